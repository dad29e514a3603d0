/** The signs on the borders of lands. */
import { signPath } from '../../../legions/board/signs';
import type { LandType } from '../contract';
import { borderOf } from './geometry';

/** All signs that point out of a land. */
export function signsOf(land: LandType): string {
  return land.exits.map(([side, sign]) => signPath(borderOf(land, side), sign)).join('');
}
