/** The figures of Titan as the server sends them, with what is looked up in them. */
import type { Figures } from '../../shell/gamemodule';
import type { CharacterType, HexHazard, LandType, SideHazard, TitanFigures as Sent } from './contract';

export type Character = string; // 'Ogre'
export type Terrain = string; // 'Marsh'
export type HexLabel = string; // 'D4'
export type Hazard = HexHazard | SideHazard;

export interface TitanFigures extends Sent {
  lands: ReadonlyMap<number, LandType>;
  characters: ReadonlyMap<Character, CharacterType>;
  labels: readonly HexLabel[]; // a battle names hexes by their place in this list
}

const read = new WeakMap<Figures, TitanFigures>();

/** Made once for each set of figures. */
export function titanFigures(sent: Figures): TitanFigures {
  let figures = read.get(sent);
  if (!figures) {
    const { board, kinds, maps } = sent as Sent;
    figures = {
      ...(sent as Sent),
      lands: new Map(board.lands.map((land) => [land.number, land])),
      characters: new Map(kinds.map((kind) => [kind.name, kind])),
      labels: Object.keys(maps.hexes),
    };
    read.set(sent, figures);
  }
  return figures;
}
