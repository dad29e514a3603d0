/** The land is painted: each change gives a new scenario, and whatever no longer has a place goes with it. */
import { HALF, NOWHERE, SIZE, SMALL, type Ground } from '../map/ground';
import type { Point } from '../../../shell/board/geometry';
import type { ArmageddonFigures, GreatField, Land, Terrain } from '../contract';
import type { Edge, FieldName, FieldNumber } from '../view';
import type { Scenario } from './scenario';

export type Spot = readonly [number, number];
export type Border = 'rivers' | 'ramps' | 'bridges';

const AROUND: readonly Spot[] = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 0], [-1, -1]]; // prettier-ignore

export function withLand(scenario: Scenario, change: Partial<Land>): Scenario {
  return { ...scenario, land: { ...scenario.land, ...change } };
}

export function splitName(name: FieldName): [great: number, small: number] {
  const [great, small] = name.split('/').map(Number);
  return [great ?? 0, small ?? 0];
}

/** These fields become of this terrain. */
export function paint(scenario: Scenario, names: readonly FieldName[], terrain: Terrain): Scenario {
  const wanted = new Map<number, Set<number>>();
  for (const [great, small] of names.map(splitName)) {
    wanted.set(great, (wanted.get(great) ?? new Set()).add(small));
  }
  const greats = scenario.land.great_fields.map((great) => {
    const smalls = wanted.get(great.number);
    return smalls ? painted(great, smalls, terrain) : great;
  });
  const isSame = greats.every((great, place) => great === scenario.land.great_fields[place]);
  return isSame ? scenario : withLand(scenario, { great_fields: greats });
}

function painted(great: GreatField, smalls: ReadonlySet<number>, terrain: Terrain): GreatField {
  const before = terrainsOf(great);
  if ([...smalls].every((small) => before[small - 1] === terrain)) return great;
  const now = before.map((kind, place) => (smalls.has(place + 1) ? terrain : kind));
  // Where all is of one kind now, that is what the great field is of.
  const usual = now.every((kind) => kind === terrain) ? terrain : (great.terrain ?? 'lowland');
  const fields: Partial<Record<Terrain, number[]>> = {};
  for (const [place, kind] of now.entries()) {
    if (kind !== usual) (fields[kind] ??= []).push(place + 1);
  }
  return { ...great, terrain: usual, fields };
}

/** Of each of its fields, in order. */
export function terrainsOf({ terrain = 'lowland', fields = {} }: GreatField): Terrain[] {
  const all = Array.from({ length: SMALL.length }, () => terrain);
  for (const [kind, smalls] of Object.entries(fields)) {
    for (const small of smalls) all[small - 1] = kind as Terrain;
  }
  return all;
}

// Borders

export function hasBorder({ land }: Scenario, border: Border, edge: Edge): boolean {
  return (land[border] ?? []).some((each) => isSameEdge(each, edge));
}

/** With or without a river, ramp or bridge on an edge. A bridge needs its river, and brings it; without one it goes. */
export function withBorder(scenario: Scenario, border: Border, edge: Edge, is: boolean): Scenario {
  if (hasBorder(scenario, border, edge) === is) return scenario;
  const edges = scenario.land[border] ?? [];
  const changed = is ? [...edges, edge] : edges.filter((each) => !isSameEdge(each, edge));
  const next = withLand(scenario, { [border]: changed });
  if (border === 'bridges' && is) return withBorder(next, 'rivers', edge, true);
  if (border === 'rivers' && !is) return withBorder(next, 'bridges', edge, false);
  return next;
}

function isSameEdge(one: Edge, other: Edge): boolean {
  return (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]);
}

/** The edge between two fields that a point lies next to; null in the middle of a field and on the rim. */
export function edgeAt(ground: Ground, point: Point): Edge | null {
  const field = ground.at(point);
  if (field === NOWHERE) return null;
  const centre = ground.centres[field]!;
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  if (Math.hypot(x, y) < HALF * 0.45) return null;
  const direction = (Math.round(Math.atan2(y, x) / (Math.PI / 3)) + 6) % 6;
  return edgeOf(ground, field, direction);
}

export function edgeOf(ground: Ground, field: FieldNumber, direction: number): Edge | null {
  const other = ground.around[field]?.[direction] ?? NOWHERE;
  const [one, two] = [ground.names[field], ground.names[other]];
  return one === undefined || two === undefined ? null : [one, two];
}

/** A field and those around it. */
export function patch(ground: Ground, field: FieldNumber, size: 1 | 7 | 48): FieldName[] {
  const great = ground.great[field];
  const fields =
    size === 48
      ? [...ground.names.keys()].filter((other) => ground.great[other] === great)
      : [field, ...(size === 7 ? ground.around[field]! : [])];
  return [...fields].flatMap((each) => ground.names[each] ?? []);
}

// Great fields

/** Where another great field could lie: beside one that is there. */
export function freeSpots({ great_fields: greats }: Land, { scenario }: ArmageddonFigures): Spot[] {
  if (greats.length >= scenario.most_great_fields) return [];
  const taken = new Set(greats.map(({ at }) => at.join()));
  const free = new Map<string, Spot>();
  for (const { at } of greats) {
    for (const [i, j] of AROUND) {
      const spot: Spot = [at[0] + i, at[1] + j];
      const isFar = Math.max(Math.abs(spot[0]), Math.abs(spot[1])) > 99;
      if (!taken.has(spot.join()) && !isFar) free.set(spot.join(), spot);
    }
  }
  return [...free.values()];
}

/** How far a great field lies from another, on paper. */
export function shiftTo(from: Spot, to: Spot): Point {
  const [i, j] = [to[0] - from[0], to[1] - from[1]];
  const [q, r] = [8 * i - 4 * j, -4 * i + 8 * j];
  return { x: HALF * (2 * q + r), y: SIZE * 1.5 * r };
}

export function addGreat(scenario: Scenario, at: Spot): Scenario {
  const greats = scenario.land.great_fields;
  const numbers = new Set(greats.map(({ number }) => number));
  let number = 1;
  while (numbers.has(number)) number++;
  return withLand(scenario, { great_fields: [...greats, { number, at }] });
}

/** With all that lies and stands on it. The last one stays: there is no battle without land. */
export function removeGreat(scenario: Scenario, number: number): Scenario {
  const { land, zones, setup, goals, hints } = scenario;
  if (land.great_fields.length < 2) return scenario;
  const stays = (name: FieldName) => splitName(name)[0] !== number;
  const staying = (edges: readonly Edge[] = []) => edges.filter((edge) => edge.every(stays));
  return {
    ...scenario,
    land: {
      great_fields: land.great_fields.filter((great) => great.number !== number),
      rivers: staying(land.rivers),
      ramps: staying(land.ramps),
      bridges: staying(land.bridges),
      moats: staying(land.moats),
      walls: (land.walls ?? []).filter(({ field }) => stays(field)),
      towers: (land.towers ?? []).filter(({ field }) => stays(field)),
      passages: staying(land.passages),
      transitions: staying(land.transitions),
    },
    zones: zones.map((zone) => zone.filter(stays)),
    setup: setup.filter(({ field }) => stays(field)),
    goals: goals.map((goal) => (goal.fields ? { ...goal, fields: goal.fields.filter(stays) } : goal)),
    hints: hints.map((hint) => (hint.fields ? { ...hint, fields: hint.fields.filter(stays) } : hint)),
  };
}
