/** The store of one table: its summary, the state shown, my picks, the refusal, the request in flight. */
import { tableCalled } from './prefetch';
import { ApiError } from './api';
import type {
  ActionOffer,
  Channel,
  ChatLine,
  ClockFaces,
  FromServer,
  Pick,
  RefusalText,
  State,
  StoryEntry,
  TableSummary,
  ToServer,
} from './contract';
import { doubleClicks } from './doubleclicks';
import { t } from './i18n.svelte';
import { Live, type Line, type LiveOptions } from './live';
import { FirstPicks } from './firstpicks.svelte';
import { attemptOf, compose, includes, isSame, pickNext } from './picks';
import { commitmentOf, noteCommitment } from './dicecommitments';
import { PendingRequest } from './pendingrequest.svelte';
import { HotSeat } from './hotseat.svelte';
import { Playback } from './playback.svelte';
import { settings } from './settings.svelte';
import { requests } from './table/requests';
import { errorText } from './errortext';

export class TableStore {
  table: TableSummary | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  clocks: (ClockFaces & { heard: number }) | null = $state.raw(null); // and when, in milliseconds of this page
  line: Line = $state('connecting');
  picked: readonly Pick[] = $state.raw([]);
  pointed: readonly Pick[] = $state.raw([]); // in the list of choices
  written = $state(''); // an action in words, not yet said
  isChanging = $state(false); // I am choosing again what I have chosen in secret
  refusal: RefusalText | null = $state.raw(null);
  trouble: string | null = $state(null);
  isClosed = $state(false); // the table is there no longer

  readonly pending = new PendingRequest();
  readonly #playback = new Playback(() => this.#shown());
  readonly hotSeat = new HotSeat(this, {
    forget: () => this.#forget(),
    look: (seat) => this.#live.send({ type: 'look', seat }),
  });
  readonly #live: Live;

  /** The state that may be answered now. */
  readonly asking = $derived(this.waiting.length > 0 || this.table?.paused ? null : this.state);
  readonly firstPicks = new FirstPicks(
    () => this.asking,
    (id, number, pick) => this.#live.send({ type: 'continue', id, number, pick, ...this.hotSeat.whose }),
  );
  /** Offers to change what I have chosen in secret, as long as others still choose. */
  readonly changes: readonly ActionOffer[] = $derived.by(() => {
    const { chosen = null, asides = [] } = this.asking ?? {};
    return chosen ? asides.filter(({ verb }) => verb === chosen.verb) : [];
  });
  /** The other asides: what I may say although nobody asks. */
  readonly asides: readonly ActionOffer[] = $derived(
    (this.asking?.asides ?? []).filter((offer) => !this.changes.includes(offer)),
  );
  /** All that can be meant by what is picked: of a long list what begins with it. */
  readonly offers: readonly ActionOffer[] = $derived.by(() => {
    if (!this.asking) return [];
    const [first] = this.picked;
    const behind = first && includes(this.firstPicks.far, first) ? (this.firstPicks.after(first) ?? []) : [];
    const changes = this.isChanging ? this.changes : [];
    return [...(this.asking.decision?.actions ?? []), ...behind, ...changes, ...this.asides];
  });
  readonly composition = $derived(compose(this.offers, this.picked, this.firstPicks.far));
  /** Is what begins with my first click still loading? */
  readonly isComing = $derived(
    this.picked[0] !== undefined && this.firstPicks.after(this.picked[0]) === null,
  );
  #early: Pick | null = null; // a click that came before it
  #question = ''; // to which the picks are an answer
  #shownQuestion = '';
  questions = $state(0); // that I was asked so far
  #said: Said | null = null; // what was sent last
  #isLate = false; // it answered a state that was no longer the last one
  readonly isMyTurn = $derived(
    (this.offers.length > 0 || this.firstPicks.far.length > 0) && this.state?.decision !== null,
  );
  /** The offer that is picked completely, but waits for a confirming click. */
  readonly asked = $derived(this.picked.length > 0 && !this.isSending ? this.composition.complete : null);

