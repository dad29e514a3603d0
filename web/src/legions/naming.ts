/**
 * What the messages of a battle only number is given a name: `Cyclops-5` is the Cyclops, or where its side has several
 * the second of them, as on its counter, and of which player where both have some.
 */
import type { StoryEntry } from '../shell/contract';
import type { Message, Say } from '../shell/fluent';

/** `Ogre-3`, and `Dark-Lord-3`. */
export const UNIT = /\b([A-Z][a-z]+(?:-[A-Z][a-z]+)*)-(\d+)\b/g;

export interface Fighter {
  kind: string;
  seat: number | undefined; // whose it is, if that is known
}

/** Everybody in a battle, by the number in the order of battle. */
export type Roster = readonly (Fighter | undefined)[];

/** Which of those who are alike on its side this one is; 0 where there is nobody like it. */
export function ordinalOf(roster: Roster, number: number): number {
  const one = roster[number];
  const isAlike = (other: Fighter | undefined) => other?.kind === one?.kind && other?.seat === one?.seat;
  return roster.filter(isAlike).length > 1 ? roster.slice(0, number + 1).filter(isAlike).length : 0;
}

/** As in a sentence: with its number among those alike, and whose it is where both sides have some. */
export function unitName(say: Say, roster: Roster, kind: string, number: number): string {
  const one = roster[number];
  if (one?.kind !== kind) return kind;
  const ordinal = ordinalOf(roster, number);
  const isOnBothSides = roster.some((other) => other?.kind === kind && other.seat !== one.seat);
  const owner = isOnBothSides && one.seat !== undefined ? ` (${say('seat-name', { seat: one.seat })})` : '';
  return kind + (ordinal ? ` ${ordinal}` : '') + owner;
}

/** The armies of each battle of a story, to be found by the arguments of its events. */
export class Armies {
  /** What events call those who are shown. */
  constructor(readonly contents: string) {}

  readonly #rosters = new WeakMap<object, Roster>();
  #heard = 0;
  #last: StoryEntry | undefined;
  #gathering: Fighter[] = [];
  #roster: Fighter[] = [];
  #seats: (number | undefined)[] = []; // of attacker and defender
  #half = 0; // whose half of the round it is
  #latest = new Set<object>(); // what was told since the last battle began

  /** Is this the story that was heard, perhaps with more at its end? */
  isContinuedBy(story: readonly StoryEntry[]): boolean {
    return story[this.#heard - 1] === this.#last;
  }

  hear(story: readonly StoryEntry[]): void {
    for (const entry of story.slice(this.#heard)) for (const event of entry.events) this.#listen(event);
    this.#heard = story.length;
    this.#last = story.at(-1);
  }

  /** Of the battle that is being fought everybody is known, also who has not done anything yet. */
  in(args: object, current: Roster): Roster {
    const isOver = !current.length || !this.#latest.has(args);
    return (isOver && this.#rosters.get(args)) || current;
  }

  #listen({ key, args }: Message): void {
    // Both armies are shown, the attacker's first; then their battle begins.
    if (key === 'revealed') {
      const seat = args.seat as number | undefined;
      this.#gathering.push(...(args[this.contents] as string[]).map((kind) => ({ kind, seat })));
    }
    if (key === 'battle') {
      this.#roster = this.#gathering;
      this.#seats = [this.#roster[0]?.seat, this.#roster.at(-1)?.seat];
      this.#gathering = [];
      this.#latest = new Set();
    }
    if (key === 'maneuvers') this.#half = Number(args.side);
    // Whoever comes later is first told of in the half of his own side.
    for (const [, kind, number] of JSON.stringify(args).matchAll(UNIT))
      this.#roster[Number(number)] ??= { kind: kind!, seat: this.#seats[this.#half] };
    this.#latest.add(args);
    this.#rosters.set(args, this.#roster);
  }
}

// A story grows by a line at a time: what was heard of it is kept, by how it begins.
const heard = new WeakMap<StoryEntry, Armies>();

export function armiesIn(story: readonly StoryEntry[], contents: string): Armies {
  const [first] = story;
  let armies = first && heard.get(first);
  if (!armies?.isContinuedBy(story)) armies = new Armies(contents);
  if (first) heard.set(first, armies);
  armies.hear(story);
  return armies;
}
