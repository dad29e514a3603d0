/**
 * The board on paper: four rings around the centre, spokes and towers in the gaps between them. Every field is made of
 * parts in polar coordinates, whose borders touch where a symbol leads over. Angles are degrees, clockwise from the top.
 */
import type { Box, Point } from '../../../shell/board/geometry';
import type { BoardFigures, FieldType } from '../contract';

type Span = readonly [from: number, to: number];

/** Between two radii; its sides lean if the spans differ. */
export interface Part {
  radii: Span;
  inner: Span; // angles at the inner radius
  outer: Span;
}

export interface Place {
  id: string;
  land: string;
  isLabelled: boolean;
  parts: readonly Part[];
  radius: number; // of its middle
  angle: number;
  centre: Point;
  width: number; // along the ring, in its middle
  height: number;
}

/** Where a symbol stands on the border of its field. */
export interface Border {
  middle: Point;
  along: Point; // to the right of whoever leaves
  out: Point;
  isTwoWay: boolean; // another symbol leads back over the same border
  isBridge: boolean; // to a field behind the next one
}

export interface Layout {
  places: ReadonlyMap<string, Place>;
  border(from: string, to: string): Border | null;
  bridges: readonly number[]; // by angle, over the first ring
  at(point: Point): string | null;
  box: Box;
}

export const CITY = 112;
export const CENTRE = 190; // where City and Dungeon end
const GATES: Span = [CENTRE, 300];
// By the radius in the figures: where each ring is drawn, and how many degrees a field of it takes.
const RINGS: readonly (readonly [radius: number, band: Span, step: number])[] = [
  [2, [300, 395], 15],
  [3.4, [465, 555], 120 / 14],
  [5, [665, 755], 6],
  [6.4, [830, 925], 7.5],
];
const WHIRLS: Span = [925, 1008];
const EDGE = 1046; // of the board
const ARM = 9; // degrees to each side: the City's ways to its gates
const KEYSTONE = 27; // degrees to each side: a gate
const OVERLAP = 2.4; // degrees over which neighbours touch at least
const SPOKE = 2.7; // degrees to each side: a road
const TOWER = 5.3; // so broad that a road beside it touches it
const ASIDE = 5.6; // degrees: a bridge leaves its gate beside the middle

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.sin(radians(angle)), y: -radius * Math.cos(radians(angle)) };
}

/** An angle near another one: 354 is -6 beside 0. */
const near = (angle: number, other: number) => angle - 360 * Math.round((angle - other) / 360);
const middle = ([from, to]: Span) => (from + to) / 2;
const ringOf = (radius: number) => RINGS.findIndex(([at]) => at === radius);
const sector = (radii: Span, inner: Span, outer: Span = inner): Part => ({ radii, inner, outer });

