/** The newest part of the story as blows, one after another. */
import type { Message, StoryEntry } from '../../../shell/contract';

export interface Clash {
  key: number;
  kind: 'strike' | 'rangestrike' | 'carry' | 'drift';
  unit: string | null; // who strikes
  targets: readonly string[];
  number: number; // a die with so much or more hits
  dice: readonly number[];
  hits: number;
}

const LASTING = 1300; // milliseconds for a blow
const HURRIED = 450; // where many wait

export class Clashes {
  now: Clash | null = $state.raw(null); // being shown
  last: Clash | null = $state.raw(null); // the newest one with dice

  #seen = -1;
  #waiting: Clash[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Hear the story so far; what is older than the first hearing is not shown again. */
  hear(story: readonly StoryEntry[], speed: number): void {
    const isFirst = this.#seen < 0;
    const fresh = story.filter((entry) => entry.number > this.#seen && !entry.undone);
    this.#seen = Math.max(0, this.#seen, ...story.map((entry) => entry.number));
    const clashes = fresh.flatMap((entry) => entry.events.flatMap((event) => this.#clashIn(event)));
    this.last = clashes.findLast((clash) => clash.dice.length) ?? this.last;
    if (isFirst || speed <= 0) return;
    this.#waiting.push(...clashes);
    if (!this.now) this.#next(speed);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.#waiting = [];
  }

  #next(speed: number): void {
    this.now = this.#waiting.shift() ?? null;
    if (!this.now) return;
    const time = (this.#waiting.length > 2 ? HURRIED : LASTING) / speed;
    this.#timer = setTimeout(() => this.#next(speed), time);
  }

  #clashIn({ key, args }: Message): Clash[] {
    const clash = { key: this.#count++, unit: null, number: 0, dice: [], hits: Number(args.hits ?? 1) };
    switch (key) {
      case 'strike':
      case 'rangestrike':
        return [
          {
            ...clash,
            kind: key,
            unit: String(args.unit),
            targets: [String(args.target)],
            number: Number(args.number),
            dice: args.dice as number[],
          },
        ];
      case 'carry':
        return [{ ...clash, kind: key, targets: [String(args.target)] }];
      case 'drift':
        return [{ ...clash, kind: key, targets: args.units as string[] }];
      default:
        return [];
    }
  }
}
