import { describe, expect, it } from 'vitest';
import type { Masterboard } from '../contract';
import {
  borderOf,
  boardBox,
  centreOf,
  frameOf,
  labelPlace,
  markerPlaces,
  nameLettering,
  NUMBER_SIZE,
  outlineOf,
  shoreOf,
  sideOfEntry,
  sidesOf,
  studsOf,
  wedgeOf,
} from './geometry';
import type { Point } from '../../../shell/board/geometry';
import { signPath } from '../../../legions/board/signs';
import { signsOf } from './signs';
import { board } from '../figures.fixture.json';

const figures = board as unknown as Masterboard;
const lands = new Map(figures.lands.map((land) => [land.number, land]));

function near(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1e-6;
}

/** Whether a point lies inside a convex outline that runs clockwise. */
function isInside(point: Point, outline: readonly Point[]): boolean {
  return outline.every((from, place) => {
    const to = outline[(place + 1) % outline.length]!;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= -1e-6;
  });
}

describe('the Masterboard on paper', () => {
  it('has 96 lands', () => {
    expect(figures.lands).toHaveLength(96);
  });

  it('lets every border coincide with that of the neighbour, seen from the other side', () => {
    for (const land of figures.lands) {
      for (const [side, , number] of land.exits) {
        const [from, to] = sidesOf(land)[side]!;
        const [otherFrom, otherTo] = sidesOf(lands.get(number)!)[(side + 3) % 6]!;
        expect(near(from, otherTo) && near(to, otherFrom), `${land.number} and ${number}`).toBe(true);
      }
    }
  });

  it('closes every outline clockwise, around its middle', () => {
    for (const land of figures.lands) {
      const sides = sidesOf(land);
      sides.forEach(([, to], side) => expect(near(to, sides[(side + 1) % 6]![0])).toBe(true));
      expect(isInside(centreOf(land), outlineOf(land))).toBe(true);
    }
  });

  it('points every border out of its land', () => {
    for (const land of figures.lands) {
      for (let side = 0; side < 6; side++) {
        const { middle, out } = borderOf(land, side);
        expect(isInside({ x: middle.x + out.x, y: middle.y + out.y }, outlineOf(land))).toBe(false);
        expect(isInside({ x: middle.x - out.x, y: middle.y - out.y }, outlineOf(land))).toBe(true);
      }
    }
  });

  it('keeps lands with a wide edge where the board says it is', () => {
    for (const land of figures.lands) {
      const lengths = [0, 1, 2, 3, 4, 5].map((side) => borderOf(land, side).length);
      const long = land.inverted ? [0, 2, 4] : [1, 3, 5];
      lengths.forEach((length, side) => expect(length > 50).toBe(long.includes(side)));
    }
  });

  it('writes numbers and names, and sets up to three markers, inside the land', () => {
    for (const land of figures.lands) {
      const outline = outlineOf(land);
      for (const place of [labelPlace(land), nameLettering(land, land.terrain)])
        expect(isInside(place, outline)).toBe(true);
      for (const count of [1, 2, 3]) {
        const places = markerPlaces(land, count);
        expect(places).toHaveLength(count);
        for (const place of places) expect(isInside(place, outline)).toBe(true);
      }
    }
  });

  it.each(['Láp', 'Tundra', 'Mountains', 'Marschland', 'Fa terület'])(
    'has room for %s beside a number',
    (name) => {
      for (const land of figures.lands) {
        const number = labelPlace(land);
        const { x, y, size, width } = nameLettering(land, name);
        const digits = String(land.number).length * NUMBER_SIZE * 0.53;
        const isBeside = Math.abs(y - size / 3 - number.y) < (size + NUMBER_SIZE) / 2;
        if (isBeside)
          expect(Math.abs(x - number.x), `${land.number}`).toBeGreaterThan((width + digits) / 2 + 1);
        for (const end of [x - width / 2, x + width / 2]) {
          expect(isInside({ x: end, y }, outlineOf(land))).toBe(true);
          expect(isInside({ x: end, y: y - size * 0.66 }, outlineOf(land))).toBe(true);
        }
        expect(size).toBeGreaterThan(8.5);
      }
    },
  );

  it('never lets the grounds of two lands overlap', () => {
    for (const land of figures.lands) {
      for (const other of figures.lands) {
        if (land !== other) expect(isInside(centreOf(other), outlineOf(land))).toBe(false);
      }
    }
  });

  it('draws a wedge for every side that a legion may enter over', () => {
    for (const land of figures.lands) {
      for (const entry of [1, 3, 5]) {
        const side = sideOfEntry(land, entry);
        expect(borderOf(land, side).length).toBeGreaterThan(50);
        expect(wedgeOf(land, side)).toHaveLength(3);
      }
    }
  });

  it('leaves a stud wherever six lands meet, and only there', () => {
    expect(studsOf(figures)).toHaveLength(37);
  });

  it('fits into its box', () => {
    const box = boardBox(figures, 0);
    for (const { x, y } of figures.lands.flatMap(outlineOf)) {
      expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
    }
  });
});

describe('signs', () => {
  it('are as many as the board has', () => {
    const triples = 84;
    const others = 48 + 30 + 18; // arches, arrows, blocks
    const outlines = figures.lands.map(signsOf).join('').match(/M/g);
    expect(outlines).toHaveLength(3 * triples + others);
  });

  it('reach over to the neighbour they point to', () => {
    for (const land of figures.lands) {
      for (const [side, sign, to] of land.exits.filter(([, sign]) => sign !== 'none')) {
        const path = signPath(borderOf(land, side), sign);
        const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAZ]|$)/g)].map(([, x, y]) => ({
          x: Number(x),
          y: Number(y),
        }));
        const neighbour = outlineOf(lands.get(to)!);
        expect(
          points.some((point) => isInside(point, neighbour)),
          `${land.number} to ${to}`,
        ).toBe(true);
      }
    }
  });
});

describe('the shore', () => {
  it('is a closed line around all lands, and nothing between them', () => {
    const ends = shoreOf(figures).split(/[ML]/).slice(1);
    expect(ends.length / 2).toBeLessThan(figures.lands.length * 2);
    const counts = new Map<string, number>();
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    expect([...new Set(counts.values())]).toEqual([2]);
  });
});

describe('a frame', () => {
  it('has all its lands in it', () => {
    const some = [...lands.values()].slice(3, 9);
    const { x, y, width, height } = frameOf(some);
    for (const corner of some.flatMap(outlineOf)) {
      expect(corner.x).toBeGreaterThanOrEqual(x);
      expect(corner.y).toBeGreaterThanOrEqual(y);
      expect(corner.x).toBeLessThanOrEqual(x + width);
      expect(corner.y).toBeLessThanOrEqual(y + height);
    }
  });
});
