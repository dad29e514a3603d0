/** A row of characters out of which several are chosen: each keeps its place, so that a second tap meets whom one saw. */
import type { ActionOffer } from '../shell/contract';

/** Everybody who can be chosen in one of these offers, as many of a kind as at once. */
export function everybodyIn(kind: string, offers: readonly ActionOffer[]): string[] {
  const most = new Map<string, number>();
  for (const { picks } of offers) {
    const names = picks.filter((pick) => pick.kind === kind).map(({ id }) => String(id));
    for (const name of names) {
      most.set(name, Math.max(most.get(name) ?? 0, names.filter((other) => other === name).length));
    }
  }
  return [...most].flatMap(([name, count]) => Array<string>(count).fill(name));
}

/** Where in the row those who are chosen stand: where they were touched, else the first like them. */
export function placesOf(
  row: readonly string[],
  chosen: readonly string[],
  touched: readonly number[],
): number[] {
  const places: number[] = [];
  for (const [order, name] of chosen.entries()) {
    const isFree = (place: number) => row[place] === name && !places.includes(place);
    const place = touched[order];
    places.push(place !== undefined && isFree(place) ? place : row.findIndex((_, at) => isFree(at)));
  }
  return places;
}
