/** The seats: the shell's colours and patterns, by the names of their markers; and grey, which is nobody's. */
import { paintOf, type Paint } from '../../legions/paint';
import type { Seat } from './view';

/** Red, green, blue and black are the shell's colours with these numbers. */
export const BADGES: readonly number[] = [0, 3, 1, 4];

const GREY: Paint = { fill: 'var(--grey)', ink: 'var(--grey-ink)', pattern: 'none' };

/** The God, for whom Titan players fight side by side. */
export const GOLD: Paint = { fill: 'var(--gold)', ink: 'var(--gold-ink)', pattern: 'none' };

/** A seat's colour; grey for garrisons that are nobody's. */
export function paintFor(seat: Seat): Paint {
  const badge = BADGES[seat];
  return badge === undefined ? GREY : paintOf(badge);
}
