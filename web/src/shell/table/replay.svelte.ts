/** The store of a replay: a game that is over, at any of its positions. */
import type { State, StoryEntry } from '../contract';
import { errorText } from '../errortext';
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

  #isAsking = false;

  constructor(readonly table: string) {}

  /** Says whether it could be done. Whoever steps on in the meantime is not shown what he has left behind. */
  async go(number: number): Promise<boolean> {
    this.wanted = number;
    if (this.#isAsking) return true; // one question at a time: it is asked next
    this.#isAsking = true;
    try {
      let asked: number;
      let state: State;
      do {
        asked = this.wanted;
        state = await this.#ask(asked);
      } while (this.wanted !== asked);
      const isNext = asked === (this.state?.number ?? Infinity) + 1;
      this.state = state;
      // One step forward is shown as it happened then.
      this.newest = isNext ? this.#told.filter((entry) => entry.number === asked) : [];
      this.trouble = '';
    } catch (error) {
      this.trouble = errorText(error);
      this.wanted = this.state?.number ?? null;
    } finally {
      this.#isAsking = false;
    }
    return !this.trouble;
  }

  async #ask(number: number): Promise<State> {
    const known = this.#told.at(-1)?.number ?? -1;
    const state = await requests.replay(this.table, number, Math.min(number, known));
    const fresh = state.story.filter((entry) => entry.number > known);
    if (fresh.length > 0) this.#told = [...this.#told, ...fresh];
    return state;
  }
}

/** The beginnings of the turn before this position, and of the one after it. */
export function turnsAround(story: readonly StoryEntry[], number: number, last: number): [number, number] {
  const starts = story.filter(beginsTurn).map((entry) => entry.number);
  return [starts.findLast((start) => start < number) ?? 0, starts.find((start) => start > number) ?? last];
}
