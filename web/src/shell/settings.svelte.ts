/** What everybody may arrange for himself in this browser. */
import type { Theme } from './contract';
import { recall, remember } from './memory';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
/** Speeds of animation by the name of their message; 0 shows everything at once. */
export const SPEEDS = { none: 0, slow: 0.5, normal: 1, fast: 2.5 } as const;
export type SpeedName = keyof typeof SPEEDS;

class Settings {
  theme: Theme = $state(readTheme());
  speedName: SpeedName = $state(readSpeed());

  get speed(): number {
    return SPEEDS[this.speedName];
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  chooseSpeed(name: SpeedName): void {
    this.speedName = name;
    remember('speed', name);
  }
}

function readTheme(): Theme {
  return THEMES.find((theme) => theme === recall('theme')) ?? 'auto';
}

function readSpeed(): SpeedName {
  const chosen = recall('speed');
  if (chosen !== null && Object.hasOwn(SPEEDS, chosen)) return chosen as SpeedName;
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 'none' : 'normal';
}

export const settings = new Settings();
