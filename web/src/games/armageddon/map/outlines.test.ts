import { describe, expect, it } from 'vitest';
import { outlineOf } from './outlines';

describe('outlines', () => {
  it('tell six players apart without colours', () => {
    const all = [0, 1, 2, 3, 4, 5].map((seat) => outlineOf(seat, 15));
    expect(new Set(all).size).toBe(6);
  });
});
