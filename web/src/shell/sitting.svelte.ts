/** One table as this page follows it: who sits there, what is shown, what I have picked, what was refused. */
import { tableCalled } from './ahead';
import { ApiError } from './api';
import type {
  ActionOffer,
  Channel,
  ChatLine,
  Clocks,
  FromServer,
  Pick,
  Refusal,
  State,
  StoryEntry,
  TableSummary,
} from './contract';
import { Live, type Line, type LiveOptions } from './live';
import { Openings } from './openings.svelte';
import { attemptOf, compose, includes, isSame, pickNext } from './picks';
import { commitmentOf, noteCommitment } from './pledges';
import { SharedScreen } from './sharing.svelte';
import { Showing } from './showing.svelte';
import { settings } from './settings.svelte';
import { requests } from './table/requests';
import { troubleText } from './troubles';

export class Sitting {
  table: TableSummary | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  clocks: (Clocks & { heard: number }) | null = $state.raw(null); // and when, in milliseconds of this page
  line: Line = $state('connecting');
  picked: readonly Pick[] = $state.raw([]);
  isSending = $state(false);
  refusal: Refusal | null = $state.raw(null);
  trouble: string | null = $state(null);

  readonly #showing = new Showing(() => this.#shown());
  readonly sharing = new SharedScreen(this, {
    forget: () => this.#forget(),
    look: (seat) => this.#live.send({ type: 'look', seat }),
  });
  readonly #live: Live;

  /** The state that may be answered now. */
  readonly asking = $derived(this.waiting.length > 0 || this.table?.paused ? null : this.state);
  readonly openings = new Openings(
    () => this.asking,
    (id, number, pick) => this.#live.send({ type: 'continue', id, number, pick, ...this.sharing.whose }),
  );
  /** All that can be meant by what is picked: of a long list what begins with it. */
  readonly offers: readonly ActionOffer[] = $derived.by(() => {
    if (!this.asking) return [];
    const [first] = this.picked;
    const behind = first && includes(this.openings.far, first) ? (this.openings.after(first) ?? []) : [];
    return [...(this.asking.decision?.actions ?? []), ...behind, ...this.asking.asides];
  });
  readonly composition = $derived(compose(this.offers, this.picked, this.openings.far));
  /** What begins with my first click is on its way. */
  readonly isComing = $derived(this.picked[0] !== undefined && this.openings.after(this.picked[0]) === null);
  #early: Pick | null = null; // a click that came before it
  readonly isMyTurn = $derived(
    (this.offers.length > 0 || this.openings.far.length > 0) && this.state?.decision !== null,
  );
  /** What has been picked completely, but waits for a second click. */
  readonly asked = $derived(this.picked.length > 0 && !this.isSending ? this.composition.complete : null);

