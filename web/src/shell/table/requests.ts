/** What may be asked of the server about a table besides playing. `seat` says for whom, where several are mine. */
import { api, get, send, word } from '../api';
import type { Motion, Refusal, State, TableSummary, Verification } from '../contract';
import { commitmentOf, noteCommitment } from '../pledges';

export interface Whose {
  seat?: number;
}

const post = <T = TableSummary>(id: string, what: string, body: object = {}) =>
  send<T>('POST', `/tables/${word(id)}/${what}`, body);

export const requests = {
  check: (id: string, action: string, whose: Whose) =>
    post<{ refusal: Refusal | null }>(id, 'check', { action, ...whose }),

  // What all must agree to
  move: (id: string, motion: Partial<Motion>, whose: Whose) => post(id, 'motion', { ...motion, ...whose }),
  answer: (id: string, agree: boolean, whose: Whose) => post(id, 'motion/answer', { agree, ...whose }),
  withdraw: (id: string, whose: Whose) => post(id, 'motion/withdraw', { ...whose }),
  resume: (id: string) => post(id, 'resume'),

  // My seat
  lend: (id: string, bot: string, whose: Whose) => post(id, 'lend', { bot, ...whose }),
  resign: (id: string, whose: Whose) => post(id, 'resign', whose),
  takeBack: (id: string, whose: Whose) => post(id, 'take-back', { ...whose }),
  leaveOrders: (id: string, orders: readonly string[], whose: Whose) =>
    post(id, 'orders', { orders, ...whose }),
  call: (id: string, action: string) => post(id, 'call', { action }),
  close: (id: string) => post<null>(id, 'close'),

  // Afterwards
  replay: (id: string, number: number, since: number) =>
    get<State>(`/tables/${word(id)}/replay?number=${number}&since=${since}`),
  rematch,
  playOn: (id: string, number: number, seat: number, bot: string) =>
    post(id, 'play-on', { number, seat, bot }),
  verification: (id: string) => get<Verification>(`/tables/${word(id)}/verification`),
};

/** The table where we play again. Its fingerprint is shown before I give my part of the dice with my seat. */
async function rematch(id: string, me: string): Promise<TableSummary> {
  const again = await post(id, 'rematch');
  noteCommitment(again.id, commitmentOf(again));
  const kept = again.seats.find((seat) => seat.kept_for === me);
  return kept ? api.sit(again.id, kept.seat) : again;
}
