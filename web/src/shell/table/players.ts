/** What those who sit at a table are called: the same everywhere, and never by a program's name. */
import type { SeatInfo } from '../contract';
import { games } from '../games.svelte';
import { t } from '../i18n.svelte';

export function playerName(seat: SeatInfo | undefined): string {
  if (!seat) return t('seat-open');
  if (seat.kind === 'bot') return botName(seat.bot);
  // Those of a record sit nowhere, but have names; bots are written there by theirs.
  if (seat.kind === 'open')
    return seat.name ? (isBot(seat.name) ? botName(seat.name) : seat.name) : t('seat-open');
  return seat.name || t('seat-gone');
}

/** The seats as a board may name them. */
export function named(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, name: playerName(seat) }));
}

function botName(bot: string | null): string {
  return t('bot-name', { bot: bot ?? '' });
}

function isBot(name: string): boolean {
  return games.all.some((game) => game.bots.includes(name));
}
