/** Hexagons on paper: they stand on a corner, so that every edge faces one of the six directions. */
import type { Box, Point } from '../../../shell/board/geometry';
import type { Placed } from '../contract';
import type { BattlemistView, RealmName } from '../view';

export const SIZE = 100; // from the middle to a corner
const HALF = (SIZE * Math.sqrt(3)) / 2; // from the middle to an edge

export interface Cell {
  q: number;
  r: number;
}

/** The six directions, clockwise from the east, as the engine counts them. */
const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore

export function centreOf({ q, r }: Cell): Point {
  return { x: HALF * (2 * q + r), y: SIZE * 1.5 * r };
}

/** `c2.-1`, as the engine names a place. */
export function cellOf(place: string): Cell | null {
  const found = /^c(-?\d+)\.(-?\d+)$/.exec(place);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** The tiles around a cell. */
export function aroundCell(tiles: Readonly<Record<RealmName, Placed>>, { q, r }: Cell): RealmName[] {
  const names = new Map(Object.entries(tiles).map(([realm, tile]) => [`${tile.q},${tile.r}`, realm]));
  return STEPS.flatMap(([dq, dr]) => names.get(`${q + dq},${r + dr}`) ?? []);
}

/** The corners of a hexagon around the origin, smaller by an inset. */
export function outline(inset = 0): string {
  const size = SIZE - inset;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - 30) * Math.PI) / 180;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The middle of an edge, a little inside, and how it is turned. */
export function edgeOf(direction: number, inset: number): Point & { angle: number } {
  const angle = direction * 60;
  const radians = (angle * Math.PI) / 180;
  return {
    x: (HALF - inset) * Math.cos(radians),
    y: (HALF - inset) * Math.sin(radians),
    angle: angle + 90,
  };
}

/** The strip along an edge, from corner to corner. */
export function stripOf(direction: number, depth: number): string {
  const at = (size: number, corner: number) => {
    const angle = ((corner * 60 - 30) * Math.PI) / 180;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  };
  const inner = SIZE - (depth * 2) / Math.sqrt(3);
  return [at(SIZE, direction), at(SIZE, direction + 1), at(inner, direction + 1), at(inner, direction)].join(
    ' ',
  );
}

/** The colour on an edge of a tile that was turned so many sixths clockwise. */
export function colourAt(edges: string, turn: number, direction: number): string {
  return edges[(direction - turn + 6) % 6] ?? '';
}

/** All of these cells, and some room around them. */
export function frameOf(cells: readonly Cell[], margin: number): Box {
  const centres = (cells.length ? cells : [{ q: 0, r: 0 }]).map(centreOf);
  const left = Math.min(...centres.map(({ x }) => x)) - HALF - margin;
  const top = Math.min(...centres.map(({ y }) => y)) - SIZE - margin;
  const right = Math.max(...centres.map(({ x }) => x)) + HALF + margin;
  const bottom = Math.max(...centres.map(({ y }) => y)) + SIZE + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** As many sixths around the origin, clockwise. */
function turned({ q, r, turn }: Placed, sixths: number): Placed {
  for (let left = sixths; left > 0; left--) [q, r] = [-r, q + r];
  return { q, r, turn: (turn + sixths) % 6 };
}

const orientations = new WeakMap<BattlemistView['tiles'], BattlemistView['tiles']>();

/** A world that is complete is shown as it fits best on a screen: what is north does not matter. */
export function oriented(view: BattlemistView): BattlemistView {
  if (Object.keys(view.neighbours).length === 0) return view;
  let best = orientations.get(view.tiles);
  if (!best) {
    const ways = [0, 1, 2].map((sixths) =>
      Object.fromEntries(Object.entries(view.tiles).map(([realm, tile]) => [realm, turned(tile, sixths)])),
    );
    const spans = ways.map((tiles) => {
      const { width, height } = frameOf(Object.values(tiles), 0);
      return Math.max(width, height);
    });
    best = ways[spans.indexOf(Math.min(...spans))]!;
    orientations.set(view.tiles, best);
  }
  return { ...view, tiles: best };
}

/** A shortest way from realm to realm, both included; empty if there is none. */
export function wayTo(
  neighbours: Readonly<Record<RealmName, readonly RealmName[]>>,
  from: RealmName,
  to: RealmName,
): RealmName[] {
  const before = new Map<RealmName, RealmName | null>([[from, null]]);
  const queue = [from];
  for (const realm of queue) {
    if (realm === to) break;
    for (const next of neighbours[realm] ?? []) {
      if (before.has(next)) continue;
      before.set(next, realm);
      queue.push(next);
    }
  }
  const way: RealmName[] = [];
  for (let realm: RealmName | null | undefined = before.has(to) ? to : null; realm; realm = before.get(realm))
    way.unshift(realm);
  return way;
}

/** A number that a realm has for good, so that no two look quite alike. */
export function seedOf(realm: RealmName): number {
  let seed = 7;
  for (const letter of realm) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}
