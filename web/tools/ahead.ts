/**
 * The preload manifest, written at build time as ahead.json: the files of a table's screen, of each game and of each
 * language, and letters. The server names them in the page of a table, and the browser fetches all at once, not one
 * after the other.
 */
import type { Plugin } from 'vite';

// The cuts in which the words on a board and beside it are written.
const LETTERS = /\/(alegreya-sans-latin-(400|500|700)|alegreya-latin-(700|800))-normal-[^/]*\.woff2$/;
const WORDS = /\/(\w+)-[^/]*\.ftl$/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export function ahead(): Plugin {
  return {
    name: 'hexenkessel-ahead',
    apply: 'build',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = new Map(
        outputs.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk as Chunk]),
      );
      const assets = outputs.map(({ fileName }) => `/${fileName}`);
      const files: Record<string, string[]> = { letters: assets.filter((file) => LETTERS.test(file)) };
      for (const file of assets) {
        const language = WORDS.exec(file)?.[1];
        if (language) files[`words/${language}`] = [file];
      }
      for (const chunk of chunks.values()) {
        const place = placeOf(chunk.facadeModuleId ?? '');
        if (place) files[place] = filesOf(chunk, chunks);
      }
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(files, null, 1) });
    },
  };
}

/** 'table', or 'games/titan'. */
function placeOf(module: string): string | undefined {
  if (module.endsWith('/src/shell/screens/Table.svelte')) return 'table';
  return /\/src\/(games\/[^/]+)\/index\.ts$/.exec(module)?.[1];
}

/** Script and style sheets of a chunk and of all that it imports. */
function filesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, known = new Set<Chunk>()): string[] {
  if (known.has(chunk)) return [];
  known.add(chunk);
  const own = [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  const imported = chunk.imports.flatMap((name) => chunks.get(name) ?? []);
  return [...own, ...imported.flatMap((each) => filesOf(each, chunks, known))];
}
