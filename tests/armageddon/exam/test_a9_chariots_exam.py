"""A9.1u to A9.1w, A9.4k: elephants and chariots, and other meetings of the later chapters, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import (
    alive,
    duels,
    facing,
    goals,
    kind,
    phalanx,
    play,
    refused,
    stage,
    where,
)
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")
RIDDEN = ("0 elephant 1/24", "0 axe 1/24 on=1")


@pytest.mark.rule("A9.1u", "A9.1v")
@pytest.mark.parametrize(
    ("horses", "more", "left"),
    [(2, (), 2), (4, (), 2), (3, (), 2), (4, ("1 elephant 1/27",), 0)],
)
def test_the_team_is_thinned_beside_an_elephant(horses: int, more: tuple[str, ...], left: int) -> None:
    """No die is rolled: what is too much is removed from the team."""
    position = stage(*chariot(horses, ("axe",), 3), "1 elephant 1/27", *more, *FAR)
    team = set(range(2, 2 + horses))
    position = play(position, "go 1 1/27")
    assert len(alive(position) & team) == left
    assert len(alive(position)) == len(chariot(horses, ("axe",), 3)) + 1 + len(more) + 2 - (horses - left)


@pytest.mark.rule("A9.1w", "A9.1v")
def test_the_wagon_does_not_follow_onto_its_field() -> None:
    position = play(stage(*chariot(2, ("axe",), 3), "1 elephant 1/27", *FAR), "go 1 1/27")
    assert where(position, 1) == "1/26" and not goals(position, 1)


@pytest.mark.rule("A9.1v", "A8.1k")
def test_a_chariot_that_lost_its_team_stands() -> None:
    position = play(stage(*chariot(2, ("axe",), 3), *["1 elephant 1/27"] * 2, *FAR), "go 1 1/27")
    assert not alive(position) & {2, 3} and not goals(position, 1) and not lines(position, "back")


@pytest.mark.rule("A9.4k", "A9.4f")
@pytest.mark.parametrize(("crew", "rolls"), [(0, ""), (1, ""), (2, ""), (3, ": 12 3")])
def test_a_wagon_is_crushed_and_its_crew_stands_on_the_ground(crew: int, rolls: str) -> None:
    """With three the field is too full by one, and then they are trampled."""
    men = chariot(2, ("sword",) * crew, owner=1)
    position = stage(*men, "0 elephant 1/24", f"0 axe 1/24 on={4 + crew}", *FAR)
    position = play(position, f"go {4 + crew} 1/25{rolls}")
    assert 1 not in alive(position)
    left = alive(position) & set(range(4, 4 + crew))
    assert len(left) == min(crew, 2) and all(position.state.figures[man].on == 0 for man in left)
    assert all(position.state.figures[horse].harness == 0 for horse in (2, 3)), "the team is loose"


@pytest.mark.rule("A9.4k", "A8.2e", "A9.4g")
def test_the_trampled_crew_has_no_wagon_points() -> None:
    position = stage(*chariot(2, ("sword",) * 3, owner=1), "0 elephant 1/24", "0 axe 1/24 on=7", *FAR)
    assert duels(position, "go 7 1/25: 12 3")[0][2:] == (6, 0)


@pytest.mark.rule("A9.4k", "A8.1r")
def test_the_crushed_crew_walks_in_its_own_turn() -> None:
    position = stage(*chariot(2, ("sword",), owner=1), "0 elephant 1/24", "0 axe 1/24 on=5", *FAR)
    position = play(position, "go 5 1/25", "end")
    assert position.due == (1,) and "1/27" in goals(position, 4) and "1/28" not in goals(position, 4)


@pytest.mark.rule("A9.4c", "A9.4g", "A8.2d")
def test_an_elephant_tramples_a_harnessed_team() -> None:
    """Four horses: two must fall; they defend as horses do and kill nobody."""
    position = stage(
        *chariot(4, ("sword",), owner=1, weight="heavy"), "0 elephant 1/27", "0 axe 1/27 on=7", *FAR
    )
    told = duels(position, "go 7 1/26: 3 18 12 3 12 3")
    assert [points[2:] for points in told] == [(6, 2)] * 3
    assert len(alive(play(position, "go 7 1/26: 3 18 12 3 12 3")) & {2, 3, 4, 5}) == 2


@pytest.mark.rule("A9.3k", "A8.4a")
def test_panic_among_a_team_kills_it() -> None:
    position = stage(*chariot(2, ("axe",), 3, owner=1), "1 elephant 1/26", "0 bow 1/28", *FAR)
    position = play(position, "shoot 6 5: 17")
    assert alive(position) & {2, 3} == set() and alive(position) >= {1, 4, 5}


@pytest.mark.rule("A9.3k", "A6.2m")
def test_a_phalanx_is_no_shelter_from_panic() -> None:
    """The elephant tramples its way in; the last defender's 17 sweeps the field."""
    position = stage(*RIDDEN, *phalanx(field="1/25", owner=1), *FAR, phalanxes=facing("W"))
    position = play(position, "go 1 1/25: 12 3 3 17")
    assert alive(position) & {1, 2, 3, 4, 5, 6} == {1} and not position.state.phalanxes


@pytest.mark.rule("A9.3e", "A8.2b", "A8.2e")
def test_a_crew_strikes_an_elephant_with_its_points() -> None:
    position = stage(*chariot(2, ("axe",), 1), "1 elephant 1/24", *FAR)
    told = duels(position, "attack 4 5: 18 3")
    assert told[0][2:] == (4, 6)
    assert kind(play(position, "attack 4 5: 18 3"), 4) == "champion"
    assert refused(stage(*chariot(2, ("axe",), 1), "1 elephant 1/17", *FAR), "attack 4 5"), "behind only"


@pytest.mark.rule("A9.3e", "A7.2b", "A9.3f")
def test_a_rider_strikes_an_elephant_with_his_points() -> None:
    position = stage("0 axe 1/26 on=2", "0 heavy-horse 1/26", "1 elephant 1/27", *FAR)
    assert duels(position, "attack 1 3: 3 3")[0][2:] == (4, 6)


@pytest.mark.rule("A9.3e", "A6.2c", "A6.2e")
def test_a_phalanx_man_strikes_an_elephant_as_a_champion() -> None:
    position = stage(*phalanx(), "1 elephant 1/27", *FAR, phalanxes=facing("E"))
    if not refused(position, "attack 1 5"):
        assert duels(position, "attack 1 5: 3 3")[0][2:] == (5, 6)
