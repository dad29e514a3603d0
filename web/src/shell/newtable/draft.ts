/** A draft of a table that was made elsewhere, until the form for new ones takes it over. */
import type { Scalar } from '../contract';

interface Prepared {
  game: string;
  options: Record<string, Scalar>;
  seats: number;
}

let prepared: Prepared | null = null;

export function prepare(table: Prepared): void {
  prepared = table;
}

/** Once, and only for this game. */
export function takePrepared(game: string): Prepared | null {
  const taken = prepared?.game === game ? prepared : null;
  prepared = null;
  return taken;
}
