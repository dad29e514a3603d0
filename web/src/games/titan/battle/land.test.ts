import { describe, expect, it } from 'vitest';
import fixture from '../figures.fixture.json';
import { titanFigures } from '../figures';
import { hazardNotes } from '../../../legions/battle/land';

const figures = titanFigures(fixture);
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
