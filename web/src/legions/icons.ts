/**
 * Where to find the pictures of battles: pictures.json says which drawing shows what. The authors of those from
 * game-icons.net (CC BY 3.0) are in authors.json.
 */
import pictures from 'icons:./pictures.json';

const sign = (name: string) => pictures + name;

export const SIGNS = {
  bow: sign('bow'),
  crown: sign('crown'),
  footprint: sign('footprint'),
  skull: sign('skull'),
  spark: sign('spark'),
  swords: sign('swords'),
  wing: sign('wing'),
} as const;

/** Of a hazard, by its name. */
export const hazardPicture = sign;
