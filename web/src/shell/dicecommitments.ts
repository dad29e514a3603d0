/**
 * Dice commitments that this browser keeps before the dice fall: the fingerprint of the host's part, as it was
 * first shown, and the parts it has given itself. Afterwards both must be found in what the table shows.
 */
import type { TableSummary } from './contract';
import { recall, remember } from './localstorage';

export interface Pledge {
  commitment: string | null; // null where the game was over when this browser first saw it
  parts: readonly string[]; // mine, in the order given
}

/** The oldest are forgotten, so that the store does not grow for ever. */
const MOST = 60;
const NAME = 'dice';

type Pledges = Record<string, Pledge>;

/** The fingerprint of the dice that are still to fall: a game that was played on has new ones. */
export function commitmentOf({ origin, commitment }: TableSummary): string {
  return origin?.commitment || commitment;
}

export function pledgeOf(table: string): Pledge | null {
  return read()[table] ?? null;
}

/** Only the first one counts: whoever shows another one later has changed his mind. */
export function noteCommitment(table: string, commitment: string): void {
  const known = pledgeOf(table);
  if (known?.commitment) return;
  write(table, { commitment, parts: known?.parts ?? [] });
}

export function notePart(table: string, part: string): void {
  const known = pledgeOf(table);
  write(table, { commitment: known?.commitment ?? null, parts: [...(known?.parts ?? []), part] });
}

function write(table: string, pledge: Pledge): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  remember(NAME, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, pledge]])));
}

function read(): Pledges {
  try {
    const known: unknown = JSON.parse(recall(NAME) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Pledges) : {};
  } catch {
    return {}; // somebody else has written there
  }
}
