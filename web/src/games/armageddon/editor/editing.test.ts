import { describe, expect, it } from 'vitest';
import { groundOf } from '../map/ground';
import type { Edge } from '../view';
import type { ArmageddonFigures, Kind } from '../contract';
import fixture from '../figures.fixture.json';
import { fieldBeside } from './cursor';
import { discard, draft, drafts, keep } from './drafts';
import { placed } from './flaws';
import * as forces from './forces';
import { changeUnit, clearField, hostOf, presetsOf, removeUnit, tidied, unitsOn } from './forces';
import { sectionsOf, withFields, withGoal, withPlayers, withSection } from './frame';
import { withText, withZone, wordFrom } from './frame';
import { begin, changed, redone, undone } from './history';
import {
  addGreat,
  edgeAt,
  edgeOf,
  freeSpots,
  hasBorder,
  paint,
  patch,
  removeGreat,
  terrainsOf,
  withBorder,
} from './land';
import { priceOf } from './prices';
import { blank, read } from './reading';
import { newGoal, unitOf, type Scenario, type Unit } from './scenario';
import { compact } from './writing';

const figures = fixture as unknown as ArmageddonFigures;
const plain = blank(figures);
const ground = groundOf(plain.land, figures);
const withUnit = (scenario: Scenario, player: number, field: string, unit: Unit) =>
  forces.withUnit(scenario, player, field, unit, figures);
const EDGE: Edge = ['1/1', '1/2'];

describe('the land', () => {
  it('is painted field by field, and says only what differs', () => {
    const once = paint(plain, ['1/1', '1/2', '2/7'], 'forest');
    expect(once.land.great_fields[0]).toMatchObject({ terrain: 'lowland', fields: { forest: [1, 2] } });
    const again = paint(once, ['1/2'], 'swamp');
    expect(again.land.great_fields[0]!.fields).toEqual({ forest: [1], swamp: [2] });
    expect(terrainsOf(again.land.great_fields[0]!).slice(0, 3)).toEqual(['forest', 'swamp', 'lowland']);
    expect(paint(again, ['1/2'], 'swamp')).toBe(again);
    expect(plain.land.great_fields[0]!.fields).toEqual({});
  });

  it('of a great field all of one kind is written as one', () => {
    const all = patch(ground, 3, 48);
    expect(all).toHaveLength(48);
    const desert = paint(paint(plain, ['1/9'], 'forest'), all, 'desert');
    expect(desert.land.great_fields[0]).toMatchObject({ terrain: 'desert', fields: {} });
  });

  it('has brushes of one field and of seven, fewer at the rim', () => {
    expect(patch(ground, ground.numbers.get('1/20')!, 1)).toEqual(['1/20']);
    expect(patch(ground, ground.numbers.get('1/20')!, 7)).toHaveLength(7);
    expect(patch(ground, ground.numbers.get('1/1')!, 7)).toHaveLength(4);
  });

  it('has rivers on edges, whichever way they are named', () => {
    const river = withBorder(plain, 'rivers', EDGE, true);
    expect(hasBorder(river, 'rivers', ['1/2', '1/1'])).toBe(true);
    expect(withBorder(river, 'rivers', ['1/2', '1/1'], true)).toBe(river);
    expect(withBorder(river, 'rivers', ['1/2', '1/1'], false).land.rivers).toEqual([]);
  });

  it('has no bridge without a river', () => {
    const bridge = withBorder(plain, 'bridges', EDGE, true);
    expect(hasBorder(bridge, 'rivers', EDGE)).toBe(true);
    expect(withBorder(bridge, 'rivers', EDGE, false).land.bridges).toEqual([]);
  });

  it('knows the edge that is meant', () => {
    const [one, two] = [ground.centres[0]!, ground.centres[1]!];
    expect(edgeAt(ground, { x: one.x * 0.55 + two.x * 0.45, y: one.y })).toEqual(EDGE);
    expect(edgeAt(ground, one)).toBeNull();
    expect(edgeAt(ground, { x: one.x, y: one.y - 9000 })).toBeNull();
    expect(edgeOf(ground, 0, 0)).toEqual(EDGE);
    expect(edgeOf(ground, 0, 3)).toBeNull();
  });

  it('grows by great fields in their tiling', () => {
    const free = freeSpots(plain.land, figures);
    expect(free).toHaveLength(8);
    const grown = addGreat(plain, free[0]!);
    expect(grown.land.great_fields.at(-1)).toEqual({ number: 3, at: free[0] });
    expect(addGreat(removeGreat(grown, 1), [5, 5]).land.great_fields.at(-1)!.number).toBe(1);
  });

  it('loses with a great field whatever was on it, but never the last one', () => {
    const full = {
      ...withUnit(withBorder(plain, 'rivers', ['1/44', '2/1'], true), 1, '1/1', unitOf('axe')),
      goals: [newGoal(figures, 'capture', ['1/1', '2/2'])],
    };
    const rest = removeGreat(full, 1);
    expect(rest.land.rivers).toEqual([]);
    expect(rest.zones).toEqual([[], plain.zones[1]]);
    expect(rest.setup).toEqual([]);
    expect(rest.goals[0]!.fields).toEqual(['2/2']);
    expect(removeGreat(rest, 2)).toBe(rest);
  });
});

