/** Names of the players at a table: the same everywhere, and never a program's name. */
import type { SeatSummary, TableSummary } from '../contract';
import type { Speech } from '../fluent';
import { games } from '../games.svelte';
import { t } from '../i18n.svelte';
import { seatName } from '../labels';

export function playerName(seat: SeatSummary | undefined): string {
  if (!seat) return t('seat-open');
  if (seat.kind === 'bot' && seat.kept_for) return t('seat-given-up', { name: personName(seat.name) });
  if (seat.kind === 'bot') return botName(seat.bot);
  // Those of a record sit nowhere, but have names; bots are written there by theirs.
  if (seat.kind === 'open')
    return seat.name ? (isBot(seat.name) ? botName(seat.name) : seat.name) : t('seat-open');
  return seat.kind === 'kept' ? t('seat-kept', { name: personName(seat.name) }) : personName(seat.name);
}

/** The name of a person; who has deleted his account has none any more. */
export function personName(name: string | null | undefined): string {
  return name || t('person-gone');
}

type Titled = Pick<TableSummary, 'kind' | 'name' | 'game' | 'seats'>;

export function tableTitle({ kind, name, game, seats }: Titled): string {
  if (kind === 'analysis') {
    // A record is known by those who played.
    const players = new Set(seats.filter((seat) => seat.name).map(playerName));
    return t('table-analysis', { name: [...players].join(', ') || games.title(game) });
  }
  return name ? t('table-of', { name }) : t('table-of-gone');
}

/** The seats as a board may name them. */
export function named(seats: readonly SeatSummary[]): (SeatSummary & { name: string })[] {
  return seats.map((seat) => ({ ...seat, name: playerName(seat) }));
}

/** The same in a list; where several are called the same, as two computers may, their seats tell them apart. */
export function toldApart(seats: readonly SeatSummary[], speech: Speech): ReturnType<typeof named> {
  return named(seats).map((seat, place, all) => {
    const player = seat.name;
    const isAlone = all.every(({ name }, other) => name !== player || other === place);
    return isAlone || player === t('seat-open')
      ? seat
      : { ...seat, name: t('seat-and-player', { seat: seatName(speech, seat.seat), player }) };
  });
}

function botName(bot: string | null): string {
  return t('bot-name', { bot: bot ?? '' });
}

function isBot(name: string): boolean {
  return games.all.some((game) => game.bots.includes(name));
}
