import { expect, it } from 'vitest';
import type { Pace } from '../contract';
import { digits, leftNow, moodOf, percentOf, spans, tickOf } from './clock';

const live: Pace = { kind: 'live', bank: 600, increment: 10, days: 3, timeout: 'bot' };

it('a running clock runs, a standing one stands, and none below nothing', () => {
  expect(leftNow(90, true, 1_500)).toBe(88.5);
  expect(leftNow(90, false, 1_500)).toBe(90);
  expect(leftNow(1, true, 5_000)).toBe(0);
});

it('shows hours only where there are some', () => {
  expect([0, 7.2, 60, 299.5, 3_725].map(digits)).toEqual(['0:00', '0:08', '1:00', '5:00', '1:02:05']);
});

it('shows days and hours, then hours and minutes', () => {
  expect(spans(2 * 86_400 + 4 * 3_600 + 1_000)).toEqual({ days: 2, hours: 4, minutes: 0 });
  expect(spans(5 * 3_600 + 590)).toEqual({ days: 0, hours: 5, minutes: 10 });
  expect(spans(0)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

it('has a hand that moves by whole steps, and is looked at seldom where there are days left', () => {
  const days: Pace = { ...live, kind: 'days' };
  expect([600, 599.8, 300, 2, 0, 700].map((seconds) => percentOf(seconds, live))).toEqual([
    100, 100, 50, 0, 0, 100,
  ]);
  expect(percentOf(86_400, days)).toBe(33);
  expect(tickOf(live)).toBeLessThan(1_000);
  expect(tickOf(days)).toBeGreaterThan(1_000);
});

it('warns in time, which is earlier where people come once a day', () => {
  expect([300, 100, 20].map((seconds) => moodOf(seconds, live))).toEqual(['calm', 'low', 'last']);
  expect(moodOf(80_000, { ...live, kind: 'days' })).toBe('low');
});
