// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit.

import type { Outcome } from '../../shell/contract';

/** B3.1.2d: a card names the moment at which it can be played. */
export interface ActionCard {
  id: string;
  copies: number;
  window: Window;
  effects: readonly Effect[];
  condition: Condition | null;
}

/** B1.4.2a, B1.4.2d: a quest card with exactly one target. */
export interface Adventure {
  id: string;
  target: string;
  opponents: Opponents | null;
}

export const Alignment = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof Alignment)[number];

export type AnyStep =
  | Gathering
  | Laying
  | BoardByChance
  | Round
  | Council
  | Drawing
  | Voting
  | Economics
  | Recruiting
  | Guild
  | OrderRoll
  | Individual
  | Turn
  | QuestPhase
  | Journeys
  | Arrival
  | Encounter
  | Challenges
  | Duel
  | MovementPhase
  | CombatPhase
  | BattleCourse
  | Rallying
  | Leading
  | Suffering
  | Spoils
  | Looting
  | UpkeepPhase
  | Moment
  | Carrying
  | Taking
  | Despoiling
  | Choosing
  | Spying
  | Culling
  | Overfull
  | Bartering;

export const ArmyKind = ['footman', 'archer', 'cavalry'] as const;
export type ArmyKind = (typeof ArmyKind)[number];

/** B3.3.1q: an encounter takes place as soon as the target is reached. B3.3.1r: one hero fights it. */
export interface Arrival {
  step: 'arrival';
  seat: number;
  adventure: string; // shown to everybody
}

/** B1.4.2f, B3.3.1l: a star, a reward used at once, or something kept. */
export interface Artifact {
  id: string;
  copies: number;
  kept: boolean;
  effects: readonly Effect[];
}

/** The vote on one event (B3.1.4). */
export interface Ballot {
  event: string;
  order: readonly number[]; // in which votes are announced
  votes: readonly number[]; // committed so far, in that order; 0 for an abstention
  added: number; // by cards
}

/** B4.0e: one offers, the other accepts, declines or offers something else; both must agree. */
export interface Bartering {
  step: 'bartering';
  seat: number; // who speaks now
  partner: number;
  offers: number;
  offer: Offer | null; // what the partner has offered
}

/**
 * What lies on the battle board. The active player is the attacker, or defends his home (B6.0j).
 *
 * The realm's forces stay as they were when the battle began; who survives goes back when it is over.
 */
export interface Battle {
  realm: string;
  attacker: Side;
  defender: Side;
  round: number; // of combat
  // While an attack step is being settled: which, who attacks in it, and their dice kind by kind.
  step: CombatStep | null;
  attackers: readonly [Units, Units];
  dice: readonly [readonly number[], readonly number[]];
}

/** Runs the battle stage by stage. B3.3.3h: there is no retreat, so nobody is asked whether to go on. */
export interface BattleCourse {
  step: 'battle';
  stage: 'attack' | 'losses' | 'overrun' | 'rally' | 'roll' | 'round' | 'settled' | 'start';
}

/** What is in the box. The option `values` of a table says what is different on race cards there. */
export interface BattlemistFigures {
  races: readonly Race[];
  realms: readonly Realm[]; // the homes after all others
  actions: readonly ActionCard[];
  events: readonly EventCard[];
  adventures: readonly Adventure[];
  artifacts: readonly Artifact[];
  spells: readonly Spell[];
  pieces: Pieces;
}

/** The switches of a game. */
export interface BattlemistOptions {
  events: 'advised' | 'off' | 'on'; // B3.1.4j: advised is off for two, on for more
  stars: number;
  // B2.3: laid by the players, by chance according to the same rules, or always the same.
  board: 'drawn' | 'fixed' | 'laid';
  races: 'agreed' | 'drawn' | 'free'; // B2.0f, B2.1a
  // B1.4.4a: the race cards of the set, but for these changes; some groups have the printed ones.
  values: string;
}

/** The board is drawn: in every turn chance picks a tile and a place that are legal for it. */
export interface BoardByChance {
  step: 'board-by-chance';
  seat: number;
  is_forced: boolean;
}

/** B3.2.3a: from the Grey Guild. */
export interface BuyStar {
  do: 'buy-star';
}