export function layoutOf(board: BoardFigures): Layout {
  const fields = new Map(board.fields.map((field) => [field.id, field]));
  const kinds = new Map(board.lands.map(({ name, kind }) => [name, kind]));
  const into = new Map<string, string[]>();
  for (const { id, exits } of board.fields)
    for (const [to] of exits) into.set(to, [...(into.get(to) ?? []), id]);
  const beside = (field: FieldType) =>
    [...field.exits.map(([to]) => to), ...(into.get(field.id) ?? [])].map((id) => fields.get(id)!);
  const arms = (gates: readonly string[]) => gates.map((id) => fields.get(id)!.angle);

  const cell = ({ radius, angle }: FieldType): Part => {
    const [, band, step] = RINGS[ringOf(radius)]!;
    return sector(band, [angle - step / 2, angle + step / 2]);
  };
  const spanOf = (other: FieldType, angle: number): Span => {
    const [from, to] = cell(other).inner;
    const shift = near(other.angle, angle) - other.angle;
    return [from + shift, to + shift];
  };
  /** The span of something between two rings: at least its own, and as far as those it leads to or comes from. */
  const reaching = (angle: number, half: number, others: readonly FieldType[]): Span => {
    const spans = others.map((other) => spanOf(other, angle));
    return [
      Math.min(angle - half, ...spans.map(([, end]) => end - OVERLAP)),
      Math.max(angle + half, ...spans.map(([start]) => start + OVERLAP)),
    ];
  };
  /** The span of a road: no broader than the field at its end. */
  const ending = (angle: number, other: FieldType | undefined): Span => {
    const [start, end] = other ? spanOf(other, angle) : [-Infinity, angle - ASIDE + SPOKE + 0.4];
    const at = Math.min(end - SPOKE - 0.4, Math.max(start + SPOKE + 0.4, angle));
    return [at - SPOKE, at + SPOKE];
  };

  function between(field: FieldType): Part {
    const gap = RINGS.findIndex(([radius]) => radius > field.radius);
    // A road over the first ring has its field behind it.
    const outside = field.radius < 2.5 && field.radius > 2 ? 1 : gap;
    const [inside, outer] = [RINGS[outside - 1]!, RINGS[outside]!];
    const radii: Span = [inside[1][1], outer[1][0]];
    const inward = beside(field).filter(({ radius }) => radius === inside[0]);
    const outward = beside(field).filter(({ radius }) => radius === outer[0]);
    if (kinds.get(field.land) === 'tower')
      return sector(radii, reaching(field.angle, TOWER, inward), reaching(field.angle, TOWER, outward));
    return sector(radii, ending(field.angle, inward[0]), ending(field.angle, outward[0]));
  }

  function partsOf(field: FieldType): Part[] {
    const { id, radius, angle } = field;
    const gates = board.gates[id];
    if (gates && id === 'City') {
      const ways = arms(gates).map((at) => sector([CITY, CENTRE], [at - ARM, at + ARM]));
      return [sector([0, CITY], [-180, 180]), ...ways];
    }
    if (gates) return arms(gates).map((at) => sector([CITY, CENTRE], [at - 60 + ARM, at + 60 - ARM]));
    if (radius === 1) return [sector(GATES, [angle - KEYSTONE, angle + KEYSTONE])];
    if (kinds.get(field.land) === 'whirl') return [sector(WHIRLS, [angle - 4.6, angle + 4.6])];
    if (ringOf(radius) < 0) return [between(field)];
    if (field.land !== 'Coast') return [cell(field)];
    // A coast reaches over to the land.
    const [ashore, sea] = [RINGS[2]!, RINGS[3]!];
    const others = beside(field).filter((other) => other.radius === ashore[0]);
    const mean = others.reduce((sum, other) => sum + near(other.angle, angle), 0) / others.length;
    const reach = reaching(mean, 2.2, others);
    return [cell(field), sector([ashore[1][1], sea[1][0]], reach, [angle - 2.6, angle + 2.9])];
  }

  const places = new Map(board.fields.map((field) => [field.id, placeOf(field, partsOf(field))]));

  return {
    places,
    bridges: board.fields
      .filter(({ radius }) => radius > 2 && radius < 2.5)
      .map(({ id }) => middle(places.get(id)!.parts[0]!.inner)),
    border: (from, to) => borderBetween(fields, places, from, to),
    at: (point) => placeAt(places, point),
    box: { x: -EDGE, y: -EDGE, width: 2 * EDGE, height: 2 * EDGE },
  };
}

function placeOf({ id, land, labelled, angle }: FieldType, parts: readonly Part[]): Place {
  const [first] = parts;
  const isHub = first!.radii[0] === 0;
  const radius = isHub ? 0 : middle(first!.radii);
  const own = isHub ? 0 : (middle(first!.inner) + middle(first!.outer)) / 2;
  const span = (first!.inner[1] - first!.inner[0] + first!.outer[1] - first!.outer[0]) / 2;
  return {
    id,
    land,
    isLabelled: labelled,
    parts,
    radius,
    angle: isHub ? angle : own,
    centre: polar(radius, own),
    width: isHub ? 2 * CITY : radians(span) * radius,
    height: isHub ? 2 * CITY : first!.radii[1] - first!.radii[0],
  };
}

function borderBetween(
  fields: ReadonlyMap<string, FieldType>,
  places: ReadonlyMap<string, Place>,
  from: string,
  to: string,
): Border | null {
  const [one, other] = [places.get(from), places.get(to)];
  if (!one || !other) return null;
  const isTwoWay = fields.get(to)!.exits.some(([back]) => back === from);
  for (const here of one.parts) {
    for (const there of other.parts) {
      const found = contact(here, there);
      if (found) return { ...found, isTwoWay, isBridge: false };
    }
  }
  // Over what lies between: straight out, where the field behind it begins.
  const [{ radii }, { inner }] = [one.parts[0]!, other.parts[0]!];
  const at = middle(inner);
  const along = near(at, one.angle);
  return { ...facing(radii[1], along, 1), isTwoWay: false, isBridge: true };
}

