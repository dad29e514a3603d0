/** Rivers along the edges of fields: one line from source to mouth, its bends rounded. */
import type { Point } from '../../../shell/board/geometry';
import { corner, spot, type Ground } from './ground';

/** Corners have a name, as the fields around them work each out for themselves. */
const nameOf = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

export function riversOf(ground: Ground): string {
  const places = new Map<string, Point>();
  const ways = new Map<string, Set<string>>();
  const join = (one: Point, other: Point) => {
    for (const [here, there] of [[one, other], [other, one]] as const) {
      places.set(nameOf(here), here);
      ways.set(nameOf(here), (ways.get(nameOf(here)) ?? new Set()).add(nameOf(there)));
    }
  }; // prettier-ignore
  for (const edge of ground.rivers) {
    const [one, other] = edge.split(' ').map(Number) as [number, number];
    const direction = ground.around[one]?.indexOf(other) ?? -1;
    const centre = ground.centres[one];
    if (centre && direction >= 0) join(corner(centre, direction), corner(centre, direction + 1));
  }
  // Springs, mouths and forks first; what is left goes round in a circle.
  const starts = [...ways.keys()].sort((one, other) => ends(ways.get(one)!) - ends(ways.get(other)!));
  return starts
    .flatMap((start) => {
      const found: string[] = [];
      while (ways.get(start)!.size > 0)
        found.push(rounded(walk(ways, start).map((name) => places.get(name)!)));
      return found;
    })
    .join('');
}

const ends = (ways: ReadonlySet<string>) => Number(ways.size === 2);

/** Along the river to where it ends or forks; each edge once. */
function walk(ways: Map<string, Set<string>>, start: string): string[] {
  const forks = new Set([...ways].filter(([, { size }]) => size > 2).map(([name]) => name));
  const path = [start];
  for (let here = start; ;) {
    const [next] = ways.get(here)!;
    if (next === undefined || (path.length > 1 && forks.has(here))) return path;
    ways.get(here)!.delete(next);
    ways.get(next)!.delete(here);
    path.push(next);
    here = next;
  }
}

/** Through the middle of each edge, round each corner. */
function rounded(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  let path = `M${spot(first)}`;
  for (const [place, point] of others.slice(0, -1).entries()) {
    const before = points[place]!;
    const after = others[place + 1]!;
    path += `${place === 0 ? `L${spot(middle(before, point))}` : ''}Q${spot(point)} ${spot(middle(point, after))}`;
  }
  return `${path}L${spot(last)}`;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
