import { describe, expect, it } from 'vitest';
import { races } from './figures.fixture.json';
import { namesIn } from '../../../tools/icons';
import authors from './authors.json';
import { RACES } from './colours';
import { KIND_ICONS, RACE_ICONS, RESOURCE_ICONS } from './icons';
import { Kind, Resource } from './contract';

describe('pictures', () => {
  it('show every race, kind and resource, each another one', () => {
    expect(Object.keys(RACE_ICONS).sort()).toEqual(races.map(({ id }) => id).sort());
    expect([...RACES].sort()).toEqual(races.map(({ id }) => id).sort());
    expect(Object.keys(KIND_ICONS)).toEqual(Kind);
    expect(Object.keys(RESOURCE_ICONS)).toEqual(Resource);
    for (const icons of [RACE_ICONS, KIND_ICONS, RESOURCE_ICONS]) {
      expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
    }
  });

  it('name the author of each', () => {
    expect(Object.values(authors).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
