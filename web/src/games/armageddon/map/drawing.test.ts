import { describe, expect, it } from 'vitest';
import type { Land, Terrain } from '../contract';
import { drawingOf, ornamentOf } from './drawing';
import { groundOf, type Terrains } from './ground';
import { worksOf } from './works';

const LEVELS: Partial<Record<Terrain, number>> = { water: 0, lowland: 1, forest: 1, highland: 2 };
const figures = {
  terrains: Object.fromEntries(
    Object.entries(LEVELS).map(([terrain, level]) => [terrain, { level, room: 4, danger: null, trees: 0 }]),
  ),
} as unknown as Terrains;

const land = (more: Partial<Land> = {}, fields: Record<string, number[]> = {}): Land =>
  ({ great_fields: [{ number: 1, at: [0, 0], fields }], ...more }) as unknown as Land;
const count = (path: string, sign: RegExp) => path.match(sign)?.length ?? 0;

describe('the land as it is drawn', () => {
  it('is a few paths, however many fields there are', () => {
    const ground = groundOf(land({}, { forest: [5, 6, 12], highland: [20, 21], water: [30] }), figures);
    const { storeys, regions } = drawingOf(ground);
    const paths = storeys.flatMap(({ areas }) => areas).length + regions.length * 3;
    expect(paths + ornamentOf(ground).scenery.length).toBeLessThan(60);
  });

  it('strews scenery that is always the same, and on no two fields alike', () => {
    const [one, other] = [groundOf(land(), figures), groundOf(land({}, { forest: [1] }), figures)];
    const tufts = (ground: typeof one) =>
      ornamentOf(ground)
        .scenery.find(({ layer }) => layer === 'tuft')!
        .path.split('M');
    expect(tufts(one).filter((stroke) => !tufts(other).includes(stroke))).toHaveLength(3);
    const scattered = tufts(one)
      .slice(1)
      .map((stroke) => stroke.replace(/^(\d+) (\d+).*/, '$1'));
    expect(new Set(scattered).size).toBeGreaterThan(60);
  });

  it('has a cliff below each edge of high ground, lit from the north-west, but none at a shore', () => {
    const { relief } = drawingOf(groundOf(land({}, { highland: [20] }), figures));
    expect([count(relief.lit, /M/g), count(relief.dark, /M/g)]).toEqual([3, 3]);
    const lake = drawingOf(groundOf(land({}, { water: [20] }), figures));
    expect(lake.relief.dark).toBe('');
    expect(count(lake.shores, /M/g)).toBe(6);
  });

  it('draws a river from end to end as one line, and one that forks as several', () => {
    const rivers = [['1/12', '1/13'], ['1/12', '1/19'], ['1/12', '1/18']]; // prettier-ignore
    const one = drawingOf(groundOf(land({ rivers } as never), figures)).rivers;
    expect([count(one, /M/g), count(one, /Q/g)]).toEqual([1, 2]);
    const forked = [...rivers, ['1/18', '1/19']];
    const { rivers: path } = drawingOf(groundOf(land({ rivers: forked } as never), figures));
    expect(count(path, /M/g)).toBeGreaterThan(1);
  });

  it('draws what people have built apart, for it stands on the land', () => {
    const built = land({ ramps: [['1/20', '1/21']], bridges: [['1/12', '1/13']] } as never, {
      highland: [20],
    });
    const { ramps, bridges } = worksOf(groundOf(built, figures));
    expect([count(ramps, /M/g), count(bridges, /M/g)]).toEqual([1, 1]);
  });
});
