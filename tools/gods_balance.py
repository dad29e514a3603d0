"""Let bots play Gods of Titan and write down who wins: `python -m tools.gods_balance --games 200`.

So many games are played with a Darklord and half as many without, sixty rounds at most. Each game is one line
of docs/gods-balance.csv, written as soon as it is over, so that a run which was stopped goes on where it was
(`--fresh` begins anew, as one must after a change of rules or bot). From these lines docs/gods-balance.md is
made, which names the code that played them.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, decision
from tools.balance import BOT, DOCS, _shares, _table, code_of

ROUNDS = 60


class Row(NamedTuple):
    """One game. Rounds are 0 for what has not happened."""

    seats: int
    seed: int
    bots: str  # by seat
    rounds: int
    reason: str
    winner: str  # his seat; empty if several share the victory
    elements: int  # that were destroyed
    dark_titan: int  # the round in which he appeared
    darklord_out: int  # the round in which the Darklord fell
    actions: int
    seconds: float  # of processor time
    code: str  # of rules and bot


def play(seats: int, seed: int, bots: Sequence[str]) -> Row:
    players = [find_bot(GAME, name, 10 * seed + seat) for seat, name in enumerate(bots)]
    setup = GAME.setup(seats, DiceParts(f"balance {seats} {seed}"), {"rounds": ROUNDS})
    position = GAME.begin(setup).position
    actions = dark_titan = darklord_out = 0
    began = time.process_time()
    while due := position.due:
        seat = due[actions % len(due)]
        action = players[seat].choose(GAME.view(position, seat), decision(position, seat))
        position, actions = _apply(position, seat, action).position, actions + 1
        world = position.state
        if world.has_dark_titan and not dark_titan:
            dark_titan = world.round
        if _is_out(world) and not darklord_out:
            darklord_out = world.round
    outcome = position.outcome
    assert outcome is not None
    winner = "" if outcome.is_shared else str(outcome.winners[0] + 1)
    seconds = round(time.process_time() - began, 1)
    return Row(
        seats, seed, " ".join(bots), world.round, outcome.reason, winner, len(world.destroyed_elements),
        dark_titan, darklord_out, actions, seconds, code_of(GAME),
    )  # fmt: skip


def _is_out(world: World) -> bool:
    return world.has_darklord and bool(world.players[DARKLORD].fallen)


# The data


def matches(games: int) -> list[tuple[int, int, tuple[str, ...]]]:
    """Greedy bots among themselves, half as often without a Darklord; and one against random ones."""
    among = [(seats, seed, (BOT,) * seats) for seed in range(games) for seats in (4, 3)[: 1 + seed % 2]]
    alone = [
        (seats, games + seed, tuple(BOT if seat == seed % seats else "random" for seat in range(seats)))
        for seed in range(games // 4)
        for seats in (3, 4)
    ]
    return among + alone


def read_rows(path: Path) -> list[Row]:
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [_row(words) for words in [*csv.reader(file)][1:]]


def _row(words: Sequence[str]) -> Row:
    types: tuple[Callable[[str], object], ...] = (
        int, int, str, int, str, str, int, int, int, int, float, str,
    )  # fmt: skip
    return Row(*[read(word) for read, word in zip(types, words, strict=True)])  # type: ignore[arg-type]


def play_missing(path: Path, games: int) -> list[Row]:
    rows = {(row.seats, row.seed): row for row in read_rows(path)}
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(Row._fields)
        for seats, seed, bots in matches(games):
            if (seats, seed) not in rows:
                rows[seats, seed] = play(seats, seed, bots)
                writer.writerow(rows[seats, seed])
                file.flush()
    return [rows[seats, seed] for seats, seed, _ in matches(games)]


# The report


def report(rows: Sequence[Row], command: str) -> str:
    among = [row for row in rows if "random" not in row.bots]
    alone = [row for row in rows if "random" in row.bots]
    by_seats = {seats: [row for row in among if row.seats == seats] for seats in (3, 4)}
    dark = by_seats[4]
    lines = [
        "# Gods of Titan: balance",
        "",
        f"What {len(among)} games between bots (`{BOT}`) show, and {len(alone)} of one against `random`;",
        f"a game ends after {ROUNDS} rounds at the latest, by what armies and battle points come to.",
        "Every game is a line of [gods-balance.csv](gods-balance.csv).",
        f"Rules and bot: {', '.join(sorted({row.code for row in rows}))} (version, fingerprint of the code).",
        f"Written by `{command}`; do not edit.",
        "",
        "## How long a game takes, and how it ends",
        "",
        *_table(
            ("seats", "games", "rounds, mean", "median", "actions, mean", "seconds, mean", "ended by"),
            [
                (seats, len(games), f"{mean(row.rounds for row in games):.1f}",
                 f"{median(row.rounds for row in games):g}", f"{mean(row.actions for row in games):.0f}",
                 f"{mean(row.seconds for row in games):.1f}", _shares(Counter(row.reason for row in games)))
                for seats, games in by_seats.items()
            ],
        ),
        "",
        "## Wins by seat",
        "",
        "The range is that in which the true share lies with 95 of 100. The fourth seat is the Darklord's.",
        "",
        *_table(
            ("seats", "first", "second", "third", "Darklord"),
            [
                (seats, *(_won(games, str(seat + 1)) if seat < seats else "–" for seat in range(4)))
                for seats, games in by_seats.items()
            ],
        ),
        "",
        "## The Darklord",
        "",
        *_table(
            ("Elements destroyed", "games", "of these won by him"),
            [
                (count, len(found), sum(row.winner == "4" for row in found))
                for count in range(4)
                for found in [[row for row in dark if row.elements == count]]
            ],
        ),
        "",
        *_table(("his end", "games"), Counter(map(_end_of, dark)).most_common()),
        "",
        "## One against random ones",
        "",
        *_table(("seats", "games", "won"), [
            (seats, len(found), f"{100 * mean(_is_won(row) for row in found):.0f} %")
            for seats in (3, 4)
            if (found := [row for row in alone if row.seats == seats])
        ]),
        "",
    ]  # fmt: skip
    return "\n".join(lines)


def _won(games: Iterable[Row], winner: str) -> str:
    played = list(games)
    share = mean(row.winner == winner for row in played)
    spread = 1.96 * (share * (1 - share) / len(played)) ** 0.5
    return f"{100 * share:.0f} % ± {100 * spread:.0f}"


def _end_of(row: Row) -> str:
    if row.winner == "4":
        return {"god-destroyed": "he destroys the God", "time": "first after the last round"}.get(
            row.reason, "the last Titan"
        )
    if not row.darklord_out:
        return "alive after the last round"
    return (
        "falls after the Dark-Titan has appeared" if row.dark_titan else "falls before the Dark-Titan appears"
    )


def _is_won(row: Row) -> bool:
    return row.winner == str(row.bots.split().index(BOT) + 1)


def main(words: Sequence[str] | None = None) -> None:
    description = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.gods_balance", description=description)
    parser.add_argument("--games", type=int, default=200, help="with a Darklord")
    parser.add_argument("--into", type=Path, default=DOCS, help="the folder for data and report")
    parser.add_argument("--fresh", action="store_true", help="play all games anew")
    said = parser.parse_args(words)
    if said.games < 4:
        parser.error("at least four games must be played")
    data = said.into / "gods-balance.csv"
    if said.fresh:
        data.unlink(missing_ok=True)
    rows = play_missing(data, said.games)
    command = f"python -m tools.gods_balance --games {said.games}"
    (said.into / "gods-balance.md").write_text(report(rows, command), encoding="utf-8")


if __name__ == "__main__":
    main()
