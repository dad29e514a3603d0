import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesIn } from './icons.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

it('every picture has an author in the credits', async () => {
  const games = readdirSync(join(SOURCES, 'games')).map((game) => join(SOURCES, 'games', game, 'icons.ts'));
  const credited = new Set<string>();
  for (const list of [join(SOURCES, 'shell', 'icons.ts'), ...games].filter((path) => existsSync(path))) {
    const { ICON_AUTHORS } = (await import(list)) as { ICON_AUTHORS: Record<string, string[]> };
    for (const icons of Object.values(ICON_AUTHORS)) for (const icon of icons) credited.add(icon);
  }
  expect(namesIn(SOURCES).filter((icon) => !credited.has(icon))).toEqual([]);
});
