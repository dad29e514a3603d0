import { describe, expect, it } from 'vitest';
import type { ActionOffer } from '../../shell/contract';
import { against, oddsIn, restOf, shortly, turningIn } from './choosing';

const pick = (kind: string, id: string | number) => ({ kind, id });

function blow(target: number, supporter: number | null, kills: number, dies: number): ActionOffer {
  const text = ['attack', 1, target, ...(supporter === null ? [] : [supporter])].join(' ');
  const picks = [pick('figure', 1), pick('figure', target), pick('figure', supporter ?? '-')];
  const preview = { expected: kills, chances: { kills, dies }, distribution: [1 - kills, kills] };
  return { text, verb: 'attack', picks, meaning: null, preview };
}

describe('odds', () => {
  const odds = oddsIn([blow(9, 5, 0.37, 0.09), blow(9, null, 0.36, 0.17), blow(9, 4, 0.37, 0.06)]);

  it('are listed alone first, then with the best support', () => {
    expect(against(odds, 9).map(({ supporter }) => supporter)).toEqual([null, 4, 5]);
    expect(against(odds, 8)).toEqual([]);
  });

  it('are told shortly: alone, and with the best support', () => {
    expect(shortly(against(odds, 9)).map(({ supporter }) => supporter)).toEqual([null, 4]);
  });

  it('are found by the words of the action', () => {
    expect(odds.map(({ offer }) => restOf(offer))).toEqual(['1 9 5', '1 9', '1 9 4']);
  });
});

describe('turning', () => {
  const face = (field: string, side: string): ActionOffer => ({
    text: `face ${field} ${side}`,
    verb: 'face',
    picks: [pick('button', 'face'), pick('field', field), pick('side', side)],
    meaning: null,
    preview: null,
  });

  it('knows the field and the action of each side', () => {
    const { places, sides } = turningIn([face('1/4', 'E'), face('1/4', 'W')]);
    expect(places).toEqual(['1/4']);
    expect(sides.get('W')).toBe('face 1/4 W');
  });

  it('is nothing where something else may be meant', () => {
    expect(turningIn([face('1/4', 'E'), blow(9, null, 0.3, 0.1)]).places).toEqual([]);
  });
});
