/**
 * How Gods of Titan speaks at a table: `Cyclops-5` is the Cyclops, the marker `Red3` is Red III as painted on it, and a
 * field is called by its land.
 */
import type { StoryEntry } from '../../shell/contract';
import type { Speech } from '../../shell/fluent';
import type { Figures } from '../../shell/gamemodule';
import { armiesIn, ordinalOf, UNIT, unitName, type Roster } from '../../legions/naming';
import { countedNames } from '../../legions/words';
import type { Battle, GodsView } from './contract';
import { godsFigures, type GodsFigures } from './figures';
import { living } from './view';
import { fieldName, markerName } from './words';

export { ordinalOf };

interface Seen {
  view: GodsView;
  figures: Figures;
  story: readonly StoryEntry[];
}

/** Everybody in a battle, by the number in the order of battle. */
export function fightersIn(battle: Battle, { kinds }: GodsFigures): Roster {
  return battle.kinds.map((kind, number) => {
    const name = kinds[kind]?.name;
    return name === undefined ? undefined : { kind: name, seat: battle.owners[number] };
  });
}

/** What messages call the arguments in which fields stand. */
const FIELDS: ReadonlySet<string> = new Set(['field', 'fields', 'from_field', 'tower', 'leave']);

export function godsSpeech(speech: Speech, { view, figures, story }: Seen): Speech {
  const read = godsFigures(figures);
  const current = view.battle ? fightersIn(view.battle, read) : [];
  const marks = new RegExp(`\\b(?:${[...read.colours, 'Grey'].join('|')})(?:[A-Z][a-z]+\\d*|\\d+)\\b`, 'g');
  const armies = armiesIn(story, 'figures');

  function named(value: unknown, roster: Roster): unknown {
    if (Array.isArray(value)) return value.map((item) => named(item, roster));
    if (typeof value !== 'string') return value;
    return value
      .replace(UNIT, (_, kind: string, number: string) => unitName(speech.say, roster, kind, Number(number)))
      .replace(marks, (marker) => markerName(speech.say, read, marker));
  }

  function placed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(placed);
    return typeof value === 'string' && read.fields.has(value) ? fieldName(speech.say, read, value) : value;
  }

  /** Who is known to be in an army: `Red1` alone tells little. Of those in battle, whoever is alive. */
  function armyAbout(marker: string): string {
    return view.armies[marker] ? countedNames(speech.say, living(view, marker)) : '';
  }

  return {
    has: (key) => key === 'army-about' || speech.has(key),
    say: (key, args = {}) => {
      if (key === 'army-about') return armyAbout(String(args.army));
      const roster = armies.in(args, current);
      // The way of a move is drawn on the board.
      const told = key === 'action-move' ? { ...args, way: [] } : args;
      return speech.say(
        key,
        Object.fromEntries(
          Object.entries(told).map(([name, value]) => [
            name,
            named(FIELDS.has(name) ? placed(value) : value, roster),
          ]),
        ),
      );
    },
  };
}
