/** The figures of Gods of Titan as the server sends them, with what is looked up in them. */
import type { Figures } from '../../shell/gamemodule';
import type { FieldType, FigureType, GodsFigures as Sent, LandType, SpellType } from './contract';
import { layoutOf, type Layout } from './map/layout';

export type FigureName = string; // 'Ogre'
export type FieldId = string; // 'D2.13'
export type LandName = string; // 'Marsh'

export interface GodsFigures extends Sent {
  fields: ReadonlyMap<FieldId, FieldType>;
  lands: ReadonlyMap<LandName, LandType>;
  figures: ReadonlyMap<FigureName, FigureType>;
  spellsByName: ReadonlyMap<string, SpellType>;
  labels: readonly string[]; // a battle names hexes by their place in this list
  layout: Layout;
}

const read = new WeakMap<Figures, GodsFigures>();

/** Made once for each set of figures. */
export function godsFigures(sent: Figures): GodsFigures {
  let figures = read.get(sent);
  if (!figures) {
    const { board, kinds, maps, spells } = sent as Sent;
    figures = {
      ...(sent as Sent),
      fields: new Map(board.fields.map((field) => [field.id, field])),
      lands: new Map(board.lands.map((land) => [land.name, land])),
      figures: new Map(kinds.map((kind) => [kind.name, kind])),
      spellsByName: new Map(spells.map((spell) => [spell.name, spell])),
      labels: Object.keys(maps.hexes),
      layout: layoutOf(board),
    };
    read.set(sent, figures);
  }
  return figures;
}

export function landOf(figures: GodsFigures, field: FieldId): LandName {
  return figures.fields.get(field)?.land ?? '';
}
