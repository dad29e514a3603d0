/** Who stands where when the battle begins. */
import { NOWHERE, type Ground } from '../map/ground';
import type { FieldName, FieldNumber, Figure, FigureId, Kind } from '../view';
import {
  MEN_IN_A_PHALANX,
  MOST_COUNT,
  SIDES,
  unitOf,
  type Placement,
  type Scenario,
  type Unit,
} from './scenario';

/** Where a unit is written: the how-manieth of which placement. */
export interface Where {
  placement: number;
  unit: number;
}

export interface Host {
  figures: readonly Figure[];
  phalanxes: Readonly<Record<string, { front: number }>>;
  of: ReadonlyMap<FigureId, Where>;
}

/** The figures of a scenario, as they will stand on the board. */
export function hostOf({ setup }: Scenario, ground: Ground): Host {
  const figures: Figure[] = [];
  const phalanxes: Record<string, { front: number }> = {};
  const of = new Map<FigureId, Where>();
  let men = 0;
  for (const [placement, { player, field: name, units }] of setup.entries()) {
    const field = ground.numbers.get(name);
    if (field === undefined) continue;
    const owner = player ? player - 1 : null;
    for (const [place, unit] of units.entries()) {
      const add = (kind: Kind, at: FieldNumber, more: Partial<Figure> = {}): FigureId => {
        const id = figures.length + 1;
        figures.push({ id, kind, owner, field: at, ...more });
        of.set(id, { placement, unit: place });
        return id;
      };
      for (let time = 0; time < unit.count; time++) {
        if (unit.front) {
          phalanxes[++men] = { front: SIDES.indexOf(unit.front) };
          for (let man = 0; man < MEN_IN_A_PHALANX; man++) add(unit.kind, field, { phalanx: men });
          continue;
        }
        const pole = unit.pole ? SIDES.indexOf(unit.pole) : 0;
        const carrier = add(unit.kind, field, unit.kind === 'wagon' ? { pole } : {});
        for (const rider of unit.riders) add(rider, field, { on: carrier });
        const ahead = ground.around[field]![pole] ?? NOWHERE;
        if (ahead !== NOWHERE) for (const horse of unit.team) add(horse, ahead, { harness: carrier });
      }
    }
  }
  return { figures, phalanxes, of };
}

/** Everything that is written for a field, and where. */
export function unitsOn(
  { setup }: Scenario,
  field: FieldName,
): { where: Where; player: number; unit: Unit }[] {
  return setup.flatMap((placed, placement) =>
    placed.field === field
      ? placed.units.map((unit, number) => ({
          where: { placement, unit: number },
          player: placed.player,
          unit,
        }))
      : [],
  );
}

/** One more; of plain men of one kind their number is written. */
export function withUnit(scenario: Scenario, player: number, field: FieldName, unit: Unit): Scenario {
  const { setup } = scenario;
  const place = setup.findIndex((placed) => placed.player === player && placed.field === field);
  if (place < 0) return { ...scenario, setup: [...setup, { player, field, units: [unit] }] };
  const { units } = setup[place]!;
  const alike = units.findIndex(
    (other) =>
      isPlain(unit) && isPlain(other) && other.kind === unit.kind && other.count + unit.count <= MOST_COUNT,
  );
  const changed =
    alike < 0
      ? [...units, unit]
      : units.map((other, number) =>
          number === alike ? { ...other, count: other.count + unit.count } : other,
        );
  return withPlacement(scenario, place, { ...setup[place]!, units: changed });
}

export function changeUnit(scenario: Scenario, where: Where, unit: Unit): Scenario {
  const placed = scenario.setup[where.placement];
  if (!placed) return scenario;
  const units = placed.units.map((other, number) => (number === where.unit ? tidied(unit) : other));
  return withPlacement(scenario, where.placement, { ...placed, units });
}

export function removeUnit(scenario: Scenario, where: Where): Scenario {
  const placed = scenario.setup[where.placement];
  if (!placed) return scenario;
  const units = placed.units.filter((_, number) => number !== where.unit);
  return withPlacement(scenario, where.placement, { ...placed, units });
}

export function clearField(scenario: Scenario, field: FieldName): Scenario {
  const setup = scenario.setup.filter((placed) => placed.field !== field);
  return setup.length === scenario.setup.length ? scenario : { ...scenario, setup };
}

function withPlacement(scenario: Scenario, place: number, placed: Placement): Scenario {
  const setup = scenario.setup.map((other, number) => (number === place ? placed : other));
  return { ...scenario, setup: setup.filter(({ units }) => units.length > 0) };
}

function isPlain({ riders, front, team, pole }: Unit): boolean {
  return riders.length === 0 && front === null && team.length === 0 && pole === null;
}

// What a kind can have.

export const SEATS: Readonly<Partial<Record<Kind, number>>> = {
  'light-horse': 1,
  'heavy-horse': 1,
  wagon: 3,
  elephant: 2,
  mammoth: 2,
};
export const TEAM_KINDS = ['light-chariot-horse', 'heavy-chariot-horse'] as const;
export const MOST_HORSES = 4;
export const FORMING: readonly Kind[] = ['axe', 'lance', 'sword'];

/** A unit without what its kind cannot have. */
export function tidied(unit: Unit): Unit {
  const isWagon = unit.kind === 'wagon';
  return {
    ...unit,
    riders: unit.riders.slice(0, SEATS[unit.kind] ?? 0),
    front: FORMING.includes(unit.kind) ? unit.front : null,
    team: isWagon ? unit.team.slice(0, MOST_HORSES) : [],
    pole: isWagon ? unit.pole : null,
  };
}

/** What one begins with of each: riders are mounted, wagons drawn. */
export const PRESETS: readonly { name: string; unit: Unit; chapter: number }[] = [
  { name: 'axe', unit: unitOf('axe'), chapter: 2 },
  { name: 'lance', unit: unitOf('lance'), chapter: 2 },
  { name: 'sword', unit: unitOf('sword'), chapter: 2 },
  { name: 'champion', unit: unitOf('champion'), chapter: 3 },
  { name: 'hero', unit: unitOf('hero'), chapter: 3 },
  { name: 'bow', unit: unitOf('bow'), chapter: 4 },
  { name: 'phalanx', unit: unitOf('lance', { front: 'SE' }), chapter: 6 },
  { name: 'light-horse', unit: unitOf('light-horse', { riders: ['axe'] }), chapter: 7 },
  { name: 'heavy-horse', unit: unitOf('heavy-horse', { riders: ['lance'] }), chapter: 7 },
  { name: 'light-chariot-horse', unit: unitOf('light-chariot-horse'), chapter: 8 },
  { name: 'heavy-chariot-horse', unit: unitOf('heavy-chariot-horse'), chapter: 8 },
  {
    name: 'wagon',
    unit: unitOf('wagon', {
      riders: ['axe', 'bow'],
      team: ['light-chariot-horse', 'light-chariot-horse'],
      pole: 'SE',
    }),
    chapter: 8,
  },
  { name: 'elephant', unit: unitOf('elephant', { riders: ['axe', 'bow'] }), chapter: 9 },
  { name: 'mammoth', unit: unitOf('mammoth', { riders: ['axe', 'bow'] }), chapter: 9 },
];
