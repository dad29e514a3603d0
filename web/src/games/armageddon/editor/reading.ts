/** A scenario read from a file: whatever does not fit is said, with its place. */
import { KINDS, type Edge, type GreatField, type Hint, type Kind, type Land, type Terrain } from '../view';
import {
  FORMAT,
  GOALS,
  GOAL_WORDS,
  MOST_COUNT,
  MOST_ROUNDS,
  SIDES,
  TERRAINS,
  formOf,
  unitOf,
  type Goal,
  type GoalWord,
  type Placement,
  type Scenario,
  type Texts,
  type Unit,
} from './scenario';
import { brokenPlace } from './whole';

export const LONGEST = 400_000; // characters of a file, with all its spaces

export type Unfit = 'too-long' | 'no-json' | 'no-scenario' | 'missing' | 'unknown' | 'wrong';

/** Why a text is no scenario. The message is editor-unfit-<word>. */
export class NoScenario extends Error {
  constructor(
    readonly word: Unfit,
    readonly place = '',
  ) {
    super(`${word} ${place}`);
  }
}

type Read<T> = (value: unknown, place: string) => T;

export function read(text: string): Scenario {
  if (text.length > LONGEST) throw new NoScenario('too-long');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new NoScenario('no-json');
  }
  if (!isObject(parsed) || parsed.format !== FORMAT) throw new NoScenario('no-scenario');
  const found = scenario(parsed, '');
  demandWhole(found);
  return found;
}

/** What names something that is not there could be neither shown nor mended. */
function demandWhole(found: Scenario): void {
  const place = brokenPlace(found);
  if (place) throw new NoScenario('wrong', place);
}

// What a thing must have, and what it has if nothing is said.

type Must = Record<string, Read<any>>;
type May = Record<string, readonly [read: Read<any>, usual: unknown]>;

function object<T>(must: Must, may: May = {}): Read<T> {
  return (value, place) => {
    if (!isObject(value)) throw new NoScenario('wrong', place);
    const at = (key: string) => (place ? `${place}.${key}` : key);
    for (const key of Object.keys(value)) {
      if (!(key in must) && !(key in may)) throw new NoScenario('unknown', at(key));
    }
    const found: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(must)) {
      if (!Object.hasOwn(value, key)) throw new NoScenario('missing', at(key));
      found[key] = part(value[key], at(key));
    }
    for (const [key, [part, usual]] of Object.entries(may)) {
      found[key] = Object.hasOwn(value, key) ? part(value[key], at(key)) : usual;
    }
    return found as T;
  };
}

function list<T>(one: Read<T>): Read<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw new NoScenario('wrong', place);
    return value.map((each, number) => one(each, `${place}[${number + 1}]`));
  };
}

function whole(least: number, most: number): Read<number> {
  return (value, place) => {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    if (!fits) throw new NoScenario('wrong', place);
    return value;
  };
}

const text: Read<string> = (value, place) => {
  if (typeof value !== 'string') throw new NoScenario('wrong', place);
  return value;
};

function oneOf<T extends string>(words: readonly T[]): Read<T> {
  return (value, place) => {
    if (!words.includes(value as T)) throw new NoScenario('wrong', place);
    return value as T;
  };
}

function maybe<T>(one: Read<T>): Read<T | null> {
  return (value, place) => (value === null ? null : one(value, place));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const texts: Read<Texts> = (value, place) => {
  if (!isObject(value)) throw new NoScenario('wrong', place);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, text(each, `${place}.${key}`)]));
};

// The parts of a scenario.

const field: Read<string> = (value, place) => {
  if (typeof value !== 'string' || !/^[1-9]\d{0,2}\/[1-9]\d?$/.test(value))
    throw new NoScenario('wrong', place);
  return value;
};
const kind: Read<Kind> = oneOf(KINDS);
const side = maybe(oneOf(SIDES));
const owner = whole(0, 6);
const count = whole(1, MOST_COUNT);

const wholeUnit = object<Unit>(
  { kind },
  {
    count: [count, 1],
    riders: [list(kind), []],
    front: [side, null],
    team: [list(kind), []],
    pole: [side, null],
  },
);
const unit: Read<Unit> = (value, place) =>
  typeof value === 'string' ? unitOf(kind(value, place)) : wholeUnit(value, place);

const edge: Read<Edge> = (value, place) => {
  const [one, other, ...more] = list(field)(value, place);
  if (one === undefined || other === undefined || more.length > 0) throw new NoScenario('wrong', place);
  return [one, other];
};

const spot: Read<readonly [number, number]> = (value, place) => {
  const [i, j, ...more] = list(whole(-99, 99))(value, place);
  if (i === undefined || j === undefined || more.length > 0) throw new NoScenario('wrong', place);
  return [i, j];
};

const terrain: Read<Terrain> = oneOf(TERRAINS);
const smalls: Read<GreatField['fields']> = (value, place) => {
  if (!isObject(value)) throw new NoScenario('wrong', place);
  return Object.fromEntries(
    Object.entries(value).map(([key, numbers]) => [
      terrain(key, `${place}.${key}`),
      list(whole(1, 48))(numbers, `${place}.${key}`),
    ]),
  );
};

const great = object<GreatField>(
  { number: whole(1, 999), at: spot },
  { terrain: [terrain, 'lowland'], fields: [smalls, {}] },
);
const edges = list(edge);
const land = object<Land>(
  { great_fields: list(great) },
  { rivers: [edges, []], ramps: [edges, []], bridges: [edges, []] },
);

const THINGS = [...KINDS, 'phalanx', 'chariot', 'warrior'] as const;

function goalReader(word: GoalWord): Read<Goal> {
  const form = formOf(word);
  return object<Goal>(
    {
      goal: oneOf([word]),
      ...(form.kind && { kind: form.kind === 'thing' ? oneOf(THINGS) : kind }),
      ...(form.leader && { leader: kind }),
      ...(form.fields && { fields: list(field) }),
      ...(form.rounds && { rounds: count }),
      ...(form.count && { count }),
      ...(form.taken_from && { taken_from: owner }),
      ...(form.player === 'one' && { player: whole(1, 6) }),
    },
    {
      ...(form.player === 'anybody' && { player: [owner, 0] as const }),
      ...(form.from_round && { from_round: [count, 1] as const }),
    },
  );
}
const goalReaders = Object.fromEntries(GOAL_WORDS.map((word) => [word, goalReader(word)]));

const goal: Read<Goal> = (value, place) => {
  if (!isObject(value)) throw new NoScenario('wrong', place);
  const word = oneOf(Object.keys(GOALS))(value.goal, `${place}.goal`);
  return goalReaders[word]!(value, place);
};

const hint = object<Hint>(
  { text: texts },
  {
    fields: [list(field), []],
    prompt: [text, ''],
    player: [owner, 0],
    from_round: [whole(-9999, 9999), 1],
    until_round: [whole(-9999, 9999), 0],
  },
);

const scenario = object<Scenario>(
  {
    format: oneOf([FORMAT]),
    id: text,
    title: texts,
    intro: texts,
    chapters: list(whole(-99, 99)),
    players: whole(1, 6),
    rounds: whole(1, MOST_ROUNDS),
    land,
    zones: list(list(field)),
    setup: list(object<Placement>({ player: owner, field, units: list(unit) })),
    goals: list(goal),
  },
  { lesson: [whole(0, 99), 0], hints: [list(hint), []] },
);
