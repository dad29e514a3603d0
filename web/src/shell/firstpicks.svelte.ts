/**
 * First picks of long lists, which are loaded lazily: what follows a first click is asked for when somebody
 * makes it, or is about to, and is known until the game goes on.
 */
import type { ActionOffer, FromServer, Pick, State } from './contract';
import type { Beginnings } from './gamemodule';
import { compose, includes, isSame, keyOf } from './picks';

type Answer = FromServer & { type: 'continuing' };

/** Questions are told from actions by their ids. */
const QUESTION = '?';

export class FirstPicks implements Beginnings {
  #known: Readonly<Record<string, Answer>> = $state.raw({});
  #asked: readonly string[] = [];

  /** The state to answer, and how a question is sent: false where the connection is broken. */
  constructor(
    readonly asking: () => State | null,
    readonly send: (id: string, number: number, pick: Pick) => boolean,
  ) {}

  /** The first clicks of a long list; none where all is listed. */
  readonly far: readonly Pick[] = $derived.by(() => this.asking()?.decision?.first_picks ?? []);
  readonly all: readonly Pick[] = $derived.by(() => [
    ...this.far,
    ...compose(this.asking()?.decision?.actions ?? []).next,
  ]);

  after(pick: Pick): readonly ActionOffer[] | null {
    if (includes(this.far, pick)) return this.#known[keyOf(pick)]?.actions ?? null;
    return (this.asking()?.decision?.actions ?? []).filter(
      ({ picks: [first] }) => first && isSame(first, pick),
    );
  }

  about(pick: Pick): any {
    return this.#known[keyOf(pick)]?.about;
  }

  ask(pick: Pick): void {
    const key = keyOf(pick);
    const asking = this.asking();
    if (!asking || asking.seat === null || key in this.#known || this.#asked.includes(key)) return;
    const first = this.far.find((one) => isSame(one, pick)) ?? pick;
    if (this.send(`${QUESTION}${key}`, asking.number, first)) this.#asked = [...this.#asked, key];
  }

  /** Says whether it was the answer to something that is still of interest. */
  hear(answer: Answer): boolean {
    if (answer.number !== this.asking()?.number) return false;
    this.#known = { ...this.#known, [keyOf(answer.pick)]: answer };
    return true;
  }

  isQuestion(id: string): boolean {
    return id.startsWith(QUESTION);
  }

  /** Nothing that was asked will be answered any more: it may be asked again. */
  giveUp(): void {
    this.#asked = [];
  }

  forget(): void {
    this.giveUp();
    this.#known = {};
  }
}
