/** A game that is over, looked at again from any of its positions. */
import type { State, StoryEntry } from '../contract';
import { troubleText } from '../troubles';
import { requests } from './requests';
import { beginsTurn } from './turns';

export class Replaying {
  state: State | null = $state.raw(null); // null: the game as it ended
  wanted: number | null = $state(null); // the position that was asked for last; shown as soon as it comes
  newest: readonly StoryEntry[] = $state.raw([]);
  trouble = $state('');
  /** The story up to the position that is shown, with all secrets. */
  readonly story = $derived.by(() => {
    const number = this.state?.number ?? Infinity;
    return this.#told.filter((entry) => entry.number <= number);
  });

  #told: readonly StoryEntry[] = $state.raw([]); // as far as anybody has stepped

  constructor(readonly table: string) {}

  async go(number: number): Promise<void> {
    const before = this.state?.number ?? Infinity;
    this.wanted = number;
    try {
      const known = this.#told.at(-1)?.number ?? -1;
      const state = await requests.replay(this.table, number, Math.min(number, known));
      const fresh = state.story.filter((entry) => entry.number > (this.#told.at(-1)?.number ?? -1));
      if (fresh.length > 0) this.#told = [...this.#told, ...fresh];
      if (this.wanted !== number) return; // somebody has stepped on in the meantime
      this.state = state;
      // One step forward is shown as it happened then.
      this.newest = number === before + 1 ? this.#told.filter((entry) => entry.number === number) : [];
      this.trouble = '';
    } catch (error) {
      this.trouble = troubleText(error);
      this.wanted = this.state?.number ?? null;
    }
  }
}

/** Where the turn before this position begins, and the one after it. */
export function turnsAround(story: readonly StoryEntry[], number: number, last: number): [number, number] {
  const starts = story.filter(beginsTurn).map((entry) => entry.number);
  return [starts.findLast((start) => start < number) ?? 0, starts.find((start) => start > number) ?? last];
}
