/** Fields and those who stand there in words, for notes on the map and for those who do not see it. */
import type { Say } from '../../../shell/fluent';
import { Side, type ArmageddonView, type Figure } from '../contract';
import type { FieldNumber, Seat } from '../view';
import { label, nameOf, seatName } from '../words';
import { NOWHERE, edgeKey, type Ground } from './ground';

/** Highland, level 2; thirst threatens here; river to the east. */
export function groundWords(say: Say, ground: Ground, field: FieldNumber): string[] {
  const danger = ground.danger[field];
  const sides: Record<string, string[]> = {};
  for (const [direction, other] of ground.around[field]!.entries()) {
    for (const sort of edgeSorts(ground, field, other)) (sides[sort] ??= []).push(Side[direction]!);
  }
  return [
    label(say, 'ground', { terrain: ground.terrain[field]!, level: ground.level[field]! }),
    ...(danger ? [label(say, 'danger', { danger })] : []),
    ...EDGES.flatMap((sort) => (sides[sort] ? [label(say, `edge-${sort}`, { sides: sides[sort] })] : [])),
  ];
}

const EDGES = ['up', 'down', 'ramp', 'river', 'bridge'] as const;

/** What lies between a field and a neighbour. */
export function edgeSorts(ground: Ground, field: FieldNumber, other: FieldNumber): (typeof EDGES)[number][] {
  if (other === NOWHERE) return [];
  const key = edgeKey(field, other);
  const rise = ground.level[other]! - ground.level[field]!;
  const isLand = ground.terrain[other] !== 'water' && ground.terrain[field] !== 'water';
  const slope = ground.ramps.has(key) ? 'ramp' : rise > 0 ? 'up' : 'down';
  return [
    ...(rise !== 0 && isLand ? [slope] as const : []),
    ...(ground.bridges.has(key) ? (['bridge'] as const) : ground.rivers.has(key) ? (['river'] as const) : []),
  ]; // prettier-ignore
}

export interface Line {
  owner: Seat | null;
  text: string;
  figures: readonly [Figure, ...Figure[]];
}

/** Those on a field, the same ones together: `3 × Axe`, `Champion, on heavy horse`. More may tell them apart. */
export function linesOf(
  say: Say,
  view: ArmageddonView,
  there: readonly Figure[],
  apart: (figure: Figure) => string = () => '',
): Line[] {
  const found = new Map<string, { owner: Seat | null; name: string; figures: [Figure, ...Figure[]] }>();
  for (const figure of there) {
    const name = [nameOf(say, figure.kind), ...stateOf(say, view, figure)].join(', ');
    const key = `${figure.owner} ${name} ${apart(figure)}`;
    const known = found.get(key);
    if (known) known.figures.push(figure);
    else found.set(key, { owner: figure.owner, name, figures: [figure] });
  }
  return [...found.values()].map(({ owner, name, figures }) => ({
    owner,
    figures,
    text: figures.length > 1 ? `${figures.length} × ${name}` : name,
  }));
}

const MAGICIANS: ReadonlySet<string> = new Set(['magician', 'mortal-magician']);
const USUAL_UNITS = 30;

/** A17.3j: everybody may know how many units a magician has. */
function unitsOf({ field }: ArmageddonView, { id }: Figure): number {
  return field.magic?.units?.[String(id)] ?? USUAL_UNITS;
}

/** What a figure rides, draws or stands in, and what it has done. */
export function stateOf(say: Say, view: ArmageddonView, figure: Figure): string[] {
  const { figures, phalanxes } = view.field;
  const mount = figure.on ? figures[figure.on] : undefined;
  const leader = figure.led_by ? figures[figure.led_by] : undefined;
  const front = figure.phalanx ? phalanxes[figure.phalanx]?.front : undefined;
  const steps = (figure.steps ?? 0) + (figure.carried ?? 0);
  return [
    ...(mount ? [label(say, 'rides', { kind: mount.kind })] : []),
    ...(leader ? [label(say, 'led', { kind: leader.kind })] : []),
    ...(figure.harness ? [label(say, 'harnessed')] : []),
    ...(figure.kind === 'wagon' ? [label(say, 'pole', { side: Side[figure.pole ?? 0]! })] : []),
    ...(figure.kind === 'wagon' && figure.speed ? [label(say, 'speed', { steps: figure.speed })] : []),
    ...(front === undefined ? [] : [label(say, 'front', { side: Side[front]! })]),
    ...(view.field.leaders.includes(figure.id) ? [label(say, 'leader')] : []),
    ...(steps ? [label(say, 'moved', { steps })] : []),
    ...(figure.acted ? [label(say, 'acted')] : []),
    ...(figure.spell ? [label(say, 'spell', { spell: figure.spell })] : []),
    ...(MAGICIANS.has(figure.kind) ? [label(say, 'units', { units: unitsOf(view, figure) })] : []),
  ];
}

/** Everything about a field in one sentence. */
export function fieldWords(
  say: Say,
  view: ArmageddonView,
  ground: Ground,
  field: FieldNumber,
  there: readonly Figure[],
): string {
  const owners = new Map<string, string[]>();
  for (const { owner, text } of linesOf(say, view, there)) {
    const name = seatName(say, owner);
    owners.set(name, [...(owners.get(name) ?? []), text]);
  }
  return [
    `${ground.names[field]}: ${groundWords(say, ground, field).join('; ')}`,
    ...[...owners].map(([name, texts]) => `${name}: ${texts.join('; ')}`),
  ].join('. ');
}
