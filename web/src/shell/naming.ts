/**
 * What picks, verbs and offers are called. Games tell it by messages: `land-name` (with $land) for picks of the kind
 * land, `name-Ogre` for a thing called Ogre, `verb-move` for what one does, `button-done` for a button. Where a game
 * has no message, the word itself is shown.
 */
import type { ActionOffer, Pick } from './contract';
import type { Speech } from './fluent';
import { tellingPicks } from './picks';

export function capitalised(word: string): string {
  const spaced = word.replaceAll(/[-_]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function verbName({ say, has }: Speech, verb: string): string {
  return has(`verb-${verb}`) ? say(`verb-${verb}`) : capitalised(verb);
}

export function pickName(speech: Speech, pick: Pick): string {
  const { say, has } = speech;
  if (pick.kind === 'button') {
    return has(`button-${pick.id}`) ? say(`button-${pick.id}`) : verbName(speech, String(pick.id));
  }
  if (has(`${pick.kind}-name`)) return say(`${pick.kind}-name`, { [pick.kind]: pick.id });
  return has(`name-${pick.id}`) ? say(`name-${pick.id}`) : String(pick.id);
}

export interface OfferTitle {
  verb: string;
  picks: readonly string[];
}

/** What an offer is called among those that remain: its verb, and what tells it from the others. */
export function offerTitle(
  speech: Speech,
  offer: ActionOffer,
  remaining: readonly ActionOffer[],
  picked: readonly Pick[],
): OfferTitle {
  const telling = tellingPicks(offer, remaining, picked).filter(
    (pick) => !(pick.kind === 'button' && pick.id === offer.verb),
  );
  return { verb: verbName(speech, offer.verb), picks: telling.map((pick) => pickName(speech, pick)) };
}

/** Options: `option-start-name` is what it is called, `option-start` what it means, `option-start-fast` one choice. */
export function optionName({ say, has }: Speech, option: string): string {
  return has(`option-${option}-name`) ? say(`option-${option}-name`) : capitalised(option);
}

export function choiceOfOption({ say, has }: Speech, option: string, choice: unknown): string {
  const key = `option-${option}-${String(choice)}`;
  return has(key) ? say(key) : capitalised(String(choice));
}

export function seatName({ say, has }: Speech, seat: number): string {
  return has('seat-name') ? say('seat-name', { seat }) : String(seat + 1);
}
