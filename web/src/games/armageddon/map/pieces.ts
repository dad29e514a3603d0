/** What stands on the fields, as it is drawn: riders with their mounts and phalanxes are one piece. */
import type { Point } from '../../../shell/board/geometry';
import type { Figure } from '../contract';
import { isBeast, type FieldNumber, type Seat } from '../view';

export type Shape = 'man' | 'rider' | 'beast' | 'great' | 'wagon' | 'phalanx' | 'crowd';

export interface Piece {
  key: string;
  shape: Shape;
  main: Figure; // whose picture it has
  figures: readonly Figure[]; // all that belong to it, the one that is asked first at the beginning
  place: Point; // from the middle of the field
  scale: number;
  count?: number; // of a crowd: so many, and the picture is that of the highest
  isMounted?: boolean; // some of a crowd ride
  isFar?: boolean; // with fewer details
  front?: number; // of a phalanx; of a wagon: where its pole points
}

export interface Stack {
  field: FieldNumber;
  figures: readonly Figure[];
  pieces: readonly Piece[];
}

const WIDE: ReadonlySet<Shape> = new Set(['rider', 'great', 'wagon']);

type Loose = Omit<Piece, 'place' | 'scale'>;

const ORDER: readonly Shape[] = ['great', 'wagon', 'phalanx', 'rider', 'beast', 'man'];

export function stacksOf(
  figures: readonly Figure[],
  fronts: Readonly<Record<string, { front: number }>> = {},
): Stack[] {
  const fields = new Map<FieldNumber, Figure[]>();
  for (const figure of figures) {
    const there = fields.get(figure.field);
    if (there) there.push(figure);
    else fields.set(figure.field, [figure]);
  }
  return [...fields].map(([field, there]) => ({
    field,
    figures: there,
    pieces: arranged(piecesOn(there, fronts)),
  }));
}

function piecesOn(there: readonly Figure[], fronts: Readonly<Record<string, { front: number }>>): Loose[] {
  const pieces: Loose[] = [];
  const phalanxes = new Map<number, Figure[]>();
  for (const figure of there) {
    if (figure.phalanx) {
      phalanxes.set(figure.phalanx, [...(phalanxes.get(figure.phalanx) ?? []), figure]);
    } else if (isBeast(figure)) {
      const riders = there.filter(({ on }) => on === figure.id);
      pieces.push(beast(figure, riders));
    } else if (!figure.on) {
      pieces.push({ key: `f${figure.id}`, shape: 'man', main: figure, figures: [figure] });
    }
  }
  for (const [number, men] of phalanxes) {
    const [main] = men;
    if (main) {
      const front = fronts[number]?.front ?? 0;
      pieces.push({ key: `p${number}`, shape: 'phalanx', main, figures: men, front });
    }
  }
  return pieces.sort((one, other) => ORDER.indexOf(one.shape) - ORDER.indexOf(other.shape));
}

function beast(figure: Figure, riders: readonly Figure[]): Loose {
  const [rider] = riders;
  const key = `f${figure.id}`;
  if (figure.kind === 'wagon') {
    return { key, shape: 'wagon', main: figure, figures: [figure, ...riders], front: figure.pole ?? 0 };
  }
  if (figure.kind === 'elephant' || figure.kind === 'mammoth') {
    return { key, shape: 'great', main: figure, figures: [figure, ...riders] };
  }
  return rider
    ? { key, shape: 'rider', main: rider, figures: [rider, figure] }
    : { key, shape: 'beast', main: figure, figures: [figure] };
}

/** From far away those of one player on a field are one piece with their number; what is great stays as it is. */
export function gathered(stacks: readonly Stack[]): Stack[] {
  return stacks.map((stack) => {
    const small = new Map<Seat | null, Loose[]>();
    for (const piece of stack.pieces) {
      if (GREAT.has(piece.shape)) continue;
      small.set(piece.main.owner, [...(small.get(piece.main.owner) ?? []), piece]);
    }
    const pieces: Loose[] = stack.pieces.filter(({ shape }) => GREAT.has(shape));
    for (const [owner, those] of small) {
      const figures = those.flatMap((piece) => piece.figures);
      pieces.push(those.length > 1 ? crowd(stack.field, owner, figures, those.length) : those[0]!);
    }
    return { ...stack, pieces: spread(pieces) };
  });
}

