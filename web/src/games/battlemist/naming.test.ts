import { describe, expect, it } from 'vitest';
import { speechOf } from '../../shell/fluent';
import { battlemistSpeech } from './naming';
import type { BattlemistView } from './view';

const SOURCE = `
name-orcs = Orcs
name-knights = Knights
name-wastes = The Wastes
seat-name = { $seat ->
    [0] Player 1
   *[other] { $seat }
}
laid = { seat-name } laid { $realm }.
race = { seat-name } will play { $race }.
place-name = { $place }
target-name = { $target }
board-place = next to { $realms }
board-hero-of = hero { $hero } of { $race }
healed = Healed: { $hero }, now { $life } life.
`;

function speech(races: readonly string[]) {
  const view = {
    players: races.map((race) => ({ race })),
    tiles: { wastes: { q: 0, r: 0, turn: 0 } },
  } as unknown as BattlemistView;
  return battlemistSpeech(speechOf([['en', SOURCE]]), { view, figures: {}, story: [] });
}

describe('at a table', () => {
  it('seats are called by their race', () => {
    expect(speech(['orcs']).say('laid', { seat: 0, realm: 'wastes' })).toBe('Orcs laid The Wastes.');
    expect(speech(['']).say('laid', { seat: 0, realm: 'wastes' })).toBe('Player 1 laid The Wastes.');
  });

  it('who chooses a race is still a player', () => {
    expect(speech(['orcs']).say('race', { seat: 0, race: 'orcs' })).toBe('Player 1 will play Orcs.');
  });

  it('a place is told by what lies around it', () => {
    expect(speech(['orcs']).say('place-name', { place: 'c1.0' })).toBe('next to The Wastes');
  });

  it('heroes have a number and a race', () => {
    const { say } = speech(['orcs', 'knights']);
    expect(say('target-name', { target: 'knights-2' })).toBe('hero 2 of Knights');
    expect(say('target-name', { target: 'wastes' })).toBe('The Wastes');
    expect(say('healed', { hero: 'orcs-1', life: 3 })).toBe('Healed: hero 1 of Orcs, now 3 life.');
  });
});
