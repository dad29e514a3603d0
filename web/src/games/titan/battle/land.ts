/** What a Battleland looks like: for each hex its place, height and hazard, and the hazards on its sides. */
import type { HexHazard, HexLabel, MapFigures, MapsFigures, SideHazard } from '../figures';
import type { Point } from '../../../shell/board/plane';
import { hexCentre, hexSide, type HexSide } from './geometry';

export interface DrawnHex {
  label: HexLabel;
  centre: Point;
  height: number;
  hazard: HexHazard | null;
}

export interface DrawnSide extends HexSide {
  key: string;
  hazard: SideHazard;
}

export function drawnHexes(maps: MapsFigures, map: MapFigures): DrawnHex[] {
  return Object.entries(maps.hexes).map(([label, hex]) => ({
    label,
    centre: hexCentre(hex),
    height: heightOf(map, label),
    hazard: hazardOf(map, label),
  }));
}

export function hazardOf(map: MapFigures, label: HexLabel): HexHazard | null {
  const found = Object.entries(map.hazards).find(([, labels]) => labels.includes(label));
  return (found?.[0] as HexHazard | undefined) ?? null;
}

export function heightOf(map: MapFigures, label: HexLabel): number {
  return Number(Object.entries(map.heights).find(([, labels]) => labels.includes(label))?.[0] ?? 0);
}

/** Hazards on hexsides; each is drawn from its upper hex, so that outward is downhill. */
export function drawnSides(maps: MapsFigures, map: MapFigures): DrawnSide[] {
  return map.sides.map(([upper, side, hazard]) => ({
    ...hexSide(hexCentre(maps.hexes[upper]!), side),
    key: `${upper}-${side}`,
    hazard,
  }));
}

/** All kinds of hazards on a map, hexes first. */
export function hazardsOn(map: MapFigures): string[] {
  return [...Object.keys(map.hazards), ...new Set(map.sides.map(([, , hazard]) => hazard))];
}
