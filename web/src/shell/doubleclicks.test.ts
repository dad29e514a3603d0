import { describe, expect, it } from 'vitest';
import { DoubleClicks } from './doubleclicks';

describe('a double click', () => {
  it('is two clicks as long as the same is asked', () => {
    const clicks = new DoubleClicks();
    clicks.ask();
    expect([clicks.isMeant(1), clicks.isMeant(2)]).toEqual([true, true]);
  });

  it('does not answer what came after its first half', () => {
    const clicks = new DoubleClicks();
    expect(clicks.isMeant(1)).toBe(true);
    clicks.ask();
    expect([clicks.isMeant(2), clicks.isMeant(3)]).toEqual([false, false]);
    expect(clicks.isMeant(1)).toBe(true);
  });

  it('is not made with the keyboard', () => {
    const clicks = new DoubleClicks();
    expect(clicks.isMeant(0)).toBe(true);
    clicks.ask();
    expect(clicks.isMeant(0)).toBe(true);
  });
});
