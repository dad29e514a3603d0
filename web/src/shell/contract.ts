/** What server and client say to each other. */

export type Language = 'en' | 'de' | 'hu';
export type Theme = 'auto' | 'light' | 'dark';
export type Scalar = string | number | boolean;
export type Argument = Scalar | readonly Scalar[];
export type Arguments = Record<string, Argument>;

/** A message key with its arguments; the sentence is made here, in the reader's language. */
export interface Message {
  key: string;
  args: Arguments;
}

// People

export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'gone';
  language: Language;
  theme: Theme;
  login: string | null; // told only to himself, as are the preferences
  preferences: Preferences;
}

export interface Preferences {
  speed: number; // of animation, 0 for none, 1 as usual
  curtain: boolean; // between the secrets of several people at one screen
  muted: readonly string[]; // people
  explain: boolean; // hints for newcomers
  confirm: boolean; // ask before what cannot be taken back
}

// Games

/** Numbers by row and column: the least and most of each column, and what is usual, row by row. */
export interface OptionTable {
  rows: readonly string[];
  columns: readonly string[];
  least: readonly number[];
  most: readonly number[];
  usual: readonly (readonly number[])[];
}

export interface Option {
  name: string;
  type: 'bool' | 'int' | 'choice' | 'text' | 'table';
  default: Scalar;
  choices?: readonly Scalar[]; // of a text: what is proposed
  min?: number;
  max?: number; // of a text: its length
  table?: OptionTable; // then the value is a text of what differs: row.column=number
}

export interface GameSummary {
  name: string;
  version: string;
  seats: readonly [fewest: number, most: number];
  bots: readonly string[];
  options: readonly Option[];
  orders: readonly string[]; // standing orders; message order-<name> of the game
  telling_orders: readonly string[]; // of these, those only for a person alone among bots
  stop: boolean; // whether the game knows an end by agreement
}

export type Figures = Record<string, any>;

export interface Rule {
  id: string;
  title: string;
  text: string;
  rulings: readonly string[];
  examples: readonly (readonly [id: string, text: string])[];
}

export interface Chapter {
  heading: string;
  introduction: string;
  rules: readonly Rule[];
}

export interface Rulebook {
  language: string; // English where there is none in the language that was asked for
  chapters: readonly Chapter[];
}

// Tables

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'kept';
  name: string | null; // of one that is kept: of whoever may sit down there
  person: string | null;
  bot: string | null; // of a person: the bot that plays for him for a while
  connected: boolean;
  orders: readonly string[]; // standing orders of my own seats; [] of all others
  kept_for?: string | null; // the person for whom it is kept; of a bot's, who gave it up
}

export interface Outcome {
  reason: string; // message outcome-<reason> of the game
  places: readonly number[]; // for each seat, 1 for the best
  scores: readonly number[];
}

export interface TableSummary {
  id: string;
  game: string;
  version: string;
  options: Record<string, Scalar>;
  name: string;
  state: 'open' | 'running' | 'finished';
  private: boolean;
  kind: 'game' | 'analysis';
  pace: Pace;
  created: string;
  number: number;
  seats: readonly SeatInfo[];
  host: string;
  due: readonly number[];
  outcome: Outcome | null;
  commitment: string;
  paused: boolean;
  motion: Motion | null;
  rematch: string | null; // the table at which the same people play again
  // Where this game was played on from, and what the host has pledged for its new dice.
  origin: { table: string; number: number; commitment: string } | null;
  parts: DiceParts | null; // null until the game is over
  may_stop: boolean; // whether an end can be agreed on
  ends_without: readonly number[]; // seats; if one of them gives up, the game is over
  asleep?: boolean; // this version of the program cannot continue it
}

/** What somebody asks of the whole table. */
export interface Motion {
  kind: 'stop' | 'pause' | 'undo' | 'lend';
  by: number;
  number: number | null; // undo: back to after so many actions
  agreed: readonly number[];
  needed: readonly number[]; // who has still to answer
  whose: number | null; // lend: the seat that the computer is to play
}

/** What the dice were made of. */
export interface DiceParts {
  host: string;
  seats: readonly (string | null)[]; // null: has given none
  forks?: readonly { after: number; host: string }[]; // new dice for all actions numbered higher
}

