/** What lies on the workbench: a scenario with its past, the tools, and what was found wrong with it. */
import type { FlawText } from '../../../shell/contract';
import { groundOf } from '../map/ground';
import type { ArmageddonFigures, Terrain } from '../contract';
import type { Edge, FieldName, FieldNumber } from '../view';
import { placed, type Sheet } from './flaws';
import { clearField, hostOf, withUnit } from './forces';
import { withFields, withGoal, withZone } from './frame';
import { begin, changed, redone, undone, type History } from './history';
import { edgeOf, hasBorder, patch, paint, withBorder, type Border } from './land';
import { blank } from './reading';
import { unitOf, type Scenario, type Unit } from './scenario';

export type LandTool = 'terrain' | Border | 'great';
export type ForceTool = 'place' | 'look' | 'clear';
export type BrushSize = 1 | 7 | 48;

/** What somebody points at. */
export interface Target {
  field: FieldNumber;
  edge: Edge | null;
}

export class Workbench {
  #history: History<Scenario>;
  #before: History<Scenario> | null = null; // while a stroke is being drawn
  wet: readonly FieldName[] = $state.raw([]); // painted in this stroke: the land is drawn anew at its end
  #isAdding = true; // what the stroke does: it began where there was nothing

  // Tools
  sheet: Sheet = $state('land');
  land: LandTool = $state('terrain');
  terrain: Terrain = $state('highland');
  size: BrushSize = $state(1);
  force: ForceTool = $state('place');
  player = $state(1); // whose forces and zone; 0: nobody
  unit: Unit = $state.raw(unitOf('axe')); // what is placed
  marking: number | null = $state(null); // the goal whose fields are marked
  isHand = $state(false); // the map is moved
  looked: FieldName | null = $state(null); // the field whose units are listed
  cursor: FieldNumber = $state(0);
  direction = $state(0); // the edge of the cursor's field

  // What was found
  flaws: readonly FlawText[] | null = $state.raw(null); // null: not asked

  readonly scenario = $derived.by(() => this.#history.now);
  readonly ground = $derived.by(() => groundOf(this.scenario.land, this.figures));
  readonly host = $derived.by(() => hostOf(this.scenario, this.ground, this.figures));
  readonly found = $derived.by(() => (this.flaws ?? []).map(placed));
  readonly canUndo = $derived.by(() => this.#history.past.length > 0);
  readonly canRedo = $derived.by(() => this.#history.future.length > 0);
  /** Tools that follow the edges between fields. */
  readonly isOnEdges = $derived.by(
    () => this.sheet === 'land' && this.land !== 'terrain' && this.land !== 'great',
  );

  constructor(
    readonly figures: ArmageddonFigures,
    readonly seats: readonly [fewest: number, most: number],
  ) {
    this.#history = $state.raw(begin(blank(figures)));
  }

  /** Another scenario is put on it. */
  open(scenario: Scenario): void {
    this.#history = begin(scenario);
    this.#before = null;
    this.flaws = null;
    this.looked = null;
    this.marking = null;
    this.cursor = 0;
    this.player = 1;
  }

  /** One change; several on the same subject that follow quickly are taken back together. */
  change(next: Scenario, subject = ''): void {
    this.#history = changed(this.#history, next, subject);
    this.#keepInside();
  }

  undo(): void {
    this.#history = undone(this.#history);
    this.#keepInside();
  }

  redo(): void {
    this.#history = redone(this.#history);
    this.#keepInside();
  }

  #keepInside(): void {
    const { players, goals } = this.scenario;
    if (this.player > players) this.player = 1;
    if (this.marking !== null && !goals[this.marking]?.fields) this.marking = null;
    if (this.cursor >= this.ground.names.length) this.cursor = 0;
    if (this.looked !== null && !this.ground.numbers.has(this.looked)) this.looked = null;
  }

  // Strokes: everything from the first touch to the last is one change.

  press(target: Target): void {
    this.#before = this.#history;
    this.#apply(target, true);
  }

  drag(target: Target): void {
    if (this.#before) this.#apply(target, false);
  }

  lift(): void {
    if (this.wet.length > 0) this.change(paint(this.scenario, this.wet, this.terrain));
    this.wet = [];
    this.#before = null;
  }

  /** It was no stroke after all. */
  cancel(): void {
    if (this.#before) this.#history = this.#before;
    this.#before = null;
    this.wet = [];
    this.#keepInside();
  }

  /** Use the tool at the cursor. */
  use(): void {
    this.press({ field: this.cursor, edge: edgeOf(this.ground, this.cursor, this.direction) });
    this.lift();
  }

  #apply(target: Target, isFirst: boolean): void {
    const next = this.#used(target, isFirst);
    if (this.#before && next !== this.scenario) {
      this.#history = changed(this.#before, next);
      this.#keepInside();
    }
  }

  /** The scenario after the tool was used there. */
  #used({ field, edge }: Target, isFirst: boolean): Scenario {
    const { scenario, ground } = this;
    const name = ground.names[field];
    if (name === undefined) return scenario;
    const names = patch(ground, field, this.size);
    switch (this.sheet) {
      case 'land':
        if (this.land === 'great') return scenario;
        if (this.land === 'terrain') {
          this.wet = withFields(this.wet, names, true);
          return scenario;
        }
        if (!edge) return scenario;
        if (isFirst) this.#isAdding = !hasBorder(scenario, this.land, edge);
        return withBorder(scenario, this.land, edge, this.#isAdding);
      case 'zones':
        if (this.player === 0) return scenario;
        if (isFirst) this.#isAdding = !scenario.zones[this.player - 1]?.includes(name);
        return withZone(scenario, this.player, names, this.#isAdding);
      case 'goals': {
        const goal = this.marking === null ? undefined : scenario.goals[this.marking];
        if (!goal?.fields || this.marking === null) return scenario;
        if (isFirst) this.#isAdding = !goal.fields.includes(name);
        const fields = withFields(goal.fields, [name], this.#isAdding);
        return fields === goal.fields ? scenario : withGoal(scenario, this.marking, { ...goal, fields });
      }
      case 'forces':
        if (!isFirst && this.force !== 'clear') return scenario;
        if (this.force === 'clear') return clearField(scenario, name);
        this.looked = name;
        return this.force === 'place'
          ? withUnit(scenario, this.player, name, this.unit, this.figures)
          : scenario;
      case 'frame':
        return scenario;
    }
  }
}
