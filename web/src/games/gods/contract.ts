// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit.

import type { Outcome } from '../../shell/contract';

export const Advantage = [
  'Native',
  'Mustering',
  'Movement',
  'Hold',
  'Freeway',
  'Tower-Teleport',
  'Battle-Teleport',
  'Free-Teleport',
] as const;
export type Advantage = (typeof Advantage)[number];

/** G10.7c: the combat is scored, Lords join, and everybody who was slain goes where he belongs. */
export interface Aftermath {
  step: 'aftermath';
  field: string;
  markers: readonly [string, string];
  owners: readonly [number, number];
  how: How;
  losses: readonly Loss[];
  winner: number | null;
  has_set_up: boolean;
  executed: readonly (readonly [number, string])[];
  quitter: number | null;
  part: number;
}

export type AnyStep =
  | ChooseTowers
  | Divisions
  | Turn
  | MovementPhase
  | Passage
  | Encounter
  | GarrisonChoice
  | Surplus
  | CombatPhase
  | EntryChoice
  | Negotiation
  | Lending
  | SideChoice
  | BattleCourse
  | Concession
  | Reinforcement
  | Summoning
  | ManeuverPhase
  | NecromancerChoice
  | StrikePhase
  | StoneColdChoice
  | PainchainStep
  | CarryChoice
  | Aftermath
  | Spoils
  | Appearance
  | ElementPlacement
  | PhantomPlacement
  | DarkTitanAppears
  | GivingUp
  | RecruitmentPhase;

/** One Lord after the other. G21.1b: he is taken now or never. */
export interface Appearance {
  step: 'appearance';
  seat: number;
  army: string; // the army that has won, if it is still there
  choices: readonly (readonly string[])[]; // for each Lord those to choose from
  is_free: boolean; // for removed armies: any suitable army will do (ruling on G21.2a)
}

export interface ArmyLimits {
  most: number; // figures in an army that has neither a revealed Master nor a Pegasus
  end_creatures: number; // of one type
  split_from: number;
  split_part: number;
}

/** An army as the observer sees it. G28.6a: figures lie face down under the marker. */
export interface ArmyView {
  owner: number;
  field: string;
  size: number;
  known: readonly string[]; // what everybody knows to be in it
  seen: readonly string[]; // besides, what the observer has secretly seen to be in somebody else's
  figures: readonly string[] | null; // all of them, if the observer may see them or knows them
  worth: number; // of those the observer knows of
  garrison: boolean;
  moved: boolean;
  distance: number;
  entry: number;
  came_from: string;
  recruited: boolean;
  parent: string | null;
  fought: boolean;
  conquered: number;
  stayed: boolean;
  ashore: boolean;
}

/** G5.7i: who leads the Darklord's first, second and third army, each with a Headcracker. */
export interface Arrange {
  do: 'arrange';
  figures: readonly string[];
}

/**
 * Where a battle stands. Nothing in it follows from the rest.
 *
 * Two figures in one hex are a Pegasus and the rider (G16.5be).
 */
