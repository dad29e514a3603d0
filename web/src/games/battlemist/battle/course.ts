/** A battle as the story tells it: who stands, who is routed, who is dead, and the dice on the table. */
import type { Message } from '../../../shell/fluent';
import { Kind, type CombatStep } from '../contract';
import type { BattlemistView, Counts, RealmName, Result, Seat } from '../view';

export interface Die {
  face: number;
  result: Result | null; // null where nobody has told
}

export interface Rally {
  die: number;
  bonus: number;
  count: number;
}

export interface SideFrame {
  seat: Seat;
  ready: Counts;
  routed: Counts;
  killed: Counts;
  attacking: Counts;
  dice: readonly Die[];
  rally: Rally | null;
}

/** One unit as it is drawn: its kind by place, what has been chosen for it, whether it attacks. */
export interface Token {
  place: number;
  role: 'chosen' | 'killed' | 'routed' | null;
  attacks: boolean;
}

export type Ending = { kind: 'won'; seat: Seat } | { kind: 'all-fell' };

export interface BattleFrame {
  realm: RealmName;
  round: number;
  part: CombatStep | 'rally' | null;
  sides: readonly [SideFrame, SideFrame]; // attacker and defender
  overrun: Seat | null;
  ending: Ending | null;
}

const NONE: Counts = Kind.map(() => 0);

export function unitsOf(kinds: readonly string[]): Counts {
  return Kind.map((kind) => kinds.filter((one) => one === kind).length);
}

const plus = (one: Counts, other: Counts): Counts => one.map((count, place) => count + (other[place] ?? 0));
/** As many as there are. */
const common = (one: Counts, other: Counts): Counts =>
  one.map((count, place) => Math.min(count, other[place] ?? 0));
const minus = (one: Counts, other: Counts): Counts =>
  one.map((count, place) => Math.max(0, count - (other[place] ?? 0)));

function sideOf(seat: Seat, ready: Counts, routed = NONE, killed = NONE): SideFrame {
  return { seat, ready, routed, killed, attacking: NONE, dice: [], rally: null };
}

/** How a battle stands on the table. The forces of the realm are still those with which it began. */
export function frameOf(view: BattlemistView, before: BattleFrame | null): BattleFrame | null {
  const { battle } = view;
  if (!battle) return null;
  const known = before && before.realm === battle.realm && !before.ending ? before : null;
  const sides = [battle.attacker, battle.defender].map((side, number) => {
    const begun = view.forces[battle.realm]?.find(({ owner }) => owner === side.seat)?.units ?? NONE;
    const killed = minus(begun, plus(side.ready, side.routed));
    const dice = (battle.dice[number] ?? []).map((face, place) => ({
      face,
      result: view.results[number]?.[place] ?? null,
    }));
    const told = known?.sides[number];
    return {
      ...sideOf(side.seat, side.ready, side.routed, killed),
      attacking: battle.attackers[number] ?? NONE,
      dice: told && told.dice.length >= dice.length ? told.dice : dice,
      rally: told?.rally ?? null,
    };
  });
  return {
    realm: battle.realm,
    round: battle.round,
    part: battle.step ?? known?.part ?? null,
    sides: [sides[0]!, sides[1]!],
    overrun: null,
    ending: null,
  };
}

const MERGED = new Set(['attacked', 'losses', 'rally', 'rallied']); // both sides at once

/** Pictures of what these events tell. */
export function battleFrames(last: BattleFrame | null, events: readonly Message[]): BattleFrame[] {
  const frames: BattleFrame[] = [];
  let frame = last && !last.ending ? last : null;
  for (const [place, event] of events.entries()) {
    const next = after(frame, event);
    if (!next || next === frame) continue;
    const isSame = frames.length > 0 && MERGED.has(event.key) && events[place - 1]?.key === event.key;
    if (isSame) frames.pop();
    frames.push(next);
    frame = next;
  }
  return frames;
}

