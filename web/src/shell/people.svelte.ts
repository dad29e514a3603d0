/** The store of my session: nobody until I give a name, then a guest whom one browser knows, or an account. */
import { api } from './api';
import type { Person, Preferences } from './contract';
import { i18n } from './i18n.svelte';
import { recall, remember } from './localstorage';
import { settings } from './settings.svelte';

/** Remembered while something is arranged here of which the server has not heard. */
const UNTOLD = 'untold';

class People {
  me: Person | null = $state.raw(null);
  isKnown = $state(false); // whether the server has been asked
  visit = $state(0); // goes up whenever somebody else sits before this screen

  /** The draft of a name; it is not lost on the way from one form to another. */
  draft = $state(recall('name') ?? '');

  /** Of whoever has just left. Not remembered beyond this page: the next one here need not read it. */
  lastLogin = '';

  #introducing: Promise<Person> | null = null;

  get lastName(): string {
    return recall('name') ?? '';
  }

  /** Asks the server for my session; the settings of this browser are known when `isReady` is. */
  async start(isReady: Promise<unknown>): Promise<void> {
    addEventListener('online', () => void this.#tellAfterAll().catch(() => undefined));
    try {
      this.me = await api.me();
    } finally {
      this.isKnown = true;
    }
    if (!recall(UNTOLD)) return this.#adopt();
    await isReady;
    await this.#tellAfterAll();
  }

  /** Give a name, or another one. Whoever presses twice comes once. */
  introduce(name: string): Promise<Person> {
    this.#introducing ??= this.#introduce(name.trim()).finally(() => (this.#introducing = null));
    return this.#introducing;
  }

  async #introduce(chosen: string): Promise<Person> {
    if (this.me) {
      if (this.me.name !== chosen) this.me = await api.changeMe({ name: chosen });
    } else {
      this.me = await api.beGuest(chosen, i18n.language);
      await this.tell().catch(() => undefined); // a name is enough to play
    }
    remember('name', chosen);
    return this.me;
  }

  /** Arrange something for myself: here at once, and with the server if it knows me. */
  async prefer(change: Partial<Preferences>): Promise<void> {
    settings.prefer(change);
    await this.tell();
  }

  /** Tell the server what is arranged here, so that its sentences fit and other devices follow. */
  async tell(): Promise<void> {
    const { theme, preferences } = settings;
    if (!this.me) return;
    remember(UNTOLD, 'yes');
    this.me = await api.changeMe({ language: i18n.language, theme, preferences });
    remember(UNTOLD, '');
  }

  /** Sends again the settings that the server did not get. */
  async #tellAfterAll(): Promise<void> {
    if (recall(UNTOLD)) await this.tell();
  }

  async becomeAccount(login: string, password: string): Promise<void> {
    this.me = await api.becomeAccount(login.trim(), password);
  }

  async signIn(login: string, password: string): Promise<void> {
    this.me = await api.signIn(login.trim(), password);
    remember('name', this.me.name);
    this.visit += 1;
    await this.#adopt();
  }

  changePassword(old: string, next: string): Promise<unknown> {
    return api.changePassword(old, next);
  }

  async leave(): Promise<void> {
    await api.leave();
    this.#gone();
  }

  async leaveEverywhere(): Promise<void> {
    await api.leaveEverywhere();
    this.#gone();
  }

  /** Nothing is left of me, here and there. */
  async vanish(password: string | null): Promise<void> {
    await api.deleteMe(password);
    this.#gone();
    this.lastLogin = '';
  }

  /** Forgets me here, my name too: who gave the same one again would be another guest, without the seats. */
  #gone(): void {
    this.lastLogin = this.me?.login ?? '';
    remember('name', '');
    this.draft = '';
    this.me = null;
    this.visit += 1;
  }

  /** Adopts the preferences of the account, arranged elsewhere perhaps. */
  async #adopt(): Promise<void> {
    if (!this.me) return;
    remember(UNTOLD, '');
    settings.chooseTheme(this.me.theme);
    settings.prefer(this.me.preferences);
    if (this.me.language !== i18n.wanted) await i18n.choose(this.me.language);
  }
}

export const people = new People();
