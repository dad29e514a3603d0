// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit.

import type { Outcome } from '../../shell/contract';

/** A side without warriors on the board has lost. */
export interface Annihilate {
  goal: 'annihilate';
}

/** The player wins when his enemies have nothing of this kind left. Player 0: a side without loses. */
export interface AnnihilateKind {
  goal: 'annihilate-kind';
  kind: Kind | 'chariot' | 'phalanx' | 'warrior';
  player?: number;
}

export type AnyGoal =
  | Annihilate
  | AnnihilateKind
  | KillLeader
  | Capture
  | Hold
  | MajorityAtEnd
  | Clear
  | Bring
  | Domination
  | Cities
  | Landing
  | Sink
  | CaptureShip
  | Points
  | Default;

export type AnyStep =
  | Gathering
  | Enlisting
  | Deploying
  | Rounds
  | Turn
  | LifeRolls
  | Movement
  | Combat
  | Dangers
  | Trampling
  | RollingOver
  | Scramble
  | Hunger
  | Crushing
  | Falling
  | Toppling
  | Kindling
  | Blowing
  | Drifting
  | Drowning
  | AskingToTie
  | RunningOver
  | Ramming
  | Settling
  | Roaming
  | Threat
  | Stones
  | Taming
  | ExtraStep
  | Messenger
  | Riding
  | MagicRoll
  | Spending
  | Casting
  | Herding
  | Untamed
  | Triumph
  | MakingRoom;

/** All that a map shows, and a workshop in which people make scenarios needs. */
export interface ArmageddonFigures {
  kinds: Readonly<Partial<Record<Kind, KindFigures>>>;
  warriors: readonly Warrior[];
  phalanx: PhalanxFigures;
  team: TeamFigures;
  terrains: Readonly<Partial<Record<Terrain, TerrainFacts>>>;
  sections: readonly SectionFigures[]; // in the order of the book
  scenario: ScenarioFigures;
  battles: readonly BattleFigures[]; // the lessons first
  fitting: Readonly<Record<string, BattleFigures>>; // what so many players fight who choose none
}

/** The battlefield as the observer sees it. */
export interface ArmageddonView {
  observer: number | null;
  version: string;
  number: number;
  field: Battlefield;
  steps: readonly AnyStep[];
  due: readonly number[];
  outcome: Outcome | null;
  muster: Muster | null;
}

/** A15.3y: only if both agree. */
export interface AskingToTie {
  step: 'asking-to-tie';
  seat: number; // who is asked
  figure: number;
  raft: number;
}

/** A battle that comes with the game, as somebody sees it who chooses one. */
export interface BattleFigures {
  word: string;
  players: number;
  figures: number;
  rounds: number;
  chapters: readonly ChapterName[];
  land: Land;
}

/**
 * The state, which other games call `World`: here all of it is the book's battlefield, and views name it
 * `field`. Nothing in it can be worked out from the rest; `index` is what can.
 */
export interface Battlefield {
  scenario: string; // its id
  land: Land;
  chapters: readonly string[];
  sides: readonly number[]; // for each seat the side it fights on: allies share one
  zones: readonly (readonly number[])[];
  goals: readonly AnyGoal[];
  rounds: number; // after so many the battle is over
  figures: Readonly<Record<string, Figure>>;
  origins: readonly (number | null)[]; // whose each figure was at the beginning, from figure 1 on
  leaders: readonly number[]; // those on whose life a goal depends
  phalanxes: Readonly<Record<string, Phalanx>>;
  works: Works; // what is built and dug, as it is now
  loopholes: readonly Loophole[]; // A10.3e: through which one can be answered
  sieges: readonly Siege[]; // 10.6: in the order in which they were announced
  poured: readonly number[]; // A11.4e: the platforms from which there was pitch in this round
  wind: Wind | null; // A15.1c: none before it is rolled
  flagships: readonly number[]; // on whose capture a goal depends
  hulls: readonly (readonly [number, Kind])[]; // the ships that a goal counts, as there were at first
  unplaced: readonly Kind[]; // A16.1b: beasts that the players place before they set up
  heard: readonly (readonly [number, number])[]; // R-A16.5e: who has been tested where by a siren
  magic: Magic; // chapter 17
  first: number; // who begins every round
  round: number;
  active: number | null; // whose turn it is
  set_out: boolean; // A6.1g, A6.2m: the seat on turn has begun to move; kept only where it matters
  losses: readonly number[]; // for each seat the price of what it has lost
  fallen: readonly number[]; // in this turn, sorted
  streaks: readonly Streak[]; // for each goal
  // What the scenario says of itself
  title: Readonly<Record<string, string>>;
  intro: Readonly<Record<string, string>>;
  lesson: number;
  hints: readonly Hint[];
}

