/** The model of the seats form: who is to sit where at a new table. */
import type { GameForm, SeatWish } from '../contract';

/** me, here (somebody else before my screen), open, or a bot by its name. */
export type Wish =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export function firstWishes({ seats: [fewest], bots }: GameForm): Wish[] {
  return withCount([{ kind: 'me' }, { kind: 'open' }], Math.max(2, fewest), bots);
}

/** More or fewer seats; the new ones are the computer's. */
export function withCount(wishes: readonly Wish[], count: number, bots: readonly string[]): Wish[] {
  const other: Wish = bots[0] === undefined ? { kind: 'open' } : { kind: 'bot', bot: bots[0] };
  return Array.from({ length: count }, (_, place) => wishes[place] ?? other);
}

/** The word for a wish in a list of choices, and back. */
export function wordOf(wish: Wish): string {
  return wish.kind === 'bot' ? `bot ${wish.bot}` : wish.kind;
}

/** A seat is given away by the word for it. I myself sit only once: my old seat is free then. */
export function withWish(wishes: readonly Wish[], place: number, word: string): Wish[] {
  return wishes.map((wish, at) => {
    if (at === place) return wishOf(word);
    return word === 'me' && wish.kind === 'me' ? { kind: 'open' } : wish;
  });
}

function wishOf(word: string): Wish {
  if (word.startsWith('bot ')) return { kind: 'bot', bot: word.slice(4) };
  return word === 'here' ? { kind: 'here', name: '' } : { kind: word as 'me' | 'open' };
}

/** As the server wants it: everybody at my screen is me, under a name of his own. */
export function seatsOf(wishes: readonly Wish[]): SeatWish[] {
  return wishes.map((wish) => (wish.kind === 'here' ? { kind: 'me', name: wish.name.trim() } : { ...wish }));
}
