import { describe, expect, it } from 'vitest';
import type { BattlemistView } from '../view';
import { aroundCell, cellOf, centreOf, colourAt, edgeOf, frameOf, oriented, wayTo } from './geometry';

describe('cells', () => {
  it('are named by their place', () => {
    expect(cellOf('c2.-1')).toEqual({ q: 2, r: -1 });
    expect(cellOf('amberfield')).toBeNull();
  });

  it('touch over the edge that faces the other', () => {
    const east = centreOf({ q: 1, r: 0 });
    const edge = edgeOf(0, 0);
    expect(edge.x * 2).toBeCloseTo(east.x);
    expect(edge.y * 2).toBeCloseTo(east.y);
    const southEast = centreOf({ q: 0, r: 1 });
    expect(edgeOf(1, 0).x * 2).toBeCloseTo(southEast.x);
    expect(edgeOf(1, 0).y * 2).toBeCloseTo(southEast.y);
  });

  it('know what lies around them', () => {
    const tiles = { oxmarch: { q: 0, r: 0, turn: 0 }, wastes: { q: 2, r: 0, turn: 3 } };
    expect(aroundCell(tiles, { q: 1, r: 0 })).toEqual(['wastes', 'oxmarch']);
    expect(aroundCell(tiles, { q: 5, r: 5 })).toEqual([]);
  });

  it('lie in a frame with room around them', () => {
    const frame = frameOf([{ q: 0, r: 0 }], 10);
    expect(frame).toMatchObject({ y: -110, height: 220 });
    expect(frame.x + frame.width / 2).toBeCloseTo(0);
  });
});

describe('edges', () => {
  it('turn clockwise with their tile', () => {
    expect(colourAt('BRGBYR', 0, 2)).toBe('G');
    expect(colourAt('BRGBYR', 1, 3)).toBe('G');
    expect(colourAt('BRGBYR', 5, 1)).toBe('G');
    expect(colourAt('', 0, 0)).toBe('');
  });
});

describe('a way', () => {
  const neighbours = { a: ['b', 'c'], b: ['a', 'd'], c: ['a'], d: ['b'], e: [] };
  it('is the shortest one', () => expect(wayTo(neighbours, 'a', 'd')).toEqual(['a', 'b', 'd']));
  it('may be none at all', () => {
    expect(wayTo(neighbours, 'a', 'a')).toEqual(['a']);
    expect(wayTo(neighbours, 'a', 'e')).toEqual([]);
  });
});

describe('a world', () => {
  // A column: from corner to corner it is longer than from edge to edge.
  const tiles = Object.fromEntries(
    Array.from({ length: 8 }, (_, r) => [`realm-${r}`, { q: -Math.floor(r / 2), r, turn: 5 }]),
  );
  const view = (isComplete: boolean) =>
    ({ tiles, neighbours: isComplete ? { 'realm-0': ['realm-1'] } : {} }) as unknown as BattlemistView;
  const span = (shown: BattlemistView) => {
    const { width, height } = frameOf(Object.values(shown.tiles), 0);
    return Math.max(width, height);
  };

  it('stays as it lies while it is being laid', () => {
    expect(oriented(view(false)).tiles).toBe(tiles);
  });

  it('that is complete is turned as it is seen largest, edges and all', () => {
    const shown = oriented(view(true));
    expect(span(shown)).toBeLessThan(span(view(false)));
    const [first, second] = [shown.tiles['realm-0']!, shown.tiles['realm-1']!];
    const sixths = (first.turn - 5 + 6) % 6;
    // The neighbour to the south-east lies where that edge has been turned to.
    expect(edgeOf(1 + sixths, 0).x * 2).toBeCloseTo(centreOf(second).x - centreOf(first).x);
    expect(edgeOf(1 + sixths, 0).y * 2).toBeCloseTo(centreOf(second).y - centreOf(first).y);
  });
});
