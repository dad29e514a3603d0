import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DecisionOffer } from '../../shell/contract';
import { lesson } from './lesson';

const TITAN = join(import.meta.dirname, '../../../../hexenkessel/games/titan');
const english = readdirSync(join(TITAN, 'messages')).filter((file) => file.startsWith('en'));
const spoken = english.map((file) => readFileSync(join(TITAN, 'messages', file), 'utf8')).join('\n');
const prompts = [...spoken.matchAll(/^prompt-([a-z-]+) =/gm)].map(([, name]) => name!);
/** What is always, or hardly ever, among the answers to a question. */
const VERBS: Record<string, string[]> = {
  organisation: ['split', 'roll'],
  movement: ['move', 'teleport'],
  strike: ['strike', 'rangestrike'],
  summoning: ['summon'],
  spoils: ['acquire', 'muster'],
};
const rules = readdirSync(join(TITAN, 'rulebook/en'))
  .map((file) => readFileSync(join(TITAN, 'rulebook/en', file), 'utf8'))
  .join('\n');

function asked(
  prompt: string,
  args: DecisionOffer['prompt']['args'] = {},
  verbs: readonly string[] = [],
): DecisionOffer {
  const actions = verbs.map((verb) => ({ text: verb, verb, picks: [], meaning: null, preview: null }));
  return {
    prompt: { key: `prompt-${prompt}`, args },
    actions,
    is_open: false,
    is_sealed: false,
    first_picks: null,
  };
}

function names(decision: DecisionOffer, view: unknown = null): string[] {
  return lesson.explain(decision, view).map(({ name }) => name);
}

function fighting(terrain: string, side: number): unknown {
  return { battle: { terrain }, steps: [{ step: 'turn' }, { step: 'maneuver', side }] };
}

describe('a first game', () => {
  it('has a word about every prompt', () => {
    expect(prompts.length).toBeGreaterThan(10);
    for (const prompt of prompts) expect(names(asked(prompt, {}, VERBS[prompt])), prompt).not.toEqual([]);
  });

  it('says how to enter the map before it speaks of maneuvers', () => {
    expect(names(asked('maneuver', { round: 1 }), fighting('Marsh', 1))).toEqual(['enter']);
    expect(names(asked('maneuver', { round: 2 }), fighting('Marsh', 1))).toEqual(['maneuver']);
  });

  it('lets the defender of a Tower set up inside the walls', () => {
    expect(names(asked('maneuver', { round: 1 }), fighting('Tower', 1))).toEqual(['walls']);
    expect(names(asked('maneuver', { round: 1 }), fighting('Tower', 0))).toEqual(['enter']);
    expect(names(asked('maneuver', { round: 2 }), fighting('Tower', 1))).toEqual(['maneuver']);
  });

  it('lets nobody just roll who might split', () => {
    expect(names(asked('organisation', {}, ['roll']))).toEqual(['roll']);
    expect(names(asked('organisation', {}, ['split', 'roll']))).toEqual(['split']);
  });

  it('promises an Angel only where there is one', () => {
    expect(names(asked('spoils', {}, ['acquire', 'done']))).toEqual(['spoils']);
    expect(names(asked('spoils', {}, ['muster', 'done']))).toEqual(['growth']);
    expect(names(asked('spoils', {}, ['summon', 'done']))).toEqual(['growth']);
    expect(names(asked('spoils', {}, ['acquire', 'muster', 'done']))).toEqual(['spoils', 'growth']);
    expect(names(asked('summoning', {}, ['summon', 'done']))).toEqual(['summoning']);
    for (const prompt of ['spoils', 'summoning']) expect(names(asked(prompt, {}, ['done']))).toEqual([]);
  });

  it('speaks of what is not always possible when it is offered', () => {
    expect(names(asked('movement', { roll: 6 }, ['move', 'teleport']))).toEqual(['movement', 'teleport']);
  });

  it.each(['en', 'de', 'hu'])('finds its words in %s, and its rules in the book', (language) => {
    const words = readFileSync(join(TITAN, 'messages', `${language}-lesson.ftl`), 'utf8');
    const all = prompts.flatMap((prompt) => [
      ...lesson.explain(asked(prompt, { round: 1 }, VERBS[prompt]), fighting('Tower', 1)),
      ...lesson.explain(asked(prompt, { round: 1 }), null),
      ...lesson.explain(asked(prompt, { round: 2 }), null),
    ]);
    const told = new Set([...words.matchAll(/^lesson-([a-z]+) =/gm)].map(([, name]) => name));
    expect(new Set(all.map(({ name }) => name))).toEqual(told);
    for (const { name, rule } of all) {
      for (const part of ['', '-title', '-hint']) expect(words).toContain(`\nlesson-${name}${part} = `);
      expect(rules).toContain(`## ${rule} `);
    }
  });
});
