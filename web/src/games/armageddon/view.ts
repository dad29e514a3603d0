/** What the server sends of a battle. Words are those of the engine; what is as usual is left out. */

export type Seat = number;
export type FigureId = number;
export type FieldName = string; // "1/4"
export type FieldNumber = number; // its place in the list of all fields

export type Terrain =
  | 'lowland'
  | 'highland'
  | 'mountain'
  | 'forest'
  | 'swamp'
  | 'desert'
  | 'highland-desert'
  | 'ice-lowland'
  | 'ice-highland'
  | 'ice-mountain'
  | 'water'
  | 'peaks';

export const WARRIORS = ['axe', 'lance', 'sword', 'bow', 'champion', 'hero'] as const;
export const BEASTS = [
  'light-horse',
  'heavy-horse',
  'light-chariot-horse',
  'heavy-chariot-horse',
  'wagon',
  'elephant',
  'mammoth',
] as const;
export const KINDS = [...WARRIORS, ...BEASTS] as const;
export type Kind = (typeof KINDS)[number];

export interface Figure {
  id: FigureId;
  kind: Kind;
  owner: Seat | null;
  field: FieldNumber;
  steps?: number; // of its own in this round
  carried?: number;
  acted?: boolean;
  on?: FigureId; // rides it
  led_by?: FigureId;
  harness?: FigureId; // the wagon that it draws
  phalanx?: number;
  pole?: number; // of a wagon: where the horses stand
  speed?: number;
}

export interface GreatField {
  number: number;
  at: readonly [number, number];
  terrain?: Terrain;
  fields?: Readonly<Partial<Record<Terrain, readonly number[]>>>;
}

export type Edge = readonly [FieldName, FieldName];

export interface Land {
  great_fields: readonly GreatField[];
  rivers?: readonly Edge[];
  ramps?: readonly Edge[];
  bridges?: readonly Edge[];
}

export interface Goal {
  goal: string;
  player?: number; // 0 or none: everybody alike
  kind?: string;
  leader?: string;
  fields?: readonly FieldName[];
  rounds?: number;
  from_round?: number;
  count?: number;
}

export interface Hint {
  text: Readonly<Record<string, string>>; // by language
  fields?: readonly FieldName[]; // marked on the map
  prompt?: string;
  player?: number;
  from_round?: number;
  until_round?: number;
}

/** What is told of a figure that one points at. */
export interface Outlook {
  reach: Readonly<Record<FieldName, number>>; // for so many steps
  fire: Readonly<Record<FieldName, number>>; // what a bow must roll at least
  counts: Readonly<Record<string, Counting>>; // by the words of an action without its verb
  tolls: Readonly<Record<FieldName, readonly Toll[]>>; // who dies where somebody is ridden down
}

/** Of so many of a kind, how many die on average. */
export interface Toll {
  owner: Seat | null;
  kind: Kind;
  count: number;
  dead: number;
}

/** What counts for whom in a blow, or makes up the number of a shot: `attacker 2`. */
export interface Counting {
  mine: readonly string[];
  help?: readonly string[]; // of who supports
  theirs?: readonly string[];
}

/** While armies are bought. */
export interface Muster {
  prices: Readonly<Partial<Record<Kind | 'phalanx', number>>>;
  left: readonly number[]; // points, by seat
}

export interface Battlefield {
  scenario: string;
  land: Land;
  chapters: readonly number[];
  sides: readonly number[];
  zones: readonly (readonly FieldNumber[])[];
  goals: readonly Goal[];
  rounds: number;
  figures: Readonly<Record<string, Figure>>;
  origins: readonly (Seat | null)[];
  leaders?: readonly FigureId[];
  phalanxes?: Readonly<Record<string, { front: number }>>;
  round: number;
  active: Seat | null;
  losses: readonly number[];
  streaks?: readonly { side: number | null; rounds: number }[];
  title?: Readonly<Record<string, string>>;
  intro?: Readonly<Record<string, string>>;
  lesson?: number;
  hints?: readonly Hint[];
}

export interface ArmageddonView {
  observer: Seat | null;
  field: Battlefield;
  steps: readonly { step: string; seat?: Seat; field?: FieldNumber; is_secret?: boolean }[];
  due: readonly Seat[];
  outcome?: { places: readonly number[] } | null; // by seat, 1 for the best
  muster?: Muster | null;
}

const RIDDEN: ReadonlySet<string> = new Set(BEASTS);

export function isBeast({ kind }: Figure): boolean {
  return RIDDEN.has(kind);
}

/** The step that asks. */
export function stepOf(view: Pick<ArmageddonView, 'steps'>): string {
  return view.steps.at(-1)?.step ?? '';
}

export function figuresOf(view: ArmageddonView): Figure[] {
  return Object.values(view.field.figures);
}

/** What is said now to whoever sits here: at the beginning of a lesson what it is about, then its hints. */
export function hintsNow({ field, observer, due, ...view }: ArmageddonView): readonly Hint[] {
  if (observer === null || !due.includes(observer)) return [];
  const { round, hints = [], intro, lesson } = field;
  const now = Math.max(round, 1);
  const apt = hints.filter(
    ({ prompt, player, from_round: from = 1, until_round: until = 0 }) =>
      (!prompt || prompt === stepOf(view)) &&
      (!player || player - 1 === observer) &&
      from <= now &&
      (!until || now <= until),
  );
  return lesson && intro && now === 1 ? [{ text: intro }, ...apt] : apt;
}
