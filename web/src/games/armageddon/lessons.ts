/**
 * A lesson for each chapter: one newcomer, who begins, against one bot. What to do is said by the scenario's hints.
 * After the last of them the first battle is next.
 */
import type { GameForm } from '../../shell/contract';
import type { Lesson } from '../../shell/gamemodule';

export function lessons({ options }: GameForm): Lesson[] {
  const scenarios = (options.find(({ name }) => name === 'scenario')?.choices ?? []).map(String);
  const chapterOf = (scenario: string) => Number(/^lesson-(\d+)$/.exec(scenario)?.[1] ?? 0);
  const taught = scenarios.filter(chapterOf).sort((one, other) => chapterOf(one) - chapterOf(other));
  const battle = scenarios.filter((scenario) => !chapterOf(scenario)).slice(0, 1);
  return [...taught, ...battle].map((scenario) => ({
    name: scenario,
    title: `option-scenario-${scenario}`,
    newTable: {
      options: { scenario, first: 'as-seated' },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    },
    explain: () => [],
  }));
}
