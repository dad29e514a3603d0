/** A scenario written down: as little as says everything, in lines that a person can read. */
import type { BuiltTower, BuiltWall, GreatField, Hint, Land } from '../contract';
import { USUAL_UNITS, type Goal, type Placement, type Scenario, type Unit } from './scenario';

const WIDTH = 110;

/** For a file. */
export function write(scenario: Scenario): string {
  return `${laid(brief(scenario), 0)}\n`;
}

/** The same on one line, for the option of a table. */
export function compact(scenario: Scenario): string {
  return JSON.stringify(brief(scenario));
}

type Plain = Record<string, unknown>;

/** What is as usual goes without saying. */
function brief({ land, setup, goals, lesson, hints, beasts, ...rest }: Scenario): Plain {
  return {
    ...rest,
    land: landOf(land),
    setup: setup.map(placementOf),
    goals: goals.map(goalOf),
    ...(beasts.length > 0 && { beasts }),
    ...(lesson && { lesson }),
    ...(hints.length > 0 && {
      hints: hints.map(hintOf),
    }),
  };
}

function hintOf(hint: Hint): Plain {
  const { text, fields = [], prompt = '', player = 0, from_round: from = 1, until_round: until = 0 } = hint;
  return {
    text,
    ...(fields.length > 0 && { fields }),
    ...(prompt && { prompt }),
    ...(player && { player }),
    ...(from !== 1 && { from_round: from }),
    ...(until && { until_round: until }),
  };
}

/** Great fields, and lists of what lies on them or between them: walls, towers and all others. */
function landOf({
  great_fields: greats,
  rivers = [],
  ramps = [],
  bridges = [],
  walls = [],
  towers = [],
  ...others
}: Land): Plain {
  const built = { walls: walls.map(wallOf), towers: towers.map(towerOf) };
  const lists = Object.entries({ rivers, ramps, bridges, ...built, ...others });
  return {
    great_fields: greats.map(greatOf),
    ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
  };
}

function wallOf({ field, side, gate = '', owner = 0 }: BuiltWall): Plain {
  return { field, side, ...(gate && { gate }), ...(owner && { owner }) };
}

const SIDES = 6;

/** With a platform and all that belongs to it, unless it is said. */
function towerOf(tower: BuiltTower): Plain {
  const { field, owner = 0, floors = 1, walls = [], gates = [] } = tower;
  const { platform = true, battlements = true, foundation = false, stairs = true } = tower;
  return {
    field,
    ...(owner && { owner }),
    ...(floors !== 1 && { floors }),
    ...(!platform && { platform }),
    ...(!battlements && { battlements }),
    ...(foundation && { foundation }),
    ...(!stairs && { stairs }),
    ...(tower.walls && walls.length < SIDES && { walls }),
    ...(gates.length > 0 && {
      gates: gates.map(({ side, state = 'closed' }) => ({ side, ...(state !== 'closed' && { state }) })),
    }),
  };
}

function greatOf({ number, at, terrain = 'lowland', fields = {} }: GreatField): Plain {
  return {
    number,
    at,
    ...(terrain !== 'lowland' && { terrain }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

function placementOf({ player, field, units }: Placement): Plain {
  return { player, field, units: units.map(unitOf) };
}

function unitOf({ kind, count, riders, front, team, pole, units }: Unit): Plain | string {
  const more = {
    ...(count !== 1 && { count }),
    ...(riders.length > 0 && { riders }),
    ...(front && { front }),
    ...(team.length > 0 && { team }),
    ...(pole && { pole }),
    ...(units !== USUAL_UNITS && { units }),
  };
  return Object.keys(more).length > 0 ? { kind, ...more } : kind;
}

function goalOf({ player, from_round: from, goal, ...rest }: Goal): Plain {
  return {
    goal,
    ...rest,
    ...(from !== undefined && from !== 1 && { from_round: from }),
    ...(player && { player }),
  };
}

/** On one line if there is room behind the column, else one part to a line; short things of a list share lines. */
function laid(value: unknown, indent: number, column = indent): string {
  const line = flat(value);
  if (column + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).map(([key, part]) => {
      const head = `${inner}${JSON.stringify(key)}: `;
      return head + laid(part, indent + 2, head.length);
    });
    return `{\n${parts.join(',\n')}\n${outer}}`;
  }
  const isSmall = value.every((part) => flat(part).length <= 20);
  const parts = isSmall
    ? filled(value.map(flat), inner)
    : value.map((part) => inner + laid(part, indent + 2));
  return `[\n${parts.join(',\n')}\n${outer}]`;
}

function filled(words: readonly string[], inner: string): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(inner + word);
  }
  return lines;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flat(part)}`);
  return `{${parts.join(', ')}}`;
}
