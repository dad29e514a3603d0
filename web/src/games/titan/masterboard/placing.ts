/** Where legions stand on the board, and where they have met. */
import type { LegionView, TitanView } from '../contract';
import type { TitanFigures } from '../figures';
import { engagedLands, type Marker } from '../view';
import { centreOf, markerPlaces } from './geometry';
import type { Point } from '../../../shell/board/geometry';

export interface Placed {
  marker: Marker;
  legion: LegionView;
  place: Point;
  scale: number; // smaller where several share a land
}

const SCALES = [1.12, 1.12, 0.94, 0.86];

/** All legions with their places, always in the same order. */
export function placedLegions(view: TitanView, figures: TitanFigures): Placed[] {
  const byLand = new Map<number, Marker[]>();
  for (const [marker, { land }] of Object.entries(view.legions)) {
    byLand.set(land, [...(byLand.get(land) ?? []), marker]);
  }
  const isAway = (marker: Marker) => Number(view.legions[marker]!.owner !== view.active);
  const placed = [...byLand].flatMap(([number, markers]) => {
    const land = figures.lands.get(number);
    if (!land) return [];
    // The attacker, whose turn it is, stands on the left.
    markers.sort((one, other) => isAway(one) - isAway(other));
    const places = markerPlaces(land, markers.length);
    const scale = SCALES[markers.length] ?? 0.8;
    return markers.map((marker, order) => ({
      marker,
      scale,
      legion: view.legions[marker]!,
      place: places[order]!,
    }));
  });
  return placed.sort((one, other) => (one.marker < other.marker ? -1 : 1));
}

export interface MeetingPlace extends Point {
  land: number;
}

/** Where to draw swords: above or below the two markers, towards the corner of the land. */
export function meetingPlaces(view: TitanView, figures: TitanFigures): MeetingPlace[] {
  return [...engagedLands(view)].flatMap((number) => {
    const land = figures.lands.get(number);
    if (!land) return [];
    const { x, y } = centreOf(land);
    return [{ land: number, x, y: y + (land.inverted ? 29 : -25) }];
  });
}
