/** A table that is asked for while the screen on which it will be seen is still on its way. */
import { api } from './api';
import type { TableSummary } from './contract';

const asked = new Map<string, Promise<TableSummary>>();

export function askAhead(table: string): void {
  const answer = api.table(table);
  answer.catch(() => undefined); // whoever takes it says what is wrong
  asked.set(table, answer);
}

/** The answer that is on its way, once; later the table may be another. */
export function tableCalled(table: string): Promise<TableSummary> {
  const answer = asked.get(table) ?? api.table(table);
  asked.delete(table);
  return answer;
}
