import { describe, expect, it } from 'vitest';
import type { Pick } from '../../shell/contract';
import type { BoardProps } from '../../shell/gamemodule';
import { taskOf } from './guide';
import type { ArmageddonView } from './contract';

interface Moment {
  step: string;
  picked?: readonly Pick[];
  next?: readonly Pick[];
  can?: readonly string[]; // what a click on a figure begins
  presses?: readonly string[]; // what has a button
  isLong?: boolean; // a list of which only the beginnings are known
  due?: readonly number[];
  lesson?: number;
  outcome?: unknown;
}
const figure: Pick = { kind: 'figure', id: 1 };

function task({
  step,
  picked = [],
  next = [],
  can = [],
  presses = ['end'],
  isLong = false,
  due = [0],
  lesson = 2,
  outcome,
}: Moment) {
  const view = { field: { lesson }, steps: [{ step }], due, outcome } as unknown as ArmageddonView;
  const buttons = presses.map((id): Pick => ({ kind: 'button', id }));
  const beginnings = {
    all: [...(can.length > 0 ? [figure] : []), ...buttons],
    after: ({ kind, id }: Pick) =>
      isLong ? null : (kind === 'button' ? [String(id)] : can).map((verb) => ({ verb, picks: [] })),
  };
  const props = { view, observer: 0, picked, next, beginnings };
  return taskOf(props as unknown as BoardProps<ArmageddonView>);
}

describe('what a newcomer is told to do', () => {
  it('follows the clicks while one moves', () => {
    const can = ['go'];
    expect(task({ step: 'movement', can })).toBe('move');
    const next = [{ kind: 'field', id: '1/2' }];
    expect(task({ step: 'movement', can, picked: [figure], next })).toBe('where');
    expect(task({ step: 'movement', can, picked: [figure] })).toBe('more');
    const turning: Pick = { kind: 'button', id: 'face' };
    expect(task({ step: 'movement', can, picked: [turning], next })).toBe('more');
    expect(task({ step: 'movement', can, presses: ['fight', 'end'] })).toBe('move-or-fight');
    expect(task({ step: 'movement' })).toBe('end');
  });

  it('leads on to the fight when everybody stands where he can strike', () => {
    const presses = ['fight', 'end'];
    expect(task({ step: 'movement', can: ['attack', 'shoot'], presses })).toBe('fight');
    expect(task({ step: 'movement', can: ['attack', 'go'], presses })).toBe('move-or-fight');
  });

  it('sees the button that begins the fight in a long list, too', () => {
    const presses = ['fight', 'end'];
    expect(task({ step: 'movement', can: ['go'], presses, isLong: true })).toBe('move-or-fight');
  });

  it('follows the clicks of a blow', () => {
    const can = ['attack'];
    expect(task({ step: 'combat', can })).toBe('who');
    expect(task({ step: 'combat', can, picked: [figure] })).toBe('whom');
    expect(task({ step: 'combat', can, picked: [figure, figure] })).toBe('support');
    expect(task({ step: 'combat' })).toBe('end');
  });

  it('leads on where something must be settled at once', () => {
    expect(task({ step: 'trampling', can: ['trample'] })).toBe('more');
    expect(task({ step: 'scramble', can: ['strike'] })).toBe('more');
    expect(task({ step: 'life-rolls', can: ['assign'] })).toBe('life');
  });

  it('tells to wait, and nothing outside of lessons or afterwards', () => {
    expect(task({ step: 'movement', due: [1] })).toBe('wait');
    expect(task({ step: 'movement', lesson: 0 })).toBe('');
    expect(task({ step: 'movement', outcome: {} })).toBe('');
  });
});
