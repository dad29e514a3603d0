// Generated from the Structs of the server by `make contract`; `make check` compares. Do not edit.

/** Play an action. */
export interface Act {
  type: 'act';
  number: number;
  action: string;
  id?: string;
  seat?: number | null;
}

/** An action that may be chosen. With a `caution`, a person is asked first whether he means it. */
export interface ActionOffer {
  text: string;
  verb: string;
  picks: readonly Pick[];
  meaning: Prompt | null;
  preview: Preview | null;
  caution?: Prompt;
}

/** An action, and the number of the state that its author saw. */
export interface ActionText {
  number: number;
  action: string;
  seat?: number | null;
}

/** The result of a dry run: the refusal, if there is one. */
export interface Answer {
  refusal: RefusalText | null;
}

export type Argument = string | number | boolean | readonly (string | number | boolean)[];

/** The bot that is to play somebody's seat for a while. */
export interface BotChoice {
  bot: string;
  seat?: number | null;
}

/** A call of the table's host, as that the agreed hour has come. */
export interface CallText {
  action: string;
}

export const Channel = ['table', 'gallery'] as const;
export type Channel = (typeof Channel)[number];

/** One chapter of a rulebook. */
export interface ChapterText {
  heading: string;
  introduction: string;
  rules: readonly RuleText[];
}

/** Something somebody has said. */
export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
  person: string | null;
  channel: Channel;
}

/** A line of chat. */
export interface ChatNews {
  type: 'chat';
  line: ChatLine;
}

/** Something somebody says: who sits, at the table; who looks on, in the gallery. */
export interface ChatText {
  text: string;
  channel?: Channel;
  seat?: number | null;
}

/** The clock of one seat. */
export interface ClockFace {
  left: number; // seconds; below zero where the table waits for who has none left
  running: boolean;
}

/** All clocks of a table, by seat; none where there is no pace. */
export interface ClockFaces {
  seats: readonly ClockFace[];
  paused: boolean;
}

/** The clocks, as they stand with the state before. */
export interface ClocksNews extends ClockFaces {
  type: 'clocks';
}

/** Ask for all actions that begin with this click. Nothing happens. */
export interface Continue {
  type: 'continue';
  number: number;
  pick: Pick;
  id?: string;
  seat?: number | null;
}

/**
 * All that may be answered in this state and begins with this click.
 *
 * `about` is what else the game tells of the thing that was clicked, in a form of its own.
 */
export interface Continuing {
  number: number;
  pick: Pick;
  actions: readonly ActionOffer[];
  about: any;
}

/** The answer to the `continue` with this id. */
export interface ContinuingNews extends Continuing {
  type: 'continuing';
  id: string;
}

/** Login and password. */
export interface Credentials {
  login: string;
  password: string;
}

/**
 * A decision of a seat. Of actions that come to the same, one is there; the others may be said as well.
 *
 * Where so much may be answered that nobody wants to be sent it all, there are no `actions` but
 * `first_picks`: the first clicks that lead somewhere. What begins with one of them is told to whoever asks.
 */
export interface DecisionOffer {
  prompt: Prompt;
  actions: readonly ActionOffer[];
  is_open: boolean;
  is_sealed: boolean;
  first_picks: readonly Pick[] | null;
}

/** Somebody's part of the dice, given when he starts the game. */
export interface DicePart {
  part?: string | null;
}

/** The seed of one game's dice, in parts: of the host and of seats. Secret until the game is over. */
export interface DiceParts {
  host: string;
  // By seat, up to the last that has given one. From a factory, because a default would be left out of JSON,
  // where positions have always shown it.
  seats: readonly (string | null)[];
  forks?: readonly Fork[]; // the earliest first
}

/** Something else is wrong with what the client has sent. */
export interface ErrorNews {
  type: 'error';
  text: string;
  error: string;
  id: string;
}

/** One thing that happened. */
export interface EventTold {
  key: string;
  args: Readonly<Record<string, Argument>>;
}

/** Somebody wants to be forgotten. Guests have no password. */
export interface Farewell {
  password?: string | null;
}

/** One thing because of which a game cannot be begun: a message of the game, or none, and the sentence. */
export interface FlawText {
  key: string;
  args: Readonly<Record<string, Scalar>>;
  text: string;
}

/** New dice for all actions numbered higher than `after`. */
export interface Fork {
  after: number;
  host: string;
}

