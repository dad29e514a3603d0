/**
 * The Masterboard on paper. A land is a triangle with its corners cut off: six sides, numbered clockwise from
 * the top, long ones where neighbours touch and short ones at the corners. Upright and inverted lands alternate.
 */
import type { LandType, Masterboard } from '../contract';
import type { Border as BorderPlace } from '../../../legions/board/signs';
import type { Box, Point } from '../../../shell/board/geometry';

export type Segment = readonly [from: Point, to: Point];

export interface Border extends BorderPlace {
  length: number;
}

export const EDGE = 100; // of the triangle before its corners are cut
export const CUT = 16; // taken from either end of an edge
export const ROW = (EDGE * Math.sqrt(3)) / 2;

type Placed = Pick<LandType, 'x' | 'y' | 'inverted'>;

/** The three corners of the whole triangle, clockwise; the first one lies between sides 5 and 1, or 4 and 0. */
function triangle({ x, y, inverted }: Placed): readonly [Point, Point, Point] {
  const left = (x * EDGE) / 2;
  const top = y * ROW;
  return inverted
    ? [
        { x: left, y: top },
        { x: left + EDGE, y: top },
        { x: left + EDGE / 2, y: top + ROW },
      ]
    : [
        { x: left + EDGE / 2, y: top },
        { x: left + EDGE, y: top + ROW },
        { x: left, y: top + ROW },
      ];
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const known = new WeakMap<Placed, Segment[]>(); // outline, signs and labels all ask, and lands do not move

/** The six sides, clockwise from the top, each from its first to its second corner. */
export function sidesOf(land: Placed): Segment[] {
  const sides = known.get(land) ?? drawnSides(land);
  known.set(land, sides);
  return sides;
}

function drawnSides(land: Placed): Segment[] {
  const [a, b, c] = triangle(land);
  const cut = (at: Point, to: Point) => towards(at, to, CUT);
  const shortAt = (before: Point, at: Point, after: Point): Segment => [cut(at, before), cut(at, after)];
  const long = (from: Point, to: Point): Segment => [cut(from, to), cut(to, from)];
  return land.inverted
    ? [long(a, b), shortAt(a, b, c), long(b, c), shortAt(b, c, a), long(c, a), shortAt(c, a, b)]
    : [shortAt(c, a, b), long(a, b), shortAt(a, b, c), long(b, c), shortAt(b, c, a), long(c, a)];
}

export function outlineOf(land: Placed): Point[] {
  return sidesOf(land).map(([from]) => from);
}

/** The middle of the triangle, where its weight is. */
export function centreOf(land: Placed): Point {
  const [a, b, c] = triangle(land);
  return { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
}

export function borderOf(land: Placed, side: number): Border {
  const [from, to] = sidesOf(land)[side]!;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return {
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    along,
    out: { x: along.y, y: -along.x }, // clockwise on a screen: the outside is on the left hand
    length,
  };
}

// Numbers and names are as large as the corners and the wide edge leave room for, between the signs.
export const NUMBER_SIZE = 12;
const DIGIT = 6.4; // how wide, at that size
const NAME_SIZE = 11.2;
const LETTER = 0.51; // of its size, on average
const ASIDE = 12; // from the corner of a triangle to what is written beside its wide edge

function numberWidth({ number }: LandType): number {
  return String(number).length * DIGIT;
}

/** At which end of the wide edge a number stands: -1, 1, or 0 where it stands in the corner opposite. */
function endOfNumber(land: LandType): number {
  const { out } = borderOf(land, land.label_side);
  return Math.abs(out.x) > 0.5 ? Math.sign(out.x) : 0;
}

/** The middle of the number of a land: inside, at its label side, a long one further in. */
export function labelPlace(land: LandType): Point {
  const { middle, out } = borderOf(land, land.label_side);
  const end = endOfNumber(land);
  const width = numberWidth(land);
  if (!end) return { x: middle.x, y: middle.y - out.y * (9.5 + Math.max(0, width - 3 * DIGIT) * 0.7) };
  return {
    x: centreOf(land).x + end * (EDGE / 2 - ASIDE - width / 2),
    y: land.y * ROW + (land.inverted ? 11.4 : ROW - 11.4),
  };
}

export interface Lettering extends Point {
  size: number;
  width: number; // about
}

/** The name of the terrain: along the wide edge, beside the number if that stands there too. */
export function nameLettering(land: LandType, name: string): Lettering {
  const end = endOfNumber(land);
  const taken = end ? numberWidth(land) + 3 : 3;
  const room = EDGE - 2 * ASIDE - taken - 3;
  const size = Math.min(NAME_SIZE, room / (name.length * LETTER));
  const width = name.length * LETTER * size;
  // In the middle, if the number lets it.
  const shift = Math.max(0, width / 2 - (EDGE / 2 - ASIDE - taken));
  return {
    x: centreOf(land).x - end * shift,
    y: land.y * ROW + (land.inverted ? 19.4 : ROW - 13),
    size,
    width,
  };
}

/** Where markers stand when there are so many of them. */
export function markerPlaces(land: Placed, count: number): Point[] {
  const { x, y } = centreOf(land);
  // Away from the wide edge, where the name of the terrain stands, as far as the corner leaves room.
  const away = land.inverted ? 1 : -1;
  if (count <= 1) return [{ x, y: y + away * 10 }];
  if (count === 2) return [-13, 13].map((dx) => ({ x: x + dx, y: y + away * 6 }));
  const tip = away * 23;
  const base = away * -2;
  const places = [
    { x, y: y + tip },
    { x: x - 15, y: y + base },
    { x: x + 15, y: y + base },
  ];
  for (let extra = 3; extra < count; extra++) places.push({ x, y: y + base });
  return places;
}

/** The part of a land that belongs to one long side: from the middle to that border. */
export function wedgeOf(land: Placed, side: number): Point[] {
  const [from, to] = sidesOf(land)[side]!;
  return [centreOf(land), from, to];
}

/** A battle is entered over the side on which the legion comes into the land, counted from the number. */
export function sideOfEntry(land: Pick<LandType, 'label_side'>, entry: number): number {
  return (entry + land.label_side) % 6;
}

export function boardBox(board: Masterboard, margin: number): Box {
  const width = Math.ceil(((board.width + 1) * EDGE) / 2);
  const height = Math.ceil(board.height * ROW);
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** The part of the board that these lands take up. */
export function frameOf(lands: readonly Placed[]): Box {
  const corners = lands.flatMap((land) => [...triangle(land)]);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function pathThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** All lands as one shape: the coast of the board. */
export function coastOf(board: Masterboard): string {
  return board.lands.map((land) => pathThrough(outlineOf(land))).join('');
}

/** Only where the board ends, as single strokes: what lies between two lands need not be drawn. */
export function shoreOf(board: Masterboard): string {
  const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const shared = new Map<string, number>();
  const middle = ([from, to]: Segment) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const sides = board.lands.flatMap((land) => sidesOf(land));
  const studs = studsOf(board);
  for (const side of sides) shared.set(key(middle(side)), (shared.get(key(middle(side))) ?? 0) + 1);
  const isInside = (side: Segment) =>
    shared.get(key(middle(side)))! > 1 || studs.some((stud) => isNear(stud, middle(side)));
  return sides
    .filter((side) => !isInside(side))
    .map(([from, to]) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join('');
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < CUT;
}

/** The middles of the small hexagons that six cut corners leave open. */
export function studsOf(board: Masterboard): Point[] {
  const touching = new Map<string, { corner: Point; lands: number }>();
  for (const land of board.lands) {
    for (const corner of triangle(land)) {
      const key = `${Math.round(corner.x)} ${Math.round(corner.y)}`;
      touching.set(key, { corner, lands: (touching.get(key)?.lands ?? 0) + 1 });
    }
  }
  return [...touching.values()].filter(({ lands }) => lands === 6).map(({ corner }) => corner);
}

export function studOutline({ x, y }: Point): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return { x: x + CUT * Math.cos(angle), y: y + CUT * Math.sin(angle) };
  });
}
