import { describe, expect, it } from 'vitest';
import type { ActionOffer, StoryEntry } from '../../shell/contract';
import type { Arguments } from '../../shell/fluent';
import { wayOffered, waysGone } from './ways';

function offer(args: Arguments | null): ActionOffer {
  const meaning = args && { key: 'action-move', args };
  return { text: 'move Red1 4000 1', verb: 'move', picks: [], meaning, preview: null };
}

function told(key: string, args: Arguments): StoryEntry {
  return { number: 1, seat: 0, action: null, events: [{ key, args }], rolls: [] };
}

describe('the way of a legion', () => {
  it('is what is offered with its move', () => {
    const offers = [offer({ land: 4000, way: [1, 1000, 6000, 4000] }), offer({ land: 4000, way: [1, 4000] })];
    expect(wayOffered(offers)).toEqual([1, 1000, 6000, 4000]);
  });

  it('is none where somebody teleports, or nothing is offered', () => {
    expect(wayOffered([offer({ land: 4000 })])).toEqual([]);
    expect(wayOffered([offer(null)])).toEqual([]);
    expect(wayOffered([])).toEqual([]);
  });

  it('is what is told of it afterwards', () => {
    const story = [
      told('move', { legion: 'Red1', land: 2, way: [1, 2] }),
      told('teleport', { legion: 'Red2', land: 200 }),
      told('random-move', { legion: 'Red3', land: 8, way: [6, 7, 8] }),
    ];
    expect([...waysGone('legion', story)]).toEqual([
      ['Red1', [1, 2]],
      ['Red3', [6, 7, 8]],
    ]);
  });
});
