/** What a table needs, asked for while the screen on which it will be seen is still on its way. */
import { api } from './api';
import type { TableSummary } from './contract';
import { addressOf, openSocket } from './socket';

/** A line on which somebody may have spoken before anybody listened. */
export interface EarlyLine {
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent[];
}

const LONGEST_WAIT = 20_000; // for somebody who takes up a line, in milliseconds

const asked = new Map<string, Promise<TableSummary>>();
const lines = new Map<string, EarlyLine>();

export function askAhead(table: string): void {
  const answer = api.table(table);
  answer.catch(() => undefined); // whoever takes it says what is wrong
  asked.set(table, answer);
  callAhead(addressOf(table));
}

function callAhead(address: string): void {
  const heard: MessageEvent[] = [];
  const socket = openSocket(address);
  socket.onmessage = (event) => heard.push(event);
  lines.set(address, { socket, heard });
  setTimeout(() => lineTo(address)?.socket.close(), LONGEST_WAIT);
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
