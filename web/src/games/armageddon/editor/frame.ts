/** What frames a battle: players, chapters, zones and ways to win. */
import type { FieldName } from '../view';
import type { ArmageddonFigures } from '../contract';
import type { Goal, Scenario, Texts } from './scenario';

/** For so many players. Who is not there any more leaves his zone, his army and his goals. */
export function withPlayers(scenario: Scenario, players: number): Scenario {
  const { zones, setup, goals } = scenario;
  return {
    ...scenario,
    players,
    zones: Array.from({ length: players }, (_, seat) => zones[seat] ?? []),
    setup: setup.filter(({ player }) => player <= players),
    goals: goals.filter(({ player = 0, taken_from: from = 0 }) => player <= players && from <= players),
  };
}

/** With or without a chapter: it brings those that it needs, and takes those along that need it. */
export function withChapter(
  scenario: Scenario,
  chapter: number,
  is: boolean,
  { chapters }: ArmageddonFigures,
): Scenario {
  const always = Object.keys(chapters)
    .map(Number)
    .filter((each) => chapters[each]!.is_always);
  const chosen = new Set([...always, ...scenario.chapters.filter((each) => each in chapters)]);
  const add = (each: number): void => {
    chosen.add(each);
    chapters[each]!.needs.forEach(add);
  };
  const remove = (each: number): void => {
    chosen.delete(each);
    for (const other of [...chosen]) if (chapters[other]!.needs.includes(each)) remove(other);
  };
  if (is) add(chapter);
  else if (!always.includes(chapter)) remove(chapter);
  return { ...scenario, chapters: [...chosen].sort((one, other) => one - other) };
}

/** A text in one language; an empty one is none. */
export function withText(texts: Texts, language: string, text: string): Texts {
  const rest = Object.fromEntries(Object.entries(texts).filter(([key]) => key !== language));
  return text ? { ...rest, [language]: text } : rest;
}

/** These fields in a list or not; the list stays in the order in which fields were added. */
export function withFields(
  fields: readonly FieldName[],
  names: readonly FieldName[],
  is: boolean,
): readonly FieldName[] {
  const rest = fields.filter((field) => !names.includes(field));
  if (!is) return rest.length === fields.length ? fields : rest;
  const more = names.filter((name) => !fields.includes(name));
  return more.length === 0 ? fields : [...fields, ...more];
}

/** Fields of a player's zone, or none of it. A field may be in the zones of several. */
export function withZone(
  scenario: Scenario,
  player: number,
  names: readonly FieldName[],
  is: boolean,
): Scenario {
  const before = scenario.zones[player - 1] ?? [];
  const zone = withFields(before, names, is);
  if (zone === before) return scenario;
  return { ...scenario, zones: scenario.zones.map((each, seat) => (seat === player - 1 ? zone : each)) };
}

export function withGoal(scenario: Scenario, number: number, goal: Goal | null): Scenario {
  const goals = scenario.goals.flatMap((each, place) => (place === number ? (goal ?? []) : each));
  return { ...scenario, goals: number < scenario.goals.length || !goal ? goals : [...goals, goal] };
}

/** Letters, digits and dashes; what people write becomes that. */
export function wordFrom(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
