/** The ways of stacks, land by land from where they stood, as the server tells them. Who teleports goes none. */
import type { ActionOffer, StoryEntry } from '../../shell/contract';
import type { Arguments } from '../../shell/fluent';

export type Way<L = string | number> = readonly L[];

function wayIn<L>({ way }: Arguments): Way<L> | undefined {
  return way as Way<L> | undefined;
}

/** The way on which the first of these offers leads. */
export function wayOffered<L>([offer]: readonly ActionOffer[]): Way<L> {
  return (offer?.meaning && wayIn(offer.meaning.args)) ?? [];
}

/** On what way each stack has come that is told of, by its marker; events call it what the game does. */
export function waysGone<L>(kind: string, story: readonly StoryEntry[]): ReadonlyMap<string, Way<L>> {
  const ways = new Map<string, Way<L>>();
  for (const { args } of story.flatMap(({ events }) => events)) {
    const way = wayIn<L>(args);
    if (way) ways.set(String(args[kind]), way);
  }
  return ways;
}
