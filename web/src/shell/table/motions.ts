/** Motions: about whom they are, and what became of them. */
import type { Motion, SeatSummary, TableSummary } from '../contract';

/** The seats of others who play themselves. */
export function othersAt({ seats }: TableSummary, me: string | undefined): readonly SeatSummary[] {
  return seats.filter(({ kind, person, bot }) => kind === 'person' && person !== me && !bot);
}

/** Only one other person plays, so that about him nobody else can be asked. */
export function isForTwo(others: readonly SeatSummary[]): boolean {
  return new Set(others.map(({ person }) => person)).size === 1;
}

/** For whom the computer may be asked to step in: whoever keeps the table waiting; between two, if he has left. */
export function awaitedOf(
  { paused, pace }: TableSummary,
  others: readonly SeatSummary[],
  due: readonly number[],
): readonly SeatSummary[] {
  if (paused || (pace.kind !== 'none' && pace.timeout === 'bot')) return [];
  return others.filter(({ seat, connected }) => due.includes(seat) && !(connected && isForTwo(others)));
}

/** The result of a motion of mine, as far as nothing else shows it. */
export type Fate = 'refused' | 'overtaken';

/**
 * The result of a motion: did somebody say no, or has the game gone on without an answer? The
 * server only says that it is asked no longer. `seen` is the number of the last state that came: what was granted has
 * led further.
 */
export function fateOf(
  motion: Motion,
  before: TableSummary,
  { state, paused, number, seats }: TableSummary,
  seen: number,
): Fate | null {
  const hasBot = (seat: number | null) => seats[seat ?? -1]?.bot && !before.seats[seat ?? -1]?.bot;
  const isBack = motion.kind === 'undo' && number === motion.number;
  if (state !== 'running' || isBack || hasBot(motion.whose)) return null;
  // These are asked about one moment of the game, and end with it.
  const isOfMoment = motion.kind === 'undo' || motion.kind === 'lend';
  if (isOfMoment && number !== before.number) return 'overtaken';
  const isGranted = motion.kind === 'pause' ? paused : number !== seen;
  // Who let his time run out has said nothing; but for whom the computer has played before, he has answered.
  return isGranted || motion.needed.some(hasBot) ? null : 'refused';
}
