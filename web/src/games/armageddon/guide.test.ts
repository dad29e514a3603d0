import { describe, expect, it } from 'vitest';
import type { BoardProps, Pick } from '../../shell/contract';
import { taskOf } from './guide';
import type { ArmageddonView } from './view';

interface Moment {
  step: string;
  picked?: readonly Pick[];
  next?: readonly Pick[];
  verbs?: readonly string[];
  beginnings?: readonly Pick[];
  due?: readonly number[];
  lesson?: number;
  outcome?: unknown;
}
const figure: Pick = { kind: 'figure', id: 1 };

function task({
  step,
  picked = [],
  next = [],
  verbs = [],
  beginnings = [],
  due = [0],
  lesson = 2,
  outcome,
}: Moment) {
  const view = { field: { lesson }, steps: [{ step }], due, outcome } as unknown as ArmageddonView;
  const offers = verbs.map((verb) => ({ verb, picks: [] }));
  const props = { view, observer: 0, picked, next, offers, beginnings: { all: beginnings } };
  return taskOf(props as unknown as BoardProps<ArmageddonView>);
}

describe('what a newcomer is told to do', () => {
  it('follows the clicks while one moves', () => {
    expect(task({ step: 'movement', beginnings: [figure] })).toBe('move');
    const next = [{ kind: 'field', id: '1/2' }];
    expect(task({ step: 'movement', beginnings: [figure], picked: [figure], next })).toBe('where');
    expect(task({ step: 'movement', beginnings: [figure], picked: [figure] })).toBe('more');
    expect(task({ step: 'movement', beginnings: [figure], verbs: ['fight'] })).toBe('move-or-fight');
    expect(task({ step: 'movement', verbs: ['fight', 'end'] })).toBe('fight');
    expect(task({ step: 'movement', verbs: ['end'] })).toBe('end');
  });

  it('sees the button that begins the fight in a long list, too', () => {
    const beginnings = [figure, { kind: 'button', id: 'fight' }];
    expect(task({ step: 'movement', beginnings })).toBe('move-or-fight');
  });

  it('follows the clicks of a blow', () => {
    expect(task({ step: 'combat', beginnings: [figure] })).toBe('who');
    expect(task({ step: 'combat', beginnings: [figure], picked: [figure] })).toBe('whom');
    expect(task({ step: 'combat', beginnings: [figure], picked: [figure, figure] })).toBe('support');
    expect(task({ step: 'combat', verbs: ['end'] })).toBe('end');
  });

  it('tells to wait, and nothing outside of lessons or afterwards', () => {
    expect(task({ step: 'movement', due: [1] })).toBe('wait');
    expect(task({ step: 'movement', lesson: 0 })).toBe('');
    expect(task({ step: 'movement', outcome: {} })).toBe('');
  });
});
