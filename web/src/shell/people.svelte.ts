/** Who I am to the server: nobody until I give a name. */
import { api } from './api';
import type { Person } from './contract';
import { i18n } from './i18n.svelte';
import { recall, remember } from './memory';
import { settings } from './settings.svelte';

class People {
  me: Person | null = $state.raw(null);
  isKnown = $state(false); // whether the server has been asked

  get lastName(): string {
    return recall('name') ?? '';
  }

  async start(): Promise<void> {
    try {
      this.me = await api.me();
    } finally {
      this.isKnown = true;
    }
    // What somebody chose elsewhere holds here too, unless this browser has a choice of its own.
    if (this.me && recall('language') === null) await i18n.choose(this.me.language);
    if (this.me && recall('theme') === null) settings.theme = this.me.theme;
  }

  /** Give a name, or another one. */
  async introduce(name: string): Promise<Person> {
    const chosen = name.trim();
    if (!this.me) this.me = await api.beGuest(chosen, i18n.language);
    else if (this.me.name !== chosen) this.me = await api.changeMe({ name: chosen });
    remember('name', chosen);
    if (this.me.language !== i18n.language) await this.tell();
    return this.me;
  }

  /** Tell the server about language and theme, so that its sentences fit. */
  async tell(): Promise<void> {
    if (this.me) this.me = await api.changeMe({ language: i18n.language, theme: settings.theme });
  }

  async leave(): Promise<void> {
    await api.leave();
    this.me = null;
  }
}

export const people = new People();
