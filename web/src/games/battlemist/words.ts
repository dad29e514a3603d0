/** Names and labels in the chosen language. What the board says itself has message keys `board-<key>`. */
import type { SeatSummary } from '../../shell/contract';
import type { Say } from '../../shell/fluent';
import { i18n } from '../../shell/i18n.svelte';
import { Resource, type Goods } from './contract';
import { amountOf, type BattlemistView, type Seat, countsOf, type Counts } from './view';

type Arguments = Record<string, unknown>;

export function label(say: Say, key: string, args?: Arguments): string {
  return say(`board-${key}`, args);
}

/** What a thing of the data is called. */
export function nameOf(say: Say, thing: string | null | undefined): string {
  return thing ? say(`name-${thing}`) : '';
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a card, spell, artifact or ability does. */
export function aboutOf(say: Say, thing: string): string {
  return say(`about-${thing}`);
}

/** As in the list of seats; before there is a name, by the race. */
export function playerName(
  say: Say,
  seats: readonly SeatSummary[],
  view: BattlemistView,
  seat: Seat,
): string {
  return seats[seat]?.name || raceName(say, view, seat);
}

export function raceName(say: Say, view: BattlemistView, seat: Seat): string {
  return nameOf(say, view.players[seat]?.race) || say('seat-name', { seat });
}

/** `3 grain, 1 iron`. */
export function goodsName(say: Say, goods: Goods): string {
  return Resource.filter((resource) => amountOf(goods, resource))
    .map((resource) => `${amountOf(goods, resource)} ${nameOf(say, resource)}`)
    .join(', ');
}

/** `2 footmen, 1 archer`. */
export function unitsName(say: Say, units: Counts): string {
  return countsOf(units)
    .map(({ kind, count }) => say(`counted-${kind}`, { count }))
    .join(', ');
}

/** As the page writes percentages. */
export function percent(chance: number): string {
  return i18n.percent(chance);
}
