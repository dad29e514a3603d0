/**
 * What the messages of a battle only number is given a name: `Cyclops-5` is the Cyclops, or where its side has several
 * the second of them, as on its counter, and of which player where both have some; the marker `Red3` is Red III, as
 * painted on it.
 */
import type { StoryEntry } from '../../shell/contract';
import type { Figures } from '../../shell/gamemodule';
import type { Speech } from '../../shell/fluent';
import type { Battle, TitanView } from './contract';
import { armiesIn, UNIT, unitName, type Roster } from '../../legions/naming';
import { titanFigures, type Character, type TitanFigures } from './figures';
import { living, stepCalled } from './view';
import { countedNames } from '../../legions/words';
import { markerName } from './words';

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
  const armies = armiesIn(story, 'characters');

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
