/** Clicks: what may be clicked next, and how a whole offer is followed to its end. */
import { tick } from 'svelte';
import type { ActionOffer, Pick } from '../contract';
import type { BoardProps } from '../gamemodule';
import { compose, includes } from '../picks';

type Picking = Readonly<{ next: readonly Pick[]; picked: readonly Pick[] }>;

export function mayPick(props: Picking, kind: string, id: string | number): boolean {
  return includes(props.next, { kind, id });
}

export function isPicked(props: Picking, kind: string, id: string | number): boolean {
  return includes(props.picked, { kind, id });
}

/** The ids of this kind that may be clicked next, as words. */
export function nextIds(props: Picking, kind: string): Set<string> {
  return new Set(props.next.filter((pick) => pick.kind === kind).map((pick) => String(pick.id)));
}

/** The offers that remain after what is picked and one more click. */
export function offersAfter(props: Picking & { offers: readonly ActionOffer[] }, pick: Pick): ActionOffer[] {
  return mayPick(props, pick.kind, pick.id)
    ? [...compose(props.offers, [...props.picked, pick]).remaining]
    : [];
}

/** Click through the rest of an offer; whoever composes may finish it sooner. */
export async function follow(props: () => BoardProps, offer: ActionOffer): Promise<void> {
  for (let place = props().picked.length; place < offer.picks.length; place++) {
    const { offers, picked, next, onpick } = props();
    const pick = offer.picks[place];
    const { length } = compose(offers, picked).picked;
    if (length > place) continue; // it follows of itself
    if (!pick || length !== place || !includes(next, pick)) return;
    onpick(pick);
    await tick();
  }
  // Whoever is asked to confirm has done so by choosing among the odds.
  const { offers, picked, onpick } = props();
  const last = picked.at(-1);
  if (last && compose(offers, picked).complete === offer) onpick(last);
}

/** Enter and Space press what has the focus. */
export function pressed(action: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
