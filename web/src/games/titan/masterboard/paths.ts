/**
 * The way a legion would go along the signs, for a line on the board. The server alone says where it may go;
 * this only looks for a way there, and finds none rather than a wrong one.
 */
import type { Exit, LandFigures } from '../figures';

type Lands = ReadonlyMap<number, LandFigures>;

function waysOut(land: LandFigures, cameOver: number | null): readonly Exit[] {
  const signed = land.exits.filter(([, sign]) => sign !== 'none');
  if (cameOver === null) {
    const block = signed.filter(([, sign]) => sign === 'block');
    return block.length ? block : signed;
  }
  const triple = signed.filter(([, sign]) => sign === 'triple');
  return triple.length ? triple : signed.filter(([side, sign]) => sign === 'arrow' && side !== cameOver);
}

function entryOf(land: LandFigures, cameOver: number): number {
  return land.terrain === 'Tower' ? 3 : (cameOver - land.label_side + 6) % 6;
}

/**
 * The lands on a way from `start` to `goal` in at most `roll` steps, both included; the longest such way, as a
 * move is shorter than the roll only where an enemy stops it. With `entry` it must come in over that side.
 */
export function wayTo(lands: Lands, start: number, goal: number, roll: number, entry = 0): number[] | null {
  let best: number[] | null = null;
  const search = (way: number[], cameOver: number | null): void => {
    const here = lands.get(way.at(-1)!);
    if (!here) return;
    const arrived = way.length > 1 && here.number === goal && (!entry || entryOf(here, cameOver!) === entry);
    if (arrived && way.length > (best?.length ?? 0)) best = way;
    if (way.length > roll) return;
    for (const [side, , neighbour] of waysOut(here, cameOver)) search([...way, neighbour], (side + 3) % 6);
  };
  search([start], null);
  return best;
}
