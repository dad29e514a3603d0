/** What one side of a trade gives, and how an offer is written. */
import type { Say } from '../../../shell/fluent';
import { countedNames } from '../../../legions/words';
import type { Player } from '../contract';
import type { GodsFigures } from '../figures';
import { label } from '../words';

export interface Pack {
  gems: number;
  goods: readonly string[]; // figures and spells by name, each as often as it is given
}

export const EMPTY: Pack = { gems: 0, goods: [] };
export const isEmpty = ({ gems, goods }: Pack) => gems === 0 && goods.length === 0;

/** More is not said in one offer. */
export const MOST = 20;

const list = (goods: readonly string[]) => [...goods].sort().join(',') || '-';

export function draftText(partner: number, give: Pack, get: Pack, isSecret: boolean): string {
  const how = isSecret ? 'secretly' : 'openly';
  return `offer ${partner} ${give.gems} ${get.gems} ${list(give.goods)} ${list(get.goods)} ${how}`;
}

export function packText(say: Say, gems: number, goods: readonly string[]): string {
  const parts = [gems ? say('gems-name', { gems }) : '', countedNames(say, goods)];
  return parts.filter(Boolean).join(', ') || label(say, 'nothing');
}

/** What of a pool can change hands, spells first, then figures by worth; each as often as it is there. */
export function tradable(figures: GodsFigures, { pool, spells }: Player): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of spells) found.set(name, (found.get(name) ?? 0) + 1);
  const isForSale = (name: string) =>
    name !== 'Executer' && !['master', 'lord'].includes(figures.figures.get(name)!.rank);
  const kinds = Object.keys(pool).filter((name) => pool[name]! > 0 && isForSale(name));
  for (const name of kinds.sort((one, other) => figures.values[other]! - figures.values[one]!))
    found.set(name, pool[name]!);
  return found;
}
