/**
 * Playback: states that come in quick succession (bots are fast) are queued and shown one after the other at a pace
 * one can follow; what is shown may be behind the server, never ahead of it.
 */
import type { State, StoryEntry } from './contract';
import { settings } from './settings.svelte';

/** The time a state is shown before the next one, in milliseconds at normal speed. */
const PAUSE = 650;
/** With more states waiting than this, each is shown for a shorter time. */
const COMFORTABLE = 12;
/** With more than this nobody could follow any more: what waits is told, and only the last is shown. */
const MOST = 100;

export class Playback {
  state: State | null = $state.raw(null);
  story: readonly StoryEntry[] = $state.raw([]);
  newest: readonly StoryEntry[] = $state.raw([]); // what came with the state that is shown
  waiting: readonly State[] = $state.raw([]); // states that are still to be shown

  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = -1;
  #undos = 0;
  #isCorrected = false; // something was taken back: what follows is how it is, not what happened

  constructor(readonly onshow: (state: State) => void) {}

  /** The number of the last state received. */
  get seen(): number {
    return this.#seen;
  }
  /** The number of undos by then. */
  get undos(): number {
    return this.#undos;
  }

  receive(state: State): void {
    const isFirst = this.#seen < 0 || this.#isCorrected;
    this.#isCorrected = false;
    this.#seen = state.number;
    this.#undos = state.undos ?? 0;
    // In a page that nobody sees timers hardly run, and all that waits is kept meanwhile: whole games by the hundred.
    const isUnseen = isFirst || globalThis.document?.hidden === true;
    const isMine = state.story.every((entry) => entry.seat === state.seat);
    // My own action, or the first look: nothing to wait for.
    if (isUnseen || isMine || settings.speed === 0) {
      this.#pause();
      for (const earlier of this.waiting) this.#tell(earlier);
      this.waiting = [];
      this.#show(state);
      // What happened before one came is told, but not played again.
      if (isUnseen) this.newest = [];
      return;
    }
    this.waiting = [...this.waiting, state];
    if (this.waiting.length > MOST) this.catchUp();
    else if (this.#timer === undefined) this.#showNext();
  }

  /** Everything after this number has been undone; the state that follows shows how it is now. */
  takeBack(number: number): void {
    this.#pause();
    for (const earlier of this.waiting) this.#tell(earlier);
    this.waiting = [];
    this.story = this.story.filter((entry) => entry.number <= number);
    this.#seen = Math.min(this.#seen, number);
    this.#isCorrected = true;
  }

  /** Show at once whatever is waiting. */
  catchUp(): void {
    this.#pause();
    const last = this.waiting.at(-1);
    for (const earlier of this.waiting.slice(0, -1)) this.#tell(earlier);
    this.waiting = [];
    if (last) this.#show(last);
  }

  /** Know nothing any more, so that nothing of it can be seen by whoever comes next. */
  forget(): void {
    this.#pause();
    this.#seen = -1;
    this.state = null;
    this.story = this.newest = [];
    this.waiting = [];
  }

  stop(): void {
    this.#pause();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #showNext(): void {
    const [next, ...rest] = this.waiting;
    this.#timer = undefined;
    if (!next) return;
    this.waiting = rest;
    this.#show(next);
    const hurry = Math.max(1, rest.length / COMFORTABLE);
    const pause = settings.speed > 0 ? PAUSE / settings.speed / hurry : 0;
    this.#timer = setTimeout(() => this.#showNext(), pause);
  }

  #show(state: State): void {
    this.#tell(state);
    this.newest = state.story;
    this.state = state;
    this.onshow(state);
  }

  #tell(state: State): void {
    const first = state.story[0]?.number ?? Infinity;
    this.story = [...this.story.filter((entry) => entry.number < first), ...state.story];
  }
}
