import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import pictures from '../pictures.json';
import { HEX_LOOKS, SIDES } from './hazards';

const drawings = readFileSync(join(import.meta.dirname, 'hazards.svg'), 'utf8');
const colours = readFileSync(join(import.meta.dirname, '../legions.css'), 'utf8');
const names = [
  ...Object.keys(HEX_LOOKS).map((name) => `ground-${name}`),
  ...SIDES.map((name) => `side-${name}`),
];

it('every hazard has a texture or a shape of its own', () => {
  const shapes = names.map(
    (id) => new RegExp(`id="${id}".*?</(?:g|pattern)>`, 's').exec(drawings)?.[0] ?? id,
  );
  const paths = shapes.map((shape) => [...shape.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join());
  expect(paths.filter((path) => path === '')).toEqual([]);
  expect(new Set(paths).size).toBe(names.length);
});

it('and colours, and a picture where one is shown', () => {
  for (const [name, { size }] of Object.entries(HEX_LOOKS)) {
    expect(colours).toContain(`--${name}-earth:`);
    if (size !== 0) expect(pictures).toHaveProperty(name);
    if (size !== 0) expect(colours).toContain(`--${name}-ink:`);
  }
  for (const [, variable] of drawings.matchAll(/var\((--[\w-]+)\)/g))
    expect(colours).toContain(`${variable}:`);
});
