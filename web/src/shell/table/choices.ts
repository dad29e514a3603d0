/** Layout of offers as a list: few of them whole, those of one piece under its name; many step by step. */
import type { ActionOffer, Pick } from '../contract';
import { belongTogether, byNext, isSame, tellingPicks, wholeOf, type Composition } from '../picks';

/** More offers than this are shown step by step. Two legions of four can be formed in just so many ways. */
const MOST = 14;

export interface Row {
  offer: ActionOffer;
  telling: readonly Pick[]; // what tells it from the others of its group
}

export type Entry =
  | { kind: 'group'; verb: string; lead: Pick; rows: readonly Row[] }
  | { kind: 'offer'; row: Row }
  | { kind: 'pick'; pick: Pick; offers: readonly ActionOffer[] };

/** Bare numbers, of which only the meaning says what they are numbers of. */
const isNumbers = ({ picks, meaning }: ActionOffer) =>
  meaning !== null && picks.length > 1 && picks.every(({ kind }) => kind === 'amount');

export function layOut(offers: readonly ActionOffer[], { remaining, picked }: Composition): readonly Entry[] {
  const rowOf = (offer: ActionOffer): Row => ({
    offer,
    telling: isNumbers(offer)
      ? []
      : tellingPicks(offer, remaining, picked).filter(
          (pick) => !(pick.kind === 'button' && pick.id === offer.verb),
        ),
  });
  if (offers.length <= MOST || offers.every(isNumbers)) return grouped(offers.map(rowOf));
  // Whoever wants all of several things need not pick them one by one.
  const whole = wholeOf(offers);
  const steps = byNext(offers, picked).flatMap(({ pick, offers: behind }): Entry[] => {
    const [only] = behind;
    if (behind.length === 1 && only) return only === whole ? [] : [{ kind: 'offer', row: rowOf(only) }];
    const all = whole ? null : wholeOf(behind);
    const further: Entry = { kind: 'pick', pick, offers: behind };
    return all ? [{ kind: 'offer', row: rowOf(all) }, further] : [further];
  });
  return whole ? [{ kind: 'offer', row: rowOf(whole) }, ...steps] : steps;
}

/** Groups offers that read the same: the first of them stands for all, with their number. */
export function gathered<T>(
  all: readonly T[],
  told: (one: T) => string,
): readonly { one: T; count: number }[] {
  const found = new Map<string, { one: T; count: number }>();
  for (const one of all) {
    const words = told(one);
    const known = found.get(words);
    if (known) known.count++;
    else found.set(words, { one, count: 1 });
  }
  return [...found.values()];
}

function grouped(rows: readonly Row[]): readonly Entry[] {
  const groups: { verb: string; lead: Pick; rows: Row[] }[] = [];
  for (const row of rows) {
    const lead = leadOf(row);
    if (!lead) return rows.map((one) => ({ kind: 'offer', row: one }));
    const { verb } = row.offer;
    const rest = { offer: row.offer, telling: row.telling.slice(1) };
    const group = groups.find((one) => one.verb === verb && isSame(one.lead, lead));
    if (group) group.rows.push(rest);
    else groups.push({ verb, lead, rows: [rest] });
  }
  // A name over each single row would only make the list longer.
  return groups.some((group) => group.rows.length > 1)
    ? groups.map((group) => ({ kind: 'group', ...group }))
    : rows.map((row) => ({ kind: 'offer', row }));
}

/** The piece that does something with, or to, another; none where several equal things are chosen. */
function leadOf({ offer, telling: [first, second] }: Row): Pick | null {
  const isLead = first && second && first.kind !== 'button' && !belongTogether(offer, first, second);
  return isLead ? first : null;
}
