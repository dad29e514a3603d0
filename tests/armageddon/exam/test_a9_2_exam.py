"""A9.2: whose elephant it is, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import goals, owner, play, refused, stage
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")


@pytest.mark.rule("A9.2a", "A9.1h")
@pytest.mark.parametrize(("verb", "start"), [("mount", "1/26"), ("mount", "1/25"), ("lead", "1/26")])
def test_alone_it_is_captured(verb: str, start: str) -> None:
    position = play(stage(f"0 axe {start}", "1 elephant 1/26", *FAR), f"{verb} 1 2")
    assert owner(position, 2) == 0 and goals(position, 2 if verb == "mount" else 1)


@pytest.mark.rule("A9.2a")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_warrior_beside_it_guards_it(seat: int) -> None:
    position = stage("0 axe 1/26", "1 elephant 1/26", f"{seat} axe 1/26", "1 axe 1/48", "2 axe 1/47", seats=3)
    assert refused(position, "mount 1 2") and refused(position, "lead 1 2")


@pytest.mark.rule("A9.2b", "A9.2c")
def test_gifts_of_elephants() -> None:
    men = ("0 elephant 1/25", "0 axe 1/25 on=1", "1 axe 1/26", "1 axe 1/48")
    assert refused(stage(*men), "give 1 1"), "the receiver is on the next field"
    position = play(stage(*men), "go 1 1/26", "dismount 2", "give 1 1", "end")
    position = play(position, "mount 3 1")
    assert owner(position, 1) == 1 and not goals(position, 1)
    position = play(position, "end", "end")
    assert position.state.round == 2 and goals(position, 1)
    assert not lines(stage("0 elephant 1/25", "0 axe 1/25", *FAR), "give")


@pytest.mark.rule("A9.2a", "A2.4b")
def test_the_killer_of_the_leader_waits_a_round() -> None:
    men = ("0 axe 1/26", "1 elephant 1/26 led_by=3", "1 axe 1/26", "1 axe 1/48", "0 axe 1/1")
    position = play(stage(*men), "attack 1 3: 18 3")
    assert refused(position, "mount 1 2") and refused(position, "lead 1 2")
    position = position if position.due == (1,) else play(position, "end")
    assert owner(play(position, "end", "lead 1 2"), 2) == 0


@pytest.mark.rule("A9.2b", "A9.2a")
def test_captured_in_the_round_of_its_move_it_rests() -> None:
    """Seat 0 rides up, seat 1 shoots the rider, seat 2 takes the beast, all in one round."""
    men = ("0 elephant 1/24", "0 axe 1/24 on=1", "1 bow 1/28", "2 axe 1/27", "0 axe 1/1", "1 axe 1/48")
    position = play(stage(*men, seats=3), "go 1 1/26", "end", "shoot 3 2: 15")
    position = position if position.due == (2,) else play(position, "end")
    position = play(position, "mount 4 1")
    assert owner(position, 1) == 2 and not goals(position, 1)
    position = play(position, "end", "end", "end")
    assert position.state.round == 2 and goals(position, 1)
