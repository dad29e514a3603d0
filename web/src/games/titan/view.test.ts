import { describe, expect, it } from 'vitest';
import { makerOf } from '../../legions/markers';
import figures from './figures.fixture.json';
import type { Player, TitanView } from './contract';
import { fallen, living, ownerOf, strength, towersOf } from './view';

describe('a player', () => {
  it('is at home in a Tower until his Titan falls', () => {
    const players = [
      { tower: 300, fallen: 0 },
      { tower: 0, fallen: 0 },
      { tower: 500, fallen: 7 },
      { tower: 100, fallen: 0 },
    ] as Player[];
    expect([...towersOf({ players })]).toEqual([
      [300, 0],
      [100, 3],
    ]);
  });

  it('may use markers that were made for another', () => {
    expect(['Red2', 'Gold2', 'Brown12'].map((marker) => makerOf(figures, marker))).toEqual([0, 2, 5]);
  });
});

describe('a legion', () => {
  const view = {
    standing: { living: { Red1: ['Titan'] }, fallen: { Red1: ['Ogre', 'Ogre'] } },
    legions: {
      Red1: { size: 3, characters: ['Ogre', 'Ogre', 'Titan'] },
      Red2: { size: 4, characters: null, known: ['Lion'] },
    },
  } as unknown as TitanView;

  it('in battle has those who are alive', () => {
    expect(living(view, 'Red1')).toEqual(['Titan']);
    expect(fallen(view, 'Red1')).toEqual(['Ogre', 'Ogre']);
    expect(strength(view, 'Red1')).toBe(1);
  });

  it('elsewhere has all of them, known or not', () => {
    expect(living(view, 'Red2')).toEqual(['Lion']);
    expect(fallen(view, 'Red2')).toEqual([]);
    expect(strength(view, 'Red2')).toBe(4);
  });
});

describe('a side', () => {
  const view = {
    legions: { Red1: { owner: 0 }, Blue2: { owner: 1 } },
    steps: [{ step: 'negotiation', attacker: 'Blue2', defender: 'Red1' }],
  } as unknown as TitanView;

  it('belongs to whose legion attacks or defends', () => {
    expect(['attacker', 'defender', 'nobody', 'undefined'].map((role) => ownerOf(view, role))).toEqual([
      1,
      0,
      null,
      null,
    ]);
  });
});
