"""15.1: wind, which is rolled when the last one is over, and holds for the turns of so many players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from hexenkessel.games.armageddon.chapters.ch15_ships.numbers import STRENGTHS, Strength
from hexenkessel.games.armageddon.chapters.chapter import Chapter, Moment
from hexenkessel.games.armageddon.field import Battlefield, Wind
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.rolling import Throw, throw
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

TIMES_DOUBLED = 6  # A15.1f: with more players than this the duration is doubled


class Air(NamedTuple):
    """The wind as a ship feels it. A15.1a: direction 0 is side 1 of the indicator, clockwise from there."""

    strength: Strength
    toward: Direction  # A15.1b: it blows towards one of the six sides


STILL = Air("calm", 0)  # before the first wind is rolled


def over(index: Index, ship: Figure | None = None) -> Air:
    """The wind that blows there. A17.2aw: a spell may have called another for this ship.

    A17.2ax: how many steps it has made in this round is noted with the ship, whatever wind blows.
    """
    for each in index.field.magic.lasting:
        if each.word == "windborne" and ship is not None and ship.id in each.figures:
            return Air(cast("Strength", each.strength), each.toward)
    now = index.field.wind
    return STILL if now is None else Air(STRENGTHS[now.die - 1], now.toward)


def turns_of(die: int, players: int) -> int:
    """A15.1f: for so many turns it lasts; twice as many with more than six players, then three times."""
    return die * (1 + (players > TIMES_DOUBLED) + (players > 2 * TIMES_DOUBLED))


def is_due(field: Battlefield) -> bool:
    """A15.1d: does whose turn it is now roll a new wind? R-A15.1f: turns that are really taken count."""
    return field.wind is None or field.wind.left <= 0


class Blowing(ArmageddonStep, frozen=True, tag="blowing"):
    """A15.1c, A15.1d: the first activity of a turn: the wind goes on, or a new one is rolled."""

    seat: Seat

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        now = change.state.wind
        if now is not None and not is_due(change.state):
            change.state = change.state.but(wind=Wind(now.die, now.toward, now.left - 1, now.since))
            return
        # A15.1c: one die three times, for strength, direction and duration.
        strength, side, time = (
            throw(change, Throw(purpose, self.seat), dice=1)
            for purpose in ("wind-strength", "wind-direction", "wind-duration")
        )
        turns = turns_of(time, change.state.seats)
        change.state = change.state.but(wind=Wind(strength, side - 1, turns - 1, change.state.round))
        change.tell(
            "wind",
            seat=self.seat,
            strength=STRENGTHS[strength - 1],
            side=SIDES[side - 1],
            turns=turns,
        )


class WindRules(Chapter):
    """15.1."""

    number = 15
    section = "15.1"
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Blowing,)

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        return ((Moment.WIND, Blowing(seat)),)
