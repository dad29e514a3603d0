/** Duels and shots as they were told, with the dice that belong to them. */
import type { Argument, StoryEntry } from '../../../shell/contract';
import type { Message } from '../../../shell/fluent';
import type { Kind } from '../contract';
import type { Seat } from '../view';

export interface Side {
  seat: Seat | null;
  kind: Kind;
  place: string;
  dice: readonly number[];
  items: readonly (readonly [word: string, points: number])[];
  total: number;
}

export interface Fight {
  key: string;
  sort: 'duel' | 'shot';
  manner: string;
  attacker: Side;
  support: Kind | '';
  defender: Side;
  needed: number | null; // of a shot
  result: string;
}

/** `axe-against-lance 1` */
export function itemsIn(items: Argument | undefined): (readonly [string, number])[] {
  return (Array.isArray(items) ? items : []).map((item) => {
    const [word = '', points = '0'] = String(item).split(' ');
    return [word, Number(points)] as const;
  });
}

const seatIn = (seat: Argument | undefined) => (Number(seat) < 0 ? null : Number(seat));

export function fightsIn(story: readonly StoryEntry[]): Fight[] {
  return story.flatMap((entry) => {
    const rolls = { attack: 0, defence: 0, shot: 0 };
    const dice = (purpose: keyof typeof rolls) => {
      const mine = entry.rolls.filter((roll) => roll.purpose === purpose);
      return mine[rolls[purpose]++]?.dice ?? [];
    };
    return entry.events.flatMap((event, place) => {
      const key = `${entry.number} ${place}`;
      if (event.key === 'duel') return [duel(key, event, dice('attack'), dice('defence'))];
      return event.key === 'shot' ? [shot(key, event, dice('shot'))] : [];
    });
  });
}

function duel(key: string, { args }: Message, attack: readonly number[], defence: readonly number[]): Fight {
  return {
    key,
    sort: 'duel',
    manner: String(args.manner ?? 'duel'),
    attacker: {
      seat: seatIn(args.seat),
      kind: args.kind as Kind,
      place: String(args.field),
      dice: attack,
      items: itemsIn(args.attack_points),
      total: Number(args.attack_total),
    },
    support: (args.support || '') as Kind | '',
    defender: {
      seat: seatIn(args.foe),
      kind: args.other as Kind,
      place: String(args.place),
      dice: defence,
      items: itemsIn(args.defence_points),
      total: Number(args.defence_total),
    },
    needed: null,
    result: String(args.result),
  };
}

function shot(key: string, { args }: Message, dice: readonly number[]): Fight {
  return {
    key,
    sort: 'shot',
    manner: 'shot',
    attacker: {
      seat: seatIn(args.seat),
      kind: 'bow',
      place: String(args.field),
      dice,
      items: [],
      total: Number(args.roll),
    },
    support: '',
    defender: {
      seat: seatIn(args.foe),
      kind: args.other as Kind,
      place: String(args.place),
      dice: [],
      items: itemsIn(args.items),
      total: Number(args.number),
    },
    needed: Number(args.number),
    result: String(args.result),
  };
}
