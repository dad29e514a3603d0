/** The interface between the shell and the module of a game, web/src/games/<game>. */
import type { Component } from 'svelte';
import type {
  ActionOffer,
  DecisionOffer,
  FlawText,
  GameForm,
  NewTable,
  OptionForm,
  Pick,
  Scalar,
  SeatSummary,
  StoryEntry,
} from './contract';
import type { Say, Speech } from './fluent';

/** The reference data of a game, which only its own folder understands. */
export type Figures = Readonly<Record<string, any>>;

/** The first picks of answers, and how they go on: of a long list, only what has been asked for is known. */
export interface Beginnings {
  readonly all: readonly Pick[];
  after(pick: Pick): readonly ActionOffer[] | null; // null: not known yet
  about(pick: Pick): any; // what else the game tells of a thing, once asked; nothing: null or undefined
  ask(pick: Pick): void; // the answer is there a moment later
}

export interface BoardProps<V = any> {
  view: V; // the game's view as sent
  figures: Figures;
  seats: readonly SeatSummary[];
  observer: number | null; // my seat
  isReplay?: boolean; // nobody will do anything here any more
  offers: readonly ActionOffer[]; // what I may do now, asides with picks included
  picked: readonly Pick[]; // clicked so far
  next: readonly Pick[]; // what may be clicked next
  pointed: readonly Pick[]; // all that belongs to the choice, in the list beside the board, that is pointed at
  beginnings: Beginnings; // what my pieces could do, whatever is picked
  story: readonly StoryEntry[]; // the newest entries, for animation
  say: Say;
  speed: number; // of animation, 0 for none, 1 as usual
  isSeen: boolean; // the board has come to the screen: time for words, ornaments, and what only reacts to clicks
  onpick: (pick: Pick) => void; // anything may be reported: what leads nowhere is ignored
  onback: (length: number) => void; // only the first so many picks are kept
  onact: (action: string) => void; // a whole action in words: an offer's text, or more than is offered where that is open
}

/** Props of a game's workshop (editor); web/src/games/<game>/workshop.ts exports it as default. */
export interface WorkshopProps {
  game: GameForm;
  figures: Figures;
  say: Say;
  /** Everything because of which no table could be opened like this. */
  check: (options: Record<string, Scalar>, seats: number) => Promise<readonly FlawText[]>;
  /** The whole text for which a proposed choice stands. */
  writtenOut: (option: string, choice: string) => Promise<string>;
  /** The form for a new table, with this filled in. */
  play: (options: Record<string, Scalar>, seats: number) => void;
  /** An error message for people. */
  trouble: (error: unknown) => string;
}

/** Props of a game's own control for an option of a new table. */
export interface OptionProps {
  option: OptionForm;
  value: Scalar;
  chosen: Readonly<Record<string, Scalar>>; // all that is not as usual
  seats: number;
  hint: string;
  speech: Speech;
  figures: Figures;
  onchange: (value: Scalar) => void;
  onseats: (count: number) => void; // what is chosen is for so many
}

export type OptionControls = Readonly<Record<string, Component<OptionProps>>>;

/** The default export of web/src/games/<game>/index.ts. */
export interface GameModule {
  Board: Component<BoardProps>;
  Aside?: Component<BoardProps>; // beside the seats: scores and the like
  /** The number of a seat's colour and pattern at this table; its own number where a game says nothing. Before play
   *  has begun there is no view. */
  badge?(view: any, seat: number): number | null;
  score?(view: any, seat: number): string | number | null; // shown behind the player's name
  isOut?(view: any, seat: number): boolean; // has nothing more to win or to lose, while others play on
  /** The messages of the game at this table: with names for what they only number. */
  speech?(speech: Speech, seen: { view: any; figures: Figures; story: readonly StoryEntry[] }): Speech;
  options?(): Promise<OptionControls>; // for some options of a new table a control of the game's own
  lessons?(game: GameForm): readonly Lesson[]; // guided games, in the order in which one learns from them
}

/** A short guided game, in which each kind of prompt can be explained when it first comes up. */
export interface Lesson {
  name: string; // by which this browser remembers that it was played
  title?: string; // the game's message that names it, where there are several
  newTable: Partial<NewTable>; // what is not as usual
  /** Explanations that fit now, first things first; what has been explained once is not shown again. */
  explain(decision: DecisionOffer, view: any): readonly Explanation[];
}

/** The game's messages `lesson-<name>-title`, `lesson-<name>` (what and why) and `lesson-<name>-hint` (how to choose well). */
export interface Explanation {
  name: string;
  rule: string; // where the rulebook says it
}
