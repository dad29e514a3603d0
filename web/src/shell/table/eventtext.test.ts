import { describe, expect, it } from 'vitest';
import { speechOf } from '../fluent';
import { tell, tellDrawn } from './eventtext';

const speech = speechOf([
  ['en', 'strike = Ogre strikes: { $dice }. Hits.\ndrawn-strike = Ogre strikes. Hits.\nroll = A { $roll }.'],
]);

describe('a sentence beside dice that are drawn', () => {
  it('does not name them once more', () => {
    const strike = { key: 'strike', args: { dice: [2, 6] } };
    expect(tell(speech, strike)).toBe('Ogre strikes: 2, 6. Hits.');
    expect(tellDrawn(speech, strike)).toBe('Ogre strikes. Hits.');
  });

  it('is the usual one where a game has no other', () => {
    expect(tellDrawn(speech, { key: 'roll', args: { roll: 5 } })).toBe('A 5.');
  });

  it('is about the very arguments that came, of which a game may know more', () => {
    const args = { dice: [2] };
    const heard: unknown[] = [];
    tellDrawn({ has: () => true, say: (_, given) => String(heard.push(given)) }, { key: 'strike', args });
    expect(heard[0]).toBe(args);
  });
});
