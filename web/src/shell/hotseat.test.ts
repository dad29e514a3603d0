import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Person, StateNews, TableSummary, ToServer } from './contract';
import type { Live, LiveOptions } from './live';
import { people } from './people.svelte';
import { settings } from './settings.svelte';
import { TableStore } from './tablestore.svelte';

const NOTHING = {
  decision: null,
  asides: [],
  calls: [],
  chosen: null,
  may_undo: false,
  outcome: null,
  undos: 0,
};

function seen(by: number | null, number: number, due: number[]): StateNews {
  const story = [{ number, seat: 2, action: null, events: [], rolls: [] }];
  return { type: 'state', ...NOTHING, number, seat: by, view: { by }, due, story };
}

/** Anna and Ben share a screen, and a bot plays with them. */
function sitDown(due: number[]) {
  const sent: ToServer[] = [];
  let options!: LiveOptions;
  const tableStore = new TableStore('t1', (_, given) => {
    options = given;
    return { send: (message: ToServer) => sent.push(message) > 0, close: () => undefined } as unknown as Live;
  });
  const seat = { kind: 'person', bot: null, connected: true, orders: [] };
  const seats = [
    { ...seat, seat: 0, name: 'Anna', person: 'me' },
    { ...seat, seat: 1, name: 'Ben', person: 'me' },
    { ...seat, seat: 2, kind: 'bot', name: 'greedy', person: null, bot: 'greedy' },
  ];
  const table = { id: 't1', state: 'running', seats, due, commitment: 'c' } as unknown as TableSummary;
  tableStore.setTable(table);
  options.online('open');
  const hear = (message: FromServer) => options.onmessage(message);
  /** The server answers what was asked last. */
  const turn = (number: number, due: number[]) => {
    const looks = sent.filter((message) => message.type === 'look');
    hear({ type: 'looked', seat: looks.at(-1)!.seat });
    hear(seen(looks.at(-1)!.seat, number, due));
  };
  return { tableStore, sent, hear, turn, seat: () => options.seat?.() };
}

describe('several people at one screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    people.me = { id: 'me', name: 'Anna' } as Person;
    settings.prefer({ curtain: true, speed: 1 });
  });
  afterEach(() => {
    people.me = null;
    vi.useRealTimers();
  });

  it('begin as strangers: whoever is due is called, and nothing is shown before he comes', () => {
    const { tableStore, sent, hear, turn } = sitDown([0]);
    expect(tableStore.hotSeat.called).toBe(0);
    hear(seen(0, 5, [0])); // sent before the server had heard that nobody looks yet
    expect(tableStore.state).toBeNull();
    turn(5, [0]);
    expect(tableStore.state?.seat).toBeNull();
    tableStore.hotSeat.open();
    expect(tableStore.state).toBeNull();
    turn(5, [0]);
    expect(tableStore.state?.view).toEqual({ by: 0 });
    expect(tableStore.hotSeat.called).toBeNull();
    expect(sent).toEqual([
      { type: 'look', seat: null },
      { type: 'look', seat: 0 },
    ]);
  });

  it('the curtain closes when the other one is due, and takes everything with it', () => {
    const { tableStore, hear, turn } = sitDown([0]);
    turn(5, [0]);
    tableStore.hotSeat.open();
    turn(5, [0]);
    hear(seen(0, 6, [1]));
    expect(tableStore.state?.view).toEqual({ by: 0 }); // Anna sees what came of it
    vi.advanceTimersByTime(3_000);
    expect(tableStore.hotSeat.called).toBe(1);
    expect([tableStore.state, tableStore.story, tableStore.newest]).toEqual([null, [], []]);
    hear(seen(0, 6, [1])); // still on its way
    expect(tableStore.state).toBeNull();
  });

  it('who sits there stays while only bots are due', () => {
    const { tableStore, hear, turn } = sitDown([0]);
    turn(5, [0]);
    tableStore.hotSeat.open();
    turn(5, [0]);
    hear(seen(0, 6, [2]));
    vi.advanceTimersByTime(3_000);
    expect([tableStore.hotSeat.looking, tableStore.hotSeat.called]).toEqual([0, null]);
  });

  it('without a curtain the screen turns by itself', () => {
    settings.prefer({ curtain: false });
    const { tableStore, hear, turn } = sitDown([0]);
    turn(5, [0]);
    expect(tableStore.hotSeat.looking).toBe(0);
    hear(seen(0, 6, [1]));
    expect([tableStore.hotSeat.looking, tableStore.hotSeat.called]).toEqual([1, null]);
  });

  it('says for whom it acts, also when the line is opened again', () => {
    const { tableStore, sent, turn, seat } = sitDown([1]);
    turn(5, [1]);
    tableStore.hotSeat.open();
    turn(5, [1]);
    tableStore.undo();
    expect(sent.at(-1)).toMatchObject({ type: 'undo', number: 5, seat: 1 });
    expect(seat()).toBe(1);
  });

  it('opens the curtain for nobody if nobody is due any more', () => {
    const { tableStore, hear, turn } = sitDown([0]);
    turn(5, [0]);
    expect(tableStore.hotSeat.called).toBe(0);
    hear(seen(null, 6, [2]));
    vi.advanceTimersByTime(3_000);
    expect(tableStore.hotSeat.called).toBeNull();
  });
});
