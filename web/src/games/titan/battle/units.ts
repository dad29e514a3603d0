/** The characters of a battle, one by one, and where they are. */
import type { Battle, CharacterType, TitanView } from '../contract';
import type { HexLabel, TitanFigures } from '../figures';
import type { Seat } from '../view';
import { fightersIn, ordinalOf, type Roster } from '../naming';
import { stepCalled } from '../view';

export const ATTACKER = 0;
export const DEFENDER = 1;

export interface Unit {
  number: number; // in the order of battle
  id: string; // as picked: 'Ogre-3'
  kind: CharacterType;
  ordinal: number; // among those who are alike; 0 where there is only one
  side: number;
  seat: Seat;
  power: number;
  hits: number;
  where: 'map' | 'off' | 'gone';
  hex: HexLabel | null;
  isSlain: boolean; // it stays on the map until the phase ends
  mustEnter: boolean; // in this phase, or it is lost
  hasEntered: boolean; // in this phase
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
export function armiesOf(view: TitanView, battle: Battle, figures: TitanFigures): [Army, Army] {
  const course = stepCalled(view, 'battle');
  const roster = fightersIn(view, battle, figures);
  const markers = [course?.attacker ?? '', course?.defender ?? ''];
  const [attacker, defender] = markers.map((marker, side): Army => {
    const seat = view.legions[marker]?.owner ?? 0;
    return { side, seat, marker, units: unitsOf(view, battle, figures, roster, { side, seat }) };
  });
  return [attacker!, defender!];
}

/** Who is still beside the map, and who has entered in this phase: until it ends, everybody keeps his place there. */
export function besideMap({ units }: Army): Unit[] {
  return units.filter(({ where, hasEntered }) => where === 'off' || hasEntered);
}

function unitsOf(
  { standing }: TitanView,
  battle: Battle,
  figures: TitanFigures,
  roster: Roster,
  { side, seat }: Pick<Army, 'side' | 'seat'>,
): Unit[] {
  const { powers, slain, must_enter, entered } = standing!;
  return battle.kinds.flatMap((kindNumber, number): Unit[] => {
    const kind = figures.kinds[kindNumber];
    if (!kind || battle.sides[number] !== side) return [];
    const hex = battle.hexes[number]!;
    const off = figures.labels.length; // has not entered yet; whoever is further away is gone
    return [
      {
        number,
        kind,
        ordinal: ordinalOf(roster, number),
        side,
        seat,
        power: powers[number]!,
        hits: battle.hits[number]!,
        id: `${kind.name}-${number}`,
        where: hex < off ? 'map' : hex === off ? 'off' : 'gone',
        hex: figures.labels[hex] ?? null,
        isSlain: slain.includes(number),
        mustEnter: must_enter.includes(number),
        hasEntered: entered.includes(number),
        hasMoved: Boolean((battle.moved >> number) & 1),
        hasStruck: Boolean((battle.struck >> number) & 1),
      },
    ];
  });
}
