/** Names and labels in the chosen language. */
import type { SeatSummary } from '../../shell/contract';
import type { Say } from '../../shell/fluent';
import type { TitanView } from './contract';
import type { Character, Terrain } from './figures';
import { fallen, living, strength, type Marker, type Seat } from './view';
import { makerOf, romanOf, type Colours } from './colours';

/** What the board itself says, by message key `board-<key>`. */
export const LABELS = [
  'attacker',
  'defender',
  'battle',
  'masterboard',
  'round',
  'battle-round',
  'waiting',
  'must-enter',
  'newcomer',
  'slain',
  'unknown',
  'moved',
  'engaged',
  'characters',
  'worth',
  'hits',
  'height',
  'odds-dice',
  'odds-expected',
  'odds-slays',
  'odds-needed',
  'titan-power',
  'score',
  'legions',
  'own-legions',
  'markers-left',
  'fallen',
  'stacks',
  'lost',
  'chart',
  'tower-any',
  'tower-Warlock',
  'tower-Guardian',
  'signs',
  'sign-block',
  'sign-arch',
  'sign-arrow',
  'sign-triple',
  'players',
  'aftermath',
  'losses',
  'go-on',
  'roll',
  'enter',
  'land',
  'chosen',
  'flies',
  'rangestrikes',
  'magic',
  'native',
  'hazards',
  'natives',
  'on-movement',
  'on-strikes',
  'on-rangestrikes',
] as const;

const LONGEST_TITLE = 14; // letters

export type LabelKey = (typeof LABELS)[number];
type Arguments = Record<string, string | number>;

export function label(say: Say, key: LabelKey, args?: Arguments): string {
  return say(`board-${key}`, args);
}

/** In English things are called what the rules call them, and there is no message. */
function nameOf(say: Say, thing: string): string {
  const key = `name-${thing}`;
  const name = say(key);
  return name === key ? thing : name;
}

export function hazardName(say: Say, hazard: string): string {
  const name = nameOf(say, hazard);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function characterName(say: Say, name: Character): string {
  return nameOf(say, name);
}

export function terrainName(say: Say, terrain: Terrain): string {
  return nameOf(say, terrain);
}

export function landName(say: Say, land: number): string {
  return say('land-name', { land });
}

export function seatName(say: Say, seat: Seat): string {
  return say('seat-name', { seat });
}

/** As in the list of seats; an empty chair by its colour. */
export function playerName(say: Say, seats: readonly SeatSummary[], seat: Seat): string {
  return seats[seat]?.name || seatName(say, seat);
}

/** As on its counter: with a number where there are several alike. */
export function unitTitle(
  say: Say,
  { kind, ordinal }: { kind: { name: Character }; ordinal: number },
): string {
  return characterName(say, kind.name) + (ordinal ? ` ${ordinal}` : '');
}

/** As much of it as can be read on a counter; the number that tells it from others stays. */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const [, name = '', ordinal = ''] = /^(.*?)( \d+)?$/.exec(title) ?? [];
  return `${name.slice(0, LONGEST_TITLE - ordinal.length - 1).trimEnd()}.${ordinal}`;
}

/** `Red3` is Red III, also where the colour has another name. */
export function markerName(say: Say, figures: Colours, marker: Marker): string {
  const seat = makerOf(figures, marker);
  return `${seat === undefined ? marker : seatName(say, seat)} ${romanOf(marker)}`;
}

/** The names of several characters, equal ones counted: `Ogre ×2, Titan`. */
export function characterNames(say: Say, names: readonly Character[]): string {
  const counts = new Map<Character, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => characterName(say, name) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
}

/** A legion as it is read aloud: as shown on its marker, its number and how many; then where, who, and whether it has moved. */
export function legionSpoken(say: Say, figures: Colours, view: TitanView, marker: Marker): string {
  const legion = view.legions[marker]!;
  const dead = fallen(view, marker);
  const parts = [
    `${markerName(say, figures, marker)} ${label(say, 'characters', { count: strength(view, marker) })}`,
    landName(say, legion.land),
    characterNames(say, living(view, marker)),
    dead.length ? `${label(say, 'slain')}: ${characterNames(say, dead)}` : '',
    legion.moved ? label(say, 'moved') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
