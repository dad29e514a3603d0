import { describe, expect, it } from 'vitest';
import type { SeatSummary, TableSummary } from '../contract';
import { isMyTurn, merged, NO_FILTERS, PAGE, queryOf, unfinished } from './tables';

function table(id: string, more: Partial<TableSummary> = {}): TableSummary {
  return { id, created: id, state: 'open', seats: [], due: [], ...more } as unknown as TableSummary;
}

function seat(seat: number, person: string | null, bot: string | null = null): SeatSummary {
  return { seat, kind: 'person', name: person, person, bot, connected: true } as SeatSummary;
}

/** Newest first, as the server tells them: 'b099' … */
function tables(letter: string, count: number): TableSummary[] {
  return Array.from({ length: count }, (_, place) =>
    table(`${letter}${String(99 - place).padStart(3, '0')}`),
  );
}

describe('filters', () => {
  it('ask only for what was chosen', () => {
    expect(queryOf(NO_FILTERS)).toEqual({});
    expect(queryOf({ game: 'titan', pace: 'days', text: ' ada ', free: true })).toEqual({
      game: 'titan',
      pace: 'days',
      text: 'ada',
      free: 'true',
    });
  });
});

describe('pages', () => {
  it('of few tables replace what was there', () => {
    expect(merged([table('2')], [table('1')]).map(({ id }) => id)).toEqual(['2']);
    expect(merged([], [table('1')])).toEqual([]);
  });

  it('that are full keep the older ones, each once', () => {
    const page = tables('b', PAGE);
    const old = tables('a', 3);
    const ids = merged(page, [...page.slice(-2), ...old, table('c000')]).map(({ id }) => id);
    expect(ids).toEqual([...page, ...old].map(({ id }) => id));
  });
});

describe('my tables', () => {
  const seats = [seat(0, 'ada'), seat(1, 'eve'), seat(2, 'ada', 'greedy')];

  it('wait for me when one of my seats is due that no bot plays', () => {
    expect(isMyTurn(table('1', { state: 'running', seats, due: [0] }), 'ada')).toBe(true);
    expect(isMyTurn(table('1', { state: 'running', seats, due: [1, 2] }), 'ada')).toBe(false);
    expect(isMyTurn(table('1', { state: 'open', seats, due: [0] }), 'ada')).toBe(false);
    expect(isMyTurn(table('1', { state: 'running', asleep: true, seats, due: [0] }), 'ada')).toBe(false);
    expect(isMyTurn(table('1', { state: 'running', seats: [seat(0, null)], due: [0] }), undefined)).toBe(
      false,
    );
  });

  it('come in the order in which they ask for me', () => {
    const mine = [
      table('waits'),
      table('over', { state: 'finished' }),
      table('theirs', { state: 'running', seats, due: [1] }),
      table('my turn', { state: 'running', seats, due: [0] }),
    ];
    expect(unfinished(mine, 'ada').map(({ id }) => id)).toEqual(['my turn', 'theirs', 'waits']);
  });
});
