import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../tools/icons';
import authors from './authors.json';
import { kinds, maps } from './figures.fixture.json';
import { CHARACTER_ICONS, TERRAIN_ICONS } from './icons';

describe('pictures', () => {
  it('show every character and every terrain, each another one', () => {
    expect(Object.keys(CHARACTER_ICONS).sort()).toEqual(kinds.map(({ name }) => name).sort());
    expect(Object.keys(TERRAIN_ICONS).sort()).toEqual(Object.keys(maps.maps).sort());
    for (const icons of [CHARACTER_ICONS, TERRAIN_ICONS]) {
      expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
    }
  });

  it('name the author of each', () => {
    expect(Object.values(authors).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
