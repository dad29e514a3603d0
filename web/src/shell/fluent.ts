/** Sentences from Fluent files, in the reader's language first and in English where that one has none. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { EventTold, Language, Prompt } from './contract';

// As the server finds them.
const WORD = /[A-Za-z]+/g;
const NAME = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

/** A message key with its arguments; the sentence is made here, in the reader's language. */
export type Message = EventTold | Prompt;
export type Arguments = Message['args'];

/** The message of kernel and game in the chosen language; an unknown key is shown as it is. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

export interface Speech {
  say: Say;
  has: (key: string) => boolean;
}

// Where a message begins, and what it refers to.
const BEGINNING = /^(-?[A-Za-z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[A-Za-z][\w-]*)/g;

/** The messages of one file. Each is read when it is first said: most of them never are. */
class Messages {
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, source: string) {
    // Marks around arguments would show as boxes in SVG and be read aloud by some screen readers.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const beginnings = [...source.matchAll(BEGINNING)];
    for (const [place, { 1: key, index }] of beginnings.entries()) {
      // A game may say in its own words what the kernel says for all: the last one holds.
      this.#unread.set(key!, source.slice(index, beginnings[place + 1]?.index));
    }
  }

  has(key: string): boolean {
    this.#read(key);
    return Boolean(this.#bundle.getMessage(key)?.value);
  }

  say(key: string, args: Record<string, unknown>, word: (value: unknown) => string | number): string {
    const words = Object.entries(args).map(([name, value]) => [name, figure(word(value))] as const);
    return this.#bundle.formatPattern(this.#bundle.getMessage(key)!.value!, Object.fromEntries(words), []);
  }

  /** A message, and all that it refers to. */
  #read(key: string): void {
    const source = this.#unread.get(key);
    if (source === undefined) return;
    this.#unread.delete(key);
    this.#bundle.addResource(new FluentResource(source));
    for (const [, reference] of source.matchAll(REFERENCE)) this.#read(reference!);
  }
}

/** All our languages write small numbers alike; to ask a browser how takes it a while the first time. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

const figure = (word: string | number) => (typeof word === 'number' ? new Figure(word) : word);

const known = new Map<string, Messages>();

/** English steps in for every language: to take it apart once is enough. */
function messagesIn(language: Language, source: string): Messages {
  const key = `${language} ${source}`;
  const messages = known.get(key) ?? new Messages(language, source);
  known.set(key, messages);
  return messages;
}

/** Sources in order of preference: `[['de', german], ['en', english]]`. */
export function speechOf(sources: readonly (readonly [Language, string])[]): Speech {
  const files = sources.map(([language, source]) => messagesIn(language, source));

  function has(key: string): boolean {
    return files.some((file) => file.has(key));
  }

  function say(key: string, args: Record<string, unknown> = {}): string {
    const file = files.find((file) => file.has(key));
    if (file) return file.say(key, args, word);
    // An unknown key is no error: it is shown as it is, with its arguments.
    return [key, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
  }

  /**
   * Words with a name of their own are translated: `Ogre` and `Ogre-3` by the message `name-Ogre`. So are words of
   * several parts: `red-hat` by `name-red-hat`, or part by part if there is none. A word that begins with @ stands for a
   * whole message: `@about-red-hat`.
   */
  function word(value: unknown): string | number {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return value;
    // A message cannot ask whether there is anything in a list or a word, but it can select [none].
    if (Array.isArray(value)) return listed(value).join(', ') || 'none';
    if (typeof value === 'string' && value.startsWith('@') && has(value.slice(1))) return say(value.slice(1));
    return String(value ?? '').replace(NAME, named) || 'none';
  }

  /** One after the other, but equal words side by side once: `Ogre ×2`. So dice, and a way there and back, keep
   * their order. What has a message `counted-<thing>` is counted wherever it stands. */
  function listed(items: readonly unknown[]): (string | number)[] {
    return items.flatMap((item, place) => {
      if (typeof item !== 'string') return word(item);
      if (has(`counted-${item}`)) {
        const isFirst = items.indexOf(item) === place;
        return isFirst
          ? say(`counted-${item}`, { count: items.filter((other) => other === item).length })
          : [];
      }
      if (items[place - 1] === item) return [];
      let end = place + 1;
      while (items[end] === item) end++;
      return end - place > 1 ? `${word(item)}\u00a0×${end - place}` : word(item); // on one line
    });
  }

  function named(name: string): string {
    if (has(`name-${name}`)) return say(`name-${name}`);
    return name.includes('-') ? name.replace(WORD, named) : name;
  }

  return { say, has };
}