const GREAT: ReadonlySet<Shape> = new Set(['great', 'wagon', 'phalanx']);

/** A rider counts once, with his horse. The picture is that of the highest man, or of most of them. */
function crowd(field: FieldNumber, owner: Seat | null, figures: readonly Figure[], count: number): Loose {
  const men = figures.filter((figure) => !isBeast(figure));
  const counted = men.length > 0 ? men : figures;
  const alike = ({ kind }: Figure) => counted.filter((figure) => figure.kind === kind).length;
  const worth = (figure: Figure) => RANK.indexOf(figure.kind) * 100 + alike(figure);
  const main = counted.reduce((most, figure) => (worth(figure) > worth(most) ? figure : most));
  const isMounted = men.some(({ on }) => on);
  const ordered = [main, ...figures.filter((figure) => figure !== main)];
  return {
    key: `g${field} ${owner}`,
    shape: 'crowd',
    main,
    figures: ordered,
    count,
    isMounted,
  };
}

const RANK: readonly string[] = ['champion', 'hero'];

/** One large piece, or several one below the other. */
function spread(pieces: readonly Loose[]): Piece[] {
  const gap = 78 / pieces.length;
  return pieces.map((piece, number) => ({
    ...piece,
    isFar: true,
    place: { x: 0, y: (number - (pieces.length - 1) / 2) * gap },
    scale: piece.shape === 'phalanx' && pieces.length === 1 ? 1 : (SPREAD[pieces.length - 1] ?? 0.55),
  }));
}

const SPREAD = [1.5, 1.1, 0.75, 0.62];

const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [[-18.5, 0], [18.5, 0]],
  [[0, -17], [-17, 12.5], [17, 12.5]],
  [[-16.5, -16.5], [16.5, -16.5], [-16.5, 16.5], [16.5, 16.5]],
  [[-16.5, -19], [16.5, -19], [-24, 9], [0, 9], [24, 9]],
  [[-24, -12], [0, -12], [24, -12], [-24, 12], [0, 12], [24, 12]],
]; // prettier-ignore
const SCALES = [1.4, 0.98, 0.94, 0.91, 0.74, 0.68];

function arranged(pieces: readonly Loose[]): Piece[] {
  const [first, second] = pieces;
  if (first && second && GREAT.has(first.shape) && !GREAT.has(second.shape)) return around(pieces);
  const count = Math.min(pieces.length, PLACES.length);
  const isWide = count === 2 && pieces.some(({ shape }) => WIDE.has(shape));
  return pieces.map((piece, number) => {
    const [across, down] = PLACES[count - 1]?.[number % count] ?? [0, 0];
    // Two that are wide stand one above the other.
    const [x, y] = isWide ? [0, across] : [across, down];
    const scale = Math.min(SCALES[count - 1] ?? 0.66, LARGEST[piece.shape] ?? 9);
    return { ...piece, place: { x, y }, scale };
  });
}

const LARGEST: Readonly<Partial<Record<Shape, number>>> = { phalanx: 1, great: 1.2, wagon: 1.2, rider: 1.2 };

/** What is great stands above, all others in a row below it. */
function around([first, ...others]: readonly Loose[]): Piece[] {
  const scale = others.length > 3 ? 0.6 : 0.78;
  const gap = Math.min(26, 66 / others.length);
  return [
    { ...first!, place: { x: 0, y: -13 }, scale: 0.95 },
    ...others.map((piece, number) => ({
      ...piece,
      place: { x: (number - (others.length - 1) / 2) * gap, y: 21 },
      scale,
    })),
  ];
}

/** From the middle of a piece to its rim. */
export function sizeOf(shape: Shape): readonly [width: number, height: number] {
  return SIZES[shape];
}

const SIZES: Readonly<Record<Shape, readonly [number, number]>> = {
  man: [15, 15],
  beast: [13.5, 13.5],
  rider: [20, 14],
  great: [20, 17],
  wagon: [20, 17],
  crowd: [24, 15.5],
  phalanx: [26, 26],
};
