import { describe, expect, it } from 'vitest';
import { battlemistFigures } from './figures';
import FIGURES from './figures.fixture.json';

describe('race cards', () => {
  it('are those of the set, but for what the table has changed', () => {
    const changes = 'dark-lord.cavalry-move=5 elves.footman-rout=4 elves.income-iron=7';
    const usual = battlemistFigures(FIGURES);
    const changed = battlemistFigures(FIGURES, changes);
    expect(changed.races.get('elves')!.units.footman).toEqual({
      ...usual.races.get('elves')!.units.footman,
      rout: 4,
    });
    expect(changed.races.get('dark-lord')!.units.cavalry.move).toBe(5);
    expect(changed.races.get('elves')!.income.iron).toBe(7);
    expect(changed.realms.get('home-elves')!.income.iron).toBe(7);
    expect(changed.races.get('orcs')).toEqual(usual.races.get('orcs'));
    expect(battlemistFigures(FIGURES)).toBe(usual);
    expect(battlemistFigures(FIGURES, changes)).toBe(changed);
  });
});
