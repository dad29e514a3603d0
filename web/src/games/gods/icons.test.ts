import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../tools/icons';
import authors from './authors.json';
import { board, kinds, spells } from './figures.fixture.json';
import pictures from './pictures.json';

const shown: Readonly<Record<string, string>> = pictures;

describe('pictures', () => {
  it.each([
    ['figure', kinds],
    ['land', board.lands],
    ['spell', spells],
  ])('show every %s, each another one', (_, things) => {
    const icons = things.map(({ name }) => shown[name]);
    expect(things.filter(({ name }) => !shown[name])).toEqual([]);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('name the author of each', () => {
    expect(Object.values(authors).flat().sort()).toEqual(namesIn(import.meta.dirname));
  });
});
