import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesIn } from './icons.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

it('every picture has an author in the credits', () => {
  const games = readdirSync(join(SOURCES, 'games')).map((game) =>
    join(SOURCES, 'games', game, 'authors.json'),
  );
  const credited = new Set<string>();
  const shared = ['shell', 'legions'].map((folder) => join(SOURCES, folder, 'authors.json'));
  for (const list of [...shared, ...games].filter((path) => existsSync(path))) {
    const authors = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
    for (const icons of Object.values(authors)) for (const icon of icons) credited.add(icon);
  }
  expect(namesIn(SOURCES).filter((icon) => !credited.has(icon))).toEqual([]);
});
