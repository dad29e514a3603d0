import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryEntry } from '../../shell/contract';
import { Clashes } from './clashes.svelte';

function strike(number: number, hits: number): StoryEntry {
  const args = { unit: 'Ogre-0', target: 'Lion-5', number: 5, dice: [5, 2, 6], hits };
  return { number, seat: 0, action: 'strike', events: [{ key: 'strike', args }], rolls: [] };
}

describe('blows', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('that are older than the first hearing are told but not shown', () => {
    const clashes = new Clashes();
    clashes.hear([strike(7, 2)], 1);
    expect(clashes.now).toBeNull();
    expect(clashes.last?.hits).toBe(2);
  });

  it('are shown one after another, and each once', () => {
    const clashes = new Clashes();
    clashes.hear([], 1);
    const first = [strike(8, 1)];
    clashes.hear(first, 1);
    clashes.hear(first, 0.5);
    clashes.hear([strike(9, 3)], 1);
    expect(clashes.now?.hits).toBe(1);
    vi.advanceTimersByTime(1400);
    expect(clashes.now?.hits).toBe(3);
    vi.advanceTimersByTime(1400);
    expect(clashes.now).toBeNull();
  });

  it('are shown again where a replay has stepped back, or somebody has taken his back', () => {
    const clashes = new Clashes();
    clashes.hear([], 1);
    clashes.hear([strike(8, 1)], 1);
    vi.advanceTimersByTime(1400);
    clashes.hear([], 1);
    expect(clashes.now).toBeNull();
    clashes.hear([strike(8, 2)], 1);
    expect(clashes.now?.hits).toBe(2);
  });

  it('are not shown at speed 0', () => {
    const clashes = new Clashes();
    clashes.hear([], 0);
    clashes.hear([strike(8, 1)], 0);
    expect(clashes.now).toBeNull();
    expect(clashes.last?.hits).toBe(1);
  });
});
