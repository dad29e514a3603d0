import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../shell/contract';
import { lesson } from './lesson';

const TITAN = join(import.meta.dirname, '../../../../hexenkessel/games/titan');
const english = readdirSync(join(TITAN, 'messages')).filter((file) => file.startsWith('en'));
const spoken = english.map((file) => readFileSync(join(TITAN, 'messages', file), 'utf8')).join('\n');
const prompts = [...spoken.matchAll(/^prompt-([a-z-]+) =/gm)].map(([, name]) => name!);
const rules = readdirSync(join(TITAN, 'rulebook/en'))
  .map((file) => readFileSync(join(TITAN, 'rulebook/en', file), 'utf8'))
  .join('\n');

function asked(
  prompt: string,
  args: Decision['prompt']['args'] = {},
  verbs: readonly string[] = [],
): Decision {
  const actions = verbs.map((verb) => ({ text: verb, verb, picks: [], meaning: null, preview: null }));
  return { prompt: { key: `prompt-${prompt}`, args }, actions, is_open: false, is_sealed: false };
}

describe('a first game', () => {
  it('has a word about every prompt', () => {
    expect(prompts.length).toBeGreaterThan(10);
    for (const prompt of prompts) expect(lesson.explain(asked(prompt), null), prompt).toHaveLength(1);
  });

  it('says how to enter the map before it speaks of maneuvers', () => {
    expect(lesson.explain(asked('maneuver', { round: 1 }), null)[0]?.name).toBe('enter');
    expect(lesson.explain(asked('maneuver', { round: 2 }), null)[0]?.name).toBe('maneuver');
  });

  it('speaks of what is not always possible when it is offered', () => {
    const names = lesson.explain(asked('movement', { roll: 6 }, ['move', 'teleport']), null);
    expect(names.map(({ name }) => name)).toEqual(['movement', 'teleport']);
  });

  it.each(['en', 'de', 'hu'])('finds its words in %s, and its rules in the book', (language) => {
    const words = readFileSync(join(TITAN, 'messages', `${language}-lesson.ftl`), 'utf8');
    const verbs = ['split', 'teleport', 'rangestrike'];
    const all = [...prompts, 'maneuver'].flatMap((prompt, place) =>
      lesson.explain(asked(prompt, { round: place % 2 }, verbs), null),
    );
    for (const { name, rule } of all) {
      for (const part of ['', '-title', '-hint']) expect(words).toContain(`\nlesson-${name}${part} = `);
      expect(rules).toContain(`## ${rule} `);
    }
  });
});
