/** What moves to a field come to, in a few words: how far, whom one can recruit there, whom one meets. */
import type { ActionOffer } from '../../../shell/contract';
import type { Say } from '../../../shell/fluent';
import { label } from '../words';

type Arguments = Readonly<Record<string, unknown>>;

const NONE = 'none';
const told = (value: unknown) => value !== undefined && value !== NONE && value !== '';

export function recruitsIn({ meaning }: ActionOffer): boolean {
  return told(meaning?.args.recruits);
}

export function meetsIn({ meaning }: ActionOffer): boolean {
  return told(meaning?.args.enemy) && !told(meaning?.args.own);
}

/** Of moves that differ in nothing but their length, the one that brings most; null where there is more to choose. */
export function bestRoute(offers: readonly ActionOffer[]): ActionOffer | null {
  const [first] = offers;
  const side = ({ picks }: ActionOffer) => picks.find(({ kind }) => kind === 'side')?.id;
  const isClear = offers.every((offer) => offer.verb === 'move' && side(offer) === side(first!));
  const rank = (offer: ActionOffer) =>
    Number(recruitsIn(offer)) * 2 -
    Number(((offer.meaning?.args.leave as readonly string[]) ?? []).length > 0);
  return isClear && first ? offers.reduce((one, other) => (rank(other) > rank(one) ? other : one)) : null;
}

/** One sentence for all distances that come to the same. */
export function routesTold(say: Say, offers: readonly ActionOffer[]): string[] {
  const distances = new Map<string, Set<number>>();
  const others: string[] = [];
  for (const { verb, meaning } of offers) {
    if (!meaning) continue;
    if (verb !== 'move') others.push(say(meaning.key, meaning.args));
    else {
      const key = JSON.stringify(kindOf(meaning.args));
      const known = distances.get(key) ?? new Set();
      distances.set(key, known.add(Number(meaning.args.distance)));
    }
  }
  const moves = [...distances].map(([key, fields]) => {
    const { what, args } = JSON.parse(key) as Route;
    const sentence = label(say, `way-${what}`, { ...args, fields: listed([...fields]) });
    return told(args.leave) ? `${sentence} ${label(say, 'way-leave', args)}` : sentence;
  });
  return [...moves, ...new Set(others)];
}

interface Route {
  what: 'plain' | 'recruits' | 'attacks' | 'joins';
  args: Record<string, string>;
}

function kindOf(args: Arguments): Route {
  const leave = (args.leave as readonly string[] | undefined)?.join(', ') ?? '';
  if (told(args.own)) return { what: 'joins', args: { own: String(args.own), leave } };
  const { enemy, size, known, recruits } = args as Record<string, string>;
  if (told(recruits)) return { what: 'recruits', args: { recruits: recruits!, leave } };
  if (told(enemy)) return { what: 'attacks', args: { enemy: enemy!, size: size!, known: known!, leave } };
  return { what: 'plain', args: { leave } };
}

/** `3, 4, 5` */
function listed(numbers: readonly number[]): string {
  return [...numbers].sort((one, other) => one - other).join(', ');
}
