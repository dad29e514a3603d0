import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../tools/icons';
import { AUTHORS } from './authors';
import { KIND_ICONS } from './icons';
import { KINDS } from './view';

describe('pictures', () => {
  it('show every kind', () => {
    expect(Object.keys(KIND_ICONS).sort()).toEqual([...KINDS].sort());
  });

  it('name the author of each', () => {
    expect(Object.values(AUTHORS).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
