"""8.2: who can fight a chariot, by its speed; 8.3: how its horses trample.

A8.2d: in ordinary melee its horses fight like all horses; chapter 7 says how. A8.2j: all of it comes after
the movement, as in every turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch07_horse.riding import RIDDEN
from hexenkessel.games.armageddon.chapters.ch08_chariot import team
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Bout, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Item, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

CREW: Final = 2  # A8.2a, A8.2e
TRAMPLING: Final = {"light-chariot-horse": 4, "heavy-chariot-horse": 6}  # A8.3g
AGAINST_BOWS: Final = 2


def why_not_strike(index: Index, attacker: Figure, target: Figure) -> Verdict:
    mine, theirs = team.wagon_of(index, attacker), team.wagon_of(index, target)
    # A8.2f: those on the same wagon always can.
    if mine is not None and theirs is not None and mine.id == theirs.id:
        return ALLOWED
    # A8.2c: at speed 3 or 4 nobody can fight the horses.
    if target.harness and index.figures[target.harness].speed >= team.FAST:
        return "A8.2c"
    if mine is not None and (rule := _why_not_from(index, mine, target)):
        return rule
    return _why_not_from(index, theirs, attacker) if theirs is not None else None


def _why_not_from(index: Index, wagon: Figure, other: Figure) -> Rule | None:
    """The rule that keeps the crew of a wagon and somebody outside it apart."""
    # A8.2a: at speed 0 nothing does.
    if not wagon.speed:
        return None
    is_behind = team.behind(index.ground, wagon) == other.field
    # A8.2b: at speed 1 or 2 only from and to the field right behind.
    if wagon.speed < team.FAST:
        return None if is_behind else "A8.2b"
    # A8.2c: at speed 3 or 4 only riders there; one may strike at the horse under them (A7.2i).
    return None if is_behind and _is_mounted(index, other) else "A8.2c"


def _is_mounted(index: Index, figure: Figure) -> bool:
    if figure.on:
        return index.figures[figure.on].kind in RIDDEN
    return figure.id in index.riders and index.figures[figure.id].kind in RIDDEN


def points(index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterator[Item]:
    if bout.manner == "trample" and fighter.id == bout.attacker.id and fighter.kind in TRAMPLING:
        # A8.3g, A18.3f, A18.3h: four or six, and two more against bows.
        yield ("trampling", TRAMPLING[fighter.kind])
        if opponent.kind == "bow":
            yield ("against-bow", AGAINST_BOWS)
    # A8.2a, A8.2e: all who stand on a wagon, at every speed and against everybody.
    if team.wagon_of(index, fighter) is not None:
        yield ("crew", CREW)
