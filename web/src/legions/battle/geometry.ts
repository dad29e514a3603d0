/**
 * A battlefield on paper: 27 hexes with flat tops in six columns, its name at the upper right. Sides of a
 * hex are numbered clockwise from the top.
 */
import type { Box, Point } from '../../shell/board/geometry';
import type { HexFigures, Hexes, HexLabel } from './scene';

export const RADIUS = 100;
export const RISE = (RADIUS * Math.sqrt(3)) / 2; // from the middle of a hex to its flat top

export function hexCentre({ x, y }: Pick<HexFigures, 'x' | 'y'>): Point {
  return { x: 1.5 * RADIUS * x, y: 2 * RISE * (y + (x % 2 ? 0.5 : 0)) };
}

/** The corners around (0, 0): side n runs from corner n to corner n + 1. */
export const CORNERS: readonly Point[] = [-120, -60, 0, 60, 120, 180].map((degrees) => ({
  x: RADIUS * Math.cos((degrees * Math.PI) / 180),
  y: RADIUS * Math.sin((degrees * Math.PI) / 180),
}));

/** The outline of a hex around (0, 0), a little smaller if wanted. */
export function hexPath(part = 1): string {
  return `M${CORNERS.map(({ x, y }) => `${round(x * part)} ${round(y * part)}`).join('L')}Z`;
}

/** A side of a hex: where its middle is, and how far to turn what was drawn for the top side. */
export interface HexSide {
  middle: Point;
  turn: number;
}

export function hexSide(centre: Point, side: number): HexSide {
  const from = CORNERS[side]!;
  const to = CORNERS[(side + 1) % 6]!;
  return {
    middle: { x: centre.x + (from.x + to.x) / 2, y: centre.y + (from.y + to.y) / 2 },
    turn: side * 60,
  };
}

/** The edges of the map by the direction that they face: the two sides of each of their hexes. */
const FACING: Readonly<Record<string, readonly [number, number]>> = {
  left: [4, 5],
  'upper left': [5, 0],
  'upper right': [0, 1],
  right: [1, 2],
  'lower right': [2, 3],
  'lower left': [3, 4],
};

export type Facing = keyof typeof FACING;

/** Which way the edge of these hexes faces: the only one on which all of them look out of the map. */
export function facingOf(maps: Hexes, hexes: readonly HexLabel[]): Facing {
  const faces = Object.keys(FACING).find((facing) =>
    hexes.every((label) => FACING[facing]!.every((side) => maps.hexes[label]?.neighbours[side] === null)),
  );
  return faces ?? 'left';
}

/** The way straight out of the map over an edge. */
export function outward(facing: Facing): Point {
  const [first] = FACING[facing]!;
  const angle = ((first * 60 - 60) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The border of the map along an edge, clockwise, as a line of points. */
export function edgeLine(maps: Hexes, hexes: readonly HexLabel[], facing: Facing): Point[] {
  const [first, second] = FACING[facing]!;
  const out = outward(facing);
  const along = { x: -out.y, y: out.x };
  const centres = hexes.map((label) => hexCentre(maps.hexes[label]!));
  centres.sort((one, other) => one.x * along.x + one.y * along.y - (other.x * along.x + other.y * along.y));
  return centres.flatMap(({ x, y }) =>
    [first, second, (second + 1) % 6].map((corner) => ({
      x: x + CORNERS[corner]!.x,
      y: y + CORNERS[corner]!.y,
    })),
  );
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function shifted(points: readonly Point[], by: Point, distance: number): Point[] {
  return points.map(({ x, y }) => ({ x: x + by.x * distance, y: y + by.y * distance }));
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const MARGIN = 36;

/** What the map takes up, with room for its edges and its name. */
export const MAP_BOX = {
  x: -RADIUS - MARGIN,
  y: -MARGIN,
  width: 9.5 * RADIUS + 2 * MARGIN,
  height: 12 * RISE + 2 * MARGIN,
} as const;

/** The part of the map in which all these places lie, with a hex around each. */
export function frameOf(places: readonly Point[]): Box | null {
  if (!places.length) return null;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RISE];
  return {
    x: left - MARGIN,
    y: top - MARGIN,
    width: Math.max(...xs) + RADIUS - left + 2 * MARGIN,
    height: Math.max(...ys) + RISE - top + 2 * MARGIN,
  };
}
