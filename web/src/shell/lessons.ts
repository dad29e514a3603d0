/** Progress of lessons (guided games): which table is one, what comes next, which were finished here. */
import { api } from './api';
import type { NewTable, TableSummary } from './contract';
import type { Lesson } from './gamemodule';
import { recall, remember } from './localstorage';
import { router } from './router.svelte';

type Lessons = readonly Lesson[] | undefined;

/** The lesson that is played at this table, known by its options. */
export function lessonAt(lessons: Lessons, table: Pick<TableSummary, 'options'>): Lesson | undefined {
  return lessons?.find(({ newTable }) =>
    Object.entries(newTable.options ?? {}).every(([name, value]) => table.options[name] === value),
  );
}

export function lessonAfter(lessons: Lessons, lesson: Lesson): Lesson | undefined {
  return lessons?.[lessons.indexOf(lesson) + 1];
}

export function lessonsDone(game: string): readonly string[] {
  return (recall(`lessons.${game}`) ?? '').split(' ').filter(Boolean);
}

export function markDone(game: string, { name }: Lesson): void {
  const done = lessonsDone(game);
  if (!done.includes(name)) remember(`lessons.${game}`, [...done, name].join(' '));
}

/** Was this table opened as a lesson here? Then what it has explained is kept, be it nothing yet. */
export function isGuided(table: string): boolean {
  return recall(`lesson.${table}`) !== null;
}

/** The explanations shown at a guided table, or anywhere in a game; OVER for everything. */
export function toldIn(memory: string): readonly string[] {
  return (recall(`lesson.${memory}`) ?? '').split(' ').filter(Boolean);
}

export const OVER = '*';

export function markTold(memory: string, name: string): void {
  remember(`lesson.${memory}`, [...new Set([...toldIn(memory), name])].join(' '));
}

/** The first one that has not been played yet; after the last the first again. */
export function lessonToPlay(lessons: Lessons, done: readonly string[]): Lesson | undefined {
  return lessons?.find(({ name }) => !done.includes(name)) ?? lessons?.[0];
}

/** Lay a table for it and sit down. */
export async function beginLesson(game: string, { newTable }: Lesson): Promise<TableSummary> {
  const usual: NewTable = { game, options: {}, seats: [{ kind: 'me' }], private: true, start: true };
  const table = await api.open({ ...usual, ...newTable });
  remember(`lesson.${table.id}`, '');
  router.go({ screen: 'table', table: table.id, lesson: true });
  return table;
}