/**
 * An effect may ask for choices; the next one waits for them.
 *
 * While others may still answer, this step waits below their moment: who cancels it takes it away.
 */
export interface Carrying {
  step: 'carrying';
  by: number; // whoever uses it; for an event, whoever comes first in seat order
  source: string; // the card, spell, event or artifact
  effects: readonly Effect[];
  target: string;
  done: number;
}

/** A spell that needs no target. */
export interface Cast {
  do: 'cast';
  spell: string;
}

/** A spell on somebody or something. */
export interface CastAt {
  do: 'cast-at';
  spell: string;
  target: string;
}

/** Ruling on B3.3.1aa: one attack for each own hero, after adventure and encounter. */
export interface Challenges {
  step: 'challenges';
  seat: number;
  fought: readonly number[]; // heroes that have attacked, by number
}

/** Which monster comes to the home (BS.4a). */
export interface Choosing {
  step: 'choosing';
  seat: number;
  monsters: readonly string[];
}

/**
 * B3.3.3c: the active player chooses the order.
 *
 * B3.3.2e, B3.3.3b: it lasts until no realm holds units of two races.
 */
export interface CombatPhase {
  step: 'combat';
  seat: number;
}

export const CombatStep = ['archery', 'cavalry', 'melee'] as const;
export type CombatStep = (typeof CombatStep)[number];

export const Condition = ['attacking', 'defending', 'defending_siege', 'on_quest', 'event_pending'] as const;
export type Condition = (typeof Condition)[number];

/** B3.0a: refresh stars, draw cards, hold the council. */
export interface Council {
  step: 'council';
  stage: number; // 0 stars, 1 cards, 2 the window before, 3 events, 4 the window after
}

/** Players give up army units of their choice, all at once, one unit an answer. */
export interface Culling {
  step: 'culling';
  owed: readonly (readonly [number, number])[];
}

/** BS.1b: whoever uses it chooses which resources of another player go, or come to him. */
export interface Despoiling {
  step: 'despoiling';
  seat: number;
  victim: number;
  amount: number;
  is_theft: boolean;
}

/** B3.1.2h: who holds seven cards may discard first, and then draw; the others need no word. */
export interface Drawing {
  step: 'drawing';
  asked: readonly number[]; // and answered
}

/** B3.3.1ab: like an encounter; ruling: the attacked hero has the opponent's part and strikes first. */
export interface Duel {
  step: 'duel';
  seat: number;
  hero: number;
  fight: Fight | null; // null until the moment for cards is over
  has_been_struck: boolean; // the first half of the round is over
  foe: number;
  foe_hero: number;
}

export const Duration = [
  'instant',
  'event',
  'step',
  'fight',
  'combat_round',
  'battle',
  'round',
  'permanent',
] as const;
export type Duration = (typeof Duration)[number];

/** B3.0b: each part is finished by everybody before the next begins. */
export interface Economics {
  step: 'economics';
  part: number;
}

/** One operation with its figures; which figures an operation takes stands in `FIGURES`. */
export interface Effect {
  op: Op;
  whom?: Whom;
  duration?: Duration;
  amount?: number;
  grain?: number;
  wood?: number;
  iron?: number;
  resource?: Resource | 'choice' | 'wood_or_iron';
  realm?: 'any_but_home' | 'battle_realm' | 'own_home';
  terrain?: readonly Terrain[];
  unit?: ArmyKind;
  kinds?: readonly Kind[];
  // At most so many units; null: all of them.
  units?: number;
  // So many heroes; null: all of them.
  heroes?: number;
  monster?: MonsterKind | 'choice';
  stat?: Stat;
  state?: 'unused' | 'used';
  when?: 'attacking' | 'has_settlement';
  where?: 'foreign_units_or_home' | 'outside_home';
  steps?: readonly CombatStep[];
  // Only in the first combat round of a battle.
  first_round?: boolean;
  includes_rally?: boolean; // B5.0m: the bonus goes to the rally check as well
  minimum?: number;
  maximum?: number;
  needed?: number;
  destroyed_on?: number;
  // The amount is a die divided by this, rounded down.
  die_divided_by?: number;
  max_cost?: number;
  buildings?: number;
  town?: number;
  city?: number;
  give?: number;
  get?: number;
  max_trades?: number;
  per?: number;
}

