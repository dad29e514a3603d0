import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { TableSummary } from '../contract';
import { games } from '../games.svelte';
import { TableList } from './tablelist.svelte';
import { NO_FILTERS, PAGE } from './tables';

let asked: { query: string; answer: (...ids: string[]) => void }[];

function table(id: string): TableSummary {
  return { id, created: id, state: 'finished', seats: [], due: [] } as unknown as TableSummary;
}

/** Newest first: 'b099' … */
const page = (letter: string) =>
  Array.from({ length: PAGE }, (_, place) => `${letter}${String(99 - place).padStart(3, '0')}`);

beforeEach(() => {
  asked = [];
  vi.spyOn(games, 'load').mockResolvedValue([]);
  vi.spyOn(api, 'tables').mockImplementation(
    (which, query) =>
      new Promise((resolve) => {
        const written = [which, ...Object.values(query ?? {})].join(' ');
        asked.push({ query: written, answer: (...ids) => resolve(ids.map(table)) });
      }),
  );
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the tables of the lobby', () => {
  it('are asked for once more, not ten times, when ten things change meanwhile', async () => {
    const tableList = new TableList();
    for (let count = 0; count < 10; count += 1) void tableList.refresh();
    expect(asked).toHaveLength(1);
    asked[0]!.answer('a');
    await settled();
    expect(tableList.found.map(({ id }) => id)).toEqual(['a']);
    expect(asked).toHaveLength(2);
    asked[1]!.answer('b');
    await settled();
    expect(tableList.found.map(({ id }) => id)).toEqual(['b']);
    expect(asked).toHaveLength(2);
    void tableList.refresh();
    expect(asked).toHaveLength(3);
  });

  it('of another list do not wait for those of the last one', async () => {
    const tableList = new TableList();
    void tableList.refresh();
    tableList.look('finished', { ...NO_FILTERS, text: 'ada' });
    expect(asked.map(({ query }) => query)).toEqual(['open', 'finished ada']);
    asked[1]!.answer('new');
    asked[0]!.answer('old');
    await settled();
    expect(tableList.found.map(({ id }) => id)).toEqual(['new']);
  });

  it('that are older come, though something changes meanwhile', async () => {
    const tableList = new TableList();
    tableList.look('finished');
    asked[0]!.answer(...page('b'));
    await settled();
    void tableList.older();
    void tableList.refresh();
    asked[2]!.answer(...page('b'));
    asked[1]!.answer('a001');
    await settled();
    expect(tableList.found).toHaveLength(PAGE + 1);
    expect([tableList.found.at(-1)?.id, tableList.hasOlder]).toEqual(['a001', false]);
  });
});
