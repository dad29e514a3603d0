"""Let bots play many games and write down who wins: `python -m tools.balance battlemist --games 500`.

For every number of seats so many games are played by the strongest bot of the game, with races drawn. Each
game is one line of docs/GAME-balance.csv, written as soon as it is over, so that a run which was stopped goes
on where it was (`--fresh` begins anew, as one must after a change of rules or bot). From these lines
docs/GAME-balance.md is made, which names the code that played them.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from hexenkessel.bots.registry import find_bot
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import _apply, decision

DOCS = Path(__file__).resolve().parents[1] / "docs"
MOST_ACTIONS = 50_000
BOT = "greedy"


class Row(NamedTuple):
    """One game. Things of the seats are joined by spaces, in the order of the seats."""

    seats: int
    seed: int
    rounds: int
    reason: str
    winner: str  # by what he played
    sides: str
    bought: str  # stars by source, of each seat
    found: str
    taken: str
    actions: int
    code: str  # of rules and bot: `code_of` the game when it was played


class Subject(NamedTuple):
    """A game as the report needs it."""

    game: Game[Any, Any]
    options: dict[str, Any]
    seats: Sequence[int]
    side: Callable[[Any, int], str]  # what a seat plays, from the last state
    rounds: Callable[[Any], int]
    # For each source of what wins the game: whom an event gives how much.
    sources: dict[str, Callable[[Event], tuple[int, int] | None]]


def subject_of(name: str) -> Subject:
    """Games are imported only when they are asked for."""
    if name != "battlemist":
        raise SystemExit(f"There is nothing to report on {name}; there is battlemist.")
    from hexenkessel.games.battlemist.game import GAME

    def gift(key: str, seat: str, amount: str | None) -> Callable[[Event], tuple[int, int] | None]:
        def read(event: Event) -> tuple[int, int] | None:
            if event.key != key:
                return None
            return int(str(event.args[seat])), int(str(event.args[amount])) if amount else 1

        return read

    return Subject(
        GAME,
        {"races": "drawn"},
        GAME.seats,
        lambda state, seat: str(state.players[seat].race),
        lambda state: int(state.round),
        {
            "bought": gift("star-bought", "seat", None),
            "found": gift("star-found", "seat", None),
            "taken": gift("home-lost", "conqueror", "stars"),
        },
    )


def play(subject: Subject, seats: int, seed: int) -> Row:
    """A game between equals; what each of them got from where is read off the events."""
    game = subject.game
    bots = [find_bot(game, BOT, 10 * seed + seat) for seat in range(seats)]
    setup = game.setup(seats, DiceParts(f"balance {seats} {seed}"), subject.options)
    position = game.begin(setup).position
    gained = {source: [0] * seats for source in subject.sources}
    actions = 0
    while (due := position.due) and actions < MOST_ACTIONS:
        seat = due[actions % len(due)]
        action = bots[seat].choose(game.view(position, seat), decision(position, seat))
        played = _apply(position, seat, action)
        position, actions = played.position, actions + 1
        for event in played.events:
            for source, read in subject.sources.items():
                if gift := read(event):
                    gained[source][gift[0]] += gift[1]
    sides = [subject.side(position.state, seat) for seat in range(seats)]
    outcome = position.outcome
    return Row(
        seats, seed, subject.rounds(position.state),
        outcome.reason if outcome else "unfinished",
        sides[outcome.winners[0]] if outcome and not outcome.is_shared else "",
        " ".join(sides),
        _joined(gained["bought"]), _joined(gained["found"]), _joined(gained["taken"]),
        actions,
        code_of(game),
    )  # fmt: skip


@cache
def code_of(game: Game[Any, Any]) -> str:
    """The version of the rules, and a fingerprint of all that rules, data and bot are made of."""
    summed = sha256()
    for name, content in sorted(_sources(game.folder)):
        summed.update(f"{name} {len(content)} ".encode() + content)
    return f"{game.version}-{summed.hexdigest()[:8]}"


def _sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith((".py", ".json")):
            yield f"{path}{entry.name}", entry.read_bytes()


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# The data


def read_rows(path: Path) -> list[Row]:
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [_row(words) for words in [*csv.reader(file)][1:]]


def _row(words: Sequence[str]) -> Row:
    seats, seed, rounds, *names, actions, code = words
    reason, winner, sides, bought, found, taken = names
    return Row(
        int(seats), int(seed), int(rounds), reason, winner, sides, bought, found, taken, int(actions), code
    )


def play_missing(subject: Subject, path: Path, games: int) -> list[Row]:
    """All rows that are asked for; those not yet in the file are played and added to it."""
    rows = {(row.seats, row.seed): row for row in read_rows(path)}
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(Row._fields)
        # All numbers of seats in turn, so that a run that is not over says something of each of them.
        for seed in range(games):
            for seats in subject.seats:
                if (seats, seed) not in rows:
                    rows[seats, seed] = play(subject, seats, seed)
                    writer.writerow(rows[seats, seed])
                    file.flush()
    return [rows[seats, seed] for seats in subject.seats for seed in range(games)]


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """In order, so that two runs can be compared."""
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([Row._fields, *rows])


# The report


def report(name: str, rows: Sequence[Row], command: str) -> str:
    played = ", ".join(sorted({row.code for row in rows}))
    by_seats: dict[int, list[Row]] = {}
    for row in rows:
        by_seats.setdefault(row.seats, []).append(row)
    return "\n".join(
        [
            f"# {name.capitalize()}: balance",
            "",
            f"What {len(rows)} games between bots (`{BOT}`) show, races drawn by chance.",
            f"Every game is a line of [{name}-balance.csv]({name}-balance.csv).",
            f"Rules and bot: {played} (version of the rules, fingerprint of the code).",
            f"Written by `{command}`; do not edit.",
            "",
            "## How long a game takes, and how it ends",
            "",
            *_table(
                ("seats", "games", "rounds, mean", "median", "longest", "actions, mean", "ended by"),
                (
                    (seats, len(games), f"{mean(r.rounds for r in games):.1f}",
                     f"{median(r.rounds for r in games):g}", max(r.rounds for r in games),
                     f"{mean(r.actions for r in games):.0f}", _shares(Counter(r.reason for r in games)))
                    for seats, games in by_seats.items()
                ),
            ),
            "",
            "## Wins by race",
            "",
            "Won of those played. By chance alone it would be one game in as many as there are seats.",
            "The range is that in which the true share lies with 95 of 100.",
            "",
            *_wins(by_seats),
            "",
            "## Stars by source",
            "",
            "For each player and game on average: bought from the Grey Guild, found by heroes, taken with",
            "a home.",
            "",
            *_table(
                ("seats", "bought", "found", "taken", "winner: bought", "found", "taken"),
                (
                    (seats, *(f"{value:.2f}" for value in (*_stars(games), *_stars(games, winners=True))))
                    for seats, games in by_seats.items()
                ),
            ),
            "",
        ]
    )  # fmt: skip


def _table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]


def _shares(counted: Counter[str]) -> str:
    total = sum(counted.values())
    return ", ".join(f"{key} {100 * count / total:.0f} %" for key, count in counted.most_common())


def _wins(by_seats: dict[int, list[Row]]) -> list[str]:
    sides = sorted({side for games in by_seats.values() for row in games for side in row.sides.split()})
    return _table(
        ("race", *(f"{seats} seats" for seats in by_seats)),
        ((side, *(_won(games, side) for games in by_seats.values())) for side in sides),
    )


def _won(games: Sequence[Row], side: str) -> str:
    played = sum(side in row.sides.split() for row in games)
    if not played:
        return "–"
    share = sum(row.winner == side for row in games) / played
    spread = 1.96 * (share * (1 - share) / played) ** 0.5
    return f"{100 * share:.0f} % ± {100 * spread:.0f} ({played})"


def _stars(games: Sequence[Row], *, winners: bool = False) -> list[float]:
    """Stars bought, found and taken, on average."""
    found = []
    for source in ("bought", "found", "taken"):
        amounts = [
            int(amount)
            for row in games
            for side, amount in zip(row.sides.split(), getattr(row, source).split(), strict=True)
            if not winners or side == row.winner
        ]
        found.append(mean(amounts) if amounts else 0.0)
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__.split("\n")[0])
    parser.add_argument("game", help="battlemist")
    parser.add_argument("--games", type=int, default=500, help="for each number of seats")
    parser.add_argument("--into", type=Path, default=DOCS, help="the folder for data and report")
    parser.add_argument("--fresh", action="store_true", help="play all games anew")
    said = parser.parse_args(words)
    if said.games < 1:
        parser.error("at least one game must be played")
    subject = subject_of(said.game)
    data = said.into / f"{said.game}-balance.csv"
    if said.fresh:
        data.unlink(missing_ok=True)
    rows = play_missing(subject, data, said.games)
    write_rows(data, rows)
    command = f"python -m tools.balance {said.game} --games {said.games}"
    (said.into / f"{said.game}-balance.md").write_text(report(said.game, rows, command), encoding="utf-8")


if __name__ == "__main__":
    main()
