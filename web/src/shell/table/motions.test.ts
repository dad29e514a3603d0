import { describe, expect, it } from 'vitest';
import type { Motion, Pace, SeatInfo, TableSummary } from '../contract';
import { awaitedOf, othersAt, wasRefused } from './motions';

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
      expect(wasRefused(motion(kind), table({}), table({}), 7)).toBe(true);
    expect(wasRefused(motion('undo', 3), table({}), table({}), 7)).toBe(true);
  });

  it('was granted if play is paused, has gone back, has ended or is about to', () => {
    expect(wasRefused(motion('pause'), table({}), table({ paused: true }), 7)).toBe(false);
    expect(wasRefused(motion('undo', 3), table({}), table({ number: 3 }), 3)).toBe(false);
    expect(wasRefused(motion('stop'), table({}), table({ number: 8 }), 7)).toBe(false);
    expect(wasRefused(motion('stop'), table({}), table({ state: 'finished' }), 7)).toBe(false);
  });

  it('was granted if the computer plays where it was to, and pointless if that seat has played', () => {
    const lend = { ...motion('lend'), whose: 2 };
    const seats = [{ bot: null }, { bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(wasRefused(lend, table({}), table({}), 7)).toBe(true);
    expect(wasRefused(lend, table({}), table({ seats }), 7)).toBe(false);
    expect(wasRefused(lend, table({}), table({ number: 8 }), 7)).toBe(false);
  });

  it('was forgotten if play went on, or if nobody answered in time', () => {
    expect(wasRefused(motion('undo', 3), table({}), table({ number: 8 }), 7)).toBe(false);
    const seats = [{ bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(wasRefused(motion('stop'), table({}), table({ seats }), 7)).toBe(false);
  });

  it('was refused by him for whom the computer had played before', () => {
    const seats = [{ bot: null }, { bot: 'greedy' }] as unknown as TableSummary['seats'];
    expect(wasRefused(motion('stop'), table({ seats }), table({ seats }), 7)).toBe(true);
  });
});

describe('for whom the computer may be asked to step in', () => {
  const seat = (seat: number, person: string | null, more: Partial<SeatInfo> = {}) =>
    ({ seat, kind: person ? 'person' : 'bot', person, bot: person ? null : 'greedy', ...more }) as SeatInfo;
  const pace = (kind: Pace['kind'], timeout: Pace['timeout']) => ({ kind, timeout }) as Pace;
  const awaited = (seats: SeatInfo[], due: number[], now: Partial<TableSummary> = {}) => {
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
