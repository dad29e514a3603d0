import { beforeEach, expect, it, vi } from 'vitest';
import type { TableSummary } from './contract';
import { commitmentOf, noteCommitment, notePart, pledgeOf } from './dicecommitments';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it('keeps the first fingerprint, whatever is shown later', () => {
  noteCommitment('t1', 'first');
  noteCommitment('t1', 'another');
  expect(pledgeOf('t1')).toEqual({ commitment: 'first', parts: [] });
});

it('keeps every part that was given, before or after the fingerprint was seen', () => {
  notePart('t1', 'a');
  noteCommitment('t1', 'first');
  notePart('t1', 'b');
  expect(pledgeOf('t1')).toEqual({ commitment: 'first', parts: ['a', 'b'] });
  expect(pledgeOf('t2')).toBeNull();
});

it('forgets the oldest tables', () => {
  for (let table = 0; table < 70; table += 1) noteCommitment(`t${table}`, 'c');
  expect(pledgeOf('t0')).toBeNull();
  expect(pledgeOf('t69')).not.toBeNull();
});

it('expects of a game that was played on the fingerprint of its new dice', () => {
  const table = { commitment: 'old', origin: { table: 't0', number: 7, commitment: 'new' } } as TableSummary;
  expect(commitmentOf(table)).toBe('new');
  expect(commitmentOf({ ...table, origin: null })).toBe('old');
});
