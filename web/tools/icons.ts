/**
 * Icons at build time: `import dragon from 'icon:dragon-head'` gives the inside of an SVG of 512 × 512.
 * Only what is imported enters the bundle.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  let collection: Collection | undefined;

  function bodyOf(name: string): string {
    collection ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
    const known = collection.icons[collection.aliases?.[name]?.parent ?? name];
    if (!known) throw new Error(`There is no icon '${name}' in @iconify-json/game-icons.`);
    return known.body;
  }

  return {
    name: 'hexenkessel-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(bodyOf(id.slice(PREFIX.length + 1)))};`;
    },
  };
}

/** The icons that the sources in this folder import, in alphabetical order. */
export function namesIn(folder: string): string[] {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, name] of source.matchAll(/from ['"]icon:([a-z0-9-]+)['"]/g)) found.add(name!);
  }
  return [...found].sort();
}
