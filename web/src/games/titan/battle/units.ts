/** A battle of Titan as its screen is told it: the characters one by one, and where they are. */
import type { Army, Scene, Unit } from '../../../legions/battle/scene';
import { paintOf } from '../../../legions/paint';
import type { BoardProps } from '../../../shell/gamemodule';
import type { Battle, TitanView } from '../contract';
import type { TitanFigures } from '../figures';
import { ordinalOf, type Roster } from '../../../legions/naming';
import { fightersIn } from '../naming';
import { faceOf } from '../tokens/faces';
import { stepCalled, stepOf, type Seat } from '../view';
import { abilitiesOf, markerName, playerName, seatName, terrainName, unitTitle } from '../words';

type Told = Pick<BoardProps<TitanView>, 'view' | 'say' | 'seats'>;

export function sceneOf(told: Told, battle: Battle, figures: TitanFigures): Scene {
  const { view, say } = told;
  const step = stepOf(view);
  return {
    number: view.number,
    title: terrainName(say, battle.terrain),
    earth: `var(--${battle.terrain.toLowerCase()})`,
    map: figures.maps.maps[battle.terrain]!,
    entry: battle.entry,
    rounds: figures.battle_rounds,
    round: battle.round,
    half: battle.half,
    phase: step?.step === 'carry' ? 'strike' : (step?.step ?? ''),
    foe: step?.step === 'strike' || step?.step === 'carry' ? 1 - step.side : null,
    newcomer: view.newcomer?.unit ?? null,
    armies: armiesOf(told, battle, figures),
  };
}

/** The two armies, attacker first. */
export function armiesOf(told: Told, battle: Battle, figures: TitanFigures): [Army, Army] {
  const { view, say, seats } = told;
  const course = stepCalled(view, 'battle');
  const roster = fightersIn(view, battle, figures);
  const markers = [course?.attacker ?? '', course?.defender ?? ''];
  const [attacker, defender] = markers.map((marker, side): Army => {
    const seat = view.legions[marker]?.owner ?? 0;
    return {
      side,
      name: markerName(say, figures, marker),
      player: playerName(say, seats, seat),
      paint: paintOf(seat),
      units: unitsOf(told, battle, figures, roster, { side, seat }),
    };
  });
  return [attacker!, defender!];
}

function unitsOf(
  { view, say }: Told,
  battle: Battle,
  figures: TitanFigures,
  roster: Roster,
  { side, seat }: { side: number; seat: Seat },
): Unit[] {
  const { powers, slain, must_enter, entered } = view.standing!;
  return battle.kinds.flatMap((kindNumber, number): Unit[] => {
    const kind = figures.kinds[kindNumber];
    if (!kind || battle.sides[number] !== side) return [];
    const hex = battle.hexes[number]!;
    const off = figures.labels.length; // has not entered yet; whoever is further away is gone
    return [
      {
        number,
        id: `${kind.name}-${number}`,
        name: kind.name,
        title: unitTitle(say, { kind, ordinal: ordinalOf(roster, number) }),
        owner: seatName(say, seat),
        side,
        paint: paintOf(seat),
        face: faceOf(kind),
        power: powers[number]!,
        hits: battle.hits[number]!,
        where: hex < off ? 'map' : hex === off ? 'off' : 'gone',
        hex: figures.labels[hex] ?? null,
        isSlain: slain.includes(number),
        mustEnter: must_enter.includes(number),
        hasEntered: entered.includes(number),
        hasMoved: Boolean((battle.moved >> number) & 1),
        hasStruck: Boolean((battle.struck >> number) & 1),
        abilities: abilitiesOf(say, kind),
        natives: kind.natives,
      },
    ];
  });
}