describe('forces', () => {
  it('are counted where they are plain men of one kind', () => {
    let scenario = withUnit(plain, 1, '1/1', unitOf('axe'));
    scenario = withUnit(scenario, 1, '1/1', unitOf('axe', { count: 2 }));
    scenario = withUnit(scenario, 1, '1/1', unitOf('lance', { front: 'E' }));
    scenario = withUnit(scenario, 2, '1/1', unitOf('axe'));
    expect(unitsOn(scenario, '1/1').map(({ player, unit }) => [player, unit.kind, unit.count])).toEqual([
      [1, 'axe', 3],
      [1, 'lance', 1],
      [2, 'axe', 1],
    ]);
    expect(removeUnit(scenario, { placement: 1, unit: 0 }).setup).toHaveLength(1);
    expect(clearField(scenario, '1/1').setup).toEqual([]);
    expect(clearField(scenario, '1/2')).toBe(scenario);
  });

  it('stand as they will on the board', () => {
    let scenario = withUnit(plain, 1, '1/20', unitOf('lance', { front: 'SE' }));
    scenario = withUnit(scenario, 0, '1/3', unitOf('light-horse'));
    const horse = 'light-chariot-horse' as const;
    const wagon = unitOf('wagon', { riders: ['axe'], team: [horse, horse], pole: 'E' });
    scenario = withUnit(scenario, 2, '1/1', wagon);
    const { figures: all, phalanxes, of } = hostOf(scenario, ground, figures);
    expect(phalanxes).toEqual({ 1: { front: 1 } });
    expect(all.filter(({ phalanx }) => phalanx === 1)).toHaveLength(4);
    expect(all[4]).toMatchObject({ kind: 'light-horse', owner: null });
    expect(all.slice(5)).toMatchObject([
      { kind: 'wagon', owner: 1, field: 0, pole: 0 },
      { kind: 'axe', on: 6, field: 0 },
      { kind: horse, harness: 6, field: 1 },
      { kind: horse, harness: 6, field: 1 },
    ]);
    expect(of.get(9)).toEqual({ placement: 2, unit: 0 });
  });

  it('have only what their kind can have', () => {
    const strange = unitOf('axe', { riders: ['axe'], team: ['light-chariot-horse'], pole: 'E', front: 'W' });
    expect(tidied(strange, figures)).toEqual(unitOf('axe', { front: 'W' }));
    expect(tidied({ ...strange, kind: 'light-horse' }, figures)).toEqual(
      unitOf('light-horse', { riders: ['axe'] }),
    );
    const changedOne = changeUnit(
      withUnit(plain, 1, '1/1', unitOf('bow')),
      { placement: 0, unit: 0 },
      strange,
      figures,
    );
    expect(changedOne.setup[0]!.units).toEqual([unitOf('axe', { front: 'W' })]);
  });

  it('cost what the price list says', () => {
    const priceIn = (unit: Unit) => priceOf(withUnit(plain, 1, '1/1', unit), 1, figures);
    expect(priceIn(unitOf('bow', { count: 3 }))).toBe(3 * figures.kinds.bow!.price);
    expect(priceIn(unitOf('heavy-horse', { riders: ['hero'] }))).toBe(
      figures.kinds['heavy-horse']!.price + figures.kinds.hero!.price,
    );
    const { men, price } = figures.phalanx;
    expect(priceIn(unitOf('axe', { front: 'E' }))).toBe(men * figures.kinds.axe!.price + price);
  });

  it('are proposed in the order of the chapters, each of them possible', () => {
    const presets = presetsOf(figures);
    const names = presets.map(({ name }) => name);
    const offered = Object.values(figures.kinds).filter((each) => each.for_sale);
    expect(names).toHaveLength(offered.length + 1);
    expect(names.indexOf('phalanx')).toBe(
      presets.findIndex(({ section }) => section === figures.phalanx.section),
    );
    for (const { name, unit, section } of presets) {
      expect(tidied(unit, figures)).toEqual(unit);
      if (name !== 'phalanx') expect(section).toBe(figures.kinds[name as Kind]!.section);
    }
  });
});

