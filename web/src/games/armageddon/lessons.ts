/**
 * A lesson for each chapter: one newcomer, who begins, against one bot. What to do is said by the scenario's hints.
 * After the last of them the first battle is next.
 */
import type { Lesson } from '../../shell/gamemodule';

const CHAPTERS = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const SCENARIOS = [...CHAPTERS.map((chapter) => `lesson-${chapter}`), 's01'];

export const lessons: readonly Lesson[] = SCENARIOS.map((scenario) => ({
  name: scenario,
  title: `option-scenario-${scenario}`,
  newTable: {
    options: { scenario, first: 'as-seated' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  },
  explain: () => [],
}));
