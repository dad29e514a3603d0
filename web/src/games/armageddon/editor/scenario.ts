/** A scenario as it is written in a file, with everything said that a file may leave out. */
import type * as contract from '../contract';
import type { AnyGoal, ArmageddonFigures, Kind, Side } from '../contract';
import type { FieldName } from '../view';
import { resolved, type Schema } from './schema';

/** Texts by language. */
export type Texts = contract.Scenario['title'];

/** Figures that belong together: some of a kind, a rider, a phalanx, a chariot. */
export interface Unit extends Required<Omit<contract.Unit, 'front' | 'pole'>> {
  front: Side | null; // a formed phalanx, and where it looks
  pole: Side | null; // of a wagon: where its horses stand
}

export interface Placement extends Omit<contract.Placement, 'units'> {
  units: readonly Unit[];
}

export type GoalWord = AnyGoal['goal'];

/** A way to win, with what its word asks for. */
export interface Goal {
  goal: GoalWord;
  player?: number; // 0: everybody alike
  kind?: contract.AnnihilateKind['kind'];
  leader?: Kind;
  fields?: readonly FieldName[];
  rounds?: number;
  from_round?: number;
  count?: number;
  taken_from?: number; // 0: nobody
}

export interface Scenario extends Required<Omit<contract.Scenario, 'setup' | 'goals'>> {
  setup: readonly Placement[];
  goals: readonly Goal[];
}

/** What a way to win has to say besides its name. */
export interface GoalForm {
  asks: ReadonlySet<string>;
  isForOne: boolean; // it must name a player
  kinds: readonly Required<Goal>['kind'][]; // of which it may speak; what is no kind of figure comes first
}

const schemaOf = ({ scenario }: ArmageddonFigures): Schema => scenario.schema;

/** The ways to win, by their words. */
function goalsIn(figures: ArmageddonFigures): Readonly<Record<string, string>> {
  const schema = schemaOf(figures);
  return (resolved(schema, schema).properties!.goals!.items as Schema).discriminator!.mapping;
}

export function goalWords(figures: ArmageddonFigures): GoalWord[] {
  return Object.keys(goalsIn(figures)) as GoalWord[];
}

export function formOf(figures: ArmageddonFigures, word: GoalWord): GoalForm {
  const schema = schemaOf(figures);
  const { properties = {}, required = [] } = resolved({ $ref: goalsIn(figures)[word]! }, schema);
  const { kind } = properties;
  const words = [kind, ...(kind?.anyOf ?? [])].flatMap((part) => part?.enum ?? []) as GoalForm['kinds'];
  const kinds = Object.keys(figures.kinds) as Kind[];
  return {
    asks: new Set(Object.keys(properties)),
    isForOne: required.includes('player'),
    kinds: [
      ...words.filter((each) => !(each in figures.kinds)),
      ...kinds.filter((each) => words.includes(each)),
    ],
  };
}

/** The most that a number of a scenario file may be. */
export function mostOf(figures: ArmageddonFigures, type: 'Scenario' | 'Unit', field: string): number {
  return schemaOf(figures).$defs![type]!.properties![field]!.maximum!;
}

/** A way to win with all that it must say. */
export function newGoal(figures: ArmageddonFigures, goal: GoalWord, fields: readonly FieldName[] = []): Goal {
  const { asks, isForOne, kinds } = formOf(figures, goal);
  const usual: Omit<Goal, 'goal'> = {
    player: isForOne ? 1 : 0,
    kind: kinds[0] && kinds[0] in figures.kinds ? 'light-horse' : 'chariot',
    leader: 'hero',
    fields,
    rounds: 2,
    from_round: 1,
    count: 1,
    taken_from: 2,
  };
  return { goal, ...Object.fromEntries(Object.entries(usual).filter(([name]) => asks.has(name))) };
}

/** Magic units of a magician: so many go without saying. */
export const USUAL_UNITS = 30;

export function unitOf(kind: Kind, more: Partial<Unit> = {}): Unit {
  return { kind, count: 1, riders: [], front: null, team: [], pole: null, units: USUAL_UNITS, ...more };
}
