/** What must be true of a scenario before it can be drawn and mended: everything named in it is there. */
import { groundOf } from '../map/ground';
import type { ArmageddonFigures } from '../contract';
import type { Edge, FieldName } from '../view';
import { hostOf } from './forces';
import type { Scenario } from './scenario';

/** Where something is named that is not there, or there twice; nothing: all is well. */
export function brokenPlace(scenario: Scenario, figures: ArmageddonFigures): string {
  const { most_great_fields: mostGreats, most_figures: mostFigures } = figures.scenario;
  const { land, zones, setup, goals, hints, players } = scenario;
  const greats = land.great_fields;
  if (greats.length === 0 || greats.length > mostGreats) return 'land.great_fields';
  for (const [place, { number, at }] of greats.entries()) {
    const before = greats.slice(0, place);
    if (before.some((other) => other.number === number)) return `land.great_fields[${place + 1}].number`;
    if (before.some((other) => other.at.join() === at.join())) return `land.great_fields[${place + 1}].at`;
  }
  for (const [place, { fields = {} }] of greats.entries()) {
    const lava = Object.keys(fields).find((terrain) => !(terrain in figures.terrains));
    if (lava !== undefined) return `land.great_fields[${place + 1}].fields.${lava}`;
  }
  const ground = groundOf(land, figures);
  // A floor above a field, as a deck or a platform, is named "1/4+1".
  const isThere = (name: FieldName) => ground.numbers.has(name.split('+')[0] ?? name);
  const unknown = (names: readonly FieldName[] = []) => names.findIndex((name) => !isThere(name));
  for (const border of ['rivers', 'ramps', 'bridges'] as const) {
    const isApart = ([one, other]: Edge) =>
      !ground.around[ground.numbers.get(one) ?? -1]?.includes(ground.numbers.get(other) ?? -2);
    const place = (land[border] ?? []).findIndex(isApart);
    if (place >= 0) return `land.${border}[${place + 1}]`;
  }
  const lists = [
    ...zones.map((names, place) => ({ names, at: `zones[${place + 1}]` })),
    ...goals.map(({ fields: names }, place) => ({ names, at: `goals[${place + 1}].fields` })),
    ...hints.map(({ fields: names }, place) => ({ names, at: `hints[${place + 1}].fields` })),
  ];
  for (const { names, at } of lists) {
    const place = unknown(names);
    if (place >= 0) return `${at}[${place + 1}]`;
  }
  if (zones.length !== players) return 'zones';
  for (const [place, { field, player }] of setup.entries()) {
    if (!isThere(field)) return `setup[${place + 1}].field`;
    if (player > players) return `setup[${place + 1}].player`;
  }
  const count = setup.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.count, 0);
  return count > mostFigures || hostOf(scenario, ground, figures).figures.length > mostFigures ? 'setup' : '';
}
