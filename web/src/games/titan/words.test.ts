import { describe, expect, it } from 'vitest';
import { characterName, characterNames, label, markerName } from './words';

const silent = (key: string) => key;
const german = (key: string, args?: Record<string, unknown>) =>
  key === 'name-Lion' ? 'Löwe' : key === 'board-round' ? `Runde ${args?.round}` : key;

describe('words', () => {
  it('are those of the messages', () => {
    expect(characterName(german, 'Lion')).toBe('Löwe');
    expect(label(german, 'round', { round: 3 })).toBe('Runde 3');
  });

  it('are English where there is no message, with their arguments', () => {
    expect(characterName(silent, 'Lion')).toBe('Lion');
    expect(label(silent, 'round', { round: 3 })).toBe('Round 3');
    expect(label((key, args) => `${key} round=${args?.round}`, 'round', { round: 3 })).toBe('Round 3');
  });

  it('count those who are alike', () => {
    expect(characterNames(silent, ['Ogre', 'Ogre', 'Titan'])).toBe('Ogre ×2, Titan');
  });

  it('call a marker by its colour and number', () => {
    expect(markerName(silent, 'Red12')).toBe('Red XII');
  });
});
