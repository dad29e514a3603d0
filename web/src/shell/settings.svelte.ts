/** The store of settings (preferences): kept in this browser, and by the server for people it knows. */
import { Theme, USUAL_PREFERENCES, type Preferences } from './contract';
import { follow, recall, remember } from './localstorage';

/** Speeds of animation by the name of their message; 0 shows everything at once. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2.5, none: 0 } as const;
export type SpeedName = keyof typeof SPEEDS;

export const USUAL = USUAL_PREFERENCES;

class Settings {
  theme: Theme = $state(readTheme());
  preferences: Preferences = $state.raw(readPreferences(recall('preferences')));
  /** A device that wants little motion is heeded until somebody chooses a speed on it. */
  #isStill = $state(wantsLittleMotion() && recall('speed') === null);

  constructor() {
    follow('theme', () => (this.theme = readTheme()));
    follow('preferences', (written) => (this.preferences = readPreferences(written)));
  }

  get speed(): number {
    return this.#isStill ? 0 : this.preferences.speed;
  }

  get speedName(): SpeedName {
    return nameOfSpeed(this.speed);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  chooseSpeed(name: SpeedName): void {
    this.#isStill = false;
    remember('speed', name);
    this.prefer({ speed: SPEEDS[name] });
  }

  prefer(change: Partial<Preferences>): void {
    // Another window may have changed something else since; without storage there is none.
    const written = recall('preferences');
    const before = written === null ? this.preferences : readPreferences(written);
    this.preferences = { ...before, ...change };
    remember('preferences', JSON.stringify(this.preferences));
  }
}

function readTheme(): Theme {
  return Theme.find((theme) => theme === recall('theme')) ?? 'auto';
}

/** The settings stored in this browser, as far as they make sense. */
export function readPreferences(written: string | null): Preferences {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(written ?? '{}')) as Record<string, unknown>;
  } catch {
    // Somebody else has written there; then as usual.
  }
  const fits = (name: keyof Preferences) =>
    typeof found[name] === typeof USUAL[name] && Array.isArray(found[name]) === Array.isArray(USUAL[name]);
  const names = (Object.keys(USUAL) as (keyof Preferences)[]).filter(fits);
  return { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
}

/** The speed with a name that is nearest. */
export function nameOfSpeed(speed: number): SpeedName {
  const distance = (name: SpeedName) => Math.abs(SPEEDS[name] - speed);
  return (Object.keys(SPEEDS) as SpeedName[]).reduce((best, name) =>
    distance(name) < distance(best) ? name : best,
  );
}

function wantsLittleMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export const settings = new Settings();
