/**
 * At a table messages speak of races where the engine speaks of seats, of `hero 2 of the Orcs` where it says
 * `orcs-2`, and a free place is told by the realms around it.
 */
import type { StoryEntry } from '../../shell/contract';
import type { Figures } from '../../shell/gamemodule';
import type { Speech } from '../../shell/fluent';
import { aroundCell, cellOf } from './map/geometry';
import type { BattlemistView } from './view';
import { heroCalled } from './view';

/** What messages call the arguments in which a seat stands. */
const SEATS = new Set([
  'seat', 'seats', 'victim', 'partner', 'to_seat', 'attacker', 'defender', 'conqueror', 'foe',
]); // prettier-ignore

/** And those in which a hero may stand, or what a card is meant for. */
const TARGETS = new Set(['target', 'thing', 'hero']);

interface Seen {
  view: BattlemistView;
  figures: Figures;
  story: readonly StoryEntry[];
}

export function battlemistSpeech(speech: Speech, { view }: Seen): Speech {
  function raceOf(seat: unknown): unknown {
    return typeof seat === 'number' ? view.players[seat]?.race || seat : seat;
  }

  function placeName(place: string): string {
    const cell = cellOf(place);
    const realms = cell ? aroundCell(view.tiles, cell) : [];
    return realms.length ? speech.say('board-place', { realms }) : place;
  }

  function targetName(target: string): string {
    const hero = heroCalled(view, target);
    if (hero) return speech.say('board-hero-of', { hero: hero.number, race: view.players[hero.seat]!.race });
    return target.replaceAll('+', ', ');
  }

  function named(name: string, value: unknown, isChoice: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => named(name, item, isChoice));
    // Who is choosing a race is a seat until he has it.
    if (SEATS.has(name)) return isChoice ? value : raceOf(value);
    if (typeof value !== 'string') return value;
    if (name === 'place') return placeName(value);
    return TARGETS.has(name) ? targetName(value) : value;
  }

  return {
    has: speech.has,
    say: (key, args = {}) =>
      speech.say(
        key,
        Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, named(name, value, 'race' in args)]),
        ),
      ),
  };
}
