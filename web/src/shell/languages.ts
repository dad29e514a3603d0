/** The languages of the interface. */
import type { Language } from './contract';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', hu: 'Magyar' };

export function isLanguage(word: unknown): word is Language {
  return typeof word === 'string' && Object.hasOwn(LANGUAGES, word);
}

/** The first of the reader's languages that we speak: `['de-AT', 'en']` is German. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
