/** A page that stays open while the server gets a new client: what it has not loaded yet is no longer there. */
import { t } from './i18n.svelte';

class Release {
  /** There is a newer client than the one in this page. */
  isOutdated = $state(false);
  #looking: Promise<void> | null = null;

  start(): void {
    addEventListener('vite:preloadError', () => void this.#look());
  }

  /** Why a part of the client does not come; empty where the page already says that it is outdated. */
  async whyMissing(): Promise<string> {
    await this.#look();
    return this.isOutdated ? '' : t('trouble-unreachable');
  }

  #look(): Promise<void> {
    this.#looking ??= this.#compare().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #compare(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!script || this.isOutdated) return;
    const page = await fetch('/', { cache: 'no-store' }).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    // Its first file bears another name as soon as any of its files has changed.
    this.isOutdated = page.includes('type="module"') && !page.includes(new URL(script.src).pathname);
  }
}

export const release = new Release();
