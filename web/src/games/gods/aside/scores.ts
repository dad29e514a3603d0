/** What is told of the players in tables: points and possessions; goals; what victory points bring. */
import type { SeatSummary } from '../../../shell/contract';
import type { Say } from '../../../shell/fluent';
import type { Advantage, GodsView } from '../contract';
import type { GodsFigures } from '../figures';
import { sideOf, type Seat } from '../view';
import { figureName, label, playerName, seatName } from '../words';

export interface Scores {
  caption: string;
  columns: readonly { seat?: Seat; text: string }[];
  rows: readonly {
    key: string;
    seat?: Seat;
    text: string;
    about?: string;
    cells: readonly (string | number)[];
    isActive?: boolean;
  }[];
}

/** Three kinds of points, the Master, armies and towers. */
export function standings(view: GodsView, say: Say, seats: readonly SeatSummary[]): Scores {
  const columns = ['battle-points', 'victory-points', 'gems', 'armies', 'towers'] as const;
  return {
    caption: view.round ? label(say, 'round', { round: view.round }) : '',
    columns: columns.map((key) => ({ text: label(say, key) })),
    rows: view.players.map((player, seat) => {
      const { power, victory_points } = view.strengths[seat]!;
      const mine = ({ owner }: { owner: Seat }) => owner === seat;
      const armies = Object.values(view.armies).filter((army) => mine(army) && !army.garrison).length;
      const towers = Object.values(view.towers).filter(mine).length;
      const hidden = player.is_revealed ? '' : `, ${label(say, 'hidden')}`;
      return {
        key: String(seat),
        seat,
        text: playerName(say, seats, seat),
        about: player.fallen ? label(say, 'fallen') : `${figureName(say, player.master)} ${power}${hidden}`,
        cells: [player.battle_points, victory_points, player.gems, armies, towers],
        isActive: view.turn > 0 && seat === view.active,
      };
    }),
  };
}

/** The goals of both sides with who has reached which, and the advantages with who has them. */
export function achievements(view: GodsView, say: Say, figures: GodsFigures): Scores[] {
  const everybody = view.players.map((_, seat) => seat);
  const marked = (text: string, points: number, seats: readonly Seat[], has: (seat: Seat) => boolean) => ({
    key: text,
    text,
    cells: [points, ...seats.map((seat) => (has(seat) ? '✓' : ''))],
  });
  const heads = (seats: readonly Seat[]) => [
    { text: '' },
    ...seats.map((seat) => ({
      seat,
      text: `${seatName(say, seat)} ${view.strengths[seat]!.victory_points}`,
    })),
  ];
  const goals = (['titan', 'darklord'] as const).map((side): Scores => {
    const seats = everybody.filter((seat) => sideOf(seat) === side);
    const rows = (figures.goals[side] ?? []).map(({ rule, points }) =>
      marked(say(`goal-${rule.replace('.', '-')}`), points, seats, (seat) =>
        view.players[seat]!.goals.includes(rule),
      ),
    );
    return { caption: '', columns: heads(seats), rows: seats.length ? rows : [] };
  });
  const advantages = Object.entries(figures.advantages) as [Advantage, number][];
  const gained = advantages.map(([name, points]) =>
    marked(say(`advantage-${name}`), points, everybody, (seat) =>
      view.strengths[seat]!.advantages.includes(name),
    ),
  );
  return [
    ...goals.filter(({ rows }) => rows.length),
    { caption: label(say, 'advantages'), columns: heads(everybody), rows: gained },
  ];
}
