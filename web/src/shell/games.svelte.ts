/** The store of games: what the server knows of them, their messages, and the board module of each. */
import { api } from './api';
import type { Component } from 'svelte';
import type { GameForm, Language, RulebookText } from './contract';
import type { GameModule, Lesson, OptionControls, WorkshopProps, Figures } from './gamemodule';
import { speechOf, type Speech } from './fluent';
import { i18n } from './i18n.svelte';
import { capitalised } from './labels';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');
const workshops = import.meta.glob<{ default: Component<WorkshopProps> }>('../games/*/workshop.ts');

class Games {
  all: readonly GameForm[] = $state.raw([]);
  #asked: Promise<readonly GameForm[]> | null = null;
  /** The messages of each game in the present language. */
  #speech: Record<string, Speech> = $state.raw({});
  #speeches = new Map<string, Promise<Speech>>();
  #sources = new Map<string, Promise<string>>();
  #boards = new Map<string, Promise<GameModule | null>>();
  #figures = new Map<string, Promise<Figures>>();
  #rulebooks = new Map<string, Promise<RulebookText>>();

  /** The list of games. */
  async list(): Promise<readonly GameForm[]> {
    if (this.all.length === 0) {
      this.#asked ??= api.games().finally(() => (this.#asked = null));
      this.all = await this.#asked;
    }
    return this.all;
  }

  /** Loads the list of games, and the messages of each. */
  async load(): Promise<readonly GameForm[]> {
    await this.list();
    await Promise.all(this.all.map((game) => this.speak(game.name, i18n.language)));
    return this.all;
  }

  named(name: string): GameForm | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** Make a game's messages ready in a language. */
  async speak(game: string, language: Language): Promise<void> {
    const speech = await kept(this.#speeches, `${game} ${language}`, () => this.#learn(game, language));
    if (speech === this.#speech[game]) return; // or all that was ever said would be written anew
    if (i18n.language === language || !this.#speech[game]) this.#speech = { ...this.#speech, [game]: speech };
  }

  /** Let all games that speak already speak this language. */
  async translate(language: Language): Promise<void> {
    await Promise.all(Object.keys(this.#speech).map((game) => this.speak(game, language)));
  }

  async #learn(game: string, language: Language): Promise<Speech> {
    const wanted: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    return speechOf(
      await Promise.all(wanted.map(async (one) => [one, await this.#source(game, one)] as const)),
    );
  }

  /** The messages of a game; follows the language. */
  speech(game: string): Speech {
    return {
      say: (key, args) => this.#speech[game]?.say(key, args) ?? '',
      has: (key) => this.#speech[game]?.has(key) ?? false,
    };
  }

  /** Everything that a table of this game will ask for. */
  async fetchAhead(game: string): Promise<void> {
    await Promise.all([this.list(), this.speak(game, i18n.wanted), this.figures(game), this.board(game)]);
  }

  /** The title of a game. */
  title(game: string): string {
    const { say, has } = this.speech(game);
    return has('game-name') ? say('game-name') : capitalised(game);
  }

  figures(game: string): Promise<Figures> {
    return kept(this.#figures, game, () => api.figures(game));
  }

  rulebook(game: string, language: Language): Promise<RulebookText> {
    return kept(this.#rulebooks, `${game} ${language}`, () => api.rulebook(game, language));
  }

  /** The board of a game; null where nobody has drawn one, and the list of choices must do. */
  board(game: string): Promise<GameModule | null> {
    return kept(this.#boards, game, async () => {
      const load = modules[`../games/${game}/index.ts`];
      return load ? (await load()).default : null;
    });
  }

  /** The guided games, where a game has some. */
  async lessonsOf(game: string): Promise<readonly Lesson[]> {
    const [board] = await Promise.all([this.board(game), this.list()]);
    const form = this.named(game);
    return (form && board?.lessons?.(form)) ?? [];
  }

  /** The controls that a game has of its own for options, and what they know. */
  async controlsOf(game: string): Promise<{ controls: OptionControls; figures: Figures } | null> {
    const ask = (await this.board(game))?.options;
    if (!ask) return null;
    const [controls, figures] = await Promise.all([ask(), this.figures(game)]);
    return { controls, figures };
  }

  /** Has this game a workshop? */
  hasWorkshop(game: string): boolean {
    return `../games/${game}/workshop.ts` in workshops;
  }

  async workshop(game: string): Promise<Component<WorkshopProps> | null> {
    const load = workshops[`../games/${game}/workshop.ts`];
    return load ? (await load()).default : null;
  }

  /** The title of a game's workshop. */
  workshopTitle(game: string): string {
    const { say, has } = this.speech(game);
    return has('workshop-name') ? say('workshop-name') : i18n.say('workshop');
  }

  #source(game: string, language: Language): Promise<string> {
    return kept(this.#sources, `${game} ${language}`, () => api.messages(game, language));
  }
}

/** Ask once; ask again only if that failed. */
function kept<K, T>(store: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
  let answer = store.get(key);
  if (!answer) {
    answer = ask();
    answer.catch(() => store.delete(key));
    store.set(key, answer);
  }
  return answer;
}

export const games = new Games();
