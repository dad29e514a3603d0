/** Requests about a table besides playing. `seat` says for whom, where several are mine. */
import { api, get, send, word } from '../api';
import type {
  Answer,
  BotChoice,
  CallText,
  MotionAnswer,
  MotionWish,
  OrdersLeft,
  PlayOn,
  Question,
  SeatNamed,
  State,
  TableSummary,
  Verification,
} from '../contract';
import { commitmentOf, noteCommitment } from '../dicecommitments';

export type Whose = SeatNamed;

const post = <T = TableSummary>(id: string, what: string, body: object = {}) =>
  send<T>('POST', `/tables/${word(id)}/${what}`, body);

export const requests = {
  check: (id: string, action: string, whose: Whose) =>
    post<Answer>(id, 'check', { action, ...whose } satisfies Question),

  // What all must agree to
  move: (id: string, motion: MotionWish, whose: Whose) =>
    post(id, 'motion', { ...motion, ...whose } satisfies MotionWish),
  answer: (id: string, agree: boolean, whose: Whose) =>
    post(id, 'motion/answer', { agree, ...whose } satisfies MotionAnswer),
  withdraw: (id: string, whose: Whose) => post(id, 'motion/withdraw', whose),
  resume: (id: string) => post(id, 'resume'),

  // My seat
  lend: (id: string, bot: string, whose: Whose) => post(id, 'lend', { bot, ...whose } satisfies BotChoice),
  resign: (id: string, whose: Whose) => post(id, 'resign', whose),
  takeBack: (id: string, whose: Whose) => post(id, 'take-back', whose),
  leaveOrders: (id: string, orders: readonly string[], whose: Whose) =>
    post(id, 'orders', { orders, ...whose } satisfies OrdersLeft),
  call: (id: string, action: string) => post(id, 'call', { action } satisfies CallText),
  close: (id: string) => post<null>(id, 'close'),

  // Afterwards
  replay: (id: string, number: number, since: number) =>
    get<State>(`/tables/${word(id)}/replay?number=${number}&since=${since}`),
  rematch,
  playOn: (id: string, number: number, seat: number, bot: string) =>
    post(id, 'play-on', { number, seat, bot } satisfies PlayOn),
  verification: (id: string) => get<Verification>(`/tables/${word(id)}/verification`),
};

/** The table where we play again. Its fingerprint is shown before I give my part of the dice with my seat. */
async function rematch(id: string, me: string): Promise<TableSummary> {
  const again = await post(id, 'rematch');
  noteCommitment(again.id, commitmentOf(again));
  const kept = again.seats.find((seat) => seat.kept_for === me);
  return kept ? api.sit(again.id, kept.seat) : again;
}
