/**
 * Marching: so many of each kind leave a realm together. The engine moves one kind at a time, so what was told with
 * one click is said kind by kind, each as soon as the one before has been done.
 */
import type { ActionOffer } from '../../shell/contract';
import type { BoardProps } from '../../shell/gamemodule';
import { setOf } from './lists';
import { Kind } from './contract';
import type { BattlemistView, RealmName } from './view';

interface March {
  offer: ActionOffer;
  origin: RealmName;
  kind: Kind;
  count: number;
  goal: RealmName;
}

export class Marching {
  /** How many of a kind shall go; all who can, unless told. */
  wanted: Partial<Record<Kind, number>> = $state({});
  #saying: string[] = [];

  constructor(readonly props: () => BoardProps<BattlemistView>) {}

  readonly #marches: readonly March[] = $derived.by(() =>
    this.props().offers.flatMap((offer) => {
      if (offer.verb !== 'march') return [];
      const [origin, kind, count, goal] = offer.picks.map(({ id }) => id);
      return [
        { offer, origin: String(origin), kind: kind as Kind, count: Number(count), goal: String(goal) },
      ];
    }),
  );

  readonly origin: RealmName | null = $derived.by(() => {
    const { picked } = this.props();
    const [first, second] = picked;
    if (!first || second || first.kind !== 'realm') return null;
    return this.#marches.some(({ origin }) => origin === first.id) ? String(first.id) : null;
  });

  readonly isOn = $derived.by(() => this.origin !== null);
  readonly #here = $derived.by(() => this.#marches.filter(({ origin }) => origin === this.origin));

  /** Who can leave, and how many at most. */
  readonly kinds: readonly { kind: Kind; most: number }[] = $derived.by(() =>
    Kind.flatMap((kind) => {
      const counts = this.#here.filter((march) => march.kind === kind).map(({ count }) => count);
      return counts.length ? [{ kind, most: Math.max(...counts) }] : [];
    }),
  );

  countOf(kind: Kind): number {
    const most = this.kinds.find((one) => one.kind === kind)?.most ?? 0;
    return Math.min(this.wanted[kind] ?? most, most);
  }

  /** What would be said to send those who are wanted to a realm, one line for each kind that gets there. */
  #linesTo(goal: RealmName): March[] {
    return this.kinds.flatMap(({ kind }) => {
      const count = this.countOf(kind);
      const there = this.#here.filter(
        (march) => march.kind === kind && march.goal === goal && march.count <= count,
      );
      return there.length ? [there.reduce((one, other) => (other.count > one.count ? other : one))] : [];
    });
  }

  offersTo(goal: RealmName): ActionOffer[] {
    return this.#linesTo(goal).map(({ offer }) => offer);
  }

  #reached(all: boolean): ReadonlySet<RealmName> {
    const wanted = this.kinds.filter(({ kind }) => this.countOf(kind) > 0);
    return setOf(
      [...setOf(this.#here.map(({ goal }) => goal))].filter((goal) => {
        const there = this.#linesTo(goal).filter(({ kind, count }) => count === this.countOf(kind));
        return all ? there.length > 0 && there.length === wanted.length : there.length < wanted.length;
      }),
    );
  }

  /** Where all of them get to, and where only some of them. */
  readonly goals: ReadonlySet<RealmName> = $derived.by(() => this.#reached(true));
  readonly others: ReadonlySet<RealmName> = $derived.by(() => this.#reached(false));

  /** Send them; says whether anybody can go there. */
  go(goal: RealmName): boolean {
    const lines = this.#linesTo(goal).map(({ offer }) => offer.text);
    if (lines.length === 0) return false;
    this.#saying = lines;
    this.goOn();
    return true;
  }

  /** Say the next line, once it may be said. */
  goOn(): void {
    const next = this.#saying[0];
    if (next === undefined) return;
    const { offers, onact } = this.props();
    if (!offers.length) return;
    if (!offers.some(({ text }) => text === next)) {
      this.#saying = [];
      return;
    }
    this.#saying = this.#saying.slice(1);
    onact(next);
  }

  begin(): void {
    this.wanted = {};
  }
}
