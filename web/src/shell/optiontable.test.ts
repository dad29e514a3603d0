import { describe, expect, it } from 'vitest';
import { cellsOf, changedCells, upright, withNumber } from './optiontable';

const TABLE = {
  rows: ['elves', 'orcs'],
  columns: ['rout', 'kill', 'move'],
  least: [1, 1, 1],
  most: [10, 10, 6],
  usual: [
    [7, 9, 2],
    [6, 8, 3],
  ],
};

const at = (row: number, column: number, changes = '') => cellsOf(TABLE, changes)[row]![column]!;

describe('a table of numbers', () => {
  it('is as usual, but for what was changed', () => {
    const cells = cellsOf(TABLE, 'orcs.kill=10');
    expect(cells.map((row) => row.map(({ number }) => number))).toEqual([
      [7, 9, 2],
      [6, 10, 3],
    ]);
    expect(changedCells(TABLE, 'orcs.kill=10').map(({ row, column }) => [row, column])).toEqual([
      ['orcs', 'kill'],
    ]);
    expect(changedCells(TABLE, '')).toEqual([]);
  });

  it('keeps what differs, in its own order', () => {
    const one = withNumber(TABLE, '', at(1, 2), 4);
    expect(one).toBe('orcs.move=4');
    const two = withNumber(TABLE, one, at(0, 0), 5);
    expect(two).toBe('elves.rout=5 orcs.move=4');
    expect(withNumber(TABLE, two, at(1, 2, two), 3)).toBe('elves.rout=5');
  });

  it('takes no number that does not fit', () => {
    expect(withNumber(TABLE, '', at(0, 2), 99)).toBe('elves.move=6');
    expect(withNumber(TABLE, '', at(0, 2), -4)).toBe('elves.move=1');
    expect(withNumber(TABLE, 'elves.move=4', at(0, 2), NaN)).toBe('');
  });

  it('stands upright', () => {
    const shown = upright(cellsOf(TABLE, ''));
    expect(shown.map((row) => row.map(({ column }) => column))).toEqual([
      ['rout', 'rout'],
      ['kill', 'kill'],
      ['move', 'move'],
    ]);
    expect(upright(shown)).toEqual(shown);
  });
});
