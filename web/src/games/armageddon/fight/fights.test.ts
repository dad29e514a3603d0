import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '../../../shell/contract';
import { fightsIn } from './fights';

const entry: StoryEntry = {
  number: 7,
  seat: 0,
  action: 'attack 1 9 -',
  events: [
    {
      key: 'duel',
      args: {
        manner: 'duel', seat: 0, figure: 1, kind: 'axe', field: '1/4', supporter: 0, support: '',
        foe: 1, target: 9, other: 'lance', place: '1/5', attack: 11,
        attack_points: ['attacker 2', 'axe-against-lance 1'], attack_total: 14,
        defence: 9, defence_points: [], defence_total: 9, result: 'attacker',
      },
    },
    { key: 'promoted', args: { seat: 0, figure: 1, kind: 'axe', becomes: 'champion' } },
  ],
  rolls: [
    { purpose: 'attack', dice: [6, 3, 2], sides: 6, draw: null },
    { purpose: 'defence', dice: [3, 3, 3], sides: 6, draw: null },
  ],
}; // prettier-ignore

describe('fights', () => {
  it('have their dice and all that counted', () => {
    const [fight] = fightsIn([entry]);
    expect(fight?.attacker.dice).toEqual([6, 3, 2]);
    expect(fight?.defender.dice).toEqual([3, 3, 3]);
    expect(fight?.attacker.items).toEqual([
      ['attacker', 2],
      ['axe-against-lance', 1],
    ]);
    expect(fight?.result).toBe('attacker');
  });
});