  constructor(
    readonly id: string,
    makeLive: (id: string, options: LiveOptions) => Live = (id, options) => new Live(id, options),
  ) {
    this.#live = makeLive(id, {
      since: () => this.#playback.seen,
      undos: () => this.#playback.undos,
      seat: () => this.hotSeat.looking,
      onmessage: (message) => this.#hear(message),
      online: (line) => this.#notice(line),
    });
  }

  get isSending(): boolean {
    return this.pending.isUnderWay;
  }
  get state(): State | null {
    return this.#playback.state;
  }
  get story(): readonly StoryEntry[] {
    return this.#playback.story;
  }
  get newest(): readonly StoryEntry[] {
    return this.#playback.newest;
  }
  get waiting(): readonly State[] {
    return this.#playback.waiting;
  }

  async start(): Promise<void> {
    this.setTable(await tableCalled(this.id));
    this.#live.connect();
  }

  stop(): void {
    this.#playback.stop();
    this.hotSeat.stop();
    this.#live.close();
    this.pending.end();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** There is no network any more. */
  lose(): void {
    this.#live.lose();
  }

  /** I am somebody else now, and may see other things. */
  reconnect(): void {
    this.#forget();
    this.#live.connect();
  }

  /** Ask again for what was kept from me; nothing of what is shown is lost. */
  listenAgain(): void {
    this.#live.connect();
  }

  setTable(table: TableSummary): void {
    this.table = table;
    // What is shown only when all is over proves nothing.
    if (table.state !== 'finished') noteCommitment(table.id, commitmentOf(table));
    this.hotSeat.change();
  }

  catchUp(): void {
    this.#playback.catchUp();
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
    const picked = pickNext(this.offers, this.picked, pick, this.firstPicks.far);
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
    this.#question = questionOf(this.state);
    this.refusal = null;
    if (this.isComing) this.firstPicks.ask(picked[0]!);
    const { complete } = this.composition;
    if (complete && !wantsSecondClick(complete)) this.act(complete.text);
  }

  /** A whole offer, as from a list. What deserves a question is asked first; whoever has been asked means it. */
  take(offer: ActionOffer): void {
    if (!offer.caution || this.asked === offer) {
      this.act(offer.text);
      return;
    }
    if (this.isSending) return;
    const clicks = offer.picks.map((_, place) => offer.picks.slice(0, place + 1));
    this.#choose(clicks.find((made) => compose(this.offers, made).complete === offer) ?? offer.picks);
  }

  act(action: string): void {
    if (!this.state || this.isSending) return;
    this.#said = { action, question: questionOf(this.state) };
    this.#send({ type: 'act', id: action, number: this.state.number, action, ...this.hotSeat.whose });
  }

  undo(): void {
    if (!this.state || this.isSending) return;
    this.picked = [];
    this.#said = null;
    this.#send({ type: 'undo', id: 'undo', number: this.state.number, ...this.hotSeat.whose });
  }

  #send(message: ToServer): void {
    this.refusal = null;
    const isSent = this.#live.send(message);
    if (isSent) this.pending.begin(questionOf(this.waiting.at(-1) ?? this.state));
    this.trouble = isSent ? null : t('trouble-unreachable');
  }

  say(text: string, channel: Channel): boolean {
    return this.#live.send({ type: 'chat', text, channel, ...this.hotSeat.whose });
  }

  /** Shows the rule because of which this cannot be picked now, if there is one. */
  async explain(pick: Pick): Promise<void> {
    const attempt = attemptOf(this.composition.remaining, this.composition.picked, pick);
    if (attempt) await this.ask(attempt);
  }

  /** Dry run: would an action be refused? Shows why. */
  async ask(action: string): Promise<boolean> {
    try {
      this.refusal = (await requests.check(this.id, action, this.hotSeat.whose)).refusal;
      return this.refusal === null;
    } catch (error) {
      this.trouble = errorText(error);
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
        if (!this.hotSeat.isMeantForUs(message.seat)) break;
        this.#playback.receive(message);
        this.#sayAgain();
        break;
      case 'continuing':
        this.#goOn(this.firstPicks.hear(message) ? message.pick : null);
        break;
      case 'looked':
        this.hotSeat.heard(message.seat);
        break;
      case 'clocks':
        this.clocks = { seats: message.seats, paused: message.paused, heard: performance.now() };
        break;
      case 'undone':
        this.pending.end();
        this.#playback.takeBack(message.number);
        break;
      case 'refused':
        this.pending.end();
        this.picked = [];
        this.refusal = message.refusal;
        break;
      case 'stale':
        if (this.firstPicks.isQuestion(message.id)) {
          this.firstPicks.giveUp();
          this.picked = [];
        } else {
          this.#isLate = true;
          this.#sayAgain(message.number);
        }
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'error':
        this.pending.end();
        this.firstPicks.giveUp();
        if (message.error === 'unknown-table') {
          this.isClosed = true;
          this.#live.close();
        }
        this.trouble = errorText(new ApiError(400, message.text, null, null, message.error));
        break;
    }
  }

  /** Continues my picks when what begins with the first of them has come. */
  #goOn(begun: Pick | null): void {
    const [first, second] = this.picked;
    if (!begun || !first || second || !isSame(first, begun)) return;
    this.#choose(this.picked);
    if (this.#early && !this.isSending) this.pick(this.#early);
  }

  /** Retries a stale action: where several decide at once somebody else was faster, and I am still asked the same. */
  #sayAgain(number = 0): void {
    const newest = this.waiting.at(-1) ?? this.state;
    if (!this.#isLate || !newest || newest.number < number) return;
    this.#isLate = false;
    this.pending.end();
    const said = this.#said;
    if (said?.question === questionOf(newest)) {
      const { action } = said;
      this.#send({ type: 'act', id: action, number: newest.number, action, ...this.hotSeat.whose });
    } else {
      this.picked = [];
      this.trouble = t('trouble-stale');
    }
  }

  #shown(): void {
    this.firstPicks.forget();
    const [first] = this.picked;
    const isMine = this.#playback.newest.some(({ seat }) => seat === this.state?.seat);
    const question = questionOf(this.state);
    const isSame = this.#question === question;
    if (isMine || this.#shownQuestion !== question) this.#ask();
    this.#shownQuestion = question;
    // What others do does not take my half-made choice away from me, as long as I am asked the same.
    if (isMine || !isSame || (first && includes(this.firstPicks.far, first))) this.picked = [];
    if (isMine || !this.state?.chosen) this.isChanging = false;
    if (isMine) this.pending.end();
    if (isMine) this.written = '';
    const fate = this.waiting.length > 0 ? null : this.pending.fateAt(question);
    this.trouble = fate && t(`trouble-${fate}`);
    this.hotSeat.change();
  }

  #ask(): void {
    this.questions += 1;
    doubleClicks.ask();
  }

  #forget(): void {
    this.#playback.forget();
    this.firstPicks.forget();
    this.picked = [];
    this.isChanging = false;
    this.refusal = null;
    this.trouble = null;
    this.written = this.#shownQuestion = '';
    this.#isLate = false;
    this.pending.end();
  }

  #notice(line: Line): void {
    this.line = line;
    if (line === 'open') {
      this.hotSeat.begin();
      return;
    }
    // What was on its way may or may not have arrived; the state that follows tells.
    if (this.pending.lose()) this.picked = [];
    this.firstPicks.giveUp();
  }
}

interface Said {
  action: string;
  question: string;
}

/** The key of a question and its answers: as long as it stays the same, so may my answer. */
function questionOf(state: State | null): string {
  if (!state) return '';
  const { seat, decision, asides } = state;
  const texts = [...(decision?.actions ?? []), ...asides].map(({ text }) => text);
  return JSON.stringify([seat, decision?.prompt, decision?.first_picks, texts]);
}

/**
 * A finger cannot hover over a target to see the odds: it sees them at the first tap, and means it at the second.
 * So does everybody who would give something away for good.
 */
function wantsSecondClick(offer: ActionOffer): boolean {
  if (offer.caution) return true;
  if (!offer.preview) return false;
  return settings.preferences.confirm || Boolean(globalThis.matchMedia?.('(pointer: coarse)').matches);
}