function after(frame: BattleFrame | null, { key, args }: Message): BattleFrame | null {
  const kinds = (name: string) => unitsOf((args[name] ?? []) as string[]);
  if (key === 'battle')
    return {
      realm: String(args.realm),
      round: 1,
      part: null,
      sides: [
        sideOf(Number(args.attacker), kinds('attacking')),
        sideOf(Number(args.defender), kinds('defending')),
      ],
      overrun: null,
      ending: null,
    };
  if (!frame) return null;
  switch (key) {
    case 'combat-round':
      return { ...cleared(frame), round: Number(args.round), part: null };
    case 'rally':
      return {
        ...(frame.part === 'rally' ? frame : cleared(frame)),
        part: 'rally',
        sides: withSide(frame, args.seat, (side) => ({
          ...side,
          rally: { die: Number(args.die), bonus: Number(args.bonus), count: Number(args.count) },
        })),
      };
    case 'rallied':
      return {
        ...frame,
        sides: withSide(frame, args.seat, (side) => ({
          ...side,
          ready: plus(side.ready, kinds('units')),
          routed: minus(side.routed, kinds('units')),
        })),
      };
    case 'attacked': {
      const results = (args.results ?? []) as Result[];
      const base = frame.part === args.arm ? frame : cleared(frame);
      return {
        ...base,
        part: args.arm as CombatStep,
        sides: withSide(base, args.seat, (side) => ({
          ...side,
          attacking: kinds('units'),
          dice: (args.dice as number[]).map((face, place) => ({ face, result: results[place] ?? null })),
        })),
      };
    }
    case 'losses':
      return {
        ...frame,
        sides: withSide(frame, args.seat, (side) => suffered(side, kinds('killed'), kinds('routed'))),
      };
    case 'routed-killed':
      return {
        ...frame,
        sides: withSide(frame, args.seat, (side) => ({
          ...side,
          routed: minus(side.routed, kinds('units')),
          killed: plus(side.killed, kinds('units')),
        })),
      };
    case 'joined':
      return {
        ...frame,
        sides: withSide(frame, args.seat, (side) => ({ ...side, ready: plus(side.ready, kinds('units')) })),
      };
    case 'overrun':
      return {
        ...cleared(frame),
        overrun: Number(args.seat),
        sides: withSide(cleared(frame), args.seat, (side) => ({
          ...side,
          ready: NONE,
          routed: NONE,
          killed: plus(side.killed, plus(side.ready, side.routed)),
        })),
      };
    case 'battle-won':
      return { ...frame, ending: { kind: 'won', seat: Number(args.seat) } };
    case 'both-wiped-out':
      return { ...frame, ending: { kind: 'all-fell' } };
    default:
      return frame;
  }
}

/** First those flee who must; the dead are taken from those who stand, and then from those who fled. */
function suffered(side: SideFrame, killed: Counts, routed: Counts): SideFrame {
  const standing = minus(side.ready, routed);
  const fallen = common(standing, killed);
  return {
    ...side,
    ready: minus(standing, fallen),
    routed: minus(plus(side.routed, routed), minus(killed, fallen)),
    killed: plus(side.killed, killed),
  };
}

function cleared(frame: BattleFrame): BattleFrame {
  const [attacker, defender] = frame.sides;
  const clear = (side: SideFrame): SideFrame => ({ ...side, dice: [], attacking: NONE, rally: null });
  return { ...frame, sides: [clear(attacker), clear(defender)], overrun: null };
}

function withSide(
  { sides: [attacker, defender] }: BattleFrame,
  seat: unknown,
  change: (side: SideFrame) => SideFrame,
): [SideFrame, SideFrame] {
  return [
    attacker.seat === seat ? change(attacker) : attacker,
    defender.seat === seat ? change(defender) : defender,
  ];
}

export function kindAt(place: number): Kind {
  return Kind[place]!;
}
