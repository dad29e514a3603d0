/** What a game tells the screen of a battle. */
import type { Paint } from '../paint';
import type { Face } from '../tokens/face';

export type HexLabel = string; // 'D4'
export type Hazard = string; // 'bramble'; how each is drawn is in hazards.ts

export const ATTACKER = 0;
export const DEFENDER = 1;

export interface HexFigures {
  x: number; // column
  y: number; // row downward; every second column sits half a hex lower
  neighbours: readonly (HexLabel | null)[];
}

/** Hazards by hexes, heights above zero, and hexsides named by their upper hex. */
export interface MapFigures {
  hazards: Readonly<Record<Hazard, readonly HexLabel[] | undefined>>;
  heights: Readonly<Record<string, readonly HexLabel[]>>;
  sides: readonly (readonly [HexLabel, number, Hazard])[];
}

/** Which rule says what a hazard does; where several are named, only together with the others. */
export interface Effect {
  rule: string;
  of: readonly Hazard[];
  on: 'movement' | 'rangestrikes' | 'strikes';
}

/** The hexes that all maps share, and the edges of entry. */
export interface Hexes {
  hexes: Readonly<Record<HexLabel, HexFigures>>;
  entry: Readonly<Record<string, { attacker: readonly HexLabel[]; defender: readonly HexLabel[] }>>;
}

/** Something that lies on a counter for a while. */
export interface Mark {
  picture: string;
  title: string;
}

export interface Unit {
  number: number; // in the order of battle
  id: string; // as picked: 'Ogre-3'
  name: string; // 'Ogre'
  title: string; // as on its counter: with a number where there are several alike
  owner: string; // whose it is, in words
  side: number;
  paint: Paint;
  face: Face;
  power: number;
  hits: number;
  where: 'map' | 'off' | 'gone';
  hex: HexLabel | null;
  isSlain: boolean; // it stays on the map until the phase ends
  mustEnter: boolean; // in this phase, or it is lost
  hasEntered: boolean; // in this phase
  hasMoved: boolean;
  hasStruck: boolean;
  abilities: readonly string[]; // in words
  natives: readonly Hazard[]; // where it is at home
  marks?: readonly Mark[];
}

export interface Army {
  side: number;
  name: string; // of its marker
  player: string;
  paint: Paint;
  units: readonly Unit[];
}

/** Where a battle stands. */
export interface Scene {
  number: number; // changes whenever something was done
  title: string; // of the battlefield, in words
  earth: string; // its colour
  map: MapFigures;
  entry: number; // the attacker's edge
  rounds: number; // of a battle
  round: number;
  half: number; // whose half of the round it is
  phase: string; // 'maneuver' or 'strike'
  foe: number | null; // the side whose units would be struck
  newcomer: number | null; // who was called in, by his number
  armies: readonly [Army, Army]; // the attacker's first
}

/** Who is still beside the map, and who has entered in this phase: until it ends, everybody keeps his place there. */
export function besideMap({ units }: Army): Unit[] {
  return units.filter(({ where, hasEntered }) => where === 'off' || hasEntered);
}
