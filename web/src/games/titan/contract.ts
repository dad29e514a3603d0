// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit.

import type { Outcome } from '../../shell/contract';

export type AnyStep =
  | Towers
  | Division
  | Turn
  | OrganisationPhase
  | MovementPhase
  | EngagementPhase
  | Negotiation
  | BattleCourse
  | Reinforcement
  | Summoning
  | ManeuverPhase
  | StrikePhase
  | CarryChoice
  | Spoils
  | MusterPhase;

/**
 * Where a battle stands. A character keeps its number to the end; newcomers get the next one.
 *
 * `moved` and `struck` are sets of characters, one bit each: who has moved in this maneuver phase,
 * who has struck in this strike phase. `titan_powers` are the attacker's and the defender's.
 */
export interface Battle {
  terrain: string;
  entry: number;
  round: number;
  half: number;
  kinds: readonly number[];
  // T10.1f: whose each character is, for whoever draws the map has to show it.
  sides: readonly number[];
  hexes: readonly number[];
  hits: readonly number[];
  titan_powers: readonly [number, number];
  moved: number;
  struck: number;
}

/** Runs the battle half by half. T10.0b: maneuver, then strikes of both sides. */
export interface BattleCourse {
  step: 'battle';
  land: number;
  attacker: string;
  defender: string;
  part: Part;
  summoning: 'not yet' | 'now' | 'over'; // T15.3a: the attacker's one chance
}

export interface Battlelands {
  hexes: Readonly<Record<string, HexFigures>>;
  entry: Readonly<Record<string, EdgeFigures>>;
  tower: TowerFigures;
  effects: readonly Effect[]; // for screens, which know no rules
  maps: Readonly<Record<string, MapFigures>>;
}

/** Where the hits left over go, if anywhere. */
export interface CarryChoice {
  step: 'carry';
  land: number;
  attacker: string;
  defender: string;
  side: number; // whose decision it is
  unit: number;
  first: number; // whom the strike was aimed at
  dice: number;
  number: number;
  hits: number; // left over
}

/** One kind of character; `power` of the Titan is that of a player without points. */
export interface CharacterType {
  name: string;
  power: number;
  skill: number;
  rank: Rank;
  flies: boolean;
  rangestrikes: boolean;
  magic: boolean;
  summonable: boolean;
  count: number;
  natives: readonly Hazard[];
}

/** T5.2d: who stands in the first legion; the rest stand in the second. */
export interface Divide {
  do: 'divide';
  characters: readonly string[];
}

/** T5.2d: each player divides the starting characters in secret, all at once. */
export interface Division {
  step: 'division';
  chosen: readonly (readonly [number, Divide | null])[];
}

export interface EdgeFigures {
  attacker: readonly string[];
  defender: readonly string[];
}

/** Which rule says what a hazard does; where several are named, only together with the others. */
export interface Effect {
  rule: string;
  of: readonly (HexHazard | SideHazard)[];
  on: 'movement' | 'rangestrikes' | 'strikes';
}

/** T6.3a: every engagement of this turn is settled now. */
export interface EngagementPhase {
  step: 'engagements';
  seat: number;
}

/** A border as seen from one of its two lands; `sign` points out, at `neighbour`. */
export type Exit = readonly [side: number, sign: Sign, neighbour: number];

/** Legions and groups that were once one legion. */
export interface Group {
  type: 'group';
  // at least these are in it, its parts' shown included; all of them if it is a root
  shown: readonly string[];
  parts: readonly Node[]; // by first marker
}

export interface GuardianRule {
  creatures_alike: number;
  or_one: readonly string[];
}

export const Hazard = ['bramble', 'drift', 'volcano', 'bog', 'sand', 'dune', 'slope'] as const;
export type Hazard = (typeof Hazard)[number];

/** Column, row downward (columns B, D, F sit half a hex lower), and the six hexes around. */
export interface HexFigures {
  x: number;
  y: number;
  neighbours: readonly (string | null)[];
}

export const HexHazard = ['plain', 'tree', 'bramble', 'drift', 'volcano', 'bog', 'sand', 'tower'] as const;
export type HexHazard = (typeof HexHazard)[number];

