/** The server's answers to plain requests, typed; whatever goes wrong is an ApiError that says what. */
import type {
  ChatLine,
  Figures,
  GameSummary,
  Language,
  NewTable,
  Person,
  Refusal,
  Rulebook,
  State,
  TableList,
  TableSummary,
} from './contract';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    message: string,
    readonly refusal: Refusal | null = null,
    readonly stale: number | null = null, // the number of the action that the table really has reached
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
  changeMe: (change: Partial<Pick<Person, 'name' | 'language' | 'theme'>>) =>
    send<Person>('PATCH', '/me', change),
  leave: () => send<unknown>('POST', '/leave', {}),

  games: () => get<GameSummary[]>('/games'),
  figures: (game: string) => get<Figures>(`/games/${word(game)}/figures`),
  messages: (game: string, language: Language) => text(`/games/${word(game)}/messages/${language}`),
  rulebook: (game: string, language: Language) => get<Rulebook>(`/games/${word(game)}/rulebook/${language}`),

  tables: (which: TableList) => get<TableSummary[]>(`/tables?which=${which}`),
  table: (id: string) => get<TableSummary>(`/tables/${word(id)}`),
  open: (table: NewTable) => send<TableSummary>('POST', '/tables', { part: partOfDice(), ...table }),
  sit: (id: string, seat: number) =>
    send<TableSummary>('POST', `/tables/${word(id)}/sit`, { seat, part: partOfDice() }),
  stand: (id: string) => send<TableSummary>('POST', `/tables/${word(id)}/stand`, {}),
  start: (id: string) => send<TableSummary>('POST', `/tables/${word(id)}/start`, { part: partOfDice() }),
  resignToBot: (id: string, bot: string) =>
    send<TableSummary>('POST', `/tables/${word(id)}/resign-to-bot`, { bot }),
  takeBack: (id: string) => send<TableSummary>('POST', `/tables/${word(id)}/take-back`, {}),

  state: (id: string) => get<State>(`/tables/${word(id)}/state`),
  act: (id: string, number: number, action: string) =>
    send<State>('POST', `/tables/${word(id)}/act`, { number, action }),
  undo: (id: string, number: number) => send<State>('POST', `/tables/${word(id)}/undo`, { number }),
  check: (id: string, action: string) =>
    send<{ refusal: Refusal | null }>('POST', `/tables/${word(id)}/check`, { action }),
  chat: (id: string, line: string) => send<ChatLine>('POST', `/tables/${word(id)}/chat`, { text: line }),
  replay: (id: string, number: number) => get<State>(`/tables/${word(id)}/replay?number=${number}`),
  recordAddress: (id: string) => `/api/tables/${word(id)}/record`,
};

/** My part of the seed, so that not even the server can choose the dice. */
function partOfDice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function word(part: string): string {
  return encodeURIComponent(part);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await request(path)).text();
}

async function send<T>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<T> {
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
  return new ApiError(answer.status, String(sentence), refusal, stale);
}
