/**
 * Hot seat: several people at one screen. Whoever is due is called to it, and between two a curtain hides everything:
 * while it is closed this page looks on as a stranger would, so that nothing of anybody's secrets is left in it.
 */
import type { SeatSummary, State, TableSummary } from './contract';
import { people } from './people.svelte';
import { settings } from './settings.svelte';

/** The delay before the curtain, to see what came of one's own action, in milliseconds at normal speed. */
const LAST_LOOK = 1_400;

/** The part of the table store that this needs: table and state shown, and states that wait. */
interface Shown {
  readonly table: TableSummary | null;
  readonly state: State | null;
  readonly waiting: readonly State[];
}

interface Means {
  forget: () => void;
  look: (seat: number | null) => boolean;
}

export class HotSeat {
  looking: number | null = $state(null); // the seat through which we see
  called: number | null = $state(null); // whose turn it is to come to the screen; the curtain is closed
  /** The seats that are played at this screen. */
  readonly seats: readonly SeatSummary[] = $derived.by(() => {
    const me = people.me?.id;
    return me ? (this.shown.table?.seats.filter((seat) => seat.person === me) ?? []) : [];
  });
  readonly isShared = $derived(this.seats.length > 1);

  #isTurning = false; // we have asked to look through another seat, and not been answered yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly shown: Shown,
    readonly means: Means,
  ) {}

  /** For whom this screen speaks, as requests say it. */
  get whose(): { seat?: number } {
    return this.isShared && this.looking !== null ? { seat: this.looking } : {};
  }

  /** Something is shown that was not there before: perhaps somebody else is due now. */
  change(): void {
    clearTimeout(this.#timer);
    if (!this.isShared) return;
    const next = this.#next();
    if (next === this.looking) this.called = null;
    else if (next === null || next === this.called) return;
    else if (!settings.preferences.curtain) this.#look(next);
    else if (this.looking === null || settings.speed === 0) this.#call(next);
    else this.#timer = setTimeout(() => this.#call(next), LAST_LOOK / settings.speed);
  }

  /** Opens the curtain: whoever was called is there. */
  open(): void {
    const seat = this.called;
    this.called = null;
    if (seat !== null) this.#look(seat);
  }

  /** The line is open. Without a seat in the address we ask to be told only what strangers may know. */
  begin(): void {
    this.#isTurning = this.isShared && this.looking === null && this.means.look(null);
  }

  heard(seat: number | null): void {
    if (seat !== this.looking) return;
    this.#isTurning = false;
    this.means.forget(); // what follows is told from the beginning
  }

  /** Is this state for the present seat? What is still on its way for the seat before is not for the next. */
  isMeantForUs(seat: number | null): boolean {
    return !this.isShared || (!this.#isTurning && seat === this.looking);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #call(seat: number): void {
    this.called = seat;
    this.#look(null);
  }

  #look(seat: number | null): void {
    if (seat === this.looking) return;
    this.looking = seat;
    this.means.forget();
    this.#isTurning = this.means.look(seat);
  }

  /** The seat that should be at the screen now: whoever is, as long as he is asked or nobody else here is. */
  #next(): number | null {
    const { table, state, waiting } = this.shown;
    if (table?.state !== 'running' || waiting.length > 0) return this.called ?? this.looking;
    const due = (state ?? table).due.filter((seat) =>
      this.seats.some((mine) => mine.seat === seat && mine.bot === null),
    );
    for (const present of [this.looking, this.called]) {
      if (present !== null && due.includes(present)) return present;
    }
    return due[0] ?? this.looking;
  }
}
