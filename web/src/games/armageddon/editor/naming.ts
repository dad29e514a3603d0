/** What the workshop calls things. */
import { i18n } from '../../../shell/i18n.svelte';
import type { Say } from '../../../shell/fluent';
import { inOurs, nameOf } from '../words';
import type { Scenario, Unit } from './scenario';

/** A message of the workshop: `editor-<key>`. */
export function told(say: Say, key: string, args: Record<string, unknown> = {}): string {
  return say(`editor-${key}`, args);
}

export function playerName(say: Say, player: number): string {
  return player ? say('seat-name', { seat: player - 1 }) : told(say, 'nobody');
}

/** `3 × Axe`, `Light horse: Axe`, `Phalanx: Lance, south-east`. */
export function unitName(say: Say, { kind, count, riders, front, team, pole }: Unit): string {
  const many = count > 1 ? `${i18n.number(count)} × ` : '';
  const what = front ? `${nameOf(say, 'phalanx')}: ${nameOf(say, kind)}` : nameOf(say, kind);
  const more = [
    ...riders.map((rider) => nameOf(say, rider)),
    ...(team.length > 0 ? [`${team.length} × ${nameOf(say, team[0]!)}`] : []),
    ...[front, pole].flatMap((side) => (side ? say(`name-${side}`) : [])),
  ];
  return `${many}${what}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

export function titleOf(say: Say, { title }: Scenario): string {
  return inOurs(title) || told(say, 'no-title');
}
