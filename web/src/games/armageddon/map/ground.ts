/** A land worked out: where every field lies on paper, what it is, and what is around it. */
import type { Box, Point } from '../../../shell/board/geometry';
import type { ArmageddonFigures, Danger, Land, Terrain } from '../contract';
import type { Edge, FieldName, FieldNumber } from '../view';

export const SIZE = 44; // from the middle of a field to a corner
export const HALF = (SIZE * Math.sqrt(3)) / 2; // from the middle to an edge
export const NOWHERE = -1;

/** The six directions, clockwise from the east, as the engine counts them. */
const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore
/** A great field from top to bottom; its 48 fields are numbered row by row. */
const ROWS = [4, 5, 6, 7, 8, 7, 6, 5];

export const SMALL = ROWS.flatMap((length, r) =>
  Array.from({ length }, (_, column) => [Math.max(-r, -4) + column, r] as const),
);

/** What there is to know of each terrain. */
export type Terrains = Pick<ArmageddonFigures, 'terrains'>;

export interface Ground {
  names: readonly FieldName[];
  numbers: ReadonlyMap<FieldName, FieldNumber>;
  terrain: readonly Terrain[];
  level: readonly number[];
  danger: readonly (Danger | null)[]; // of what one may perish there
  centres: readonly Point[];
  around: readonly (readonly FieldNumber[])[]; // by direction; NOWHERE beyond the rim
  great: readonly number[]; // of each field the great field it lies in
  greats: readonly { number: number; middle: Point }[];
  rivers: ReadonlySet<string>; // edges as edgeKey writes them
  ramps: ReadonlySet<string>;
  bridges: ReadonlySet<string>;
  box: Box;
  at(point: Point): FieldNumber;
  shifted(field: FieldNumber, from: FieldNumber, to: FieldNumber): FieldNumber;
}

export function edgeKey(one: FieldNumber, other: FieldNumber): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** A mark for each level above the usual one; peaks, which nobody can enter, are marked enough. */
export function marksOf(level: number): string {
  return ['', '', '▲', '▲▲'][level] ?? '';
}

let last: { written: string; ground: Ground } | null = null;

/** With every state the same land comes again: it is worked out once. */
export function groundOf(land: Land, { terrains }: Terrains): Ground {
  const written = JSON.stringify(land);
  if (last?.written !== written) last = { written, ground: workOut(land, terrains) };
  return last.ground;
}

function workOut(land: Land, terrains: Terrains['terrains']): Ground {
  const names: FieldName[] = [];
  const cells: (readonly [number, number])[] = [];
  const terrain: Terrain[] = [];
  const great: number[] = [];
  const greats: { number: number; middle: Point }[] = [];
  for (const { number, at, terrain: usual = 'lowland', fields = {} } of land.great_fields) {
    const kinds = new Map(
      Object.entries(fields).flatMap(([kind, smalls]) => smalls.map((small) => [small, kind as Terrain])),
    );
    const [q, r] = [8 * at[0] - 4 * at[1], -4 * at[0] + 8 * at[1]];
    greats.push({ number, middle: centreOf([q - 0.25, r + 3.5]) });
    for (const [place, [dq, dr]] of SMALL.entries()) {
      names.push(`${number}/${place + 1}`);
      cells.push([q + dq, r + dr]);
      terrain.push(kinds.get(place + 1) ?? usual);
      great.push(number);
    }
  }
  const numbers = new Map(names.map((name, number) => [name, number]));
  const cellAt = new Map(cells.map((cell, number) => [cell.join(), number]));
  const find = (q: number, r: number) => cellAt.get(`${q},${r}`) ?? NOWHERE;
  const edges = (written: readonly Edge[] = []) =>
    new Set(
      written.map(([one, other]) => edgeKey(numbers.get(one) ?? NOWHERE, numbers.get(other) ?? NOWHERE)),
    );
  const centres = cells.map(centreOf);
  return {
    names,
    numbers,
    terrain,
    level: terrain.map((kind) => terrains[kind]!.level),
    danger: terrain.map((kind) => terrains[kind]!.danger),
    centres,
    around: cells.map(([q, r]) => STEPS.map(([dq, dr]) => find(q + dq, r + dr))),
    great,
    greats,
    rivers: edges(land.rivers),
    ramps: edges(land.ramps),
    bridges: edges(land.bridges),
    box: frameOf(centres, 26),
    at: (point) => find(...cellUnder(point)),
    shifted: (field, from, to) => {
      const [start, end, cell] = [cells[from]!, cells[to]!, cells[field]!];
      return find(cell[0] + end[0] - start[0], cell[1] + end[1] - start[1]);
    },
  };
}

function centreOf([q, r]: readonly [number, number]): Point {
  return { x: HALF * (2 * q + r), y: SIZE * 1.5 * r };
}

/** The cell in which a point of the paper lies. */
function cellUnder({ x, y }: Point): [number, number] {
  const r = y / (1.5 * SIZE);
  const q = x / (2 * HALF) - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq, rr];
}

export function frameOf(centres: readonly Point[], margin: number): Box {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - SIZE - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}

/** A corner of a hexagon: the edge in a direction runs from the corner of that number to the next. */
export function corner(centre: Point, number: number, size = SIZE): Point {
  const angle = ((number * 60 - 30) * Math.PI) / 180;
  return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) };
}

export function spot({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A hexagon as a path. */
export function hexagon(centre: Point, inset = 0): string {
  const corners = Array.from({ length: 6 }, (_, number) => spot(corner(centre, number, SIZE - inset)));
  return `M${corners.join('L')}Z`;
}
