/** The land as a few long paths, so that hundreds of fields are drawn as quickly as ten. */
import type { Point } from '../../../shell/board/geometry';
import type { Terrain } from '../contract';
import type { FieldNumber } from '../view';
import { HALF, NOWHERE, SIZE, corner, edgeKey, hexagon, spot, type Ground } from './ground';

export interface Drawing {
  areas: readonly { terrain: Terrain; path: string }[];
  ice: string; // a white rim inside frozen heights
  grid: string;
  borders: string; // of great fields
  cliffs: string; // the upper edges
  hachures: string; // the slopes below them
  shade: string; // the foot of high ground
  ramps: readonly string[];
  rivers: string;
  bridges: readonly string[];
}

const known = new WeakMap<Ground, Drawing>();

export function drawingOf(ground: Ground): Drawing {
  let drawing = known.get(ground);
  if (!drawing) {
    drawing = draw(ground);
    known.set(ground, drawing);
  }
  return drawing;
}

function draw(ground: Ground): Drawing {
  const areas = new Map<Terrain, string[]>();
  const parts = { ice: '', grid: '', borders: '', cliffs: '', hachures: '', shade: '', rivers: '' };
  const ramps: string[] = [];
  const bridges: string[] = [];
  for (const [field, centre] of ground.centres.entries()) {
    const terrain = ground.terrain[field]!;
    const hexagons = areas.get(terrain) ?? [];
    hexagons.push(hexagon(centre, -0.3));
    areas.set(terrain, hexagons);
    if (terrain === 'ice-highland' || terrain === 'ice-mountain') parts.ice += hexagon(centre, 5);
    for (const [direction, other] of ground.around[field]!.entries()) {
      const edge = { from: corner(centre, direction), to: corner(centre, direction + 1) };
      const line = `M${spot(edge.from)}L${spot(edge.to)}`;
      const isOuter = other === NOWHERE;
      if (!isOuter && direction > 2) continue; // seen from the other side
      if (isOuter || ground.great[field] !== ground.great[other]) parts.borders += line;
      else parts.grid += line;
      if (isOuter) continue;
      const key = edgeKey(field, other);
      if (ground.ramps.has(key)) ramps.push(ramp(ground, field, other));
      else slope(parts, ground, field, other, line);
      if (ground.rivers.has(key)) parts.rivers += line;
      if (ground.bridges.has(key)) bridges.push(bridge(ground, field, other));
    }
  }
  const all = [...areas].map(([terrain, hexagons]) => ({ terrain, path: hexagons.join('') }));
  return { areas: all, ...parts, ramps, bridges };
}

/** Between land of two levels: an edge above, strokes downwards, a shade at the foot. Shores are no cliffs. */
function slope(
  parts: { cliffs: string; hachures: string; shade: string },
  ground: Ground,
  one: FieldNumber,
  other: FieldNumber,
  line: string,
): void {
  const drop = ground.level[one]! - ground.level[other]!;
  if (drop === 0 || ground.terrain[one] === 'water' || ground.terrain[other] === 'water') return;
  const [high, low] = drop > 0 ? [one, other] : [other, one];
  const direction = ground.around[low]!.indexOf(high);
  const foot = ground.centres[low]!;
  const length = Math.min(Math.abs(drop), 2) === 2 ? 13 : 9;
  const [from, to] = [corner(foot, direction), corner(foot, direction + 1)];
  parts.cliffs += line;
  const deep = SIZE - ((length + 3) * 2) / Math.sqrt(3);
  parts.shade += `M${[from, to, corner(foot, direction + 1, deep), corner(foot, direction, deep)].map(spot).join('L')}Z`;
  for (let stroke = 1; stroke < 8; stroke++) {
    const start = between(from, to, stroke / 8);
    const end = towards(start, inward(direction), stroke % 2 ? length : length - 3);
    parts.hachures += `M${spot(start)}L${spot(end)}`;
  }
}

/** A road up: narrow above, wide below. */
function ramp(ground: Ground, one: FieldNumber, other: FieldNumber): string {
  const [low, high] = ground.level[one]! < ground.level[other]! ? [one, other] : [other, one];
  const bottom = ground.centres[low]!;
  const direction = ground.around[low]!.indexOf(high);
  const [from, to] = [corner(bottom, direction), corner(bottom, direction + 1)];
  const at = (place: number, depth: number) => towards(between(from, to, place), inward(direction), depth);
  return `M${[at(0.16, 15), at(0.3, -8), at(0.7, -8), at(0.84, 15)].map(spot).join('L')}Z`;
}

/** A bridge lies across its edge. */
function bridge(ground: Ground, one: FieldNumber, other: FieldNumber): string {
  const [start, end] = [ground.centres[one]!, ground.centres[other]!];
  const [from, to] = [between(start, end, 0.36), between(start, end, 0.64)];
  const [x, y] = [((end.y - start.y) / (2 * HALF)) * 8, ((start.x - end.x) / (2 * HALF)) * 8];
  const beside = (point: Point, side: number) => spot({ x: point.x + side * x, y: point.y + side * y });
  return `M${[beside(from, 1), beside(to, 1), beside(to, -1), beside(from, -1)].join('L')}Z`;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** From the edge in a direction to the middle of the field. */
function inward(direction: number): Point {
  const angle = (direction * Math.PI) / 3;
  return { x: -Math.cos(angle), y: -Math.sin(angle) };
}

function towards({ x, y }: Point, way: Point, distance: number): Point {
  return { x: x + way.x * distance, y: y + way.y * distance };
}
