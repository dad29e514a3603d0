/** What the offers of the shell mean on the map. */
import type { ActionOffer, Pick, Preview } from '../../shell/contract';
import type { BoardProps } from '../../shell/gamemodule';
import { compose } from '../../shell/picks';
import type { ArmageddonView } from './contract';
import type { FigureId } from './view';

const figureIn = (picks: readonly Pick[]): FigureId[] =>
  picks.flatMap(({ kind, id }) => (kind === 'figure' && Number.isInteger(Number(id)) ? Number(id) : []));

/** All that could begin something. */
export function ableOf({ beginnings }: BoardProps<ArmageddonView>): ReadonlySet<FigureId> {
  return new Set(figureIn(beginnings.all));
}

export function pickedOf({ picked }: BoardProps<ArmageddonView>): ReadonlySet<FigureId> {
  return new Set(figureIn(picked));
}

export function nextFigures({ next }: BoardProps<ArmageddonView>): ReadonlySet<FigureId> {
  return new Set(figureIn(next));
}

export function nextFields({ next }: BoardProps<ArmageddonView>): ReadonlySet<string> {
  return new Set(next.flatMap(({ kind, id }) => (kind === 'field' ? String(id) : [])));
}

/** Fields to which these offers lead. */
export function goalsOf(offers: readonly ActionOffer[]): readonly string[] {
  return [
    ...new Set(
      offers.flatMap(({ picks }) => picks.flatMap(({ kind, id }) => (kind === 'field' ? String(id) : []))),
    ),
  ];
}

export interface Odds {
  offer: ActionOffer;
  target: FigureId;
  supporter: FigureId | null;
  good: number; // that the enemy falls
  bad: number | null; // that one falls oneself; nobody falls by shooting
}

/** Blows and shots among these offers that begin with one figure. */
export function oddsIn(offers: readonly ActionOffer[]): readonly Odds[] {
  return offers.flatMap((offer) => {
    const { picks, preview } = offer;
    const [, target, supporter] = picks.filter(({ kind }) => kind === 'figure');
    if (!preview || !target) return [];
    const helper = Number(supporter?.id);
    return [
      {
        offer,
        target: Number(target.id),
        supporter: supporter && Number.isInteger(helper) ? helper : null,
        good: preview.chances.kills ?? preview.chances.hits ?? preview.expected,
        bad: preview.chances.dies ?? null,
      },
    ];
  });
}

/** Where somebody is ridden down: what comes of it, by field. */
export function onrushesIn(offers: readonly ActionOffer[]): readonly (readonly [string, Preview])[] {
  return offers.flatMap(({ verb, picks, preview }) => {
    const field = picks.find(({ kind }) => kind === 'field');
    return verb === 'go' && field && preview ? [[String(field.id), preview] as const] : [];
  });
}

/** Alone first, then the best support. */
export function against(odds: readonly Odds[], target: FigureId): readonly Odds[] {
  return odds
    .filter((one) => one.target === target)
    .sort(
      (one, other) =>
        Number(one.supporter !== null) - Number(other.supporter !== null) || worth(other) - worth(one),
    );
}

/** The words of an action without its verb. */
export function restOf({ text }: ActionOffer): string {
  return text.split(' ').slice(1).join(' ');
}

/** Alone, and with the best support. */
export function shortly(odds: readonly Odds[]): readonly Odds[] {
  return odds
    .filter(({ supporter }, place) => supporter === null || odds[place - 1]?.supporter === null)
    .slice(0, 2);
}

function worth({ good, bad }: Odds): number {
  return good - (bad ?? 0);
}

/** The offers that remain after what is picked. */
export function remainingOf({ offers, picked }: BoardProps<ArmageddonView>): readonly ActionOffer[] {
  return compose(offers, picked).remaining;
}

/** If all these offers turn something: on which fields, and which of them turns it to which side. */
export function turningIn(offers: readonly ActionOffer[]): {
  places: readonly string[];
  sides: ReadonlyMap<string, string>;
} {
  const found = offers.flatMap(({ picks, text }) => {
    const side = picks.find(({ kind }) => kind === 'side');
    const field = picks.find(({ kind }) => kind === 'field');
    return side && field ? [{ place: String(field.id), side: String(side.id), text }] : [];
  });
  if (found.length < offers.length) return { places: [], sides: new Map() };
  return {
    places: [...new Set(found.map(({ place }) => place))],
    sides: new Map(found.map(({ side, text }) => [side, text])),
  };
}