/** A15.1c, A15.1d: the first activity of a turn: the wind goes on, or a new one is rolled. */
export interface Blowing {
  step: 'blowing';
  seat: number;
}

/** So many figures of this kind, which were another's, are the player's and stand in his zone. */
export interface Bring {
  goal: 'bring';
  kind: Kind;
  count: number;
  player: number;
  taken_from: number; // whose they are at the beginning
}

/** A11.1: a tower; with two floors a keep. Its walls are not listed among the others. */
export interface BuiltTower {
  field: string;
  owner?: number;
  floors?: 1 | 2;
  platform?: boolean;
  battlements?: boolean;
  foundation?: boolean;
  stairs?: boolean;
  walls?: readonly Side[];
  gates?: readonly TowerGate[];
}

/** A10.1: a wall on this side of a field, which is its inside; with a loophole unless it has a gate. */
export interface BuiltWall {
  field: string;
  side: Side;
  gate?: '' | 'closed' | 'open';
  owner?: number;
}

/** The player has the majority on one of these fields at the end of a round. */
export interface Capture {
  goal: 'capture';
  fields: readonly string[];
  player?: number;
}

/** An enemy's flagship, the one that carries this leader at the beginning, is captured. */
export interface CaptureShip {
  goal: 'capture-ship';
  leader: Kind;
  player?: number;
}

/** A17.4a, A17.4b: whoever can is asked whether he counters it, in turn order; one attempt is made. */
export interface Casting {
  step: 'casting';
  seat: number;
  figure: number;
  spell: SpellName;
  fields: readonly number[];
  units: number;
  passed: readonly number[]; // who does not want to
  strength: string; // of a local wind
  toward: number;
  beast: number; // A17.2ap: which goes so many steps
  steps: number;
}

export type ChapterName = number | string;

/** The majority on most of these fields, each for itself, when the last round ends; equal: a draw. */
export interface Cities {
  goal: 'cities';
  fields: readonly string[];
}

/** No enemy warrior is on these fields at the end of a round. */
export interface Clear {
  goal: 'clear';
  fields: readonly string[];
  player: number;
}

/**
 * A2.4c, A2.4j, A18.2a: all actions of a turn may be mixed, and several may fight against the same enemy.
 *
 * It is over when nobody can act any more, and nothing else is worth waiting for. A2.4m: to defend oneself
 * is no action, so nobody is asked for it.
 */
export interface Combat {
  step: 'combat';
  seat: number;
}

/** What will count for whom in a duel, or make up the number of a shot, as `"attacker 2"`. */
export interface Counting {
  mine: readonly string[];
  help?: readonly string[]; // the supporter's
  theirs?: readonly string[];
}

/** A12.2f: an elephant tramples devices first, one after the other until there is room. */
export interface Crushing {
  step: 'crushing';
  elephant: number;
  field: number;
}

export const Danger = ['thirst', 'freezing', 'sinking'] as const;
export type Danger = (typeof Danger)[number];

/** A5.2g: before he moves, a player rolls once for every dangerous field on which he has figures. */
export interface Dangers {
  step: 'dangers';
  seat: number;
  fields: readonly number[] | null; // those still to be rolled for; null: not looked for yet
}

/** This player wins if nobody has won when the last round ends. */
export interface Default {
  goal: 'default';
  player: number;
}

