/** Somebody who comes onto the map slides in from the edge of his side. */
import type { Action } from 'svelte/action';
import type { Hexes } from './scene';
import type { Point } from '../../shell/board/geometry';
import { facingOf, outward } from './geometry';

interface Entering {
  maps: Hexes;
  entry: number;
  side: number;
  place: Point;
  speed: number;
}

const DISTANCE = 260;

export const enter: Action<SVGGElement, Entering> = (node, { maps, entry, side, place, speed }) => {
  if (speed <= 0 || !node.animate) return;
  const hexes = maps.entry[String(entry)]?.[side === 0 ? 'attacker' : 'defender'] ?? [];
  const out = outward(facingOf(maps, hexes));
  const from = { x: place.x + out.x * DISTANCE, y: place.y + out.y * DISTANCE };
  node.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0 },
      { transform: `translate(${place.x}px, ${place.y}px)`, opacity: 1 },
    ],
    { duration: 380 / speed, easing: 'ease-out' },
  );
};
