/**
 * Every roll of a game made again from the parts of its dice, in this browser, so that nobody need be believed.
 * The same sums as in the kernel's dice: a keyed hash of the number of the action, the number and the purpose of the draw.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceParts, RollShown, StoryEntry } from '../contract';
import type { Pledge } from '../dicecommitments';

export interface CheckedRoll {
  number: number; // of the action; 0 is the opening
  seat: number;
  roll: RollShown;
  fits: boolean; // made again exactly from the parts
  expected: readonly number[];
}

export interface Pledged {
  commitment: boolean | null; // whether the host kept to it; null if this browser was not there at the beginning
  mine: boolean | null; // whether a part that this browser gave is among them; null if it gave none
}

export function fingerprintOf(part: string): string {
  return bytesToHex(sha256(utf8ToBytes(part)));
}

export function checkPledge(parts: DiceParts, pledge: Pledge | null): Pledged {
  // A game that was played on is pledged by its newest part.
  const newest = parts.forks?.at(-1)?.host ?? parts.host;
  return {
    commitment: pledge?.commitment ? fingerprintOf(newest) === pledge.commitment : null,
    mine: pledge?.parts.length ? pledge.parts.some((part) => parts.seats.includes(part)) : null,
  };
}

/** The key of the action that follows so many others. */
export function keyAfter(parts: DiceParts, number: number): Uint8Array {
  const forks = (parts.forks ?? []).filter((fork) => fork.after <= number);
  const recipe = [
    'hexenkessel dice',
    parts.host,
    ...parts.seats.filter((part) => part !== null),
    ...forks.map(({ after, host }) => [after, host]),
  ];
  return blake2b(utf8ToBytes(JSON.stringify(recipe)), { dkLen: 32 });
}

/** So many dice: bytes of a hash, without those that would favour low faces. */
export function rollDice(
  key: Uint8Array,
  number: number, // of the action; 0 is the opening
  draw: number, // the first draw of an action is 1
  purpose: string,
  count: number,
  sides: number,
): number[] {
  const width = sides <= 256 ? 1 : 4;
  const all = 256 ** width;
  const fair = all - (all % sides);
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block += 1) {
    const bytes = blake2b(utf8ToBytes(`${number}|${draw}|${purpose}|${block}`), { key });
    for (let at = 0; at < bytes.length && dice.length < count; at += width) {
      const raw = bytes.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);
      if (raw < fair) dice.push(1 + (raw % sides));
    }
  }
  return dice;
}

/** The dice as this browser saw them fall, each with the number of its draw, which is told only afterwards. */
export function withDraws(seen: readonly StoryEntry[], told: readonly StoryEntry[]): StoryEntry[] {
  const afterwards = new Map(told.map((entry) => [entry.number, entry.rolls]));
  return seen.map((entry) => {
    const rolls = afterwards.get(entry.number) ?? [];
    return { ...entry, rolls: entry.rolls.map((roll, at) => ({ ...roll, draw: rolls[at]?.draw ?? null })) };
  });
}

export function checkRolls(parts: DiceParts, story: readonly StoryEntry[]): CheckedRoll[] {
  return story.flatMap((entry) => checkEntry(parts, entry));
}

function checkEntry(parts: DiceParts, { number, seat, rolls }: StoryEntry): CheckedRoll[] {
  if (rolls.length === 0) return [];
  // So many actions came before: -1 for the opening, which belongs to no fork.
  const key = keyAfter(parts, number - 1);
  return rolls.map((roll, at) => {
    const draw = roll.draw ?? at + 1;
    const expected = rollDice(key, number, draw, roll.purpose, roll.dice.length, roll.sides);
    return { number, seat, roll, expected, fits: isSame(expected, roll.dice) };
  });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((face, at) => face === other[at]);
}
