/** What a screen reader says of somebody in a battle. */
import type { Say } from '../../shell/fluent';
import { label } from '../words';
import type { Unit } from './scene';

export function spokenUnit(say: Say, unit: Unit): string {
  const parts = [
    `${unit.owner} ${unit.title} ${unit.power} ${unit.face.skill}`,
    unit.hits ? label(say, 'hits', { hits: unit.hits, power: unit.power }) : '',
    unit.hex ?? '',
    ...(unit.marks ?? []).map(({ title }) => title),
    unit.isSlain || unit.where === 'gone' ? label(say, 'slain') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
