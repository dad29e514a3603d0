/** A first game of Titan: short, against one opponent, with a word about each kind of question when it first comes. */
import type { DecisionOffer } from '../../shell/contract';
import type { Explanation, Lesson } from '../../shell/gamemodule';
import type { TitanView } from './contract';
import { stepOf } from './view';

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
  muster: 'T18.3b',
};

/** What may be done only now and then is explained when it is first offered. */
const VERBS: Readonly<Record<string, string>> = { teleport: 'T8.0a', rangestrike: 'T12.1b' };

const DEFENDER = 1;

function explain({ prompt, actions }: DecisionOffer, view: TitanView | null): Explanation[] {
  const asked = prompt.key.replace(/^prompt-/, '');
  const offers = (...verbs: string[]) => actions.some(({ verb }) => verbs.includes(verb));
  const special = Object.entries(VERBS).filter(([verb]) => offers(verb));
  return [...cards(), ...special.map(([name, rule]) => ({ name, rule }))];

  /** What the question is about. It may be asked of somebody who has nothing to choose, so that nobody learns that. */
  function cards(): Explanation[] {
    const angel = { name: 'spoils', rule: 'T17.0a' };
    const growth = { name: 'growth', rule: 'T16.0c' };
    switch (asked) {
      case 'organisation':
        return [offers('split') ? { name: 'split', rule: 'T4.3a' } : { name: 'roll', rule: 'T6.1a' }];
      case 'maneuver':
        if (Number(prompt.args.round) > 1) break;
        return [holdsTower(view) ? { name: 'walls', rule: 'T10.2b' } : { name: 'enter', rule: 'T10.1d' }];
      case 'summoning':
        return offers('summon') ? [{ name: asked, rule: 'T15.3a' }] : [];
      case 'spoils':
        return [...(offers('acquire') ? [angel] : []), ...(offers('muster', 'summon') ? [growth] : [])];
    }
    const rule = PROMPTS[asked];
    return rule ? [{ name: asked, rule }] : [];
  }
}

/** T10.2b: who defends a Tower sets up inside its walls; everybody else comes in over an edge. */
function holdsTower(view: TitanView | null): boolean {
  if (view?.battle?.terrain !== 'Tower') return false;
  const step = stepOf(view);
  return step !== undefined && 'side' in step && step.side === DEFENDER;
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
