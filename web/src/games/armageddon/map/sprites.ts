/** Pieces of landscape: trees, tufts, dunes, rocks, each a few strokes around its foot, on layers that have a colour. */

/** From the lowest to the uppermost: what of all pieces has one colour is drawn at once. */
export const LAYERS = [
  'snow', 'pool', 'ripple', 'shade', 'hill', 'hill-shade', 'hill-line', 'mound', 'mound-shade', 'dune', 'dune-line', 'drift', 'crack', 'wave',
  'stalk', 'tuft', 'head', 'stone', 'trunk', 'tree', 'tree-light', 'leaves', 'leaves-light', 'rock', 'rock-dark', 'cap',
] as const; // prettier-ignore
export type Layer = (typeof LAYERS)[number];

/** Written as SVG does, relative, in pairs of numbers; from the foot of the piece. */
type Strokes = Readonly<Partial<Record<Layer, string>>>;

const ellipse = (x: number, y: number, rx: number, ry: number): string => {
  const [a, b] = [rx * 0.552, ry * 0.552];
  return (
    `m${x - rx} ${y}c0 ${-b} ${rx - a} ${-ry} ${rx} ${-ry}c${a} 0 ${rx} ${ry - b} ${rx} ${ry}` +
    `c0 ${b} ${a - rx} ${ry} ${-rx} ${ry}c${-a} 0 ${-rx} ${b - ry} ${-rx} ${-ry}z`
  );
};

const ROCK = 'm-13 4l9-15 3 3.5 5-8.5 12 20z';

const SPRITES = {
  conifer: {
    shade: ellipse(3, 1, 8, 2.4),
    trunk: 'm0-1l0 3',
    tree: 'm0-18l6.500 9.500-2.800-.3 5.800 9.300-18 0 5.800-9.300-2.800.3z',
    'tree-light': 'm0-18l-6.500 9.500 2.800-.3-5.800 9.300 5.500 0 4-9.500z',
  },
  leafy: {
    shade: ellipse(3, 0.5, 8, 2.6),
    trunk: 'm0-3l0 4',
    leaves: `m-8-7c-1.500-5 3-9 6-8.500c2-3 8-2 8.500 2c4 1 4 7 0 8.500c-2 3-6 2.500-7 1c-3 1-7 0-7.500-3z`,
    'leaves-light': ellipse(-2, -10.5, 3.8, 3.2),
  },
  tuft: { tuft: 'm-4 0q.5-4-1-6.500m5 7l0-8m4 7.500q-.5-4 1-6.500' },
  hill: {
    hill: 'm-14 1c3-8 8-11 14-11c6 0 11 3 14 11z',
    'hill-shade': 'm2-10c5 0 9 3 12 11l-7 0c0-5-2-9-5-11z',
    'hill-line': 'm-14 1c3-8 8-11 14-11c6 0 11 3 14 11',
  },
  mound: {
    mound: 'm-14 1c3-8 8-11 14-11c6 0 11 3 14 11z',
    'mound-shade': 'm1-10c6 0 10 3 13 11l-9 0c1-5-1-9-4-11z',
    drift: 'm-14 1c3-8 8-11 14-11c6 0 11 3 14 11',
  },
  dune: {
    dune: 'm-17 3c7-8 14-10 20-9c6 1 10 8 15 10c-8-2-13-3-18-1c-6 2-11 1-17 0z',
    'dune-line': 'm-17 3c7-8 14-10 20-9c6 1 10 8 15 10',
  },
  stone: { shade: ellipse(2, 2, 5.5, 1.8), stone: 'm-4.500 2l1-4.500 3.500-2.200 3.500 2.200 1.200 4.500z' },
  pool: {
    pool: 'm-13 0c1-5 8-5 12-4c5-1 12 0 13 3c1 4-7 5-12 4.500c-6 1-13 0-13-3.500z',
    ripple: 'm-7-.5q3-1.500 6 0m1 2q3-1.500 6 0',
  },
  reeds: {
    stalk: 'm-5 1q0-6-2-10m6 10l0-13m5 13q0-5 2-8',
    head: ellipse(-7, -10, 1.2, 2.8) + ellipse(7, -13, 1.2, 2.8),
  },
  drift: { drift: 'm-12 0q6-4.500 12-1.500q5 2.500 11-1.500' },
  wave: { wave: 'm-9 0q4.500-4 9 0q4.500 4 9 0' },
  rock: { shade: ellipse(4, 4, 15, 2.6), rock: ROCK, 'rock-dark': 'm4-16l12 20-9 0-1-8-3.500-5z' },
  alp: {
    shade: ellipse(4, 4, 15, 2.6),
    rock: ROCK,
    'rock-dark': 'm4-16l12 20-9 0-1-8-3.500-5z',
    cap: 'm4-16l-4.200 7.200 2.200-1 1.800 2.600 2-2.400 2.200.6z',
  },
} as const satisfies Record<string, Strokes>;

export type Sprite = keyof typeof SPRITES;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const known = new Map<string, string>();

/** A stroke as large as told; mirrored where `across` is less than nothing. */
function scaled(strokes: string, across: number, down: number): string {
  const key = `${across} ${down} ${strokes}`;
  let found = known.get(key);
  if (found === undefined) {
    let place = 0;
    found = strokes.replace(NUMBER, (number) => {
      const size = Number(number) * (place++ % 2 ? down : across);
      return ` ${Math.round(size * 10) / 10}`;
    });
    known.set(key, found);
  }
  return found;
}

const STEPS = 8; // sizes between one and two: so few that they are worked out once

/** Draw a piece on its layers. */
export function place(
  on: Map<Layer, string[]>,
  sprite: Sprite,
  at: { x: number; y: number },
  size: number,
  isMirrored: boolean,
): void {
  const tall = Math.round(size * STEPS) / STEPS;
  for (const [layer, strokes] of Object.entries(SPRITES[sprite]) as [Layer, string][]) {
    const drawn = `M${Math.round(at.x)} ${Math.round(at.y)}${scaled(strokes, isMirrored ? -tall : tall, tall)}`;
    const before = on.get(layer);
    if (before) before.push(drawn);
    else on.set(layer, [drawn]);
  }
}
