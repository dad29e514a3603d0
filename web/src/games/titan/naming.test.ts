import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '../../shell/contract';
import { speechOf, type Message } from '../../shell/fluent';
import figures from './figures.fixture.json';
import { titanSpeech } from './naming';
import type { TitanView } from './contract';

const speech = speechOf([
  [
    'en',
    'strike = { $unit } strikes { $target }.\nseat-name = { $seat ->\n    [1] Blau\n   *[other] Rot\n}\nslain = { $units }\nmove = { $legion } moves.\nname-Cyclops = Zyklop',
  ],
]);

function story(events: StoryEntry['events']): StoryEntry[] {
  return [{ number: 1, seat: 0, action: null, events, rolls: [] }];
}

function view(attackers: string[] = [], defenders: string[] = []): TitanView {
  const names = [...attackers, ...defenders];
  const kinds = names.map((name) => figures.kinds.findIndex((kind) => kind.name === name));
  const sides = [...attackers.map(() => 0), ...defenders.map(() => 1)];
  return {
    battle: names.length ? { kinds, sides } : null,
    legions: { Red1: { owner: 0 }, Blue1: { owner: 1 } },
    steps: [{ step: 'battle', attacker: 'Red1', defender: 'Blue1' }],
  } as unknown as TitanView;
}

describe('names', () => {
  it('count those who are alike in the battle, and only those', () => {
    const { say } = titanSpeech(speech, { view: view(['Cyclops', 'Ogre', 'Cyclops']), figures, story: [] });
    expect(say('strike', { unit: 'Cyclops-2', target: 'Ogre-1' })).toBe('Zyklop 2 strikes Ogre.');
    expect(say('slain', { units: ['Cyclops-0', 'Ogre-1'] })).toBe('Zyklop 1, Ogre');
  });

  it('begin with one on each side, and tell whose it is where both have some', () => {
    const seen = view(['Cyclops', 'Cyclops', 'Ogre'], ['Cyclops', 'Lion', 'Cyclops']);
    const { say } = titanSpeech(speech, { view: seen, figures, story: [] });
    const blow = { unit: 'Cyclops-5', target: 'Cyclops-1' };
    expect(say('strike', blow)).toBe('Zyklop 2 (Blau) strikes Zyklop 2 (Rot).');
    expect(say('strike', { unit: 'Lion-4', target: 'Cyclops-0' })).toBe('Lion strikes Zyklop 1 (Rot).');
  });

  it('of whoever comes later are those of his side', () => {
    const last = { unit: 'Ogre-2', target: 'Ogre-0' };
    const events: Message[] = [
      { key: 'revealed', args: { seat: 0, legion: 'Red1', characters: ['Ogre'] } },
      { key: 'revealed', args: { seat: 1, legion: 'Blue1', characters: ['Ogre'] } },
      { key: 'battle', args: {} },
      { key: 'maneuvers', args: { round: 4, side: 1 } },
      { key: 'maneuver', args: { unit: 'Ogre-2', hex: 'A1' } },
      { key: 'strike', args: last },
    ];
    const { say } = titanSpeech(speech, { view: view(), figures, story: story(events) });
    expect(say('strike', last)).toBe('Ogre 2 (Blau) strikes Ogre (Rot).');
  });

  it('are those of the battle that is told of', () => {
    const first = { unit: 'Ogre-0', target: 'Ogre-2' };
    const second = { unit: 'Ogre-0', target: 'Lion-2' };
    const events: Message[] = [
      { key: 'revealed', args: { seat: 0, legion: 'Red1', characters: ['Ogre', 'Lion'] } },
      { key: 'revealed', args: { seat: 1, legion: 'Blue1', characters: ['Ogre'] } },
      { key: 'battle', args: {} },
      { key: 'strike', args: first },
      { key: 'revealed', args: { legion: 'Red1', characters: ['Ogre', 'Titan'] } },
      { key: 'revealed', args: { legion: 'Blue2', characters: ['Lion'] } },
      { key: 'battle', args: {} },
      { key: 'strike', args: second },
    ];
    const { say } = titanSpeech(speech, { view: view(), figures, story: story(events) });
    expect(say('strike', first)).toBe('Ogre (Rot) strikes Ogre (Blau).');
    expect(say('strike', second)).toBe('Ogre strikes Lion.');
  });

  it('are known of a battle whose story goes on, and of what came instead of what was taken back', () => {
    const begun = { unit: 'Ogre-0', target: 'Lion-1' };
    const entry = (number: number, events: Message[]) => ({ ...story(events)[0]!, number });
    const opening = entry(0, [
      { key: 'revealed', args: { legion: 'Red1', characters: ['Ogre'] } },
      { key: 'revealed', args: { legion: 'Blue1', characters: ['Lion'] } },
      { key: 'battle', args: {} },
      { key: 'strike', args: begun },
    ]);
    const speak = (...entries: StoryEntry[]) =>
      titanSpeech(speech, { view: view(), figures, story: entries }).say;
    expect(speak(opening)('strike', begun)).toBe('Ogre strikes Lion.');
    const [ogre, troll] = ['Ogre', 'Troll'].map((name) => ({ unit: `${name}-2`, target: 'Lion-1' }));
    const called = speak(opening, entry(1, [{ key: 'strike', args: ogre! }]));
    expect(called('strike', begun)).toBe('Ogre 1 strikes Lion.');
    expect(called('strike', ogre)).toBe('Ogre 2 strikes Lion.');
    const instead = speak(opening, entry(1, [{ key: 'strike', args: troll! }]));
    expect(instead('strike', begun)).toBe('Ogre strikes Lion.');
    expect(instead('strike', troll)).toBe('Troll strikes Lion.');
  });

  it('need not be looked for again in what has been told already', () => {
    let looks = 0;
    const entries = [0, 1, 2].map((number) => ({
      ...story([])[0]!,
      number,
      get events() {
        looks += 1;
        return [];
      },
    }));
    titanSpeech(speech, { view: view(), figures, story: entries.slice(0, 2) });
    expect(looks).toBe(2);
    titanSpeech(speech, { view: view(), figures, story: entries });
    expect(looks).toBe(3);
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

  it('tell only the living of a legion in battle', () => {
    const seen = {
      battle: null,
      standing: { living: { Red1: ['Ogre'], Blue1: ['Cyclops', 'Titan'] } },
      legions: {
        Red1: { characters: ['Ogre'] },
        Blue1: { characters: ['Cyclops', 'Cyclops', 'Titan'] },
        Blue2: { characters: ['Ogre', 'Ogre'] },
      },
    } as unknown as TitanView;
    const { say } = titanSpeech(speech, { view: seen, figures, story: [] });
    expect(say('legion-about', { legion: 'Blue1' })).toBe('Zyklop, Titan');
    expect(say('legion-about', { legion: 'Blue2' })).toBe('Ogre ×2');
  });
});