/**
 * Everybody moves his figures about within his zone: in turn order, or all at once and in secret.
 *
 * The battlefield keeps the places of the scenario until all are ready; what a seat changes is noted here.
 */
export interface Deploying {
  step: 'deploying';
  is_secret: boolean;
  placed: readonly (readonly [number, readonly (readonly [number, number])[]])[]; // by seat and figure
  ready: readonly number[]; // sorted
}

/** The player has the majority on so many of these fields, each for itself, at the end of a round. */
export interface Domination {
  goal: 'domination';
  fields: readonly string[];
  count: number;
  player?: number;
}

/** R-A15.3n: at the start of a turn, after the wind: the ships of this seat that nobody steers. */
export interface Drifting {
  step: 'drifting';
  seat: number;
}

/** A15.6i, A15.6r, A15.6s: when a turn begins, swimmers drown or roll for their life. */
export interface Drowning {
  step: 'drowning';
  seat: number;
}

/** One after the other, the players buy their armies and place them, where all can see it. */
export interface Enlisting {
  step: 'enlisting';
  budget: number;
  ready: readonly number[]; // in turn order
}

/** A16.6j: in a direction that the tamer names. */
export interface ExtraStep {
  step: 'extra-step';
  seat: number;
  giant: number;
}

/** A13.1o: from a ladder to its foot. If there is no room, those who are there fight for it. */
export interface Falling {
  step: 'falling';
  figure: number;
  foot: number;
}

/**
 * One figure on the board. A2.2b, A2.2c: its kind is its weapon, and nothing but promotion changes it.
 *
 * What only some chapters use keeps its default where they are not in use.
 */
export interface Figure {
  id: number;
  kind: Kind;
  owner: number | null; // null: nobody's until it is captured
  field: number;
  // In this round
  steps?: number; // A7.1k: those it made itself
  carried?: number; // those it was carried
  course?: string; // A7.1l: "a" for steps of its own, "p" for being carried, in the order they came
  acted?: boolean; // A2.4l
  // Since when
  busy?: number; // A6.1c: the last round in which it moved or acted
  barred?: number; // A7.3f: the round in which it moved and then passed to another player
  slayers?: readonly number[]; // A7.3d: who has killed in this round the warrior who rode or led it
  // Belonging together
  on?: number; // the horse, wagon or elephant it rides
  led_by?: number; // the warrior who has its rein
  harness?: number; // A8.1b: the wagon a chariot horse is harnessed to
  phalanx?: number; // A6.1: the phalanx it stands in
  hitched?: number; // A8.1d, A8.1f: harnessed or unharnessed in this round: so many by him, or it itself
  // A wagon's
  pole?: number; // A8.1b: where it points; A15.2c: of a ship, where it faces
  speed?: number; // A8.1y: steps of the round before
  // A rider's or an elephant's
  // A7.1j: the lowest number of steps that held for it when it moved in this round; 0: not moved
  limit?: number;
  edges?: number; // A7.1o: forest edges crossed in this round
  woods?: number; // A7.1o: steps from forest to forest in this round
  // Chapter 10
  gate?: boolean; // A10.2e: it has moved a gate in this round
  hunger?: number; // R-A10.6m: so many hunger rounds lie behind it
  // Chapter 11
  rims?: string; // A11.2o: a horse has been ridden into a tower, out of one or inside: "i", "o", "n"
  // A device's, and of those who carry it
  hauled?: number; // A12.1e, A12.1f: it has helped to carry in this round: 1 by hand, 2 with animals
  battered?: readonly number[]; // A12.2j: its sides that were rammed in this round, as seen from its front
  // A14.3m, A14.3o, A14.3w: "roof", "platform", or "front" and "rear" of a ship: what hits have broken
  damage?: readonly string[];
  // Chapter 13
  upright?: boolean; // A13.1g: a ladder that is set up; its pole is the side of its field it leans over
  ladder?: number; // A13.1d: the one he stands on
  climbed?: number; // A13.1i: the round in which he climbed it
  raised?: boolean; // A13.1p: a ladder that was handled in this round, and who has handled one
  // A ship's
  moored?: readonly number[]; // A15.3u: the fields of the coasts at which it is anchored
  tied?: readonly number[]; // A15.3x: the rafts that are anchored to this one
  sailing?: string; // A15.3g: in this round "ahead" or "astern"; or "driven", "rammed"
  anchors?: string; // A15.3v: cast "c" or raised "r" in this round, by him or of this ship
  // A swimmer's
  swims?: number; // A15.6i: the round in which he fell into the water
  clings?: boolean; // A15.6s: to the beams of a raft
  // A beast's
  trail?: readonly number[]; // A16.4p: where its last two movements ended
  bank?: number; // A16.4j: the side on which a river has stopped it
  thrown?: readonly number[]; // A16.6e: the fields onto which a tame giant has thrown in this round
  // Chapter 17
  spell?: string; // A17.2: what lies on it: "weakened", "doubled" …
}

