/** High and low, with the light from the north-west: cliffs below every edge, a lit or dark rim above, a shadow beyond. */
import type { Terrain } from '../contract';
import type { FieldNumber } from '../view';
import { NOWHERE, SIZE, corner, edgeKey, hexagon, spot, type Ground } from './ground';
import { numbersOf, seedOf } from './scenery';

export interface Storey {
  areas: readonly { terrain: Terrain; path: string }[];
  shadow: string; // that what stands here and above throws on what lies below
}

export interface Relief {
  lit: string; // the sides of cliffs
  dark: string;
  hachures: string; // strokes down the cliffs
  rimLit: string; // just above
  rimDark: string;
}

const HIGHEST = 4; // peaks are drawn as mountains, not as steps
const THROW = [5, 7] as const; // how far the shadow of one level falls

/** The land from the lowest level to the highest. */
export function storeysOf(ground: Ground): Storey[] {
  const levels = ground.level.map((level) => Math.min(level, HIGHEST));
  const found = [...new Set(levels)].sort((one, other) => one - other);
  return found.map((level, place) => {
    const areas = new Map<Terrain, string>();
    let shadow = '';
    for (const [field, centre] of ground.centres.entries()) {
      const terrain = ground.terrain[field]!;
      if (levels[field] === level) areas.set(terrain, (areas.get(terrain) ?? '') + hexagon(centre, -0.3));
      if (place === 0 || levels[field]! < level || terrain === 'peaks' || !isAbove(ground, field)) continue;
      const far = level - found[place - 1]!;
      shadow += hexagon({ x: centre.x + THROW[0] * far, y: centre.y + THROW[1] * far });
    }
    return { areas: [...areas].map(([terrain, path]) => ({ terrain, path })), shadow };
  });
}

/** Whether one looks down from there on anything. */
function isAbove(ground: Ground, field: FieldNumber): boolean {
  return ground.around[field]!.some(
    (other) => other !== NOWHERE && ground.level[other]! < ground.level[field]!,
  );
}

export function reliefOf(ground: Ground): Relief {
  const relief = { lit: '', dark: '', hachures: '', rimLit: '', rimDark: '' };
  for (const [field, around] of ground.around.entries()) {
    for (const [direction, other] of around.entries()) {
      if (other !== NOWHERE && isCliff(ground, field, other)) cliff(relief, ground, field, other, direction);
    }
  }
  return relief;
}

/** Down from the first to the other; a shore is none, and what the peaks are everybody sees. */
function isCliff(ground: Ground, field: FieldNumber, other: FieldNumber): boolean {
  const [here, there] = [ground.terrain[field], ground.terrain[other]];
  return (
    ground.level[field]! > ground.level[other]! && here !== 'peaks' && here !== 'water' && there !== 'water'
  );
}

const LIGHT = 240; // degrees clockwise from the east

function cliff(
  relief: { -readonly [part in keyof Relief]: string },
  ground: Ground,
  field: FieldNumber,
  other: FieldNumber,
  direction: number,
): void {
  const centre = ground.centres[field]!;
  const isLit = Math.cos(((direction * 60 - LIGHT) * Math.PI) / 180) > 0;
  const drop = Math.min(ground.level[field]! - ground.level[other]!, 2);
  const depth = (isLit ? 5 : 9) * (drop === 2 ? 1.6 : 1);
  const at = (place: number, away: number) => {
    const [from, to] = [corner(centre, direction, SIZE + away), corner(centre, direction + 1, SIZE + away)];
    return { x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place };
  };
  const band = [at(0, 0), at(1, 0), at(1, depth), at(0, depth)];
  relief[isLit ? 'lit' : 'dark'] += `M${band.map(spot).join('L')}Z`;
  relief[isLit ? 'rimLit' : 'rimDark'] += `M${spot(at(0, -2))}L${spot(at(1, -2))}`;
  const next = numbersOf(seedOf(edgeKey(field, other)));
  for (let stroke = 0; stroke < 7; stroke++) {
    const place = (stroke + 0.3 + next() * 0.5) / 7;
    relief.hachures += `M${spot(at(place, 0))}L${spot(at(place + (next() - 0.5) * 0.03, depth * (0.45 + next() * 0.5)))}`;
  }
}
