/** What is asked of the whole table: about whom, and what became of it. */
import type { Motion, SeatInfo, TableSummary } from '../contract';

/** The seats of others who play themselves. */
export function othersAt({ seats }: TableSummary, me: string | undefined): readonly SeatInfo[] {
  return seats.filter(({ kind, person, bot }) => kind === 'person' && person !== me && !bot);
}

/** Only one other person plays, so that about him nobody else can be asked. */
export function isForTwo(others: readonly SeatInfo[]): boolean {
  return new Set(others.map(({ person }) => person)).size === 1;
}

/** For whom the computer may be asked to step in: whoever keeps the table waiting; between two, if he has left. */
export function awaitedOf(
  { paused, pace }: TableSummary,
  others: readonly SeatInfo[],
  due: readonly number[],
): readonly SeatInfo[] {
  if (paused || (pace.kind !== 'none' && pace.timeout === 'bot')) return [];
  return others.filter(({ seat, connected }) => due.includes(seat) && !(connected && isForTwo(others)));
}

/**
 * Whether somebody said no to what was asked at the table as it was: the server only says that it is asked no longer.
 * `seen` is the number of the last state that came: what was granted has led further.
 */
export function wasRefused(
  motion: Motion,
  before: TableSummary,
  { state, paused, number, seats }: TableSummary,
  seen: number,
): boolean {
  const isGranted = motion.kind === 'pause' ? paused : number !== seen;
  const isBack = motion.kind === 'undo' && number === motion.number;
  // Who let his time run out has said nothing; and for whom the computer plays, it was granted. But for whom it has
  // played before, he has answered.
  const isSilent = [...motion.needed, motion.whose].some(
    (seat) => seats[seat ?? -1]?.bot && !before.seats[seat ?? -1]?.bot,
  );
  return state === 'running' && !isGranted && !isBack && !isSilent;
}
