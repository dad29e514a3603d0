/** A battle of Gods of Titan as the screen of battles is told it: the figures one by one, and what lies on them. */
import type { Army, Mark, Scene, Unit } from '../../../legions/battle/scene';
import type { BoardProps } from '../../../shell/gamemodule';
import { GOLD, paintFor } from '../colours';
import type { Battle, GodsView } from '../contract';
import type { GodsFigures } from '../figures';
import { pictureOf } from '../icons';
import { fightersIn, ordinalOf } from '../naming';
import { faceOf } from '../tokens/faces';
import { earthOf } from '../map/lands';
import { DARKLORD, NEUTRAL, stepCalled, stepOf, type Seat } from '../view';
import { abilitiesOf, label, landName, markerName, playerName, seatName, unitTitle } from '../words';

type Told = Pick<BoardProps<GodsView>, 'view' | 'say' | 'seats'>;

const STRIKING: ReadonlySet<string> = new Set(['strike', 'carry', 'stone-cold', 'painchain', 'necromancer']);

export function sceneOf(told: Told, battle: Battle, figures: GodsFigures): Scene {
  const { view, say } = told;
  const step = stepOf(view);
  const isStriking = STRIKING.has(step?.step ?? '');
  return {
    number: view.number,
    title: landName(say, battle.land),
    earth: earthOf(battle.land),
    map: view.standing?.ground ?? figures.maps.maps[battle.land]!,
    entry: battle.entry,
    rounds: figures.battle_rounds,
    round: battle.round,
    half: battle.half,
    phase: isStriking ? 'strike' : (step?.step ?? ''),
    foe: isStriking && step && 'side' in step ? 1 - step.side : null,
    newcomer: view.newcomer?.unit ?? null,
    armies: [0, 1].map((side) => armyOf(told, battle, figures, side)) as unknown as [Army, Army],
  };
}

function armyOf(told: Told, battle: Battle, figures: GodsFigures, side: number): Army {
  const { view, say, seats } = told;
  const course = stepCalled(view, 'battle');
  const marker = (side ? course?.defender : course?.attacker) ?? '';
  const owner = ownerOf(view, battle, marker, side);
  const isGods = battle.is_final && side === 1;
  return {
    side,
    name: isGods ? landName(say, battle.land) : marker ? markerName(say, figures, marker) : '',
    player: isGods ? landName(say, GOD) : playerName(say, seats, owner),
    paint: isGods ? GOLD : paintFor(owner),
    units: unitsOf(told, battle, figures, side),
  };
}

function ownerOf(view: GodsView, battle: Battle, marker: string, side: number): Seat {
  const first = battle.owners[battle.sides.indexOf(side)];
  return view.armies[marker]?.owner ?? first ?? NEUTRAL;
}

const GOD = 'God';
const has = (set: number, member: number) => Boolean((set >> member) & 1);

function unitsOf({ view, say }: Told, battle: Battle, figures: GodsFigures, side: number): Unit[] {
  const { powers, skills, slain, must_enter, entered, riders } = view.standing!;
  const roster = fightersIn(battle, figures);
  return battle.kinds.flatMap((kindNumber, number): Unit[] => {
    const kind = figures.kinds[kindNumber];
    if (!kind || battle.sides[number] !== side) return [];
    const hex = battle.hexes[number]!;
    const off = figures.labels.length; // has not entered yet; whoever is further away is gone
    const seat = battle.owners[number] ?? NEUTRAL;
    const marks: (Mark | false)[] = [
      has(battle.stone, number) && mark(pictureOf('stone'), 'stone'),
      has(battle.announced, number) && mark(pictureOf('once'), 'announced'),
      has(battle.feared, number) && mark(pictureOf('fear'), 'feared'),
      has(battle.slaves, number) && mark(pictureOf('chain'), 'slave'),
      has(battle.misplaced, number) && mark(pictureOf('Landscaping'), 'misplaced'),
      battle.shielded === number && mark(pictureOf('Shield'), 'shielded'),
      has(battle.reds, number) && mark(pictureOf('Summon'), 'red-demon'),
      riders.some((pair) => pair.includes(number)) && mark(pictureOf('ride'), 'riding'),
    ];
    const abilities = abilitiesOf(say, kind);
    if (kind.ability) abilities.push(label(say, has(battle.used, number) ? 'ability-used' : 'ability'));
    return [
      {
        number,
        id: `${kind.name}-${number}`,
        name: kind.name,
        title: unitTitle(say, kind.name, ordinalOf(roster, number)),
        owner: seatName(say, seat),
        side,
        paint: kind.name === GOD ? GOLD : paintFor(seat),
        face: faceOf(kind, skills[number]),
        power: powers[number]!,
        hits: battle.hits[number]!,
        where: hex < off ? 'map' : hex === off ? 'off' : 'gone',
        hex: figures.labels[hex] ?? null,
        isSlain: slain.includes(number),
        mustEnter: must_enter.includes(number),
        hasEntered: entered.includes(number),
        hasMoved: has(battle.moved, number),
        hasStruck: has(battle.struck, number),
        abilities,
        natives: nativesOf(battle, kind.natives, seat, side),
        marks: marks.filter((one) => one !== false),
      },
    ];
  });

  function mark(picture: string, key: Parameters<typeof label>[1]): Mark {
    return { picture, title: label(say, key) };
  }
}

/** Whoever is led by the Darklord is at home in Darkness, all others in Clouds. */
function nativesOf(battle: Battle, natives: readonly string[], seat: Seat, side: number): readonly string[] {
  const own = battle.camps[side] === 'darklord' || seat === DARKLORD ? 'darkness' : 'cloud';
  return natives.includes(own) ? natives : [...natives, own];
}
