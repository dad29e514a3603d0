/** Who returns, who attacks, who suffers: put together unit by unit, until it is one of the ways that are offered. */
import type { ActionOffer } from '../../../shell/contract';
import type { BoardProps } from '../../../shell/gamemodule';
import { Kind } from '../contract';
import type { BattlemistView, Counts } from '../view';
import { unitsOf } from './course';

export type Role = 'chosen' | 'killed' | 'routed';
type Selection = Readonly<Record<Role, Counts>>;

const NONE: Counts = Kind.map(() => 0);
const NOTHING: Selection = { chosen: NONE, killed: NONE, routed: NONE };
const VERBS = new Set(['rally', 'lead', 'suffer']);

interface Way {
  offer: ActionOffer;
  wanted: Selection;
}

/** The words of an offer: `suffer footman,archer cavalry`, `rally footman`; a dash for nobody. */
function wayOf(offer: ActionOffer): Way {
  const [first, second] = offer.text
    .split(' ')
    .slice(1)
    .map((word) => unitsOf(word.split(',')));
  const wanted =
    offer.verb === 'suffer'
      ? { chosen: NONE, killed: first ?? NONE, routed: second ?? NONE }
      : { chosen: first ?? NONE, killed: NONE, routed: NONE };
  return { offer, wanted };
}

export class Choosing {
  #selected: Selection = $state.raw(NOTHING);
  constructor(readonly props: () => BoardProps<BattlemistView>) {}

  readonly ways: readonly Way[] = $derived.by(() =>
    this.props()
      .offers.filter(({ verb }) => VERBS.has(verb))
      .map(wayOf),
  );
  readonly verb = $derived.by(() => this.ways[0]?.offer.verb ?? null);
  readonly roles: readonly Role[] = $derived.by(() =>
    this.verb === 'suffer' ? ['killed', 'routed'] : ['chosen'],
  );
  /** The way that is meant, once it is complete. */
  readonly complete = $derived.by(() =>
    this.ways.find(({ wanted }) =>
      this.roles.every((role) => wanted[role].every((count, place) => count === this.#selected[role][place])),
    ),
  );

  begin(): void {
    this.#selected = NOTHING;
  }

  count(role: Role, place: number): number {
    return this.#selected[role][place] ?? 0;
  }

  total(role: Role): number {
    return this.#selected[role].reduce((sum, count) => sum + count, 0);
  }

  /** How many there will be in the end, at most. */
  most(role: Role): number {
    return Math.max(0, ...this.ways.map(({ wanted }) => wanted[role].reduce((sum, count) => sum + count, 0)));
  }

  /** Can one more of a kind be taken? */
  roleFor(place: number): Role | null {
    return this.roles.find((role) => this.#leadsOn(this.#with(role, place, 1))) ?? null;
  }

  take(place: number): void {
    const role = this.roleFor(place);
    if (role) this.#selected = this.#with(role, place, 1);
  }

  /** One that is killed is rather routed, if that is possible; otherwise he is spared. */
  change(role: Role, place: number): void {
    const spared = this.#with(role, place, -1);
    const routed =
      role === 'killed' && this.roles.includes('routed') ? this.#with('routed', place, 1, spared) : null;
    this.#selected = routed && this.#leadsOn(routed) ? routed : spared;
  }

  say(): void {
    const { complete } = this;
    if (complete) this.props().onact(complete.offer.text);
  }

  #with(role: Role, place: number, more: number, base = this.#selected): Selection {
    return { ...base, [role]: base[role].map((count, at) => (at === place ? count + more : count)) };
  }

  #leadsOn(selection: Selection): boolean {
    return this.ways.some(({ wanted }) =>
      this.roles.every((role) =>
        selection[role].every((count, place) => count <= (wanted[role][place] ?? 0)),
      ),
    );
  }
}
