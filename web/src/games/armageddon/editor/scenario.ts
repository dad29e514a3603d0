/** A scenario as it is written in a file, with everything said that a file may leave out. */
import type { FieldName, Hint, Kind, Land } from '../view';

export const FORMAT = 'hexenkessel-armageddon/1';
export const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const; // by direction, clockwise
export type Side = (typeof SIDES)[number];

export const TERRAINS = [
  'lowland',
  'highland',
  'mountain',
  'forest',
  'swamp',
  'desert',
  'highland-desert',
  'ice-lowland',
  'ice-highland',
  'ice-mountain',
  'water',
  'peaks',
] as const;

/** The chapters that a scenario may use, and those each of them builds on. */
export const CHAPTERS: Readonly<Record<number, readonly number[]>> = {
  2: [],
  3: [],
  4: [3],
  5: [3],
  6: [5],
  7: [5],
  8: [5, 7],
  9: [5],
};
export const ALWAYS: readonly number[] = [2, 3];
export const PLAYERS = [2, 3, 4, 5, 6] as const;
export const MOST_ROUNDS = 200;
export const MOST_COUNT = 99;
export const MEN_IN_A_PHALANX = 4;

/** Texts by language. */
export type Texts = Readonly<Record<string, string>>;

/** Figures that belong together: some of a kind, a rider, a phalanx, a chariot. */
export interface Unit {
  kind: Kind;
  count: number;
  riders: readonly Kind[];
  front: Side | null; // a formed phalanx of four, and where it looks
  team: readonly Kind[];
  pole: Side | null; // of a wagon: where its horses stand
}

export interface Placement {
  player: number; // 0: nobody
  field: FieldName;
  units: readonly Unit[];
}

export interface Goal {
  goal: GoalWord;
  player?: number; // 0: everybody alike
  kind?: string;
  leader?: Kind;
  fields?: readonly FieldName[];
  rounds?: number;
  from_round?: number;
  count?: number;
  taken_from?: number; // 0: nobody
}

export interface Scenario {
  format: typeof FORMAT;
  id: string;
  title: Texts;
  intro: Texts;
  chapters: readonly number[];
  players: number;
  rounds: number;
  land: Land;
  zones: readonly (readonly FieldName[])[]; // for each player
  setup: readonly Placement[];
  goals: readonly Goal[];
  lesson: number;
  hints: readonly Hint[];
}

/** What a way to win has to say besides its name. */
export interface GoalForm {
  player?: 'anybody' | 'one';
  kind?: 'kind' | 'thing'; // a thing may also be a phalanx, a chariot or any warrior
  leader?: true;
  fields?: true;
  rounds?: true;
  from_round?: true;
  count?: true;
  taken_from?: true;
}

export const GOALS = {
  annihilate: {},
  'annihilate-kind': { kind: 'thing', player: 'anybody' },
  'kill-leader': { leader: true },
  capture: { fields: true, player: 'anybody' },
  hold: { fields: true, rounds: true, from_round: true, player: 'anybody' },
  'majority-at-end': { fields: true },
  clear: { fields: true, player: 'one' },
  bring: { kind: 'kind', count: true, player: 'one', taken_from: true },
  domination: { fields: true, count: true, player: 'anybody' },
  cities: { fields: true },
  points: {},
  default: { player: 'one' },
} as const satisfies Readonly<Record<string, GoalForm>>;
export type GoalWord = keyof typeof GOALS;

export const GOAL_WORDS = Object.keys(GOALS) as GoalWord[];

export function formOf(goal: GoalWord): GoalForm {
  return GOALS[goal];
}

/** A way to win with all that it must say. */
export function newGoal(goal: GoalWord, fields: readonly FieldName[] = []): Goal {
  const form = formOf(goal);
  return {
    goal,
    ...(form.player && { player: form.player === 'one' ? 1 : 0 }),
    ...(form.kind && { kind: form.kind === 'thing' ? 'chariot' : 'light-horse' }),
    ...(form.leader && { leader: 'hero' as const }),
    ...(form.fields && { fields }),
    ...(form.rounds && { rounds: 2 }),
    ...(form.from_round && { from_round: 1 }),
    ...(form.count && { count: 1 }),
    ...(form.taken_from && { taken_from: 2 }),
  };
}

export function unitOf(kind: Kind, more: Partial<Unit> = {}): Unit {
  return { kind, count: 1, riders: [], front: null, team: [], pole: null, ...more };
}

/** A plain land for two, with all that a battle needs but the armies. */
export function blank(): Scenario {
  const smalls = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, more) => from + more);
  return {
    format: FORMAT,
    id: 'my-battle',
    title: { en: 'My battle', de: 'Meine Schlacht' },
    intro: {},
    chapters: [2, 3, 4, 5],
    players: 2,
    rounds: 10,
    land: {
      great_fields: [
        { number: 1, at: [0, 0] },
        { number: 2, at: [0, 1] },
      ],
    },
    zones: [smalls(1, 15).map((small) => `1/${small}`), smalls(31, 48).map((small) => `2/${small}`)],
    setup: [],
    goals: [newGoal('annihilate'), newGoal('points')],
    lesson: 0,
    hints: [],
  };
}