/** B1.4.2e: a hero against those who wait at the target of an adventure. */
export interface Encounter {
  step: 'encounter';
  seat: number;
  hero: number;
  fight: Fight | null; // null until the moment for cards is over
  has_been_struck: boolean; // the first half of the round is over
  adventure: string;
}

/** An event: `votes` are those needed with six players (B3.1.4i). */
export interface EventCard {
  id: string;
  votes: number;
  carried: readonly Effect[];
  failed: readonly Effect[];
}

/** How a fight stands. B3.3.1y: nobody can flee, so it goes on until a side is dead. */
export interface Fight {
  hero: Fighter;
  foes: readonly Fighter[]; // the dead among them keep their place
}

/** B3.3.1s: life, attack dice in a round, the number that hits, and what a hit takes away. */
export interface Fighter {
  life: number;
  attack: number;
  hit: number;
  damage: number;
}

/** All units of one player in one realm. */
export interface Force {
  owner: number;
  units: Units;
}

/** B2.1a: races are agreed on, one seat after the other, or drawn. */
export interface Gathering {
  step: 'gathering';
}

/** So much of each resource. B1.3.2.2a: there is no limit. */
export interface Goods {
  grain?: number;
  wood?: number;
  iron?: number;
}

/**
 * B3.2.3a: everybody who could pay, perhaps after trading.
 *
 * The pool may hold less than all want, so nobody sees what the others choose.
 */
export interface Guild {
  step: 'guild';
  chosen: readonly (readonly [number, BuyStar | Pass | null])[];
}

export interface Hero {
  number: number; // 1 to 3
  realm: string;
  life: number;
}

/** B3.3.1t, BA.1b: the same for all heroes. */
export interface HeroFigures {
  cost: Goods;
  life: number;
  attack: number;
  hit: number;
  damage: number;
  move: number;
  most: number;
}

/** What an attack step has done to one side, before it is said to whom. */
export type Hits = readonly [kills: number, routs: number];

/** B3.3a: one player after the other, in the order that was rolled. */
export interface Individual {
  step: 'individual';
  order: readonly number[];
  place: number;
}

/** Each hero goes once, or stays; who has none is not asked. */
export interface Journeys {
  step: 'journeys';
  seat: number;
  moved: readonly number[]; // heroes that have travelled, by number
}

export const Kind = ['footman', 'archer', 'cavalry', 'dragon', 'firebreather', 'giant'] as const;
export type Kind = (typeof Kind)[number];

/** An effect that goes on for a while. */
export interface Lasting {
  effect: Effect; // its duration says how long
  by: number;
  on?: number; // whom it concerns; null: everybody
  realm?: string;
  left?: number; // of what can be used so many times: units, heroes, trades, buildings
  source?: string; // the card, spell, event or artifact, so that one can be told what is in force
}

/** B2.3c: one tile per turn, clockwise, until all are laid. */
export interface Laying {
  step: 'laying';
  seat: number;
  is_forced: boolean; // B2.3s: nothing fits anywhere, so the rules bend
}

/** B3.3.3.1n: these footmen and monsters attack. */
export interface Lead {
  do: 'lead';
  kinds: readonly string[];
}

/** B3.3.3.1n: the owner chooses which footmen and monsters attack, where he has more than may. */
export interface Leading {
  step: 'leading';
  chosen: readonly (readonly [number, Lead | null])[];
}

/** B3.3.3.3d, B3.3.3.3e: so many resources of the plunderer's choice. */
export interface Looting {
  step: 'looting';
  seat: number;
  amount: number;
  from_city: boolean;
}

/**
 * All who might use something choose at once, in secret, to pass or to use one thing.
 *
 * When all have chosen, the first in order does what he chose, and the choices of the others are forgotten
 * unseen; afterwards the moment begins anew, because something has changed. It is over when all pass.
 */
export interface Moment {
  step: 'moment';
  chosen: readonly (readonly [number, Pass | Use | null])[];
  windows: readonly string[];
  asked: readonly number[]; // in the order of the rules
  cost: number; // of the spell that is answered
}

export const MonsterKind = ['dragon', 'firebreather', 'giant'] as const;
export type MonsterKind = (typeof MonsterKind)[number];

