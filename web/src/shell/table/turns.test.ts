import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '../contract';
import { turnsAround } from './replay.svelte';
import { turnsOf } from './turns';

function entry(number: number, seat: number, keys: string, dice: number[] = []): StoryEntry {
  const events = keys
    .split(' ')
    .filter(Boolean)
    .map((key) => ({ key, args: {} }));
  return {
    number,
    seat,
    action: null,
    events,
    rolls: dice.length ? [{ purpose: 'test', dice, sides: 6, draw: null }] : [],
  };
}

describe('the story', () => {
  const turns = turnsOf([
    entry(0, -1, 'tower tower', [3, 5]),
    entry(1, 0, 'set-up turn'),
    entry(2, 0, 'move'),
    entry(3, 0, ''),
    entry(4, 0, 'turn-over turn', []),
  ]);

  it('begins a chapter with each turn', () => {
    expect(turns.map(({ heading }) => heading?.key ?? null)).toEqual([null, 'turn', 'turn']);
  });

  it('tells the end of a turn in that turn', () => {
    expect(turns[1]!.paragraphs.map(({ sentences }) => sentences.map(({ key }) => key))).toEqual([
      ['move'],
      ['turn-over'],
    ]);
  });

  it('shows dice once, and no silence', () => {
    expect(turns[0]!.paragraphs.map(({ dice }) => dice.map(({ face }) => face))).toEqual([[3, 5], []]);
    expect(turns[2]!.paragraphs).toEqual([]);
  });
});

it('where all act at once, a round is a chapter', () => {
  const story = [entry(0, -1, 'laid round'), entry(1, 0, 'harvest'), entry(2, 1, 'turn')];
  expect(turnsOf(story).map(({ heading }) => heading?.key ?? null)).toEqual([null, 'round', 'turn']);
});

it('a replay steps from turn to turn', () => {
  const story = [entry(0, -1, 'tower'), entry(1, 0, 'turn'), entry(2, 0, 'move'), entry(3, 0, 'turn')];
  expect([0, 1, 2, 3, 4].map((number) => turnsAround(story, number, 4))).toEqual([
    [0, 1],
    [0, 3],
    [1, 3],
    [1, 4],
    [3, 4],
  ]);
});
