/**
 * What the screens say that games with stacks share, by message key `board-<key>`. For types and tests alone: so it is
 * not in the script.
 */
export const SHARED_LABELS = [
  'attacker',
  'defender',
  'battle',
  'battle-round',
  'waiting',
  'must-enter',
  'newcomer',
  'slain',
  'hits',
  'height',
  'odds-dice',
  'odds-expected',
  'odds-slays',
  'odds-needed',
  'land',
  'native',
  'hazards',
  'natives',
  'on-movement',
  'on-strikes',
  'on-rangestrikes',
  'chosen',
  'aftermath',
  'losses',
  'go-on',
] as const;

export type SharedLabel = (typeof SHARED_LABELS)[number];