/** B3.3.2a: after the quest step the active player moves his army units and monsters; heroes stay. */
export interface MovementPhase {
  step: 'movement';
  seat: number;
  stage: Stage;
  moved: Readonly<Record<string, Units>>; // B3.3.2b: each once; who has moved, by where he is now
  departed: Readonly<Record<string, number>>; // how many have left each realm
}

/** B4.0e: I give so much grain, wood and iron for so much. */
export interface Offer {
  do: 'offer';
  grain: number;
  wood: number;
  iron: number;
  for_grain: number;
  for_wood: number;
  for_iron: number;
}

export const Op = [
  'add_unit',
  'add_vote',
  'archers_shoot_twice',
  'attack_cap',
  'build_cost',
  'cancel_action',
  'cancel_event',
  'cancel_siege_bonus',
  'cancel_spell',
  'cancel_vote',
  'city_to_town',
  'combat_bonus',
  'damage_hero',
  'destroy_resources',
  'destroy_roll',
  'discard_random',
  'draw_action',
  'forbid_entry',
  'forbid_step',
  'freeze_half',
  'gain',
  'gain_per',
  'gain_star',
  'guild_closed',
  'guild_discount',
  'heal',
  'hero_cost',
  'hero_move',
  'hero_stat',
  'ignore_stop',
  'income_bonus',
  'kill_routed',
  'lose',
  'lose_each',
  'move_bonus',
  'move_penalty',
  'no_free_trade',
  'no_production',
  'pass_random_left',
  'pay',
  'place_monster',
  'rally_bonus',
  'remove_monsters',
  'remove_units',
  'reroll',
  'roll_for_monster',
  'star_power',
  'steal',
  'swap_adventure',
  'trade_link',
  'trade_ratio',
  'upkeep_change',
  'upkeep_rule',
  'use_star',
  'view_hand_discard',
] as const;
export type Op = (typeof Op)[number];

/** B3.3.1s: who waits at the target of an adventure, so many, each with these values. */
export interface Opponents {
  name: string;
  number: number;
  life: number;
  attack: number;
  hit: number;
  damage: number;
}

/** B3.3b: everybody rolls; the highest goes first, and so on downwards. */
export interface OrderRoll {
  step: 'order';
  dice: Readonly<Record<string, number>>;
  shifts: Readonly<Record<string, number>>; // B3.3c: what those with cities have declared so far
}

/** B3.1.2h: who was given more than seven cards discards down to seven. */
export interface Overfull {
  step: 'overfull';
}

/** Let it happen. */
export interface Pass {
  do: 'pass';
}

/** BA.1c, BA.1e, BA.1f, BA.1g, BA.1h, BA.1i: the tables of the player aid. */
export interface Pieces {
  army: Readonly<Partial<Record<ArmyKind, Recruit>>>;
  monsters: Readonly<Partial<Record<MonsterKind, Values>>>;
  caps: Readonly<Partial<Record<CombatStep, number>>>;
  hero: HeroFigures;
  sites: Readonly<Partial<Record<'city' | 'home' | 'town', Site>>>;
  stars: number;
  // Price of a star for a player who owns 0, 1, 2 … stars (B3.2.3b).
  guild: readonly number[];
  // Units that return on a rally die of 1, 2, 3 … (B3.3.3.1c).
  rally: readonly number[];
  hand_limit: number;
  stack_limit: number;
}

/** Where a tile lies, and how often it was turned by a sixth, clockwise. */
export interface Placed {
  q: number;
  r: number;
  turn: number;
}

/** An action card that needs no target. */
export interface Play {
  do: 'play';
  card: string;
}

/** An action card for somebody or something. */
export interface PlayAt {
  do: 'play-at';
  card: string;
  target: string;
}

/** A player as the observer sees him. B2.2i: stocks, stars and pieces are public, cards are not. */
export interface PlayerView {
  race: string;
  stock: Goods;
  stars: number;
  used: number;
  power: number;
  hand_size: number;
  hand: readonly string[] | null; // null: not for your eyes
  has_quest: boolean;
  quest: string | null;
  artifacts: readonly string[];
  heroes: readonly Hero[];
  tiles_left: number; // neutral ones; whether the home lies everybody sees
  tiles: readonly string[] | null;
  shown: boolean;
  fallen: number;
}