/** What is publicly known about one player's legions. */
export interface Knowledge {
  hypotheses: readonly (readonly Node[])[]; // at least one of them is true
}

/** A land: where it is drawn, on which short side its number is printed, where it leads. */
export interface LandType {
  number: number;
  terrain: string;
  x: number;
  y: number;
  inverted: boolean;
  label_side: number;
  exits: readonly Exit[];
}

/** A legion on the board. */
export interface Legion {
  type: 'legion';
  marker: string;
  size: number; // how many characters it holds
  shown: readonly string[]; // at least these are in it; all of them if it is a root
}

/** A legion as the observer sees it. */
export interface LegionView {
  owner: number;
  land: number;
  size: number;
  known: readonly string[]; // what everybody knows to be in it
  characters: readonly string[] | null; // all of them, if the observer may see them
  worth: number; // of those the observer knows of
  moved: boolean;
  entry: number;
  mustered: boolean;
  parent: string | null;
}

/** Move characters one after another, then say done. */
export interface ManeuverPhase {
  step: 'maneuver';
  land: number;
  attacker: string;
  defender: string;
  side: number; // whose decision it is
}

/** Hazards by hexes, heights above zero, and hexsides named by their upper hex. */
export interface MapFigures {
  hazards: Readonly<Partial<Record<HexHazard, readonly string[]>>>;
  heights: Readonly<Record<string, readonly string[]>>;
  sides: readonly (readonly [string, number, SideHazard])[];
}

/** The file of lands as a whole. */
export interface Masterboard {
  width: number;
  height: number;
  lands: readonly LandType[];
}

/** T7.0a: one legion moves after another, each completely; then the player says done. */
export interface MovementPhase {
  step: 'movement';
  seat: number;
  roll: number; // T6.2a: one die for all legions; 0 before it is rolled
  may_reroll: boolean;
  teleported: boolean;
}

/** The file of mustering figures as a whole. */
export interface MusterFigures {
  chains: Readonly<Record<string, readonly Step[]>>;
  tower: TowerRules;
  // By the names of the option.
  standard: Start;
  fast: Start;
}

/** Each legion that moved may take in one character. */
export interface MusterPhase {
  step: 'muster';
  seat: number;
}

/** Flight, agreement, or battle. The defender speaks first, then they take turns. */
export interface Negotiation {
  step: 'negotiation';
  land: number;
  attacker: string;
  defender: string;
  speaker: number; // ATTACKER or DEFENDER
  flight_declined: boolean;
  proposals: number;
  offer: Propose | null; // what the other side has proposed; third parties see only that it is there
  has_offer: boolean;
}

/** A character called into a battle that has to enter in this very phase (T14.0c, T15.1a). */
export interface Newcomer {
  unit: number; // its number in the battle
  donor: string | null; // the legion it was summoned from; null for a reinforcement
}

export type Node = Legion | Group;

/** T6.1a: the only time when legions are split, and the only way to make new ones. */
export interface OrganisationPhase {
  step: 'organisation';
  seat: number;
}

export const Part = ['additions', 'maneuver', 'landing', 'strike', 'strike back', 'removal'] as const;
export type Part = (typeof Part)[number];

/** What belongs to a seat besides its legions. */
export interface Player {
  tower: number;
  score: number; // T5.0b: public; T16.2a: it brings angels and makes the Titan grow
  markers: readonly string[]; // not in use
  knowledge: Knowledge | null; // what everybody knows of this player's legions
  turns: number; // begun so far
  fallen: number; // 0 while its Titan lives, then the number of the turn in which it fell
}

/** T9.3: an agreement. The winner keeps these characters, all others of both legions go. */
export interface Propose {
  do: 'propose';
  winner: 'attacker' | 'defender' | 'nobody';
  kept?: readonly string[];
}

export const Rank = ['lord', 'demilord', 'creature'] as const;
export type Rank = (typeof Rank)[number];

/** T14: the defender may call one character. T14.1b: one in a battle, and only if he likes. */
export interface Reinforcement {
  step: 'reinforcement';
  land: number;
  attacker: string;
  defender: string;
  side: number; // whose decision it is
}

