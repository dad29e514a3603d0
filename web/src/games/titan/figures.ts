/** The figures of Titan as the server sends them: board, maps, characters and recruit charts. */
import type { Figures } from '../../shell/contract';

export type Character = string; // 'Ogre'
export type Terrain = string; // 'Marsh'
export type HexLabel = string; // 'D4'
export type Sign = 'none' | 'block' | 'arch' | 'arrow' | 'triple';
export type HexHazard = 'tree' | 'bramble' | 'drift' | 'volcano' | 'bog' | 'sand' | 'tower';
export type SideHazard = 'slope' | 'cliff' | 'dune' | 'wall';
export type Hazard = HexHazard | SideHazard;

export type Exit = readonly [side: number, sign: Sign, neighbour: number];

export interface LandFigures {
  number: number;
  terrain: Terrain;
  x: number; // column of the grid
  y: number; // row, downward
  inverted: boolean; // its wide edge is at the top
  label_side: number; // the short side that carries its number
  exits: readonly Exit[];
}

export interface BoardFigures {
  width: number;
  height: number;
  lands: readonly LandFigures[];
}

export interface HexFigures {
  x: number; // column, A is 0
  y: number; // row, downward; columns B, D, F sit half a hex lower
  neighbours: readonly (HexLabel | null)[]; // clockwise from the top
}

export interface MapFigures {
  hazards: Partial<Record<HexHazard, readonly HexLabel[]>>;
  heights: Readonly<Record<string, readonly HexLabel[]>>;
  sides: readonly (readonly [upper: HexLabel, side: number, hazard: SideHazard])[];
}

export interface EdgeFigures {
  attacker: readonly HexLabel[];
  defender: readonly HexLabel[];
}

/** The rule that says what a hazard does; where several are named, only on maps that have them all. */
export interface EffectFigures {
  rule: string; // 'T23.4a'
  of: readonly Hazard[];
  on: 'movement' | 'strikes' | 'rangestrikes';
}

export interface MapsFigures {
  hexes: Readonly<Record<HexLabel, HexFigures>>;
  entry: Readonly<Record<string, EdgeFigures>>;
  tower: { defender_setup: readonly HexLabel[]; reinforcement_entry: readonly HexLabel[] };
  effects: readonly EffectFigures[];
  maps: Readonly<Record<Terrain, MapFigures>>;
}

export interface CharacterFigures {
  name: Character;
  power: number;
  skill: number;
  rank: 'lord' | 'demilord' | 'creature';
  flies: boolean;
  rangestrikes: boolean;
  magic: boolean;
  summonable: boolean;
  count: number;
  natives: readonly string[];
}

export interface StartFigures {
  removed: readonly Character[];
  tower_creatures: readonly Character[];
  markers: number;
}

export interface MusteringFigures {
  chains: Readonly<Record<Terrain, readonly (readonly [name: Character, needed: number])[]>>;
  tower: Readonly<Record<Character, unknown>>; // who is mustered only in a Tower; messages say how
  standard: StartFigures; // by the option of that name
  fast: StartFigures;
}

export interface TitanFigures {
  board: BoardFigures;
  maps: MapsFigures;
  mustering: MusteringFigures;
  kinds: readonly CharacterFigures[]; // a battle names them by their place in this list
  lands: ReadonlyMap<number, LandFigures>;
  characters: ReadonlyMap<Character, CharacterFigures>;
  labels: readonly HexLabel[]; // a battle names hexes by their place in this list
}

const read = new WeakMap<Figures, TitanFigures>();

/** The parsed files with what is looked up in them; made once for each set of figures. */
export function titanFigures(files: Figures): TitanFigures {
  let figures = read.get(files);
  if (!figures) {
    const board: BoardFigures = files['board.json'];
    const maps: MapsFigures = files['maps.json'];
    const kinds: readonly CharacterFigures[] = files['characters.json'];
    figures = {
      board,
      maps,
      kinds,
      mustering: files['mustering.json'],
      lands: new Map(board.lands.map((land) => [land.number, land])),
      characters: new Map(kinds.map((kind) => [kind.name, kind])),
      labels: Object.keys(maps.hexes),
    };
    read.set(files, figures);
  }
  return figures;
}
