/** How lands look: colour, texture and pictogram. */
import type { LandName } from '../figures';

/** The texture of a land, in board.svg: most often that of the hazard it is known for. */
export const TEXTURES: Readonly<Record<LandName, string>> = {
  Plains: 'plains',
  Marsh: 'bog',
  Brush: 'bramble',
  Desert: 'sand',
  Swamp: 'pools',
  Jungle: 'leaves',
  Hills: 'hills',
  Vale: 'fog',
  Woods: 'tree',
  Mountains: 'peaks',
  Tundra: 'drift',
  Grove: 'hedge',
  Darkland: 'darkness',
  Wasteland: 'cracks',
  Coast: 'beach',
  Sea: 'water',
  Whirl: 'water',
  Tower: 'tower',
  Ruin: 'tower',
  Fort: 'tower',
  Citytower: 'tower',
  Darktower: 'tower',
};

const DARK: ReadonlySet<string> = new Set(['Darkland', 'Darktower', 'Dungeon', 'Whirl']);

/** Whether what is written on it must be light, by day too. */
export const isDark = (land: LandName) => DARK.has(land);

export function earthOf(land: LandName): string {
  return land === 'Sea' ? 'var(--ocean)' : `var(--${land.toLowerCase()})`;
}

export function textureOf(land: LandName): string | null {
  const name = TEXTURES[land];
  return name ? `url(#land-${name})` : null;
}
