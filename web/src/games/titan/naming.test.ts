import { describe, expect, it } from 'vitest';
import type { Message, StoryEntry } from '../../shell/contract';
import { speechOf } from '../../shell/fluent';
import characters from '../../../../hexenkessel/games/titan/data/characters.json';
import { titanSpeech } from './naming';
import type { TitanView } from './view';

const figures = {
  'board.json': { lands: [] },
  'maps.json': { hexes: {} },
  'characters.json': characters,
  'mustering.json': {},
};
const speech = speechOf([
  [
    'en',
    'strike = { $unit } strikes { $target }.\nseat-name = Rot\nslain = { $units }\nmove = { $legion } moves.\nname-Cyclops = Zyklop',
  ],
]);

function story(events: StoryEntry['events']): StoryEntry[] {
  return [{ number: 1, seat: 0, action: null, events, rolls: [], undone: false }];
}

function view(...names: string[]): TitanView {
  const kinds = names.map((name) => characters.findIndex((kind) => kind.name === name));
  return { battle: names.length ? { kinds } : null } as unknown as TitanView;
}

describe('names', () => {
  it('count those who are alike in the battle, and only those', () => {
    const { say } = titanSpeech(speech, { view: view('Cyclops', 'Ogre', 'Cyclops'), figures, story: [] });
    expect(say('strike', { unit: 'Cyclops-2', target: 'Ogre-1' })).toBe('Zyklop 2 strikes Ogre.');
    expect(say('slain', { units: ['Cyclops-0', 'Ogre-1'] })).toBe('Zyklop 1, Ogre');
  });

  it('are those of the battle that is told of', () => {
    const first = { unit: 'Ogre-0', target: 'Ogre-2' };
    const second = { unit: 'Ogre-0', target: 'Lion-2' };
    const events: Message[] = [
      { key: 'revealed', args: { legion: 'Red1', characters: ['Ogre', 'Lion'] } },
      { key: 'revealed', args: { legion: 'Blue1', characters: ['Ogre'] } },
      { key: 'battle', args: {} },
      { key: 'strike', args: first },
      { key: 'revealed', args: { legion: 'Red1', characters: ['Ogre', 'Titan'] } },
      { key: 'revealed', args: { legion: 'Blue2', characters: ['Lion'] } },
      { key: 'battle', args: {} },
      { key: 'strike', args: second },
    ];
    const { say } = titanSpeech(speech, { view: view(), figures, story: story(events) });
    expect(say('strike', first)).toBe('Ogre 1 strikes Ogre 2.');
    expect(say('strike', second)).toBe('Ogre strikes Lion.');
  });

  it('are painted on the markers', () => {
    const { say } = titanSpeech(speech, { view: view(), figures, story: [] });
    expect(say('move', { legion: 'Red4' })).toBe('Rot IV moves.');
  });

  it('tell who is known to be in a legion', () => {
    const legions = {
      Red1: { characters: ['Titan', 'Ogre', 'Ogre'] },
      Blue1: { characters: null, known: ['Cyclops'] },
    };
    const { say, has } = titanSpeech(speech, {
      view: { battle: null, legions } as unknown as TitanView,
      figures,
      story: [],
    });
    expect(has('legion-about')).toBe(true);
    expect(say('legion-about', { legion: 'Red1' })).toBe('Titan, Ogre ×2');
    expect(say('legion-about', { legion: 'Blue1' })).toBe('Zyklop');
    expect(say('legion-about', { legion: 'Red2' })).toBe('');
  });
});
