/** The window on the battlefield: where it begins, what it brings into sight, how much is drawn. */
import { untrack } from 'svelte';
import { PanZoom } from '../../../shell/board/panzoom.svelte';
import { figuresOf } from '../view';
import { frameOf } from './ground';
import type { Scene } from './scene.svelte';

const NEAR = [0.72, 0.95] as const; // to begin with on a phone
const NAMES = 0.9; // nearer than this, fields have names
const LEGIBLE = 0.4; // farther than this, no name has room in its field
const CROWDS = 0.55; // farther than this, all of a field are one piece
const SMALLEST = 11; // pixels: what can still be read
const FOOT = 46; // pixels at the bottom, where the buttons lie

export class Sighting {
  readonly sight: PanZoom;
  #rested = $state(1); // the scale before the board was taken in hand

  /** To be made by a component. */
  constructor(scene: Scene, foot: () => number) {
    // On a phone one begins where one's own army stands.
    const sight = untrack(() => new PanZoom(scene.ground.box, middleOfMine(scene), NEAR));
    this.sight = sight;
    $effect(() => {
      const { box } = scene.ground;
      untrack(() => sight.reframe(box));
    });
    // While it is moved it is one picture; how much is drawn of it is found when it rests.
    $effect(() => {
      if (!sight.isMoving) this.#rested = sight.scale;
    });

    // One sees where something must be settled.
    $effect(() => {
      const { unsettled } = scene;
      if (unsettled === null || !sight.width) return;
      const place = scene.ground.centres[unsettled]!;
      untrack(() => sight.reveal(place, 90));
    });
    $effect(() => {
      // What is picked never moves the board under the hand; only on a phone whom one may strike or shoot at is not
      // left under the bar below.
      const targets = [...scene.figures].flatMap((id) => scene.fieldOf(id) ?? []);
      const covered = Math.max(foot(), FOOT);
      if (!sight.isNarrow || scene.props.picked.length === 0 || targets.length === 0) return;
      const frame = frameOf(
        targets.map((field) => scene.ground.centres[field]!),
        4,
      );
      untrack(() => sight.uncover(frame, covered));
    });
  }

  get isNear(): boolean {
    return this.#rested > NAMES;
  }

  /** How large the name of a field must be drawn so that it can be read from here; 0 where it would have no room. */
  get nameSize(): number {
    return this.#rested < LEGIBLE ? 0 : SMALLEST / this.#rested;
  }

  get isFar(): boolean {
    return this.sight.width > 0 && this.#rested < CROWDS;
  }
}

function middleOfMine({ ground, props, view, zone }: Scene): { x: number; y: number } | null {
  const mine = figuresOf(view).filter(({ owner }) => owner === props.observer && owner !== null);
  const places = [...zone, ...mine.map(({ field }) => field)].map((field) => ground.centres[field]!);
  if (places.length === 0) return null;
  const { x, y, width, height } = frameOf(places, 0);
  return { x: x + width / 2, y: y + height / 2 };
}
