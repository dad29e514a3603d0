/** The newest part of the story as blows, one after another. */
import { untrack } from 'svelte';
import type { StoryEntry } from '../../shell/contract';
import type { Message } from '../../shell/fluent';

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

  #heard: readonly StoryEntry[] | null = null;
  #waiting: Clash[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Hear what is new; what was told before the first hearing is not shown again. */
  hear(story: readonly StoryEntry[], speed: number): void {
    // The same list is the same news. Numbers come again: after an undo, and where a replay steps back and on.
    if (story === this.#heard) return;
    const isFirst = this.#heard === null;
    this.#heard = story;
    const told = story.flatMap((entry) => entry.events);
    const clashes = told.flatMap((event) => this.#clashIn(event));
    // What is shown is changed here, and whoever hears need not hear again because of that.
    untrack(() => {
      this.last = clashes.findLast((clash) => clash.dice.length) ?? this.last;
      if (isFirst || speed <= 0) return;
      this.#waiting.push(...clashes);
      if (!this.now) this.#next(speed);
    });
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
