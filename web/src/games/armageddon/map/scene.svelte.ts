/** What the map shows of a moment: who can do what, what is picked, how far it gets, what it may hit. */
import type { BoardProps } from '../../../shell/gamemodule';
import {
  ableOf,
  goalsOf,
  nextFields,
  nextFigures,
  oddsIn,
  onrushesIn,
  pickedOf,
  remainingOf,
  turningIn,
} from '../choosing';
import type { Group } from '../group.svelte';
import { mapOf, setOf } from '../lists';
import type { AnyStep, ArmageddonFigures, ArmageddonView, Figure, FigureOutlook, Kind } from '../contract';
import {
  fieldBelow,
  figuresOf,
  isSecretive,
  sizeOf,
  stepOf,
  type FieldNumber,
  type FigureId,
  type Seat,
} from '../view';
import { percent } from '../words';
import { groundOf } from './ground';
import { stacksOf } from './pieces';

export interface Given {
  props: BoardProps<ArmageddonView>;
  group: Group;
  stamp: Kind | null; // while an army is bought: what every click on a field buys
}

const SETTLED: ReadonlySet<string> = setOf(['trampling', 'scramble', 'rolling-over']);

/** Where a step settles something. */
function fieldOf(step: AnyStep | undefined): FieldNumber | null {
  return step && 'field' in step ? step.field : null;
}

export class Scene {
  constructor(readonly given: () => Given) {}

  pointed: FieldNumber | null = $state(null);
  pointedFigure: Figure | null = $state.raw(null);

  readonly props = $derived.by(() => this.given().props);
  readonly group = $derived.by(() => this.given().group);
  readonly stamp = $derived.by(() => this.given().stamp);
  readonly view = $derived(this.props.view);
  readonly say = $derived(this.props.say);
  readonly ground = $derived(groundOf(this.view.field.land, this.props.figures as ArmageddonFigures));
  readonly stacks = $derived(stacksOf(figuresOf(this.view), this.view.field.phalanxes));
  readonly onField = $derived(mapOf(this.stacks.map((stack) => [stack.field, stack.figures])));

  // What may be picked, and what is.
  readonly able = $derived(ableOf(this.props));
  readonly picked: ReadonlySet<FigureId> = $derived(
    this.group.isOn ? setOf(this.group.ids) : pickedOf(this.props),
  );
  readonly figures = $derived(this.group.isOn ? this.able : nextFigures(this.props));
  /** After a verb one chooses among what it speaks of, and nothing else. */
  readonly isSaying = $derived(this.props.picked[0]?.kind === 'button');
  /** Of a group the first that can still go anywhere: where he may go, it is sent. */
  readonly leader = $derived.by(() => {
    const { ids } = this.group;
    const mayGo = (id: FigureId) =>
      this.props.beginnings.after({ kind: 'figure', id })?.some(({ verb }) => verb === 'go') ?? true;
    // A phalanx goes one step: others are not held back to that.
    const isLoose = (id: FigureId) => !this.view.field.figures[id]?.phalanx;
    return ids.find((id) => isLoose(id) && mayGo(id)) ?? ids.find(mayGo) ?? ids[0];
  });
  /** The places that may be picked next: fields, and floors above them, which have names of their own. */
  readonly places: ReadonlySet<string> = $derived.by(() => {
    const { props, group, leader, stamp } = this;
    if (group.isOn) {
      const leads = leader === undefined ? null : props.beginnings.after({ kind: 'figure', id: leader });
      return setOf(goalsOf((leads ?? []).filter(({ verb }) => verb === 'go')));
    }
    if (stamp) return setOf(goalsOf(props.beginnings.after({ kind: 'kind', id: stamp }) ?? []));
    return nextFields(props);
  });
  /** The fields on which they are. */
  readonly fields: ReadonlySet<string> = $derived(setOf([...this.places].map(fieldBelow)));
  /** What may turn now, and by which action to which side. */
  readonly turning = $derived.by(() => {
    const { places, sides } = turningIn(this.meant);
    const [place, another] = places;
    const field = place === undefined || another !== undefined ? null : this.numberOf(place);
    return field === null ? null : { field, sides };
  });

