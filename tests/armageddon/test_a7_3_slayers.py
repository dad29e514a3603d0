"""A7.3d, A9.2a: whoever has killed the warrior of an animal does not take it in the same round."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.chariots import ALL, chariot
from tests.armageddon.table import after, battle, lines, refusal
from tests.armageddon.test_a7_1_horse import rider

ELEPHANT = ("0 elephant 1/26", "0 bow 1/26 on=1")
FAR = "1 axe 1/48"


def field_of(*figures: str, **more: Any) -> ArmageddonPosition:
    return battle(*figures, chapters=ALL, **more)


def taking(position: ArmageddonPosition, who: int, animal: int, *, is_ridden: bool = True) -> set[str]:
    """The rules by which somebody is kept from taking an animal; empty strings: he may."""
    verbs = ["mount", "lead"] if is_ridden else ["lead"]
    return {refusal(position, f"{verb} {who} {animal}") for verb in verbs}


# A rider with a spare horse on 1/27 is too much for an elephant that comes there: one of the three must die.
TRAMPLED = (*ELEPHANT, *rider("1/27", 3, owner=1), "1 light-horse 1/27", "0 axe 1/20", FAR)


def after_trampling(*more: str, **said: Any) -> ArmageddonPosition:
    """The rider is trampled, the elephant goes on, and a man of its player's has come to the horses."""
    position = field_of(*TRAMPLED, *more, **said)
    position = after(after(position, "go 1 1/27"), "defend 3", rolls=[12, 3])
    assert 3 not in position.state.figures and position.due == (0,)
    return after(position, "go 1 1/28", "go 6 1/27")


@pytest.mark.rule("A7.3d", "A9.4f")
def test_an_elephant_has_trampled_the_rider() -> None:
    position = after_trampling()
    assert taking(position, 6, 4) == {"A7.3d"}
    assert not lines(position, "mount 6 4") and not lines(position, "lead 6 4")
    # The horse that nobody rode or led stands alone as any other.
    assert taking(position, 6, 5) == {""}
    # When a new round has begun everything is as usual.
    later = after(position, "end", "end")
    assert later.state.round == 2 and taking(later, 6, 4) == {""}
    assert after(later, "mount 6 4").state.figures[4].owner == 0


@pytest.mark.rule("A7.3d")
def test_others_may_be_faster_be_they_allies_or_its_owner() -> None:
    position = after_trampling("2 axe 1/34", "1 axe 1/35", seats=3, sides=(0, 1, 0))
    away = after(position, "go 6 1/20", "end")
    assert away.due == (1,) and taking(after(away, "go 9 1/27"), 9, 4) == {""}
    ally = after(away, "end", "go 8 1/27")
    assert (ally.state.round, ally.due) == (1, (2,))
    assert taking(ally, 8, 4) == {""}


@pytest.mark.rule("A7.3d", "A8.3c")
def test_chariot_horses_have_trampled_the_rider() -> None:
    crowd = (*chariot(2, speed=3), "0 axe 1/27", *rider("1/27", 6, owner=1), FAR)
    position = after(field_of(*crowd), "go 1 1/27", rolls=[3, 3])
    position = after(position, "defend 6", rolls=[12, 3])
    assert 6 not in position.state.figures and position.due == (0,)
    assert taking(position, 5, 7) == {"A7.3d"}
    assert taking(after(position, "end", "end"), 5, 7) == {""}


@pytest.mark.rule("A7.3d", "A8.4j")
def test_neither_who_drives_nor_who_owns_the_team_takes_the_horse() -> None:
    """Seat 0 has the wagon of seat 2 to itself and drives it over the rider of seat 1."""
    crowd = (*chariot(2, (), speed=3, owner=2), "0 axe 1/25 on=1", "0 axe 1/27", *rider("1/27", 6, owner=1))
    position = after(field_of(*crowd, "2 axe 1/20", FAR, seats=3), "go 1 1/27", rolls=[3, 3])
    position = after(position, "defend 6", rolls=[12, 3])
    assert taking(position, 5, 7) == {"A7.3d"}
    theirs = after(position, "go 5 1/19", "end", "end", "go 8 1/27")
    assert (theirs.state.round, theirs.due) == (1, (2,))
    assert taking(theirs, 8, 7) == {"A7.3d"}


@pytest.mark.rule("A7.3d", "A7.3c")
def test_who_has_killed_in_defence_waits_too() -> None:
    """Seat 0 attacks and falls; it is the turn of seat 1 in the same round."""
    crowd = (*rider("1/26"), "1 axe 1/27", "1 lance 1/28", "0 axe 1/1")
    position = after(field_of(*crowd), "attack 1 3", rolls=[3, 12])
    position = position if position.due == (1,) else after(position, "end")
    assert 1 not in position.state.figures and position.state.round == 1
    for man in (3, 4):
        assert taking(after(position, f"go {man} 1/26"), man, 2) == {"A7.3d"}
    assert taking(after(position, "go 3 1/26", "end", "end"), 3, 2) == {""}


@pytest.mark.rule("A7.3d", "A8.1h")
def test_it_holds_for_all_that_he_led() -> None:
    led = ("1 light-horse 1/27 led_by=3", "1 heavy-chariot-horse 1/27 led_by=3")
    position = field_of(*ELEPHANT, "1 axe 1/27", *led, "0 axe 1/20", FAR)
    position = after(after(position, "go 1 1/27"), "defend 3", rolls=[12, 3])
    position = after(position, "go 1 1/28", "go 6 1/27")
    assert taking(position, 6, 4) == {"A7.3d"}
    assert taking(position, 6, 5, is_ridden=False) == {"A7.3d"}


@pytest.mark.rule("A9.2a")
def test_an_elephants_leader_has_been_trampled() -> None:
    position = field_of(*ELEPHANT, "1 axe 1/27", "1 elephant 1/27 led_by=3", "0 axe 1/20", FAR)
    position = after(position, "go 1 1/27", rolls=[12, 3])
    assert 3 not in position.state.figures
    assert refusal(position, "mount 5 4") == "A9.2a", "from the next field"
    position = after(position, "go 1 1/28", "go 5 1/27")
    assert taking(position, 5, 4) == {"A9.2a"}
    assert taking(after(position, "end", "end"), 5, 4) == {""}


@pytest.mark.rule("A9.2a", "A9.3k")
def test_a_panic_is_a_killing_by_the_elephants_player() -> None:
    """It kills its own rider and the leader of the other one. One's own elephant is no matter of capture."""
    position = field_of(*ELEPHANT, "1 axe 1/27", "1 elephant 1/27 led_by=3", "0 axe 1/20", FAR)
    position = after(position, "go 1 1/27", rolls=[3, 17])
    assert {2, 3}.isdisjoint(position.state.figures)
    assert refusal(position, "mount 5 4") == "A9.2a"
    assert refusal(position, "mount 5 1") == ""
    theirs = after(position, "end")
    assert refusal(after(theirs, "end"), "mount 5 4") == ""
