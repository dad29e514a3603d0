import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DecisionOffer } from '../../shell/contract';
import type { GodsView } from './contract';
import { lesson } from './lesson';

const MESSAGES = join(import.meta.dirname, '../../../../hexenkessel/games/gods/messages');
const SOURCE = readFileSync(join(import.meta.dirname, 'lesson.ts'), 'utf8');

function asked(key: string, verbs: string[] = [], round = 2, args = {}): string[] {
  const actions = verbs.map((verb) => ({ text: verb, verb, picks: [], meaning: null, preview: null }));
  const decision: DecisionOffer = {
    prompt: { key: `prompt-${key}`, args },
    actions,
    is_open: false,
    is_sealed: false,
    first_picks: null,
  };
  return lesson.explain(decision, { round } as GodsView).map(({ name }) => name);
}

describe('a first game', () => {
  it('explains each question when it comes, and what is rare when it is first offered', () => {
    expect(asked('division')).toEqual(['division']);
    expect(asked('movement', ['split', 'move'], 1)).toEqual(['leaving', 'split']);
    expect(asked('movement', [], 5)).toEqual(['movement']);
    expect(asked('movement', [], 11)).toEqual(['movement', 'war']);
    expect(asked('maneuver', [], 12, { round: 1 })).toEqual(['enter']);
    expect(asked('strike', ['strike', 'use'])).toEqual(['strike', 'use']);
    expect(asked('something else')).toEqual([]);
  });

  it.each(['en', 'de'])('has words for all it explains in %s', (language) => {
    const messages = readFileSync(join(MESSAGES, `${language}-lesson.ftl`), 'utf8');
    const told = [...messages.matchAll(/^lesson-([\w-]+?) =/gm)].map(([, name]) => name!);
    const names = told.filter((name) => !/-(title|hint)$/.test(name));
    for (const name of names) expect(told).toEqual(expect.arrayContaining([`${name}-title`, `${name}-hint`]));
    for (const name of names) expect(SOURCE).toMatch(new RegExp(`'?${name}'?`));
    const explained = [...SOURCE.matchAll(/name: '([\w-]+)'|^ {2}'?([\w-]+)'?: 'G/gm)].map(
      ([, one, other]) => one ?? other!,
    );
    expect(explained.filter((name) => name !== 'first' && !names.includes(name))).toEqual([]);
  });
});
