import { describe, expect, it } from 'vitest';
import type { Lesson } from './gamemodule';
import { lessonAfter, lessonAt, lessonToPlay } from './lessons';

const lesson = (name: string, options = {}): Lesson => ({
  name,
  newTable: { options: { map: name, ...options } },
  explain: () => [],
});
const lessons = [lesson('one', { first: 'me' }), lesson('two'), lesson('three')];
const [one, two, three] = lessons as [Lesson, Lesson, Lesson];

describe('lessons', () => {
  it('are known by the options of their table, whatever else it has', () => {
    expect(lessonAt(lessons, { options: { map: 'two', first: 'me', pace: 3 } })).toBe(two);
    expect(lessonAt(lessons, { options: { map: 'one', first: 'me' } })).toBe(one);
    expect(lessonAt(lessons, { options: { map: 'one' } })).toBeUndefined();
    expect(lessonAt(undefined, { options: {} })).toBeUndefined();
  });

  it('come one after the other', () => {
    expect(lessonAfter(lessons, one)).toBe(two);
    expect(lessonAfter(lessons, three)).toBeUndefined();
  });

  it('are proposed in their order, without those that were played', () => {
    expect(lessonToPlay(lessons, [])).toBe(one);
    expect(lessonToPlay(lessons, ['one', 'three'])).toBe(two);
    expect(lessonToPlay(lessons, ['one', 'two', 'three'])).toBe(one);
    expect(lessonToPlay([], [])).toBeUndefined();
  });
});
