/** The fight of a hero as the story tells it: life on both sides, and the dice that fell last. */
import type { Message } from '../../../shell/fluent';
import type { BattlemistFigures } from '../figures';
import { stepCalled, type BattlemistView, type Seat } from '../view';

export interface Fighting {
  life: number;
  full: number;
  hit: number; // a die with so much or more hits
}

export interface FightFrame {
  seat: Seat;
  hero: number;
  own: Fighting;
  opponents: string; // what they are; empty for a hero
  foe: Seat | null; // against a hero
  foeHero: number;
  foes: readonly Fighting[];
  dice: readonly number[];
  turn: 'foes' | 'hero' | null; // whose dice these are
  lost: number;
  target: number | null; // who was struck, from 0
  ending: 'dead' | 'won' | null;
  found: string | null;
}

/** What has been told of each fight so far. */
export function fightFrames(
  figures: BattlemistFigures,
  view: BattlemistView,
): (last: FightFrame | null, events: readonly Message[]) => FightFrame[] {
  return (last, events) => {
    const frames: FightFrame[] = [];
    let frame = last && !last.ending ? last : null;
    for (const event of events) {
      const next = after(frame, event, figures, view);
      if (next && next !== frame) frames.push(next);
      frame = next;
    }
    return frames;
  };
}

function after(
  frame: FightFrame | null,
  { key, args }: Message,
  figures: BattlemistFigures,
  view: BattlemistView,
): FightFrame | null {
  const number = (name: string) => Number(args[name]);
  if (key === 'encounter' || key === 'challenged') {
    const opponents = [...figures.adventures.values()].find(
      (adventure) => adventure.opponents?.name === args.opponents,
    )?.opponents;
    const full = figures.life;
    return {
      seat: number('seat'),
      hero: number('hero'),
      own: { life: lifeOf(view, number('seat'), number('hero')), full, hit: 0 },
      opponents: key === 'encounter' ? String(args.opponents) : '',
      foe: key === 'challenged' ? number('foe') : null,
      foeHero: key === 'challenged' ? number('foe_hero') : 0,
      foes: opponents
        ? Array.from({ length: number('number') }, () => ({
            life: opponents.life,
            full: opponents.life,
            hit: opponents.hit,
          }))
        : [{ life: lifeOf(view, number('foe'), number('foe_hero')), full, hit: 0 }],
      dice: [],
      turn: null,
      lost: 0,
      target: null,
      ending: null,
      found: null,
    };
  }
  if (!frame) return null;
  switch (key) {
    case 'hero-struck':
      return {
        ...frame,
        own: { ...frame.own, life: number('life') },
        dice: args.dice as number[],
        turn: 'foes',
        lost: number('lost'),
        target: null,
      };
    case 'hero-strikes': {
      const target = number('opponent') - 1;
      return {
        ...frame,
        foes: frame.foes.map((foe, place) => (place === target ? { ...foe, life: number('life') } : foe)),
        dice: args.dice as number[],
        turn: 'hero',
        lost: number('lost'),
        target,
      };
    }
    case 'hero-dead':
      return frame.seat === args.seat && frame.hero === args.hero
        ? { ...frame, own: { ...frame.own, life: 0 }, ending: 'dead' }
        : { ...frame, ending: 'won' };
    case 'adventure-completed':
      return frame.ending ? frame : { ...frame, ending: 'won' };
    case 'artifact-found':
      return { ...frame, found: String(args.card), ending: 'won' };
    default:
      return frame;
  }
}

function lifeOf(view: BattlemistView, seat: Seat, hero: number): number {
  return view.players[seat]?.heroes.find((one) => one.number === hero)?.life ?? 0;
}

/** How a fight stands on the table, where somebody is asked. */
export function fightOf(
  view: BattlemistView,
  figures: BattlemistFigures,
  last: FightFrame | null,
): FightFrame | null {
  const step = stepCalled(view, 'encounter', 'duel');
  if (!step) return null;
  const { seat, hero } = step;
  const opponents = step.step === 'encounter' ? figures.adventures.get(step.adventure)?.opponents : null;
  const foe = step.step === 'duel' ? { seat: step.foe, hero: step.foe_hero } : null;
  const known = last && last.seat === seat && last.hero === hero ? last : null;
  const foes = step.fight
    ? step.fight.foes.map(({ life, hit }) => ({ life, hit, full: opponents?.life ?? figures.life }))
    : opponents
      ? Array.from({ length: opponents.number }, () => ({ ...opponents, full: opponents.life }))
      : [{ life: lifeOf(view, foe?.seat ?? 0, foe?.hero ?? 0), full: figures.life, hit: 0 }];
  return {
    seat,
    hero,
    own: {
      life: step.fight?.hero.life ?? lifeOf(view, seat, hero),
      full: figures.life,
      hit: step.fight?.hero.hit ?? 0,
    },
    opponents: opponents?.name ?? '',
    foe: foe?.seat ?? null,
    foeHero: foe?.hero ?? 0,
    foes,
    dice: known?.dice ?? [],
    turn: known?.turn ?? null,
    lost: known?.lost ?? 0,
    target: known?.target ?? null,
    ending: null,
    found: null,
  };
}
