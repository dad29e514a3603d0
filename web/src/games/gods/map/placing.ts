/** Where armies stand on the board, and where they have met. */
import type { Point } from '../../../shell/board/geometry';
import type { ArmyView, GodsView } from '../contract';
import type { FieldId, GodsFigures } from '../figures';
import { contestedFields, type Marker } from '../view';
import { CENTRE, CITY, polar, type Place } from './layout';

export interface Placed {
  marker: Marker;
  army: ArmyView;
  place: Point;
  scale: number; // smaller where several share a field
}

const SCALES = [1.45, 1.45, 1.12, 0.98, 0.86];
const HUB = 1.12;

/** All armies with their places, always in the same order. */
export function placedArmies(view: GodsView, figures: GodsFigures): Placed[] {
  const byField = new Map<FieldId, Marker[]>();
  for (const [marker, { field }] of Object.entries(view.armies))
    byField.set(field, [...(byField.get(field) ?? []), marker]);
  // The attacker, whose turn it is, stands on the left; a garrison behind everybody else.
  const order = (marker: Marker) => {
    const { owner, garrison } = view.armies[marker]!;
    return (garrison ? 10 : 0) + Number(owner !== view.active);
  };
  const placed = [...byField].flatMap(([field, markers]) => {
    const place = figures.layout.places.get(field);
    if (!place) return [];
    markers.sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
    const places = standsOn(place, markers.length);
    const isHub = field === 'City' || field === 'Dungeon';
    const scale = isHub ? HUB : (SCALES[markers.length] ?? 0.78);
    return markers.map((marker, at) => ({
      marker,
      scale,
      army: view.armies[marker]!,
      place: places[at] ?? place.centre,
    }));
  });
  return placed.sort((one, other) => (one.marker < other.marker ? -1 : 1));
}

/** Where so many armies stand on one field. */
export function standsOn(place: Place, count: number): Point[] {
  if (place.id === 'City') return around(count, count > 1 ? CITY * 0.55 : 0, 0);
  if (place.id === 'Dungeon') return inVaults(count);
  const { x, y } = place.centre;
  const drop = 8; // the name stands above
  if (count <= 1) return [{ x, y: y + drop }];
  const columns = count <= 2 ? count : Math.ceil(count / 2);
  const gap = Math.min(32, (place.width * 0.92) / columns);
  return Array.from({ length: count }, (_, at) => ({
    x: x + ((at % columns) - (columns - 1) / 2) * gap,
    y: y + drop + (count > columns ? (Math.floor(at / columns) - 0.5) * 28 : 0),
  }));
}

function around(count: number, radius: number, from: number): Point[] {
  return Array.from({ length: count }, (_, at) => polar(radius, from + (at * 360) / count));
}

/** In the three vaults of the Dungeon, one after the other. */
function inVaults(count: number): Point[] {
  const radius = (CITY + CENTRE) / 2;
  const each = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, at) => {
    const vault = at % 3;
    const place = Math.floor(at / 3);
    return polar(radius, vault * 120 + (place - (each - 1) / 2) * 16);
  });
}

export interface MeetingPlace extends Point {
  field: FieldId;
}

/** Where to draw swords: above the armies. */
export function meetingPlaces(view: GodsView, figures: GodsFigures): MeetingPlace[] {
  return [...contestedFields(view)].flatMap((field) => {
    const place = figures.layout.places.get(field);
    return place ? [{ field, x: place.centre.x, y: place.centre.y - 20 }] : [];
  });
}
