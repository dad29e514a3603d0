/** What was before, and what was taken back. Whatever follows quickly on the same thing is one change. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  subject: string; // what the last change was about; nothing: it stands for itself
  at: number; // when it was
}

const MOST = 200;
const QUICK = 1500; // milliseconds

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], subject: '', at: 0 };
}

export function changed<T>(history: History<T>, now: T, subject = '', at = Date.now()): History<T> {
  if (now === history.now) return history;
  const goesOn = subject !== '' && subject === history.subject && at - history.at < QUICK;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], subject, at };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    subject: '',
    at: 0,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, subject: '', at: 0 };
}
