import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import figures from './figures.fixture.json';
import type { Language } from '../../shell/contract';
import { speechOf } from '../../shell/fluent';
import { countedNames, hazardName, shortTitle } from '../../legions/words';
import { LABELS } from './labels';
import { characterName, label, landName, markerName } from './words';

const MESSAGES = join(import.meta.dirname, '../../../../hexenkessel/games/titan/messages');

/** All that Titan says in one language, without English to step in. */
function speechIn(language: Language) {
  const files = readdirSync(MESSAGES).filter((file) => file.startsWith(language));
  return speechOf([[language, files.map((file) => readFileSync(join(MESSAGES, file), 'utf8')).join('\n')]]);
}

describe('words', () => {
  it.each(['en', 'de', 'hu'] as const)('for everything that the board says are there in %s', (language) => {
    const { has } = speechIn(language);
    expect(LABELS.filter((key) => !has(`board-${key}`))).toEqual([]);
    expect(['land-name', 'seat-name', 'side-name', 'unit-name'].filter((key) => !has(key))).toEqual([]);
  });

  it('are those of the messages', () => {
    const { say } = speechIn('de');
    expect(characterName(say, 'Lion')).toBe('Löwe');
    expect(label(say, 'round', { round: 3 })).toBe('Durchgang 3');
    expect(landName(say, 1)).toBe('Ebene 1');
    expect(markerName(say, figures, 'Red12')).toBe('Rot XII');
  });

  it('are cut where a counter has no room for them, but for their number', () => {
    expect(['Titan', 'Boszorkánymester', 'Boszorkánymester 2', 'Vízköpő 1'].map(shortTitle)).toEqual([
      'Titan',
      'Boszorkánymes.',
      'Boszorkánym. 2',
      'Vízköpő 1',
    ]);
  });

  it('are those of the rules in English', () => {
    const { say } = speechIn('en');
    expect(characterName(say, 'Lion')).toBe('Lion');
    expect(hazardName(say, 'bramble')).toBe('Bramble');
    expect(markerName(say, figures, 'Red12')).toBe('Red XII');
  });

  it('count those who are alike', () => {
    const { say } = speechIn('en');
    expect(countedNames(say, ['Ogre', 'Ogre', 'Titan'])).toBe('Ogre ×2, Titan');
  });
});
