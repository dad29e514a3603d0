/** The land as a few long paths, so that hundreds of fields are drawn as quickly as ten. */
import type { Terrain } from '../contract';
import { NOWHERE, corner, hexagon, spot, type Ground } from './ground';
import { reliefOf, storeysOf, type Relief, type Storey } from './relief';
import { riversOf } from './rivers';
import { sceneryOf, spotsOf, type Scenery } from './scenery';

/** Fields of one terrain beside each other look like one wood or one desert: darker towards its rim. */
export interface Region {
  terrain: Terrain;
  path: string;
  rim: string; // where another terrain begins
}

export interface Drawing {
  storeys: readonly Storey[];
  regions: readonly Region[];
  relief: Relief;
  water: string;
  shores: string; // between land and water
  grid: string;
  borders: string; // of great fields
  rivers: string;
}

const known = new WeakMap<Ground, Drawing>();

export function drawingOf(ground: Ground): Drawing {
  return kept(known, ground, draw);
}

/** What makes it pretty comes after what one must know. */
export interface Ornament {
  scenery: Scenery;
  spots: { light: string; dark: string };
}

const adorned = new WeakMap<Ground, Ornament>();

export function ornamentOf(ground: Ground): Ornament {
  return kept(adorned, ground, () => ({ scenery: sceneryOf(ground), spots: spotsOf(ground) }));
}

function kept<T>(store: WeakMap<Ground, T>, ground: Ground, make: (ground: Ground) => T): T {
  let made = store.get(ground);
  if (made === undefined) {
    made = make(ground);
    store.set(ground, made);
  }
  return made;
}

function draw(ground: Ground): Drawing {
  const regions = new Map<Terrain, { path: string; rim: string }>();
  const parts = { shores: '', grid: '', borders: '' };
  for (const [field, centre] of ground.centres.entries()) {
    const terrain = ground.terrain[field]!;
    const region = regions.get(terrain) ?? { path: '', rim: '' };
    regions.set(terrain, region);
    region.path += hexagon(centre, -0.3);
    for (const [direction, other] of ground.around[field]!.entries()) {
      const line = `M${spot(corner(centre, direction))}L${spot(corner(centre, direction + 1))}`;
      const isOuter = other === NOWHERE;
      if (isOuter || ground.terrain[other] !== terrain) region.rim += line;
      if (!isOuter && direction > 2) continue; // seen from the other side
      if (isOuter || ground.great[field] !== ground.great[other]) parts.borders += line;
      else parts.grid += line;
      const isShore = !isOuter && (ground.terrain[other] === 'water') !== (terrain === 'water');
      if (isShore) parts.shores += line;
    }
  }
  return {
    storeys: storeysOf(ground),
    regions: [...regions].map(([terrain, region]) => ({ terrain, ...region })),
    relief: reliefOf(ground),
    water: regions.get('water')?.path ?? '',
    ...parts,
    rivers: riversOf(ground),
  };
}