/**
 * Where a figure can go and for how many steps; what a bow must roll where against a man on foot, or
 * which number each field has for an onager; what counts in each of its blows and shots, by the words of the
 * action without its verb; and who dies where it rides somebody down, by the field to which it goes.
 */
export interface FigureOutlook {
  reach: Readonly<Record<string, number>>;
  fire: Readonly<Record<string, number>>;
  counts: Readonly<Record<string, Counting>>;
  tolls: Readonly<Record<string, readonly Toll[]>>;
}

export const Gate = ['', 'open', 'closed', 'broken'] as const;
export type Gate = (typeof Gate)[number];

/** The first step: it finds out who begins, and lets the players set up. */
export interface Gathering {
  step: 'gathering';
  first: string;
  deployment: string;
  budget: number; // points for an army; 0: armies are as written
}

/** A2.1c: 48 fields. All are of one terrain but for those named. */
export interface GreatField {
  number: number;
  at: readonly [number, number]; // which place of the tiling: (1, 0) to the upper right, (0, 1) below
  terrain?: Terrain;
  fields?: Readonly<Partial<Record<Terrain, readonly number[]>>>; // those of another terrain
}

/** A17.2al: each of them once, in any order, as if somebody rode it, whether anybody does or not. */
export interface Herding {
  step: 'herding';
  seat: number;
  left: readonly number[];
}

/** Advice for a newcomer, shown with what he is asked. */
export interface Hint {
  text: Readonly<Record<string, string>>;
  fields?: readonly string[]; // marked on the map while it is shown
  prompt?: string; // the step that asks: "movement", "combat" …; nothing: whatever is asked
  player?: number; // 0: whoever is asked
  from_round?: number;
  until_round?: number; // 0: to the end
}

/** The player has the majority on these fields together at the end of so many rounds in a row. */
export interface Hold {
  goal: 'hold';
  fields: readonly string[];
  rounds: number;
  from_round?: number;
  player?: number;
}

/** A10.6j: before one moves, one siege after the other. */
export interface Hunger {
  step: 'hunger';
  seat: number;
  left: readonly Siege[];
  rolled: readonly number[]; // for whom it has been rolled: once, however many besiege them
}

/** The side whose leader dies has lost at the end of that turn; if all die in one turn, play on. */
export interface KillLeader {
  goal: 'kill-leader';
  leader: Kind; // whoever is of this kind at the beginning
}

export const Kind = [
  'axe',
  'lance',
  'sword',
  'bow',
  'champion',
  'hero',
  'light-horse',
  'heavy-horse',
  'light-chariot-horse',
  'heavy-chariot-horse',
  'wagon',
  'elephant',
  'mammoth',
  'ram',
  'tortoise',
  'ladder',
  'siege-tower',
  'onager',
  'longship',
  'sailing-ship',
  'raft',
  'dragon',
  'griffin',
  'troll',
  'desert-dwarf',
  'sea-serpent',
  'giant',
  'siren',
  'volcano',
  'rider-of-darkness',
  'magician',
  'mortal-magician',
] as const;
export type Kind = (typeof Kind)[number];

