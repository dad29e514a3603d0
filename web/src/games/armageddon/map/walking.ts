/** Over the map with the arrow keys, field by field. */
import type { FieldNumber } from '../view';
import { NOWHERE, type Ground } from './ground';

/** By direction, clockwise from the east: where an arrow may lead, the better one first if both are as near. */
const KEYS: Readonly<Record<string, readonly number[]>> = {
  ArrowRight: [0],
  ArrowLeft: [3],
  ArrowUp: [5, 4],
  ArrowDown: [1, 2],
};

/**
 * Rows are shifted against each other: upwards and downwards one keeps as near as possible to the column in which one
 * has begun.
 */
export function stepFrom(ground: Ground, field: FieldNumber, key: string, column: number): FieldNumber {
  const around = ground.around[field] ?? [];
  const ways = (KEYS[key] ?? []).map((direction) => around[direction] ?? NOWHERE);
  const there = ways.filter((other) => other !== NOWHERE);
  const away = (other: FieldNumber) => Math.round(Math.abs(ground.centres[other]!.x - column));
  return there.sort((one, other) => away(one) - away(other))[0] ?? field;
}

export function isArrow(key: string): boolean {
  return key in KEYS;
}

/** Fields as one reads: row by row. */
export function inReadingOrder(ground: Ground, fields: readonly FieldNumber[]): FieldNumber[] {
  const at = (field: FieldNumber) => ground.centres[field]!;
  return [...fields].sort((one, other) => at(one).y - at(other).y || at(one).x - at(other).x);
}

/** The next of some fields in that order, or with -1 the one before; round and round. */
export function nextField(
  ground: Ground,
  fields: readonly FieldNumber[],
  from: FieldNumber | null,
  step: 1 | -1,
): FieldNumber | null {
  const ordered = inReadingOrder(ground, [...new Set(fields)]);
  if (ordered.length === 0) return null;
  const place = from === null ? -1 : ordered.indexOf(from);
  if (place < 0) {
    if (from === null) return ordered.at(step > 0 ? 0 : -1)!;
    const all = inReadingOrder(ground, [...ordered, from]);
    const mine = all.indexOf(from);
    return all[(mine + step + all.length) % all.length]!;
  }
  return ordered[(place + step + ordered.length) % ordered.length]!;
}
