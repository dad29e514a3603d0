import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titanFigures } from '../figures';
import { hazardNotes } from './land';

const DATA = join(import.meta.dirname, '../../../../../hexenkessel/games/titan/data');
const FILES = ['board.json', 'maps.json', 'characters.json', 'mustering.json'];
const figures = titanFigures(
  Object.fromEntries(FILES.map((file) => [file, JSON.parse(readFileSync(join(DATA, file), 'utf8'))])),
);
const notesOn = (terrain: string) => hazardNotes(figures, figures.maps.maps[terrain]!);

describe('notes about hazards', () => {
  it('are about those of this map, with who is at home there and the rules', () => {
    expect(notesOn('Plains')).toEqual([]);
    expect(notesOn('Swamp').map(({ hazard }) => hazard)).toEqual(['bog', 'tree']);
    const [bog] = notesOn('Swamp');
    expect([...bog!.natives].sort()).toEqual(['Hydra', 'Ogre', 'Ranger', 'Troll', 'Wyvern']);
    expect(bog!.effects).toEqual([{ on: 'movement', rules: ['T23.7a'] }]);
  });

  it('tell what two hazards do together only where both are', () => {
    const cliffs = (terrain: string) =>
      notesOn(terrain)
        .find(({ hazard }) => hazard === 'cliff')
        ?.effects.at(-1)?.rules;
    expect(cliffs('Desert')).toEqual(['T23.10c', 'T23.10e']);
    expect(cliffs('Mountains')).toEqual(['T23.10c', 'T23.10d']);
  });
});
