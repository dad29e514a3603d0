/** Who stands where when the battle begins. */
import { NOWHERE, type Ground } from '../map/ground';
import { Side, type ArmageddonFigures, type Figure, type Kind } from '../contract';
import type { FieldName, FieldNumber, FigureId } from '../view';
import { mostOf, unitOf, type Placement, type Scenario, type Unit } from './scenario';

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
export function hostOf({ setup }: Scenario, ground: Ground, { phalanx }: ArmageddonFigures): Host {
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
          phalanxes[++men] = { front: Side.indexOf(unit.front) };
          for (let man = 0; man < phalanx.men; man++) add(unit.kind, field, { phalanx: men });
          continue;
        }
        const pole = unit.pole ? Side.indexOf(unit.pole) : 0;
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
export function withUnit(
  scenario: Scenario,
  player: number,
  field: FieldName,
  unit: Unit,
  figures: ArmageddonFigures,
): Scenario {
  const { setup } = scenario;
  const place = setup.findIndex((placed) => placed.player === player && placed.field === field);
  if (place < 0) return { ...scenario, setup: [...setup, { player, field, units: [unit] }] };
  const { units } = setup[place]!;
  const most = mostOf(figures, 'Unit', 'count');
  const alike = units.findIndex(
    (other) =>
      isPlain(unit) && isPlain(other) && other.kind === unit.kind && other.count + unit.count <= most,
  );
  const changed =
    alike < 0
      ? [...units, unit]
      : units.map((other, number) =>
          number === alike ? { ...other, count: other.count + unit.count } : other,
        );
  return withPlacement(scenario, place, { ...setup[place]!, units: changed });
}

export function changeUnit(
  scenario: Scenario,
  where: Where,
  unit: Unit,
  figures: ArmageddonFigures,
): Scenario {
  const placed = scenario.setup[where.placement];
  if (!placed) return scenario;
  const units = placed.units.map((other, number) => (number === where.unit ? tidied(unit, figures) : other));
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

/** A unit without what its kind cannot have. */
export function tidied(unit: Unit, { kinds, phalanx, team }: ArmageddonFigures): Unit {
  const isWagon = unit.kind === 'wagon';
  return {
    ...unit,
    riders: unit.riders.slice(0, kinds[unit.kind]!.seats),
    front: phalanx.weapons.includes(unit.kind) ? unit.front : null,
    team: isWagon ? unit.team.slice(0, team.most) : [],
    pole: isWagon ? unit.pole : null,
  };
}

export interface Preset {
  name: Kind | 'phalanx';
  unit: Unit;
  section: string; // that brings it into play
}

/** What one begins with: riders are mounted, wagons drawn. */
const COMPLETE: Readonly<Partial<Record<Kind, Partial<Unit>>>> = {
  'light-horse': { riders: ['axe'] },
  'heavy-horse': { riders: ['lance'] },
  wagon: { riders: ['axe', 'bow'], team: ['light-chariot-horse', 'light-chariot-horse'], pole: 'SE' },
  elephant: { riders: ['axe', 'bow'] },
  mammoth: { riders: ['axe', 'bow'] },
};

/** All that can be placed, in the order of the book. */
export function presetsOf({ kinds, phalanx, sections }: ArmageddonFigures): Preset[] {
  const offered = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind]!.for_sale);
  const single = offered.map((kind) => ({
    name: kind,
    unit: unitOf(kind, COMPLETE[kind]),
    section: kinds[kind]!.section,
  }));
  const formed = {
    name: 'phalanx' as const,
    unit: unitOf('lance', { front: 'SE' }),
    section: phalanx.section,
  };
  const place = ({ section }: Preset) => sections.findIndex((each) => each.section === section);
  return [...single, formed].sort((one, other) => place(one) - place(other));
}
