/** What a battlefield looks like: for each hex its place, height and hazard, and the hazards on its sides. */
import type { Point } from '../../shell/board/geometry';
import { hexCentre, hexSide, type HexSide } from './geometry';
import type { Effect, Hazard, Hexes, HexLabel, MapFigures } from './scene';

export interface DrawnHex {
  label: HexLabel;
  centre: Point;
  height: number;
  hazard: Hazard | null;
}

export interface DrawnSide extends HexSide {
  key: string;
  hazard: Hazard;
}

export function drawnHexes(maps: Hexes, map: MapFigures): DrawnHex[] {
  return Object.entries(maps.hexes).map(([label, hex]) => ({
    label,
    centre: hexCentre(hex),
    height: heightOf(map, label),
    hazard: hazardOf(map, label),
  }));
}

export function hazardOf(map: MapFigures, label: HexLabel): Hazard | null {
  const found = Object.entries(map.hazards).find(([, labels]) => labels?.includes(label));
  return found?.[0] ?? null;
}

export function heightOf(map: MapFigures, label: HexLabel): number {
  return Number(Object.entries(map.heights).find(([, labels]) => labels.includes(label))?.[0] ?? 0);
}

/** Hazards on hexsides; each is drawn from its upper hex, so that outward is downhill. */
export function drawnSides(maps: Hexes, map: MapFigures): DrawnSide[] {
  return map.sides.map(([upper, side, hazard]) => ({
    ...hexSide(hexCentre(maps.hexes[upper]!), side),
    key: `${upper}-${side}`,
    hazard,
  }));
}

/** All kinds of hazards on a map, hexes first. */
export function hazardsOn(map: MapFigures): Hazard[] {
  return [...Object.keys(map.hazards), ...new Set(map.sides.map(([, , hazard]) => hazard))];
}

export interface HazardNote {
  hazard: Hazard;
  natives: readonly string[]; // by name
  effects: readonly { on: Effect['on']; rules: readonly string[] }[];
}

/** What is told of hazards: which rule says what each does, and who is at home where. */
export interface HazardLore {
  maps: { effects: readonly Effect[] };
  kinds: readonly { name: string; natives: readonly Hazard[] }[];
}

/** Each hazard on a map: who is at home in it, and the rules that say what it does there. */
export function hazardNotes({ maps, kinds }: HazardLore, map: MapFigures): HazardNote[] {
  const hazards = hazardsOn(map);
  return hazards.map((hazard) => {
    const effects = maps.effects.filter(
      ({ of }) => of[0] === hazard && of.every((one) => hazards.includes(one)),
    );
    return {
      hazard,
      natives: kinds.filter(({ natives }) => natives.includes(hazard)).map(({ name }) => name),
      effects: [...new Set(effects.map(({ on }) => on))].map((on) => ({
        on,
        rules: effects.filter((effect) => effect.on === on).map(({ rule }) => rule),
      })),
    };
  });
}
