/** The figures of the game, by what they belong to. */
import type { Figures } from '../../shell/contract';
import { KINDS, type Arm, type Goods, type Kind, type RealmName, type Resource, type Terrain } from './view';

export interface RealmFigures {
  id: RealmName;
  terrain: Terrain;
  yields: Goods; // without town or city
  edges: string; // colours of the edges, clockwise from the east, unturned; none on a home
  race: string | null; // whose home it is
}

export interface Values {
  rout: number;
  kill: number;
  move: number;
  dice: number;
}

export interface RaceFigures {
  id: string;
  alignment: string;
  ability: string;
  income: Goods;
  units: Readonly<Record<Kind, Values>>;
}

export interface CardFigures {
  id: string;
  window: string; // with dashes, as in messages
  condition: string | null;
}

export interface SpellFigures extends CardFigures {
  cost: number;
}

export interface Opponents {
  name: string;
  number: number;
  life: number;
  attack: number;
  hit: number;
  damage: number;
}

export interface Adventure {
  id: string;
  target: RealmName;
  opponents: Opponents | null;
}

export interface BattlemistFigures {
  realms: ReadonlyMap<RealmName, RealmFigures>;
  races: ReadonlyMap<string, RaceFigures>;
  cards: ReadonlyMap<string, CardFigures>;
  spells: ReadonlyMap<string, SpellFigures>;
  adventures: ReadonlyMap<string, Adventure>;
  prices: Readonly<Record<string, Goods>>; // of units, town and city
  upkeep: Readonly<Record<string, Goods>>;
  siege: Readonly<Record<string, number>>;
  arms: Readonly<Record<string, Arm>>;
  life: number; // of a hero
  handLimit: number;
}

/** What each terrain brings. */
const BRINGS: Readonly<Partial<Record<Terrain, Resource>>> = {
  plain: 'grain',
  forest: 'wood',
  mountain: 'iron',
};

const known = new WeakMap<Figures, Map<string, BattlemistFigures>>();

/** With race cards as this table plays them: `changes` is the option `values`. */
export function battlemistFigures(figures: Figures, changes = ''): BattlemistFigures {
  const versions = known.get(figures) ?? new Map<string, BattlemistFigures>();
  known.set(figures, versions);
  const found = versions.get(changes) ?? readFigures(withChanges(figures, changes));
  versions.set(changes, found);
  return found;
}

/** `elves.footman-rout=5 orcs.start-iron=9`: race, part of its card, value. */
function withChanges(figures: Figures, changes: string): Figures {
  const races = structuredClone(figures['races.json']);
  for (const change of changes.split(' ').filter(Boolean)) {
    const [race, part, value, number] = change.split(/\.|-(?=[a-z]+=)|=/);
    const card = races.find(({ id }: { id: string }) => id === race);
    (card.units[part!] ?? card[part!])[value!] = Number(number);
  }
  return { ...figures, 'races.json': races };
}

function byId<T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

const dashed = (word: string | null | undefined) => word?.replaceAll('_', '-') ?? null;

function cardOf(raw: any): CardFigures {
  return { id: raw.id, window: dashed(raw.window)!, condition: dashed(raw.condition) };
}

function readFigures(figures: Figures): BattlemistFigures {
  const [races, realms, actions, spells, quests, pieces] = [
    'races', 'realms', 'actions', 'spells', 'quests', 'pieces',
  ].map((file) => figures[`${file}.json`]); // prettier-ignore
  const neutral: RealmFigures[] = realms.map((raw: any) => ({
    id: raw.id,
    terrain: raw.terrain,
    yields: BRINGS[raw.terrain as Terrain] ? { [BRINGS[raw.terrain as Terrain]!]: raw.income } : {},
    edges: raw.edges,
    race: null,
  }));
  const homes: RealmFigures[] = races.map((raw: any) => ({
    id: raw.home,
    terrain: 'home',
    yields: raw.income,
    edges: '',
    race: raw.id,
  }));
  const both = { ...pieces.army, ...pieces.sites };
  const each = (field: string) =>
    Object.fromEntries(Object.entries<any>(both).map(([name, piece]) => [name, piece[field] ?? {}]));
  return {
    realms: byId([...neutral, ...homes]),
    races: byId(
      races.map((raw: any) => ({
        id: raw.id,
        alignment: raw.alignment,
        ability: raw.ability,
        income: raw.income,
        units: Object.fromEntries(
          KINDS.map((kind) => [kind, { dice: 1, ...(raw.units[kind] ?? pieces.monsters[kind]) }]),
        ),
      })),
    ),
    cards: byId(actions.map(cardOf)),
    spells: byId(spells.map((raw: any) => ({ ...cardOf(raw), cost: raw.cost }))),
    adventures: byId(
      quests.adventures.map((raw: any) => ({
        id: raw.id,
        target: raw.target,
        opponents: raw.opponents ?? null,
      })),
    ),
    prices: { ...each('cost'), hero: pieces.hero.cost },
    upkeep: each('upkeep'),
    siege: Object.fromEntries(
      Object.entries<any>(pieces.sites).map(([name, site]) => [name, site.siege ?? 0]),
    ),
    arms: Object.fromEntries(Object.entries<any>(pieces.army).map(([kind, piece]) => [kind, piece.step])),
    life: pieces.hero.life,
    handLimit: pieces.hand_limit,
  };
}
