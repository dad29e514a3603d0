import { describe, expect, it } from 'vitest';
import type { Figure, Kind } from '../contract';
import { gathered, stacksOf } from './pieces';

let last = 0;
const figure = (kind: Kind, more: Partial<Figure> = {}): Figure => ({
  id: ++last,
  kind,
  owner: 0,
  field: 3,
  ...more,
});

describe('pieces', () => {
  it('are one for a rider and the horse, and for a phalanx', () => {
    const horse = figure('light-horse');
    const men = [1, 2, 3, 4].map(() => figure('lance', { field: 5, phalanx: 1 }));
    const [one, other] = stacksOf([horse, figure('axe', { on: horse.id }), ...men], { 1: { front: 2 } });
    expect(one?.pieces.map(({ shape, main }) => [shape, main.kind])).toEqual([['rider', 'axe']]);
    expect(other?.pieces).toMatchObject([{ shape: 'phalanx', front: 2, figures: men }]);
  });

  it('are gathered from far away by their owners, under the picture of the highest', () => {
    const horse = figure('light-horse');
    const men = [figure('sword'), figure('axe'), figure('axe'), figure('champion', { on: horse.id })];
    const [many] = gathered(stacksOf([...men, horse, figure('bow', { owner: 1 })]));
    expect(many?.pieces).toMatchObject([
      { shape: 'crowd', count: 4, isMounted: true, main: { kind: 'champion' } },
      { shape: 'man', main: { kind: 'bow', owner: 1 } },
    ]);
    const [pair] = gathered(stacksOf([figure('sword'), figure('light-horse')]));
    expect(pair?.pieces).toMatchObject([{ count: 2, main: { kind: 'sword' } }]);
    const [axes] = gathered(stacksOf([figure('sword'), figure('axe'), figure('axe')]));
    expect(axes?.pieces).toMatchObject([{ count: 3, main: { kind: 'axe' } }]);
  });

  it('that are great stay as they are from far away', () => {
    const elephant = figure('elephant');
    const [stack] = gathered(stacksOf([elephant, figure('bow', { on: elephant.id }), figure('axe')]));
    expect(stack?.pieces.map(({ shape }) => shape)).toEqual(['great', 'man']);
  });
});
