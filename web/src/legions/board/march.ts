/** A stack that comes to another land walks there, land by land; one that teleports fades over. */
import type { Action } from 'svelte/action';
import type { Point } from '../../shell/board/geometry';
import type { Way } from './ways';

export interface Marching {
  land: string | number;
  place: Point;
  speed: number;
  way: Way | undefined; // on which it has come, if it has just marched
  centreOf: (land: string | number) => Point;
}

const STEP = 190; // milliseconds for a land

export const march: Action<SVGGElement, Marching> = (node, first) => {
  let last = first;
  return {
    update(now: Marching) {
      const before = last;
      last = now;
      const isSamePlace = before.place.x === now.place.x && before.place.y === now.place.y;
      if (now.speed <= 0 || isSamePlace || !node.animate) return;
      for (const running of node.getAnimations()) running.cancel();
      const hasMarched = now.way?.[0] === before.land && now.way.at(-1) === now.land;
      if (before.land === now.land) walk(node, before.place, now, []);
      else if (now.way && hasMarched) walk(node, before.place, now, now.way);
      else appear(node, now);
    },
  };
};

function walk(node: SVGGElement, start: Point, { place, speed, centreOf }: Marching, way: Way): void {
  const between = way.slice(1, -1).map(centreOf);
  const stations = [start, ...between, place];
  node.animate(
    stations.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' })),
    { duration: (STEP * Math.max(1.3, stations.length - 1)) / speed },
  );
}

function appear(node: SVGGElement, { place, speed }: Marching): void {
  const { x, y } = place;
  node.animate(
    [
      { transform: `translate(${x}px, ${y - 24}px) scale(1.5)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1 },
    ],
    { duration: 420 / speed, easing: 'ease-out' },
  );
}
