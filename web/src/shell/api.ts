/** The server's answers to plain requests, typed; whatever goes wrong is an ApiError that says what. */
import { partOfDice } from './dice';
import type {
  Credentials,
  Farewell,
  GameForm,
  GuestName,
  Hired,
  Language,
  NewAnalysis,
  NewPassword,
  NewTable,
  PaceKind,
  Person,
  PersonChange,
  RefusalText,
  RulebookText,
  SeatChoice,
  SeatNamed,
  SetupAnswer,
  SetupWish,
  Swap,
  TableSummary,
  Which,
} from './contract';
import type { Figures } from './gamemodule';
import { noteCommitment, notePart } from './dicecommitments';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    message: string,
    readonly refusal: RefusalText | null = null,
    readonly stale: number | null = null, // the number of the action that the table really has reached
    readonly code = '', // what is wrong, for programs
    readonly hasRecord = false, // of a table that cannot be opened: its game is over, and can be saved
  ) {
    super(message);
  }

  get isUnreachable(): boolean {
    return this.status === 0;
  }
}

/** The query of a list of tables; all of it as words of an address. */
export interface TableQuery {
  game?: string;
  text?: string;
  free?: 'true';
  pace?: PaceKind;
  before?: string; // created before the last one seen
}

export const api = {
  me: () => get<Person | null>('/me'),
  beGuest: (name: string, language: Language) =>
    send<Person>('POST', '/guest', { name, language } satisfies GuestName),
  changeMe: (change: PersonChange) => send<Person>('PATCH', '/me', change),
  becomeAccount: (login: string, password: string) =>
    send<Person>('POST', '/account', { login, password } satisfies Credentials),
  signIn: (login: string, password: string) =>
    send<Person>('POST', '/login', { login, password } satisfies Credentials),
  changePassword: (old: string, next: string) =>
    send<unknown>('POST', '/password', { old, new: next } satisfies NewPassword),
  leave: () => send<unknown>('POST', '/leave', {}),
  leaveEverywhere: () => send<unknown>('POST', '/leave-everywhere', {}),
  deleteMe: (password: string | null) => send<unknown>('POST', '/me/delete', { password } satisfies Farewell),

  games: () => get<GameForm[]>('/games'),
  figures: (game: string) => get<Figures>(`/games/${word(game)}/figures`),
  messages: (game: string, language: Language) => text(`/games/${word(game)}/messages/${language}`),
  rulebook: (game: string, language: Language) =>
    get<RulebookText>(`/games/${word(game)}/rulebook/${language}`),

  writtenOut: (game: string, option: string, choice: string) =>
    text(`/games/${word(game)}/options/${word(option)}/${word(choice)}`),
  check: (game: string, wish: SetupWish) => send<SetupAnswer>('POST', `/games/${word(game)}/check`, wish),

  tables: (which: Which, wanted: TableQuery = {}) =>
    get<TableSummary[]>(`/tables?${new URLSearchParams({ which, ...wanted })}`),
  table: (id: string) => get<TableSummary>(`/tables/${word(id)}`),
  open: openTable,
  sit: (id: string, seat: number) => sendPart(`/tables/${word(id)}/sit`, { seat } satisfies SeatChoice),
  stand: (id: string, seat: number) =>
    send<TableSummary>('POST', `/tables/${word(id)}/stand`, { seat } satisfies SeatNamed),
  free: (id: string, seat: number) =>
    send<TableSummary>('POST', `/tables/${word(id)}/free`, { seat } satisfies SeatNamed),
  hire: (id: string, seat: number, bot: string) =>
    send<TableSummary>('POST', `/tables/${word(id)}/hire`, { seat, bot } satisfies Hired),
  start: (id: string) => sendPart(`/tables/${word(id)}/start`, {}),
  swap: (id: string, a: number, b: number) =>
    send<TableSummary>('POST', `/tables/${word(id)}/swap`, { a, b } satisfies Swap),

  analyse: (record: string) => send<TableSummary>('POST', '/analysis', { record } satisfies NewAnalysis),
  recordAddress: (id: string) => `/api/tables/${word(id)}/record`,
};

/** The server must have shown the fingerprint of its part before it hears mine: so to start is another request. */
async function openTable(table: NewTable): Promise<TableSummary> {
  const opened = await send<TableSummary>('POST', '/tables', { ...table, start: false } satisfies NewTable);
  noteCommitment(opened.id, opened.commitment);
  return table.start ? api.start(opened.id) : opened;
}

/** Give my part of the dice with it, and remember which one. */
export async function sendPart(path: string, body: Record<string, unknown>): Promise<TableSummary> {
  const part = partOfDice();
  const table = await send<TableSummary>('POST', path, { part, ...body });
  if (part) notePart(table.id, part);
  return table;
}

export function word(part: string): string {
  return encodeURIComponent(part);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await request(path)).text();
}

export async function send<T>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await request(path, { method, headers, body: JSON.stringify(body) });
  const written = await answer.text();
  return (written ? JSON.parse(written) : null) as T;
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, 'The server cannot be reached.');
  }
  if (!answer.ok) throw await errorIn(answer);
  return answer;
}

async function errorIn(answer: Response): Promise<ApiError> {
  const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  const refusal = (said?.refusal as RefusalText | undefined) ?? null;
  const stale = said?.stale ? Number(said.number) : null;
  const sentence = refusal?.text ?? said?.text ?? said?.detail ?? answer.statusText;
  const code = String(said?.error ?? '');
  return new ApiError(answer.status, String(sentence), refusal, stale, code, said?.over === true);
}
