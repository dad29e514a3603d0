import { describe, expect, it } from 'vitest';
import fixture from '../figures.fixture.json';
import type { BoardFigures } from '../contract';
import { layoutOf, pathOf } from './layout';

const board = fixture.board as unknown as BoardFigures;
const layout = layoutOf(board);

describe('the board on paper', () => {
  it('has a place for every field', () => {
    expect(layout.places.size).toBe(230);
    for (const place of layout.places.values()) {
      expect(pathOf(place), place.id).not.toMatch(/NaN|undefined/);
      expect(Math.hypot(place.centre.x, place.centre.y)).toBeLessThan(1028);
    }
  });

  it('finds the field under a point', () => {
    for (const { id, centre } of layout.places.values()) expect(layout.at(centre), id).toBe(id);
    expect(layout.at({ x: 1020, y: 1020 })).toBeNull();
  });

  it('has a border under every symbol, and only six roads go over a bridge', () => {
    const borders = board.fields.flatMap(({ id, exits }) =>
      exits.map(([to]) => ({ way: `${id} ${to}`, border: layout.border(id, to)! })),
    );
    expect(borders.filter(({ border }) => border.isBridge).map(({ way }) => way)).toEqual(
      [0, 1, 2]
        .flatMap((sector) => [`DT${sector} X${sector}.a`, `CT${sector} X${sector}.b`])
        .sort((one, other) => order(one) - order(other)),
    );
  });

  it('lets symbols point from their field into the next', () => {
    for (const { id, exits } of board.fields) {
      for (const [to] of exits) {
        const { middle, out, isBridge } = layout.border(id, to)!;
        if (isBridge) continue;
        const beyond = layout.at({ x: middle.x + out.x * 8, y: middle.y + out.y * 8 });
        const before = layout.at({ x: middle.x - out.x * 8, y: middle.y - out.y * 8 });
        expect([before, beyond], `${id} ${to}`).toEqual([id, to]);
      }
    }
  });
});

function order(way: string): number {
  return board.fields.findIndex(({ id }) => id === way.split(' ')[0]);
}
