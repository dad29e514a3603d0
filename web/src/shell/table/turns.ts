/** The story of a game in chapters: a new one begins with each turn, and with each round where rounds are told. */
import type { StoryEntry } from '../contract';
import type { Message } from '../fluent';

export interface Paragraph {
  number: number;
  seat: number;
  sentences: readonly Message[];
  dice: readonly { face: number; sides: number }[];
}

export interface Turn {
  key: string;
  heading: Message | null; // null for what comes before the first turn
  paragraphs: readonly Paragraph[];
}

/** The events that games tell when a turn begins, or a round in which all act at once. */
const BEGINNINGS = new Set(['turn', 'round']);

export function beginsTurn(entry: StoryEntry): boolean {
  return entry.events.some((event) => BEGINNINGS.has(event.key));
}

export function turnsOf(story: readonly StoryEntry[]): Turn[] {
  const turns: { key: string; heading: Message | null; paragraphs: Paragraph[] }[] = [];
  for (const entry of story) {
    let dice: Paragraph['dice'] = entry.rolls.flatMap(({ dice, sides }) =>
      dice.map((face) => ({ face, sides })),
    );
    let sentences: Message[] = [];
    const close = () => {
      if (sentences.length === 0) return;
      if (turns.length === 0) turns.push({ key: 'opening', heading: null, paragraphs: [] });
      turns.at(-1)!.paragraphs.push({ number: entry.number, seat: entry.seat, sentences, dice });
      sentences = [];
      dice = []; // with the first paragraph, which is about them
    };
    for (const event of entry.events) {
      if (BEGINNINGS.has(event.key)) {
        close();
        turns.push({ key: `${entry.number} ${turns.length}`, heading: event, paragraphs: [] });
      } else sentences.push(event);
    }
    close();
  }
  return turns;
}