type Contact = Pick<Border, 'middle' | 'along' | 'out'>;

/** On a circle, out of it or into it. */
function facing(radius: number, angle: number, sign: 1 | -1): Contact {
  const out = polar(sign, angle);
  return { middle: polar(radius, angle), out, along: { x: -out.y, y: out.x } };
}

/** Where two parts touch, as seen from the first. */
function contact(here: Part, there: Part): Contact | null {
  const isOut = here.radii[1] === there.radii[0];
  const isIn = here.radii[0] === there.radii[1];
  if (isOut || isIn) {
    const [mine, its] = isOut ? [here.outer, there.inner] : [here.inner, there.outer];
    const shift = near(middle(its), middle(mine)) - middle(its);
    const from = Math.max(mine[0], its[0] + shift);
    const to = Math.min(mine[1], its[1] + shift);
    return to - from < 1 ? null : facing(here.radii[isOut ? 1 : 0], (from + to) / 2, isOut ? 1 : -1);
  }
  const from = Math.max(here.radii[0], there.radii[0]);
  const to = Math.min(here.radii[1], there.radii[1]);
  if (to - from < 10) return null;
  const radius = (from + to) / 2;
  const [mine, its] = [spanAt(here, radius), spanAt(there, radius)];
  const shift = near(middle(its), middle(mine)) - middle(its);
  const isAfter = middle(its) + shift > middle(mine);
  const [edge, next] = isAfter ? [mine[1], its[0] + shift] : [mine[0], its[1] + shift];
  if (Math.abs(edge - next) > 2.2) return null;
  const angle = (edge + next) / 2;
  const out = polar(1, angle + (isAfter ? 90 : -90));
  return { middle: polar(radius, angle), out, along: { x: -out.y, y: out.x } };
}

function spanAt({ radii, inner, outer }: Part, radius: number): Span {
  const share = (radius - radii[0]) / (radii[1] - radii[0] || 1);
  return [0, 1].map((side) => inner[side]! + (outer[side]! - inner[side]!) * share) as unknown as Span;
}

function placeAt(places: ReadonlyMap<string, Place>, { x, y }: Point): string | null {
  const radius = Math.hypot(x, y);
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  for (const [id, { parts }] of places) {
    for (const part of parts) {
      if (radius < part.radii[0] || radius > part.radii[1]) continue;
      const [from, to] = spanAt(part, radius);
      const turned = near(angle, (from + to) / 2);
      if (turned >= from && turned <= to) return id;
    }
  }
  return null;
}

const word = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The outline of a part, drawn a little smaller if wanted. */
export function outlineOf({ radii, inner, outer }: Part, inset = 0): string {
  const [low, high] = [Math.max(0, radii[0] + inset), radii[1] - inset];
  if (radii[0] === 0) return `M0 ${-high}A${high} ${high} 0 1 1 -0.01 ${-high}Z`;
  const at = (radius: number, angle: number, side: number) =>
    word(polar(radius, angle + (side * inset * 180) / Math.PI / radius));
  const large = (span: Span) => Number(span[1] - span[0] > 180);
  return (
    `M${at(low, inner[0], 1)}L${at(high, outer[0], 1)}A${high} ${high} 0 ${large(outer)} 1 ${at(high, outer[1], -1)}` +
    `L${at(low, inner[1], -1)}A${low} ${low} 0 ${large(inner)} 0 ${at(low, inner[0], 1)}Z`
  );
}

export function pathOf({ parts }: Place, inset = 0): string {
  return parts.map((part) => outlineOf(part, inset)).join('');
}

/** How far to turn what is written there, so that nobody has to stand on his head. */
export function uprightAt(angle: number): number {
  const turn = near(angle, 0);
  return Math.abs(turn) > 90 ? turn + 180 : turn;
}

/** The part of the board in which all these places lie. */
export function frameOf(places: readonly Place[]): Box {
  const xs = places.map(({ centre }) => centre.x);
  const ys = places.map(({ centre }) => centre.y);
  const margin = 70;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}