/** Its parts in their order; each that asks is a step of its own. */
export interface QuestPhase {
  step: 'quest';
  seat: number;
  part: number;
}

/** B1.4.4a, B1.4.4b, B1.3.2.1a: a race card, open to everybody. */
export interface Race {
  id: string;
  colour: string;
  alignment: Alignment;
  home: string;
  income: Goods;
  start: Goods;
  units: Readonly<Partial<Record<ArmyKind, Values>>>;
  ability: string;
  effects: readonly Effect[];
}

/** B3.3.3.1d: these routed units return. */
export interface Rally {
  do: 'rally';
  kinds: readonly string[];
}

/** B3.3.3.1d: the owner chooses which of his routed units return. */
export interface Rallying {
  step: 'rallying';
  chosen: readonly (readonly [number, Rally | null])[];
  returning: readonly [number, number]; // how many may return, by side
}

/**
 * B1.4.3a: a tile and its card. `edges` go clockwise from east in turn 0.
 *
 * B2.3f: a home has no colours of its own, so that it fits everywhere.
 */
export interface Realm {
  id: string;
  terrain: Terrain | 'home';
  income: Goods;
  edges: string;
  // Whose home it is, null for a neutral realm.
  race: string | null;
}

/**
 * B1.3.2.1b: what an army unit costs, and in which step of a combat round it attacks.
 *
 * B6.0g, B6.0l: monsters have no such figures; they are not paid for, fed or counted.
 */
export interface Recruit {
  cost: Goods;
  upkeep: Goods;
  step: CombatStep;
}

/** B3.2.2a: everybody who can buy something, or might play a card, until he has had enough. */
export interface Recruiting {
  step: 'recruiting';
  done: readonly number[]; // sorted: who was first leaves no trace
  busy: readonly number[]; // have bought something, and so say themselves when they are done
  placed: Readonly<Record<string, number>>; // B3.2.2f: new army units of this round
  hired: readonly number[]; // B3.2.2j: have a new hero
}

export const Resource = ['grain', 'wood', 'iron'] as const;
export type Resource = (typeof Resource)[number];

/** B3.6a: round after round, until somebody has won. */
export interface Round {
  step: 'round';
  phase: number; // the next of PHASES
}

/**
 * A town or a city; it belongs to whoever controls its realm.
 *
 * B1.3.2.3a: a town doubles the production. B1.3.2.3b: it protects. B1.3.2.3c: a city protects better, has a
 * vote and may trade better.
 */
export interface Settlement {
  kind: 'city' | 'town';
  since: number; // in which it became what it is; B3.2.2n-p: it counts in full from the next round on
}

/** A view, and what follows from it. */
export interface ShownView {
  observer: number | null;
  version: string;
  number: number;
  options: BattlemistOptions;
  players: readonly PlayerView[];
  tiles: Readonly<Record<string, Placed>>;
  neighbours: Readonly<Record<string, readonly string[]>>;
  forces: Readonly<Record<string, readonly Force[]>>;
  held: Readonly<Record<string, number>> | null;
  settlements: Readonly<Record<string, Settlement>>;
  deck_size: number;
  discard: readonly string[];
  gone: readonly string[];
  pending: readonly string[];
  quests_left: number;
  quest_discard: readonly string[];
  round: number;
  first: number;
  active: number | null;
  effects: readonly Lasting[];
  ballot: Ballot | null;
  battle: Battle | null;
  steps: readonly AnyStep[];
  due: readonly number[];
  outcome: Outcome | null;
  standings: readonly (Standing | null)[]; // of the seats
  votes_needed: Readonly<Record<string, number>>; // for each event that waits
  terms: readonly [Terms, Terms] | null; // on which attacker and defender fight, while there is a battle
  // what the dice of either side did that lie on the table
  results: readonly [readonly ('kill' | 'miss' | 'rout')[], readonly ('kill' | 'miss' | 'rout')[]];
}

/** One army in a battle. B3.3.3f: who is routed stands aside until he rallies. */
export interface Side {
  seat: number;
  race: string;
  ready: Units; // not routed
  routed: Units;
  killed: number; // B3.3.3.1f: since the last overrun check, by whatever means
}

