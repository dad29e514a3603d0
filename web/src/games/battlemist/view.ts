/** What is asked of a view: what the server sends of a game of Battlemist. */
import { Kind, type AnyStep, type Goods, type Realm, type Resource, type ShownView } from './contract';

/** With what follows from it by the rules. */
export type BattlemistView = ShownView;

export type Seat = number;
export type RealmName = string;
export type Counts = readonly number[]; // of units, in the order of their kinds

/** What an attack die does. */
export type Result = ShownView['results'][number][number];

type StepName = AnyStep['step'];
export type StepCalled<N extends StepName> = Extract<AnyStep, { step: N }>;

/** What is being decided now. */
export function stepOf(view: BattlemistView): AnyStep | undefined {
  return view.steps.at(-1);
}

/** The innermost step of this name that is under way. */
export function stepCalled<N extends StepName>(
  view: BattlemistView,
  ...names: N[]
): StepCalled<N> | undefined {
  return view.steps.findLast((step): step is StepCalled<N> => (names as string[]).includes(step.step));
}

/** The part of a round: what lies directly above it. When the order has been rolled, all play in that order. */
export function phaseOf({ steps }: BattlemistView): string {
  const round = steps.findIndex(({ step }) => step === 'round');
  const phase = (round >= 0 && steps[round + 1]?.step) || '';
  return phase === 'order' ? 'individual' : phase;
}

/** Where armies or heroes fight. */
export function fieldOfBattle(view: BattlemistView): RealmName | undefined {
  const fight = stepCalled(view, 'encounter', 'duel');
  const heroes = fight ? view.players[fight.seat]?.heroes : [];
  return view.battle?.realm ?? heroes?.find(({ number }) => number === fight?.hero)?.realm;
}

/** Who controls a realm. */
export function controllerOf(view: BattlemistView, realm: RealmName): Seat | null {
  const seat = view.standings.findIndex((standing) => standing && realm in standing.realms);
  return seat < 0 ? null : seat;
}

/** What a realm yields: to who controls it, or else what is printed on it. */
export function goodsOf(
  view: BattlemistView,
  figures: { realms: ReadonlyMap<RealmName, Pick<Realm, 'income'>> },
  realm: RealmName,
): Goods {
  const holder = view.standings.find((standing) => standing && realm in standing.realms);
  return holder?.realms[realm] ?? figures.realms.get(realm)?.income ?? {};
}

export function amountOf(goods: Goods | null | undefined, resource: Resource): number {
  return goods?.[resource] ?? 0;
}

export function sizeOf(units: Counts): number {
  return units.reduce((sum, count) => sum + count, 0);
}

/** Kinds and numbers of those who are there. */
export function countsOf(units: Counts): { kind: Kind; count: number }[] {
  return Kind.flatMap((kind, place) => (units[place] ? [{ kind, count: units[place] }] : []));
}

export function seatOfRace(view: BattlemistView, race: string): Seat | null {
  const seat = view.players.findIndex((player) => player.race === race);
  return seat < 0 ? null : seat;
}

/** Whose hero `orcs-2` is, and which. */
export function heroCalled(view: BattlemistView, name: string): { seat: Seat; number: number } | null {
  const found = /^(.+)-(\d)$/.exec(name);
  const seat = found ? seatOfRace(view, found[1]!) : null;
  return seat === null ? null : { seat, number: Number(found![2]) };
}

export function heroName(view: BattlemistView, seat: Seat, number: number): string {
  return `${view.players[seat]?.race}-${number}`;
}
