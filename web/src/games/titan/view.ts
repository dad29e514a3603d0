/** What is asked of a view: a game of Titan as one seat sees it. */
import type { AnyStep, LegionView, TitanView } from './contract';
import type { Character } from './figures';

export type Seat = number;
export type LandNumber = number;
export type Marker = string; // 'Red3': colour and number

type StepName = AnyStep['step'];
export type StepCalled<N extends StepName> = Extract<AnyStep, { step: N }>;

/** The step that waits now. */
export function stepOf(view: TitanView): AnyStep | undefined {
  return view.steps.at(-1);
}

/** The step with this name, if play is within it. */
export function stepCalled<N extends StepName>(view: TitanView, name: N): StepCalled<N> | undefined {
  return view.steps.find((step): step is StepCalled<N> => step.step === name);
}

/** Whose legion is the attacker or the defender where two have met; null for any other word. */
export function ownerOf(view: TitanView, role: string): Seat | null {
  const step = stepOf(view);
  const { attacker = '', defender = '' } = step && 'attacker' in step ? step : {};
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
