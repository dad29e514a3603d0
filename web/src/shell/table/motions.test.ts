import { describe, expect, it } from 'vitest';
import type { Motion, Pace, SeatSummary, TableSummary } from '../contract';
import { awaitedOf, fateOf, othersAt } from './motions';

const motion = (kind: Motion['kind'], number: number | null = null): Motion => ({
  kind,
  by: 0,
  number,
  agreed: [0],
  needed: [1],
  whose: null,
});
const table = (now: Partial<TableSummary>) =>
  ({
    state: 'running',
    paused: false,
    number: 7,
    seats: [{ bot: null }, { bot: null }],
    ...now,
  }) as unknown as TableSummary;

describe('what is asked no longer', () => {
  it('was refused if all is as before', () => {
    for (const kind of ['stop', 'pause'] as const)
      expect(fateOf(motion(kind), table({}), table({}), 7)).toBe('refused');
    expect(fateOf(motion('undo', 3), table({}), table({}), 7)).toBe('refused');
  });

  it('was granted if play is paused, has gone back, has ended or is about to', () => {
    expect(fateOf(motion('pause'), table({}), table({ paused: true }), 7)).toBeNull();
    expect(fateOf(motion('undo', 3), table({}), table({ number: 3 }), 3)).toBeNull();
    expect(fateOf(motion('stop'), table({}), table({ number: 8 }), 7)).toBeNull();
    expect(fateOf(motion('stop'), table({}), table({ state: 'finished' }), 7)).toBeNull();
  });

  it('was granted if the computer plays where it was to, and overtaken if that seat has played', () => {
    const lend = { ...motion('lend'), whose: 2 };
    const seats = [{ bot: null }, { bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(fateOf(lend, table({}), table({}), 7)).toBe('refused');
    expect(fateOf(lend, table({}), table({ seats }), 7)).toBeNull();
    expect(fateOf(lend, table({}), table({ number: 8 }), 7)).toBe('overtaken');
  });

  it('was overtaken if play went on, whether the state has come or not', () => {
    for (const seen of [7, 8])
      expect(fateOf(motion('undo', 3), table({}), table({ number: 8 }), seen)).toBe('overtaken');
  });

  it('was forgotten if nobody answered in time', () => {
    const seats = [{ bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(fateOf(motion('stop'), table({}), table({ seats }), 7)).toBeNull();
  });

  it('was refused by him for whom the computer had played before', () => {
    const seats = [{ bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(fateOf(motion('stop'), table({ seats }), table({ seats }), 7)).toBe('refused');
  });
});

describe('for whom the computer may be asked to step in', () => {
  const seat = (seat: number, person: string | null, more: Partial<SeatSummary> = {}) =>
    ({
      seat,
      kind: person ? 'person' : 'bot',
      person,
      bot: person ? null : 'greedy',
      ...more,
    }) as SeatSummary;
  const pace = (kind: Pace['kind'], timeout: Pace['timeout']) => ({ kind, timeout }) as Pace;
  const awaited = (seats: SeatSummary[], due: number[], now: Partial<TableSummary> = {}) => {
    const all = table({ seats, pace: pace('none', 'bot'), ...now });
    return awaitedOf(all, othersAt(all, 'ada'), due).map((found) => found.seat);
  };

  it('is whoever else is due and plays himself', () => {
    const lent = seat(3, 'dora', { bot: 'random' });
    const seats = [seat(0, 'ada'), seat(1, 'ben', { connected: true }), seat(2, 'carl'), lent, seat(4, null)];
    expect(awaited(seats, [0, 1, 3, 4])).toEqual([1]);
    expect(awaited(seats, [0, 1], { paused: true })).toEqual([]);
  });

  it('is the only other one if he has left', () => {
    expect(awaited([seat(0, 'ada'), seat(1, 'ben', { connected: true })], [1])).toEqual([]);
    expect(awaited([seat(0, 'ada'), seat(1, 'ben')], [1])).toEqual([1]);
  });

  it('is nobody where the clock does it', () => {
    const seats = [seat(0, 'ada'), seat(1, 'ben')];
    expect(awaited(seats, [1], { pace: pace('days', 'bot') })).toEqual([]);
    expect(awaited(seats, [1], { pace: pace('days', 'wait') })).toEqual([1]);
  });
});
