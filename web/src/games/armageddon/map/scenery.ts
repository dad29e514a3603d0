/** What grows and stands on the fields, strewn by a number that each field has for good: so that no two look alike. */
import type { Point } from '../../../shell/board/geometry';
import type { Terrain } from '../contract';
import { spot, type Ground } from './ground';
import { LAYERS, place, type Layer, type Sprite } from './sprites';

/** So many of a piece around the middle of a field, so far from it, so large. */
type Ring = readonly [sprite: Sprite, count: number, radius: number, size: number];

const WOODS: readonly Ring[] = [['conifer', 6, 28, 0.9], ['leafy', 3, 12, 0.9]]; // prettier-ignore
const SCENES: Readonly<Record<Terrain, readonly Ring[]>> = {
  lowland: [['tuft', 3, 25, 0.8]],
  highland: [['hill', 2, 20, 0.85], ['tuft', 3, 28, 0.75]],
  mountain: [['rock', 4, 24, 0.85], ['stone', 2, 14, 0.8]],
  forest: WOODS,
  swamp: [['pool', 3, 22, 0.85], ['reeds', 4, 27, 0.95]],
  desert: [['dune', 3, 21, 0.85], ['stone', 1, 30, 0.6]],
  'highland-desert': [['dune', 2, 20, 0.85], ['stone', 3, 25, 0.8]],
  'ice-lowland': [['drift', 4, 22, 0.95]],
  'ice-highland': [['mound', 2, 20, 0.85], ['drift', 3, 27, 0.85]],
  'ice-mountain': [['alp', 4, 24, 0.85], ['drift', 2, 14, 0.8]],
  water: [['wave', 3, 22, 0.9]],
  peaks: [['alp', 3, 25, 1.05], ['alp', 1, 0, 2.2]],
}; // prettier-ignore
/** Which woods have more of which trees is up to the field. */
const LEAFY: readonly Ring[] = [['leafy', 6, 27, 0.95], ['conifer', 3, 12, 0.85]]; // prettier-ignore

const FROZEN: ReadonlySet<Terrain> = new Set(['ice-highland', 'ice-mountain']);

/** Numbers from 0 to 1, always the same for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 99991;
  return seed;
}

/** Strew the scenery of one field. */
export function strew(on: Map<Layer, string[]>, terrain: Terrain, { x, y }: Point, seed: number): void {
  const next = numbersOf(seed);
  if (FROZEN.has(terrain)) snow(on, { x, y }, next);
  const rings = terrain === 'forest' && next() < 0.4 ? LEAFY : SCENES[terrain];
  const pieces = rings.flatMap(([sprite, count, radius, size]) => {
    const turn = next() * 7;
    return Array.from({ length: count }, (_, number) => {
      const angle = turn + ((number + (next() - 0.5) * 0.5) * 2 * Math.PI) / count;
      const away = radius * (0.86 + next() * 0.24);
      // The foot of what is tall stands lower than its middle.
      const at = { x: x + away * Math.cos(angle), y: y + 5 + away * 0.94 * Math.sin(angle) };
      return { sprite, at, size: size * (0.88 + next() * 0.24), isMirrored: next() < 0.5 };
    });
  });
  // What is nearer lies upon what is behind it. What is lit from the left stays so.
  pieces.sort((one, other) => one.at.y - other.at.y);
  for (const { sprite, at, size, isMirrored } of pieces)
    place(on, sprite, at, size, isMirrored && (sprite === 'tuft' || sprite === 'reeds' || sprite === 'pool'));
}

/** A blanket of snow, through which the ground shows at its rim. */
function snow(on: Map<Layer, string[]>, { x, y }: Point, next: () => number): void {
  const points = Array.from({ length: 11 }, (_, number) => {
    const angle = (number * 2 * Math.PI) / 11;
    const away = 27 + next() * 14;
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  });
  const bends = points.map((point, number) => {
    const after = points[(number + 1) % points.length]!;
    return `Q${spot(point)} ${spot({ x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 })}`;
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  const start = spot({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 });
  on.set('snow', [...(on.get('snow') ?? []), `M${start}${bends.join('')}Z`]);
}

export type Scenery = readonly { layer: Layer; path: string }[];

export function inOrder(on: ReadonlyMap<Layer, readonly string[]>): Scenery {
  return LAYERS.flatMap((layer) => {
    const strokes = on.get(layer);
    return strokes ? [{ layer, path: strokes.join('') }] : [];
  });
}

export function sceneryOf(ground: Ground): Scenery {
  const on = new Map<Layer, string[]>();
  // From the back of the land to its front.
  const fields = [...ground.centres.keys()].sort(
    (one, other) => ground.centres[one]!.y - ground.centres[other]!.y,
  );
  for (const field of fields)
    strew(on, ground.terrain[field]!, ground.centres[field]!, seedOf(ground.names[field]!));
  return inOrder(on);
}

const PLAIN: ReadonlySet<Terrain> = new Set(['water', 'ice-lowland', 'ice-highland', 'ice-mountain']);

/** Lighter and darker spots all over the land, as on old paper. */
export function spotsOf(ground: Ground): { light: string; dark: string } {
  const spots = { light: '', dark: '' };
  for (const [field, { x, y }] of ground.centres.entries()) {
    if (PLAIN.has(ground.terrain[field]!)) continue;
    const next = numbersOf(seedOf(ground.names[field]!) + 1);
    for (const shade of ['light', 'dark'] as const) {
      const [rx, ry] = [Math.round(12 + next() * 14), Math.round(7 + next() * 9)];
      const [left, top] = [Math.round(x + (next() - 0.5) * 30 - rx), Math.round(y + (next() - 0.5) * 40)];
      spots[shade] +=
        `M${left} ${top}a${rx} ${ry} ${Math.round(next() * 60 - 30)} 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    }
  }
  return spots;
}
