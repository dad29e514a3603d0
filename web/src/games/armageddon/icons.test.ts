import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../tools/icons';
import authors from './authors.json';
import { KIND_ICONS } from './icons';
import { Kind } from './contract';

describe('pictures', () => {
  it('show every kind', () => {
    expect(Object.keys(KIND_ICONS).sort()).toEqual([...Kind].sort());
  });

  it('name the author of each', () => {
    expect(Object.values(authors).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