export const SideHazard = ['slope', 'cliff', 'dune', 'wall'] as const;
export type SideHazard = (typeof SideHazard)[number];

export const Sign = ['none', 'block', 'arch', 'arrow', 'triple'] as const;
export type Sign = (typeof Sign)[number];

/** T16.0c: the winner takes them in any order he likes, and never above seven. */
export interface Spoils {
  step: 'spoils';
  seat: number;
  legion: string;
  multiples: readonly number[]; // of a hundred, reached by the points just won and not used yet
  may_muster: boolean;
  may_summon: boolean;
  returning: readonly string[]; // to the stacks, when all this is over
}

/** Characters by their number in the order of battle, or by name under their legion's marker. */
export interface Standing {
  powers: readonly number[]; // of each of them
  slain: readonly number[]; // those too who lie on the map until the phase ends
  must_enter: readonly number[]; // who is lost unless he enters in this phase
  entered: readonly number[]; // who has entered in this phase
  living: Readonly<Record<string, readonly string[]>>;
  fallen: Readonly<Record<string, readonly string[]>>;
}

export interface Start {
  removed: readonly string[];
  tower_creatures: readonly string[];
  starting_set: Readonly<Record<string, number>>;
  markers: number;
}

/** One Creature of a terrain; so many of the one listed before it muster it (0: it comes first). */
export type Step = readonly [name: string, needed: number];

/** T13.1a: all strikes of one side, one after another, order and targets as its player likes (T12.5a). */
export interface StrikePhase {
  step: 'strike';
  land: number;
  attacker: string;
  defender: string;
  side: number; // whose decision it is
}

/** T15.3a: the attacker's one chance in a battle to summon an Angel or Archangel. */
export interface Summoning {
  step: 'summoning';
  land: number;
  attacker: string;
  defender: string;
  side: number; // whose decision it is
}

/** What is the same in every game. */
export interface TitanFigures {
  board: Masterboard;
  maps: Battlelands;
  kinds: readonly CharacterType[]; // a battle names them by their place in this list
  mustering: MusterFigures;
  colours: readonly string[]; // of the seats, as in the names of their markers
  battle_rounds: number; // after so many a battle is over
}

/** What the players agree on before they begin. */
export interface TitanOptions {
  start: 'fast' | 'standard';
  mulligan: boolean; // T7.6: the movement roll of one's first turn may be rolled again
  points: number; // T21.2: the first to have so many wins; 0 for no target
  rounds: number; // T21.1: the end after so many rounds; 0 for no end
  timed: boolean; // T21.1: the host may call time; the turn under way is the last
  clock: boolean; // T21.3: the host may end a phase whose time is up
}

/** The table as the observer sees it. T4.5a: foreign legions show only what is publicly known. */
export interface TitanView {
  observer: number | null;
  version: string;
  number: number;
  options: TitanOptions;
  players: readonly Player[];
  titan_powers: readonly number[]; // of each player
  legions: Readonly<Record<string, LegionView>>;
  stacks: Readonly<Record<string, number>>;
  lost: Readonly<Record<string, number>>;
  order: readonly number[];
  turn: number;
  round: number;
  active: number;
  summoned: boolean;
  battle: Battle | null;
  standing: Standing | null; // what follows from the battle
  newcomer: Newcomer | null;
  time_is_up: boolean;
  steps: readonly AnyStep[];
  due: readonly number[];
  outcome: Outcome | null;
}

export interface TowerFigures {
  attacker_entry: number;
  defender_setup: readonly string[];
  reinforcement_entry: readonly string[];
}

/** By the names of those who are mustered. */
export interface TowerRules {
  Warlock: WarlockRule;
  Guardian: GuardianRule;
}

/** Everybody rolls for a starting tower. */
export interface Towers {
  step: 'towers';
}

/** T1.3a: one player moves, fights and musters; then comes the next seat. */
export interface Turn {
  step: 'turn';
  seat: number;
  phase: number; // the next of PHASES
  begun: boolean; // False before the first turn of the game
}

export interface WarlockRule {
  or_one: readonly string[];
}
