/** The server's answers to plain requests, typed; whatever goes wrong is an ApiError that says what. */
import { partOfDice } from './dice';
import type {
  Figures,
  Flaw,
  GameSummary,
  Language,
  NewTable,
  Person,
  Refusal,
  Rulebook,
  Scalar,
  TableList,
  TableQuery,
  TableSummary,
} from './contract';
import { noteCommitment, notePart } from './pledges';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    message: string,
    readonly refusal: Refusal | null = null,
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

export const api = {
  me: () => get<Person | null>('/me'),
  beGuest: (name: string, language: Language) => send<Person>('POST', '/guest', { name, language }),
  changeMe: (change: Partial<Pick<Person, 'name' | 'language' | 'theme' | 'preferences'>>) =>
    send<Person>('PATCH', '/me', change),
  becomeAccount: (login: string, password: string) => send<Person>('POST', '/account', { login, password }),
  signIn: (login: string, password: string) => send<Person>('POST', '/login', { login, password }),
  changePassword: (old: string, next: string) => send<unknown>('POST', '/password', { old, new: next }),
  leave: () => send<unknown>('POST', '/leave', {}),
  leaveEverywhere: () => send<unknown>('POST', '/leave-everywhere', {}),
  deleteMe: (password: string | null) => send<unknown>('POST', '/me/delete', { password }),

  games: () => get<GameSummary[]>('/games'),
  figures: (game: string) => get<Figures>(`/games/${word(game)}/figures`),
  messages: (game: string, language: Language) => text(`/games/${word(game)}/messages/${language}`),
  rulebook: (game: string, language: Language) => get<Rulebook>(`/games/${word(game)}/rulebook/${language}`),

  writtenOut: (game: string, option: string, choice: string) =>
    text(`/games/${word(game)}/options/${word(option)}/${word(choice)}`),
  check: (game: string, seats: number, options: Record<string, Scalar>, language: Language) =>
    send<{ flaws: Flaw[] }>('POST', `/games/${word(game)}/check`, { seats, options, language }),

  tables: (which: TableList, wanted: TableQuery = {}) =>
    get<TableSummary[]>(`/tables?${new URLSearchParams({ which, ...wanted })}`),
  table: (id: string) => get<TableSummary>(`/tables/${word(id)}`),
  open: openTable,
  sit: (id: string, seat: number) => sendPart(`/tables/${word(id)}/sit`, { seat }),
  stand: (id: string, seat: number) => send<TableSummary>('POST', `/tables/${word(id)}/stand`, { seat }),
  free: (id: string, seat: number) => send<TableSummary>('POST', `/tables/${word(id)}/free`, { seat }),
  hire: (id: string, seat: number, bot: string) =>
    send<TableSummary>('POST', `/tables/${word(id)}/hire`, { seat, bot }),
  start: (id: string) => sendPart(`/tables/${word(id)}/start`, {}),
  swap: (id: string, a: number, b: number) =>
    send<TableSummary>('POST', `/tables/${word(id)}/swap`, { a, b }),

  analyse: (record: string) => send<TableSummary>('POST', '/analysis', { record }),
  recordAddress: (id: string) => `/api/tables/${word(id)}/record`,
};

/** The server must have shown the fingerprint of its part before it hears mine: so to start is another request. */
async function openTable(table: NewTable): Promise<TableSummary> {
  const opened = await send<TableSummary>('POST', '/tables', { ...table, start: false });
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
  const refusal = (said?.refusal as Refusal | undefined) ?? null;
  const stale = said?.stale ? Number(said.number) : null;
  const sentence = refusal?.text ?? said?.text ?? said?.detail ?? answer.statusText;
  const code = String(said?.error ?? '');
  return new ApiError(answer.status, String(sentence), refusal, stale, code, said?.over === true);
}
