/** The six races: each has one of the shell's colours, with the pattern and the ink that go with it. */

/** Red, blue, gold, green, black and brown, as the seats of the shell. */
const NUMBERS: Readonly<Record<string, number>> = {
  dwarves: 0,
  knights: 1,
  elves: 2,
  orcs: 3,
  'dark-lord': 4,
  barbarians: 5,
};

export const RACES = Object.keys(NUMBERS);

/** Which of the six colours and patterns is a race's own. */
export function numberOf(race: string | undefined): number | null {
  return NUMBERS[race ?? ''] ?? null;
}

export function fillOf(race: string | undefined): string {
  return `var(--seat-${numberOf(race) ?? 4})`;
}

/** What can be read on the fill. */
export function inkOf(race: string | undefined): string {
  return `var(--seat-${numberOf(race) ?? 4}-ink)`;
}

/** The same colour as writing on paper. */
export function textOf(race: string | undefined): string {
  return `var(--seat-${numberOf(race) ?? 4}-text)`;
}

/** For `fill`: the shell's pattern. */
export function patternOf(race: string | undefined): string {
  return `url(#seat-pattern-${numberOf(race) ?? 4})`;
}

/** The colours on the edges of tiles, each with a shape of its own for those who tell colours badly. */
export const EDGES: Readonly<Record<string, { name: string; colour: string; shape: string }>> = {
  B: { name: 'blue', colour: 'var(--edge-blue)', shape: 'M-7 -5H7V5H-7Z' },
  R: { name: 'red', colour: 'var(--edge-red)', shape: 'M-8 5L0 -7L8 5Z' },
  G: { name: 'green', colour: 'var(--edge-green)', shape: 'M-7 0A7 6.5 0 0 1 7 0A7 6.5 0 0 1 -7 0Z' },
  Y: { name: 'yellow', colour: 'var(--edge-yellow)', shape: 'M0 -8L8 0L0 8L-8 0Z' },
};
