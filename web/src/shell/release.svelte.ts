/** Detection of a newer client: while a page stays open the server may get one, and old files are gone. */
import { t } from './i18n.svelte';
import { isFirstTime } from './localstorage';

class Release {
  /** There is a newer client than the one in this page. */
  isOutdated = $state(false);
  #looking: Promise<void> | null = null;

  start(): void {
    addEventListener('vite:preloadError', () => void this.#look());
  }

  /** The error of a part that does not load; empty where the page already says that it is outdated. */
  async whyMissing(): Promise<string> {
    await this.#look();
    return this.isOutdated ? '' : t('trouble-unreachable');
  }

  /** The same where without that part nothing can be shown: a newer client is then loaded at once, but not in circles. */
  async whyEmpty(): Promise<string> {
    const why = await this.whyMissing();
    if (this.isOutdated && isFirstTime(`reloaded ${ownScript()?.src}`)) location.reload();
    return why;
  }

  /** Load the page anew, if there is a server that has it. */
  async reload(): Promise<void> {
    if (await latestPage()) location.reload();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#compare().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #compare(): Promise<void> {
    const script = ownScript();
    if (!script || this.isOutdated) return;
    const page = await latestPage();
    // Its first file bears another name as soon as any of its files has changed.
    this.isOutdated = page.includes('type="module"') && !page.includes(new URL(script.src).pathname);
  }
}

const ownScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]');

/** Empty where the server does not answer. */
const latestPage = () =>
  fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );

export const release = new Release();
