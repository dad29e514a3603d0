import { describe, expect, it } from 'vitest';
import type { ArmageddonFigures } from '../contract';
import { battleIn, lastChapter, sidesIn, teamsOf, withAlly } from './battles';

const fight = {
  word: 's01',
  players: 2,
  figures: 22,
  rounds: 10,
  chapters: [2, 3],
  land: { great_fields: [] },
};
const figures = {
  battles: [fight],
  fitting: { 2: fight },
  phalanx: { men: 4 },
} as unknown as ArmageddonFigures;

describe('the battle that is chosen', () => {
  it('is known by its word, and without one by the number of players', () => {
    expect(battleIn(figures, 's01', 5)).toBe(fight);
    expect(battleIn(figures, '', 2)).toBe(fight);
    expect(battleIn(figures, 'nonsense', 2)).toBeNull();
    expect(battleIn(figures, '{"format":', 2)).toBeNull();
  });

  it('may be written by somebody: then its figures are counted', () => {
    const units = [
      'axe',
      { kind: 'sword', count: 2 },
      { kind: 'lance', front: 'E' },
      { kind: 'elephant', riders: ['bow'] },
    ];
    const text = JSON.stringify({
      id: 'mine',
      players: 3,
      rounds: 5,
      chapters: [2, '14.3'],
      setup: [{ units }],
    });
    expect(battleIn(figures, text, 2)).toMatchObject({ word: 'mine', players: 3, figures: 1 + 2 + 4 + 2 });
    expect(lastChapter(battleIn(figures, text, 2)!)).toBe(14);
  });
});

describe('who fights together', () => {
  it('is as written, or everybody alone where that does not fit the players', () => {
    expect(sidesIn('12-34', 4)).toEqual([0, 0, 1, 1]);
    expect(sidesIn('12-34', 3)).toEqual([0, 1, 2]);
    expect(sidesIn('', 3)).toEqual([0, 1, 2]);
  });

  it('is ticked player by player', () => {
    const pair = withAlly([0, 1, 2], 2, 0);
    expect(pair).toEqual([0, 1, 0]);
    expect(teamsOf(pair)).toBe('13-2');
    expect(teamsOf(withAlly(pair, 2, null))).toBe('');
  });
});
