/** The WebSocket client of a table: reconnects, and after a break asks only for what was missed. */
import { lineTo, type EarlyLine } from './prefetch';
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
const PATIENCE = 10_000; // whoever says something hears something; a line that stays silent for so long is dead

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined; // as long as an answer is awaited
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly options: LiveOptions,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Begin, or begin anew: for somebody who has just introduced himself, or after a break. */
  connect(): void {
    if (this.#isClosed) return;
    this.#leave();
    if (!this.#failures) this.options.online('connecting'); // a broken line is broken until it is open again
    const address = this.#address();
    const early = lineTo(address);
    const socket = early?.socket ?? (this.options.makeSocket ?? openSocket)(address);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#trust();
      this.#failures = 0;
      this.options.online('open');
      this.#heartbeat = setInterval(() => this.send({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.#socket !== socket) return;
      this.#trust();
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
    this.#expect();
    return true;
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  hurry(): void {
    if (this.#retry !== undefined) this.connect();
    else this.send({ type: 'ping' }); // while a phone slept its line may have died, and nobody says so
  }

  /** The browser has lost the network: nobody need wait for an answer to know. */
  lose(): void {
    if (this.#socket) this.#broken();
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
    this.options.online('closed');
  }

  /** Of what was, nothing speaks or listens any more. */
  #leave(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#trust();
    this.#retry = undefined;
    old?.close();
  }

  /** A network that is lost without a word closes nothing: the line looks open, and nothing comes through. */
  #expect(): void {
    this.#doubt ??= setTimeout(() => this.#broken(), PATIENCE);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #address(): string {
    const { since, undos, seat } = this.options;
    return addressOf(this.table, since(), undos?.(), seat?.());
  }

  #broken(): void {
    this.#leave();
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
