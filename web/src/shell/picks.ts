/**
 * Composing an action by clicks. Every offer is a path of picks; from what is offered and what has been picked
 * follow what may be picked next, which offers remain, and whether one of them is meant.
 *
 * Where a field holds several things ("these three leave the legion"), they may be picked in any order, and the
 * button `done` closes them. The text of an offer tells which picks belong together: its words are the fields,
 * and several things in one field are joined by commas.
 */
import type { ActionOffer, Pick } from './contract';

const DONE: Pick = { kind: 'button', id: 'done' };
/** So many pieces and places make clear what is meant, if only one thing can be meant. */
const CLEAR = 2;

/** One field of an action: its picks, in any order if there are several. */
type Field = readonly Pick[];

export interface Composition {
  picked: readonly Pick[]; // with what follows of itself
  next: readonly Pick[]; // what may be picked now
  remaining: readonly ActionOffer[]; // the offers that begin with what has been picked
  complete: ActionOffer | null; // the one that is meant, to be sent
}

export function isSame(one: Pick, other: Pick): boolean {
  // A place may be a number for the server and a word in the page.
  return one.kind === other.kind && String(one.id) === String(other.id);
}

export function keyOf({ kind, id }: Pick): string {
  return `${kind} ${id}`;
}

export function includes(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((one) => isSame(one, pick));
}

/** With first picks, more may be picked first than the offers that are known begin with. */
export function compose(
  offers: readonly ActionOffer[],
  picked: readonly Pick[] = [],
  firstPicks: readonly Pick[] = [],
): Composition {
  let composition = composed(offers, picked, firstPicks);
  // Where a piece and a place are named and one thing comes next whatever is meant, nobody is asked for it.
  while (composition.isForced) composition = composed(offers, [...composition.picked, ...composition.next]);
  const { next, remaining, complete } = composition;
  return { picked: composition.picked, next, remaining, complete };
}

function composed(
  offers: readonly ActionOffer[],
  picked: readonly Pick[],
  firstPicks: readonly Pick[] = [],
): Composition & { isForced: boolean } {
  const remaining: ActionOffer[] = [];
  const next = new Map<string, Pick>(picked.length > 0 ? [] : firstPicks.map((pick) => [keyOf(pick), pick]));
  let complete: ActionOffer | null = null;
  let isInBag = false;
  for (const offer of offers) {
    const rest = restOf(offer, picked);
    if (!rest) continue;
    remaining.push(offer);
    if (rest.next.length === 0) complete ??= offer;
    isInBag ||= rest.isInBag;
    for (const pick of rest.next) if (!next.has(keyOf(pick))) next.set(keyOf(pick), pick);
  }
  // A piece and a place are enough if only one thing can be meant: which edge it enters by need not be said then.
  // Somebody who is choosing several things, however, says himself when it is enough.
  const [only, another] = remaining;
  if (!complete && only && !another && clicksIn(picked) >= CLEAR && !isInBag) complete = only;
  const isForced =
    !complete && !isInBag && next.size === 1 && remaining.length > 1 && clicksIn(picked) >= CLEAR;
  return { picked, next: [...next.values()], remaining, complete, isForced };
}

/** The picks after this click: one more, or another one instead, or null where it leads nowhere. */
export function pickNext(
  offers: readonly ActionOffer[],
  picked: readonly Pick[],
  pick: Pick,
  firstPicks: readonly Pick[] = [],
): readonly Pick[] | null {
  const composition = compose(offers, picked, firstPicks);
  const found = composition.next.find((one) => isSame(one, pick));
  if (found) return [...composition.picked, found];
  const last = picked.at(-1);
  if (last && isSame(last, pick)) return picked.slice(0, -1);
  // Somebody who has changed his mind: another target for the same striker, or another beginning.
  for (let kept = picked.length - 1; kept >= 0; kept--) {
    const before = picked.slice(0, kept);
    const { picked: begun, next } = compose(offers, before, firstPicks);
    const instead = next.find((one) => isSame(one, pick));
    if (instead) return [...begun, instead];
  }
  return null;
}

