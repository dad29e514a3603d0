/** Names and labels in the chosen language. */
import type { SeatSummary } from '../../shell/contract';
import type { Say } from '../../shell/fluent';
import { countedNames, nameOf } from '../../legions/words';
import type { LabelKey } from './labels';
import type { CharacterType, TitanView } from './contract';
import type { Character, Terrain } from './figures';
import { fallen, living, strength, type Marker, type Seat } from './view';
import { makerOf, romanOf, type Colours } from '../../legions/markers';

type Arguments = Record<string, string | number>;

export function label(say: Say, key: LabelKey, args?: Arguments): string {
  return say(`board-${key}`, args);
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

/** What somebody can do, as printed on the counter. */
export function abilitiesOf(say: Say, kind: CharacterType): string[] {
  const abilities = ['flies', 'rangestrikes', 'magic'] as const satisfies readonly LabelKey[];
  return abilities.filter((ability) => kind[ability]).map((ability) => label(say, ability));
}

/** `Red3` is Red III, also where the colour has another name. */
export function markerName(say: Say, figures: Colours, marker: Marker): string {
  const seat = makerOf(figures, marker);
  return `${seat === undefined ? marker : seatName(say, seat)} ${romanOf(marker)}`;
}

/** A legion as it is read aloud: as shown on its marker, its number and how many; then where, who, and whether it has moved. */
export function legionSpoken(say: Say, figures: Colours, view: TitanView, marker: Marker): string {
  const legion = view.legions[marker]!;
  const dead = fallen(view, marker);
  const parts = [
    `${markerName(say, figures, marker)} ${label(say, 'characters', { count: strength(view, marker) })}`,
    landName(say, legion.land),
    countedNames(say, living(view, marker)),
    dead.length ? `${label(say, 'slain')}: ${countedNames(say, dead)}` : '',
    legion.moved ? label(say, 'moved') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
