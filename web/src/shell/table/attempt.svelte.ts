/** The state of a request that a button makes: in flight, or the error it came back with. */
import { tick } from 'svelte';
import { ApiError } from '../api';
import type { TableSummary } from '../contract';
import type { TableStore } from '../tablestore.svelte';
import { errorText } from '../errortext';

export class Attempt {
  trouble = $state('');
  isRefusal = $state(false); // nothing went wrong: it may not be done now
  isBusy = $state(false);

  constructor(readonly tableStore: TableStore | null = null) {}

  /** Says whether it succeeded. The table as it is then is shown at once. */
  async make(change: () => Promise<TableSummary | null>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const pressed = document.activeElement as HTMLElement | null;
    this.trouble = '';
    try {
      const table = await change();
      if (table?.id && table.id === this.tableStore?.id) this.tableStore.setTable(table);
      return true;
    } catch (error) {
      this.trouble = errorText(error);
      this.isRefusal = error instanceof ApiError && error.status === 409;
      return false;
    } finally {
      this.isBusy = false;
      // A button that could not be pressed meanwhile has lost the focus.
      await tick();
      if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
    }
  }
}
