import { describe, expect, it } from 'vitest';
import { PanZoom } from './panzoom.svelte';

const BOX = { x: 0, y: 0, width: 1000, height: 900 };
const placeOf = ({ x, y, scale }: PanZoom) => ({ x, y, scale });

describe('a board in a window', () => {
  it('keeps its place on a phone while something takes a part of the height', () => {
    const sight = new PanZoom(BOX, { x: 400, y: 600 });
    sight.resize(390, 450);
    const before = placeOf(sight);
    sight.resize(390, 370);
    expect(placeOf(sight)).toEqual(before);
    sight.resize(390, 450);
    expect(placeOf(sight)).toEqual(before);
  });

  it('is wholly seen on a desk, whatever its size', () => {
    const sight = new PanZoom(BOX);
    sight.resize(1000, 900);
    expect(sight.scale).toBe(1);
    sight.resize(1000, 450);
    expect(sight.scale).toBe(0.5);
  });
});
