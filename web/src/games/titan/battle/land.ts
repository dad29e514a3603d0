/** What a Battleland looks like: for each hex its place, height and hazard, and the hazards on its sides. */
import type { Battlelands, Effect, HexHazard, MapFigures, SideHazard } from '../contract';
import type { Character, Hazard, HexLabel, TitanFigures } from '../figures';
import type { Point } from '../../../shell/board/geometry';
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

export function drawnHexes(maps: Battlelands, map: MapFigures): DrawnHex[] {
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
export function drawnSides(maps: Battlelands, map: MapFigures): DrawnSide[] {
  return map.sides.map(([upper, side, hazard]) => ({
    ...hexSide(hexCentre(maps.hexes[upper]!), side),
    key: `${upper}-${side}`,
    hazard,
  }));
}

/** All kinds of hazards on a map, hexes first. */
export function hazardsOn(map: MapFigures): Hazard[] {
  return [...(Object.keys(map.hazards) as HexHazard[]), ...new Set(map.sides.map(([, , hazard]) => hazard))];
}

export interface HazardNote {
  hazard: Hazard;
  natives: readonly Character[];
  effects: readonly { on: Effect['on']; rules: readonly string[] }[];
}

/** Each hazard on a map: who is at home in it, and the rules that say what it does there. */
export function hazardNotes({ maps, kinds }: TitanFigures, map: MapFigures): HazardNote[] {
  const hazards = hazardsOn(map);
  return hazards.map((hazard) => {
    const effects = maps.effects.filter(
      ({ of }) => of[0] === hazard && of.every((one) => hazards.includes(one)),
    );
    return {
      hazard,
      natives: kinds
        .filter(({ natives }) => (natives as readonly Hazard[]).includes(hazard))
        .map(({ name }) => name),
      effects: [...new Set(effects.map(({ on }) => on))].map((on) => ({
        on,
        rules: effects.filter((effect) => effect.on === on).map(({ rule }) => rule),
      })),
    };
  });
}