export type FromServer =
  | StateNews
  | ContinuingNews
  | ClocksNews
  | TableNews
  | Undone
  | Looked
  | RefusedNews
  | StaleNews
  | ChatNews
  | ErrorNews
  | Pong
  | LobbyNews;

/** A game, with all that is needed to open a table. */
export interface GameForm {
  name: string;
  version: string;
  seats: readonly [number, number];
  bots: readonly string[];
  options: readonly OptionForm[];
  orders: readonly string[]; // what a seat can leave word to do; message key: order-<name>
  telling_orders: readonly string[]; // of these, those only for a person alone among bots
  stop: boolean; // whether the game knows an end by agreement
}

/** A new guest: the name under which somebody comes in. */
export interface GuestName {
  name: string;
  language?: Language;
}

/** The health of the server. */
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
}

/** The bot that is to have an open seat. */
export interface Hired {
  seat: number;
  bot: string;
}

/** What is sent may have so many letters, bytes, seconds: the most, or the least and the most. */
export const LIMITS = {
  name: 30,
  login: [3, 30],
  password: [8, 200],
  chat: 400,
  action: 400,
  search: 80,
  upload: 2097152,
  page: 50,
  bank: [60, 36000],
  increment: [0, 600],
  days: [1, 30],
} as const;

export const Language = ['en', 'de', 'hu'] as const;
export type Language = (typeof Language)[number];

/** A table that you may see was opened, has other people, has begun or ended, or you are due there. */
export interface LobbyNews {
  type: 'lobby';
}

/** Switch the view: from now on show what this seat of mine sees; null: what a spectator sees. */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** The view was switched: what follows is what this seat sees, from the beginning. */
export interface Looked {
  type: 'looked';
  seat: number | null;
}

/**
 * A pending motion: somebody asks the whole table to stop, to pause, to go back to after so many actions,
 * or to let a bot play for somebody who stays away.
 */
export interface Motion {
  kind: MotionKind;
  by: number;
  number: number | null;
  agreed: readonly number[];
  needed: readonly number[]; // the seats that have still to answer
  whose: number | null; // the seat that is to be lent
}

/** A vote on a motion. */
export interface MotionAnswer {
  agree: boolean;
  seat?: number | null;
}

export const MotionKind = ['stop', 'pause', 'undo', 'lend'] as const;
export type MotionKind = (typeof MotionKind)[number];

/**
 * A new motion, to which everybody must agree; `number` is where to go back to, else one action.
 *
 * To `lend` is to let a bot play for somebody who stays away, in the seat `whose`.
 */
export interface MotionWish {
  kind: MotionKind;
  number?: number | null;
  seat?: number | null;
  whose?: number | null;
}

/** A record somebody wants to look at; the table is called after him unless he names it. */
export interface NewAnalysis {
  record: string;
  name?: string | null;
}

/** Another password, from whoever knows the old one. */
export interface NewPassword {
  old: string;
  new: string;
}

/**
 * A table somebody wants to open. His part of the dice he gives later, when he has seen the commitment.
 *
 * One that is to `start` at once needs nobody else, and has dice of the server alone.
 */
export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  options?: Readonly<Record<string, Scalar>>;
  private?: boolean;
  start?: boolean;
  name?: string;
  pace?: PaceWish;
}

/** An option of a game, with all that a form needs. A text may be another than one of the `choices`. */
export interface OptionForm {
  name: string;
  type: 'bool' | 'choice' | 'int' | 'table' | 'text';
  default: Scalar;
  choices?: readonly Scalar[];
  min?: number;
  max?: number;
  table?: TableOfNumbers; // then the value is a text of changes to it: row.column=number
}

/** All standing orders of one of somebody's seats, by name; none to have none any more. */
export interface OrdersLeft {
  orders: readonly string[];
  seat?: number | null;
}

/** The table and the number of its action from which a game was played on, and the pledge for its dice. */
export interface Origin {
  table: string;
  number: number;
  commitment: string;
}

/** Places and scores of a finished game. */
export interface Outcome {
  reason: string; // a message key of the game: outcome-<reason>
  places: readonly number[]; // for each seat 1 for the best; seats that share a place share its number
  scores: readonly number[]; // for each seat
}

/** The time control of a table: a bank and an increment, or days for each decision. */
export interface Pace {
  kind: PaceKind;
  bank: number; // seconds
  increment: number; // seconds
  days: number;
  timeout: TimeOut; // what happens when the time is up
}

export const PaceKind = ['none', 'live', 'days'] as const;
export type PaceKind = (typeof PaceKind)[number];

