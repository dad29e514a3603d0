/** Clicks in quick succession. The second of a double click belongs to the first: it answers nothing that came since. */
export class DoubleClicks {
  #questions = 0; // that were asked on this page so far
  #begun = 0; // how many it were at the first click of a series

  /** Start to keep such clicks from the page. */
  start(): void {
    addEventListener(
      'click',
      (event) => {
        if (this.isMeant(event.detail)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  }

  /** Something else is asked now. */
  ask(): void {
    this.#questions += 1;
  }

  /** Is this click of a series meant for what is asked now? The keyboard has no series. */
  isMeant(place: number): boolean {
    if (place <= 1) this.#begun = this.#questions;
    return this.#begun === this.#questions;
  }
}

export const doubleClicks = new DoubleClicks();