describe('the frame', () => {
  it('has a zone for every player, and nothing of those who are not there', () => {
    const three = withUnit(withPlayers(plain, 3), 3, '1/1', unitOf('axe'));
    expect(three.zones).toHaveLength(3);
    const goals = [newGoal(figures, 'points'), { ...newGoal(figures, 'default'), player: 3 }];
    const two = withPlayers({ ...three, goals }, 2);
    expect([two.zones.length, two.setup.length, two.goals.length]).toEqual([2, 0, 1]);
  });

  it('has the chapters that a chapter needs', () => {
    const simple = { ...plain, chapters: [2, 3] };
    expect(withSection(simple, '8', true, figures).chapters).toEqual([2, 3, 5, 7, 8]);
    expect(withSection(withSection(simple, '8', true, figures), '5', false, figures).chapters).toEqual([
      2, 3,
    ]);
    expect(withSection(simple, '3', false, figures).chapters).toEqual([2, 3]);
  });

  it('names a chapter by its number where all its sections are meant', () => {
    const part = (section: string, needs: string[]) => ({ section, chapter: 90, is_always: false, needs });
    const more = { ...figures, sections: [...figures.sections, part('90.1', ['3']), part('90.2', ['90.1'])] };
    const begun = { ...plain, chapters: [2, 3] };
    expect(withSection(begun, '90.1', true, more).chapters).toEqual([2, 3, '90.1']);
    const whole = withSection(begun, '90.2', true, more);
    expect(whole.chapters).toEqual([2, 3, 90]);
    expect(sectionsOf(whole.chapters, more)).toEqual(new Set(['2', '3', '90.1', '90.2']));
    expect(withSection(whole, '90.1', false, more).chapters).toEqual([2, 3]);
  });

  it('has texts in several languages', () => {
    expect(withText({ en: 'A' }, 'de', 'B')).toEqual({ en: 'A', de: 'B' });
    expect(withText({ en: 'A', de: 'B' }, 'de', '')).toEqual({ en: 'A' });
    expect(wordFrom('  Über den Fluß! ')).toBe('uber-den-fluss');
  });

  it('has zones and goals of fields', () => {
    const zone = withZone(plain, 2, ['1/1'], true);
    expect(zone.zones[1]!.at(-1)).toBe('1/1');
    expect(withZone(zone, 2, ['1/1'], true)).toBe(zone);
    expect(withZone(zone, 2, ['1/1'], false).zones[1]).toEqual(plain.zones[1]);
    expect(withFields(['1/1'], ['1/2', '1/1'], true)).toEqual(['1/1', '1/2']);
    const goals = withGoal(plain, 2, newGoal(figures, 'cities')).goals;
    expect(goals.map(({ goal }) => goal)).toEqual(['annihilate', 'points', 'cities']);
    expect(withGoal(plain, 0, null).goals).toEqual([newGoal(figures, 'points')]);
  });
});

