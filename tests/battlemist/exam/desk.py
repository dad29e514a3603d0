"""What the examiner keeps on his desk: to play a few lines and let everybody pass in between.

These tests were written from the rules and not from the code; they look for what the other tests, which grew
together with the code, may have taken for granted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import Chance
from hexenkessel.kernel.patterns import Pass
from tests.battlemist.table import GRAMMAR, LoadedDice, due, is_over, refusal_of, say, seat_of, settled, table

QUIET = "stars 1 used 1"  # no card and no star power: never asked for either


def roll(*faces: int, order: tuple[str, ...] = ()) -> LoadedDice:
    return LoadedDice(*faces, order=order)


def lay(
    *steps: Any, roads: Sequence[str] = (), more: Mapping[str, Any] | None = None, **settings: Any
) -> Any:
    """A table at which nobody has cards or star power unless said, and every realm named is on the board.

    `more`: what the world holds besides, field by field.
    """
    races = settings.get("races", ("orcs", "knights"))
    quiet = {race.replace("-", "_"): QUIET for race in races}
    named = [realm for places in settings.get("units", {}).values() for realm in places]
    named += [words.split()[0] for words in settings.get("heroes", {}).values()]
    named += settings.get("towns", {})
    active = getattr(steps[-1], "seat", None) if steps else None
    position = table(*steps, roads=(*roads, *named), **{"active": active, **quiet, **settings})
    return replace(position, state=position.state.but(**(more or {})))


def go(position: Any, *lines: str, dice: Chance | None = None) -> Any:
    """Say these lines, each as soon as it can be said; all others pass, and everybody does in between."""
    position = settled(position, dice)
    for line in lines:
        race = line.partition(": ")[0]
        while refusal_of(position, line) is not None:
            assert isinstance(position.step, Moment), f"{line}: {refusal_of(position, line)}, {position.step}"
            position = say(position, f"{due(position)[0]}: pass", dice).position
        if isinstance(position.step, Moment):
            for other in due(position):
                if other != race:
                    position = say(position, f"{other}: pass", dice).position
        position = say(position, line, dice).position
    return position


def calm(position: Any, dice: Chance | None = None) -> Any:
    """Everybody passes until something else is asked."""
    position = settled(position, dice)
    while position.outcome is None and isinstance(position.step, Moment):
        position = say(position, f"{due(position)[0]}: pass", dice).position
    return position


def over(position: Any, dice: Chance | None = None) -> Any:
    """Everybody passes, and then nothing of what the test laid out is left."""
    position = calm(position, dice)
    assert is_over(position), position.step
    return position


def moment(position: Any) -> tuple[str, ...]:
    """The windows that are open now, or none."""
    return position.step.windows if isinstance(position.step, Moment) else ()


def spent(dice: LoadedDice) -> bool:
    """Have all loaded dice been rolled?"""
    return not dice.faces


class OutOfDice(Exception):
    """Every loaded die has fallen, and another is wanted."""


class Tape(LoadedDice):
    """Loaded dice that remember what they were rolled for, and stop the game when they are out."""

    def __init__(self, *faces: int) -> None:
        super().__init__(*faces)
        self.rolled: list[tuple[str, int]] = []

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        if len(self.faces) < count:
            raise OutOfDice
        self.rolled.append((purpose, count))
        return super().roll(purpose, count, sides, need)


def up_to(position: Any, *faces: int, said: Sequence[str] = ()) -> Any:
    """On with these lines and dice, everybody else passing, until a decision or another die is wanted."""
    return taped(position, *faces, said=said)[0]


def taped(position: Any, *faces: int, said: Sequence[str] = ()) -> tuple[Any, Tape]:
    """The same, and what the dice were rolled for."""
    tape = Tape(*faces)
    waiting = list(said)
    change = Change(position, tape)
    try:
        while True:
            now = change.position(position.number)
            asked = () if now.outcome else now.steps[-1].due(now)
            if not asked and not now.outcome:
                change.steps[-1].run(change)
                continue
            if waiting and refusal_of(now, waiting[0]) is None:
                race, _, line = waiting.pop(0).partition(": ")
                seat, action = seat_of(now, race), GRAMMAR.read(line)
                for other in asked if isinstance(now.step, Moment) else ():
                    if other != seat:
                        now = _said(now, other, Pass(), tape).position(position.number)
                change = _said(now, seat, action, tape)
            elif asked and isinstance(now.step, Moment):
                change = _said(now, asked[0], Pass(), tape)
            else:
                assert not waiting, f"{waiting[0]}: {refusal_of(now, waiting[0])}, {now.step}"
                return now, tape
    except OutOfDice:
        assert not waiting, f"no dice left before {waiting[0]}"
        return change.position(position.number), tape


def _said(position: Any, seat: int, action: Any, tape: Tape) -> Change[Any]:
    change = Change(position, tape)
    position.step.apply(change, seat, action)
    return change
