/** The players' colours and patterns are the shell's; what belongs to nobody is grey and plain. */
export function fillOf(seat: number | null): string {
  return seat === null ? 'var(--nobody)' : `var(--seat-${seat % 6})`;
}

/** What can be read on the fill. */
export function inkOf(seat: number | null): string {
  return seat === null ? 'var(--ink)' : `var(--seat-${seat % 6}-ink)`;
}

/** The same colour as writing on paper. */
export function textOf(seat: number | null): string {
  return seat === null ? 'var(--ink-soft)' : `var(--seat-${seat % 6}-text)`;
}

/** For `fill`: the shell's pattern. */
export function patternOf(seat: number | null): string {
  return seat === null ? 'none' : `url(#seat-pattern-${seat % 6})`;
}
