/** What server and client say to each other, and what the shell gives to a board. */
import type { Component } from 'svelte';

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
  kind: 'guest' | 'account';
  language: Language;
  theme: Theme;
}

// Games

export interface Option {
  name: string;
  type: 'bool' | 'int' | 'choice';
  default: Scalar;
  choices?: readonly Scalar[];
  min?: number;
  max?: number;
}

export interface GameSummary {
  name: string;
  version: string;
  seats: readonly [fewest: number, most: number];
  bots: readonly string[];
  options: readonly Option[];
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
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  person: string | null;
  bot: string | null; // of a person: the bot that plays for him for a while
  connected: boolean;
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
  created: string;
  number: number;
  seats: readonly SeatInfo[];
  host: string;
  due: readonly number[];
  outcome: Outcome | null;
  commitment: string;
}

export type TableList = 'open' | 'running' | 'mine' | 'finished';

export interface NewSeat {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, Scalar>;
  seats: readonly NewSeat[];
  private: boolean;
  start: boolean;
  name?: string;
  part?: string; // my part of the dice
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
}

export interface Decision {
  prompt: Message;
  actions: readonly ActionOffer[];
  is_open: boolean;
  is_sealed: boolean;
}

export interface Roll {
  purpose: string;
  dice: readonly number[];
}

export interface StoryEntry {
  number: number; // 0 is the opening
  seat: number; // -1: nobody at the table
  action: string | null; // null where the observer may not see it
  events: readonly Message[];
  rolls: readonly Roll[];
  undone: boolean;
}

export interface State {
  number: number;
  seat: number | null;
  view: any;
  due: readonly number[];
  decision: Decision | null;
  asides: readonly ActionOffer[];
  may_undo: boolean;
  outcome: Outcome | null;
  story: readonly StoryEntry[];
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
}

// The WebSocket of a table

export type FromServer =
  | { type: 'table'; table: TableSummary }
  | ({ type: 'state' } & State)
  | { type: 'undone'; number: number }
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'stale'; id: string; number: number }
  | { type: 'chat'; line: ChatLine }
  | { type: 'error'; text: string; error: string; id: string }
  | { type: 'pong' };

export type ToServer =
  | { type: 'act'; id: string; number: number; action: string }
  | { type: 'undo'; id: string; number: number }
  | { type: 'chat'; text: string }
  | { type: 'ping' };

// Boards

/** The Fluent message of kernel and game in the chosen language; an unknown key is shown as it is. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface BoardProps<V = any> {
  view: V; // the game's view as sent
  figures: Figures;
  seats: readonly SeatInfo[];
  observer: number | null; // my seat
  offers: readonly ActionOffer[]; // what I may do now, asides with picks included
  picked: readonly Pick[]; // clicked so far
  next: readonly Pick[]; // what may be clicked next
  story: readonly StoryEntry[]; // the newest entries, for animation
  say: Say;
  speed: number; // of animation, 0 for none, 1 as usual
  onpick: (pick: Pick) => void; // anything may be reported: what leads nowhere is ignored
  onhover?: (pick: Pick | null) => void;
  oninspect?: (pick: Pick) => void;
}

/** What web/src/games/<game>/index.ts exports as default. */
export interface GameModule {
  Board: Component<BoardProps>;
  Aside?: Component<BoardProps>; // beside the seats: scores and the like
  colours(seat: number): string; // any CSS colour, var(--seat-0) included
  score?(view: any, seat: number): string | number | null; // shown behind the player's name
}
