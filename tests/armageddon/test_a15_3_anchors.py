"""15.3: anchors."""

from __future__ import annotations

import pytest

from tests.armageddon.ships import after, sea, where
from tests.armageddon.table import lines, refusal

CREW = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "0 lance 1/19+1", "1 axe 1/48")


@pytest.mark.rule("A15.3s", "A15.3t", "A15.3u")
def test_a_warrior_aboard_casts_the_anchor_at_a_landable_coast() -> None:
    position = sea(*CREW, lowland="1/12 1/13 1/48", highland="1/28", forest="1/21")
    assert lines(position, "anchor") == ["anchor 2 1/12"]
    assert refusal(position, "anchor 2 1/28") == "A15.3s"
    # Before the prow it does not hold.
    assert refusal(position, "anchor 2 1/21") == "A15.3t"
    assert refusal(position, "anchor 2 1/1") == "A15.3t"
    assert refusal(position, "anchor 4 1/13") == "A2.3e"
    anchored = after(position, "anchor 2 1/13")
    names = anchored.state.index.ground.names
    # At all edges of that side that touch land.
    assert [names[field] for field in anchored.state.figures[1].moored] == ["1/12", "1/13"]
    assert refusal(anchored, "go 1 1/28") == "A15.3u"
    # It costs no step and is no action.
    assert not anchored.state.figures[2].steps and not anchored.state.figures[2].acted


@pytest.mark.rule("A15.3v")
def test_it_is_cast_or_raised_once_in_a_round() -> None:
    position = after(sea(*CREW, lowland="1/12 1/13 1/48"), "anchor 2 1/13")
    assert refusal(position, "weigh 2 1/13") == "A15.3v"
    assert refusal(position, "weigh 3 1/13") == "A15.3v"
    later = after(position, "end", "end")
    assert refusal(after(later, "weigh 2 1/13"), "anchor 3 1/13") == "A15.3v"
    assert refusal(after(later, "weigh 2 1/13"), "go 1 1/21") == ""


@pytest.mark.rule("A15.3w")
def test_at_two_coasts_two_warriors_cast_it() -> None:
    position = after(sea(*CREW, lowland="1/13 1/28 1/48"), "anchor 2 1/13")
    assert refusal(position, "anchor 2 1/28") == "A15.3v"
    both = after(position, "anchor 3 1/28")
    names = both.state.index.ground.names
    assert [names[field] for field in both.state.figures[1].moored] == ["1/13", "1/28"]


@pytest.mark.rule("A15.3l", "A15.3u")
def test_only_the_side_that_has_the_majority() -> None:
    crew = ("0 longship 1/20 pole=E", "0 axe 1/20+1", "1 axe 1/19+1", "1 axe 1/19+1")
    assert refusal(sea(*crew, lowland="1/13"), "anchor 2 1/13") == "A15.3l"


@pytest.mark.rule("A15.3x", "A15.3y")
def test_rafts_are_tied_and_untied() -> None:
    rafts = ("0 raft 1/20", "0 axe 1/20+1", "0 raft 1/21", "0 axe 1/21+1", "1 axe 1/48")
    position = after(sea(*rafts, lowland="1/48"), "tie 2 3")
    assert position.state.figures[1].tied == (3,) and position.state.figures[3].tied == (1,)
    position = after(position, "end", "end")
    free = after(position, "untie 4 1")
    assert free.state.figures[1].tied == () == free.state.figures[3].tied
    far = sea("0 raft 1/20", "0 axe 1/20+1", "0 raft 1/22", "1 axe 1/48", lowland="1/48")
    assert refusal(far, "tie 2 3") == "A15.3x"


@pytest.mark.rule("A15.3y")
@pytest.mark.parametrize(("answer", "tied"), [("agree", (3,)), ("decline", ())])
def test_the_owner_of_the_other_raft_is_asked(answer: str, tied: tuple[int, ...]) -> None:
    rafts = ("0 raft 1/20", "0 axe 1/20+1", "1 raft 1/21", "1 axe 1/21+1")
    position = after(sea(*rafts), "tie 2 3")
    assert position.due == (1,)
    position = after(position, answer)
    assert position.state.figures[1].tied == tied and position.due == (0,)


@pytest.mark.rule("A15.3x", "A15.5e")
def test_a_raft_that_is_tied_to_an_anchored_one_stays() -> None:
    rafts = ("0 raft 1/20 tied=2", "0 raft 1/21 tied=1 moored=1/14", "1 axe 1/48", "0 axe 1/45")
    position = after(sea(*rafts, wind="storm W", lowland="1/14 1/45 1/48"), "end", "end")
    assert where(position)[1] == "1/20"
