/** A first game of Titan: short, against one opponent, with a word about each kind of question when it first comes. */
import type { Decision, Explanation, Lesson } from '../../shell/contract';

/** By the prompt: what is explained, and the rule where one can read on. */
const PROMPTS: Readonly<Record<string, string>> = {
  division: 'T5.2a',
  movement: 'T6.2d',
  engagements: 'T6.3b',
  flight: 'T9.2a',
  attacked: 'T9.2d',
  negotiation: 'T9.3a',
  offer: 'T9.3h',
  maneuver: 'T11.0a',
  strike: 'T13.0b',
  carry: 'T13.4a',
  reinforcement: 'T14.0a',
  summoning: 'T15.3a',
  spoils: 'T17.0a',
  muster: 'T18.3b',
};

/** What may be done only now and then is explained when it is first offered. */
const VERBS: Readonly<Record<string, string>> = { split: 'T4.3a', teleport: 'T8.0a', rangestrike: 'T12.1b' };

function explain({ prompt, actions }: Decision): Explanation[] {
  const asked = prompt.key.replace(/^prompt-/, '');
  const main =
    asked === 'organisation'
      ? { name: 'roll', rule: 'T6.1a' }
      : asked === 'maneuver' && Number(prompt.args.round) === 1
        ? { name: 'enter', rule: 'T10.1d' }
        : { name: asked, rule: PROMPTS[asked] ?? '' };
  const special = Object.entries(VERBS).filter(([verb]) => actions.some((offer) => offer.verb === verb));
  return [main, ...special.map(([name, rule]) => ({ name, rule }))].filter(({ rule }) => rule);
}

export const lesson: Lesson = {
  name: 'first',
  newTable: {
    // Whoever has the points first has won; ten rounds are an afternoon even so.
    options: { points: 80, rounds: 10 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  },
  explain,
};