  constructor(
    readonly id: string,
    makeLive: (id: string, options: LiveOptions) => Live = (id, options) => new Live(id, options),
  ) {
    this.#live = makeLive(id, {
      since: () => this.#showing.seen,
      undos: () => this.#showing.undos,
      seat: () => this.sharing.looking,
      onmessage: (message) => this.#hear(message),
      online: (line) => this.#notice(line),
    });
  }

  get state(): State | null {
    return this.#showing.state;
  }
  get story(): readonly StoryEntry[] {
    return this.#showing.story;
  }
  get newest(): readonly StoryEntry[] {
    return this.#showing.newest;
  }
  get waiting(): readonly State[] {
    return this.#showing.waiting;
  }

  async start(): Promise<void> {
    this.setTable(await tableCalled(this.id));
    this.#live.connect();
  }

  stop(): void {
    this.#showing.stop();
    this.sharing.stop();
    this.#live.close();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** I am somebody else now, and may see other things. */
  reconnect(): void {
    this.#forget();
    this.#live.reconnect();
  }

  /** Ask again for what was kept from me; nothing of what is shown is lost. */
  listenAgain(): void {
    this.#live.reconnect();
  }

  setTable(table: TableSummary): void {
    this.table = table;
    // What is shown only when all is over proves nothing.
    if (table.state !== 'finished') noteCommitment(table.id, commitmentOf(table));
    this.sharing.change();
  }

  catchUp(): void {
    this.#showing.catchUp();
  }

  // Choosing

  /** A click on a piece, a place or a button. */
  pick(pick: Pick): void {
    if (this.isSending) return;
    const last = this.picked.at(-1);
    if (this.asked && last && isSame(last, pick)) {
      this.act(this.asked.text);
      return;
    }
    const picked = pickNext(this.offers, this.picked, pick, this.openings.far);
    this.#early = picked || !this.isComing ? null : pick;
    if (picked) this.#choose(picked);
    else if (this.#early) return;
    else if (this.picked.length > 0) void this.explain(pick);
  }

  /** Back to the first so many picks. */
  backTo(length: number): void {
    this.picked = this.picked.slice(0, Math.max(0, length));
    this.refusal = null;
  }

  #choose(picked: readonly Pick[]): void {
    this.picked = picked;
    this.refusal = null;
    if (this.isComing) this.openings.ask(picked[0]!);
    const { complete } = this.composition;
    if (complete && !wantsSecondClick(complete)) this.act(complete.text);
  }

  act(action: string): void {
    if (!this.state || this.isSending) return;
    this.refusal = null;
    this.trouble = null;
    const { number } = this.state;
    this.isSending = this.#live.send({ type: 'act', id: action, number, action, ...this.sharing.whose });
  }

  undo(): void {
    if (!this.state || this.isSending) return;
    this.picked = [];
    this.refusal = null;
    const { number } = this.state;
    this.isSending = this.#live.send({ type: 'undo', id: 'undo', number, ...this.sharing.whose });
  }

  say(text: string, channel: Channel): boolean {
    return this.#live.send({ type: 'chat', text, channel, ...this.sharing.whose });
  }

  /** Why this cannot be picked now: the rule that is in the way, if there is one. */
  async explain(pick: Pick): Promise<void> {
    const attempt = attemptOf(this.composition.remaining, this.picked, pick);
    if (attempt) await this.ask(attempt);
  }

  /** Whether an action would be refused; shows why. */
  async ask(action: string): Promise<boolean> {
    try {
      this.refusal = (await requests.check(this.id, action, this.sharing.whose)).refusal;
      return this.refusal === null;
    } catch (error) {
      this.trouble = troubleText(error);
      return false;
    }
  }

  // Hearing

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.setTable(message.table);
        break;
      case 'state':
        if (this.sharing.isMeantForUs(message.seat)) this.#showing.receive(message);
        break;
      case 'continuing':
        this.#goOn(this.openings.hear(message) ? message.pick : null);
        break;
      case 'looked':
        this.sharing.heard(message.seat);
        break;
      case 'clocks':
        this.clocks = { seats: message.seats, paused: message.paused, heard: performance.now() };
        break;
      case 'undone':
        this.#showing.takeBack(message.number);
        break;
      case 'refused':
        this.isSending = false;
        this.picked = [];
        this.refusal = message.refusal;
        break;
      case 'stale':
        if (this.openings.isQuestion(message.id)) this.openings.giveUp();
        else this.isSending = false;
        this.picked = [];
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'error':
        this.isSending = false;
        this.openings.giveUp();
        this.trouble = troubleText(new ApiError(400, message.text, null, null, message.error));
        break;
    }
  }

  /** What I have begun can be gone on with, or is complete. */
  #goOn(begun: Pick | null): void {
    const [first, second] = this.picked;
    if (!begun || !first || second || !isSame(first, begun)) return;
    this.#choose(this.picked);
    if (this.#early && !this.isSending) this.pick(this.#early);
  }

  #shown(): void {
    this.openings.forget();
    this.picked = [];
    this.trouble = null;
    this.isSending = false;
    this.sharing.change();
  }

  #forget(): void {
    this.#showing.forget();
    this.openings.forget();
    this.picked = [];
    this.refusal = null;
    this.trouble = null;
    this.isSending = false;
  }

  #notice(line: Line): void {
    this.line = line;
    // What was on its way may or may not have arrived; the state that follows tells.
    if (line !== 'open') this.isSending = false;
    if (line !== 'open') this.openings.giveUp();
    else this.sharing.begin();
  }
}

/** A finger cannot hover over a target to see the odds: it sees them at the first tap, and means it at the second. */
function wantsSecondClick(offer: ActionOffer): boolean {
  if (!offer.preview) return false;
  return settings.preferences.confirm || Boolean(globalThis.matchMedia?.('(pointer: coarse)').matches);
}
