/**
 * What the messages of a battle only number is given a name: `Cyclops-5` is the Cyclops, or where its side has several
 * the second of them, as on its counter, and of which player where both have some; the marker `Red3` is Red III, as
 * painted on it.
 */
import type { StoryEntry } from '../../shell/contract';
import type { Figures } from '../../shell/gamemodule';
import type { Say, Message } from '../../shell/fluent';
import type { Speech } from '../../shell/fluent';
import type { Battle, TitanView } from './contract';
import { titanFigures, type Character, type TitanFigures } from './figures';
import { living, stepCalled, type Seat } from './view';
import { countedNames } from '../../legions/words';
import { markerName, seatName } from './words';

const UNIT = /\b([A-Z][a-z]+)-(\d+)\b/g;

export interface Fighter {
  kind: Character;
  seat: Seat | undefined; // whose it is, if that is known
}

/** Everybody in a battle, by the number in the order of battle. */
export type Roster = readonly (Fighter | undefined)[];

/** Which of those who are alike on its side this one is; 0 where there is nobody like it. */
export function ordinalOf(roster: Roster, number: number): number {
  const one = roster[number];
  const isAlike = (other: Fighter | undefined) => other?.kind === one?.kind && other?.seat === one?.seat;
  return roster.filter(isAlike).length > 1 ? roster.slice(0, number + 1).filter(isAlike).length : 0;
}

function unitName(say: Say, roster: Roster, kind: Character, number: number): string {
  const one = roster[number];
  if (one?.kind !== kind) return kind;
  const ordinal = ordinalOf(roster, number);
  const isOnBothSides = roster.some((other) => other?.kind === kind && other.seat !== one.seat);
  const owner = isOnBothSides && one.seat !== undefined ? ` (${seatName(say, one.seat)})` : '';
  return kind + (ordinal ? ` ${ordinal}` : '') + owner;
}

/** The armies of each battle of a story, to be found by the arguments of its events. */
class Armies {
  readonly #rosters = new WeakMap<object, Roster>();
  #heard = 0;
  #last: StoryEntry | undefined;
  #gathering: Fighter[] = [];
  #roster: Fighter[] = [];
  #seats: (Seat | undefined)[] = []; // of attacker and defender
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
    // Both legions are shown, the attacker's first; then their battle begins.
    if (key === 'revealed') {
      const seat = args.seat as Seat | undefined;
      this.#gathering.push(...(args.characters as Character[]).map((kind) => ({ kind, seat })));
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

function armiesIn(story: readonly StoryEntry[]): Armies {
  const [first] = story;
  let armies = first && heard.get(first);
  if (!armies?.isContinuedBy(story)) armies = new Armies();
  if (first) heard.set(first, armies);
  armies.hear(story);
  return armies;
}

interface Seen {
  view: TitanView;
  figures: Figures;
  story: readonly StoryEntry[];
}

export function rosterOf(view: TitanView, figures: Figures): Roster {
  return view.battle ? fightersIn(view, view.battle, titanFigures(figures)) : [];
}

export function fightersIn(view: TitanView, battle: Battle, { kinds }: TitanFigures): Roster {
  const course = stepCalled(view, 'battle');
  const seats = [course?.attacker, course?.defender].map((marker) => view.legions[marker ?? '']?.owner);
  return battle.kinds.map((kind, number) => {
    const name = kinds[kind]?.name;
    return name === undefined ? undefined : { kind: name, seat: seats[battle.sides[number]!] };
  });
}

/** How Titan speaks at a table. */
export function titanSpeech(speech: Speech, { view, figures, story }: Seen): Speech {
  const current = rosterOf(view, figures);
  const read = titanFigures(figures);
  const marks = new RegExp(`\\b(?:${read.colours.join('|')})\\d+\\b`, 'g');
  const armies = armiesIn(story);

  function named(value: unknown, roster: Roster): unknown {
    if (Array.isArray(value)) return value.map((item) => named(item, roster));
    if (typeof value !== 'string') return value;
    return value
      .replace(UNIT, (_, kind: Character, number: string) =>
        unitName(speech.say, roster, kind, Number(number)),
      )
      .replace(marks, (marker) => markerName(speech.say, read, marker));
  }

  /** Who is known to be in a legion: `Red1` alone tells little. Of those in battle, whoever is alive. */
  function legionAbout(marker: string): string {
    return view.legions[marker] ? countedNames(speech.say, living(view, marker)) : '';
  }

  return {
    has: (key) => key === 'legion-about' || speech.has(key),
    say: (key, args = {}) => {
      if (key === 'legion-about') return legionAbout(String(args.legion));
      const roster = armies.in(args, current);
      return speech.say(
        key,
        Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(value, roster)])),
      );
    },
  };
}