/** A kind of figure, as armies are made of it. */
export interface KindFigures {
  price: number;
  section: string; // the first that knows it
  seats: number; // so many can ride it
  for_sale: boolean; // no army begins with what is not
}

/** A14.4a: the shooter says what became of his arrow. */
export interface Kindling {
  step: 'kindling';
  seat: number;
  target: number;
  place: number;
  usual: string; // what becomes of the target otherwise
}

/**
 * A2.1a, A5.1i, A5.1j: the playing surface. Rivers, ramps, bridges and moats lie on edges between two
 * fields; what chapters 10, 11 and 15 know besides is left out of a battle without them.
 */
export interface Land {
  great_fields: readonly GreatField[];
  rivers?: readonly (readonly [string, string])[];
  ramps?: readonly (readonly [string, string])[];
  bridges?: readonly (readonly [string, string])[];
  moats?: readonly (readonly [string, string])[];
  walls?: readonly BuiltWall[];
  towers?: readonly BuiltTower[];
  passages?: readonly (readonly [string, string])[];
  transitions?: readonly (readonly [string, string])[]; // A11.2h
  streams?: readonly (readonly [string, Side])[]; // A15.5a
}

/** So many of the player's figures of this kind stand on these fields. */
export interface Landing {
  goal: 'land';
  kind: Kind;
  count: number;
  fields: readonly string[];
  player: number;
}

/** Something that ends when a player has begun so many turns more (A17.3b, R-A17.6g). */
export interface Lasting {
  word: string; // a spell, or "mortal" or "rest" (A17.6e)
  seat: number; // whose turns are counted
  turns?: number;
  figures?: readonly number[];
  edges?: readonly (readonly [number, number])[]; // of a river, or of the side on which a gate is
  strength?: string; // A17.2aw: of a wind that blows for these alone
  toward?: number;
}

/** A5.2j, A5.2k: one roll for each, and after each roll its player says for whom it counted. */
export interface LifeRolls {
  step: 'life-rolls';
  seat: number;
  figures: readonly number[];
  cause: string;
  roll: number; // 0: not rolled yet
}

/** A10.3e: a bow of this seat has shot through the loophole on this side of his place. */
export interface Loophole {
  place: number;
  side: number;
  seat: number;
}

/** All of it; empty where there is no magician. */
export interface Magic {
  units?: Readonly<Record<string, number>>; // by magician, where it is not what all begin with
  cast?: readonly number[]; // A17.3a: who has cast a spell since his player's turn began, sorted
  lasting?: readonly Lasting[];
}

/** A17.5b: before anything moves, a player may roll for magic, once; what he forgets is lost. */
export interface MagicRoll {
  step: 'magic-roll';
  seat: number;
}

/** The majority on these fields together when the last round ends. */
export interface MajorityAtEnd {
  goal: 'majority-at-end';
  fields: readonly string[];
}

/**
 * A17.6i: as long as there are too many, the winner gives up somebody of his own there.
 *
 * Where he has nobody, the dice say which other player must.
 */
export interface MakingRoom {
  step: 'making-room';
  seat: number; // the winner, or whom the dice have named
  field: number;
  magician: number;
}

/**
 * A16.2c: he hits the field where the eighteen was rolled and the six around it, then he vanishes.
 *
 * Each field is settled before the next. R-A16.2c: what is rolled for it can call him again, afterwards.
 */
export interface Messenger {
  step: 'messenger';
  field: number;
  left: readonly number[] | null; // the fields still to be hit; null: he has not come yet
}

/**
 * A2.3e, A2.3f, A2.3h: all, some or none of the figures, one step after the other, in any order.
 *
 * A2.4x: until the first blow or shot, which ends it as well, all can be taken back: no die has fallen.
 * Orders to several figures at once may be given but are not listed: there are too many of them.
 */
export interface Movement {
  step: 'movement';
  seat: number;
}

