import { describe, expect, it } from 'vitest';
import type { DiceParts, StoryEntry } from '../contract';
import { checkPledge, checkRolls, fingerprintOf, keyAfter, rollDice, withDraws } from './dicecheck';
import figures from './dicecheck.figures.json';

const parts = figures.parts as DiceParts;
const story = figures.story as unknown as StoryEntry[];

describe('dice, made again', () => {
  it('are those of the kernel, with any number of sides', () => {
    for (const { draw, sides, dice } of figures.rolls) {
      expect(rollDice(keyAfter(parts, 7), 8, draw, 'test', dice.length, sides)).toEqual(dice);
    }
  });

  it('fit the story of a whole game', () => {
    const checked = checkRolls(parts, story);
    expect(checked.length).toBeGreaterThan(20);
    expect(checked.filter(({ fits }) => !fits)).toEqual([]);
  });

  it('fit a game that was played on with new dice', () => {
    const forked = figures.forked as unknown as { parts: DiceParts; story: StoryEntry[] };
    expect(checkRolls(forked.parts, forked.story).every(({ fits }) => fits)).toBe(true);
    // The old dice would have fallen otherwise.
    const wrong = checkRolls(parts, forked.story).filter(({ fits }) => !fits);
    const [first] = wrong;
    expect(first!.number).toBeGreaterThan(forked.parts.forks![0]!.after);
  });

  it('do not change by who has given no part', () => {
    const gaps = { ...parts, seats: [null, parts.seats[0]!, null, parts.seats[1]!] };
    expect(checkRolls(gaps, story).every(({ fits }) => fits)).toBe(true);
  });

  it('betray a die that was turned', () => {
    const turned = structuredClone(story) as unknown as { number: number; rolls: { dice: number[] }[] }[];
    const strike = turned.find(({ rolls }) => rolls.some(({ dice }) => dice.length > 3))!;
    strike.rolls[0]!.dice[1] = 1 + (strike.rolls[0]!.dice[1]! % 6);
    const checked = checkRolls(parts, turned as unknown as StoryEntry[]);
    expect(checked.filter(({ fits }) => !fits).map(({ number }) => number)).toEqual([strike.number]);
  });

  it('may have any number of sides, and may follow draws in secret', () => {
    const made = rollDice(keyAfter(parts, 11), 12, 3, 'wheel', 8, 10);
    const roll = { purpose: 'wheel', dice: made, sides: 10, draw: null };
    const seen = { number: 12, seat: 0, action: null, events: [], rolls: [roll] };
    const told = { ...seen, rolls: [{ ...roll, draw: 3 }] };
    expect(checkRolls(parts, [seen])).toMatchObject([{ fits: false }]);
    expect(checkRolls(parts, withDraws([seen], [told]))).toMatchObject([{ fits: true }]);
  });

  it('of the opening belong to no fork', () => {
    const rolls = story[0]!.rolls;
    const forked = { ...parts, forks: [{ after: 0, host: 'anew' }] };
    expect(rolls.length).toBeGreaterThan(0);
    expect(checkRolls(forked, [story[0]!]).every(({ fits }) => fits)).toBe(true);
  });
});

describe('what was pledged', () => {
  const { commitment } = figures;

  it('is kept', () => {
    expect(fingerprintOf(parts.host)).toBe(commitment);
    expect(checkPledge(parts, { commitment, parts: [parts.seats[1]!] })).toEqual({
      commitment: true,
      mine: true,
    });
  });

  it('is not kept by another part of the host', () => {
    const other = { ...parts, host: 'another' };
    expect(checkPledge(other, { commitment, parts: ['mine'] })).toEqual({ commitment: false, mine: false });
  });

  it('is unknown to whoever came later', () => {
    expect(checkPledge(parts, null)).toEqual({ commitment: null, mine: null });
  });
});