  // The odds of what could be done with what is picked.
  readonly meant = $derived(this.props.picked.length > 0 ? remainingOf(this.props) : []);
  readonly odds = $derived(oddsIn(this.meant));
  readonly badges = $derived(
    mapOf(
      this.odds
        .filter(({ supporter }) => supporter === null)
        .map(({ target, good }) => [target, percent(good)]),
    ),
  );
  readonly first = $derived(pickedOf(this.props).values().next().value);
  readonly counts = $derived(this.#about(this.first)?.counts ?? {});
  /** Where somebody would be ridden down, and what comes of it. */
  readonly onrushes = $derived(
    mapOf(
      onrushesIn(this.meant).flatMap(([name, preview]) => {
        const field = this.numberOf(name);
        const tolls = this.#about(this.first)?.tolls[name] ?? [];
        return field === null ? [] : [[field, { preview, tolls }] as const];
      }),
    ),
  );

  /** How far somebody gets, also an enemy, and where a bow hits: of who is picked, or else pointed at. */
  readonly isFree = $derived(this.props.picked.length === 0 && !this.group.isOn);
  readonly outlook = $derived(this.#about(this.isFree ? this.pointedFigure?.id : this.first));
  readonly fire = $derived(this.#numbered(this.outlook?.fire));
  readonly hinted = $derived(
    this.isFree ? this.#numbered(this.outlook?.reach).map(({ field }) => field) : [],
  );
  readonly costs: ReadonlyMap<FieldNumber, number> = $derived.by(() => {
    const { isFree, props, group, fields, ground } = this;
    const isGoing = props.picked.length === 1 || group.isOn;
    const whose = isFree ? this.outlook : isGoing ? this.#about(this.leader ?? this.first) : null;
    const known = this.#numbered(whose?.reach);
    const shown = isFree ? known : known.filter(({ field }) => fields.has(ground.names[field]!));
    return mapOf(shown.map(({ field, number }) => [field, number]));
  });
  /** Where a group would go. */
  readonly ghosts = $derived.by(() => {
    const { pointed, group, ground } = this;
    const start = this.leader === undefined ? null : this.fieldOf(this.leader);
    if (!group.isOn || start === null || pointed === null || pointed === start) return [];
    const from = setOf(group.ids.map((id) => this.fieldOf(id)));
    return [...from].flatMap((field) => (field === null ? [] : ground.shifted(field, start, pointed)));
  });

  // What lies on the map besides.
  /** Who sets up in secret stands elsewhere. */
  readonly isSecret = $derived(isSecretive(this.view));
  /** Where something must be settled before the turn goes on. */
  readonly unsettled = $derived(SETTLED.has(stepOf(this.view)) ? fieldOf(this.view.steps.at(-1)) : null);
  readonly zone = $derived.by(() => {
    const isSettingUp = stepOf(this.view) === 'deploying' || stepOf(this.view) === 'enlisting';
    const { observer } = this.props;
    return isSettingUp && observer !== null ? (this.view.field.zones[observer] ?? []) : [];
  });
  readonly goals = $derived([
    ...setOf(
      this.view.field.goals.flatMap((goal) =>
        'fields' in goal ? goal.fields.flatMap((name) => this.numberOf(name) ?? []) : [],
      ),
    ),
  ]);
  readonly mayGo = $derived(stepOf(this.view) === 'movement');
  readonly mayGather = $derived(stepOf(this.view) === 'movement' && this.able.size > 1);

  hides(owner: Seat | null): boolean {
    return this.isSecret && owner !== this.props.observer;
  }

  numberOf(name: string): FieldNumber | null {
    return this.ground.numbers.get(fieldBelow(name)) ?? null;
  }

  /** What is meant by a field that is clicked: a place above it, if only that may be picked. */
  placeOn(name: string): string {
    if (this.places.has(name)) return name;
    return [...this.places].find((place) => fieldBelow(place) === name) ?? name;
  }

  fieldOf(id: FigureId): FieldNumber | null {
    const place = this.view.field.figures[id]?.field;
    return place === undefined ? null : place % sizeOf(this.view);
  }

  /** The first of these that may be picked; after it, the next. */
  choose(those: readonly Figure[], may: ReadonlySet<FigureId>): Figure | undefined {
    const open = those.filter(({ id }) => may.has(id));
    const place = open.findIndex(({ id }) => this.picked.has(id));
    return open[(place + 1) % open.length];
  }

  point(field: FieldNumber | null, figure: Figure | null): void {
    this.pointed = field;
    this.pointedFigure = figure;
  }

  #about(id: FigureId | undefined): FigureOutlook | null {
    return (id === undefined ? null : this.props.beginnings.about({ kind: 'figure', id })) ?? null;
  }

  #numbered(named: Readonly<Record<string, number>> | undefined): { field: FieldNumber; number: number }[] {
    return Object.entries(named ?? {}).flatMap(([name, number]) => {
      const field = this.numberOf(name);
      return field === null ? [] : [{ field, number }];
    });
  }
}
