/** Whose something is, to be seen: a colour, what can be read on it, and a pattern for those who tell colours badly. */
export interface Paint {
  fill: string;
  ink: string;
  pattern: string; // for `fill` and `stroke`; 'none' where there is none
}

/** The shell's colour and pattern with this number. */
export function paintOf(badge: number): Paint {
  return {
    fill: `var(--seat-${badge})`,
    ink: `var(--seat-${badge}-ink)`,
    pattern: `url(#seat-pattern-${badge})`,
  };
}
