/** Events as sentences. Arguments are passed on as they came: a game may know more about them than they say. */

import type { Speech, Message } from '../fluent';

export function tell({ say }: Speech, { key, args }: Message): string {
  return say(key, args);
}

export function tellAll(speech: Speech, events: readonly Message[]): string {
  return events.map((event) => tell(speech, event)).join(' ');
}

/** As told beside dice that are drawn: a game may have a message `drawn-<key>` that need not name them again. */
export function tellDrawn(speech: Speech, event: Message): string {
  return tell(speech, speech.has(`drawn-${event.key}`) ? { ...event, key: `drawn-${event.key}` } : event);
}
