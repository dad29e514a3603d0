/** The characters of a battle, one by one, and where they are. */
import type { CharacterFigures, HexLabel, TitanFigures } from '../figures';
import type { BattleView, Seat, TitanView } from '../view';
import { ordinalOf } from '../naming';
import { stepCalled } from '../view';

export const ATTACKER = 0;
export const DEFENDER = 1;

const OFF = 27; // has not entered yet
const GONE = 28; // slain or eliminated

export interface Unit {
  number: number; // in the order of battle
  id: string; // as picked: 'Ogre-3'
  kind: CharacterFigures;
  ordinal: number; // among those who are alike; 0 where there is only one
  side: number;
  seat: Seat;
  power: number;
  hits: number;
  where: 'map' | 'off' | 'gone';
  hex: HexLabel | null;
  isSlain: boolean; // in this very phase; it stays on the map until the phase ends
  hasMoved: boolean;
  hasStruck: boolean;
}

export interface Army {
  side: number;
  seat: Seat;
  marker: string;
  units: readonly Unit[];
}

/** The two armies, attacker first. */
export function armiesOf(view: TitanView, battle: BattleView, figures: TitanFigures): [Army, Army] {
  const course = stepCalled(view, 'battle');
  const markers = [course?.attacker ?? '', course?.defender ?? ''];
  const [attacker, defender] = markers.map((marker, side): Army => {
    const seat = view.legions[marker]?.owner ?? 0;
    return { side, seat, marker, units: unitsOf(battle, figures, side, seat) };
  });
  return [attacker!, defender!];
}

function unitsOf(battle: BattleView, figures: TitanFigures, side: number, seat: Seat): Unit[] {
  const roster = battle.kinds.map((kind) => figures.kinds[kind]?.name);
  return battle.kinds.flatMap((kindNumber, number): Unit[] => {
    const kind = figures.kinds[kindNumber];
    if (!kind || battle.sides[number] !== side) return [];
    const hex = battle.hexes[number] ?? GONE;
    const power = kind.name === 'Titan' ? (battle.titan_powers[side] ?? kind.power) : kind.power;
    const hits = battle.hits[number] ?? 0;
    return [
      {
        number,
        kind,
        ordinal: ordinalOf(roster, number),
        side,
        seat,
        power,
        hits,
        id: `${kind.name}-${number}`,
        where: hex < OFF ? 'map' : hex === OFF ? 'off' : 'gone',
        hex: figures.labels[hex] ?? null,
        isSlain: hex < OFF && hits >= power,
        hasMoved: Boolean((battle.moved >> number) & 1),
        hasStruck: Boolean((battle.struck >> number) & 1),
      },
    ];
  });
}
