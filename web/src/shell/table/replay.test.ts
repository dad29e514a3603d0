import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../contract';
import { Replaying } from './replay.svelte';
import { requests } from './requests';

/** Answers in the order of the questions, when the test gives them. */
let asked: { number: number; answer: () => void; fail: () => void }[];

beforeEach(() => {
  asked = [];
  vi.spyOn(requests, 'replay').mockImplementation(
    (_, number) =>
      new Promise((resolve, reject) => {
        const told = { number, seat: 0, action: 'x', events: [], rolls: [] };
        const answer = () => resolve({ number, story: [told] } as unknown as State);
        asked.push({ number, answer, fail: () => reject(new Error('Gone.')) });
      }),
  );
});

const numbers = () => asked.map(({ number }) => number);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('replaying', () => {
  it('asks one thing at a time, however fast somebody drags, and shows where he stopped', async () => {
    const replaying = new Replaying('t1');
    for (const number of [1, 2, 3, 4]) void replaying.go(number);
    expect(numbers()).toEqual([1]);
    asked[0]!.answer();
    await settled();
    expect(numbers()).toEqual([1, 4]);
    expect(replaying.state).toBeNull();
    asked[1]!.answer();
    await settled();
    expect(replaying.state?.number).toBe(4);
    expect(replaying.newest).toEqual([]);
  });

  it('shows a step forward as it happened', async () => {
    const replaying = new Replaying('t1');
    for (const number of [4, 5]) {
      void replaying.go(number);
      asked.at(-1)!.answer();
      await settled();
    }
    expect(replaying.newest.map(({ number }) => number)).toEqual([5]);
  });

  it('says when it could not go on, stays where it is, and can be asked again', async () => {
    const replaying = new Replaying('t1');
    const isDone = replaying.go(1);
    asked[0]!.fail();
    expect(await isDone).toBe(false);
    expect([replaying.trouble === '', replaying.wanted]).toEqual([false, null]);
    const isDoneNow = replaying.go(1);
    asked[1]!.answer();
    expect(await isDoneNow).toBe(true);
    expect([replaying.trouble, replaying.state?.number]).toEqual(['', 1]);
  });
});
