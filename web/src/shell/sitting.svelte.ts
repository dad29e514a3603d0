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
  ToServer,
} from './contract';
import { doubleClicks } from './doubleclicks';
import { t } from './i18n.svelte';
import { Live, type Line, type LiveOptions } from './live';
import { FirstPicks } from './firstpicks.svelte';
import { attemptOf, compose, includes, isSame, pickNext } from './picks';
import { commitmentOf, noteCommitment } from './pledges';
import { Sending } from './sending.svelte';
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
  pointed: readonly Pick[] = $state.raw([]); // in the list of choices
  written = $state(''); // an action in words, not yet said
  isChanging = $state(false); // I am choosing again what I have chosen in secret
  refusal: Refusal | null = $state.raw(null);
  trouble: string | null = $state(null);
  isClosed = $state(false); // the table is there no longer

  readonly sending = new Sending();
  readonly #showing = new Showing(() => this.#shown());
  readonly sharing = new SharedScreen(this, {
    forget: () => this.#forget(),
    look: (seat) => this.#live.send({ type: 'look', seat }),
  });
  readonly #live: Live;

  /** The state that may be answered now. */
  readonly asking = $derived(this.waiting.length > 0 || this.table?.paused ? null : this.state);
  readonly firstPicks = new FirstPicks(
    () => this.asking,
    (id, number, pick) => this.#live.send({ type: 'continue', id, number, pick, ...this.sharing.whose }),
  );
  /** What I may choose instead of what I have chosen in secret, as long as others still choose. */
  readonly changes: readonly ActionOffer[] = $derived.by(() => {
    const { chosen = null, asides = [] } = this.asking ?? {};
    return chosen ? asides.filter(({ verb }) => verb === chosen.verb) : [];
  });
  /** What else I may say although nobody asks. */
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
  /** What begins with my first click is on its way. */
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

  get isSending(): boolean {
    return this.sending.isUnderWay;
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
    this.sending.end();
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
    this.#send({ type: 'act', id: action, number: this.state.number, action, ...this.sharing.whose });
  }

  undo(): void {
    if (!this.state || this.isSending) return;
    this.picked = [];
    this.#said = null;
    this.#send({ type: 'undo', id: 'undo', number: this.state.number, ...this.sharing.whose });
  }

  #send(message: ToServer): void {
    this.refusal = null;
    const isSent = this.#live.send(message);
    if (isSent) this.sending.begin(questionOf(this.waiting.at(-1) ?? this.state));
    this.trouble = isSent ? null : t('trouble-unreachable');
  }

  say(text: string, channel: Channel): boolean {
    return this.#live.send({ type: 'chat', text, channel, ...this.sharing.whose });
  }

  /** Why this cannot be picked now: the rule that is in the way, if there is one. */
  async explain(pick: Pick): Promise<void> {
    const attempt = attemptOf(this.composition.remaining, this.composition.picked, pick);
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
        if (!this.sharing.isMeantForUs(message.seat)) break;
        this.#showing.receive(message);
        this.#sayAgain();
        break;
      case 'continuing':
        this.#goOn(this.firstPicks.hear(message) ? message.pick : null);
        break;
      case 'looked':
        this.sharing.heard(message.seat);
        break;
      case 'clocks':
        this.clocks = { seats: message.seats, paused: message.paused, heard: performance.now() };
        break;
      case 'undone':
        this.sending.end();
        this.#showing.takeBack(message.number);
        break;
      case 'refused':
        this.sending.end();
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
        this.sending.end();
        this.firstPicks.giveUp();
        if (message.error === 'unknown-table') {
          this.isClosed = true;
          this.#live.close();
        }
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

  /** Where several decide at once somebody else was faster. If I am still asked the same, I still mean what I said. */
  #sayAgain(number = 0): void {
    const newest = this.waiting.at(-1) ?? this.state;
    if (!this.#isLate || !newest || newest.number < number) return;
    this.#isLate = false;
    this.sending.end();
    const said = this.#said;
    if (said?.question === questionOf(newest)) {
      const { action } = said;
      this.#send({ type: 'act', id: action, number: newest.number, action, ...this.sharing.whose });
    } else {
      this.picked = [];
      this.trouble = t('trouble-stale');
    }
  }

  #shown(): void {
    this.firstPicks.forget();
    const [first] = this.picked;
    const isMine = this.#showing.newest.some(({ seat }) => seat === this.state?.seat);
    const question = questionOf(this.state);
    const isSame = this.#question === question;
    if (isMine || this.#shownQuestion !== question) this.#ask();
    this.#shownQuestion = question;
    // What others do does not take my half-made choice away from me, as long as I am asked the same.
    if (isMine || !isSame || (first && includes(this.firstPicks.far, first))) this.picked = [];
    if (isMine || !this.state?.chosen) this.isChanging = false;
    if (isMine) this.sending.end();
    if (isMine) this.written = '';
    const fate = this.waiting.length > 0 ? null : this.sending.fateAt(question);
    this.trouble = fate && t(`trouble-${fate}`);
    this.sharing.change();
  }

  #ask(): void {
    this.questions += 1;
    doubleClicks.ask();
  }

  #forget(): void {
    this.#showing.forget();
    this.firstPicks.forget();
    this.picked = [];
    this.isChanging = false;
    this.refusal = null;
    this.trouble = null;
    this.written = this.#shownQuestion = '';
    this.#isLate = false;
    this.sending.end();
  }

  #notice(line: Line): void {
    this.line = line;
    if (line === 'open') {
      this.sharing.begin();
      return;
    }
    // What was on its way may or may not have arrived; the state that follows tells.
    if (this.sending.lose()) this.picked = [];
    this.firstPicks.giveUp();
  }
}

interface Said {
  action: string;
  question: string;
}

/** What I am asked and may answer: as long as it stays the same, so may my answer. */
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
