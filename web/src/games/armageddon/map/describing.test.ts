import { describe, expect, it } from 'vitest';
import type { ArmageddonView, Figure } from '../contract';
import { edgeSorts, fieldWords, linesOf } from './describing';
import fixture from '../figures.fixture.json';
import { groundOf, type Terrains } from './ground';

const ground = groundOf(
  {
    great_fields: [{ number: 1, at: [0, 0], fields: { highland: [21], desert: [38], water: [44] } }],
    rivers: [
      ['1/38', '1/39'],
      ['1/1', '1/2'],
    ],
    ramps: [['1/20', '1/21']],
    bridges: [['1/1', '1/2']],
  },
  fixture as unknown as Terrains,
);
const number = (name: string) => ground.numbers.get(name)!;
const say = (key: string, args: Record<string, unknown> = {}) =>
  [key.replace(/^(board|name)-/, ''), ...Object.values(args).map(String)].join(' ');

const figures: Figure[] = [
  { id: 1, kind: 'axe', owner: 0, field: 37 },
  { id: 2, kind: 'axe', owner: 0, field: 37 },
  { id: 3, kind: 'heavy-horse', owner: 1, field: 37 },
  { id: 4, kind: 'hero', owner: 1, field: 37, on: 3, acted: true },
];
const view = {
  field: { figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])), leaders: [] },
} as unknown as ArmageddonView;

describe('a field in words', () => {
  it('knows what lies between two fields', () => {
    expect(edgeSorts(ground, number('1/20'), number('1/21'))).toEqual(['ramp']);
    expect(edgeSorts(ground, number('1/14'), number('1/21'))).toEqual(['up']);
    expect(edgeSorts(ground, number('1/21'), number('1/14'))).toEqual(['down']);
    expect(edgeSorts(ground, number('1/1'), number('1/2'))).toEqual(['bridge']);
    expect(edgeSorts(ground, number('1/38'), number('1/44'))).toEqual([]);
  });

  it('counts those who are alike', () => {
    expect(linesOf(say, view, figures).map(({ text }) => text)).toEqual([
      '2 × Axe',
      'Heavy-horse',
      'Hero, rides heavy-horse, acted',
    ]);
  });

  it('tells the units of a magician and the spell on a figure', () => {
    const weak: Figure = { id: 5, kind: 'axe', owner: 0, field: 37, spell: 'weakened' };
    const wise: Figure = { id: 6, kind: 'magician', owner: 0, field: 37 };
    const told = { field: { ...view.field, magic: { units: { '6': 44 } } } } as unknown as ArmageddonView;
    expect(linesOf(say, told, [weak, wise]).map(({ text }) => text)).toEqual([
      'Axe, spell weakened',
      'Magician, units 44',
    ]);
  });

  it('tells everything', () => {
    const words = fieldWords(say, view, ground, number('1/38'), figures);
    expect(words).toContain('1/38: ground desert 1; danger thirst; edge-river E');
    expect(words).toContain('seat-name 0: 2 × Axe');
    expect(words).toContain('seat-name 1: Heavy-horse; Hero, rides heavy-horse, acted');
  });
});
