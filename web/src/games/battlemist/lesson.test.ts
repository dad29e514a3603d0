import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DecisionOffer } from '../../shell/contract';
import { lesson } from './lesson';

const BATTLEMIST = join(import.meta.dirname, '../../../../hexenkessel/games/battlemist');
const english = readdirSync(join(BATTLEMIST, 'messages')).filter((file) => file.startsWith('en'));
const spoken = english.map((file) => readFileSync(join(BATTLEMIST, 'messages', file), 'utf8')).join('\n');
const prompts = [...spoken.matchAll(/^prompt-([a-z-]+) =/gm)].map(([, name]) => name!);
const rules = readdirSync(join(BATTLEMIST, 'rulebook/en'))
  .map((file) => readFileSync(join(BATTLEMIST, 'rulebook/en', file), 'utf8'))
  .join('\n');

function asked(prompt: string, verbs: readonly string[] = []): DecisionOffer {
  const actions = verbs.map((verb) => ({ text: verb, verb, picks: [], meaning: null, preview: null }));
  return {
    prompt: { key: `prompt-${prompt}`, args: {} },
    actions,
    is_open: false,
    is_sealed: false,
    first_picks: null,
  };
}

describe('a first game', () => {
  it('has a word about every prompt', () => {
    expect(prompts.length).toBeGreaterThan(30);
    for (const prompt of prompts) expect(lesson.explain(asked(prompt), null), prompt).toHaveLength(1);
  });

  it('speaks of moments once, and once more in a battle', () => {
    const names = ['moment-council', 'moment-upkeep', 'moment-battle-start', 'moment-before-round'];
    expect(names.map((name) => lesson.explain(asked(name), null)[0]?.name)).toEqual([
      'moment', 'moment', 'battle', 'battle',
    ]); // prettier-ignore
  });

  it('speaks of what is not always possible when it is offered', () => {
    const names = lesson.explain(asked('recruiting', ['recruit', 'hire', 'build']), null);
    expect(names.map(({ name }) => name)).toEqual(['recruiting', 'hire', 'build']);
  });

  it.each(['en', 'de'])('finds its words in %s, and its rules in the book', (language) => {
    const words = readFileSync(join(BATTLEMIST, 'messages', `${language}-lesson.ftl`), 'utf8');
    for (const { name, rule } of prompts.flatMap((one) =>
      lesson.explain(asked(one, ['hire', 'build']), null),
    )) {
      for (const part of ['', '-title', '-hint']) expect(words).toContain(`\nlesson-${name}${part} = `);
      expect(rules).toContain(`## ${rule} `);
    }
  });
});
