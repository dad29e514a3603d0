/** The signs on the borders: tabs of a land that reach over to the neighbour they point to. */
import type { Point } from '../../shell/board/geometry';

export const SIGNS = ['block', 'arch', 'arrow', 'triple'] as const;
export type Sign = (typeof SIGNS)[number] | 'none';

/** A place on a border: its middle, the direction along it (clockwise), and the direction out of the land. */
export interface Border {
  middle: Point;
  along: Point;
  out: Point;
}

// Single signs stand in pairs on a border: each on the right hand of whoever leaves over it.
export const ASIDE = 15;
const SPREAD = 17;
const ROOT = -2.5; // begins this far inside its own land, under the border

/** Points along and out of a border: [along, out]. */
type Local = readonly [along: number, out: number];

const BLOCK: readonly Local[] = [
  [-6, ROOT],
  [-6, 7.5],
  [6, 7.5],
  [6, ROOT],
];
const ARROW: readonly Local[] = [
  [-7, ROOT],
  [0, 10.5],
  [7, ROOT],
];

/** A border on which signs stand so far from its middle, and so large. */
interface Ground extends Border {
  aside: number;
  size: number;
}

function onPaper({ middle, along, out, aside, size }: Ground, [right, ahead]: Local, shift: number): Point {
  const across = right * size + shift + aside;
  return {
    x: middle.x + along.x * across + out.x * ahead * size,
    y: middle.y + along.y * across + out.y * ahead * size,
  };
}

function word({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

function polygon(ground: Ground, points: readonly Local[], shift = 0): string {
  return `M${points.map((point) => word(onPaper(ground, point, shift))).join('L')}Z`;
}

function arch(ground: Ground): string {
  const at = (point: Local) => word(onPaper(ground, point, 0));
  const radius = 6.5 * ground.size;
  return `M${at([-6.5, ROOT])}L${at([-6.5, 1.5])}A${radius} ${radius} 0 0 1 ${at([6.5, 1.5])}L${at([6.5, ROOT])}Z`;
}

/** The outline of a sign on a border. */
export function signPath(border: Border, sign: Sign, aside = ASIDE, size = 1): string {
  const ground = { ...border, aside, size };
  switch (sign) {
    case 'none':
      return '';
    case 'block':
      return polygon(ground, BLOCK);
    case 'arch':
      return arch(ground);
    case 'arrow':
      return polygon(ground, ARROW);
    case 'triple':
      return [-SPREAD, 0, SPREAD]
        .map((shift) => polygon({ ...ground, aside: 0 }, ARROW, shift * size))
        .join('');
  }
}
