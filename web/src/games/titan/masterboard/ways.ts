/** The ways of legions, land by land from where they stood, as the server tells them. Who teleports goes none. */
import type { ActionOffer, StoryEntry } from '../../../shell/contract';
import type { Arguments } from '../../../shell/fluent';
import type { LandNumber, Marker } from '../view';

export type Way = readonly LandNumber[];

function wayIn({ way }: Arguments): Way | undefined {
  return way as Way | undefined;
}

/** The way on which the first of these offers leads. */
export function wayOffered([offer]: readonly ActionOffer[]): Way {
  return (offer?.meaning && wayIn(offer.meaning.args)) ?? [];
}

/** On what way each legion has come that is told of. */
export function waysGone(story: readonly StoryEntry[]): ReadonlyMap<Marker, Way> {
  const ways = new Map<Marker, Way>();
  for (const { args } of story.flatMap(({ events }) => events)) {
    const way = wayIn(args);
    if (way) ways.set(args.legion as Marker, way);
  }
  return ways;
}
