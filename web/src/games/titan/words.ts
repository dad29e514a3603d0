/** Names and labels in the chosen language; English steps in where a message is missing. */
import type { Say, SeatInfo } from '../../shell/contract';
import type { Character, Terrain } from './figures';
import type { Marker, Seat } from './view';
import { colourName, romanOf, SEATS } from './colours';

/** What the board itself says, by message key `board-<key>`. */
const LABELS = {
  attacker: 'Attacker',
  defender: 'Defender',
  battle: 'Battle',
  masterboard: 'Masterboard',
  round: 'Round { $round }',
  'battle-round': 'Round { $round } of 7',
  waiting: 'Still to enter',
  'must-enter': 'Enter now or be lost',
  newcomer: 'Newcomer',
  slain: 'Slain',
  unknown: 'Unknown character',
  moved: 'has moved',
  engaged: 'Engagement in { $land }',
  characters: '{ $count } characters',
  worth: 'worth { $points }',
  hits: '{ $hits } of { $power } hits',
  height: 'height { $height }',
  'odds-dice': '{ $dice } dice, { $number }+',
  'odds-expected': '{ $expected } hits expected',
  'odds-slays': '{ $chance } to slay',
  'odds-needed': '{ $need } needed',
  'titan-power': 'Titan power',
  score: 'Score',
  legions: 'Legions',
  'markers-left': 'Markers left',
  fallen: 'fallen',
  stacks: 'Caretaker’s stacks',
  lost: '{ $lost } lost for good',
  chart: 'Recruit chart',
  'tower-any': 'Any legion',
  'tower-warlock': 'Titan or Warlock',
  'tower-guardian': 'Three alike, or a Guardian',
  signs: 'Signs on the borders',
  'sign-block': 'Block: who starts here must leave this way.',
  'sign-arch': 'Arch: who starts here may leave this way.',
  'sign-arrow': 'Arrow: the way on for those who pass; out of a Tower, any of them.',
  'sign-triple': 'Three arrows: who passes must follow them, who starts here may.',
  players: 'Players',
  roll: 'Movement roll { $roll }',
  enter: 'Enter from this side',
  land: 'Go here',
  chosen: 'Chosen',
  flies: 'flies',
  rangestrikes: 'rangestrikes',
  magic: 'by magic',
  native: 'at home in { $hazards }',
} as const;

export type LabelKey = keyof typeof LABELS;
type Arguments = Record<string, string | number>;

/** Unknown keys come back as they are, perhaps followed by their arguments. */
function said(say: Say, key: string, args: Arguments | undefined, fallback: string): string {
  const sentence = say(key, args);
  return !sentence || sentence === key || sentence.startsWith(`${key} `) ? fallback : sentence;
}

export function label(say: Say, key: LabelKey, args?: Arguments): string {
  const filled = LABELS[key].replace(/\{ \$(\w+) \}/g, (_, name: string) => String(args?.[name] ?? ''));
  return said(say, `board-${key}`, args, filled);
}

export function hazardName(say: Say, hazard: string): string {
  const name = said(say, `name-${hazard}`, undefined, hazard);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function characterName(say: Say, name: Character): string {
  return said(say, `name-${name}`, undefined, name);
}

export function terrainName(say: Say, terrain: Terrain): string {
  return said(say, `name-${terrain}`, undefined, terrain);
}

export function landName(say: Say, land: number, terrain: Terrain): string {
  return said(say, 'land-name', { land }, `${terrainName(say, terrain)} ${land}`);
}

export function seatName(say: Say, seat: Seat): string {
  return said(say, 'seat-name', { seat }, colourName(seat));
}

/** As in the list of seats; an empty chair by its colour. */
export function playerName(say: Say, seats: readonly SeatInfo[], seat: Seat): string {
  return seats[seat]?.name || seatName(say, seat);
}

/** As on its counter: with a number where there are several alike. */
export function unitTitle(
  say: Say,
  { kind, ordinal }: { kind: { name: Character }; ordinal: number },
): string {
  return characterName(say, kind.name) + (ordinal ? ` ${ordinal}` : '');
}

/** `Red3` is Red III, also where the colour has another name. */
export function markerName(say: Say, marker: Marker): string {
  const seat = SEATS.find((one) => marker.startsWith(colourName(one)));
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
