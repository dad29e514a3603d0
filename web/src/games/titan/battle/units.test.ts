import { describe, expect, it } from 'vitest';
import fixture from '../figures.fixture.json';
import { titanFigures } from '../figures';
import type { TitanView } from '../contract';
import { besideMap, type Unit } from '../../../legions/battle/scene';
import { armiesOf } from './units';

const figures = titanFigures(fixture);
const OFF = 27;
const GONE = 28;

/** Red's Ogre, Ogre and Titan against Blue's Lion. */
function battle(hexes: number[], standing: Partial<TitanView['standing']> = {}) {
  const view = {
    battle: {
      kinds: ['Ogre', 'Ogre', 'Titan', 'Lion'].map((name) =>
        figures.kinds.findIndex((one) => one.name === name),
      ),
      sides: [0, 0, 0, 1],
      hexes,
      hits: [0, 0, 0, 0],
    },
    standing: { powers: [6, 6, 9, 5], slain: [], must_enter: [], entered: [], ...standing },
    legions: { Red1: { owner: 0 }, Blue1: { owner: 1 } },
    steps: [{ step: 'battle', attacker: 'Red1', defender: 'Blue1' }],
  } as unknown as TitanView;
  return armiesOf({ view, say: (key) => key, seats: [] }, view.battle!, figures)[0];
}
const numbers = (units: readonly Unit[]) => units.map(({ number }) => number);

describe('characters in battle', () => {
  it('are as strong, slain and in a hurry as the server says', () => {
    const { units } = battle([0, 1, OFF, GONE], { slain: [1], must_enter: [2] });
    expect(units.map(({ power }) => power)).toEqual([6, 6, 9]);
    expect(units.map(({ isSlain }) => isSlain)).toEqual([false, true, false]);
    expect(units.map(({ mustEnter }) => mustEnter)).toEqual([false, false, true]);
  });

  it('who have entered keep a place beside the map until the phase is over, so that the others keep theirs', () => {
    expect(numbers(besideMap(battle([OFF, 1, OFF, GONE], { entered: [1] })))).toEqual([0, 1, 2]);
    expect(numbers(besideMap(battle([OFF, 1, OFF, GONE])))).toEqual([0, 2]);
  });
});
