import { describe, expect, it } from 'vitest';
import type { ActionOffer } from '../shell/contract';
import { everybodyIn, placesOf } from './row';

const ROW = ['Angel', 'Ogre', 'Ogre', 'Lion'];

describe('a row of characters', () => {
  it('has the chosen ones where they were touched', () => {
    expect(placesOf(ROW, ['Ogre', 'Lion'], [2, 3])).toEqual([2, 3]);
    expect(placesOf(ROW, ['Ogre', 'Ogre'], [2, 1])).toEqual([2, 1]);
  });

  it('has those who were chosen elsewhere at the first place that is theirs', () => {
    expect(placesOf(ROW, ['Ogre', 'Ogre'], [])).toEqual([1, 2]);
    expect(placesOf(ROW, ['Ogre', 'Ogre'], [2])).toEqual([2, 1]);
    expect(placesOf(ROW, ['Lion', 'Ogre'], [1, 1])).toEqual([3, 1]);
  });

  it('is known by what is offered', () => {
    const offer = (...names: string[]): ActionOffer => ({
      text: names.join(),
      verb: 'propose',
      picks: [{ kind: 'button', id: 'attacker' }, ...names.map((id) => ({ kind: 'character', id }))],
      meaning: null,
      preview: null,
    });
    const offers = [offer('Ogre'), offer('Lion', 'Ogre'), offer('Ogre', 'Ogre')];
    expect(everybodyIn('character', offers)).toEqual(['Ogre', 'Ogre', 'Lion']);
  });
});
