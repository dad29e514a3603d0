/**
 * How hazards are drawn. Each has a texture or a shape of its own, so that one can be told from another without
 * colours: straight and round, dots and lines, upright and lying.
 */
import bramble from 'icon:thorny-vine';
import cloud from 'icon:fluffy-cloud';
import darkness from 'icon:evil-moon';
import drift from 'icon:snowflake-2';
import fog from 'icon:fog';
import hedge from 'icon:berry-bush';
import reed from 'icon:reed';
import tree from 'icon:pine-tree';
import volcano from 'icon:volcano';
import water from 'icon:big-wave';
import type { Hazard } from './scene';

/** A part of a drawing, in a colour for day and night. */
interface Stroke {
  d: string;
  colour: string;
  width?: number; // none: it is filled
}

/** A hazard that covers a hex of radius 100. */
export interface HexLook {
  earth: string; // the colour of the ground
  high?: string; // where it is higher than all around
  tile: readonly [width: number, height: number];
  texture: readonly Stroke[];
  strength?: number; // of the texture
  picture?: string; // in the middle, where nobody stands
  size?: number; // of it
  ink?: string; // its colour
}

/** A hazard of a hexside, drawn as for the top side of its upper hex: up is downhill. */
export type SideLook = readonly (Stroke & { edge?: string; edgeWidth?: number })[];

const LARGE = 118;
const USUAL = 74;

const BUSH = 'light-dark(#2f5d22, #8fc174)';
const THORN = 'light-dark(#3f5a21, #9dbb62)';
const REED = 'light-dark(#2f6273, #7fb8cc)';
const SNOW = 'light-dark(#8fb0c4, #dcebf5)';
const GRAIN = 'light-dark(#a5702a, #e8b873)';
const MIST = 'light-dark(#5d6b78, #b9c6d2)';
const SURF = 'light-dark(#1f5f88, #8ecbef)';
const NIGHT = 'light-dark(#b9a6d8, #7f69b0)';

/** Little circles as a path. */
const dots = (...places: readonly (readonly [x: number, y: number, radius: number])[]) =>
  places
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('');

export const HEX_LOOKS: Readonly<Record<Hazard, HexLook>> = {
  tree: {
    earth: 'light-dark(#a3bd8f, #2f4f38)',
    tile: [44, 40],
    texture: [
      {
        d: 'M10 30L18 10L26 30ZM30 16L36 2L42 16ZM-2 12L4 -2L10 12ZM32 40L38 26L44 40Z',
        colour: 'light-dark(#4d7148, #7fae7f)',
      },
    ],
    strength: 0.35,
    picture: tree,
    size: LARGE,
    ink: 'light-dark(#2b4b2a, #86b184)',
  },
  sand: {
    earth: 'light-dark(#f3d79a, #8d6a34)',
    tile: [28, 24],
    texture: [
      {
        d: dots([4, 5, 1.7], [16, 3, 1.3], [24, 11, 1.7], [10, 14, 1.4], [19, 20, 1.7], [3, 21, 1.2]),
        colour: GRAIN,
      },
    ],
  },
  bog: {
    earth: 'light-dark(#9fc0c4, #1f4350)',
    tile: [60, 36],
    texture: [
      { d: 'M4 10H26M34 16H54M12 28H34M44 30H62', colour: REED, width: 2.6 },
      {
        d: 'M12 10L9 2M14 10V1M16 10L20 2M44 16L41 8M46 16V7M48 16L52 8M22 28L19 20M24 28V19M26 28L30 20',
        colour: 'light-dark(#46652f, #92b36b)',
        width: 2,
      },
    ],
    picture: reed,
    ink: 'light-dark(#28505e, #9ad0e0)',
  },
  bramble: {
    earth: 'light-dark(#b5c681, #415429)',
    tile: [56, 48],
    texture: [
      {
        d: 'M4 30C12 8 30 6 34 20S18 36 16 24M34 44C44 48 54 40 50 28S36 26 40 36',
        colour: THORN,
        width: 2.6,
      },
      {
        d: 'M8 20L2 17M20 9L18 3M33 15L39 11M52 33L57 30M42 46L41 52M30 29L34 33',
        colour: THORN,
        width: 2,
      },
    ],
    picture: bramble,
    ink: 'light-dark(#35501c, #b4cf7b)',
  },
  fog: {
    earth: 'light-dark(#d3d6d8, #3f4852)',
    tile: [72, 44],
    texture: [{ d: 'M6 8H40M52 8H66M-8 22H14M26 22H60M8 36H22M34 36H66', colour: MIST, width: 5 }],
    picture: fog,
    ink: 'light-dark(#4b5864, #cfdae4)',
  },
  hedge: {
    earth: 'light-dark(#a9cf86, #31562b)',
    tile: [48, 34],
    texture: [
      {
        d: 'M2 16a6 6 0 0 1 11 -4a7 7 0 0 1 12 0a6 6 0 0 1 9 4ZM26 33a6 6 0 0 1 9 -5a7 7 0 0 1 12 1a5 5 0 0 1 5 4Z',
        colour: BUSH,
      },
    ],
    picture: hedge,
    size: 92,
    ink: 'light-dark(#23491a, #b2dc97)',
  },
  drift: {
    earth: 'light-dark(#f7fbfd, #8ba3b4)',
    tile: [64, 40],
    texture: [
      {
        d: 'M2 14C14 4 24 4 30 12M26 14C38 2 50 6 60 14M10 34C22 24 32 26 40 34M38 34C48 26 58 28 66 36',
        colour: SNOW,
        width: 2.6,
      },
    ],
    picture: drift,
    ink: 'light-dark(#7fa3ba, #eef7fd)',
  },
  volcano: {
    earth: 'light-dark(#b5543a, #571d13)',
    tile: [60, 52],
    texture: [
      {
        d: 'M0 12L14 20L24 8L40 18L60 10M14 20L18 38L4 52M40 18L46 34L36 48M46 34L60 38M18 38L36 48',
        colour: 'light-dark(#e2541b, #ff8a3c)',
        width: 4,
      },
    ],
    picture: volcano,
    size: LARGE,
    ink: 'light-dark(#4c130a, #ff9b57)',
  },
  beach: {
    earth: 'light-dark(#f2e2bb, #7a6a44)',
    tile: [64, 56],
    texture: [
      { d: 'M-2 44Q8 34 18 44T38 44T58 44T78 44', colour: SURF, width: 3 },
      {
        d: dots([8, 8, 1.7], [26, 16, 1.4], [46, 6, 1.7], [58, 22, 1.4], [16, 26, 1.7], [38, 30, 1.3]),
        colour: GRAIN,
      },
    ],
    strength: 0.85,
  },
  water: {
    earth: 'light-dark(#7fb6d6, #1d4c6d)',
    tile: [52, 34],
    texture: [
      {
        d: 'M-2 10Q6 2 14 10T30 10T46 10T62 10M-2 27Q6 19 14 27T30 27T46 27T62 27',
        colour: SURF,
        width: 3,
      },
    ],
    picture: water,
    ink: 'light-dark(#194b6b, #b5e0f7)',
  },
  darkness: {
    earth: 'light-dark(#3d3549, #100c18)',
    tile: [26, 26],
    texture: [{ d: 'M-4 30L30 -4M-17 17L17 -17M9 43L43 9M-4 -4L30 30', colour: NIGHT, width: 1.6 }],
    strength: 0.55,
    picture: darkness,
    ink: 'light-dark(#d9cdf0, #a996d6)',
  },
  cloud: {
    earth: 'light-dark(#f4f6fb, #8d9bb5)',
    tile: [76, 52],
    texture: [
      {
        d: 'M4 22h26a7 7 0 0 0 0 -14a9 9 0 0 0 -16 -2a8 8 0 0 0 -10 16ZM42 48h24a7 7 0 0 0 0 -13a9 9 0 0 0 -15 -2a8 8 0 0 0 -9 15Z',
        colour: 'light-dark(#7385a8, #26324a)',
        width: 2.4,
      },
    ],
    picture: cloud,
    size: 92,
    ink: 'light-dark(#7f90b2, #2c3952)',
  },
  // Inside the walls of a tower.
  tower: {
    earth: 'light-dark(#d8d2c6, #5b5b62)',
    high: 'light-dark(#f0ece3, #7d7d86)',
    tile: [48, 28],
    texture: [{ d: 'M0 0H48M0 14H48M12 0V14M36 14V28', colour: 'light-dark(#857c6c, #a5a5ad)', width: 2 }],
    strength: 0.35,
  },
};

