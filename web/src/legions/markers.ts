/** The markers of stacks: `Red3` is the third of those that were made in red. */

/** The colours of the seats, as in the names of markers. */
export interface Colours {
  colours: readonly string[];
}

/** In whose colour a marker was made: who takes the markers of others has some of another colour. */
export function makerOf({ colours }: Colours, marker: string): number | undefined {
  const seat = colours.findIndex((colour) => marker.startsWith(colour));
  return seat < 0 ? undefined : seat;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

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
