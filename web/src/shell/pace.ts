/** Time controls. */
import type { Pace } from './contract';
import { t } from './i18n.svelte';

/** Banks and increments that people know, in seconds. */
export const PRESETS = {
  quick: { bank: 600, increment: 15 },
  usual: { bank: 1800, increment: 30 },
  slow: { bank: 3600, increment: 60 },
} as const;
export type PresetName = keyof typeof PRESETS | 'own';

export function presetOf({ bank, increment }: Pick<Pace, 'bank' | 'increment'>): PresetName {
  const known = (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).find(
    (name) => PRESETS[name].bank === bank && PRESETS[name].increment === increment,
  );
  return known ?? 'own';
}

/** As one would say it beside a table; nothing where there is no clock. */
export function paceText({ kind, bank, increment, days }: Pace): string {
  if (kind === 'none') return '';
  if (kind === 'days') return t('pace-days-short', { days });
  return t('pace-live-short', { minutes: Math.round(bank / 6) / 10, seconds: increment });
}
