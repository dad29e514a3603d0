/** Lists of which nothing is changed once they are made: no need to watch them. */

export function setOf<T>(items: Iterable<T> = []): ReadonlySet<T> {
  return new Set(items);
}

export function mapOf<K, V>(entries: Iterable<readonly [K, V]>): ReadonlyMap<K, V> {
  return new Map(entries);
}