/** The picks that tell this offer from the others, without those already made and those that follow of themselves. */
export function tellingPicks(
  offer: ActionOffer,
  remaining: readonly ActionOffer[],
  picked: readonly Pick[],
): readonly Pick[] {
  const path = unpicked(offer, picked);
  const others = remaining
    .filter((other) => other !== offer && other.verb === offer.verb)
    .map((other) => unpicked(other, picked));
  // A piece and a place are always named, even where one of them would do. After that a verb may be enough.
  const isClear = remaining.length > 1 || (clicksIn(picked) >= CLEAR && !restOf(offer, picked)?.isInBag);
  const isVerbEnough = others.length === 0 && isClear;
  let end = Math.min(path.length, Math.max(isVerbEnough ? 0 : 1, CLEAR - clicksIn(picked)));
  while (end < path.length && others.some((other) => startsAlike(path, other, end))) end += 1;
  // What belongs together is named together.
  while (end > 0 && end < path.length && belongTogether(offer, path[end - 1]!, path[end]!)) end += 1;
  return path.slice(0, end);
}

/** May these two picks of an offer be picked in any order? */
export function belongTogether(offer: ActionOffer, one: Pick, other: Pick): boolean {
  return fieldsOf(offer).some((field) => field.includes(one) && field.includes(other));
}

/**
 * The key of the question for the next part of an action: `strike-1` after the striker, `move-1` and `teleport-1` after a legion that
 * can do either. Parts are counted as they are clicked. None where only the button is left that says it is enough.
 */
export function partsAsked(remaining: readonly ActionOffer[], picked: readonly Pick[]): readonly string[] {
  const isEnough = (offer: ActionOffer) => restOf(offer, picked)?.next.every((pick) => isSame(pick, DONE));
  if (remaining.every(isEnough)) return [];
  const parts = new Set(
    remaining.map((offer) => {
      const open = unpicked(offer, picked)[0];
      const fields = fieldsOf(offer).filter((field) => !isWord(offer, field));
      // Who has chosen enough of several things may still say which.
      return `${offer.verb}-${fields.findIndex((field) => (open ? field.includes(open) : field.length > 1))}`;
    }),
  );
  return [...parts];
}

/**
 * The line somebody would have to write for picks that lead nowhere, so that the server can say which rule is in the
 * way: that of an offer which begins with the same picks, with the last word replaced.
 */
export function attemptOf(
  remaining: readonly ActionOffer[],
  picked: readonly Pick[],
  pick: Pick,
): string | null {
  for (const offer of remaining) {
    const position = picked.length;
    if (offer.picks[position]?.kind !== pick.kind) continue;
    const words = offer.text.split(' ');
    const fields = fieldsOf(offer);
    const first = offer.picks[0]?.kind === 'button' && offer.picks[0].id === offer.verb ? 1 : 0;
    let seen = first;
    for (const [place, field] of fields.slice(first).entries()) {
      if (seen === position && field.length === 1) {
        words[wordOf(words, place + 1, field[0]!)] = String(pick.id);
        return words.join(' ');
      }
      seen += field.length;
    }
  }
  return null;
}

/** The place of a pick in its line: most often the same, unless things are clicked in another order. */
function wordOf(words: readonly string[], place: number, { id }: Pick): number {
  const found = words.indexOf(String(id), 1);
  return words[place] === String(id) || found < 0 ? place : found;
}

/** The offers by what may be picked next. */
export function byNext(
  offers: readonly ActionOffer[],
  picked: readonly Pick[],
): readonly { pick: Pick; offers: readonly ActionOffer[] }[] {
  const behind = new Map<string, { pick: Pick; offers: ActionOffer[] }>();
  for (const offer of offers) {
    for (const pick of restOf(offer, picked)?.next ?? []) {
      const known = behind.get(keyOf(pick));
      if (!known) behind.set(keyOf(pick), { pick, offers: [offer] });
      else if (known.offers.at(-1) !== offer) known.offers.push(offer);
    }
  }
  return [...behind.values()];
}

