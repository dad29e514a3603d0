/** A first game of Battlemist: short, against one opponent, with a word about each kind of question when it first comes. */
import type { DecisionOffer } from '../../shell/contract';
import type { Explanation, Lesson } from '../../shell/gamemodule';

/** By the prompt: what is explained, and the rule where one can read on. */
const PROMPTS: Readonly<Record<string, string>> = {
  gathering: 'B2.0a',
  laying: 'B2.3e',
  drawing: 'B3.1.2h',
  overfull: 'B3.1.2h',
  voting: 'B3.1.4d',
  taking: 'B2.2i',
  choosing: 'B6.0a',
  spying: 'B3.1.2b',
  culling: 'B3.3.3g',
  recruiting: 'B3.2.2a',
  guild: 'B3.2.3a',
  upkeep: 'B3.5f',
  bartering: 'B4.0e',
  order: 'B3.3c',
  journeys: 'B3.3.1c',
  encounter: 'B3.3.1q',
  challenges: 'B3.3.1aa',
  movement: 'B3.3.2a',
  combat: 'B3.3.3c',
  rallying: 'B3.3.3.1c',
  leading: 'B3.3.3.1n',
  suffering: 'B3.3.3.1p',
  spoils: 'B3.3.3.3a',
};

/** Prompts that ask the same thing in other words. */
const ALIKE: Readonly<Record<string, string>> = {
  'laying-forced': 'laying',
  stealing: 'taking',
  despoiling: 'taking',
  looting: 'taking',
  'bartering-answer': 'bartering',
  arrival: 'encounter',
  duel: 'encounter',
  'challenges-over': 'moment',
};

/** What may be done only now and then is explained when it is first offered. */
const VERBS: Readonly<Record<string, string>> = { hire: 'B3.2.2i', build: 'B3.2.2l' };

function explain({ prompt, actions }: DecisionOffer): Explanation[] {
  const asked = prompt.key.replace(/^prompt-/, '');
  const name = ALIKE[asked] ?? asked;
  // One word about moments is enough, whichever comes first; in battles they mean something else.
  const main = name.startsWith('moment')
    ? /battle|round|roll/.test(name)
      ? { name: 'battle', rule: 'B3.3.3.1a' }
      : { name: 'moment', rule: 'B3.1.2d' }
    : { name, rule: PROMPTS[name] ?? '' };
  const special = Object.entries(VERBS).filter(([verb]) => actions.some((offer) => offer.verb === verb));
  return [main, ...special.map(([verb, rule]) => ({ name: verb, rule }))].filter(({ rule }) => rule);
}

export const lesson: Lesson = {
  name: 'first',
  newTable: {
    // Three stars on a world that is there already are an evening's half.
    options: { stars: 3, board: 'drawn', races: 'drawn' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  },
  explain,
};
