/** What is known of the battle that somebody chooses for a new table. */
import type { ArmageddonFigures, BattleFigures } from '../contract';
import type { Scenario } from '../editor/scenario';

/** A word, the whole text of a scenario, or nothing for one that fits; null: not a scenario at all. */
export function battleIn(figures: ArmageddonFigures, said: string, seats: number): BattleFigures | null {
  if (!said) return figures.fitting[String(seats)] ?? null;
  if (!said.trimStart().startsWith('{')) return figures.battles.find(({ word }) => word === said) ?? null;
  try {
    const { id, players, rounds, chapters, land, setup } = JSON.parse(said) as Scenario;
    return { word: id, players, rounds, chapters, land, figures: countIn(setup, figures.phalanx.men) };
  } catch {
    return null;
  }
}

function countIn(setup: Scenario['setup'], men: number): number {
  let count = 0;
  for (const unit of setup.flatMap(({ units }) => units)) {
    if (typeof unit === 'string') count += 1;
    else {
      const { riders = [], team = [] } = unit;
      count += (unit.count ?? 1) * (unit.front ? men : 1 + riders.length + team.length);
    }
  }
  return count;
}

export function lastChapter({ chapters }: BattleFigures): number {
  return Math.max(...chapters.map((name) => Math.trunc(Number(name))));
}

/** Who fights together, by seat: `12-34`; nothing where everybody is on their own. */
export function sidesIn(said: string, seats: number): number[] {
  const alone = Array.from({ length: seats }, (_, seat) => seat);
  const groups = said.split('-');
  const sides = alone.map((seat) => groups.findIndex((group) => group.includes(String(seat + 1))));
  const isWhole = said.replaceAll('-', '').length === seats && !sides.includes(-1);
  return isWhole ? sides : alone;
}

/** With a player on this side, or on one of his own. Sides are numbered anew, by their first players. */
export function withAlly(sides: readonly number[], seat: number, side: number | null): number[] {
  const moved = sides.map((one, other) => (other === seat ? (side ?? sides.length) : one));
  const order = [...new Set(moved)];
  return moved.map((one) => order.indexOf(one));
}

export function teamsOf(sides: readonly number[]): string {
  const groups = [...new Set(sides)].map((side) =>
    sides.flatMap((one, seat) => (one === side ? seat + 1 : [])).join(''),
  );
  return groups.length === sides.length ? '' : groups.join('-');
}
