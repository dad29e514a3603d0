import { describe, expect, it } from 'vitest';
import type { Message } from '../../../shell/fluent';
import type { BattlemistFigures } from '../figures';
import type { BattlemistView } from '../view';
import { fightFrames } from './course';

const event = (key: string, args: Message['args'] = {}): Message => ({ key, args });
const figures = {
  life: 5,
  adventures: new Map([
    ['plea', { id: 'plea', target: 'oxmarch', opponents: { name: 'bandit', number: 2, life: 1, attack: 1, hit: 5, damage: 1 } }],
  ]),
} as unknown as BattlemistFigures; // prettier-ignore
const view = {
  players: [{ heroes: [{ number: 2, realm: 'oxmarch', life: 4 }] }],
} as unknown as BattlemistView;
const tell = fightFrames(figures, view);
const BEGINNING = event('encounter', { seat: 0, hero: 2, number: 2, opponents: 'bandit' });

describe('a fight', () => {
  it('begins with all foes alive', () => {
    const [frame] = tell(null, [BEGINNING]);
    expect(frame?.foes).toEqual([
      { life: 1, full: 1, hit: 5 },
      { life: 1, full: 1, hit: 5 },
    ]);
    expect(frame?.own.life).toBe(4);
  });

  it('is told blow by blow until one side is dead', () => {
    const frames = tell(null, [
      BEGINNING,
      event('hero-struck', { seat: 0, hero: 2, dice: [6, 2], lost: 1, life: 3 }),
      event('hero-strikes', { seat: 0, hero: 2, dice: [9], opponent: 2, lost: 1, life: 0 }),
      event('adventure-completed', { seat: 0, card: 'plea' }),
    ]);
    expect(frames).toHaveLength(4);
    expect(frames[1]).toMatchObject({ turn: 'foes', dice: [6, 2], own: { life: 3 } });
    expect(frames[2]).toMatchObject({ turn: 'hero', target: 1 });
    expect(frames[2]?.foes.map(({ life }) => life)).toEqual([1, 0]);
    expect(frames[3]?.ending).toBe('won');
  });

  it('may be lost', () => {
    const frames = tell(null, [BEGINNING, event('hero-dead', { seat: 0, hero: 2 })]);
    expect(frames.at(-1)).toMatchObject({ ending: 'dead', own: { life: 0 } });
  });

  it('is none where nobody fights', () => {
    expect(tell(null, [event('march', { seat: 0 })])).toEqual([]);
  });
});
