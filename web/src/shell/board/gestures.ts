/** Fingers, mouse and wheel on the window of a board, as steps of panning and zooming. */
import type { Point } from './geometry';

export interface Gestures {
  resize: (width: number, height: number) => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
}

const IDLE = 4; // pixels a pointer may tremble in a click
const WHEEL = 0.0016; // how fast the wheel zooms
const LINE = 24; // pixels of a wheel that counts in lines

/** Returns what ends it. */
export function listen(node: HTMLElement, { resize, pan, zoom }: Gestures): () => void {
  const fingers = new Map<number, Point>();
  const ending = new AbortController();
  let travelled = 0;
  let frame = new DOMRect(); // of the window; asked for once, as the answer may cost a new layout

  const place = (event: MouseEvent): Point => ({
    x: event.clientX - frame.left,
    y: event.clientY - frame.top,
  });

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (event.isPrimary) fingers.clear(); // whoever begins anew holds nothing else
    if (!fingers.size) {
      travelled = 0;
      frame = node.getBoundingClientRect();
    }
    fingers.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent): void {
    // Where a button was let go elsewhere, nobody has told us.
    if (!event.buttons) fingers.delete(event.pointerId);
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = place(event);
    travelled += distance(now, last);
    fingers.set(event.pointerId, now);
    if (travelled < IDLE) return;
    // Not before it is a drag: a captured pointer clicks on nothing.
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(distance(now, other) / Math.max(distance(last, other), 1), middle);
      pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else {
      pan(now.x - last.x, now.y - last.y);
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** The click at the end of a drag is none. */
  function click(event: MouseEvent): void {
    if (travelled < IDLE) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    frame = node.getBoundingClientRect();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    zoom(Math.exp(-pixels * WHEEL), place(event));
  }

  const observer = new ResizeObserver(([entry]) => {
    if (entry) resize(entry.contentRect.width, entry.contentRect.height);
  });
  const { signal } = ending;
  observer.observe(node);
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { signal, capture: true });
  node.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
