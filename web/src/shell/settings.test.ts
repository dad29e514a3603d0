import { describe, expect, it } from 'vitest';
import { nameOfSpeed, readPreferences, USUAL } from './settings.svelte';

describe('preferences', () => {
  it('are as usual where nothing sensible is remembered', () => {
    expect(readPreferences(null)).toEqual(USUAL);
    expect(readPreferences('{')).toEqual(USUAL);
    expect(readPreferences('null')).toEqual(USUAL);
    expect(readPreferences('{"speed":"fast","muted":{},"curtain":1}')).toEqual(USUAL);
  });

  it('are remembered one by one', () => {
    expect(readPreferences('{"speed":0,"muted":["eve"],"tea":true}')).toEqual({
      ...USUAL,
      speed: 0,
      muted: ['eve'],
    });
  });

  it('find a name for any speed', () => {
    expect([0, 0.1, 0.6, 1, 1.5, 2, 3].map(nameOfSpeed)).toEqual([
      'none',
      'none',
      'slow',
      'normal',
      'normal',
      'fast',
      'fast',
    ]);
  });
});
