import { expect, it } from 'vitest';
import type { GameForm } from '../../shell/contract';
import { lessons } from './lessons';

const game = (...choices: string[]) =>
  ({ options: [{ name: 'scenario', type: 'text', default: '', choices }] }) as unknown as GameForm;

it('lessons follow the chapters, and the first battle comes after them', () => {
  const found = lessons(game('lesson-10', 'lesson-2', 'lesson-9', 's01', 's02'));
  expect(found.map(({ name }) => name)).toEqual(['lesson-2', 'lesson-9', 'lesson-10', 's01']);
  expect(found[1]!.newTable.options).toEqual({ scenario: 'lesson-9', first: 'as-seated' });
  expect(lessons({ ...game(), options: [] })).toEqual([]);
});
