import { describe, expect, it } from 'vitest';
import type { RulebookText } from './contract';
import { blocksOf, findRule, searchRules, spansOf } from './rulebook';

const rule = (id: string, title: string, text: string) => ({ id, title, text, rulings: [], examples: [] });
const book: RulebookText = {
  language: 'en',
  chapters: [
    { heading: '1 Moving', introduction: '', rules: [rule('X1.1a', 'Steps', 'A legion goes on.')] },
    {
      heading: '2 Fighting',
      introduction: '',
      rules: [rule('X2.1a', 'Blows', 'A legion strikes.'), rule('X2.2', 'Peace', 'Or it does not.')],
    },
  ],
};

describe('a rulebook', () => {
  it('is found by id, however it is written', () => {
    expect(findRule(book, 'x2.1A')?.title).toBe('Blows');
    expect(findRule(book, 'K3')).toBeNull();
  });

  it('is searched for rules that have all words, in title, text, id or heading', () => {
    const found = (words: string) =>
      searchRules(book, words).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(found('legion')).toEqual(['X1.1a', 'X2.1a']);
    expect(found('LEGION strikes')).toEqual(['X2.1a']);
    expect(found('fighting')).toEqual(['X2.1a', 'X2.2']);
    expect(found('x2.2')).toEqual(['X2.2']);
    expect(found(' ')).toHaveLength(3);
    expect(found('dragon')).toEqual([]);
  });

  it('has paragraphs, lists and tables', () => {
    const text = 'Before.\n- one\n- two\n\n| kind | dice |\n|---|---|\n| Ogre | 6 |\n\nAfter.';
    expect(blocksOf(text)).toEqual([
      { kind: 'paragraph', text: 'Before.' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'table', head: ['kind', 'dice'], rows: [['Ogre', '6']] },
      { kind: 'paragraph', text: 'After.' },
    ]);
  });

  it('names other rules, strong words and what is typed', () => {
    expect(spansOf('See T7.4a: **never** say `done`.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'T7.4a' },
      { kind: 'text', text: ': ' },
      { kind: 'strong', text: 'never' },
      { kind: 'text', text: ' say ' },
      { kind: 'code', text: 'done' },
      { kind: 'text', text: '.' },
    ]);
  });
});
