/** Laying a tile: which one, where, and how it is turned before one says that it shall lie so. */
import type { BoardProps } from '../../shell/gamemodule';
import { compose } from '../../shell/picks';
import type { BattlemistView } from './view';

export class Turning {
  #wanted = $state(0); // the how-manieth of the turns that fit
  #at = $state(''); // where that was wanted

  constructor(readonly props: () => BoardProps<BattlemistView>) {}

  readonly tile = $derived.by(() => this.#id('tile'));
  readonly place = $derived.by(() => this.#id('place'));
  /** The turns that fit where the tile is to lie. */
  readonly turns = $derived.by(() => (this.place ? this.turnsAt(this.place) : []));
  readonly turn = $derived.by(() => (this.place ? this.turnAt(this.place) : 0));

  turnsAt(place: string): number[] {
    const { offers, picked } = this.props();
    const tile = picked.find(({ kind }) => kind === 'tile');
    if (!tile) return [];
    const { remaining } = compose(offers, [tile, { kind: 'place', id: place }]);
    return remaining.flatMap(({ picks }) =>
      picks.flatMap(({ kind, id }) => (kind === 'turn' ? [Number(id)] : [])),
    );
  }

  turnAt(place: string): number {
    const turns = this.turnsAt(place);
    return turns[place === this.#at ? this.#wanted % turns.length : 0] ?? 0;
  }

  next(): void {
    const { place } = this;
    if (!place) return;
    this.#wanted = place === this.#at ? this.#wanted + 1 : 1;
    this.#at = place;
  }

  lay(): void {
    this.props().onpick({ kind: 'turn', id: this.turn });
  }

  #id(kind: string): string | null {
    const pick = this.props().picked.find((one) => one.kind === kind);
    return pick ? String(pick.id) : null;
  }
}
