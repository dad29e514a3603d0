/** Pan and zoom: the visible part of a board, moved by drag, wheel, pinch and keys. */
import type { Action } from 'svelte/action';
import { listen } from './gestures';
import type { Box, Point } from './geometry';

const NEAREST = 3; // times the size in which the board is drawn
const STEP = 1.3; // one press of + or -
const STRIDE = 90; // pixels, one press of an arrow
export const NARROW = 500; // pixels: a phone, not the room that is left between two panels on a desk
const NEAR: Near = [0.78, 0.9]; // to begin with on a phone
export const FOOT = 52; // pixels at the bottom of a narrow window, where the buttons lie

const PAUSE = 160; // milliseconds after which a hand rests

type Motion = 'rest' | 'glide' | 'hand';

/** The least and the most nearness. */
type Near = readonly [least: number, most: number];

export class PanZoom {
  x = $state(0); // where the origin of the board lies, in pixels of the window
  y = $state(0);
  scale = $state(1);
  width = $state(0); // of the window
  height = $state(0);

  #motion: Motion = $state('rest');
  #box: Box;
  #focus: Point | null;
  #area: Box | null = null;
  #nearest = NEAREST; // for an area
  #isUntouched = true; // by hand
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** With a focus, a narrow window begins there and near; without, it always begins with everything in sight. */
  constructor(
    box: Box,
    focus: Point | null = null,
    readonly near: Near = NEAR,
  ) {
    this.#box = box;
    this.#focus = focus;
  }

  /** A button or key was pressed: move softly. */
  get isGliding(): boolean {
    return this.#motion === 'glide';
  }

  /** A finger or the wheel is at it: the picture is moved, not drawn anew. */
  get isMoving(): boolean {
    return this.#motion === 'hand';
  }

  get isNarrow(): boolean {
    return this.width < NARROW;
  }

  get isZoomed(): boolean {
    return this.scale > this.#whole * 1.03;
  }

