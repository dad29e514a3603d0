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

/** The sections that a scenario names: a bare chapter is all its sections. */
export function sectionsOf(chapters: Scenario['chapters'], { sections }: ArmageddonFigures): Set<string> {
  const named = new Set(chapters.map(String));
  const meant = sections.filter(({ section, chapter }) => named.has(section) || named.has(`${chapter}`));
  return new Set(meant.map(({ section }) => section));
}

/** With or without a section: it brings those that it needs, and takes those along that need it. */
export function withSection<S extends Pick<Scenario, 'chapters'>>(
  scenario: S,
  section: string,
  is: boolean,
  figures: ArmageddonFigures,
): S {
  const { sections } = figures;
  const always = sections.filter((each) => each.is_always).map((each) => each.section);
  const chosen = new Set([...always, ...sectionsOf(scenario.chapters, figures)]);
  const add = (word: string): void => {
    chosen.add(word);
    sections.find((each) => each.section === word)!.needs.forEach(add);
  };
  const remove = (word: string): void => {
    chosen.delete(word);
    for (const each of sections)
      if (chosen.has(each.section) && each.needs.includes(word)) remove(each.section);
  };
  if (is) add(section);
  else if (!always.includes(section)) remove(section);
  return { ...scenario, chapters: named(chosen, figures) };
}

/** As a file names them: a chapter by its number, where all of it is meant. */
function named(chosen: ReadonlySet<string>, { sections }: ArmageddonFigures): Scenario['chapters'] {
  const isWhole = (chapter: number) =>
    sections.every((each) => each.chapter !== chapter || chosen.has(each.section));
  const names = sections
    .filter((each) => chosen.has(each.section))
    .map(({ section, chapter }) => (isWhole(chapter) ? chapter : section));
  return [...new Set(names)];
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
