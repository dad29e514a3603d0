import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../tools/icons';
import { AUTHORS } from './authors';
import { KIND_ICONS } from './icons';
import { Kind } from './contract';

describe('pictures', () => {
  it('show every kind', () => {
    expect(Object.keys(KIND_ICONS).sort()).toEqual([...Kind].sort());
  });

  it('name the author of each', () => {
    expect(Object.values(AUTHORS).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
