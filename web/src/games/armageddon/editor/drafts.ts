/** Scenarios that this browser keeps. */
import type { ArmageddonFigures } from '../contract';
import { read } from './reading';
import type { Scenario } from './scenario';
import { compact } from './writing';

export interface Draft {
  key: string;
  name: string;
  changed: number; // milliseconds
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'hexenkessel.workshop.armageddon';
const LIST = `${PREFIX}.list`;

/** All of them, the one changed last first. */
export function drafts(shelf: Shelf): Draft[] {
  try {
    const list = JSON.parse(shelf.getItem(LIST) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isDraft).sort((one, other) => other.changed - one.changed) : [];
  } catch {
    return []; // no storage, or not written by us
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null;
  return (
    typeof draft?.key === 'string' && typeof draft.name === 'string' && typeof draft.changed === 'number'
  );
}

/** Null where it cannot be read any more. */
export function draft(shelf: Shelf, key: string, figures: ArmageddonFigures): Scenario | null {
  try {
    return read(shelf.getItem(`${PREFIX}.${key}`) ?? '', figures);
  } catch {
    return null;
  }
}

/** Whether it is kept now: without storage, or if that is full, it is not. */
export function keep(shelf: Shelf, key: string, scenario: Scenario, name: string, now = Date.now()): boolean {
  try {
    shelf.setItem(`${PREFIX}.${key}`, compact(scenario));
    const others = drafts(shelf).filter((each) => each.key !== key);
    shelf.setItem(LIST, JSON.stringify([{ key, name, changed: now }, ...others]));
    return true;
  } catch {
    return false;
  }
}

export function discard(shelf: Shelf, key: string): void {
  try {
    shelf.removeItem(`${PREFIX}.${key}`);
    shelf.setItem(LIST, JSON.stringify(drafts(shelf).filter((each) => each.key !== key)));
  } catch {
    // Then there is nothing to discard.
  }
}

export function newKey(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}
