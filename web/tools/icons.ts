/**
 * Icons at build time: `import dragon from 'icon:dragon-head'` gives the address of a drawing of 512 × 512, to be shown
 * by <use href={dragon}>. All that one folder imports (the shell, a game, or what games share) is one file of drawings, so that pictures
 * weigh nothing in the script; only what is imported is in it. `icon:./hills.svg` is a drawing of the folder's own.
 *
 * Where there are many, a file says which drawing shows what, and not even their names are in the script:
 * `import pictures from 'icons:./pictures.json'` gives the address to which the name of a thing is added.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const LISTED = 'icons:';
const LIST = 'pictures.json';
const SPRITE = '\0sprite:';
const SERVED = '/icons/'; // while working on the code
const SOURCES = join(import.meta.dirname, '..', 'src');
const CREDIT =
  'Pictures from game-icons.net (CC BY 3.0); their authors are named in the credits of Hexenkessel.';

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  const files = new Map<string, string>(); // what a build calls the drawings of each folder
  let isBuild = false;

  return {
    name: 'hexenkessel-icons',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      for (const folder of folders()) {
        const name = `${folder.split('/').at(-1)}.svg`;
        files.set(folder, this.emitFile({ type: 'asset', name, source: spriteOf(folder) }));
      }
    },
    resolveId(id, importer) {
      if (id.startsWith(SPRITE)) return id;
      if (id === `${LISTED}./${LIST}` && importer) return `\0${LISTED}${folderOf(importer)}`;
      if (!id.startsWith(PREFIX) || !importer) return null;
      const path = id.startsWith(`${PREFIX}./`) ? join(dirname(importer), id.slice(PREFIX.length)) : '';
      return `\0${PREFIX}${folderOf(importer)}:${path ? nameOfOwn(path) : id.slice(PREFIX.length)}`;
    },
    load(id) {
      if (id.startsWith(SPRITE)) {
        const folder = id.slice(SPRITE.length);
        return isBuild
          ? `export default import.meta.ROLLUP_FILE_URL_${files.get(folder)};`
          : `export default ${JSON.stringify(`${SERVED}${folder}.svg`)};`;
      }
      if (id.startsWith(`\0${LISTED}`)) {
        const folder = id.slice(LISTED.length + 1);
        return `import sprite from ${JSON.stringify(SPRITE + folder)}; export default sprite + '#';`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [folder, name] = id.slice(PREFIX.length + 1).split(':') as [string, string];
      return `import sprite from ${JSON.stringify(SPRITE + folder)}; export default sprite + '#${name}';`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(spriteOf((request.url ?? '').replace(/^\/|\.svg.*$/g, '')));
      });
    },
  };
}

/** The folders that have drawings of their own: 'shell', 'legions', 'games/titan'. */
function folders(): string[] {
  return ['shell', 'legions', ...readdirSync(join(SOURCES, 'games')).map((game) => `games/${game}`)];
}

function folderOf(importer: string): string {
  const path = relative(SOURCES, importer).split(sep).join('/');
  return folders().find((folder) => path.startsWith(`${folder}/`)) ?? 'shell';
}

/** Everything that a folder imports, in one file. */
export function spriteOf(folder: string): string {
  const root = join(SOURCES, folder);
  const drawings = [
    ...importedIn(root).map((name) => [name, bodyOf(name)]),
    ...ownIn(root).map((path) => [nameOfOwn(path), insideOf(readFileSync(path, 'utf8'))]),
    ...Object.entries(listIn(root)).map(([thing, name]) => [thing, drawingOf(root, name)]),
  ];
  const groups = drawings.map(([name, body]) => `<g id="${name}">${body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} --><defs>\n${groups.join('\n')}\n</defs></svg>\n`;
}

let collection: Collection | undefined;

function bodyOf(name: string): string {
  collection ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  const known = collection.icons[collection.aliases?.[name]?.parent ?? name];
  if (!known) throw new Error(`There is no icon '${name}' in @iconify-json/game-icons.`);
  return known.body;
}

/** By its name in the collection, or a drawing of the folder's own. */
function drawingOf(root: string, name: string): string {
  return name.startsWith('./') ? insideOf(readFileSync(join(root, name), 'utf8')) : bodyOf(name);
}

/** What shows what, where a folder has a list of it. */
function listIn(root: string): Record<string, string> {
  const path = join(root, LIST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

function insideOf(svg: string): string {
  return svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim();
}

function nameOfOwn(path: string): string {
  return `own-${path.split(/[\\/]/).at(-1)!.replace('.svg', '')}`;
}

/** The icons of the collection that the sources in this folder import or list, in alphabetical order. */
export function namesIn(folder: string): string[] {
  const lists = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === LIST)
    .flatMap(({ parentPath }) => Object.values(listIn(parentPath)))
    .filter((name) => !name.startsWith('./'));
  return [...new Set([...importedIn(folder), ...lists])].sort();
}

function importedIn(folder: string): string[] {
  return importsIn(folder, /from ['"]icon:([a-z0-9-]+)['"]/g).map(({ name }) => name);
}

/** The drawings of their own that the sources in this folder import. */
function ownIn(folder: string): string[] {
  return importsIn(folder, /from ['"]icon:(\.\/[a-z0-9-]+\.svg)['"]/g).map(({ name, from }) =>
    join(from, name),
  );
}

function importsIn(folder: string, pattern: RegExp): { name: string; from: string }[] {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, name] of source.matchAll(pattern)) found.set(name!, entry.parentPath);
  }
  return [...found]
    .map(([name, from]) => ({ name, from }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