/** The pace of a new table. */
export interface PaceWish {
  kind?: PaceKind;
  bank?: number;
  increment?: number;
  days?: number;
  timeout?: TimeOut;
}

/** Somebody who plays or looks on, as he himself sees it; others are told his id and his name. */
export interface Person {
  id: string;
  name: string;
  kind: PersonKind;
  language: Language;
  theme: Theme;
  login: string | null;
  preferences: Preferences;
}

/** A change of one's own profile; null is as it was. */
export interface PersonChange {
  name?: string | null;
  language?: Language | null;
  theme?: Theme | null;
  preferences?: PreferencesChange | null;
}

export const PersonKind = ['guest', 'account', 'gone'] as const;
export type PersonKind = (typeof PersonKind)[number];

/** One click on the way to an action: a piece, a place or a button. */
export interface Pick {
  kind: string;
  id: string | number;
}

/** A first click, and the number of the state in which somebody asks what may follow it. */
export interface PickMade {
  number: number;
  pick: Pick;
  seat?: number | null;
}

/** The heartbeat of a client. */
export interface Ping {
  type: 'ping';
}

/** After how many actions somebody wants to play on, in which seat, and the bot in all others. */
export interface PlayOn {
  number: number;
  seat: number;
  bot: string;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** Preferences: how somebody likes his table. */
export interface Preferences {
  speed: number; // of what moves; 0: nothing does
  curtain: boolean; // between the secrets of several people at one screen
  muted: readonly string[]; // people whose words he does not want to read
  explain: boolean; // hints for newcomers
  confirm: boolean; // ask before what cannot be taken back
}

/** A change of preferences; null is as it was. */
export interface PreferencesChange {
  speed?: number | null;
  curtain?: boolean | null;
  muted?: readonly string[] | null;
  explain?: boolean | null;
  confirm?: boolean | null;
}

/** The odds of an action, computed, not sampled. */
export interface Preview {
  expected: number; // of what counts: hits, cards, steps
  chances: Readonly<Record<string, number>>; // by name: `kills` 0.42 is the message preview-kills
  distribution: readonly number[]; // chance of 0, 1, 2 ... of what counts
}

/** A flaw of a record, and at which action: in English, and as a message that every game has. */
export interface Problem {
  number: number;
  text: string;
  key: string;
  args: Readonly<Record<string, string>>;
}

/** The question to a seat, as a message key with arguments. */
export interface Prompt {
  key: string;
  args: Readonly<Record<string, Argument>>;
}

/** An action somebody asks about without doing it. */
export interface Question {
  action: string;
  seat?: number | null;
}

/** The rule that forbids an action, and the sentence that says so. */
export interface RefusalText {
  rule: string;
  args: Readonly<Record<string, Scalar>>;
  text: string;
}

/** The action with this id was refused. */
export interface RefusedNews {
  type: 'refused';
  id: string;
  refusal: RefusalText;
}

/** Dice that fell. When the game is over, `draw` tells the how-manieth draw of the action it was. */
export interface RollShown {
  purpose: string;
  dice: readonly number[];
  sides: number;
  draw: number | null;
}

/** One rule of a rulebook. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  rulings: readonly string[];
  examples: readonly (readonly [string, string])[];
}

/** A rulebook, and the language it really is in: English where there is none in the one that was asked. */
export interface RulebookText {
  language: string;
  chapters: readonly ChapterText[];
}

/** Send a line of chat. */
export interface Say {
  type: 'chat';
  text: string;
  channel?: Channel;
  seat?: number | null;
}

export type Scalar = string | number | boolean;

/** A seat that somebody wants to take, with his part of the dice. */
export interface SeatChoice {
  seat: number;
  part?: string | null;
}

export const SeatKind = ['person', 'bot', 'open', 'kept'] as const;
export type SeatKind = (typeof SeatKind)[number];

/** One of somebody's seats; null is his only one. */
export interface SeatNamed {
  seat?: number | null;
}

/**
 * A seat and who sits there. A person with a bot has lent it the seat for a while.
 *
 * `name` is that of whoever plays here at the person's screen, where one was given. Standing orders are told
 * only to him who looks through this seat. One that is `kept` is open only to the person it is kept for.
 */
export interface SeatSummary {
  seat: number;
  kind: SeatKind;
  name: string | null;
  person: string | null;
  bot: string | null;
  connected: boolean;
  orders: readonly string[];
  kept_for: string | null;
}

/** A seat of a new table: for whom. With several "me" people share a screen, each with a name. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}

/** Everything that is wrong with a wish; nothing: a table can be opened like this. */
export interface SetupAnswer {
  flaws: readonly FlawText[];
}

/** A setup to be checked: how somebody would like to play, and in which language to answer. */
export interface SetupWish {
  seats: number;
  options?: Readonly<Record<string, Scalar>>;
  language?: Language;
}

/** The message with this id was about a state that is no longer the last one. */
export interface StaleNews {
  type: 'stale';
  id: string;
  number: number;
}

/**
 * Everything one observer may know of a game that is being played.
 *
 * `undos` counts how often actions were taken back at this table. Who comes again to the socket says with
 * `since=<number>&undos=<undos>` (and the same `seat`) what he has seen last. If anything was taken back in
 * the meantime, whatever has been played since, he is told `undone` with number 0 and then everything after
 * the opening; else only what is new.
 */
export interface State {
  number: number;
  seat: number | null;
  view: any;
  due: readonly number[];
  decision: DecisionOffer | null;
  asides: readonly ActionOffer[];
  may_undo: boolean;
  outcome: Outcome | null;
  story: readonly StoryEntry[];
  undos: number;
  calls: readonly ActionOffer[]; // what the host of the table may call
  // What he has chosen while others still choose in secret; asides with the same verb are other choices.
  chosen: ActionOffer | null;
}

/** The state, with the story since the last one. */
export interface StateNews extends State {
  type: 'state';
}

/** One action and what came of it, as far as the reader may know. Number 0 is the opening. */
export interface StoryEntry {
  number: number;
  seat: number;
  action: string | null;
  events: readonly EventTold[];
  rolls: readonly RollShown[];
}

/** Two seats whose people or bots are to change places. */
export interface Swap {
  a: number;
  b: number;
}

export const TableKind = ['game', 'analysis'] as const;
export type TableKind = (typeof TableKind)[number];

/** The summary of the table: who sits where, and whether the game has begun or ended. */
export interface TableNews {
  type: 'table';
  table: TableSummary;
}

/** Rows and columns by name, for each column the least and the most, and what is usual. */
export interface TableOfNumbers {
  rows: readonly string[];
  columns: readonly string[];
  least: readonly number[];
  most: readonly number[];
  usual: readonly (readonly number[])[]; // row by row
}

export const TableState = ['open', 'running', 'finished'] as const;
export type TableState = (typeof TableState)[number];

/** A table in a list: what everybody may know without looking at the board. */
export interface TableSummary {
  id: string;
  game: string;
  version: string;
  options: Readonly<Record<string, Scalar>>;
  name: string;
  state: TableState;
  private: boolean;
  created: string;
  number: number;
  seats: readonly SeatSummary[];
  host: string;
  due: readonly number[];
  outcome: Outcome | null;
  commitment: string;
  kind: TableKind;
  pace: Pace;
  paused: boolean;
  motion: Motion | null;
  rematch: string | null; // where the same people play again
  origin: Origin | null;
  parts: DiceParts | null; // null until the game is over
  may_stop: boolean; // the game knows an end by agreement, and it can still be agreed on
  ends_without: readonly number[]; // seats of people; if one of them gives up, the game is over
  asleep: boolean; // this version of the program cannot continue it
}

export const Theme = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof Theme)[number];

export const TimeOut = ['bot', 'wait'] as const;
export type TimeOut = (typeof TimeOut)[number];

export type ToServer = Act | Continue | Undo | Look | Say | Ping;

export const USUAL_PACE: Pace = {
  kind: 'none',
  bank: 1800,
  increment: 30,
  days: 3,
  timeout: 'bot',
};

export const USUAL_PREFERENCES: Preferences = {
  speed: 1.0,
  curtain: true,
  muted: [],
  explain: true,
  confirm: false,
};

/** Take the last action back. */
export interface Undo {
  type: 'undo';
  number: number;
  id?: string;
  seat?: number | null;
}

/** The number of the state in which somebody wants to take his last action back. */
export interface UndoWish {
  number: number;
  seat?: number | null;
}

/** Actions were undone: the position is back at this number. */
export interface Undone {
  type: 'undone';
  number: number;
}

/** The result of a verification: a game played again, action by action and roll by roll. */
export interface Verification {
  ok: boolean;
  problems: readonly Problem[];
  actions: number;
  rolls: number;
}

export const Which = ['open', 'running', 'mine', 'finished'] as const;
export type Which = (typeof Which)[number];
