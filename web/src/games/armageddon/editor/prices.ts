/** What an army is worth, by the price list of the rules. */
import type { Kind } from '../view';
import { MEN_IN_A_PHALANX, type Scenario, type Unit } from './scenario';

const PRICES: Readonly<Record<Kind, number>> = {
  axe: 10,
  lance: 10,
  sword: 10,
  bow: 12,
  champion: 20,
  hero: 35,
  'light-horse': 4,
  'heavy-horse': 8,
  'light-chariot-horse': 10,
  'heavy-chariot-horse': 14,
  wagon: 20,
  elephant: 45,
  mammoth: 45,
};
const PHALANX = 10; // besides its men

export function priceOf({ setup }: Scenario, player: number): number {
  return setup
    .filter((placed) => placed.player === player)
    .flatMap(({ units }) => units)
    .reduce((sum, unit) => sum + unit.count * priceOfOne(unit), 0);
}

function priceOfOne({ kind, front, riders, team }: Unit): number {
  if (front) return PHALANX + MEN_IN_A_PHALANX * PRICES[kind];
  return [kind, ...riders, ...team].reduce((sum, each) => sum + PRICES[each], 0);
}
