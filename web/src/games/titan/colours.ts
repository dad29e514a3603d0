/** The six seats: the shell's colours, with the pattern that each has for those who tell colours badly. */
import type { Seat } from './view';

/** As in the names of markers. */
const NAMES = ['Red', 'Blue', 'Gold', 'Green', 'Black', 'Brown'] as const;

export const SEATS = NAMES.map((_, seat) => seat);

export function colourName(seat: Seat): string {
  return NAMES[seat] ?? '';
}

/** In whose colour a marker was made: who takes the markers of the fallen has some of another colour. */
export function makerOf(marker: string): Seat | undefined {
  return SEATS.find((seat) => marker.startsWith(colourName(seat)));
}

export function fillOf(seat: Seat): string {
  return `var(--seat-${seat})`;
}

/** What can be read on the fill. */
export function inkOf(seat: Seat): string {
  return `var(--seat-${seat}-ink)`;
}

/** For `fill`: the shell's pattern. */
export function patternOf(seat: Seat): string {
  return `url(#seat-pattern-${seat})`;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function numberOf(marker: string): number {
  return Number(/\d+$/.exec(marker)?.[0] ?? 0);
}

/** The number of a marker as it is painted on it. */
export function romanOf(marker: string): string {
  const number = numberOf(marker);
  return ROMAN[number] ?? String(number);
}

/** For sorting: those of one colour together, the first first. */
export function inOrder(one: string, other: string): number {
  return (makerOf(one) ?? 0) - (makerOf(other) ?? 0) || numberOf(one) - numberOf(other);
}
