/** A lesson for each chapter: one newcomer, who begins, against one bot. What to do is said by the scenario's hints. */
import type { Lesson } from '../../shell/contract';

const CHAPTERS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export const lessons: readonly Lesson[] = CHAPTERS.map((chapter) => ({
  name: `lesson-${chapter}`,
  title: `option-scenario-lesson-${chapter}`,
  newTable: {
    options: { scenario: `lesson-${chapter}`, first: 'as-seated' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  },
  explain: () => [],
}));
