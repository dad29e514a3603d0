import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { speechOf } from './fluent';
import { preferredLanguage } from './languages';

const ENGLISH = `
turn = It is { seat-name }’s turn.
seat-name = { $seat ->
    [0] Red
   *[1] Blue
}
lost = { $units ->
    [none] Nobody is lost.
   *[other] Lost: { $units }.
}
shows = { $is_open ->
    [yes] open
   *[no] closed
}
only-english = Still here.
name-Ogre = Ogre
`;
const GERMAN = `
turn = { seat-name } ist am Zug.
seat-name = { $seat ->
    [0] Rot
   *[1] Blau
}
lost = { $units ->
    [none] Niemand fällt.
   *[other] Gefallen: { $units }.
}
name-Ogre = Oger
name-Ogre-king = Ogerkönig
`;

describe('messages', () => {
  const { say, has } = speechOf([
    ['de', GERMAN],
    ['en', ENGLISH],
  ]);

  it('speak the first language, and English where that one has nothing', () => {
    expect(say('only-english')).toBe('Still here.');
    expect(has('only-english')).toBe(true);
  });

  it('pass arguments on to the messages they use, as in: land-name', () => {
    const speech = speechOf([
      ['en', 'turn = It is { seat }’s turn.\nseat = { $seat ->\n    [0] Red\n   *[1] Blue\n}\n'],
    ]);
    expect(speech.say('turn', { seat: 0 })).toBe('It is Red’s turn.');
  });

  it('translate names, also in lists', () => {
    expect(say('lost', { units: ['Ogre', 'Ogre', 'Lion'] })).toBe('Gefallen: Oger\u00a0×2, Lion.');
  });

  it('translate names within words, as the server does', () => {
    expect(say('lost', { units: 'Ogre-3' })).toBe('Gefallen: Oger-3.');
    expect(say('lost', { units: ['Ogre-king', 'Lion-Ogre'] })).toBe('Gefallen: Ogerkönig, Lion-Oger.');
    expect(say('lost', { units: ['Ogre-3+Ogre', 'Ogres', 'Öre'] })).toBe(
      'Gefallen: Oger-3+Oger, Ogres, Öre.',
    );
  });

  it('tell equal words once and counted, as the server does', () => {
    const speech = speechOf([
      ['en', 'lost = { $units }\ncounted-ogre = { $count } × ogre\nabout-ogre = It is strong.\n'],
    ]);
    expect(speech.say('lost', { units: ['ogre', 'lion', 'lion', 'ogre'] })).toBe('2 × ogre, lion\u00a0×2');
    expect(speech.say('lost', { units: ['lion', 'bear', 'lion'] })).toBe('lion, bear, lion');
    expect(speech.say('lost', { units: [3, 5, 3] })).toBe('3, 5, 3');
    expect(speech.say('lost', { units: 'ogre' })).toBe('ogre');
  });

  it('know words that stand for whole messages', () => {
    const speech = speechOf([['en', 'lost = Lost: { $units }\nabout-ogre = It is strong.\n']]);
    expect(speech.say('lost', { units: '@about-ogre' })).toBe('Lost: It is strong.');
    expect(speech.say('lost', { units: '@nothing' })).toBe('Lost: @nothing');
  });

  it('know an empty list as none, and truth as yes and no', () => {
    expect(say('lost', { units: [] })).toBe('Niemand fällt.');
    expect(say('lost', { units: '' })).toBe('Niemand fällt.');
    expect(say('shows', { is_open: true })).toBe('open');
    expect(say('shows', { is_open: false })).toBe('closed');
  });

  it('refer to messages and terms that stand anywhere, and the last of two holds', () => {
    const speech = speechOf([
      ['en', '# Of all.\nhall = { -place }, { $who }\n-place = the old { room }\nroom = room\nroom = hall\n'],
    ]);
    expect(speech.say('hall', { who: 'you' })).toBe('the old hall, you');
    expect(speech.has('-place')).toBe(false);
  });

  it.each(['en', 'de', 'hu'] as const)('write numbers as one does in %s', (language) => {
    const { say } = speechOf([[language, 'count = { $n }']]);
    for (const n of [...Array(1100).keys(), -7, 0.5, 12345]) {
      expect(say('count', { n })).toBe(new Intl.NumberFormat(language).format(n));
    }
  });

  it('show an unknown key as it is', () => {
    expect(say('nonsense', { unit: 'Ogre' })).toBe('nonsense unit=Ogre');
    expect(has('nonsense')).toBe(false);
  });
});

describe('the language', () => {
  it('is the first of the reader’s that we speak', () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage(['hu'])).toBe('hu');
    expect(preferredLanguage(['ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  const keysIn = (language: string) => {
    const source = readFileSync(new URL(`./messages/${language}.ftl`, import.meta.url), 'utf8');
    return new FluentResource(source).body.map(({ id }) => id).sort();
  };

  it.each(['de', 'hu'])('%s has all messages of the interface', (language) => {
    expect(keysIn(language)).toEqual(keysIn('en'));
  });
});