/** The offer that takes all of several things, of which one chooses any. Null where no offer has all the others. */
export function wholeOf(offers: readonly ActionOffer[]): ActionOffer | null {
  const whole = offers.reduce((one, other) => (other.picks.length > one.picks.length ? other : one));
  const several = fieldsOf(whole).find((field) => field.length > 1);
  if (!several || offers.length < 2) return null;
  const before = whole.picks.slice(0, whole.picks.indexOf(several[0]!));
  const isPart = (offer: ActionOffer) =>
    offer.verb === whole.verb &&
    startsAlike(before, offer.picks, before.length) &&
    unpicked(whole, offer.picks).length === whole.picks.length - offer.picks.length;
  return offers.every(
    (offer) => offer === whole || (isPart(offer) && offer.picks.length < whole.picks.length),
  )
    ? whole
    : null;
}

function clicksIn(picked: readonly Pick[]): number {
  return picked.filter((pick) => pick.kind !== 'button').length;
}

interface Rest {
  next: readonly Pick[];
  isInBag: boolean; // some, but not all, of several things have been picked
}

/** The rest of an offer's picks; null if it does not begin with these. */
function restOf(offer: ActionOffer, picked: readonly Pick[]): Rest | null {
  let made = 0;
  for (const field of fieldsOf(offer)) {
    const open = [...field];
    while (open.length > 0 && made < picked.length) {
      const place = open.findIndex((pick) => isSame(pick, picked[made]!));
      if (place < 0) return null;
      open.splice(place, 1);
      made += 1;
    }
    if (open.length > 0) {
      const closesSeveral = isSame(open[0]!, DONE);
      return { next: open, isInBag: closesSeveral || open.length < field.length };
    }
  }
  return made === picked.length ? { next: [], isInBag: false } : null;
}

const known = new WeakMap<ActionOffer, readonly Field[]>();

/** The picks of an offer, field by field. */
function fieldsOf(offer: ActionOffer): readonly Field[] {
  let fields = known.get(offer);
  if (!fields) {
    fields = readFields(offer);
    known.set(offer, fields);
  }
  return fields;
}

function readFields(offer: ActionOffer): Field[] {
  const fields: Field[] = [];
  const words = offer.text.split(' ').slice(1);
  let place = 0;
  const first = offer.picks[0];
  if (first?.kind === 'button' && first.id === offer.verb) {
    fields.push([first]);
    place = 1;
  }
  while (place < offer.picks.length) {
    const word = words.shift() ?? '';
    const size = Math.max(1, isSame(offer.picks[place]!, DONE) ? 1 : word.split(',').length);
    fields.push(offer.picks.slice(place, place + size));
    place += size;
    // `done` has no word of its own.
    const after = offer.picks[place];
    if (after && isSame(after, DONE)) {
      fields.push([after]);
      place += 1;
    }
  }
  return fields;
}

/** Is this field only the verb, or the button that closes several things? */
function isWord(offer: ActionOffer, [first]: Field): boolean {
  return first !== undefined && (isSame(first, DONE) || isSame(first, { kind: 'button', id: offer.verb }));
}

function unpicked(offer: ActionOffer, picked: readonly Pick[]): Pick[] {
  const path = [...offer.picks];
  for (const pick of picked) {
    const place = path.findIndex((one) => isSame(one, pick));
    if (place >= 0) path.splice(place, 1);
  }
  return path.filter((pick) => !isSame(pick, DONE) || offer.picks.length === 1);
}

function startsAlike(path: readonly Pick[], other: readonly Pick[], length: number): boolean {
  return path
    .slice(0, length)
    .every((pick, place) => other[place] !== undefined && isSame(pick, other[place]));
}
