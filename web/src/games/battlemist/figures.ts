/** The figures of the game, by what they belong to. */
import type { Figures } from '../../shell/gamemodule';
import {
  Kind,
  type ActionCard,
  type Adventure,
  type BattlemistFigures as Sent,
  type CombatStep,
  type Goods,
  type Race,
  type Realm,
  type Recruit,
  type Site,
  type Spell,
  type Values,
} from './contract';
import type { RealmName } from './view';

export interface RaceFigures extends Omit<Race, 'units'> {
  units: Readonly<Record<Kind, Values>>; // monsters too, which are the same for all
}

export interface CardFigures {
  id: string;
  window: string; // with dashes, as in messages
  condition: string | null;
}

export interface SpellFigures extends CardFigures {
  cost: number;
}

export interface BattlemistFigures {
  realms: ReadonlyMap<RealmName, Realm>;
  races: ReadonlyMap<string, RaceFigures>;
  cards: ReadonlyMap<string, CardFigures>;
  spells: ReadonlyMap<string, SpellFigures>;
  adventures: ReadonlyMap<string, Adventure>;
  prices: Readonly<Record<string, Goods>>; // of units, hero, town and city
  upkeep: Readonly<Record<string, Goods>>;
  siege: Readonly<Record<string, number>>;
  arms: Readonly<Record<string, CombatStep>>;
  life: number; // of a hero
  handLimit: number;
}

const known = new WeakMap<Figures, Map<string, BattlemistFigures>>();

/** With race cards as this table plays them: `changes` is the option `values`. */
export function battlemistFigures(figures: Figures, changes = ''): BattlemistFigures {
  const versions = known.get(figures) ?? new Map<string, BattlemistFigures>();
  known.set(figures, versions);
  const found = versions.get(changes) ?? readFigures(figures as Sent, changes);
  versions.set(changes, found);
  return found;
}

/** `elves.footman-rout=5 orcs.start-iron=9`: race, part of its card, value. */
function withChanges(sent: readonly Race[], changes: string): readonly Race[] {
  const races: any[] = structuredClone(sent as Race[]);
  for (const change of changes.split(' ').filter(Boolean)) {
    const [race, part, value, number] = change.split(/\.|-(?=[a-z]+=)|=/);
    const card = races.find(({ id }: { id: string }) => id === race);
    (card.units[part!] ?? card[part!])[value!] = Number(number);
  }
  return races;
}

function byId<T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

const dashed = (word: string) => word.replaceAll('_', '-');

function cardOf(card: ActionCard | Spell): CardFigures {
  const condition = 'condition' in card ? card.condition : null;
  return { id: card.id, window: dashed(card.window), condition: condition && dashed(condition) };
}

function readFigures({ pieces, ...sent }: Sent, changes: string): BattlemistFigures {
  const races = byId(withChanges(sent.races, changes));
  const { army, sites, monsters } = pieces;
  const each = <T>(things: object, part: (thing: any) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, part(thing)]));
  return {
    // A home yields what is written on the card of its race.
    realms: byId(
      sent.realms.map((realm) => (realm.race ? { ...realm, income: races.get(realm.race)!.income } : realm)),
    ),
    races: byId(
      [...races.values()].map((race) => {
        const units: Partial<Record<Kind, Values>> = { ...race.units, ...monsters };
        return { ...race, units: units as Record<Kind, Values> };
      }),
    ),
    cards: byId(sent.actions.map(cardOf)),
    spells: byId(sent.spells.map((spell) => ({ ...cardOf(spell), cost: spell.cost }))),
    adventures: byId(sent.adventures),
    prices: { ...each({ ...army, ...sites }, ({ cost }: Recruit | Site) => cost), hero: pieces.hero.cost },
    upkeep: each({ ...army, ...sites }, ({ upkeep }: Recruit | Site) => upkeep),
    siege: each(sites, ({ siege }: Site) => siege),
    arms: each(army, ({ step }: Recruit) => step),
    life: pieces.hero.life,
    handLimit: pieces.hand_limit,
  };
}
