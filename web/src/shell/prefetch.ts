/** Prefetching: what a table needs is requested while the screen on which it will be seen is still on its way. */
import { api } from './api';
import type { TableSummary } from './contract';
import { addressOf, openSocket } from './socket';

/** A line on which somebody may have spoken before anybody listened. */
export interface EarlyLine {
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent[];
}

const LONGEST_WAIT = 20_000; // for somebody who takes up a line, in milliseconds

const STATE = /^{"type":"state"/; // as the server writes it: nobody reads a long message twice

const asked = new Map<string, Promise<TableSummary>>();
const lines = new Map<string, EarlyLine>();

/** Comes to an end when the table has told how its game stands, or will not. Whoever takes it up says what is wrong. */
export async function askAhead(id: string): Promise<void> {
  const answer = api.table(id);
  asked.set(id, answer);
  const told = callAhead(addressOf(id));
  const table = await answer.catch(() => null);
  if (table && table.state !== 'open') await told;
}

function callAhead(address: string): Promise<void> {
  const heard: MessageEvent[] = [];
  const socket = openSocket(address);
  lines.set(address, { socket, heard });
  setTimeout(() => lineTo(address)?.socket.close(), LONGEST_WAIT);
  return new Promise((resolve) => {
    socket.onmessage = (event) => {
      heard.push(event);
      if (STATE.test(String(event.data))) resolve();
    };
    socket.onclose = () => resolve();
  });
}

/** The answer that is on its way, once; later the table may be another. */
export function tableCalled(table: string): Promise<TableSummary> {
  const answer = asked.get(table) ?? api.table(table);
  asked.delete(table);
  return answer;
}

/** The line that was opened ahead, once. */
export function lineTo(address: string): EarlyLine | null {
  const line = lines.get(address) ?? null;
  lines.delete(address);
  return line;
}
