/** Names and labels in the chosen language. */
import type { SeatSummary } from '../../shell/contract';
import type { Say } from '../../shell/fluent';
import { makerOf, romanOf, type Colours } from '../../legions/markers';
import { countedNames, nameOf } from '../../legions/words';
import type { LabelKey } from './labels';
import type { FigureType, GodsView } from './contract';
import type { FieldId, FigureName, GodsFigures, LandName } from './figures';
import { fallen, living, NEUTRAL, strength, type Marker, type Seat } from './view';

type Arguments = Record<string, string | number>;

export function label(say: Say, key: LabelKey, args?: Arguments): string {
  return say(`board-${key}`, args);
}

export function figureName(say: Say, name: FigureName): string {
  return nameOf(say, name);
}

export function landName(say: Say, land: LandName): string {
  return nameOf(say, land);
}

/** `Marsh D2.13`; City and Dungeon are there once. */
export function fieldName(say: Say, figures: GodsFigures, field: FieldId): string {
  const land = figures.fields.get(field)?.land;
  if (!land) return field;
  return land === field ? landName(say, land) : `${landName(say, land)} ${field}`;
}

export function seatName(say: Say, seat: Seat): string {
  return say('seat-name', { seat });
}

/** As in the list of seats; an empty chair by its colour. */
export function playerName(say: Say, seats: readonly SeatSummary[], seat: Seat): string {
  return seats[seat]?.name || seatName(say, seat);
}

/** `Red3` is Red III, and `GreyRuin2` the second grey Ruin. */
export function markerName(say: Say, figures: Colours, marker: Marker): string {
  const seat = makerOf(figures, marker) ?? NEUTRAL;
  const [, , land = '', number = ''] = /^([A-Z][a-z]+)([A-Z][a-z]+)?(\d*)$/.exec(marker) ?? [];
  if (!land) return `${seatName(say, seat)} ${romanOf(marker)}`;
  return [seatName(say, seat), landName(say, land), number].filter(Boolean).join(' ');
}

/** What is printed on a marker. */
export function markerLabel(marker: Marker): string {
  return /\d$/.test(marker) ? romanOf(marker) : '';
}

export function unitTitle(say: Say, name: FigureName, ordinal: number): string {
  return figureName(say, name) + (ordinal ? ` ${ordinal}` : '');
}

/** What a figure can do, as printed on its counter. */
export function abilitiesOf(say: Say, kind: FigureType): string[] {
  const keys: LabelKey[] = [
    ...(kind.flies ? (['flies'] as const) : []),
    ...(kind.rangestrikes ? (['rangestrikes'] as const) : []),
    ...(kind.magic ? (['magic'] as const) : []),
    ...(kind.wave ? ([kind.wave === 'double' ? 'swims' : 'swims-and-walks'] as const) : []),
    ...(kind.permanent ? (['permanent'] as const) : []),
  ];
  return keys.map((key) => label(say, key));
}

/** An army as it is read aloud: as shown on its marker, and how many; then where, who, and whether it has moved. */
export function armySpoken(say: Say, figures: GodsFigures, view: GodsView, marker: Marker): string {
  const army = view.armies[marker]!;
  const dead = fallen(view, marker);
  const parts = [
    `${markerName(say, figures, marker)} ${label(say, 'figures', { count: strength(view, marker) })}`,
    army.garrison ? label(say, 'garrison') : '',
    fieldName(say, figures, army.field),
    countedNames(say, living(view, marker)),
    dead.length ? `${label(say, 'slain')}: ${countedNames(say, dead)}` : '',
    army.moved ? label(say, 'moved') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
