"""15.8: self-destruction."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships.self_destruction import NUMBERS
from hexenkessel.games.armageddon.game import GAME
from tests.armageddon.ships import after, sea, where
from tests.armageddon.table import battle, lines, refusal, said

SEA = (2, 3, 4, 5, 15)
ANIMALS = (2, 3, 4, 5, 7, 8, 9, "15.8")


@pytest.mark.rule("A15.8a")
def test_own_warriors_are_taken_off_at_any_time_of_the_own_turn() -> None:
    position = battle("0 axe 1/19", "0 lance 1/21", "0 axe 1/1", "1 axe 1/20", chapters=(2, 3, "15.8"))
    assert refusal(position, "perish 4") == "A15.8a"
    position = after(position, "perish 3", "go 1 1/12")
    assert 3 not in position.state.figures
    # In combat too; and a turn is not kept open for it.
    fighting = battle("0 axe 1/19", "0 lance 1/19", "1 axe 1/20", chapters=(2, 3, "15.8"), in_combat=True)
    fighting = after(fighting, "perish 2")
    assert fighting.due == (0,) and after(fighting, "attack 1 3", rolls=[3, 3]).due == (1,)


@pytest.mark.rule("A15.8f", "A15.8g", "A15.8h", "A15.8i", "A15.8j")
def test_what_must_be_rolled() -> None:
    assert {NUMBERS[kind] for kind in ("light-horse", "light-chariot-horse", "ladder")} == {9}
    assert {
        NUMBERS[kind] for kind in ("heavy-horse", "heavy-chariot-horse", "wagon", "ram", "onager", "raft")
    } == {10}
    assert {NUMBERS[kind] for kind in ("tortoise", "siege-tower")} == {11}
    assert {NUMBERS[kind] for kind in ("longship", "sailing-ship", "elephant", "mammoth")} == {12}
    assert "axe" not in NUMBERS


@pytest.mark.rule("A15.8b", "A15.8f")
def test_it_is_an_action_and_may_fail() -> None:
    position = battle("0 axe 1/19", "0 light-horse 1/19", "1 axe 1/1", chapters=ANIMALS)
    assert 2 not in after(position, "destroy 1 2", rolls=[9]).state.figures
    failed = after(
        battle("0 axe 1/19", "0 light-horse 1/19", "0 bow 1/2", "1 axe 1/1", chapters=ANIMALS),
        "destroy 1 2",
        rolls=[8],
    )
    assert failed.state.figures[1].acted and refusal(failed, "destroy 1 2") == "A2.4i"
    theirs = battle("0 axe 1/19", "1 light-horse 1/19", "1 axe 1/1", chapters=ANIMALS)
    assert refusal(theirs, "destroy 1 2") == "A15.8b"


@pytest.mark.rule("A15.8c", "A15.8d")
def test_from_where() -> None:
    position = battle("0 axe 1/19", "0 bow 1/19", "0 light-horse 1/20", "1 axe 1/1", chapters=ANIMALS)
    assert refusal(position, "destroy 1 3") == "A15.8c"
    assert refusal(position, "destroy 2 3") == ""
    far = battle("0 bow 1/19", "0 light-horse 1/21", "1 axe 1/1", chapters=ANIMALS)
    assert refusal(far, "destroy 1 2") == "A15.8d"


@pytest.mark.rule("A15.8e")
def test_elephants_only_by_their_riders() -> None:
    position = battle("0 axe 1/19", "0 elephant 1/19", "0 axe 1/19 on=2", "1 axe 1/1", chapters=ANIMALS)
    assert refusal(position, "destroy 1 2") == "A15.8e"
    # The rider then rolls for his life.
    assert 2 not in after(position, "destroy 3 2", rolls=[12, 10]).state.figures


@pytest.mark.rule("A15.8j")
def test_nothing_else_is_in_the_list() -> None:
    position = battle("0 axe 1/19", "0 lance 1/19", "1 axe 1/1", chapters=ANIMALS)
    assert refusal(position, "destroy 1 2") == "A15.8j"


@pytest.mark.rule("A15.8c", "A15.8d", "A15.8i", "A15.8g")
def test_ships_from_aboard_from_an_anchored_side_and_by_bows() -> None:
    crew = ("0 axe 1/19+1", "0 axe 1/12", "0 bow 1/12", "1 axe 1/48")
    loose = sea("0 longship 1/20 pole=E", *crew, lowland="1/12 1/48", chapters=SEA)
    assert refusal(loose, "destroy 2 1") == ""
    assert refusal(loose, "destroy 3 1") == "A15.8c"
    assert refusal(loose, "destroy 4 1") == ""
    anchored = sea(
        "0 longship 1/20 pole=E moored=1/12", *crew, lowland="1/12 1/48", chapters=(2, 3, 4, 5, 15)
    )
    assert refusal(anchored, "destroy 3 1") == ""
    # Who is aboard swims.
    sunk = after(anchored, "destroy 3 1", rolls=[12])
    assert 1 not in sunk.state.figures and where(sunk)[2] == "1/19"


@pytest.mark.rule("A15.8f")
def test_its_odds_are_told() -> None:
    position = battle("0 axe 1/19", "0 light-horse 1/19", "1 axe 1/1", chapters=ANIMALS)
    preview = GAME.preview(position, 0, said("destroy 1 2"))
    assert preview is not None and preview.chances["destroys"] == pytest.approx(160 / 216)


@pytest.mark.rule("A15.8a")
def test_without_the_section_there_is_no_such_word() -> None:
    position = battle("0 axe 1/19", "1 axe 1/1")
    assert lines(position, "perish") == []
