import { describe, expect, it } from 'vitest';
import type { Message } from '../../../shell/fluent';
import { battleFrames, frameOf, unitsOf } from './course';
import type { BattlemistView } from '../view';

const event = (key: string, args: Message['args'] = {}): Message => ({ key, args });
const BEGINNING = event('battle', {
  realm: 'oxmarch',
  attacker: 0,
  defender: 2,
  attacking: ['footman', 'footman', 'archer'],
  defending: ['footman', 'cavalry'],
});
const shot = (seat: number, dice: number[], results: string[]) =>
  event('attacked', { seat, arm: 'archery', units: ['archer'], dice, results, kills: 0, routs: 1 });

describe('a battle', () => {
  it('begins with everybody upright', () => {
    const [frame] = battleFrames(null, [BEGINNING]);
    expect(frame?.sides[0].ready).toEqual([2, 1, 0, 0, 0, 0]);
    expect(frame?.sides[1].seat).toBe(2);
  });

  it('shows the dice of both sides at once, and what each of them did', () => {
    const frames = battleFrames(null, [BEGINNING, shot(0, [7], ['rout']), shot(2, [2], ['miss'])]);
    expect(frames).toHaveLength(2);
    expect(frames[1]?.sides.map(({ dice }) => dice[0]?.result)).toEqual(['rout', 'miss']);
    expect(frames[1]?.part).toBe('archery');
  });

  it('takes the dead from those who stand, and then from those who fled', () => {
    const frames = battleFrames(null, [
      BEGINNING,
      event('losses', { seat: 2, killed: ['footman'], routed: ['cavalry'] }),
      event('losses', { seat: 2, killed: ['cavalry'], routed: [] }),
    ]);
    const side = frames.at(-1)!.sides[1];
    expect(side.ready).toEqual(unitsOf([]));
    expect(side.routed).toEqual(unitsOf([]));
    expect(side.killed).toEqual(unitsOf(['footman', 'cavalry']));
  });

  it('brings back who rallies and clears the table for the next round', () => {
    const frames = battleFrames(null, [
      BEGINNING,
      shot(0, [7], ['rout']),
      event('losses', { seat: 2, killed: [], routed: ['footman'] }),
      event('combat-round', { round: 2 }),
      event('rally', { seat: 2, die: 9, bonus: 0, count: 3 }),
      event('rallied', { seat: 2, units: ['footman'] }),
    ]);
    expect(frames.find(({ round, part }) => round === 2 && part === null)?.sides[0].dice).toEqual([]);
    expect(frames.at(-1)?.sides[1].ready).toEqual(unitsOf(['footman', 'cavalry']));
    expect(frames.at(-1)?.sides[1].rally?.count).toBe(3);
  });

  it('ends, and is over then', () => {
    const frames = battleFrames(null, [
      BEGINNING,
      event('battle-won', { seat: 0, realm: 'oxmarch', units: [] }),
    ]);
    expect(frames.at(-1)?.ending).toEqual({ kind: 'won', seat: 0 });
    expect(battleFrames(frames.at(-1)!, [event('combat-round', { round: 9 })])).toEqual([]);
  });

  it('can be joined in its midst: who is missing was killed', () => {
    const view = {
      forces: { oxmarch: [{ owner: 2, units: [3, 0, 0, 0, 0, 0] }, { owner: 0, units: [1, 0, 0, 0, 0, 0] }] },
      battle: {
        realm: 'oxmarch',
        round: 3,
        step: 'melee',
        attacker: { seat: 0, race: 'orcs', ready: [1, 0, 0, 0, 0, 0], routed: [0, 0, 0, 0, 0, 0], killed: 0 },
        defender: { seat: 2, race: 'elves', ready: [1, 0, 0, 0, 0, 0], routed: [1, 0, 0, 0, 0, 0], killed: 1 },
        attackers: [[1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]],
        dice: [[4], []],
      },
      results: [['miss'], []],
    } as unknown as BattlemistView; // prettier-ignore
    const frame = frameOf(view, null);
    expect(frame?.sides[1].killed).toEqual([1, 0, 0, 0, 0, 0]);
    expect(frame?.sides[0].dice).toEqual([{ face: 4, result: 'miss' }]);
    expect(frameOf({ ...view, battle: null } as BattlemistView, null)).toBeNull();
  });
});