describe('history', () => {
  it('goes back and on', () => {
    const two = changed(changed(begin('a'), 'b'), 'c');
    expect(undone(two).now).toBe('b');
    expect(undone(undone(undone(two))).now).toBe('a');
    expect(redone(undone(two)).now).toBe('c');
    expect(redone(two)).toBe(two);
    expect(redone(changed(undone(two), 'd')).now).toBe('d');
    expect(changed(two, 'c')).toBe(two);
  });

  it('takes what is written in one go as one', () => {
    const quick = changed(changed(begin('a'), 'ab', 'title', 1000), 'abc', 'title', 1500);
    expect(undone(quick).now).toBe('a');
    const slow = changed(changed(begin('a'), 'ab', 'title', 1000), 'abc', 'title', 9000);
    expect(undone(slow).now).toBe('ab');
  });
});

describe('drafts', () => {
  class Paper {
    #kept = new Map<string, string>();
    isFull = false;
    getItem = (key: string) => this.#kept.get(key) ?? null;
    removeItem = (key: string) => void this.#kept.delete(key);
    setItem = (key: string, value: string) => {
      if (this.isFull) throw new Error('full');
      this.#kept.set(key, value);
    };
  }

  it('are kept, the last first, until they are discarded', () => {
    const paper = new Paper();
    expect(drafts(paper)).toEqual([]);
    keep(paper, 'a', plain, 'A', 1);
    keep(paper, 'b', { ...plain, rounds: 7 }, 'B', 2);
    keep(paper, 'a', { ...plain, rounds: 8 }, 'A2', 3);
    expect(drafts(paper).map(({ name }) => name)).toEqual(['A2', 'B']);
    expect(draft(paper, 'a', figures)).toEqual(read(compact({ ...plain, rounds: 8 }), figures));
    discard(paper, 'a');
    expect([drafts(paper).length, draft(paper, 'a', figures)]).toEqual([1, null]);
  });

  it('that cannot be kept are told of', () => {
    const paper = new Paper();
    paper.isFull = true;
    expect(keep(paper, 'a', plain, 'A')).toBe(false);
  });

  it('survive what others have written there', () => {
    const paper = new Paper();
    for (const nonsense of ['{', 'null', '{}', '[1, null, {"key": 1}]']) {
      paper.setItem('hexenkessel.workshop.armageddon.list', nonsense);
      expect(drafts(paper)).toEqual([]);
    }
  });
});

describe('flaws', () => {
  const flaw = (key: string, place = '') => placed({ key, args: { place, detail: '' }, text: '' });
  it.each([
    ['flaw-too-full', '1/6', ['1/6'], null, 'forces'],
    ['flaw-ramp-level', '1/1 1/2', ['1/1', '1/2'], null, 'land'],
    ['flaw-no-such-player', 'goal 2', [], 1, 'goals'],
    ['flaw-no-goal', '', [], null, 'goals'],
    ['flaw-outside-zone', '2/3', ['2/3'], null, 'zones'],
    ['flaw-chapters', '', [], null, 'frame'],
    ['', '', [], null, 'frame'],
  ])('%s %s', (key, place, fields, goal, sheet) => {
    expect(flaw(key, place)).toMatchObject({ fields, goal, sheet });
  });
});

describe('the mark of the keyboard', () => {
  it('goes up and down in a column and stays on the land', () => {
    let field = ground.numbers.get('1/20')!;
    const start = ground.centres[field]!;
    for (const key of ['ArrowUp', 'ArrowUp']) field = fieldBeside(ground, field, key);
    expect(ground.centres[field]!.x).toBeCloseTo(start.x);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft'])
      field = fieldBeside(ground, field, key);
    expect(ground.names[field]).toBe('1/20');
    for (let step = 0; step < 30; step++) field = fieldBeside(ground, field, 'ArrowLeft');
    expect(ground.names[field]).toMatch(/^1\//);
  });
});
