/** A table's WebSocket: keeps itself open, and after a break asks only for what was missed. */
import { lineTo, type EarlyLine } from './ahead';
import type { FromServer, ToServer } from './contract';
import { addressOf, openSocket } from './socket';

export type Line = 'connecting' | 'open' | 'broken' | 'closed';

export interface LiveOptions {
  since: () => number; // the number of the last state seen
  undos?: () => number; // how often actions had been taken back by then
  seat?: () => number | null; // through which seat, where several are mine
  onmessage: (message: FromServer) => void;
  online: (line: Line) => void;
  /** For tests. */
  makeSocket?: (address: string) => WebSocket;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000; // shorter than what proxies usually tolerate as silence

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly options: LiveOptions,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  connect(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.options.online('connecting');
    const address = this.#address();
    const early = lineTo(address);
    const socket = early?.socket ?? (this.options.makeSocket ?? openSocket)(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.options.online('open');
      this.#heartbeat = setInterval(() => this.send({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent) => {
      const message = read(event.data);
      if (message) this.options.onmessage(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broken();
    };
    if (early) catchUp(early);
  }

  /** Says whether it was sent; if not, the caller may ask again when the line is open. */
  send(message: ToServer): boolean {
    if (!this.isOpen) return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  hurry(): void {
    if (!this.#isClosed && !this.isOpen && this.#retry !== undefined) this.connect();
  }

  /** Begin anew, for somebody who has just introduced himself. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    old?.close();
    this.connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
    this.#socket = null;
    this.options.online('closed');
  }

  #address(): string {
    const { since, undos, seat } = this.options;
    return addressOf(this.table, since(), undos?.(), seat?.());
  }

  #broken(): void {
    clearInterval(this.#heartbeat);
    this.#socket = null;
    if (this.#isClosed) return;
    this.options.online('broken');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    // Not all at once when a server comes back.
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}

/** Tell whoever listens now what has happened before. */
function catchUp({ socket, heard }: EarlyLine): void {
  if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event('open'));
  for (const message of heard) socket.onmessage?.(message);
  if (socket.readyState > WebSocket.OPEN) socket.onclose?.(new CloseEvent('close'));
}

function read(text: unknown): FromServer | null {
  try {
    const message = JSON.parse(String(text)) as FromServer;
    return typeof message?.type === 'string' ? message : null;
  } catch {
    return null;
  }
}
