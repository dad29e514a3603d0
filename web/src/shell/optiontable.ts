/** Options that are a table of numbers: what somebody chooses is a text of what differs, `row.column=number`. */
import type { TableOfNumbers } from './contract';

export interface Cell {
  row: string;
  column: string;
  number: number;
  usual: number;
  least: number;
  most: number;
}

/** The table with these changes, row by row. */
export function cellsOf(table: TableOfNumbers, changes: string): Cell[][] {
  const changed = new Map(changes.split(' ').map((change) => change.split('=') as [string, string]));
  return table.rows.map((row, down) =>
    table.columns.map((column, across) => {
      const usual = table.usual[down]![across]!;
      const number = Number(changed.get(`${row}.${column}`) ?? usual);
      return { row, column, number, usual, least: table.least[across]!, most: table.most[across]! };
    }),
  );
}

export function changedCells(table: TableOfNumbers, changes: string): Cell[] {
  return cellsOf(table, changes)
    .flat()
    .filter(({ number, usual }) => number !== usual);
}

/** The changes with one more: a number that the cell cannot hold becomes the nearest that it can. */
export function withNumber(table: TableOfNumbers, changes: string, at: Cell, number: number): string {
  const fitting = Number.isNaN(number) ? at.usual : Math.min(at.most, Math.max(at.least, Math.round(number)));
  return cellsOf(table, changes)
    .flat()
    .map((cell) => (cell.row === at.row && cell.column === at.column ? { ...cell, number: fitting } : cell))
    .filter((cell) => cell.number !== cell.usual)
    .map((cell) => `${cell.row}.${cell.column}=${cell.number}`)
    .join(' ');
}

/** The long way goes down, so that a table fits on a narrow screen. */
export function upright(cells: Cell[][]): Cell[][] {
  const first = cells[0] ?? [];
  return first.length > cells.length ? first.map((_, place) => cells.map((row) => row[place]!)) : cells;
}
