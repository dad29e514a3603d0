/** The language of the interface. It changes without a reload: whatever calls `t` is written anew. */
import type { Language } from './contract';
import { speechOf, type Speech } from './fluent';
import { LANGUAGES, isLanguage, preferredLanguage } from './languages';
import { recall, remember } from './localstorage';

// Each is whole, and a file of its own: nobody fetches a language that he does not read.
const files = import.meta.glob<string>('./messages/*.ftl', { query: '?url', import: 'default', eager: true });
const PATIENCE = 1_000; // milliseconds before a file is asked for once more

class Interface {
  language: Language = $state('en');
  #speech: Speech = $state.raw(speechOf([]));
  #wanted: Language | null = null;

  /** The language that is chosen, and spoken as soon as its messages have come. */
  get wanted(): Language {
    return this.#wanted ?? this.language;
  }

  /** The language chosen here before, or the browser's. */
  start(): Promise<void> {
    const chosen = recall('language');
    return this.choose(isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages));
  }

  /** If somebody changes his mind meanwhile, the last choice holds, not the last answer. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    const text = await textAt(files[`./messages/${language}.ftl`]!);
    if (this.#wanted !== language) return;
    this.speak(language, text);
    document.documentElement.lang = language;
    remember('language', language);
  }

  speak(language: Language, messages: string): void {
    this.#speech = speechOf([[language, messages]]);
    this.language = language;
  }

  say(key: string, args?: Record<string, unknown>): string {
    return this.#speech.say(key, args);
  }

  has(key: string): boolean {
    return this.#speech.has(key);
  }

  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  percent(value: number): string {
    // Rounding must not promise what is not certain.
    const shown = value > 0 && value < 0.01 ? 0.01 : value < 1 && value > 0.99 ? 0.99 : value;
    return this.number(shown, { style: 'percent', maximumFractionDigits: 0 });
  }

  /** A relative time: five minutes ago. */
  ago(iso: string, now: number = Date.now()): string {
    const seconds = Math.min(0, (Date.parse(iso) - now) / 1000); // clocks differ, but it has been
    const units: [Intl.RelativeTimeFormatUnit, number][] = [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ];
    // Less than a minute is now.
    const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', Infinity];
    return new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' }).format(
      Math.round(seconds / size),
      unit,
    );
  }
}

/** Without words there is nothing to see: so it is asked for twice. */
async function textAt(address: string): Promise<string> {
  const ask = () => fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)));
  return ask().catch(() => new Promise((wait) => setTimeout(wait, PATIENCE)).then(ask));
}

export const i18n = new Interface();

/** A message of the interface. */
export function t(key: string, args?: Record<string, unknown>): string {
  return i18n.say(key, args);
}

export { LANGUAGES };
