/** The store of the lobby's list of tables: fetched again whenever the server says that it has changed. */
import { api } from '../api';
import type { Which, TableSummary } from '../contract';
import { games } from '../games.svelte';
import { Live } from '../live';
import { people } from '../people.svelte';
import { openSocket } from '../socket';
import { errorText } from '../errortext';
import { merged, NO_FILTERS, PAGE, queryOf, unfinished, withOlder, type Filters } from './tables';

const POLL = 8_000; // as long as nobody tells us

export class TableList {
  list: Which = $state('open');
  filters: Filters = $state.raw(NO_FILTERS);
  found: readonly TableSummary[] = $state.raw([]);
  mine: readonly TableSummary[] = $state.raw([]);
  hasOlder = $state(false);
  isAsked = $state(false); // there has been a first answer
  trouble = $state('');
  #line: Live | null = null;
  #isLive = false;
  #question = 0; // goes up with another list or filter: what was asked before comes too late
  #asking = -1; // the question that is under way
  #isStale = false; // something has changed since it was asked

  /** My tables that are not over. */
  own = $derived(unfinished(this.mine, people.me?.id));
  /** Each table is shown once, and first where it concerns me. */
  shown = $derived(
    this.list === 'mine' || this.list === 'finished'
      ? this.found
      : this.found.filter((table) => !this.own.some(({ id }) => id === table.id)),
  );

  /** Begin to look; gives back how to stop. */
  start(): () => void {
    this.#line = new Live('', {
      since: () => 0,
      makeSocket: () => openSocket('/api/lobby'),
      onmessage: ({ type }) => type === 'lobby' && void this.refresh(),
      online: (line) => (this.#isLive = line === 'open'),
    });
    void this.refresh();
    this.#line.connect();
    const isSeen = () => document.visibilityState === 'visible';
    const hurry = () => isSeen() && this.#line?.hurry();
    const timer = setInterval(() => isSeen() && !this.#isLive && void this.refresh(), POLL);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hurry);
      this.#line?.close();
    };
  }

  look(list: Which, filters: Filters = this.filters): void {
    if (list !== this.list) this.found = [];
    this.list = list;
    this.filters = filters;
    void this.refresh(true);
  }

  /** However often something changes, one question is under way, and then one more. */
  async refresh(isNew = false): Promise<void> {
    if (isNew) this.#question += 1;
    this.#isStale = this.#asking === this.#question;
    if (this.#isStale) return;
    const question = (this.#asking = this.#question);
    await this.#ask(question, isNew);
    if (question !== this.#question) return;
    this.#asking = -1;
    if (this.#isStale) await this.refresh();
  }

  async #ask(question: number, isNew: boolean): Promise<void> {
    try {
      const [found, mine] = await Promise.all([
        api.tables(this.list, queryOf(this.filters)),
        people.me ? api.tables('mine') : [],
        games.load(),
      ]);
      if (question !== this.#question) return;
      this.found = isNew ? found : merged(found, this.found);
      if (isNew || this.found.length <= PAGE) this.hasOlder = found.length >= PAGE;
      this.mine = mine;
      this.trouble = '';
    } catch (error) {
      if (question === this.#question) this.trouble = errorText(error);
    } finally {
      this.isAsked = true;
    }
  }

  async older(): Promise<void> {
    const before = this.found.at(-1)?.created;
    const question = this.#question;
    if (before === undefined) return;
    try {
      const page = await api.tables(this.list, { ...queryOf(this.filters), before });
      if (question !== this.#question) return;
      this.found = withOlder(this.found, page);
      this.hasOlder = page.length >= PAGE;
    } catch (error) {
      if (question === this.#question) this.trouble = errorText(error);
    }
  }
}
