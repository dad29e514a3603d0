/** A figure that is dragged to where it shall go: beside click and click, by mouse, or by the finger that has picked it. */
import type { Point } from '../../../shell/board/geometry';
import type { FieldNumber } from '../view';
import type { Piece } from './pieces';

const IDLE = 6; // pixels a hand may tremble in a click

export interface Hand {
  /** The piece that may be dragged from there. */
  grasp: (event: PointerEvent) => Piece | null;
  lift: (piece: Piece) => void;
  fieldAt: (event: PointerEvent) => FieldNumber;
  placeOf: (event: PointerEvent) => Point; // on the board
  over: (field: FieldNumber) => void;
  drop: (piece: Piece, event: PointerEvent) => void;
}

export class Dragging {
  piece: Piece | null = $state.raw(null); // once it is under way
  place: Point = $state.raw({ x: 0, y: 0 });

  constructor(readonly hand: Hand) {}

  /** To be heard before the board, which would be moved. */
  begin(event: PointerEvent): void {
    const piece = event.button > 0 || !event.isPrimary ? null : this.hand.grasp(event);
    if (!piece) return;
    const { clientX, clientY } = event;
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    const move = (moved: PointerEvent) => {
      moved.stopPropagation();
      if (!this.piece) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < IDLE) return;
        this.piece = piece;
        this.hand.lift(piece);
      }
      this.place = this.hand.placeOf(moved);
      this.hand.over(this.hand.fieldAt(moved));
    };
    const end = (ended: Event | null) => {
      ending.abort();
      if (!this.piece) return;
      this.piece = null;
      if (!(ended instanceof PointerEvent) || ended.type !== 'pointerup') return;
      // The click at the end of a drag is none.
      const clicking = new AbortController();
      const click = (clicked: Event) => clicked.stopPropagation();
      addEventListener('click', click, { signal: clicking.signal, capture: true });
      setTimeout(() => clicking.abort());
      this.hand.drop(piece, ended);
    };
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(null), options);
    addEventListener('pointerdown', () => end(null), options); // a second finger
  }
}
