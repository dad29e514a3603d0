import { describe, expect, it } from 'vitest';
import type { GameForm } from '../contract';
import { firstWishes, seatsOf, withCount, withWish, wordOf, type Wish } from './seatplan';

const GAME = { seats: [3, 6], bots: ['shrewd', 'wild'] } as unknown as GameForm;

describe('seats of a new table', () => {
  it('are at first mine, an open one, and the computer’s as far as the game needs more', () => {
    expect(firstWishes(GAME)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'shrewd' }]);
  });

  it('stay as they are when there are more or fewer', () => {
    const wishes: Wish[] = [{ kind: 'me' }, { kind: 'here', name: 'Eve' }, { kind: 'open' }];
    expect(withCount(wishes, 2, [])).toEqual(wishes.slice(0, 2));
    expect(withCount(wishes, 4, [])).toEqual([...wishes, { kind: 'open' }]);
  });

  it('are chosen by words, and I sit only once', () => {
    let wishes: Wish[] = [{ kind: 'me' }, { kind: 'open' }];
    for (const word of ['open', 'here', 'bot wild', 'me']) {
      wishes = withWish(wishes, 1, word);
      expect(wordOf(wishes[1]!)).toBe(word);
    }
    expect(wishes).toEqual([{ kind: 'open' }, { kind: 'me' }]);
  });

  it('of others before my screen are mine, with their names', () => {
    expect(seatsOf([{ kind: 'me' }, { kind: 'here', name: ' Eve ' }, { kind: 'bot', bot: 'wild' }])).toEqual([
      { kind: 'me' },
      { kind: 'me', name: 'Eve' },
      { kind: 'bot', bot: 'wild' },
    ]);
  });
});
