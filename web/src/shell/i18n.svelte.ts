/** The language of the interface. It changes without a reload: whatever calls `t` is written anew. */
import type { Language } from './contract';
import { speechOf, type Speech } from './fluent';
import { LANGUAGES, isLanguage, preferredLanguage } from './languages';
import english from './messages/en.ftl?raw';
import { recall, remember } from './memory';

// English steps in everywhere and so comes with the script; the others are files that are fetched when wanted.
const others = import.meta.glob<string>(['./messages/*.ftl', '!./messages/en.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const ENGLISH = ['en', english] as const;
const SPEECH = speechOf([ENGLISH]);

class Interface {
  language: Language = $state('en');
  #speech: Speech = $state.raw(SPEECH);

  /** The language chosen here before, or the browser's. */
  start(): Promise<void> {
    const chosen = recall('language');
    return this.choose(isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    const address = others[`./messages/${language}.ftl`];
    const own = address && (await textAt(address));
    this.#speech = own ? speechOf([[language, own], ENGLISH]) : SPEECH;
    this.language = language;
    document.documentElement.lang = language;
    remember('language', language);
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

  /** When something was, as one would say it: five minutes ago. */
  ago(iso: string, now: number = Date.now()): string {
    const seconds = (Date.parse(iso) - now) / 1000;
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

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

export const i18n = new Interface();

/** A message of the interface. */
export function t(key: string, args?: Record<string, unknown>): string {
  return i18n.say(key, args);
}

export { LANGUAGES };
