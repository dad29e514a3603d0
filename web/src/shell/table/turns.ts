/** The story of a game in chapters: a new one begins with each turn. */
import type { Message, StoryEntry } from '../contract';

export interface Paragraph {
  number: number;
  seat: number;
  sentences: readonly Message[];
  dice: readonly number[];
}

export interface Turn {
  key: string;
  heading: Message | null; // null for what comes before the first turn
  paragraphs: readonly Paragraph[];
}

/** The event that every game tells when a turn begins. */
const BEGINNING = 'turn';

export function beginsTurn(entry: StoryEntry): boolean {
  return !entry.undone && entry.events.some((event) => event.key === BEGINNING);
}

export function turnsOf(story: readonly StoryEntry[]): Turn[] {
  const turns: { key: string; heading: Message | null; paragraphs: Paragraph[] }[] = [];
  for (const entry of story) {
    if (entry.undone) continue;
    let dice: readonly number[] = entry.rolls.flatMap((roll) => roll.dice);
    let sentences: Message[] = [];
    const close = () => {
      if (sentences.length === 0) return;
      if (turns.length === 0) turns.push({ key: 'opening', heading: null, paragraphs: [] });
      turns.at(-1)!.paragraphs.push({ number: entry.number, seat: entry.seat, sentences, dice });
      sentences = [];
      dice = []; // with the first paragraph, which is about them
    };
    for (const event of entry.events) {
      if (event.key === BEGINNING) {
        close();
        turns.push({ key: `${entry.number} ${turns.length}`, heading: event, paragraphs: [] });
      } else sentences.push(event);
    }
    close();
  }
  return turns;
}