/** A town, a city or a home: what it costs, what it adds in defence, how many recruits it takes. */
export interface Site {
  siege: number;
  recruits: number;
  cost: Goods;
  upkeep: Goods;
}

/** B5.0a, B5.0j: as the spell book has it. */
export interface Spell {
  id: string;
  cost: number;
  window: Window;
  effects: readonly Effect[];
}

/** B3.3.3.3a: the town or city is taken over as it is, or plundered. B3.3.3.3c: this is said at once. */
export interface Spoils {
  step: 'spoils';
  seat: number;
  realm: string;
}

/** One player sees another's hand and has one card of it discarded. */
export interface Spying {
  step: 'spying';
  seat: number;
  victim: number;
}

export const Stage = ['own cards', "others' cards", 'marching', 'surplus'] as const;
export type Stage = (typeof Stage)[number];

/**
 * How a player stands, as things are. B2.2i: all of it is public.
 *
 * While somebody marches, realms, income, upkeep and votes are those his marches come to (B3.2.1d).
 */
export interface Standing {
  realms: Readonly<Record<string, Goods>>; // that he controls, and what each of them yields
  income: Goods; // of a harvest
  upkeep: Goods; // at the end of the round
  votes: number; // in the council
  rate: number; // so many of one resource buy another from the Free Traders; 0 while they stay away
  hero: Goods; // the price of the next hero
  star: Goods | null; // the price of the next star, where one is for sale
}

export const Stat = ['life', 'attack', 'hit', 'damage'] as const;
export type Stat = (typeof Stat)[number];

/** B3.3.3.1p: these of mine are killed, and these are routed. */
export interface Suffer {
  do: 'suffer';
  killed?: readonly string[];
  routed?: readonly string[];
}

/**
 * B3.3.3.1p: each player decides which of his own units suffer the results.
 *
 * B3.3.3.1q: all dice of the step have fallen, so whoever is hit has already attacked in it.
 */
export interface Suffering {
  step: 'suffering';
  chosen: readonly (readonly [number, Suffer | null])[];
  on_attacker: Hits;
  on_defender: Hits;
}

/** Resources of one's choice from the central supply; several may choose at once. */
export interface Taking {
  step: 'taking';
  owed: readonly (readonly [number, number])[];
}

/** On what terms a side fights: what cards, spells, abilities, town or home add and forbid. */
export type Terms = readonly [
  attack: Units,
  rally: number,
  caps: readonly [number, number, number],
  more_footmen: number,
  volleys: number,
  barred: readonly CombatStep[],
  changes: string,
];

export const Terrain = ['plain', 'forest', 'mountain', 'desert'] as const;
export type Terrain = (typeof Terrain)[number];

/** A player's quest, movement and combat. */
export interface Turn {
  step: 'turn';
  seat: number;
  phase: number;
}

export type Units = readonly [number, number, number, number, number, number];

/** Who can pay is not asked. All pay together when nobody is short any more. */
export interface UpkeepPhase {
  step: 'upkeep';
  begun: boolean; // the moment for cards at the start is over
}

export type Use = Play | PlayAt | Cast | CastAt;

/**
 * How a unit fights and moves.
 *
 * B6.0b: everything from `dice` on is for monsters, whose values are the same for all races.
 */
export interface Values {
  rout: number;
  kill: number;
  move: number;
  dice: number;
  stops: boolean;
  own_rally: number;
  enemy_rally: number;
}

/** One event: who speaks when, the votes, and what comes of it. */
export interface Voting {
  step: 'voting';
  event: string;
}

export const Whom = [
  'self',
  'other_player',
  'enemy',
  'attacker',
  'moving_player',
  'each_player',
  'most_stars',
  'fewest_stars',
  'without_city',
] as const;
export type Whom = (typeof Whom)[number];

export const Window = [
  'council',
  'council_vote',
  'after_harvest',
  'recruit',
  'before_quest',
  'own_quest',
  'before_fight',
  'before_move',
  'before_other_move',
  'battle_start',
  'before_round',
  'battle_any_time',
  'after_roll',
  'upkeep',
  'react_spell',
  'react_card',
] as const;
export type Window = (typeof Window)[number];
