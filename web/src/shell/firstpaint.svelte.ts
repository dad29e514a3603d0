const FRAMES = 3; // the one in which it is drawn, the one in which it comes to the screen, and then it is there

/** Calls back when what is in the page now has been seen, so that what matters most comes first. Returns what
 *  prevents it. */
export function afterPaint(action: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (frames: number): void => {
    frame = requestAnimationFrame(() => {
      if (frames > 1) wait(frames - 1);
      else timer = setTimeout(action);
    });
  };
  wait(FRAMES);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

class Page {
  /** First paint is over: it is time for pictures, each file of which takes a browser a while. */
  isSeen = $state(false);

  start(): void {
    afterPaint(() => (this.isSeen = true));
  }
}

export const page = new Page();
