/** What is asked of a view: what the server sends of a battle. What is as usual is left out of figures. */
import { Warrior, type ArmageddonView, type Figure, type Hint, type Kind } from './contract';

export type Seat = number;
export type FigureId = number;
export type FieldName = string; // "1/4"
export type FieldNumber = number; // its place in the list of all fields
export type Edge = readonly [FieldName, FieldName];

/** Animals and wagons. */
export function isBeast({ kind }: Figure): boolean {
  return !(Warrior as readonly Kind[]).includes(kind);
}

/** The step that asks. */
export function stepOf(view: Pick<ArmageddonView, 'steps'>): string {
  return view.steps.at(-1)?.step ?? '';
}

/** Whether somebody sets up where others do not see it. */
export function isSecretive({ steps }: ArmageddonView): boolean {
  return steps.some((step) => step.step === 'deploying' && step.is_secret);
}

/** All of them, each on the field over which it is: a floor above it, such as a deck, is drawn there too. */
export function figuresOf(view: ArmageddonView): Figure[] {
  const size = sizeOf(view);
  return Object.values(view.field.figures).map((figure) =>
    figure.field < size ? figure : { ...figure, field: figure.field % size },
  );
}

/** How many fields there are; the places above them have greater numbers, floor by floor. */
export function sizeOf({ field }: Pick<ArmageddonView, 'field'>): number {
  return field.land.great_fields.length * FIELDS_OF_GREAT;
}

const FIELDS_OF_GREAT = 48;

/** The field below a place: `"1/4"` of `"1/4+1"`. */
export function fieldBelow(name: FieldName): FieldName {
  return name.split('+')[0] ?? name;
}

/** What is said now to whoever sits here: at the beginning of a lesson what it is about, then its hints. */
export function hintsNow({ field, observer, due, ...view }: ArmageddonView): readonly Hint[] {
  if (observer === null || !due.includes(observer)) return [];
  const { round, hints, intro, lesson } = field;
  const now = Math.max(round, 1);
  const apt = hints.filter(
    ({ prompt, player, from_round: from = 1, until_round: until = 0 }) =>
      (!prompt || prompt === stepOf(view)) &&
      (!player || player - 1 === observer) &&
      from <= now &&
      (!until || now <= until),
  );
  return lesson && intro && now === 1 ? [{ text: intro }, ...apt] : apt;
}
