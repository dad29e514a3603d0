"""Before the first round: who begins, what everybody has, and where it stands."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from hexenkessel.games.armageddon.chapters.book import sections_of
from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.options import ArmageddonOptions
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.rolling import roll_off
from hexenkessel.games.armageddon.scenarios.lay import lay_out, sides_of
from hexenkessel.games.armageddon.scenarios.shipped import scenario_of
from hexenkessel.games.armageddon.terms import ChapterName
from hexenkessel.games.armageddon.turn import Rounds
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

_NAME: Final = re.compile(r"[0-9]+([.][0-9]+)?")  # of a chapter or of one of its sections


def chapters_of(said: str, written: tuple[ChapterName, ...]) -> tuple[ChapterName, ...]:
    """A1.1b: the chapters that the option names, or those the scenario was written for. Raises ValueError."""
    if not said:
        return written
    named = said.split(",") if "," in said else list(said)
    if not all(map(_NAME.fullmatch, named)):
        raise ValueError(f"Chapters are named as in '2345' or '2,3,14.3', and not {said!r}.")
    return tuple(named)


def first_field(options: ArmageddonOptions, seats: int) -> Battlefield:
    """The battlefield of these options, which have been checked."""
    scenario = scenario_of(options.scenario, seats)
    chapters = sections_of(chapters_of(options.chapters, scenario.chapters))
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
        change.push(*reversed(change.state.index.rules.before_armies(change)))


def _first(change: ArmageddonChange) -> Seat:
    """Who rolls highest with three dice; who ties for it rolls again."""
    first, rolls = roll_off(change, "first")
    for seat, roll in rolls:
        change.tell("rolled-for-first", seat=seat, roll=roll)
    change.tell("first", seat=first)
    return first
