/** The request in flight to a table: whether its answer takes long, and what became of it after a break. */

/** Milliseconds after which whoever waits is told what for. */
const LONG = 1_500;

export class PendingRequest {
  isUnderWay = $state(false);
  isLong = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = ''; // that was answered
  #isLost = false; // the line broke while it was under way

  begin(question: string): void {
    this.end();
    this.#question = question;
    this.isUnderWay = true;
    this.#timer = setTimeout(() => (this.isLong = true), LONG);
  }

  /** It was answered, or nobody waits for an answer any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.isUnderWay = this.isLong = this.#isLost = false;
  }

  /** The line is broken. Says whether something was under way; it may or may not have arrived. */
  lose(): boolean {
    const { isUnderWay } = this;
    const isLost = this.#isLost || isUnderWay;
    this.end();
    this.#isLost = isLost;
    return isUnderWay;
  }

  /** The message about a lost request, by the question of the newest state, in which nothing of mine has happened. */
  fateAt(question: string): 'not-arrived' | 'stale' | null {
    if (!this.#isLost) return null;
    this.#isLost = false;
    return question === this.#question ? 'not-arrived' : 'stale';
  }
}
