/** Filter and order of the tables in the lobby. */
import { LIMITS, type Pace, type TableSummary } from '../contract';
import type { TableQuery } from '../api';

export const PAGE = LIMITS.page; // so many tables come at once

export interface Filters {
  game: string; // '' for any
  pace: '' | Pace['kind'];
  text: string;
  free: boolean;
}

export const NO_FILTERS: Filters = { game: '', pace: '', text: '', free: false };

export function queryOf({ game, pace, text, free }: Filters): TableQuery {
  return {
    ...(game && { game }),
    ...(pace && { pace }),
    ...(text.trim() && { text: text.trim() }),
    ...(free && { free: 'true' as const }),
  };
}

/** The newest page over what was read before: older tables stay where they are. */
export function merged(
  page: readonly TableSummary[],
  before: readonly TableSummary[],
): readonly TableSummary[] {
  const last = page.at(-1);
  if (page.length < PAGE || !last) return page;
  const fresh = new Set(page.map((table) => table.id));
  return [...page, ...before.filter((table) => !fresh.has(table.id) && table.created <= last.created)];
}

/** One more page below what is there; no table twice. */
export function withOlder(
  found: readonly TableSummary[],
  page: readonly TableSummary[],
): readonly TableSummary[] {
  const known = new Set(found.map((table) => table.id));
  return [...found, ...page.filter((table) => !known.has(table.id))];
}

/** Is one of my seats due, with no bot playing it for me? */
export function isMyTurn(table: TableSummary, me: string | undefined): boolean {
  return (
    table.state === 'running' &&
    !table.asleep &&
    table.seats.some(
      ({ seat, person, bot }) => me !== undefined && person === me && !bot && table.due.includes(seat),
    )
  );
}

/** My tables that still ask for me: those where it is my turn, then those that are played, then those that wait. */
export function unfinished(mine: readonly TableSummary[], me: string | undefined): readonly TableSummary[] {
  const rank = (table: TableSummary) => (isMyTurn(table, me) ? 0 : table.state === 'running' ? 1 : 2);
  return mine.filter((table) => table.state !== 'finished').sort((a, b) => rank(a) - rank(b));
}
