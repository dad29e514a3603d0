/**
 * Labels of picks, verbs and offers. Games define them by messages: `land-name` (with $land) for picks of the kind
 * land, `name-Ogre` for a thing called Ogre, `verb-move` for what one does, `button-done` for a button. Where a game
 * has no message, the word itself is shown.
 */
import type { ActionOffer, OptionForm, TableOfNumbers, Pick, Scalar } from './contract';
import type { Speech } from './fluent';
import { changedCells } from './optiontable';
import { belongTogether } from './picks';

const BETWEEN = ' · '; // the parts of a title

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
    const word = { true: 'yes', false: 'no' }[String(pick.id)] ?? String(pick.id);
    return has(`button-${word}`) ? say(`button-${word}`) : verbName(speech, word);
  }
  if (has(`${pick.kind}-name`)) return say(`${pick.kind}-name`, { [pick.kind]: pick.id });
  return has(`name-${pick.id}`) ? say(`name-${pick.id}`) : String(pick.id);
}

/** More about a picked thing than its name, where a game has such a message: `legion-about`. */
export function pickAbout({ say, has }: Speech, pick: Pick): string {
  const key = `${pick.kind}-about`;
  return has(key) ? say(key, { [pick.kind]: pick.id }) : '';
}

const LEFT_OUT = '-'; // the id of a pick where none is needed

/** Some picks of an offer: `Red I · Plains 24`, and equal ones that belong together counted: `Ogre ×2, Troll`. */
export function picksTitle(speech: Speech, offer: ActionOffer, picks: readonly Pick[]): string {
  const parts: Map<string, number>[] = [];
  const named = picks.filter(({ id }) => id !== LEFT_OUT);
  for (const [place, pick] of named.entries()) {
    const before = named[place - 1];
    if (!before || !belongTogether(offer, before, pick)) parts.push(new Map());
    const part = parts.at(-1)!;
    const name = pickName(speech, pick);
    part.set(name, (part.get(name) ?? 0) + 1);
  }
  return parts
    .map((part) => [...part].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', '))
    .join(BETWEEN);
}

/** The label of a choice: all that was picked for it, or where that was a mere button, its verb. */
export function chosenTitle(speech: Speech, offer: ActionOffer): string {
  const told = offer.picks.filter(
    ({ kind, id }) => kind !== 'button' || (id !== 'done' && id !== offer.verb),
  );
  return picksTitle(speech, offer, told) || verbName(speech, offer.verb);
}

/** The label of an offer, without the name of what it is listed under, or of the last thing in its title. */
export function meaningOf({ say }: Speech, { meaning }: ActionOffer, title = ''): string {
  const sentence = meaning ? say(meaning.key, meaning.args) : '';
  for (const name of title ? [title, title.split(BETWEEN).at(-1)!] : []) {
    if (sentence === name) return '';
    if (sentence.startsWith(`${name}, `)) return sentence.slice(name.length + 2);
  }
  return sentence;
}

/** Options: `option-start-name` is what it is called, `option-start` what it means, `option-start-fast` one choice. */
export function optionName({ say, has }: Speech, option: string): string {
  return has(`option-${option}-name`) ? say(`option-${option}-name`) : capitalised(option);
}

export function choiceOfOption({ say, has }: Speech, option: string, choice: unknown): string {
  const keys = [`option-${option}-${String(choice)}`, `name-${String(choice)}`];
  const key = keys.find(has);
  return key ? say(key) : capitalised(String(choice));
}

/** A text that is none of those proposed: somebody has made it. */
export function isOwn({ type, choices, default: usual }: OptionForm, value: unknown): boolean {
  return type === 'text' && choices !== undefined && value !== usual && !choices.includes(value as Scalar);
}

/** The changes to a table of numbers: “Red: pawn 2 (1)”. */
export function changesInWords(
  speech: Speech,
  option: string,
  table: TableOfNumbers,
  changes: string,
): string {
  const named = (word: string) => choiceOfOption(speech, option, word);
  return table.rows
    .map((row) => {
      const cells = changedCells(table, changes).filter((cell) => cell.row === row);
      const words = cells.map(({ column, number, usual }) => `${named(column)} ${number} (${usual})`);
      return words.length ? `${named(row)}: ${words.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('; ');
}

export function seatName({ say, has }: Speech, seat: number): string {
  return has('seat-name') ? say('seat-name', { seat }) : String(seat + 1);
}
