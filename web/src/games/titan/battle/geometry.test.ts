import { describe, expect, it } from 'vitest';
import type { Battlelands } from '../contract';
import {
  CORNERS,
  edgeLine,
  facingOf,
  frameOf,
  hexCentre,
  hexSide,
  MAP_BOX,
  outward,
} from '../../../legions/battle/geometry';
import { HEX_LOOKS, SIDES } from '../../../legions/battle/hazards';
import { drawnHexes, drawnSides, hazardsOn } from '../../../legions/battle/land';
import { maps } from '../figures.fixture.json';

const figures = maps as unknown as Battlelands;
const hexes = Object.entries(figures.hexes);

describe('a Battleland on paper', () => {
  it('has 27 hexes at different places', () => {
    const places = new Set(hexes.map(([, hex]) => JSON.stringify(hexCentre(hex))));
    expect(hexes).toHaveLength(27);
    expect(places.size).toBe(27);
  });

  it('lets every hexside coincide with that of the neighbour', () => {
    for (const [label, hex] of hexes) {
      hex.neighbours.forEach((other, side) => {
        if (!other) return;
        const here = hexSide(hexCentre(hex), side).middle;
        const there = hexSide(hexCentre(figures.hexes[other]!), (side + 3) % 6).middle;
        expect(Math.hypot(here.x - there.x, here.y - there.y), `${label} and ${other}`).toBeLessThan(1e-6);
      });
    }
  });

  it('lies inside its box', () => {
    for (const [, hex] of hexes) {
      const { x, y } = hexCentre(hex);
      for (const corner of CORNERS) {
        expect(x + corner.x).toBeGreaterThan(MAP_BOX.x);
        expect(x + corner.x).toBeLessThan(MAP_BOX.x + MAP_BOX.width);
        expect(y + corner.y).toBeGreaterThan(MAP_BOX.y);
        expect(y + corner.y).toBeLessThan(MAP_BOX.y + MAP_BOX.height);
      }
    }
  });

  it('knows which way the edges face', () => {
    const facing = (entry: string, side: 'attacker' | 'defender') =>
      facingOf(figures, figures.entry[entry]![side]);
    expect([facing('1', 'attacker'), facing('1', 'defender')]).toEqual(['right', 'left']);
    expect([facing('3', 'attacker'), facing('3', 'defender')]).toEqual(['lower left', 'upper right']);
    expect([facing('5', 'attacker'), facing('5', 'defender')]).toEqual(['upper left', 'lower right']);
  });

  it('draws the two edges of a battle on opposite sides', () => {
    for (const { attacker, defender } of Object.values(figures.entry)) {
      const one = outward(facingOf(figures, attacker));
      const other = outward(facingOf(figures, defender));
      expect(one.x + other.x).toBeCloseTo(0);
      expect(one.y + other.y).toBeCloseTo(0);
    }
  });

  it('draws an edge as one unbroken line', () => {
    for (const { attacker, defender } of Object.values(figures.entry)) {
      for (const edge of [attacker, defender]) {
        const line = edgeLine(figures, edge, facingOf(figures, edge));
        expect(line).toHaveLength(3 * edge.length);
        line.slice(1).forEach((to, place) => {
          const from = line[place]!;
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          expect(length < 1e-6 || Math.abs(length - 100) < 1e-6).toBe(true);
        });
      }
    }
  });

  it('draws all hazards of all eleven maps', () => {
    expect(Object.keys(figures.maps)).toHaveLength(11);
    for (const map of Object.values(figures.maps)) {
      const drawn = drawnHexes(figures, map);
      const covered = Object.values(map.hazards).flat();
      expect(drawn.filter((hex) => hex.hazard).map((hex) => hex.label)).toEqual([...covered].sort());
      expect(drawnSides(figures, map)).toHaveLength(map.sides.length);
    }
    expect(hazardsOn(figures.maps.Mountains!)).toEqual(['volcano', 'slope', 'cliff']);
    const hazards = new Set(Object.values(figures.maps).flatMap(hazardsOn));
    for (const hazard of hazards) expect([...Object.keys(HEX_LOOKS), ...SIDES]).toContain(hazard);
  });
});

describe('a part of the map', () => {
  it('has whole hexes around all who are to be seen, and there is none around nobody', () => {
    const frame = frameOf([
      { x: 0, y: 0 },
      { x: 300, y: 100 },
    ])!;
    expect(frame.x).toBeLessThan(-100);
    expect(frame.x + frame.width).toBeGreaterThan(400);
    expect(frame.y + frame.height).toBeGreaterThan(180);
    expect(frameOf([])).toBeNull();
  });
});
