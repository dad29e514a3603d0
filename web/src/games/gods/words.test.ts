import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import fixture from './figures.fixture.json';
import type { Language } from '../../shell/contract';
import { speechOf } from '../../shell/fluent';
import { godsFigures } from './figures';
import { LABELS } from './labels';
import { fieldName, markerName } from './words';

const MESSAGES = join(import.meta.dirname, '../../../../hexenkessel/games/gods/messages');
const figures = godsFigures(fixture);

/** All that the game says in one language, without English to step in. */
function speechIn(language: Language) {
  const files = readdirSync(MESSAGES).filter((file) => file.startsWith(language));
  return speechOf([[language, files.map((file) => readFileSync(join(MESSAGES, file), 'utf8')).join('\n')]]);
}

describe('words', () => {
  it.each(['en', 'de'] as const)('for everything that the board says are there in %s', (language) => {
    const { has } = speechIn(language);
    const needed = [
      ...LABELS.map((key) => `board-${key}`),
      ...figures.spells.map(({ name }) => `about-spell-${name}`),
      ...Object.values(figures.goals).flatMap((goals) =>
        goals.map(({ rule }) => `goal-${rule.replace('.', '-')}`),
      ),
      ...Object.keys(figures.advantages).map((name) => `advantage-${name}`),
      ...figures.maps.effects.map(({ rule }) => `effect-${rule.replace('.', '-')}`),
      ...[
        'seat-name',
        'unit-name',
        'verb-cast',
        'verb-use',
        'verb-offer',
        'verb-take-offer',
        'verb-drop-offer',
      ],
    ];
    expect(needed.filter((key) => !has(key))).toEqual([]);
  });

  it('name markers as they are painted, and fields by their land', () => {
    const { say } = speechIn('de');
    expect(
      ['Red12', 'GreyRuin2', 'BlackDarktower1'].map((marker) => markerName(say, figures, marker)),
    ).toEqual(['Rot XII', 'Grau Ruin 2', 'Schwarz Darktower 1']);
    expect(fieldName(say, figures, 'D0.7')).toBe('Desert D0.7');
    expect(fieldName(say, figures, 'City')).toBe('City');
  });
});
