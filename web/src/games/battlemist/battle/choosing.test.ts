import { describe, expect, it } from 'vitest';
import type { ActionOffer } from '../../../shell/contract';
import type { BoardProps } from '../../../shell/gamemodule';
import type { BattlemistView } from '../view';
import { Choosing } from './choosing.svelte';

function choosing(...texts: string[]) {
  const said: string[] = [];
  const offers = texts.map(
    (text) => ({ text, verb: text.split(' ')[0], picks: [] }) as unknown as ActionOffer,
  );
  const props = { offers, onact: (text: string) => said.push(text) } as unknown as BoardProps<BattlemistView>;
  return { choice: new Choosing(() => props), said };
}
const [FOOTMAN, ARCHER] = [0, 1];

describe('losses', () => {
  it('are chosen unit by unit, the killed first', () => {
    const { choice, said } = choosing(
      'suffer footman archer',
      'suffer archer footman',
      'suffer footman footman',
    );
    choice.take(FOOTMAN);
    expect(choice.count('killed', FOOTMAN)).toBe(1);
    expect(choice.complete).toBeUndefined();
    choice.say();
    choice.take(ARCHER);
    expect(choice.count('routed', ARCHER)).toBe(1);
    choice.say();
    expect(said).toEqual(['suffer footman archer']);
  });

  it('can be changed: who was to die flees instead, or is spared', () => {
    const { choice } = choosing('suffer footman archer', 'suffer archer footman');
    choice.take(FOOTMAN);
    choice.change('killed', FOOTMAN);
    expect(choice.count('routed', FOOTMAN)).toBe(1);
    choice.change('routed', FOOTMAN);
    expect(choice.total('routed')).toBe(0);
  });

  it('do not lead where nothing is offered', () => {
    const { choice } = choosing('suffer - archer');
    expect(choice.roleFor(FOOTMAN)).toBeNull();
    expect(choice.roleFor(ARCHER)).toBe('routed');
  });
});

describe('a rally', () => {
  it('counts how many may return', () => {
    const { choice, said } = choosing('rally footman,footman', 'rally archer,footman');
    expect(choice.most('chosen')).toBe(2);
    choice.take(ARCHER);
    expect(choice.roleFor(ARCHER)).toBeNull();
    choice.take(FOOTMAN);
    choice.say();
    expect(said).toEqual(['rally archer,footman']);
  });
});
