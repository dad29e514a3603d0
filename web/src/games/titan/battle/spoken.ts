/** What a screen reader says of a character. */
import type { Say } from '../../../shell/fluent';
import { label, seatName, unitTitle } from '../words';
import type { Unit } from './units';

export function spokenUnit(say: Say, unit: Unit): string {
  const parts = [
    `${seatName(say, unit.seat)} ${unitTitle(say, unit)} ${unit.power} ${unit.kind.skill}`,
    unit.hits ? label(say, 'hits', { hits: unit.hits, power: unit.power }) : '',
    unit.hex ?? '',
    unit.isSlain || unit.where === 'gone' ? label(say, 'slain') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
