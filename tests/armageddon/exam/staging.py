"""What the examiner of chapters 6 to 9 needs: to play several lines, each with its own rolls, in one go.

These tests were written from the rules and not from the code; they look for what the other tests, which grew
together with the code, may have taken for granted.
"""

from __future__ import annotations

from typing import Any

from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.flaws import flaws_of
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import _apply, check, legal
from tests.armageddon.table import LoadedDice, battle, events, lines, places, played, refusal, said

ALL = (2, 3, 4, 5, 6, 7, 8, 9)
SIDES = ("E", "SE", "SW", "W", "NW", "NE")
AROUND = {"E": "1/27", "SE": "1/34", "SW": "1/33", "W": "1/25", "NW": "1/18", "NE": "1/19"}  # around 1/26


def stage(*figures: str, **more: Any) -> ArmageddonPosition:
    """A battle with all chapters; a lone axe of seat 1 far away keeps it going."""
    crowd = [] if any(figure.startswith("1 ") for figure in figures) else ["1 axe 1/48"]
    return battle(*figures, *crowd, **{"chapters": ALL, **more})


def play(position: ArmageddonPosition, *lines_: str) -> ArmageddonPosition:
    """These lines one after the other, each with what is rolled: ``"attack 1 5: 13 3"``."""
    for line in lines_:
        what, _, rolls = line.partition(": ")
        position = played(position, what, map(int, rolls.split())).position
        if isinstance(position.step, Movement | Combat):
            assert not flaws_of(position.state), (line, flaws_of(position.state))
    return position


def allowed(position: ArmageddonPosition, *lines_: str) -> bool:
    """May these be said now, one after the other (without rolls)?"""
    for line in lines_:
        if refusal(position, line):
            return False
        position = played(position, line).position
    return True


def refused(position: ArmageddonPosition, line: str) -> bool:
    return bool(refusal(position, line))


def duel(position: ArmageddonPosition, line: str, attack: int = 3, defence: int = 3) -> tuple[int, int, str]:
    """The good-points of both in this blow, and how it ends."""
    told = told_of(events(position, line, [attack, defence]), "duel")[0]
    return told["attack_total"] - attack, told["defence_total"] - defence, told["result"]


def duels(position: ArmageddonPosition, line: str) -> list[tuple[int, int, int, int]]:
    """All duels that come of a line: who strikes, whom, and the good-points of both."""
    what, _, rolls = line.partition(": ")
    told = told_of(events(position, what, map(int, rolls.split())), "duel")
    return [
        (
            one["figure"],
            one["target"],
            one["attack_total"] - one["attack"],
            one["defence_total"] - one["defence"],
        )
        for one in told
    ]


def tumult(position: ArmageddonPosition, line: str) -> tuple[ArmageddonPosition, list[Any]]:
    """What comes of a line if everybody who is asked in a tumult says the first thing he may; its duels."""
    what, _, rolls = line.partition(": ")
    dice = LoadedDice(map(int, rolls.split()))
    action, told = said(what), []
    while True:
        seat = position.due[0]
        assert check(position, seat, action) is None, action
        result = _apply(position, seat, action, dice)
        position = result.position
        told += told_of(list(result.events), "duel")
        if isinstance(position.step, Movement | Combat):
            assert not dice.sums, f"too many rolls are loaded: {dice.sums}"
            return position, told
        action = legal(position, position.due[0])[0]


def told_of(told: list[Event], key: str) -> list[Any]:
    return [event.args for event in told if event.key == key]


def number(position: ArmageddonPosition, line: str) -> int | None:
    """The number a shot needs; None if it cannot be tried."""
    if refusal(position, line):
        return None
    number_: int = told_of(events(position, line, [3]), "shot")[0]["number"]
    return number_


def alive(position: ArmageddonPosition) -> set[int]:
    return set(position.state.figures)


def where(position: ArmageddonPosition, figure: int) -> str:
    return places(position)[figure]


def owner(position: ArmageddonPosition, figure: int) -> int | None:
    return position.state.figures[figure].owner


def kind(position: ArmageddonPosition, figure: int) -> str:
    return position.state.figures[figure].kind


def goals(position: ArmageddonPosition, figure: int) -> set[str]:
    """Where this figure may go."""
    return {line.split()[2] for line in lines(position, f"go {figure} ")}


def phalanx(weapon: str = "axe", field: str = "1/26", owner: int = 0, number: int = 1) -> tuple[str, ...]:
    return (f"{owner} {weapon} {field} phalanx={number}",) * 4


def facing(side: str, **more: Any) -> dict[int, Phalanx]:
    """Phalanx 1 with the middle of its front at this side."""
    return {1: Phalanx(front=SIDES.index(side), **more)}