/** While armies are bought: what everything costs, and how many points each player has left. */
export interface Muster {
  prices: Readonly<Record<string, number>>; // by kind; a phalanx costs so much besides its men
  left: readonly number[]; // by seat
}

/** A6.1: a formation that stands. Its men name it by its number. */
export interface Phalanx {
  front: number; // A6.2a: the middle of its front
  course: number | null; // A6.2f: where it has gone in this round
  charged: boolean; // A6.2f: it has given its charge blow in this round
  turned: boolean; // A6.1o: it has turned in this round
}

/** A6.1: a formed phalanx. */
export interface PhalanxFigures {
  section: string;
  men: number;
  price: number; // besides its men
  weapons: readonly Kind[]; // all of its men have the same
}

/** Who has what where when the battle begins. */
export interface Placement {
  player: number;
  field: string;
  units: readonly (Kind | Unit)[];
}

/** When the last round ends, the higher price of enemy figures removed and of ships captured. */
export interface Points {
  goal: 'points';
}

/** A15.7e: what is rammed always sinks. Then who else sinks, who swims, and who climbs aboard. */
export interface Ramming {
  step: 'ramming';
  seat: number; // whose ship rams
  ship: number;
  target: number;
  field: number;
  came: readonly number[] | null; // who may have come aboard the rammer; null: not so far yet
}

/** A16.3c, A16.3d: he comes to one field after the other, and each is hit and settled at once. */
export interface Riding {
  step: 'riding';
  seat: number;
  rider: number;
  left: readonly number[] | null; // the fields he still comes to; null: he has not set out yet
}

/**
 * R-A17.5e: dragon, griffin, troll, sea serpent, wild giants; each is settled before the next. Then the
 * sirens sing.
 */
export interface Roaming {
  step: 'roaming';
  left: readonly number[] | null;
}

/** A8.4a to A8.4h: horses die at once, warriors roll for it; then the wagon may be too full. */
export interface RollingOver {
  step: 'rolling-over';
  wagon: number;
  begun: boolean;
}

/** Below all other steps of a battle: whose turn is next. */
export interface Rounds {
  step: 'rounds';
}

/** A15.6p: those under a raft roll for it; then it may be too full. */
export interface RunningOver {
  step: 'running-over';
  raft: number;
  swimmers: readonly number[];
  begun: boolean;
}

/** One battle: what the players of a table can sit down to. */
export interface Scenario {
  format: 'hexenkessel-armageddon/1';
  id: string; // a word: "s01" or "lesson-2"
  title: Readonly<Record<string, string>>; // "en" at least
  intro: Readonly<Record<string, string>>;
  chapters: readonly ChapterName[]; // 14: all its sections; "14.3": only that one
  players: number;
  rounds: number;
  land: Land;
  zones: readonly (readonly string[])[]; // for each player, where he sets up
  setup: readonly Placement[];
  goals: readonly AnyGoal[];
  beasts?: readonly Kind[]; // A16.1b: those that players place; others are nobody's in `setup`
  lesson?: number; // the chapter that it teaches; 0: a battle like others
  hints?: readonly Hint[];
}

/** What a scenario may be. */
export interface ScenarioFigures {
  schema: Readonly<Record<string, any>>; // JSON Schema of its file
  most_great_fields: number;
  most_figures: number;
  blank: Scenario; // what one begins from: all that a battle needs but the armies
}

/**
 * A8.4h: those who were there strike first, then the intruders, and so on; it is no action.
 *
 * On a wagon the owner's side was there, on a field those who were trampled (A9.4l). Each strikes once when
 * the turn of its party comes, at whom its player says; it stops as soon as enough have fallen.
 */
export interface Scramble {
  step: 'scramble';
  field: number;
  wagon: number; // 0: on the ground
  intruders: readonly number[];
  is_intruders_turn: boolean;
  struck: readonly number[]; // in this turn of the party
}

/** R-A1.1b: whether a section of the rules can be left out, and on which others it builds. */
export interface SectionFigures {
  section: string;
  chapter: number; // whose it is; named alone it means all its sections
  is_always: boolean;
  needs: readonly string[];
}

