/** What the board calls things. */
import { i18n } from '../../shell/i18n.svelte';
import type { Preview } from '../../shell/contract';
import type { Say } from '../../shell/fluent';
import { stateOf } from './map/describing';
import type { Ground } from './map/ground';
import type { ArmageddonView, Figure } from './contract';

/** A message of the board: `board-<key>`. */
export function label(say: Say, key: string, args: Record<string, unknown> = {}): string {
  return say(`board-${key}`, args);
}

export function nameOf(say: Say, word: string): string {
  const name = say(`name-${word}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function seatName(say: Say, seat: number | null): string {
  return say('seat-name', { seat: seat ?? -1 });
}

/** A field by its name, a floor above it as `1/4+1`. */
function placeName({ names }: Ground, place: number): string {
  const floor = Math.floor(place / names.length);
  return `${names[place % names.length] ?? ''}${floor > 0 ? `+${floor}` : ''}`;
}

/** `Axe on 1/4`. */
export function figureName(say: Say, ground: Ground, figure: Figure): string {
  return label(say, 'figure', { kind: figure.kind, field: placeName(ground, figure.field) });
}

/** What a figure is doing, for those who do not see it. */
export function figureAbout(say: Say, view: ArmageddonView, figure: Figure): string {
  return [seatName(say, figure.owner), ...stateOf(say, view, figure)].join(', ');
}

export function percent(chance: number): string {
  return i18n.percent(chance);
}

/** `36% to kill, 17% to die`. */
export function chancesOf(say: Say, { chances }: Preview): string {
  return Object.entries(chances)
    .map(([name, chance]) => `${percent(chance)} ${say(`preview-${name}`)}`)
    .join(', ');
}

/** A text that comes in several languages. */
export function inOurs(text: Readonly<Record<string, string>> | undefined): string {
  return text?.[i18n.language] ?? text?.en ?? '';
}

/** A way to win. */
export function goalName(say: Say, { goal, ...asked }: { goal: string }): string {
  return say(`goal-${goal}`, { player: 0, rounds: 1, from_round: 1, fields: [], ...asked });
}
