/** Where the flaws of a scenario are, so that the map and the forms can show them. */
import type { FlawText } from '../../../shell/contract';
import type { FieldName } from '../view';

export type Sheet = 'land' | 'forces' | 'zones' | 'goals' | 'frame';

export interface Placed {
  flaw: FlawText;
  fields: readonly FieldName[];
  greats: readonly number[];
  goal: number | null; // from 0
  sheet: Sheet; // where it is mended
}

const OF_THE_LAND = new Set([
  'no-land',
  'too-large',
  'great-field-twice',
  'terrain-twice',
  'place-twice',
  'not-neighbours',
  'ramp-level',
  'bridge-without-river',
  'bridge-level',
  'inside-ice',
]);
const OF_THE_FRAME = new Set(['chapters', 'title', 'players', 'unreadable', '']);

export function placed(flaw: FlawText): Placed {
  const word = flaw.key.replace(/^flaw-|^setup-.*/, '');
  const place = String(flaw.args.place ?? '');
  const goal = /^goal (\d+)$/.exec(place);
  const fields = place.split(' ').filter((part) => /^\d+\/\d+$/.test(part));
  const isGoal = goal !== null || word === 'no-goal';
  return {
    flaw,
    fields,
    greats: word === 'great-field-twice' ? [Number(place)] : [],
    goal: goal ? Number(goal[1]) - 1 : null,
    sheet: isGoal
      ? 'goals'
      : OF_THE_LAND.has(word)
        ? 'land'
        : OF_THE_FRAME.has(word)
          ? 'frame'
          : word === 'zones' || word === 'outside-zone'
            ? 'zones'
            : 'forces',
  };
}