const row = (places: readonly number[], one: (x: number, place: number) => string) =>
  places.map(one).join('');

const ROCK = 'light-dark(#3a1f16, #0b0705)';
const STONE = 'light-dark(#8d8475, #c9c7cf)';
const JOINT = 'light-dark(#3c362d, #17171b)';

export const SIDE_LOOKS: Readonly<Record<Hazard, SideLook>> = {
  slope: [
    {
      d: row(
        [-42, -28, -14, 0, 14, 28, 42],
        (x, place) => `M${x - 3} 3L${x} ${place % 2 ? -24 : -16}L${x + 3} 3Z`,
      ),
      colour: 'color-mix(in srgb, light-dark(#5a4126, #e6d3ae) 85%, transparent)',
    },
  ],
  cliff: [
    {
      d: row([-40, -24, -8, 8, 24, 40], (x) => `M${x - 8} 0L${x} -20L${x + 8} 0Z`),
      colour: ROCK,
      edge: 'light-dark(#3a1f16, #d9b9a0)',
      edgeWidth: 1.2,
    },
    { d: 'M-50 0H50', colour: 'none', edge: ROCK, edgeWidth: 8 },
  ],
  dune: [
    {
      d: row([-36, -12, 12, 36], (x) => `M${x - 12} 2Q${x} -24 ${x + 12} 2Z`),
      colour: 'light-dark(#e0a856, #c48d44)',
      edge: 'light-dark(#7d4e15, #ffe2ae)',
      edgeWidth: 2.2,
    },
  ],
  wall: [
    {
      d: row([-40, -20, 0, 20, 40], (x) => `M${x - 6} 0V-10H${x + 6}V0Z`),
      colour: STONE,
      edge: JOINT,
      edgeWidth: 2.2,
    },
    { d: 'M-51 0H51L46 9H-46Z', colour: STONE, edge: JOINT, edgeWidth: 2.2 },
  ],
};

export const isOnSide = (hazard: Hazard) => hazard in SIDE_LOOKS;

/** Where the texture of a hazard is found; Textures.svelte draws it. */
export const textureOf = (hazard: Hazard) => `url(#ground-${hazard})`;

export const sizeOf = ({ size = USUAL }: HexLook) => size;
