import { describe, expect, it } from 'vitest';
import type { SeatSummary } from '../contract';
import { speechOf } from '../fluent';
import { tableTitle, toldApart } from './players';

const speech = speechOf([['en', 'seat-name = { $seat ->\n    [0] Red\n    [1] Blue\n   *[other] Gold\n}\n']]);

function called(...seats: Pick<SeatSummary, 'kind' | 'name' | 'bot'>[]): string[] {
  const all = seats.map((seat, place) => ({ ...seat, seat: place }) as SeatSummary);
  return toldApart(all, speech).map(({ name }) => name);
}

const bot = { kind: 'bot', name: null, bot: 'greedy' } as const;
const open = { kind: 'open', name: null, bot: null } as const;

describe('the players of a table', () => {
  it('are told apart by their seats where they are called the same', () => {
    const ada = { kind: 'person', name: 'Ada', bot: null } as const;
    expect(called(ada, bot, bot)).toEqual(['Ada', 'Blue · Computer (shrewd)', 'Gold · Computer (shrewd)']);
    expect(called(ada, bot)).toEqual(['Ada', 'Computer (shrewd)']);
  });

  it('stay known where they gave up and a bot goes on', () => {
    const cleo = { kind: 'bot', name: 'Cleo', bot: 'greedy', kept_for: 'c1' } as const;
    expect(called(bot, cleo)).toEqual(['Computer (shrewd)', 'Cleo (gave up)']);
  });

  it('are nobody where a seat is open', () => {
    expect(called(open, bot, open)).toEqual(['open seat', 'Computer (shrewd)', 'open seat']);
  });
});

describe('a table', () => {
  const seats = (...names: (string | null)[]) =>
    names.map((name, seat) => ({ kind: 'open', name, bot: null, seat }) as unknown as SeatSummary);
  const table = { name: 'Ada', game: 'titan', seats: seats('Ben', null, 'Carl', 'Ben') };

  it('is called after its host, and a record after those who played', () => {
    expect(tableTitle({ ...table, kind: 'game' })).toBe('Ada’s table');
    expect(tableTitle({ ...table, kind: 'analysis' })).toBe('Ben, Carl, a record');
  });
});
