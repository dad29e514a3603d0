/** The six seats: the shell's colours, with the pattern that each has for those who tell colours badly. */
import type { TitanFigures } from './contract';
import type { Seat } from './view';

/** The colours of the seats, as in the names of markers. */
export type Colours = Pick<TitanFigures, 'colours'>;

/** In whose colour a marker was made: who takes the markers of the fallen has some of another colour. */
export function makerOf({ colours }: Colours, marker: string): Seat | undefined {
  const seat = colours.findIndex((colour) => marker.startsWith(colour));
  return seat < 0 ? undefined : seat;
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
export function inOrder(figures: Colours, one: string, other: string): number {
  const makers = [one, other].map((marker) => makerOf(figures, marker) ?? 0);
  return makers[0]! - makers[1]! || numberOf(one) - numberOf(other);
}
