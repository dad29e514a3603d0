/** Sentences from Fluent files, in the reader's language first and in English where that one has none. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './contract';

// As the server finds them.
const WORD = /[A-Za-z]+/g;
const NAME = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

/** The message of kernel and game in the chosen language; an unknown key is shown as it is. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface Speech {
  say: Say;
  has: (key: string) => boolean;
}

const known = new Map<string, FluentResource>();

/** English steps in for every language: to read it once takes long enough. */
function read(source: string): FluentResource {
  const resource = known.get(source) ?? new FluentResource(source);
  known.set(source, resource);
  return resource;
}

/** Sources in order of preference: `[['de', german], ['en', english]]`. */
export function speechOf(sources: readonly (readonly [Language, string])[]): Speech {
  const bundles = sources.map(([language, source]) => {
    // Marks around arguments would show as boxes in SVG and be read aloud by some screen readers.
    const bundle = new FluentBundle(language, { useIsolating: false });
    // A game may say in its own words what the kernel says for all.
    bundle.addResource(read(source), { allowOverrides: true });
    return bundle;
  });

  function has(key: string): boolean {
    return bundles.some((bundle) => Boolean(bundle.getMessage(key)?.value));
  }

  function say(key: string, args: Record<string, unknown> = {}): string {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const words = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(value)]));
      return bundle.formatPattern(pattern, words, []);
    }
    // An unknown key is no error: it is shown as it is, with its arguments.
    return [key, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
  }

  /**
   * Words with a name of their own are translated: `Ogre` and `Ogre-3` by the message `name-Ogre`. So are words of
   * several parts: `red-hat` by `name-red-hat`, or part by part if there is none. A word that begins with @ stands for a
   * whole message: `@about-red-hat`.
   */
  function word(value: unknown): string | number {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return value;
    // A message cannot ask whether there is anything in a list or a word, but it can select [none].
    if (Array.isArray(value)) return listed(value).join(', ') || 'none';
    if (typeof value === 'string' && value.startsWith('@') && has(value.slice(1))) return say(value.slice(1));
    return String(value ?? '').replace(NAME, named) || 'none';
  }

  /** One after the other, but equal words side by side once: `Ogre ×2`. So dice, and a way there and back, keep
   * their order. What has a message `counted-<thing>` is counted wherever it stands. */
  function listed(items: readonly unknown[]): (string | number)[] {
    return items.flatMap((item, place) => {
      if (typeof item !== 'string') return word(item);
      if (has(`counted-${item}`)) {
        const isFirst = items.indexOf(item) === place;
        return isFirst
          ? say(`counted-${item}`, { count: items.filter((other) => other === item).length })
          : [];
      }
      if (items[place - 1] === item) return [];
      let end = place + 1;
      while (items[end] === item) end++;
      return end - place > 1 ? `${word(item)}\u00a0×${end - place}` : word(item); // on one line
    });
  }

  function named(name: string): string {
    if (has(`name-${name}`)) return say(`name-${name}`);
    return name.includes('-') ? name.replace(WORD, named) : name;
  }

  return { say, has };
}
