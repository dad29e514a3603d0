/** What has happened, shown picture by picture at a pace one can follow. */
import type { StoryEntry } from '../../shell/contract';
import type { Message } from '../../shell/fluent';

const LASTING = 1150; // milliseconds for a picture
const HURRIED = 380; // where many wait
const MANY = 5;
const MOST = 16; // older ones are left out
const AFTERGLOW = 3; // the last picture stays so many times longer

export class Reel<Frame> {
  now: Frame | null = $state.raw(null); // being shown
  last: Frame | null = $state.raw(null); // how it stands after all that has been heard

  #waiting: Frame[] = [];
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` makes pictures of events, going on from the last one. */
  constructor(readonly tell: (last: Frame | null, events: readonly Message[]) => readonly Frame[]) {}

  /** Hear the newest part of the story; what is older than the first hearing is not shown again. */
  hear(story: readonly StoryEntry[], speed: number): void {
    const isFirst = this.#seen < 0;
    const fresh = story.filter((entry) => entry.number > this.#seen);
    this.#seen = Math.max(0, this.#seen, ...story.map((entry) => entry.number));
    if (isFirst || fresh.length === 0) return;
    const frames = this.tell(
      this.last,
      fresh.flatMap((entry) => entry.events),
    );
    if (frames.length === 0) return;
    this.last = frames.at(-1)!;
    if (speed <= 0) return;
    this.#waiting = [...this.#waiting, ...frames].slice(-MOST);
    if (!this.now || this.#timer === undefined) this.#next(speed);
  }

  /** Show how it stands, and nothing on the way there. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.now = null;
  }

  forget(): void {
    this.skip();
    this.last = null;
  }

  #next(speed: number): void {
    const next = this.#waiting.shift();
    this.#timer = undefined;
    if (!next) {
      this.now = null;
      return;
    }
    this.now = next;
    const left = this.#waiting.length;
    const time = left > MANY ? HURRIED : left === 0 ? LASTING * AFTERGLOW : LASTING;
    this.#timer = setTimeout(() => this.#next(speed), time / speed);
  }
}