/** A16.1b: who rolls highest names the great field, who rolls highest then the field in it. */
export interface Settling {
  step: 'settling';
  left: readonly Kind[];
  seat: number | null; // who names it; null: it has not been rolled for
  great: string; // the great field that has been named
}

export const Side = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type Side = (typeof Side)[number];

/** A10.6h: announced by this seat in this round, and the places that are shut in. */
export interface Siege {
  seat: number;
  places: readonly number[];
  since: number;
}

/** So many ships of this kind that were the enemy's at the beginning are sunk or captured. */
export interface Sink {
  goal: 'sink';
  kind: Kind;
  count: number;
  player: number;
}

export const SpellName = [
  'weaken',
  'strengthen',
  'make-invisible',
  'paralyse',
  'petrify',
  'protect',
  'double-speed',
  'displace',
  'move-animals',
  'dry-river',
  'flood-river',
  'move-gate',
  'local-wind',
  'move-beasts',
] as const;
export type SpellName = (typeof SpellName)[number];

/** A17.5h: of new units a third is spent at once or lost; A17.5i: so is what goes beyond a hundred. */
export interface Spending {
  step: 'spending';
  seat: number;
  figure: number;
  owed: number;
}

/** A16.6d: one stone after another, each settled before the next; then who has lived may tame him. */
export interface Stones {
  step: 'stones';
  giant: number;
  by: number | null; // his master; nobody's is wild
  left: readonly number[];
  near: readonly number[]; // the warriors on whose fields stones have fallen
}

/** How long a side has held what a goal speaks of. */
export interface Streak {
  side: number | null;
  rounds: number;
}

/** A16.6g: each warrior who has lived through a stone beside him may try once; it is no action. */
export interface Taming {
  step: 'taming';
  giant: number;
  near: readonly number[]; // who has not tried yet
  passed: readonly number[];
}

/** A8.1c: what may draw a wagon. */
export interface TeamFigures {
  kinds: readonly Kind[];
  most: number;
}

export const Terrain = [
  'lowland',
  'highland',
  'mountain',
  'forest',
  'swamp',
  'desert',
  'highland-desert',
  'ice-lowland',
  'ice-highland',
  'ice-mountain',
  'water',
  'peaks',
] as const;
export type Terrain = (typeof Terrain)[number];

/** A5.1a, A5.1b: level. A5.2b, A18.1b: room units. A5.2f: who stands there may be in danger. */
export interface TerrainFacts {
  level: number;
  room: number;
  danger: Danger | null;
  trees: number; // A5.5g: so many level steps high
}

/**
 * A16.4s: all threatened warriors, of whatever players, roll one after another in turn order.
 *
 * A16.1g: that is all the fighting there is against beasts.
 */
export interface Threat {
  step: 'threat';
  beast: number;
  before: Figure; // A16.4t: as it was before it moved
  who: readonly number[];
  distance: number; // A16.5h: from a siren, for all of them; 0: from where each stands
  rolled: readonly number[];
}

/** Of so many of a kind that may be ridden down, how many die on average. */
export interface Toll {
  owner: number | null;
  kind: Kind;
  count: number;
  dead: number;
}

/** A14.3g: the shooter says which walls fall. R-A14.3g: where nobody shot, the dice do. */
export interface Toppling {
  step: 'toppling';
  seat: number | null;
  place: number;
}

/** A11.1: what a field of walls has besides them. */
export interface Tower {
  field: number;
  floors?: number; // 2: A11.1c, a keep
  platform?: number; // the floor of its highest platform; 0: it has none (A11.1k)
  battlements?: boolean;
  foundation?: boolean;
  stairs?: boolean;
  owner?: number;
}

/** A11.1e: on the ground floor. */
export interface TowerGate {
  side: Side;
  state?: 'closed' | 'open';
}

