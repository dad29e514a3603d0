/** Placement of a popover: within the window, clear of its place, and hiding as few others as possible. */
import { FOOT, NARROW } from './panzoom.svelte';
import type { Point } from './geometry';

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8; // pixels to the edge of the window

interface Around {
  place: Point;
  gap: number; // to leave around the place
  others: readonly Point[];
  wanted?: readonly Point[]; // those of the others that may be picked
}

export function placeBeside(note: Size, window: Size, { place, gap, others, wanted = [] }: Around): Point {
  const right = window.width - note.width - EDGE;
  // In a narrow window there is no room beside a place, and buttons lie at the bottom.
  const isNarrow = window.width < NARROW;
  const bottom = window.height - note.height - (isNarrow ? FOOT : EDGE);
  const hides = ({ x, y }: Point) => {
    const isUnder = (other: Point) =>
      other.x > x - gap / 2 &&
      other.x < x + note.width + gap / 2 &&
      other.y > y - gap / 2 &&
      other.y < y + note.height + gap / 2;
    // Rather all others than one that is wanted, and rather all of those than the place itself.
    const weight = others.length + 1;
    const hidden = wanted.filter(isUnder).length + (isUnder(place) ? wanted.length + 1 : 0);
    return others.filter(isUnder).length + weight * hidden;
  };
  const kept = ({ x, y }: Point) => ({
    x: Math.max(EDGE, Math.min(right, x)),
    y: Math.max(EDGE, Math.min(bottom, y)),
  });
  // The best first: another one must be better, not just as good. A board of hexagons leaves its corners empty.
  const corners = isNarrow
    ? [...atTheEdges(), ...closeBy()]
    : [...onASide(), ...atTheEdges().sort(byDistance)];
  const weighed = corners.map(kept).map((corner) => ({ corner, hidden: hides(corner) }));
  return weighed.reduce((best, one) => (one.hidden < best.hidden ? one : best)).corner;

  function byDistance(one: Point, other: Point): number {
    const from = ({ x, y }: Point) => Math.hypot(x + note.width / 2 - place.x, y + note.height / 2 - place.y);
    return from(one) - from(other);
  }

  /** At the far end, at the near one, between them. */
  function atTheEdges(): Point[] {
    const [far, near] = place.y > window.height / 2 ? [EDGE, bottom] : [bottom, EDGE];
    return [0, 1, 0.25, 0.75, 0.5].flatMap((part) =>
      [right / 2, EDGE, right].map((x) => ({ x, y: far + (near - far) * part })),
    );
  }

  /** As close as it may come without hiding the place. */
  function closeBy(): Point[] {
    return [place.y - gap / 2 - note.height, place.y + gap / 2].flatMap((y) =>
      [right / 2, EDGE, right].map((x) => ({ x, y })),
    );
  }

  function onASide(): Point[] {
    const columns = [place.x + gap, place.x - gap - note.width];
    if (place.x >= window.width / 2) columns.reverse();
    const rows = [place.y - note.height / 2, place.y - note.height, place.y];
    const x = place.x - note.width / 2;
    return [
      ...rows.flatMap((y) => columns.map((column) => ({ x: column, y }))),
      { x, y: place.y - gap - note.height },
      { x, y: place.y + gap },
    ];
  }
}
