/** Which colour of the map a terrain has: heights keep that of their ground, and where they are frozen have a white rim. */
import type { Terrain } from '../contract';

const LOOKS: Readonly<Partial<Record<Terrain, string>>> = {
  'highland-desert': 'desert',
  'ice-lowland': 'ice',
  'ice-highland': 'highland',
  'ice-mountain': 'mountain',
};

export function lookOf(terrain: Terrain): string {
  return LOOKS[terrain] ?? terrain;
}