/**
 * A8.3c, A9.4f: at once, during the movement, and no action.
 *
 * A8.3d: when there is room again, what is left of the movement goes on. A8.3e: so it may be another field's
 * turn, as long as there are steps.
 *
 * Who tramples is said by their player, who defends by the players of the trampled (A8.3h), one figure each
 * in turn (A8.3k). Where nobody has a choice nobody is asked.
 */
export interface Trampling {
  step: 'trampling';
  seat: number; // whose the tramplers are
  field: number;
  came_from: number; // A8.3m: over which side they came
  tramplers: readonly number[];
  riders: readonly number[]; // who rides them
  chosen: number; // the trampler of the next blow
  last: number | null; // who defended last
}

/** A17.6f, A17.6g: the winner may blow the loser away, or declare him mortal. */
export interface Triumph {
  step: 'triumph';
  seat: number;
  loser: number;
}

/** A17.5e: what comes in which order in the turn of one player. */
export interface Turn {
  step: 'turn';
  seat: number;
  begun: boolean;
}

/**
 * Figures that belong together. A plain figure may be written as the bare word of its kind instead.
 *
 * - `{"kind": "axe", "count": 3}`: three of them
 * - `{"kind": "light-horse", "riders": ["axe"]}`: a rider; likewise elephant and mammoth
 * - `{"kind": "lance", "front": "SE"}`: a formed phalanx of four, and the middle of its front (A6.1f)
 * - `{"kind": "siege-tower", "pole": "W"}`: a siege tower, or a tortoise, whose front faces west; who is on
 *   its platform is placed there, `"1/4+1"`
 * - `{"kind": "longship", "pole": "W"}`: a ship with its front half on this field, which faces west; who is
 *   aboard is placed on its decks, `"1/4+1"`
 * - `{"kind": "wagon", "riders": ["axe", "bow"], "team": ["light-chariot-horse", "light-chariot-horse"],
 *   "pole": "SE"}`: a chariot; its horses stand on the field that the pole points to (A8.1b)
 * - `{"kind": "magician", "units": 40}`: a magician, and his magic units (A17.5i)
 */
export interface Unit {
  kind: Kind;
  count?: number;
  riders?: readonly Kind[];
  front?: Side;
  team?: readonly Kind[];
  pole?: Side;
  units?: number; // A17.5i: of a magician
}

/** A17.2ar: below all that a tame giant does as a wild one; then he is tame again. */
export interface Untamed {
  step: 'untamed';
  giant: number;
  master: number;
}

/** A10.1a to A10.1c: on this side of a place, which is its inside. A tower has one on every side. */
export interface Wall {
  place: number;
  side: number;
  gate?: Gate; // A10.1b: "" is a loophole; A12.2o: a broken gate stays open
  owner?: number;
  moved?: number; // A10.2e: the round in which its gate was moved last
  rammed?: number; // A12.2l: in so many rounds in vain
  tried?: number; // A12.2j: the round in which it was rammed last
}

export const Warrior = ['axe', 'lance', 'sword', 'bow', 'champion', 'hero'] as const;
export type Warrior = (typeof Warrior)[number];

/** A15.1: the wind that blows; chapter 15 says what the die means. */
export interface Wind {
  die: number; // A15.1e: its strength, as rolled
  toward: number; // A15.1b
  left: number; // A15.1f: for so many turns after this one
  since: number;
}

/** Everything of that sort on a battlefield. Pairs name both places once, in any order. */
export interface Works {
  walls?: readonly Wall[];
  towers?: readonly Tower[];
  moats?: readonly (readonly [number, number])[];
  passages?: readonly (readonly [number, number])[]; // A10.3j, A11.2d
  transitions?: readonly (readonly [number, number])[]; // A11.2h: bridges between upper places
  streams?: readonly (readonly [number, number])[]; // A15.5a
  damaged?: readonly (readonly [number, number])[]; // A14.3s: bridges that bear no heavy loads any more
  destroyed?: readonly (readonly [number, number])[]; // A14.3t: bridges of the land that are gone
  dried?: readonly (readonly [number, number])[]; // A17.2ay: rivers and moats that are as if not there
  flooded?: readonly (readonly [number, number])[]; // A17.2az
}
