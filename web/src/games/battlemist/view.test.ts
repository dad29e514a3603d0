import { describe, expect, it } from 'vitest';
import type { AnyStep } from './contract';
import { fieldOfBattle, phaseOf, type BattlemistView } from './view';

const view = (steps: Partial<AnyStep>[], more: object = {}) =>
  ({ steps, battle: null, players: [], ...more }) as unknown as BattlemistView;

describe('the part of a round', () => {
  it('is what lies above it', () => {
    expect(phaseOf(view([{ step: 'round', phase: 1 }, { step: 'council' }, { step: 'voting' }]))).toBe(
      'council',
    );
    expect(phaseOf(view([{ step: 'round', phase: 4 }, { step: 'upkeep' }]))).toBe('upkeep');
  });

  it('in which everybody has his turn begins with a roll for the order', () => {
    expect(phaseOf(view([{ step: 'round', phase: 3 }, { step: 'order' }]))).toBe('individual');
    expect(phaseOf(view([{ step: 'round', phase: 3 }, { step: 'individual' }]))).toBe('individual');
  });

  it('is none before the first round', () => {
    expect(phaseOf(view([{ step: 'gathering' }, { step: 'laying' }]))).toBe('');
    expect(phaseOf(view([]))).toBe('');
  });
});

describe('a fight takes place', () => {
  const heroes = [
    { number: 1, realm: 'amberfield', life: 3 },
    { number: 2, realm: 'oxmarch', life: 3 },
  ];
  const players = [{ heroes: [] }, { heroes }];

  it('where the hero is', () => {
    expect(fieldOfBattle(view([{ step: 'encounter', seat: 1, hero: 2 }], { players }))).toBe('oxmarch');
    expect(fieldOfBattle(view([{ step: 'duel', seat: 1, hero: 1 }], { players }))).toBe('amberfield');
  });

  it('where the armies are, or nowhere', () => {
    expect(fieldOfBattle(view([{ step: 'combat' }], { battle: { realm: 'zorgas' } }))).toBe('zorgas');
    expect(fieldOfBattle(view([{ step: 'movement' }]))).toBeUndefined();
  });
});
