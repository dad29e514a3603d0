import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesIn } from './icons.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

it('every picture has an author in the credits', async () => {
  const games = readdirSync(join(SOURCES, 'games')).map((game) => join(SOURCES, 'games', game, 'authors.ts'));
  const credited = new Set<string>();
  const shared = ['shell', 'legions'].map((folder) => join(SOURCES, folder, 'authors.ts'));
  for (const list of [...shared, ...games].filter((path) => existsSync(path))) {
    const { AUTHORS } = (await import(list)) as { AUTHORS: Record<string, string[]> };
    for (const icons of Object.values(AUTHORS)) for (const icon of icons) credited.add(icon);
  }
  expect(namesIn(SOURCES).filter((icon) => !credited.has(icon))).toEqual([]);
});
