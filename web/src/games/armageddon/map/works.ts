/** What people have built on the land: ramps up the slopes, bridges over the rivers. */
import type { Point } from '../../../shell/board/geometry';
import type { FieldNumber } from '../view';
import { SIZE, corner, spot, type Ground } from './ground';

export interface Works {
  ramps: string;
  treads: string; // across them
  cheeks: string; // on both sides, in the shade
  bridges: string;
  planks: string;
  rails: string;
}

const known = new WeakMap<Ground, Works>();

export function worksOf(ground: Ground): Works {
  let works = known.get(ground);
  if (!works) {
    works = { ramps: '', treads: '', cheeks: '', bridges: '', planks: '', rails: '' };
    for (const edge of ground.ramps) along(ground, edge, (one, other) => ramp(works!, ground, one, other));
    for (const edge of ground.bridges)
      along(ground, edge, (one, other) => bridge(works!, ground, one, other));
    known.set(ground, works);
  }
  return works;
}

type Building = { -readonly [part in keyof Works]: string };

function along(ground: Ground, edge: string, build: (one: FieldNumber, other: FieldNumber) => void): void {
  const [one, other] = edge.split(' ').map(Number) as [number, number];
  if (ground.around[one]?.includes(other)) build(one, other);
}

/** A place on the edge between two fields, and so far from it towards the first. */
function onEdge(
  ground: Ground,
  one: FieldNumber,
  other: FieldNumber,
): (place: number, away: number) => Point {
  const centre = ground.centres[one]!;
  const direction = ground.around[one]!.indexOf(other);
  const [from, to] = [corner(centre, direction), corner(centre, direction + 1)];
  const angle = (direction * Math.PI) / 3;
  return (place, away) => ({
    x: from.x + (to.x - from.x) * place - away * Math.cos(angle),
    y: from.y + (to.y - from.y) * place - away * Math.sin(angle),
  });
}

/** A road up: narrow above, wide below. */
function ramp(works: Building, ground: Ground, one: FieldNumber, other: FieldNumber): void {
  const [low, high] = ground.level[one]! < ground.level[other]! ? [one, other] : [other, one];
  const at = onEdge(ground, low, high);
  const [top, foot] = [-7, 20];
  const width = (away: number) => 0.2 + ((away - top) / (foot - top)) * 0.12;
  const line = (away: number) => `${spot(at(0.5 - width(away), away))}L${spot(at(0.5 + width(away), away))}`;
  const [near, far] = [width(foot), width(top)];
  works.ramps += `M${[at(0.5 - far, top), at(0.5 - near, foot), at(0.5 + near, foot), at(0.5 + far, top)].map(spot).join('L')}Z`;
  for (const side of [-1, 1])
    works.cheeks += `M${spot(at(0.5 + side * far, top))}L${spot(at(0.5 + side * near, foot))}`;
  for (let away = top + 5; away < foot; away += 5) works.treads += `M${line(away)}`;
}

/** A bridge lies across its edge. */
function bridge(works: Building, ground: Ground, one: FieldNumber, other: FieldNumber): void {
  const at = onEdge(ground, one, other);
  const [reach, wide] = [15, 9 / SIZE];
  const side = (sign: number, more = 0) => [
    at(0.5 + sign * wide, -reach - more),
    at(0.5 + sign * wide, reach + more),
  ];
  works.bridges += `M${[...side(-1), ...side(1).reverse()].map(spot).join('L')}Z`;
  for (const sign of [-1, 1]) works.rails += `M${side(sign, 2).map(spot).join('L')}`;
  for (let away = -reach + 4; away < reach; away += 4)
    works.planks += `M${spot(at(0.5 - wide, away))}L${spot(at(0.5 + wide, away))}`;
}
