/**
 * What the messages of a battle only number is given a name: `Cyclops-5` is the Cyclops, or where there are several
 * the second of them, as on its counter; the marker `Red3` is Red III, as painted on it.
 */
import type { Figures, StoryEntry } from '../../shell/contract';
import type { Speech } from '../../shell/fluent';
import { titanFigures, type Character } from './figures';
import { visible, type TitanView } from './view';
import { characterNames, markerName } from './words';

const UNIT = /\b([A-Z][a-z]+)-(\d+)\b/g;
const MARKER = /\b(?:Red|Blue|Gold|Green|Black|Brown)\d+\b/g;

/** Everybody in a battle, by the number in the order of battle. */
export type Roster = readonly (Character | undefined)[];

/** Which of those who are alike this one is; 0 where there is nobody like it. */
export function ordinalOf(roster: Roster, number: number): number {
  const kind = roster[number];
  const isAlike = (other: Character | undefined) => other === kind;
  return roster.filter(isAlike).length > 1 ? roster.slice(0, number + 1).filter(isAlike).length : 0;
}

function unitName(roster: Roster, kind: Character, number: number): string {
  const ordinal = roster[number] === kind ? ordinalOf(roster, number) : 0;
  return ordinal ? `${kind} ${ordinal}` : kind;
}

/** The armies of each battle of the story, to be found by the arguments of its events. */
function rostersIn(story: readonly StoryEntry[], current: Roster): WeakMap<object, Roster> {
  const rosters = new WeakMap<object, Roster>();
  let gathering: Character[] = [];
  let roster: Character[] = [];
  let told: object[] = [];
  for (const event of story.flatMap((entry) => entry.events)) {
    // Both legions are shown, the attacker's first; then their battle begins.
    if (event.key === 'revealed') gathering.push(...(event.args.characters as Character[]));
    if (event.key === 'battle') {
      roster = gathering;
      gathering = [];
      told = [];
    }
    for (const [, kind, number] of JSON.stringify(event.args).matchAll(UNIT))
      roster[Number(number)] ??= kind!;
    told.push(event.args);
    rosters.set(event.args, roster);
  }
  // Of the battle that is being fought everybody is known, also who has not done anything yet.
  if (current.length) for (const args of told) rosters.set(args, current);
  return rosters;
}

interface Seen {
  view: TitanView;
  figures: Figures;
  story: readonly StoryEntry[];
}

export function rosterOf(view: TitanView, figures: Figures): Roster {
  const { kinds } = titanFigures(figures);
  return view.battle?.kinds.map((kind) => kinds[kind]?.name) ?? [];
}

/** How Titan speaks at a table. */
export function titanSpeech(speech: Speech, { view, figures, story }: Seen): Speech {
  const current = rosterOf(view, figures);
  const rosters = rostersIn(story, current);

  function named(value: unknown, roster: Roster): unknown {
    if (Array.isArray(value)) return value.map((item) => named(item, roster));
    if (typeof value !== 'string') return value;
    return value
      .replace(UNIT, (_, kind: Character, number: string) => unitName(roster, kind, Number(number)))
      .replace(MARKER, (marker) => markerName(speech.say, marker));
  }

  /** Who is known to be in a legion: `Red1` alone tells little. */
  function legionAbout(marker: string): string {
    const legion = view.legions[marker];
    return legion ? characterNames(speech.say, visible(legion)) : '';
  }

  return {
    has: (key) => key === 'legion-about' || speech.has(key),
    say: (key, args = {}) => {
      if (key === 'legion-about') return legionAbout(String(args.legion));
      const roster = rosters.get(args) ?? current;
      return speech.say(
        key,
        Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(value, roster)])),
      );
    },
  };
}
