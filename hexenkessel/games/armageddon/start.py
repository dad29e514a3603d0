"""Before the first round: who begins, what everybody has, and where it stands."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.options import ArmageddonOptions
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.scenarios.lay import lay_out, sides_of
from hexenkessel.games.armageddon.scenarios.shipped import scenario_of
from hexenkessel.games.armageddon.turn import Rounds
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


def chapters_of(said: str, written: tuple[int, ...]) -> tuple[int, ...]:
    """A1.1b: the chapters that the option names, or those the scenario was written for. Raises ValueError."""
    if not said:
        return written
    named = said.split(",") if "," in said else list(said)
    if not all(word.isascii() and word.isdigit() for word in named):
        raise ValueError(f"Chapters are named as in '2345' or '2,3,10', and not {said!r}.")
    return tuple(map(int, named))


def first_field(options: ArmageddonOptions, seats: int) -> Battlefield:
    """The battlefield of these options, which have been checked."""
    scenario = scenario_of(options.scenario, seats)
    chapters = chapters_of(options.chapters, scenario.chapters)
    return lay_out(scenario, chapters, sides_of(options.teams, seats), is_empty=options.army == "points")


class Gathering(ArmageddonStep, frozen=True, tag="gathering"):
    """The first step: it finds out who begins, and lets the players set up."""

    answers: ClassVar[tuple[type[Action], ...]] = ()

    first: str
    deployment: str
    budget: int  # points for an army; 0: armies are as written

    def run(self, change: ArmageddonChange) -> None:
        change.state = change.state.but(first=_first(change) if self.first == "rolled" else 0)
        change.replace(Rounds())
        if self.deployment != "as-written":
            change.push(Deploying(is_secret=self.deployment == "secret"))
        if self.budget:
            change.push(Enlisting(budget=self.budget))


def _first(change: ArmageddonChange) -> Seat:
    """Who rolls highest with three dice; who ties for it rolls again."""
    seats = list(range(change.state.seats))
    while len(seats) > 1:
        rolls = {seat: sum(change.roll("first", 3)) for seat in seats}
        for seat, roll in rolls.items():
            change.tell("rolled-for-first", seat=seat, roll=roll)
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    change.tell("first", seat=seats[0])
    return seats[0]
