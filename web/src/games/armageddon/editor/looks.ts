/** Which colour of the map a terrain has: heights keep that of their ground. */
import type { Terrain } from '../view';

const LOOKS: Readonly<Partial<Record<Terrain, string>>> = {
  'highland-desert': 'desert',
  'ice-lowland': 'ice',
  'ice-highland': 'highland',
  'ice-mountain': 'mountain',
};

export function lookOf(terrain: Terrain): string {
  return LOOKS[terrain] ?? terrain;
}
