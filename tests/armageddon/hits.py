"""One hit (14.3) on a battlefield laid out by hand, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hexenkessel.games.armageddon.chapters.ch14_onager import effects
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import Played, _settle
from hexenkessel.kernel.seats import Seat
from tests.armageddon.table import LoadedDice


class Floors(Chapter):
    """A chapter of tests by which there are places above the fields."""

    number, section = 97, "97"
    floors = 3


class AnyDice(LoadedDice):
    """Sums of three dice, and what single dice show."""

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        return self.single(purpose) if count == 1 else super().roll(purpose, count, sides, need)


def done(
    position: ArmageddonPosition, what: Callable[[ArmageddonChange], Any], rolls: Iterable[int] = ()
) -> Played[Battlefield]:
    """What comes of this until somebody is asked. All rolls that are loaded must be used."""
    dice = AnyDice(rolls)
    change = Change(position, dice)
    what(change)
    result = _settle(change, position.number + 1, 0)
    assert not dice.sums, f"too many rolls are loaded: {dice.sums}"
    return result


def hit(
    position: ArmageddonPosition, field: str, rolls: Iterable[int] = (), by: Seat | None = 0
) -> Played[Battlefield]:
    number = position.state.index.ground.number[field]
    return done(position, lambda change: effects.hit_field(change, number, by), rolls)