export interface Battle {
  // The ground
  land: string;
  entry: number; // the side over which the attacker comes
  turn: number; // of the map, after Landscaping
  grounds: readonly (readonly [number, string])[]; // G15.6a: what Create Hazard has put into hexes
  decoys: readonly (readonly [number, number])[]; // G16.5o
  // Time
  round: number;
  half: number; // G11.1b: the defender's comes first
  has_had_fourth: boolean; // the defender's fourth maneuver phase has begun (G15.6k, G15.6l)
  // The figures
  kinds: readonly number[];
  sides: readonly number[]; // G11.6a: on which each fights now, for whoever draws the map has to show it
  owners: readonly number[]; // whose each is; NEUTRAL for grey figures, the God and the red Demon
  powers: readonly number[]; // with all that has been added to it (G16.5: Knight, Guardian, Necromancer …)
  hexes: readonly number[];
  hits: readonly number[];
  moved: number; // in this maneuver phase
  struck: number; // in this strike phase, as often as they may
  once: number; // who may do it twice, and has done it once (G12.7k, G12.7m)
  // The armies
  camps: readonly [Side, Side]; // who leads them: a Titan player, the Darklord, or nobody
  bound: number; // whose land-capable sea figures may not leave the water (G3.10i)
  masters_die: boolean; // the Dark-Titan has appeared: with a Master the battle ends (G24.7c)
  is_final: boolean; // G27.5: in the Skycastle, against the God
  lent: readonly string[]; // there: the armies out of which the defenders were lent, in their order
  reinforced: boolean; // G17.2b: once
  declined: boolean; // the defender could have reinforced in round 4 and did not want to (G17.1e)
  // Spells (G15)
  cast: readonly [string, string]; // G15.4a: what each army has cast
  footsore: number; // whose figures fly
  homeland: number; // whose figures are native everywhere
  deadlock: number; // whose figures are bound to the ground
  shielded: number; // whom the next strike-back does not hurt
  misplaced: number; // who stands, since Landscaping, where he may not (G15.6y)
  reds: number; // red Demons (G15.6p), of which either army may have one
  slaves: number; // who fights against the own army (G15.6ad); its side is the other one
  // Abilities (G16)
  used: number; // whose one-time ability is gone
  announced: number; // whose next attack is made with it
  stone: number; // Basilisks
  feared: number; // who strikes back with half the power next time
  executed: readonly (readonly [number, number])[]; // Executer and whom he has slain himself (G16.5an)
}

/**
 * Runs the battle half by half. G1.6a: a battle is a row of rounds.
 *
 * G11.1a: each player has a maneuver phase and a strike phase.
 */
export interface BattleCourse {
  step: 'battle';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  part: Part;
  summoning: 'not yet' | 'now' | 'over'; // G18.1b: the attacker's one chance
  absent: number; // who never entered, as a set: nobody has slain them
}

/** The file of battlefields as a whole. */
export interface BattlefieldFigures {
  hexes: Readonly<Record<string, HexFigures>>;
  entry: Readonly<Record<string, EdgeFigures>>;
  god: Readonly<Record<string, string>>; // by the side from which the Darklord comes
  towers: Readonly<Record<string, TowerFigures>>;
  fixed_entry: Readonly<Record<string, number>>;
  effects: readonly Effect[]; // for screens, which know no rules
  maps: Readonly<Record<string, MapFigures>>;
}

/** The file of fields as a whole. */
export interface BoardFigures {
  lands: readonly LandType[];
  gates: Readonly<Record<string, readonly string[]>>;
  first_exits: Readonly<Record<string, string>>;
  fields: readonly FieldType[];
}

/** Where the hits left over go, if anywhere. */
export interface CarryChoice {
  step: 'carry';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  unit: number;
  first: number; // whom the attack was aimed at
  dice: number;
  number: number;
  hits: number; // left over
}

/** G5.4a: the Titan players choose their Towers, the last seat first. */
export interface ChooseTowers {
  step: 'choose-towers';
}

/** G6.3a: every combat of this turn is settled now. G6.3c: one after the other. */
export interface CombatPhase {
  step: 'combats';
  seat: number;
}

/** G10.6d: if the other side wants to concede, too, it is a draw. */
export interface Concession {
  step: 'concession';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // that has conceded
  verdict: Verdict;
}

export interface Counters {
  figures: number;
  spells: number;
  markers: number;
}

/** G16.5cb: the Darklord chooses the army in which he appears. */
export interface DarkTitanAppears {
  step: 'dark-titan';
}

export const Deed = ['recruited', 'taken', 'ashore', 'destroyed'] as const;
export type Deed = (typeof Deed)[number];

export interface DemilordPrices {
  others: number;
  exceptions: Readonly<Record<string, number | null>>;
}

/** G5.7c: who stands in the first army; the rest stand in the second. */
export interface Divide {
  do: 'divide';
  figures: readonly string[];
}

