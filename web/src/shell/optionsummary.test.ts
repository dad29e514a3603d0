import { describe, expect, it } from 'vitest';
import type { OptionForm } from './contract';
import { speechOf } from './fluent';
import { unusualTerms } from './optionsummary';

const speech = speechOf([
  [
    'en',
    `option-points-name = Points to win
option-map-name = Map
option-map-islands = Islands
option-mulligan-name = Second roll`,
  ],
]);
const FORMS: readonly OptionForm[] = [
  { name: 'points', type: 'int', default: 0 },
  { name: 'map', type: 'text', default: '', choices: ['islands', 'desert'] },
  { name: 'mulligan', type: 'bool', default: true },
  {
    name: 'prices',
    type: 'table',
    default: '',
    table: { rows: ['pawn'], columns: ['gold', 'iron'], least: [0, 0], most: [9, 9], usual: [[1, 2]] },
  },
];
const terms = (options: Record<string, string | number | boolean>, isBrief = false) =>
  unusualTerms(speech, FORMS, { options }, isBrief);

describe('terms of a table', () => {
  it('are not mentioned where they are as usual', () => {
    expect(terms({})).toEqual([]);
    expect(terms({ points: 0, map: '', mulligan: true, prices: '' })).toEqual([]);
  });

  it('are said in the order in which they are chosen', () => {
    expect(terms({ mulligan: false, map: 'islands', points: 80 })).toEqual([
      'Points to win: 80',
      'Map: Islands',
      'without “Second roll”',
    ]);
  });

  it('do not show what somebody has made himself', () => {
    expect(terms({ map: 'x'.repeat(500) })).toEqual(['Map: Home-made']);
  });

  it('count changed numbers where there is no room for them', () => {
    const options = { prices: 'pawn.gold=3 pawn.iron=4' };
    expect(terms(options)).toEqual(['Prices: Pawn: Gold 3 (1), Iron 4 (2)']);
    expect(terms(options, true)).toEqual(['Prices: 2 numbers changed']);
  });
});
