/** Formatting of clocks: minutes and seconds while people sit together, days and hours while they do not. */
import type { Pace } from '../contract';

export type Mood = 'calm' | 'low' | 'last';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds left now, when so many were left some milliseconds ago. Nobody has less than nothing. */
export function leftNow(left: number, isRunning: boolean, elapsed: number): number {
  return Math.max(0, isRunning ? left - elapsed / 1000 : left);
}

/** Digits as on a clock: 1:02:05, 4:59, 0:08. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / HOUR),
    Math.floor((whole % HOUR) / MINUTE),
    whole % MINUTE,
  ];
  const pair = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`;
}

/** The two largest units that say something: two days and four hours, or five hours and ten minutes. */
export function spans(seconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.ceil(seconds / MINUTE);
  const days = Math.floor((minutes * MINUTE) / DAY);
  const hours = Math.floor(((minutes * MINUTE) % DAY) / HOUR);
  return { days, hours, minutes: days > 0 ? 0 : minutes % MINUTE };
}

/** The fraction of the allowance that is left, as the hand shows it. */
export function percentOf(seconds: number, pace: Pace): number {
  const whole = pace.kind === 'days' ? pace.days * DAY : pace.bank;
  return Math.round(Math.min(100, (100 * seconds) / Math.max(1, whole)));
}

/** After how many milliseconds it may show something else. */
export function tickOf(pace: Pace): number {
  return pace.kind === 'days' ? 10_000 : 200;
}

export function moodOf(seconds: number, pace: Pace): Mood {
  const [low, last] = pace.kind === 'days' ? [DAY, 3 * HOUR] : [2 * MINUTE, 30];
  return seconds <= last ? 'last' : seconds <= low ? 'low' : 'calm';
}
