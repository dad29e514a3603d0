/** Small things done with lists. */

/** Each thing once, with how often it is there. */
export function counted(things: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** Each thing once. */
export function setOf<T>(things: Iterable<T>): ReadonlySet<T> {
  return new Set(things);
}

/** For each thing how many like it, by what tells them apart, come before it. */
export function numbered<T>(things: readonly T[], by: (thing: T) => string): { thing: T; before: number }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const before = seen.get(by(thing)) ?? 0;
    seen.set(by(thing), before + 1);
    return { thing, before };
  });
}
