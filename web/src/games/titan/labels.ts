/** What the board itself says, by message key `board-<key>`. For types and tests alone: so it is not in the script. */
import { SHARED_LABELS } from '../../legions/labels';

export const LABELS = [
  ...SHARED_LABELS,
  'masterboard',
  'round',
  'unknown',
  'moved',
  'engaged',
  'characters',
  'worth',
  'titan-power',
  'score',
  'legions',
  'own-legions',
  'markers-left',
  'fallen',
  'stacks',
  'lost',
  'chart',
  'tower-any',
  'tower-Warlock',
  'tower-Guardian',
  'signs',
  'sign-block',
  'sign-arch',
  'sign-arrow',
  'sign-triple',
  'players',
  'roll',
  'enter',
  'flies',
  'rangestrikes',
  'magic',
] as const;

export type LabelKey = (typeof LABELS)[number];
