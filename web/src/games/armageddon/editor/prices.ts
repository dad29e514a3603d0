/** What an army is worth, by the price list of the rules. */
import type { ArmageddonFigures } from '../contract';
import type { Scenario, Unit } from './scenario';

export function priceOf({ setup }: Scenario, player: number, figures: ArmageddonFigures): number {
  return setup
    .filter((placed) => placed.player === player)
    .flatMap(({ units }) => units)
    .reduce((sum, unit) => sum + unit.count * priceOfOne(unit, figures), 0);
}

function priceOfOne({ kind, front, riders, team }: Unit, { kinds, phalanx }: ArmageddonFigures): number {
  if (front) return phalanx.price + phalanx.men * kinds[kind]!.price;
  return [kind, ...riders, ...team].reduce((sum, each) => sum + kinds[each]!.price, 0);
}
