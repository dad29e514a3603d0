import { describe, expect, it } from 'vitest';
import type { ArmageddonFigures } from '../contract';
import fixture from '../figures.fixture.json';
import * as reading from './reading';
import { goalWords, newGoal } from './scenario';
import { NoScenario } from './schema';
import { compact, write } from './writing';

const figures = fixture as unknown as ArmageddonFigures;
const read = (text: string) => reading.read(text, figures);
const blank = () => reading.blank(figures);

const files = import.meta.glob<string>('../../../../../hexenkessel/games/armageddon/scenarios/data/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shipped = Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!, text] as const);

/** What a file says, with everything that goes without saying. This is the engine's reading, written anew. */
function meaning(text: string): unknown {
  const said = JSON.parse(text);
  const unit = (one: any) => ({
    count: 1,
    riders: [],
    team: [],
    ...(typeof one === 'string' ? { kind: one } : one),
  });
  return {
    lesson: 0,
    beasts: [],
    ...said,
    land: {
      rivers: [],
      ramps: [],
      bridges: [],
      ...said.land,
      great_fields: said.land.great_fields.map((great: any) => ({
        terrain: 'lowland',
        fields: {},
        ...great,
      })),
    },
    setup: said.setup.map((placed: any) => ({ ...placed, units: placed.units.map(unit) })),
    goals: said.goals.map((goal: any) => ({
      ...(['annihilate-kind', 'capture', 'hold', 'domination'].includes(goal.goal) && { player: 0 }),
      ...(goal.goal === 'hold' && { from_round: 1 }),
      ...goal,
    })),
    hints: (said.hints ?? []).map((hint: any) => ({
      fields: [],
      prompt: '',
      player: 0,
      from_round: 1,
      until_round: 0,
      ...hint,
    })),
  };
}

describe('every scenario that comes with the game', () => {
  it('is there', () => expect(shipped.length).toBeGreaterThanOrEqual(20));

  it.each(shipped)('%s means the same after it was read and written', (_, text) => {
    expect(meaning(write(read(text)))).toEqual(meaning(text));
    expect(meaning(compact(read(text)))).toEqual(meaning(text));
    expect(read(write(read(text)))).toEqual(read(text));
  });

  it.each(shipped)('%s is written in lines that can be read', (_, text) => {
    const lines = write(read(text)).split('\n');
    const long = lines.filter((line) => line.length > 112 && !/^ *"(en|de|hu)": /.test(line));
    expect(long).toEqual([]);
    expect(lines.length).toBeLessThan(250);
  });
});

describe('a new scenario', () => {
  it('can be written and read', () => expect(read(write(blank()))).toEqual(read(compact(blank()))));

  it.each(goalWords(figures))('may be won by %s', (word) => {
    const scenario = { ...blank(), goals: [newGoal(figures, word, ['1/1'])] };
    expect(read(write(scenario)).goals).toEqual(scenario.goals);
  });
});

describe('what is no scenario is refused with the place', () => {
  const whole = JSON.parse(write(blank()));
  const changed = (change: object) => JSON.stringify({ ...whole, ...change });
  const withoutGoals = { ...whole, goals: undefined };
  it.each([
    ['', 'no-json', ''],
    ['{', 'no-json', ''],
    ['[]', 'no-scenario', ''],
    ['null', 'no-scenario', ''],
    ['"text"', 'no-scenario', ''],
    ['{"format": "another/1"}', 'no-scenario', ''],
    [' '.repeat(400_001), 'too-long', ''],
    [JSON.stringify(withoutGoals), 'missing', 'goals'],
    [changed({ more: 1 }), 'unknown', 'more'],
    [changed({ rounds: 0 }), 'wrong', 'rounds'],
    [changed({ rounds: '9' }), 'wrong', 'rounds'],
    [changed({ rounds: 1.5 }), 'wrong', 'rounds'],
    [changed({ title: 'x' }), 'wrong', 'title'],
    [changed({ title: { en: 1 } }), 'wrong', 'title.en'],
    [changed({ zones: [['1/1', 'x']] }), 'wrong', 'zones[1][2]'],
    [changed({ land: {} }), 'missing', 'land.great_fields'],
    [changed({ land: { great_fields: [{ number: 1, at: [0] }] } }), 'wrong', 'land.great_fields[1].at'],
    [
      changed({ land: { great_fields: [{ number: 1, at: [0, 0], fields: { lava: [1] } }] } }),
      'wrong',
      'land.great_fields[1].fields.lava',
    ],
    [changed({ land: { ...whole.land, rivers: [['1/1']] } }), 'wrong', 'land.rivers[1]'],
    [changed({ setup: [{ player: 1, field: '1/1', units: ['unicorn'] }] }), 'wrong', 'setup[1].units[1]'],
    [
      changed({ setup: [{ player: 1, field: '1/1', units: [{ kind: 'axe', front: 'up' }] }] }),
      'wrong',
      'setup[1].units[1].front',
    ],
    [changed({ land: { great_fields: [] } }), 'wrong', 'land.great_fields'],
    [
      changed({ land: { great_fields: [...whole.land.great_fields, { number: 1, at: [3, 3] }] } }),
      'wrong',
      'land.great_fields[3].number',
    ],
    [
      changed({ land: { great_fields: [...whole.land.great_fields, { number: 3, at: [0, 1] }] } }),
      'wrong',
      'land.great_fields[3].at',
    ],
    [changed({ land: { ...whole.land, ramps: [['1/1', '1/3']] } }), 'wrong', 'land.ramps[1]'],
    [changed({ land: { ...whole.land, ramps: [['1/1', '9/1']] } }), 'wrong', 'land.ramps[1]'],
    [changed({ players: 3 }), 'wrong', 'zones'],
    [changed({ zones: [['1/1'], ['1/49']] }), 'wrong', 'zones[2][1]'],
    [changed({ setup: [{ player: 1, field: '9/1', units: [] }] }), 'wrong', 'setup[1].field'],
    [changed({ setup: [{ player: 3, field: '1/1', units: [] }] }), 'wrong', 'setup[1].player'],
    [
      changed({ setup: [{ player: 1, field: '1/1', units: Array(9).fill({ kind: 'axe', count: 99 }) }] }),
      'wrong',
      'setup',
    ],
    [changed({ goals: [{ goal: 'cities', fields: ['1/1', '3/1'] }] }), 'wrong', 'goals[1].fields[2]'],
    [changed({ goals: [{ goal: 'win' }] }), 'wrong', 'goals[1].goal'],
    [changed({ goals: [{ goal: '__proto__' }] }), 'wrong', 'goals[1].goal'],
    [changed({ goals: [{ goal: 'clear', fields: [] }] }), 'missing', 'goals[1].player'],
    [changed({ goals: [{ goal: 'points', player: 1 }] }), 'unknown', 'goals[1].player'],
  ])('%.60s', (text, word, place) => {
    let found: unknown;
    try {
      read(text);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(NoScenario);
    expect(found).toMatchObject({ word, place });
  });
});