/** What the server found when it played a finished game again. */
export interface Verification {
  ok: boolean;
  problems: readonly { number: number; key: string; args: Readonly<Record<string, string>> }[];
  actions: number;
  rolls: number;
}

export interface Pace {
  kind: 'none' | 'live' | 'days';
  bank: number; // seconds
  increment: number; // seconds
  days: number;
  timeout: 'bot' | 'wait';
}

export type TableList = 'open' | 'running' | 'mine' | 'finished';

/** Which tables of a list; all of them as words of an address. */
export interface TableQuery {
  game?: string;
  text?: string;
  free?: 'true';
  pace?: Pace['kind'];
  before?: string; // created before the last one seen
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
  name?: string; // of somebody at my screen
}

export interface NewTable {
  game: string;
  options: Record<string, Scalar>;
  seats: readonly NewSeat[];
  private: boolean;
  start: boolean;
  pace?: Pace;
  name?: string;
}

/** One thing because of which a game cannot be begun: a message of the game, or none, and the sentence. */
export interface Flaw {
  key: string;
  args: Record<string, Scalar>;
  text: string;
}

export interface Refusal {
  rule: string;
  args: Arguments;
  text: string;
}

/** One click on the way to an action. */
export interface Pick {
  kind: string;
  id: string | number;
}

export interface Preview {
  expected: number;
  chances: Record<string, number>;
  distribution: readonly number[];
}

export interface ActionOffer {
  text: string; // one word for the verb and one for each field, as in a record
  verb: string;
  picks: readonly Pick[];
  meaning: Message | null;
  preview: Preview | null;
  caution?: Message | null; // what to ask first, where something would be given away for good
}

export interface Decision {
  prompt: Message;
  actions: readonly ActionOffer[];
  is_open: boolean;
  is_sealed: boolean;
  first_picks?: readonly Pick[] | null; // how answers begin, where they are too many to be sent
}

export interface Roll {
  purpose: string;
  dice: readonly number[];
  sides: number;
  draw: number | null; // the how-manieth draw of its action; told when the game is over
}

export interface StoryEntry {
  number: number; // 0 is the opening
  seat: number; // -1: nobody at the table
  action: string | null; // null where the observer may not see it
  events: readonly Message[];
  rolls: readonly Roll[];
}

export interface State {
  number: number;
  seat: number | null;
  view: any;
  due: readonly number[];
  decision: Decision | null;
  asides: readonly ActionOffer[];
  calls: readonly ActionOffer[]; // what the host of the table may call
  chosen?: ActionOffer | null; // by me, while others still choose in secret; asides of its verb would replace it
  may_undo: boolean;
  outcome: Outcome | null;
  story: readonly StoryEntry[];
  undos: number; // how often actions were taken back: said again when the line was broken
}

export type Channel = 'table' | 'gallery';

export interface ChatLine {
  id: number;
  person: string | null;
  channel: Channel;
  seat: number | null;
  name: string;
  text: string;
  time: string;
}

export interface Clocks {
  seats: readonly { left: number; running: boolean }[]; // seconds
  paused: boolean;
}

// The WebSocket of a table

export type FromServer =
  | { type: 'table'; table: TableSummary }
  | ({ type: 'state' } & State)
  | {
      type: 'continuing';
      id: string;
      number: number;
      pick: Pick;
      actions: readonly ActionOffer[];
      about?: any; // what else the game tells of it
    }
  | { type: 'undone'; number: number }
  | { type: 'looked'; seat: number | null } // what follows is what this seat sees
  | ({ type: 'clocks' } & Clocks)
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'stale'; id: string; number: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'error'; text: string; error: string; id: string }
  | { type: 'lobby' } // on the lobby's own line: ask for the tables again
  | { type: 'pong' };

export type ToServer =
  | { type: 'act'; id: string; number: number; action: string; seat?: number | null }
  | { type: 'continue'; id: string; number: number; pick: Pick; seat?: number | null } // what begins with it?
  | { type: 'undo'; id: string; number: number; seat?: number | null }
  | { type: 'look'; seat: number | null }
  | { type: 'chat'; text: string; channel?: Channel; seat?: number }
  | { type: 'ping' };
