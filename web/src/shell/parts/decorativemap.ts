/** Data of the decorative map, written as rows of letters: one hexagon each, `.` for the sea. */

export type Ground =
  'sea' | 'waves' | 'plains' | 'hills' | 'mountains' | 'woods' | 'marsh' | 'desert' | 'brush' | 'tower';

const LETTERS: Readonly<Record<string, Ground>> = {
  '.': 'sea',
  '~': 'waves',
  p: 'plains',
  h: 'hills',
  m: 'mountains',
  w: 'woods',
  s: 'marsh',
  d: 'desert',
  b: 'brush',
  t: 'tower',
};

const ROWS = [
  '.....~.....~..',
  '......pph.....',
  '....pwwhmm..~.',
  '...bpwtmmhp...',
  '..ppbhmmpwwp..',
  '.~dpppppbwwp..',
  '..ddtpsspptp..',
  '...dp..ssppb..',
  '.......~.pp..~',
  '..~...........',
];

export const SIZE = 32; // from the middle of a hexagon to a corner
const WIDE = SIZE * 1.5;
const HIGH = SIZE * Math.sqrt(3);
export const WIDTH = WIDE * 13;
export const HEIGHT = HIGH * 8.6;

export interface Cell {
  column: number;
  row: number;
  x: number;
  y: number;
  ground: Ground;
  isLand: boolean;
}

export function middle(column: number, row: number): [x: number, y: number] {
  return [WIDE * column, HIGH * (row + (column % 2 ? 0.5 : 0)) - HIGH * 0.45];
}

export const CELLS: readonly Cell[] = ROWS.flatMap((letters, row) =>
  [...letters].map((letter, column) => {
    const [x, y] = middle(column, row);
    const ground = LETTERS[letter] ?? 'sea';
    return { column, row, x, y, ground, isLand: ground !== 'sea' && ground !== 'waves' };
  }),
);

const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (Math.PI / 3) * corner;
  return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)] as const;
});

export function outline({ x, y }: Cell): string {
  return `M${CORNERS.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
}

/** The borders between land and sea, as one path. */
export function coast(): string {
  const land = new Set(CELLS.filter((cell) => cell.isLand).map((cell) => `${cell.column} ${cell.row}`));
  let path = '';
  for (const cell of CELLS) {
    if (!cell.isLand) continue;
    const down = cell.column % 2;
    // In the order of the corners: the side from corner 0 to corner 1 looks to the lower right.
    const neighbours = [
      [cell.column + 1, cell.row + down],
      [cell.column, cell.row + 1],
      [cell.column - 1, cell.row + down],
      [cell.column - 1, cell.row + down - 1],
      [cell.column, cell.row - 1],
      [cell.column + 1, cell.row + down - 1],
    ];
    neighbours.forEach(([column, row], side) => {
      if (land.has(`${column} ${row}`)) return;
      const [from, to] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!];
      path += `M${round(cell.x + from[0])} ${round(cell.y + from[1])}L${round(cell.x + to[0])} ${round(cell.y + to[1])}`;
    });
  }
  return path;
}

/** The SVG path of each kind of ground, around 0 0. */
export const PEN: Readonly<Partial<Record<Ground, string>>> = {
  mountains: 'M-17 11L-6-11L2 4L7-5L17 11M-6-11L-3-3L-6 1L-2 7M7-5L9 1L7 4L11 9M-1-1L2 4',
  hills: 'M-16 7Q-9-8-2 7M-3 5Q5-11 15 7M4-1Q8-3 10 3M-11 1Q-8-1-6 4',
  woods: 'M-10 9V4M-16 4Q-10-12-4 4ZM7 8V3M1 3Q7-14 13 3ZM-2 14V11M-7 11Q-2-1 3 11Z',
  marsh:
    'M-15-2H-6M2-6H12M-9 7H4M8 4H15M-10-2L-12-7M-10-2V-9M-10-2L-8-7M6-6L4-11M6-6V-13M6-6L8-11M-3 7L-5 2M-3 7V0M-3 7L-1 2',
  desert:
    'M-12-4h.1M-4-9h.1M5-3h.1M12-8h.1M-8 4h.1M0 1h.1M9 5h.1M-14 10h.1M-2 10h.1M5 12h.1M14 11h.1M-16-11h.1',
  plains: 'M-11-2v-4M-8-2l1.5-5M-14-2l-1.5-3M8 7v-4M11 7l1.5-5M5 7l-1.5-3M1-8v-3M4-8l1-4',
  brush: 'M-12 2l3-6l3 6M-1-5l3-6l3 6M5 8l3-6l3 6M-8 12l3-6l3 6',
  tower: 'M-11 12V-4H-13V-10H-9V-7H-5V-10H-1V-7H3V-10H7V-7H11V-10H13V-4H11V12ZM-4 12V5Q0 0 4 5V12',
  waves: 'M-15 0q3.7-5 7.5 0t7.5 0t7.5 0t7.5 0M-8 8q3.7-5 7.5 0t7.5 0',
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
