import { describe, expect, it } from 'vitest';
import type { BoardFigures } from '../figures';
import { wayTo } from './paths';
import board from '../../../../../hexenkessel/games/titan/data/board.json';

const lands = new Map((board as unknown as BoardFigures).lands.map((land) => [land.number, land]));

describe('the way along the signs', () => {
  it('leaves a land with a block over that block', () => {
    expect(wayTo(lands, 1000, 2, 2)).toEqual([1000, 1, 2]);
  });

  it('may begin over an arch or a triple arrow', () => {
    expect(wayTo(lands, 1, 1000, 1)).toEqual([1, 1000]);
    expect(wayTo(lands, 1, 2, 1)).toEqual([1, 2]);
    expect(wayTo(lands, 1, 6000, 2)).toEqual([1, 1000, 6000]);
  });

  it('leaves a tower over any arrow', () => {
    for (const land of [3, 41, 101]) expect(wayTo(lands, 100, land, 1)).toEqual([100, land]);
  });

  it('is shorter than the roll where an enemy stops it', () => {
    expect(wayTo(lands, 1, 2, 4)).toEqual([1, 2]);
  });

  it('comes in over the side that is asked for', () => {
    expect(wayTo(lands, 1, 2000, 2, 5)).toEqual([1, 1000, 2000]);
    expect(wayTo(lands, 1, 2000, 2, 1)).toBeNull();
  });

  it('does not exist against the signs', () => {
    expect(wayTo(lands, 2, 1, 1)).toBeNull();
  });
});
