import { describe, expect, it } from 'vitest';
import type { ActionOffer } from '../../shell/contract';
import type { BoardProps } from '../../shell/gamemodule';
import { Marching } from './march.svelte';
import type { BattlemistView } from './view';

function offer(text: string): ActionOffer {
  const [verb, origin, kind, count, goal] = text.split(' ');
  const picks = [
    { kind: 'realm', id: origin },
    { kind: 'kind', id: kind },
    { kind: 'amount', id: Number(count) },
    { kind: 'realm', id: goal },
  ];
  return { text, verb, picks, meaning: null, preview: null } as ActionOffer;
}

const OFFERS = [
  'march a footman 1 b', 'march a footman 2 b', 'march a cavalry 1 b', 'march a cavalry 1 c', 'march x archer 1 b',
].map(offer); // prettier-ignore

function marching(offers: ActionOffer[] = OFFERS) {
  const said: string[] = [];
  const props = {
    offers,
    picked: [{ kind: 'realm', id: 'a' }],
    onact: (text: string) => said.push(text),
  } as unknown as BoardProps<BattlemistView>;
  return { march: new Marching(() => props), said, props };
}

describe('a march', () => {
  it('takes all who can leave, unless told otherwise', () => {
    const { march } = marching();
    expect(march.kinds).toEqual([
      { kind: 'footman', most: 2 },
      { kind: 'cavalry', most: 1 },
    ]);
    expect([...march.goals]).toEqual(['b']);
    expect([...march.others]).toEqual(['c']);
    march.wanted.footman = 0;
    expect([...march.goals]).toEqual(['b', 'c']);
  });

  it('is said kind by kind, each line once it may be said', () => {
    const { march, said, props } = marching();
    expect(march.go('b')).toBe(true);
    expect(said).toEqual(['march a footman 2 b']);
    (props as { offers: readonly ActionOffer[] }).offers = [offer('march a cavalry 1 b')];
    march.goOn();
    march.goOn();
    expect(said).toEqual(['march a footman 2 b', 'march a cavalry 1 b']);
  });

  it('goes nowhere where nobody can go', () => {
    const { march, said } = marching();
    expect(march.go('z')).toBe(false);
    expect(said).toEqual([]);
  });
});
