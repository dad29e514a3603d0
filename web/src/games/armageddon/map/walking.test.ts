import { describe, expect, it } from 'vitest';
import figures from '../figures.fixture.json';
import { groundOf, type Terrains } from './ground';
import { nextField, stepFrom } from './walking';

const ground = groundOf({ great_fields: [{ number: 1, at: [0, 0] }] }, figures as unknown as Terrains);
const number = (name: string) => ground.numbers.get(name)!;
const walk = (start: string, ...keys: string[]) => {
  const column = ground.centres[number(start)]!.x;
  return ground.names[keys.reduce((field, key) => stepFrom(ground, field, key, column), number(start))];
};

describe('walking over the map', () => {
  it('goes along the rows and stops at the rim', () => {
    expect(walk('1/1', 'ArrowRight')).toBe('1/2');
    expect(walk('1/1', 'ArrowLeft')).toBe('1/1');
    expect(walk('1/1', 'ArrowUp')).toBe('1/1');
  });

  it('keeps its column on the way down', () => {
    expect(walk('1/2', 'ArrowDown')).toBe('1/7');
    expect(walk('1/2', 'ArrowDown', 'ArrowDown')).toBe('1/12');
    expect(walk('1/2', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('1/2');
  });

  it('finds what comes next, round and round', () => {
    const fields = ['1/12', '1/3', '1/30'].map(number);
    expect(nextField(ground, fields, null, 1)).toBe(number('1/3'));
    expect(nextField(ground, fields, number('1/3'), 1)).toBe(number('1/12'));
    expect(nextField(ground, fields, number('1/30'), 1)).toBe(number('1/3'));
    expect(nextField(ground, fields, number('1/3'), -1)).toBe(number('1/30'));
    expect(nextField(ground, fields, number('1/20'), 1)).toBe(number('1/30'));
    expect(nextField(ground, [], 3, 1)).toBeNull();
  });
});
