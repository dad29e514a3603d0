/** What is asked of a view: a game of Gods of Titan as one seat sees it. */
import type { AnyStep, ArmyView, GodsView } from './contract';
import type { FieldId, FigureName } from './figures';

export type Seat = number;
export type Marker = string; // 'Red3', 'GreyRuin1'

export const NEUTRAL: Seat = -1;
export const DARKLORD: Seat = 3;

type StepName = AnyStep['step'];
export type StepCalled<N extends StepName> = Extract<AnyStep, { step: N }>;

/** The step that waits now. */
export function stepOf(view: GodsView): AnyStep | undefined {
  return view.steps.at(-1);
}

/** The step with this name, if play is within it. */
export function stepCalled<N extends StepName>(view: GodsView, name: N): StepCalled<N> | undefined {
  return view.steps.find((step): step is StepCalled<N> => step.step === name);
}

/** All that the observer knows to be in an army; it may be fewer than its size. */
export function visible(army: ArmyView): readonly FigureName[] {
  return army.figures ?? army.known;
}

/** Of an army in battle, those who are alive; else all that the observer knows to be in it. */
export function living({ standing, armies }: GodsView, marker: Marker): readonly FigureName[] {
  return standing?.living[marker] ?? visible(armies[marker]!);
}

export function fallen({ standing }: GodsView, marker: Marker): readonly FigureName[] {
  return standing?.fallen[marker] ?? [];
}

/** How many there are in an army; of one in battle, who are alive. */
export function strength({ standing, armies }: GodsView, marker: Marker): number {
  return standing?.living[marker]?.length ?? armies[marker]!.size;
}

export function armiesOn(view: GodsView, field: FieldId): Marker[] {
  return Object.keys(view.armies).filter((marker) => view.armies[marker]!.field === field);
}

/** Whom the Master of a player marks: he leads the army, and everybody knows it. */
export function isLed(view: GodsView, marker: Marker): boolean {
  const army = view.armies[marker];
  const player = army && view.players[army.owner];
  return Boolean(player && living(view, marker).includes(player.master));
}

export const hasDarklord = (view: GodsView) => view.players.length > DARKLORD;

/** The side whose goals a player has. */
export const sideOf = (seat: Seat) => (seat === DARKLORD ? 'darklord' : 'titan');

/** Whose army is the attacker or the defender where two have met; null for any other word. */
export function ownerOf(view: GodsView, role: string): Seat | null {
  const step = stepOf(view);
  const { attacker = '', defender = '' } = step && 'attacker' in step ? step : {};
  const marker = { attacker, defender }[role];
  return view.armies[marker ?? '']?.owner ?? null;
}

/** Fields on which enemies stand together, without the centre, where nobody has to fight. */
export function contestedFields(view: GodsView): Set<FieldId> {
  const owners = new Map<FieldId, Seat>();
  const found = new Set<FieldId>();
  for (const { field, owner } of Object.values(view.armies)) {
    const before = owners.get(field);
    if (before === undefined) owners.set(field, owner);
    else if (before !== owner && field !== 'City' && field !== 'Dungeon') found.add(field);
  }
  return found;
}