/** Everybody forms his first armies in secret, all at once. */
export interface Divisions {
  step: 'divisions';
  chosen: readonly (readonly [number, Divide | Arrange | null])[];
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

/** An Element that was slain in a combat goes to the winner. */
export interface ElementPlacement {
  step: 'element';
  seat: number;
  element: string;
  army: string; // the army that has won
}

/**
 * First the owner of the army may show his Titan, then the Darklord says what he wants.
 *
 * Where armies of several players stand they are dealt with one after the other.
 */
export interface Encounter {
  step: 'encounter';
  army: string;
  way: readonly string[];
  enemies: readonly string[];
  place: number; // of the enemy whose turn it is
  warned: boolean; // its owner has had his say
}

/** Over which side does an army attack that has not come into the land in this turn? */
export interface EntryChoice {
  step: 'entry';
  seat: number;
  army: string;
  enemy: string;
}

/** The file of what everybody starts with. */
export interface Equipment {
  titan_players: number;
  pool: Readonly<Record<string, number>>;
  markers: Readonly<Partial<Record<Side, MarkerFigures>>>;
  garrisons: Readonly<Record<string, GarrisonFigures>>;
  titan_figures: readonly string[];
  elements: readonly string[];
  dark_armies: readonly (readonly string[])[];
  spells: number;
  counters: Counters;
}

/** A symbol that points out of a field; `entry` is the side of the battlefield it leads to. */
export type ExitFigures = readonly [
  neighbour: string,
  sign: 'arch' | 'arrow' | 'block' | 'triple',
  entry: number | null,
];

/** A field: where it is drawn (the angle in degrees, clockwise from the top), and where it leads. */
export interface FieldType {
  id: string;
  land: string;
  labelled: boolean;
  radius: number;
  angle: number;
  exits: readonly ExitFigures[];
}

/** One kind of figure. `count` is how many of it an owner has, `pool` who owns some from the start. */
export interface FigureType {
  name: string;
  rank: Rank;
  group: 'dark' | 'land' | 'sea' | null; // of a Creature: on which of the three charts it stands
  power: number;
  skill: number;
  variable: boolean; // the wavy line: the power changes
  end: boolean; // the asterisk of an end creature
  count: number;
  pool: 'all' | 'darklord' | 'special' | 'titan';
  flies: boolean; // the star
  rangestrikes: boolean; // the lightning bolt
  magic: boolean; // yin-yang: may cast spells
  wave: Wave | null;
  ability: string | null; // the cross: name of what a Creature can do once in a battle
  permanent: boolean; // the rhombus or the wavy line
  natives: readonly Hazard[];
}

/** G25.7c: whom of the garrison the arriving army replaces. */
export interface GarrisonChoice {
  step: 'garrison';
  seat: number;
  army: string;
}

export interface GarrisonFigures {
  holder: Side;
  figures: readonly string[];
}

/** For one figure each. */
export interface GemFigures {
  slain: number;
  fled: number;
  removed: number;
}

/** His armies in combats are scored, all others are removed. */
export interface GivingUp {
  step: 'giving-up';
  seat: number;
  is_fighting: boolean; // the combat phase has begun: who shares a field has to fight
}

/** A deed that counts once: `of` is whom or what it is done to. */
export interface Goal {
  rule: string;
  kind: Deed;
  of: string | null;
  points: number;
}

/** What is the same in every game. */
export interface GodsFigures {
  board: BoardFigures; // fields with land, place and symbols
  maps: BattlefieldFigures; // and what hazards do, by the rules that say so
  kinds: readonly FigureType[]; // a battle names them by their place in this list
  values: Readonly<Record<string, number>>; // battle points for each; of a Master while its owner has none
  charts: Readonly<Record<string, readonly (readonly Step[])[]>>;
  spells: readonly SpellType[];
  goals: Readonly<Partial<Record<Side, readonly Goal[]>>>; // of a Titan player, and of the Darklord
  advantages: Readonly<Partial<Record<Advantage, number>>>;
  prices: Prices;
  limits: Limits;
  start: Equipment;
  colours: readonly string[]; // of the seats, as in the names of their markers
  battle_rounds: number; // after so many a battle is over
}

/** What the players agree on before they begin. Whether there is a Darklord, the number of seats says. */
export interface GodsOptions {
  // Ruling on G1.2d: without a Darklord slain Titans come back as Phantoms too, unless this is off.
  phantoms_without_darklord: boolean;
  points: number; // as in Titan (G1.1a): the first to have so many battle points wins
  rounds: number; // as in Titan: the end after so many rounds; 0 for no end
  timed: boolean; // the host may call time; the turn under way is the last
}

/**
 * The table as the observer sees it.
 *
 * G28.6a: foreign armies show only what is publicly known, and what he has seen himself.
 */
export interface GodsView {
  observer: number | null;
  version: string;
  number: number;
  options: GodsOptions;
  // G28.5a: pools are public, and so are gems and points.
  players: readonly Player[];
  strengths: readonly Strength[]; // of each player
  armies: Readonly<Record<string, ArmyView>>;
  sights: readonly Sight[]; // what the observer knows of players of whom he has secretly seen more
  towers: Readonly<Record<string, Tower>>;
  elements: readonly string[];
  destroyed_elements: readonly string[];
  immortals: readonly string[];
  has_dark_titan: boolean;
  turn: number;
  round: number;
  active: number;
  summoned: boolean;
  spied: boolean;
  offers: readonly Offer[];
  battle: Battle | null;
  standing: Standing | null; // what follows from the battle
  newcomer: Newcomer | null;
  time_is_up: boolean;
  steps: readonly AnyStep[];
  due: readonly number[];
  outcome: Outcome | null;
}

/** The map as it lies now, with all that spells and decoys have changed; as the figures of a map. */
export interface Ground {
  hazards: Readonly<Record<string, readonly string[]>>;
  heights: Readonly<Record<string, readonly string[]>>;
  sides: readonly (readonly [string, number, string])[]; // upper hex, direction, hazard
}

/** Legions and groups that were once one legion. */
export interface Group {
  type: 'group';
  // at least these are in it, its parts' shown included; all of them if it is a root
  shown: readonly string[];
  parts: readonly Node[]; // by first marker
}

export const Hazard = [
  'beach',
  'bog',
  'bramble',
  'cloud',
  'darkness',
  'drift',
  'dune',
  'fog',
  'hedge',
  'sand',
  'slope',
  'tree',
  'volcano',
  'water',
] as const;
export type Hazard = (typeof Hazard)[number];

/** Column, row downward (columns B, D, F sit half a hex lower), and the six hexes around. */
export interface HexFigures {
  x: number;
  y: number;
  neighbours: readonly (string | null)[];
}

export const HexHazard = [
  'tree',
  'sand',
  'bog',
  'bramble',
  'fog',
  'hedge',
  'drift',
  'volcano',
  'beach',
  'water',
  'darkness',
  'cloud',
] as const;
export type HexHazard = (typeof HexHazard)[number];

export const How = ['flight', 'negotiation', 'concession', 'battle', 'time'] as const;
export type How = (typeof How)[number];

/** What is publicly known about one player's legions. */
export interface Knowledge {
  hypotheses: readonly (readonly Node[])[]; // at least one of them is true
}

export const LandKind = ['land', 'dark', 'sea', 'tower', 'centre', 'whirl'] as const;
export type LandKind = (typeof LandKind)[number];

/** A land type, or one of City, Dungeon and Whirl. */
export interface LandType {
  name: string;
  kind: LandKind;
  battlefield: string | null;
}

/** A legion on the board. */
export interface Legion {
  type: 'legion';
  marker: string;
  size: number; // how many characters it holds
  shown: readonly string[]; // at least these are in it; all of them if it is a root
}

/** The Titan players send help, in the order of their seats, one Creature at a time. */
export interface Lending {
  step: 'lending';
  army: string; // of the Dark-Titan
  speaker: number;
  lent: readonly Loan[];
  passed: readonly number[]; // who lends no more
}

export interface Limits {
  army: ArmyLimits;
  armies: number;
  end_creatures_a_round: number;
  move: number;
  swift_move: number; // with the advantage Movement
  recruit_distances: readonly number[];
  swift_recruit_distances: readonly number[];
  pact_rounds: number;
  battle_rounds: number;
  maneuver: number;
  rangestrike: number;
  neutral_attack_value: number;
  lords: Readonly<Record<string, number>>;
  guardian: Readonly<Partial<Record<Rank, number>>>;
  gems: GemFigures;
}

/**
 * G27.5c: a Creature that a Titan player lends for the defence of the Skycastle. It stays a member of
 * its army all the time.
 */
export interface Loan {
  seat: number;
  army: string;
  figure: string;
}

/** What a combat has left of one army. */
export interface Loss {
  slain: readonly string[]; // G13.8: they lie beside the battlefield until the combat is scored
  left: readonly string[];
  aside: readonly string[]; // G24.8b: the living, where the Master was destroyed
  is_out: boolean; // G24.7c: the Master was destroyed, and so his player is out
}

/** Move figures one after another, then say done. */
export interface ManeuverPhase {
  step: 'maneuver';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  done: readonly number[]; // who of several has finished
}

/**
 * Hazards by hexes, heights above zero, and hexsides named by their upper hex.
 *
 * G2.2b: hazards are hexes and hexsides that change movement or fighting.
 */
export interface MapFigures {
  hazards: Readonly<Partial<Record<HexHazard, readonly string[]>>>;
  heights: Readonly<Record<string, readonly string[]>>;
  sides: readonly (readonly [string, number, SideHazard])[];
}

export interface MarkerFigures {
  ordinary: number;
  towers: readonly string[];
}

/**
 * G8.1a: one army moves after another, each completely; then the Mover says done.
 *
 * G6.2f: only his armies move, and only he moves them. G4.8c: nobody takes an army off the board.
 */
export interface MovementPhase {
  step: 'movement';
  seat: number;
  denied: readonly (readonly [string, string])[]; // armies, and where holders have refused them
  gates: readonly string[]; // G5.8e: the Darktowers over which black armies have left in round 1
  retreated: readonly string[]; // G23.3d: who has come into the Dungeon without a choice
}

/** Whom a Necromancer hurts. Where there is nothing to choose, nobody is asked. */
export interface NecromancerChoice {
  step: 'necromancer';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  waiting: readonly number[]; // a slave may make it two
}

/**
 * Flight, agreement, or battle. The defender speaks first, then they take turns.
 *
 * G10.8a: the two have looked at each other; now the defender may flee, then they negotiate, then the
 * figures are laid open, the defender sets up, the attacker may concede a last time or sets up as well.
 */
export interface Negotiation {
  step: 'negotiation';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  speaker: number;
  flight_declined: boolean;
  proposals: number;
  offer: Propose | null; // what the other side has proposed; third parties see only that it is there
  has_offer: boolean;
}

/** A figure called into a battle that has to enter in this very phase (G17.1c, G18.1b). */
export interface Newcomer {
  unit: number; // its number in the battle
  donor: string | null; // the army it was summoned from; null for a reinforcement
}

export type Node = Legion | Group;

/** G7: what somebody has offered somebody; it stands until it is taken, declined or withdrawn. */
export interface Offer {
  seat: number;
  partner: number;
  terms: Terms | null; // null: secret, and not for your eyes
  is_secret: boolean;
}

/** Who is next. One who is alone next to the last is so without a question. */
export interface PainchainStep {
  step: 'painchain';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  dice: number; // as many as the last one took damage
  hurt: readonly number[]; // G15.6ab: who has been hurt, the last one at the end
}

export const Part = [
  'additions',
  'maneuver',
  'landing',
  'omens',
  'strike',
  'strike back',
  'removal',
] as const;
export type Part = (typeof Part)[number];

/** An army of the Mover wants to pass, or to teleport over, what others hold. */
export interface Passage {
  step: 'passage';
  seat: number;
  army: string;
  field: string;
  side: number;
  distance: number;
  way: readonly string[];
  asked: readonly (readonly [number, readonly string[]])[]; // who has still to answer
}

/** G24.4a: a Phantom takes the place of a slain Titan; G24.5a: or comes back himself. */
export interface PhantomPlacement {
  step: 'phantom';
  seat: number;
}

/** What belongs to a seat besides its armies. All of it is public (G28.5a). */
export interface Player {
  tower: string; // G5.4a: the Tower he has chosen; a Darklord has none
  battle_points: number; // G24.2a: none at first
  gems: number; // G20.2a: none at first
  goals: readonly string[]; // G26.1d: each counts once; in the order they were reached
  markers: readonly string[]; // not in use, tower markers among them
  pool: Readonly<Record<string, number>>; // G5.1f
  spells: readonly string[]; // G5.1e: sorted
  master: string; // which of his Masters is in play: Titan, Phantom or Dark-Titan
  is_revealed: boolean; // G24.3a
  has_landed: boolean; // G27.4e
  end_creatures: number; // G8.4f: taken since his last turn began
  has_mustered: boolean; // G26.5c: his Titan's army has taken the additional one since then
  has_called_executer: boolean; // G22.4d: who lies in the pool, has been in play, and so was slain
  trophies: readonly (readonly [number, string])[]; // G16.5ao: what his Executer has destroyed
  titans_destroyed: number; // G26.3l
  turns: number; // begun so far
  fallen: number; // 0 while he is in the game, then the number of the turn in which he left
  knowledge: Knowledge | null; // what everybody knows of this player's armies
}

/** The file of prices as a whole; null stands for what is not for sale. */
export interface Prices {
  hire: Readonly<Record<string, number>>;
  revive: DemilordPrices;
  conjure: DemilordPrices;
  darkland_teleport: number;
  sacrifice: number;
}

/**
 * G10.5: an agreement. The winner keeps these figures, all others of both armies go.
 *
 * G10.5d: whoever proposes gives and wants besides what he says.
 */
export interface Propose {
  do: 'propose';
  winner: 'attacker' | 'defender' | 'nobody';
  kept?: readonly string[];
  gems?: number;
  for_gems?: number;
  goods?: readonly string[];
  for_goods?: readonly string[];
}

export const Rank = ['master', 'lord', 'element', 'demilord', 'human', 'creature'] as const;
export type Rank = (typeof Rank)[number];

/** G6.4a: each army of the Mover that is still there may take in one figure. */
export interface RecruitmentPhase {
  step: 'recruitment';
  seat: number;
}

/** G17.1a: the defender may call one figure. G17.2b: once, and G17.2d: only if he likes. */
export interface Reinforcement {
  step: 'reinforcement';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
}

export const Side = ['titan', 'darklord', 'neutral'] as const;
export type Side = (typeof Side)[number];

/** G27.5f: the God is put on the middle hex of any short side. */
export interface SideChoice {
  step: 'god-side';
  army: string;
  lent: readonly Loan[];
}

export const SideHazard = ['dune', 'cliff', 'slope', 'wall'] as const;
export type SideHazard = (typeof SideHazard)[number];

/** What one seat knows of a player's armies, of which it has secretly seen more than everybody. */
export interface Sight {
  observer: number;
  of: number;
  knowledge: Knowledge;
}

/** One spell; `rules` say what it does. */
export interface SpellType {
  name: string;
  grade: number;
  rules: readonly string[];
}

/** G20.1d: the combat is over only when the winner has taken or refused all this. */
export interface Spoils {
  step: 'spoils';
  seat: number;
  army: string;
  how: How;
  prizes: readonly string[]; // G19.1a: the slain Demilords of both sides
  may_reinforce: boolean;
  may_repeat: boolean; // only what a Pixie brings
  may_summon: boolean;
  has_set_up: boolean;
  part: 'call' | 'revive';
}

/** Figures by their number in the order of battle, or by name under their army's marker. */
export interface Standing {
  powers: readonly number[]; // of each of them
  skills: readonly number[];
  slain: readonly number[]; // those too who lie on the map until the phase ends
  must_enter: readonly number[]; // who is lost unless he enters in this phase
  entered: readonly number[]; // who has entered in this phase
  riders: readonly (readonly [number, number])[]; // who rides on which Pegasus
  living: Readonly<Record<string, readonly string[]>>;
  fallen: Readonly<Record<string, readonly string[]>>;
  ground: Ground;
  edges: EdgeFigures; // where the two sides come in
  is_set_up: boolean; // the defender sets up inside walls
}

/** One Creature of a track; so many of the one before it recruit it (0: it comes first). */
export type Step = readonly [name: string, needed: number];

/** G16.5b: let the hits fall, or discard the roll and turn to stone. */
export interface StoneColdChoice {
  step: 'stone-cold';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  throw: Throw;
}

/** What a player's points come to, for screens, which know no rules. */
export interface Strength {
  power: number; // of his Titan, Phantom or Dark-Titan
  victory_points: number;
  advantages: readonly Advantage[]; // which his Titan's army has now
}

/**
 * G13.3a: all attacks of one side, order and targets as its player likes.
 *
 * G13.3c, G13.3d: each is made by one figure, and is finished before the next.
 * G14.1i: rangestrikes, spells and one-time abilities come between them as he likes.
 */
export interface StrikePhase {
  step: 'strike';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
  done: readonly number[]; // who of several has finished
}

/** G18.1b: the attacker's one chance in a battle to summon; G18.3c: if he likes. */
export interface Summoning {
  step: 'summoning';
  field: string;
  attacker: string;
  defender: string;
  leaders: readonly [number, number];
  side: number; // whose decision it is
}

/** The owner of an army that is too big returns figures of his choice. */
export interface Surplus {
  step: 'surplus';
  seat: number;
  army: string;
}

/** G7.2a: what is given, and what is wanted for it. */
export interface Terms {
  gems: number;
  for_gems: number;
  goods: readonly string[];
  for_goods: readonly string[];
}

/** A melee attack whose dice lie. */
export interface Throw {
  unit: number;
  target: number;
  dice: number;
  number: number;
  hits: number;
}

/** A tower land: who holds it, and the marker that says so. */
export interface Tower {
  owner: number; // or NEUTRAL or NOBODY
  marker: string | null; // names the garrison, if there is one
}

export interface TowerFigures {
  attacker_entry: number;
  defender_setup: readonly string[];
  reinforcement_entry: readonly string[];
}

/** G1.5a: one player moves, fights and recruits; then comes the next seat. */
export interface Turn {
  step: 'turn';
  seat: number;
  phase: number; // the next of the three
  begun: boolean; // False before the first turn of the game
}

/**
 * What is left of the two armies (attacker's, defender's), and why.
 *
 * G1.4c, G10.1d: in the end at least one of them is gone.
 */
export interface Verdict {
  how: How;
  // who lives; of an army whose Master was destroyed, who is put aside (G24.8b)
  left: readonly [readonly string[], readonly string[]];
  has_set_up: boolean; // the attacker had set up: a concession counts in full (G20.3e)
  may_reinforce: boolean; // the defender, if he wins (G17.1d, G17.1e, G17.2f)
  may_summon: boolean; // the attacker, if he wins (G18.1d, G18.2h)
  // whom the Executer of this side has slain himself (G16.5an)
  executed: readonly (readonly [number, string])[];
  slain_by_black: readonly string[]; // Elements slain in a combat with a black army (G23.6e)
  may_repeat: boolean; // the defender by his Pixie, if he wins: he has not reinforced (G16.5w)
}

export const Wave = ['double', 'underlined'] as const;
export type Wave = (typeof Wave)[number];
