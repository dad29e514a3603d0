/** A scenario read from a file, by the schema that the server sends. */
import type { ArmageddonFigures, Scenario as Written } from '../contract';
import { NoScenario, isObject, readBy } from './schema';
import { unitOf, type Placement, type Scenario } from './scenario';
import { brokenPlace } from './whole';

export const LONGEST = 400_000; // characters of a file, with all its spaces

export function read(text: string, figures: ArmageddonFigures): Scenario {
  if (text.length > LONGEST) throw new NoScenario('too-long');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new NoScenario('no-json');
  }
  const { schema, blank } = figures.scenario;
  if (!isObject(parsed) || parsed.format !== blank.format) throw new NoScenario('no-scenario');
  const found = filled(readBy(schema, parsed) as Written);
  // What names something that is not there could be neither shown nor mended.
  const place = brokenPlace(found, figures);
  if (place) throw new NoScenario('wrong', place);
  return found;
}

/** What one begins from. */
export function blank({ scenario: { schema, blank: written } }: ArmageddonFigures): Scenario {
  return filled(readBy(schema, written) as Written);
}

/** A plain figure may be written as the word of its kind. */
function filled(written: Written): Scenario {
  const setup = written.setup.map(({ units, ...placed }) => ({
    ...placed,
    units: units.map((unit) => (typeof unit === 'string' ? unitOf(unit) : unit)),
  }));
  return { ...(written as Required<Written>), setup: setup as Placement[] };
}
