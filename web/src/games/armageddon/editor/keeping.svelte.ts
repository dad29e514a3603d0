/** Which of the kept scenarios lies on the workbench. Whatever is changed is kept by itself. */
import type { Say } from '../../../shell/fluent';
import { discard, draft, drafts, keep, newKey, type Draft } from './drafts';
import { titleOf, told } from './naming';
import { blank } from './reading';
import type { Scenario } from './scenario';
import type { Workbench } from './workbench.svelte';

const SOON = 400; // milliseconds after the last change

export class Keeping {
  list: readonly Draft[] = $state.raw([]);
  key = $state('');
  isKept = $state(true); // false: the browser would not
  #last: Scenario | null = null; // as it was kept, or as it came
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly bench: Workbench,
    readonly say: () => Say,
    readonly shelf: Storage,
  ) {
    this.list = drafts(shelf);
    const found = this.list
      .map(({ key }) => ({ key, scenario: draft(shelf, key, bench.figures) }))
      .find(isWhole);
    if (found) this.#put(found.key, found.scenario);
    else this.#put(newKey(), blank(bench.figures));
  }

  /** The scenario has changed. */
  changed(scenario: Scenario): void {
    if (scenario === this.#last) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), SOON);
  }

  /** Keep it now. */
  flush(): void {
    clearTimeout(this.#timer);
    const { scenario } = this.bench;
    if (scenario === this.#last) return;
    this.isKept = keep(this.shelf, this.key, scenario, titleOf(this.say(), scenario));
    if (this.isKept) this.#last = scenario;
    this.list = drafts(this.shelf);
  }

  /** Something new beside what is there. */
  add(scenario: Scenario): void {
    this.flush();
    this.#put(newKey(), scenario);
    this.#last = null; // it is kept at once: it came from somewhere else
    this.flush();
  }

  open(key: string): boolean {
    this.flush();
    const scenario = draft(this.shelf, key, this.bench.figures);
    if (scenario) this.#put(key, scenario);
    return scenario !== null;
  }

  copy(key: string): void {
    this.flush();
    const scenario = draft(this.shelf, key, this.bench.figures);
    if (!scenario) return;
    const title = Object.fromEntries(
      Object.entries(scenario.title).map(([language, name]) => [
        language,
        told(this.say(), 'copy-of', { name }).slice(0, 80),
      ]),
    );
    this.add({ ...scenario, title });
  }

  /** What lies on the workbench makes room for another. */
  discard(key: string): void {
    if (key === this.key) clearTimeout(this.#timer);
    discard(this.shelf, key);
    this.list = drafts(this.shelf);
    if (key !== this.key) return;
    const next = this.list
      .map((each) => ({ key: each.key, scenario: draft(this.shelf, each.key, this.bench.figures) }))
      .find(isWhole);
    this.#put(next?.key ?? newKey(), next?.scenario ?? blank(this.bench.figures));
  }

  #put(key: string, scenario: Scenario): void {
    this.key = key;
    this.#last = scenario;
    this.bench.open(scenario);
  }
}

function isWhole(found: {
  key: string;
  scenario: Scenario | null;
}): found is { key: string; scenario: Scenario } {
  return found.scenario !== null;
}