  /** The sheet begins at a whole pixel of the screen: so its picture is copied while it moves, not blended anew. And
   *  it has depth, so that it is a picture of its own before anybody moves it: the first frame of a drag need not draw it. */
  get transform(): string {
    const { scale } = this;
    const x = onPixel(this.x + this.#box.x * scale) - this.#box.x * scale;
    const y = onPixel(this.y + this.#box.y * scale) - this.#box.y * scale;
    return `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  onScreen(point: Point): Point {
    return { x: point.x * this.scale + this.x, y: point.y * this.scale + this.y };
  }

  get #whole(): number {
    return Math.min(this.width / this.#box.width, this.height / this.#box.height);
  }

  resize(width: number, height: number): void {
    const before = { width: this.width, height: this.height };
    this.width = width;
    this.height = height;
    if (!width || !height) return;
    // Where a phone only takes some of the height for a while, the board does not move; then it is as it was.
    const isOnlyHeight = this.isNarrow && width === before.width;
    const isLower = height < before.height || this.#area === null;
    if (this.#isUntouched && !(isOnlyHeight && isLower)) this.#begin();
    else if (isOnlyHeight) this.#keepInSight();
    else this.#shift((width - before.width) / 2, (height - before.height) / 2);
  }

  /** The board has grown: whoever has not moved it himself sees all of it again. */
  reframe(box: Box, focus: Point | null = this.#focus): void {
    this.#box = box;
    this.#focus = focus;
    if (!this.width || !this.#isUntouched) return;
    this.#glide();
    this.#begin();
  }

  /** In a narrow window: look at this part of the board, not nearer than told. Whoever has moved the board himself
   *  keeps his view, as long as all of that part is in it. */
  aim(area: Box, nearest: number): void {
    this.#area = area;
    this.#nearest = nearest;
    if (!this.#isUntouched) this.include(area);
    else if (this.width && this.isNarrow) {
      this.#glide();
      this.#begin();
    }
  }

  #begin(): void {
    if (this.isNarrow && this.#area) {
      this.#show(this.#area, this.#nearest);
      return;
    }
    const isNear = this.isNarrow && this.#focus;
    const tall = this.height / this.#box.height;
    this.scale = isNear ? Math.min(Math.max(tall, this.near[0]), this.near[1]) : this.#whole;
    this.#centre(isNear || this.#middle);
  }

  /** All of an area, as near as allowed, and if there is room to spare above the buttons. */
  #show({ x, y, width, height }: Box, nearest: number): void {
    const fitting = Math.min(this.width / width, this.height / height);
    this.scale = Math.max(this.#whole, Math.min(fitting, nearest));
    const lift = Math.min(Math.max(0, this.height - height * this.scale), FOOT) / 2;
    this.#centre({ x: x + width / 2, y: y + height / 2 + lift / this.scale });
  }

  get #middle(): Point {
    return { x: this.#box.x + this.#box.width / 2, y: this.#box.y + this.#box.height / 2 };
  }

  #centre(point: Point): void {
    this.x = this.width / 2 - point.x * this.scale;
    this.y = this.height / 2 - point.y * this.scale;
    this.#keepInSight();
  }

  fit(): void {
    this.#isUntouched = true;
    this.#glide();
    this.scale = this.#whole;
    this.#centre(this.#middle);
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#isUntouched = false;
    const scale = Math.min(NEAREST, Math.max(this.#whole * 0.9, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.scale = scale;
    this.#keepInSight();
  }

  pan(dx: number, dy: number): void {
    this.#isUntouched = false;
    this.#shift(dx, dy);
  }

  #shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keepInSight();
  }

  /** Bring a place of the board into sight, if it is not. */
  reveal(place: Point, margin = 60): void {
    const { x, y } = this.onScreen(place);
    const dx = x < margin ? margin - x : Math.min(0, this.width - margin - x);
    const dy = y < margin ? margin - y : Math.min(0, this.height - margin - y);
    if (!dx && !dy) return;
    this.#glide();
    this.#shift(dx, dy);
  }

  /** Bring part of the board into sight above something that covers the foot of the window, and no nearer or farther. */
  uncover({ x, y, width, height }: Box, foot: number): void {
    const start = this.onScreen({ x, y });
    const end = this.onScreen({ x: x + width, y: y + height });
    const least = (from: number, to: number, room: number) =>
      from < 0 ? Math.min(-from, Math.max(0, room - to)) : Math.max(Math.min(0, room - to), -from);
    const dx = least(start.x, end.x, this.width);
    const dy = least(start.y, end.y, this.height - foot);
    if (!dx && !dy) return;
    this.#glide();
    this.x += dx;
    this.y += dy;
  }

  /** In a narrow window: bring a whole part of the board into sight, from farther away if need be. */
  include(area: Box): void {
    const { x, y, width, height } = area;
    const start = this.onScreen({ x, y });
    const end = this.onScreen({ x: x + width, y: y + height });
    const isSeen = start.x >= 0 && start.y >= 0 && end.x <= this.width && end.y <= this.height;
    if (!this.width || !this.isNarrow || isSeen) return;
    this.#glide();
    this.#show(area, this.scale);
  }

  /** A board smaller than the window stays in its middle, a larger one leaves no empty strip but for the buttons. */
  #keepInSight(): void {
    const foot = this.isNarrow && this.isZoomed ? FOOT : 0;
    this.x = kept(this.x, this.scale, this.#box.x, this.#box.width, this.width);
    this.y = kept(this.y, this.scale, this.#box.y, this.#box.height, this.height - foot);
  }

  #glide(): void {
    this.#move('glide', 260);
  }

  #move(motion: Motion, milliseconds: number): void {
    this.#motion = motion;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.#motion = 'rest'), milliseconds);
  }

  press(key: string): boolean {
    const presses: Record<string, () => void> = {
      '+': () => this.zoom(STEP),
      '=': () => this.zoom(STEP),
      '-': () => this.zoom(1 / STEP),
      '0': () => this.fit(),
      ArrowLeft: () => this.pan(STRIDE, 0),
      ArrowRight: () => this.pan(-STRIDE, 0),
      ArrowUp: () => this.pan(0, STRIDE),
      ArrowDown: () => this.pan(0, -STRIDE),
    };
    const press = presses[key];
    if (!press) return false;
    this.#glide();
    press();
    return true;
  }

  /** Listens on the window of the board. */
  handle: Action<HTMLElement> = (node) => {
    const stop = listen(node, {
      resize: (width, height) => this.resize(width, height),
      zoom: (factor, at) => {
        this.#move('hand', PAUSE);
        this.zoom(factor, at);
      },
      pan: (dx, dy) => {
        this.#move('hand', PAUSE);
        this.pan(dx, dy);
      },
    });
    return {
      destroy: () => {
        stop();
        clearTimeout(this.#rest);
      },
    };
  };
}

function onPixel(place: number): number {
  const density = globalThis.devicePixelRatio || 1;
  return Math.round(place * density) / density;
}

function kept(offset: number, scale: number, start: number, size: number, room: number): number {
  const first = -start * scale; // the board's beginning at the window's
  const last = room - (start + size) * scale; // the board's end at the window's
  return last > first ? (first + last) / 2 : Math.min(first, Math.max(last, offset));
}
