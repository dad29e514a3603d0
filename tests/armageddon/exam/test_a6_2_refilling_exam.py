"""A6.2m to A6.2p, A6.2s: losses of a phalanx and how they are made good, read strictly."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.field import Phalanx
from tests.armageddon.exam.staging import alive, duel, facing, phalanx, play, refused, stage, where
from tests.armageddon.table import lines

FAR = ("1 axe 1/48",)


@pytest.mark.rule("A6.2m", "A6.2n")
def test_a_reduced_phalanx_is_dissolved_by_any_other_move() -> None:
    position = stage(*phalanx()[:3], "0 axe 1/27", "0 axe 1/1", phalanxes=facing("E"))
    position = play(position, "go 5 1/2")
    assert not position.state.phalanxes
    assert refused(position, "fill 4 1/26")
    assert where(play(position, "go 1 1/28"), 1) == "1/28", "its men are common men with two steps"


@pytest.mark.rule("A6.2m", "A6.2p")
def test_a_reduced_phalanx_does_not_move_as_one() -> None:
    position = stage(*phalanx()[:3], "0 axe 1/27", phalanxes=facing("E"))
    position = play(position, "go 1 1/25")
    assert (where(position, 2), where(position, 3)) == ("1/26", "1/26")
    assert not position.state.phalanxes


@pytest.mark.rule("A6.2m")
def test_it_stands_through_the_enemys_turn() -> None:
    position = stage(*phalanx(), "1 hero 1/27", "1 axe 1/19", "0 axe 1/1", phalanxes=facing("E"))
    position = play(position, "attack 1 5: 3 12", "end")
    assert position.due == (1,) and 1 not in alive(position)
    assert duel(position, "attack 6 2") == (2, 3, "neither")
    assert duel(position, "attack 5 2")[1] == 3


@pytest.mark.rule("A6.2n", "A6.2p")
def test_refilled_it_moves_and_strikes_with_the_filler() -> None:
    position = stage(*phalanx()[:3], "0 axe 1/25", "1 hero 1/28", phalanxes=facing("E"))
    position = play(position, "fill 4 1/26", "go 4 1/27")
    assert {where(position, man) for man in (1, 2, 3, 4)} == {"1/27"}
    assert refused(position, "go 4 1/34"), "one step, the filler too"
    assert duel(position, "attack 4 5") == (5, 6, "neither")


@pytest.mark.rule("A6.2m", "A6.2n")
def test_one_filler_for_two_gaps_is_not_enough() -> None:
    position = stage(*phalanx()[:2], "0 axe 1/25", "0 axe 1/1", "0 axe 1/18", phalanxes=facing("E"))
    halfway = play(position, "fill 3 1/26")
    assert not play(halfway, "go 4 1/2").state.phalanxes
    position = play(halfway, "fill 5 1/26", "go 4 1/2")
    assert position.state.phalanxes
    assert where(play(position, "go 1 1/27"), 5) == "1/27"


@pytest.mark.rule("A6.2n", "A5.3e")
@pytest.mark.parametrize(
    ("ground", "may"),
    [
        ({}, True),
        ({"highland": "1/25"}, False),
        ({"highland": "1/26"}, False),
        ({"highland": "1/25", "ramps": "1/25-1/26"}, True),  # down a ramp is a single step
        ({"highland": "1/26", "ramps": "1/25-1/26"}, False),  # up is two, ramp or not
        ({"rivers": "1/25-1/26"}, False),
        ({"forest": "1/25"}, True),
        ({"swamp": "1/25"}, True),
    ],
)
def test_no_double_step_for_filling(ground: dict[str, str], may: bool) -> None:
    position = stage(*phalanx()[:3], "0 axe 1/25", phalanxes=facing("E"), **ground)
    assert refused(position, "fill 4 1/26") is not may


@pytest.mark.rule("A6.2n")
def test_the_filler_must_have_stood_next_to_it() -> None:
    position = stage(*phalanx()[:3], "0 axe 1/24", phalanxes=facing("E"))
    assert refused(position, "fill 4 1/26")
    assert refused(play(position, "go 4 1/25"), "fill 4 1/26")


@pytest.mark.rule("A6.2o", "A6.1b")
@pytest.mark.parametrize(
    "filler", ["0 lance 1/25", "0 bow 1/25", "0 champion 1/25", "1 axe 1/25", "0 light-horse 1/25"]
)
def test_fillers_are_men_of_the_weapon(filler: str) -> None:
    assert refused(stage(*phalanx()[:3], filler, *FAR, phalanxes=facing("E")), "fill 4 1/26")


@pytest.mark.rule("A6.2n", "A7.1d")
@pytest.mark.parametrize("mount", ["0 light-horse 1/25", "0 elephant 1/25"])
def test_riders_do_not_fill(mount: str) -> None:
    position = stage(*phalanx()[:3], "0 axe 1/25 on=5", mount, phalanxes=facing("E"))
    assert refused(position, "fill 4 1/26")


@pytest.mark.rule("A6.2n", "A6.1i")
def test_a_full_phalanx_takes_nobody() -> None:
    assert refused(stage(*phalanx(), "0 axe 1/25", phalanxes=facing("E")), "fill 5 1/26")


@pytest.mark.rule("A6.2n")
def test_two_reduced_phalanxes_may_both_be_refilled() -> None:
    both = {1: Phalanx(front=0), 2: Phalanx(front=3)}
    men = (*phalanx()[:3], *phalanx("lance", "1/41", number=2)[:3], "0 axe 1/25", "0 lance 1/42")
    position = play(stage(*men, phalanxes=both), "fill 7 1/26", "fill 8 1/41", "go 1 1/27", "go 4 1/40")
    assert (where(position, 7), where(position, 8)) == ("1/27", "1/40")


@pytest.mark.rule("A6.2o")
def test_a_phalanx_that_gives_a_man_must_be_refilled_at_once() -> None:
    both = {1: Phalanx(front=0), 2: Phalanx(front=3)}
    men = (*phalanx()[:3], *phalanx(field="1/27", number=2), "0 axe 1/28", "0 axe 1/1")
    position = play(stage(*men, phalanxes=both), "fill 4 1/26")
    assert set(play(position, "go 9 1/2").state.phalanxes) == {1}
    position = play(position, "fill 8 1/27", "go 9 1/2")
    assert set(position.state.phalanxes) == {1, 2}
    assert where(play(position, "go 5 1/20"), 8) == "1/20"


@pytest.mark.rule("A6.2o", "A6.1b")
def test_a_lance_phalanx_gives_nobody_to_axes() -> None:
    both = {1: Phalanx(front=0), 2: Phalanx(front=3)}
    men = (*phalanx()[:3], *phalanx("lance", "1/27", number=2))
    assert refused(stage(*men, phalanxes=both), "fill 4 1/26")


@pytest.mark.rule("A6.2s", "A18.6a", "A5.2j")
def test_eleven_for_a_phalanx_man_ten_for_others() -> None:
    position = stage(*phalanx(), "0 axe 1/1", *FAR, phalanxes=facing("E"), active=1, desert="1/26 1/1")
    rolls = "end: 5 10 5 11 10 11 10"
    assert len(alive(play(position, rolls)) & {1, 2, 3, 4}) == 2
    other = play(position, "end: 5 9 5 11 11 11 11")
    assert 5 not in alive(other) and len(alive(other) & {1, 2, 3, 4}) == 4


@pytest.mark.rule("A6.2m", "A6.2n", "A6.2s")
def test_losses_to_thirst_are_made_good_in_the_same_turn() -> None:
    position = stage(*phalanx(), "0 axe 1/25", *FAR, phalanxes=facing("E"), active=1, desert="1/26")
    position = play(position, "end: 5 10 11 11 11")
    assert lines(position, "fill") == ["fill 5 1/26"]
    position = play(position, "fill 5 1/26", "go 5 1/27")
    assert sum(where(position, man) == "1/27" for man in alive(position)) == 4
