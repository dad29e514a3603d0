/** What the server sends of a game of Battlemist. Words are those of the engine. */

export type Seat = number;
export type RealmName = string;
export type Resource = 'grain' | 'wood' | 'iron';
export type Terrain = 'plain' | 'forest' | 'mountain' | 'desert' | 'home';
export type Kind = 'footman' | 'archer' | 'cavalry' | 'dragon' | 'firebreather' | 'giant';
export type Units = readonly number[]; // by kind, in the order of KINDS

export const RESOURCES: readonly Resource[] = ['grain', 'wood', 'iron'];
export const KINDS: readonly Kind[] = ['footman', 'archer', 'cavalry', 'dragon', 'firebreather', 'giant'];

/** What is none is left out. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

export interface Placed {
  q: number;
  r: number;
  turn: number; // sixths, clockwise
}

export interface Force {
  owner: Seat;
  units: Units;
}

export interface Hero {
  number: number;
  realm: RealmName;
  life: number;
}

export interface PlayerView {
  race: string; // empty until chosen
  stock: Goods;
  stars: number;
  used: number;
  power: number; // extra star power of this round
  hand_size: number;
  hand: readonly string[] | null; // null: not for my eyes
  has_quest: boolean;
  quest: string | null;
  artifacts: readonly string[];
  heroes: readonly Hero[];
  tiles_left: number;
  tiles: readonly RealmName[] | null;
  fallen: number; // the round in which the home was lost, 0 while in the game
}

/** What follows for a player from what lies open. */
export interface Standing {
  realms: Readonly<Record<RealmName, Goods>>; // with what each of them yields
  income: Goods;
  upkeep: Goods;
  votes: number;
  rate: number; // of the Free Traders; 0 while they stay away
  hero: Goods; // price
  star: Goods | null; // price, where one is for sale
}

export interface Side {
  seat: Seat;
  race: string;
  ready: Units;
  routed: Units;
  killed: number;
}

export type Arm = 'archery' | 'cavalry' | 'melee';

/** What an attack die does. */
export type Result = 'kill' | 'rout' | 'miss';

export interface BattleView {
  realm: RealmName;
  attacker: Side;
  defender: Side;
  round: number;
  step: Arm | null;
  attackers: readonly [Units, Units];
  dice: readonly [readonly number[], readonly number[]];
}

/** On what a side fights: attack bonus by kind, rally bonus, how many of each arm may attack. */
export type Terms = readonly [
  attack: Units,
  rally: number,
  caps: readonly number[],
  footmen: number,
  volleys: number,
  barred: readonly Arm[],
];

export interface Lasting {
  effect: { op: string; duration?: string; amount?: number; terrain?: readonly string[] };
  by: Seat;
  on?: Seat | null;
  realm?: RealmName | null;
  left?: number;
  source?: string; // the card, spell, event or artifact
}

export interface Ballot {
  event: string;
  order: readonly Seat[];
  votes: readonly number[];
  added: number;
}

export interface Fighter {
  life: number;
  attack: number;
  hit: number;
  damage: number;
}

export interface StepView {
  step: string;
  seat?: Seat;
  phase?: number;
  stage?: string | number;
  order?: readonly Seat[];
  place?: number;
  windows?: readonly string[];
  hero?: number;
  foe?: Seat;
  foe_hero?: number;
  adventure?: string;
  fight?: { hero: Fighter; foes: readonly Fighter[] } | null;
  event?: string;
  by?: Seat;
  source?: string;
  target?: string;
  partner?: Seat;
  offer?: Readonly<Record<string, number>> | null;
  moved?: unknown;
  on_attacker?: readonly [kills: number, routs: number];
  on_defender?: readonly [kills: number, routs: number];
  placed?: Readonly<Record<RealmName, number>>;
}

export interface BattlemistView {
  observer: Seat | null;
  options: { stars: number; board: 'laid' | 'drawn' | 'fixed'; values: string };
  players: readonly PlayerView[];
  tiles: Readonly<Record<RealmName, Placed>>;
  neighbours: Readonly<Record<RealmName, readonly RealmName[]>>;
  forces: Readonly<Record<RealmName, readonly Force[]>>;
  settlements: Readonly<Record<RealmName, { kind: 'town' | 'city'; since: number }>>;
  deck_size: number;
  discard: readonly string[];
  gone: readonly string[];
  pending: readonly string[];
  quests_left: number;
  quest_discard: readonly string[];
  round: number;
  active: Seat | null;
  effects: readonly Lasting[];
  ballot: Ballot | null;
  battle: BattleView | null;
  steps: readonly StepView[];
  due: readonly Seat[];
  standings: readonly (Standing | null)[];
  votes_needed: Readonly<Record<string, number>>;
  terms: readonly [Terms, Terms] | null;
  results: readonly [readonly Result[], readonly Result[]]; // what the dice on the table did
}

/** What is being decided now. */
export function stepOf(view: BattlemistView): StepView | undefined {
  return view.steps.at(-1);
}

/** The innermost step of this name that is under way. */
export function stepCalled(view: BattlemistView, ...names: string[]): StepView | undefined {
  return view.steps.findLast(({ step }) => names.includes(step));
}

/** The parts of a round, as the engine counts them. */
const PHASES = ['', 'council', 'economics', 'individual', 'upkeep'] as const;

export function phaseOf(view: BattlemistView): string {
  return PHASES[stepCalled(view, 'round')?.phase ?? 0] ?? '';
}

/** Who controls a realm. */
export function controllerOf(view: BattlemistView, realm: RealmName): Seat | null {
  const seat = view.standings.findIndex((standing) => standing && realm in standing.realms);
  return seat < 0 ? null : seat;
}

/** What a realm yields: to who controls it, or else what is printed on it. */
export function goodsOf(
  view: BattlemistView,
  figures: { realms: ReadonlyMap<RealmName, { yields: Goods }> },
  realm: RealmName,
): Goods {
  const holder = view.standings.find((standing) => standing && realm in standing.realms);
  return holder?.realms[realm] ?? figures.realms.get(realm)?.yields ?? {};
}

export function amountOf(goods: Goods | null | undefined, resource: Resource): number {
  return goods?.[resource] ?? 0;
}

export function sizeOf(units: Units): number {
  return units.reduce((sum, count) => sum + count, 0);
}

/** Kinds and numbers of those who are there. */
export function countsOf(units: Units): { kind: Kind; count: number }[] {
  return KINDS.flatMap((kind, place) => (units[place] ? [{ kind, count: units[place] }] : []));
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
