/** What every battle says, in the chosen language. */
import type { Say } from '../shell/fluent';
import type { SharedLabel } from './labels';

const LONGEST_TITLE = 14; // letters

type Arguments = Record<string, string | number>;

export function label(say: Say, key: SharedLabel, args?: Arguments): string {
  return say(`board-${key}`, args);
}

/** In English things are called what the rules call them, and there is no message. */
export function nameOf(say: Say, thing: string): string {
  const key = `name-${thing}`;
  const name = say(key);
  return name === key ? thing : name;
}

export function hazardName(say: Say, hazard: string): string {
  const name = nameOf(say, hazard);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The names of several, equal ones counted: `Ogre ×2, Lion`. */
export function countedNames(say: Say, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => nameOf(say, name) + (count > 1 ? ` ×${count}` : '')).join(', ');
}

/** As much of it as can be read on a counter; the number that tells it from others stays. */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const [, name = '', ordinal = ''] = /^(.*?)( \d+)?$/.exec(title) ?? [];
  return `${name.slice(0, LONGEST_TITLE - ordinal.length - 1).trimEnd()}.${ordinal}`;
}
