/** A game of Titan as one seat sees it: the JSON that the server sends, field by field. */
import type { Character, Terrain } from './figures';

export type Seat = number;
export type LandNumber = number;
export type Marker = string; // 'Red3': colour and number

export interface LegionView {
  owner: Seat;
  land: LandNumber;
  size: number;
  known: readonly Character[]; // what everybody knows to be in it
  characters: readonly Character[] | null; // all of them, if the observer may see them
  worth: number; // of those the observer knows of
  moved: boolean;
  entry: number; // battle edge that its way led to, 0 where it did not move
  mustered: boolean;
  parent: Marker | null;
}

export interface PlayerView {
  tower: LandNumber;
  score: number;
  markers: readonly Marker[]; // not in use
  turns: number;
  fallen: number; // 0 while its Titan lives
}

/** Characters by their number in the order of battle; a hex is 0 to 26, or OFF, or GONE. */
export interface BattleView {
  terrain: Terrain;
  entry: number;
  round: number;
  half: number; // ATTACKER or DEFENDER
  kinds: readonly number[];
  sides: readonly number[];
  hexes: readonly number[];
  hits: readonly number[];
  titan_powers: readonly number[];
  moved: number; // bits
  struck: number; // bits
}

/** What follows from a battle by the rules. Characters by their number, or by name under their legion's marker. */
export interface StandingView {
  powers: readonly number[]; // of each of them
  slain: readonly number[]; // those too who lie on the map until the phase ends
  must_enter: readonly number[]; // who is lost unless he enters in this phase
  entered: readonly number[]; // who has entered in this phase
  living: Readonly<Record<Marker, readonly Character[]>>;
  fallen: Readonly<Record<Marker, readonly Character[]>>;
}

export interface StepView {
  step: string;
  seat?: Seat;
  roll?: number;
  land?: LandNumber;
  attacker?: Marker;
  defender?: Marker;
  side?: number;
  legion?: Marker;
  unit?: number;
  hits?: number;
}

export interface TitanView {
  observer: Seat | null;
  number: number;
  options: { start: 'standard' | 'fast'; points: number }; // so many win, 0 for no target
  players: readonly PlayerView[];
  titan_powers: readonly number[]; // of each player
  legions: Readonly<Record<Marker, LegionView>>;
  stacks: Readonly<Record<Character, number>>;
  lost: Readonly<Record<Character, number>>;
  order: readonly Seat[];
  turn: number;
  round: number;
  active: Seat;
  battle: BattleView | null;
  standing: StandingView | null; // of the battle
  newcomer: { unit: number; donor: Marker | null } | null;
  steps: readonly StepView[];
  due: readonly Seat[];
}

/** The step that waits now. */
export function stepOf(view: TitanView): StepView | undefined {
  return view.steps.at(-1);
}

/** The step with this name, if play is within it. */
export function stepCalled(view: TitanView, name: string): StepView | undefined {
  return view.steps.find((step) => step.step === name);
}

/** Whose legion is the attacker or the defender where two have met; null for any other word. */
export function ownerOf(view: TitanView, role: string): Seat | null {
  const { attacker, defender } = stepOf(view) ?? {};
  const marker = { attacker, defender }[role];
  return view.legions[marker ?? '']?.owner ?? null;
}

/** All that the observer knows to be in a legion; it may be fewer than its size. */
export function visible(legion: LegionView): readonly Character[] {
  return legion.characters ?? legion.known;
}

/** Of a legion in battle, those who are alive; else all that the observer knows to be in it. */
export function living({ standing, legions }: TitanView, marker: Marker): readonly Character[] {
  return standing?.living[marker] ?? visible(legions[marker]!);
}

export function fallen({ standing }: TitanView, marker: Marker): readonly Character[] {
  return standing?.fallen[marker] ?? [];
}

/** How many there are in a legion; of one in battle, who are alive. */
export function strength({ standing, legions }: TitanView, marker: Marker): number {
  return standing?.living[marker]?.length ?? legions[marker]!.size;
}

export function legionsIn(view: TitanView, land: LandNumber): Marker[] {
  return Object.keys(view.legions).filter((marker) => view.legions[marker]!.land === land);
}

/** Whose home each Tower is, among those who still play. */
export function towersOf({ players }: Pick<TitanView, 'players'>): Map<LandNumber, Seat> {
  return new Map(players.flatMap(({ tower, fallen }, seat) => (tower && !fallen ? [[tower, seat]] : [])));
}

/** The lands in which legions of two players have met. */
export function engagedLands(view: TitanView): Set<LandNumber> {
  const owners = new Map<LandNumber, Seat>();
  const engaged = new Set<LandNumber>();
  for (const legion of Object.values(view.legions)) {
    const owner = owners.get(legion.land);
    if (owner === undefined) owners.set(legion.land, legion.owner);
    else if (owner !== legion.owner) engaged.add(legion.land);
  }
  return engaged;
}
