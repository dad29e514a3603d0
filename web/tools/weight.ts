/**
 * Weighs what a player downloads: all script of the shell and of the heaviest game. Too much fails the build. What only
 * those download who make something for a game is told, but does not count.
 */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SHARED = '/src/legions/';
const WORKSHOPS = /\/(workshop\.ts|screens\/Workshop\.svelte)$/;

interface Limits {
  most: number; // bytes of script after gzip
}

export function weight({ most }: Limits): Plugin {
  return {
    name: 'hexenkessel-weight',
    apply: 'build',
    writeBundle(_options, bundle) {
      let shell = 0;
      const games: Record<string, number> = {};
      const workshops: Record<string, number> = {};
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const output of chunks) {
        const size = gzipSync(output.code, { level: 9 }).length;
        const game = gameOf(output.moduleIds);
        const isWorkshop = output.moduleIds.some((id) => WORKSHOPS.test(id));
        if (isWorkshop) workshops[game ? `${game}'s workshop` : 'workshop'] = size;
        else if (game) games[game] = (games[game] ?? 0) + size;
        else if (output.moduleIds.some((id) => id.includes(SHARED))) {
          // What some games share is downloaded with each of them, and by nobody else.
          const users = chunks.filter(({ imports }) => imports.includes(output.fileName));
          for (const user of new Set(users.flatMap(({ moduleIds }) => gameOf(moduleIds) ?? [])))
            games[user] = (games[user] ?? 0) + size;
        } else shell += size;
      }
      const total = shell + Math.max(0, ...Object.values(games));
      const parts = [
        `shell ${kilobytes(shell)}`,
        ...Object.entries({ ...games, ...workshops }).map(([name, size]) => `${name} ${kilobytes(size)}`),
      ];
      console.log(
        `\nScript after gzip: ${parts.join(', ')}; shell and one game ${kilobytes(total)} of ${kilobytes(most)}.`,
      );
      if (total > most) this.error('The script has grown too heavy.');
    },
  };
}

/** The game a chunk belongs to: that of its modules in src/games, if there are any. */
function gameOf(modules: readonly string[]): string | undefined {
  return modules.map((id) => /\/src\/games\/([^/]+)\//.exec(id)?.[1]).find(Boolean);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
