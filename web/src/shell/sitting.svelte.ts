/**
 * One table as this page follows it: who sits there, what is shown, what I have picked, what was refused.
 *
 * States that come in quick succession (bots are fast) are shown one after the other at a pace one can follow; what
 * is shown may be behind the server, never ahead of it.
 */
import { api, ApiError } from './api';
import type {
  ActionOffer,
  ChatLine,
  FromServer,
  Pick,
  Refusal,
  State,
  StoryEntry,
  TableSummary,
} from './contract';
import { Live, type Line, type LiveOptions } from './live';
import { attemptOf, compose, pickNext } from './picks';
import { settings } from './settings.svelte';

/** How long a state is shown before the next one, in milliseconds at normal speed. */
const PAUSE = 650;
/** With more states waiting than this, each is shown for a shorter time. */
const COMFORTABLE = 12;

export class Sitting {
  table: TableSummary | null = $state.raw(null);
  state: State | null = $state.raw(null);
  story: readonly StoryEntry[] = $state.raw([]);
  newest: readonly StoryEntry[] = $state.raw([]); // what came with the state that is shown
  chat: readonly ChatLine[] = $state.raw([]);
  line: Line = $state('connecting');
  waiting: readonly State[] = $state.raw([]); // states that are still to be shown
  picked: readonly Pick[] = $state.raw([]);
  isSending = $state(false);
  refusal: Refusal | null = $state.raw(null);
  trouble: string | null = $state(null);

  readonly offers: readonly ActionOffer[] = $derived.by(() => {
    if (!this.state || this.waiting.length > 0) return [];
    return [...(this.state.decision?.actions ?? []), ...this.state.asides];
  });
  readonly composition = $derived(compose(this.offers, this.picked));
  readonly isMyTurn = $derived(this.offers.length > 0 && this.state?.decision !== null);

  readonly #live: Live;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = -1; // number of the last state received

  constructor(
    readonly id: string,
    makeLive: (id: string, options: LiveOptions) => Live = (id, options) => new Live(id, options),
  ) {
    this.#live = makeLive(id, {
      since: () => this.#seen,
      onmessage: (message) => this.#hear(message),
      online: (line) => this.#notice(line),
    });
  }

  async start(): Promise<void> {
    this.table = await api.table(this.id);
    this.#live.connect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#live.close();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** I am somebody else now, and may see other things. */
  reconnect(): void {
    this.#seen = -1;
    this.#live.reconnect();
  }

  // Choosing

  /** A click on a piece, a place or a button. */
  pick(pick: Pick): void {
    if (this.isSending) return;
    const picked = pickNext(this.offers, this.picked, pick);
    if (picked) this.#choose(picked);
    else if (this.picked.length > 0) void this.explain(pick);
  }

  /** Back to the first so many picks. */
  backTo(length: number): void {
    this.picked = this.picked.slice(0, length);
    this.refusal = null;
  }

  #choose(picked: readonly Pick[]): void {
    this.picked = picked;
    this.refusal = null;
    const { complete } = compose(this.offers, picked);
    if (complete) this.act(complete.text);
  }

  act(action: string): void {
    if (!this.state || this.isSending) return;
    this.refusal = null;
    this.trouble = null;
    this.isSending = this.#live.send({ type: 'act', id: action, number: this.state.number, action });
  }

  undo(): void {
    if (!this.state || this.isSending) return;
    this.picked = [];
    this.refusal = null;
    this.isSending = this.#live.send({ type: 'undo', id: 'undo', number: this.state.number });
  }

  say(text: string): boolean {
    return this.#live.send({ type: 'chat', text });
  }

  /** Why this cannot be picked now: the rule that is in the way, if there is one. */
  async explain(pick: Pick): Promise<void> {
    const attempt = attemptOf(this.composition.remaining, this.picked, pick);
    if (attempt) await this.ask(attempt);
  }

  /** Whether an action would be refused; shows why. */
  async ask(action: string): Promise<boolean> {
    try {
      this.refusal = (await api.check(this.id, action)).refusal;
      return this.refusal === null;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
      return false;
    }
  }

  // Hearing

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'state':
        this.#receive(message);
        break;
      case 'undone':
        this.waiting = [];
        this.story = this.story.filter((entry) => entry.number <= message.number);
        this.#seen = Math.min(this.#seen, message.number);
        break;
      case 'refused':
        this.isSending = false;
        this.picked = [];
        this.refusal = message.refusal;
        break;
      case 'stale':
        this.isSending = false;
        this.picked = [];
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'error':
        this.isSending = false;
        this.trouble = message.text;
        break;
    }
  }

  #receive(state: State): void {
    const isFirst = this.#seen < 0;
    this.#seen = state.number;
    const isMine = state.story.every((entry) => entry.seat === state.seat);
    // My own action, or the first look, or a correction: nothing to wait for.
    if (isFirst || isMine || settings.speed === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      const skipped = this.waiting;
      this.waiting = [];
      for (const earlier of skipped) this.#tell(earlier);
      this.#show(state);
      // What happened before one came is told, but not played again.
      if (isFirst) this.newest = [];
      return;
    }
    this.waiting = [...this.waiting, state];
    if (this.#timer === undefined) this.#showNext();
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

  /** Show at once whatever is waiting. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.waiting.at(-1);
    for (const earlier of this.waiting.slice(0, -1)) this.#tell(earlier);
    this.waiting = [];
    if (last) this.#show(last);
  }

  #show(state: State): void {
    this.#tell(state);
    this.newest = state.story;
    this.state = state;
    this.picked = [];
    this.isSending = false;
  }

  #tell(state: State): void {
    const first = state.story[0]?.number ?? Infinity;
    this.story = [...this.story.filter((entry) => entry.number < first), ...state.story];
  }

  #notice(line: Line): void {
    this.line = line;
    // What was on its way may or may not have arrived; the state that follows tells.
    if (line !== 'open') this.isSending = false;
  }
}
