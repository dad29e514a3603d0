/**
 * How hazards are drawn: hazards.svg has a texture or a shape for each, legions.css its colours, pictures.json the
 * picture in the middle of a hex. Only what differs from the others is said here.
 */
import { layOut } from '../drawings';
import drawings from './hazards.svg';
import type { Hazard } from './scene';

interface HexLook {
  strength?: number; // of the texture
  size?: number; // of the picture; 0 for none
}

const LARGE = 118;

export const HEX_LOOKS: Readonly<Record<Hazard, HexLook>> = {
  tree: { strength: 0.35, size: LARGE },
  sand: { size: 0 },
  bog: {},
  bramble: {},
  fog: {},
  hedge: { size: 92 },
  drift: {},
  volcano: { size: LARGE },
  beach: { strength: 0.85, size: 0 },
  water: {},
  darkness: { strength: 0.55 },
  cloud: { size: 92 },
  tower: { strength: 0.35, size: 0 }, // inside the walls
};

export const SIDES: readonly Hazard[] = ['slope', 'cliff', 'dune', 'wall'];

export const earthOf = (hazard: Hazard, isHigh = false) =>
  isHigh ? `var(--${hazard}-high, var(--${hazard}-earth))` : `var(--${hazard}-earth)`;

/** To be called by whoever shows a hazard. */
export const layOutHazards = () => layOut(drawings, 'legions');

export const textureOf = (hazard: Hazard) => `url(#ground-${hazard})`;
