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

function onPaper(border: Border, [along, out]: Local, shift: number): Point {
  return {
    x: border.middle.x + border.along.x * (along + shift) + border.out.x * out,
    y: border.middle.y + border.along.y * (along + shift) + border.out.y * out,
  };
}

function word({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

function polygon(border: Border, points: readonly Local[], shift: number): string {
  return `M${points.map((point) => word(onPaper(border, point, shift))).join('L')}Z`;
}

function arch(border: Border, shift: number): string {
  const at = (point: Local) => word(onPaper(border, point, shift));
  return `M${at([-6.5, ROOT])}L${at([-6.5, 1.5])}A6.5 6.5 0 0 1 ${at([6.5, 1.5])}L${at([6.5, ROOT])}Z`;
}

/** The outline of a sign on a border, so far from its middle. */
export function signPath(border: Border, sign: Sign, aside = ASIDE): string {
  switch (sign) {
    case 'none':
      return '';
    case 'block':
      return polygon(border, BLOCK, aside);
    case 'arch':
      return arch(border, aside);
    case 'arrow':
      return polygon(border, ARROW, aside);
    case 'triple':
      return [-SPREAD, 0, SPREAD].map((shift) => polygon(border, ARROW, shift)).join('');
  }
}
