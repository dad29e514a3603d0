/** A first game of Gods of Titan: short, against two opponents, with a word about each kind of question. */
import type { DecisionOffer } from '../../shell/contract';
import type { Explanation, Lesson } from '../../shell/gamemodule';
import type { GodsView } from './contract';

/** By the prompt: what is explained, and the rule where one can read on. */
const PROMPTS: Readonly<Record<string, string>> = {
  'choose-towers': 'G5.4a',
  division: 'G5.7c',
  passage: 'G8.2d',
  combats: 'G10.3a',
  challenge: 'G10.2b',
  flight: 'G10.4a',
  attacked: 'G10.4c',
  negotiation: 'G10.5a',
  proposal: 'G10.5a',
  maneuver: 'G12.1a',
  strike: 'G13.3a',
  'strike-back': 'G11.9b',
  carry: 'G13.6a',
  reinforcement: 'G17.1a',
  summoning: 'G18.1b',
  revive: 'G19.1b',
  appearance: 'G21.1a',
  recruitment: 'G22.1c',
  surplus: 'G4.2b',
  garrison: 'G25.7c',
};

/** What may be done only now and then is explained when it is first offered. */
const VERBS: Readonly<Record<string, string>> = {
  split: 'G4.5a',
  rangestrike: 'G14.1a',
  cast: 'G15.2a',
  use: 'G16.2a',
  hire: 'G22.4c',
  conjure: 'G22.4d',
};

const FIRST_ROUND = 1;

function explain({ prompt, actions, first_picks }: DecisionOffer, view: GodsView | null): Explanation[] {
  const asked = prompt.key.replace(/^prompt-/, '');
  const verbs = new Set(actions.map(({ verb }) => verb));
  const special = Object.entries(VERBS).filter(([verb]) => verbs.has(verb));
  return [...cards(), ...special.map(([name, rule]) => ({ name, rule }))];

  function cards(): Explanation[] {
    if (asked === 'movement') {
      if (view?.round === FIRST_ROUND) return [{ name: 'leaving', rule: 'G5.8a' }];
      const moving = [{ name: 'movement', rule: 'G8.4b' }];
      const isPactOver = (view?.round ?? 0) > 10;
      return isPactOver ? [...moving, { name: 'war', rule: 'G8.3a' }] : moving;
    }
    if (asked === 'maneuver' && Number(prompt.args.round) === 1) return [{ name: 'enter', rule: 'G12.2a' }];
    // What a gifted figure could cast is not listed before it is picked.
    if (asked === 'strike' && first_picks)
      return [
        { name: 'strike', rule: 'G13.3a' },
        { name: 'cast', rule: 'G15.2a' },
      ];
    const rule = PROMPTS[asked];
    return rule ? [{ name: asked, rule }] : [];
  }
}

export const lesson: Lesson = {
  name: 'first',
  newTable: {
    // Twelve rounds: ten of peace, in which one grows, and two of war.
    options: { rounds: 12 },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
  },
  explain,
};
