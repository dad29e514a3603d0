"""6.1: the phalanx, its forming, stay and movement."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.book import sections_of
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.scenarios.lay import lay_out
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from tests.armageddon.table import after, battle, events, lines, places, refusal

CHAPTERS = (2, 3, 4, 5, 6)
EAST = {1: Phalanx(0)}


def men(kind: str, field: str, phalanx: int = 1, owner: int = 0, count: int = 4) -> list[str]:
    return [f"{owner} {kind} {field} phalanx={phalanx}"] * count


def field_of(*figures: str, **more: Any) -> Any:
    return battle(*figures, chapters=CHAPTERS, **more)


@pytest.mark.rule("A6.1a", "A6.1b")
@pytest.mark.parametrize("kind", ["axe", "lance", "sword"])
def test_four_equal_men_form_a_phalanx(kind: str) -> None:
    position = field_of(*[f"0 {kind} 1/19"] * 4, "1 axe 1/48", round=2)
    assert len(lines(position, "form 1/19")) == 6
    formed = after(position, "form 1/19 SE")
    assert {figure.phalanx for figure in formed.state.figures.values()} == {1, 0}
    assert formed.state.phalanxes == {1: Phalanx(1)}
    (told,) = events(position, "form 1/19 SE")
    assert (told.key, dict(told.args)) == ("formed", {"seat": 0, "kind": kind, "field": "1/19", "side": "SE"})


@pytest.mark.rule("A6.1a", "A6.1b")
@pytest.mark.parametrize(
    ("kinds", "rule"),
    [
        ("axe axe axe", "A6.1a"),
        ("axe axe axe lance", "A6.1b"),
        ("bow bow bow bow", "A6.1b"),
        ("champion champion champion champion", "A6.1b"),
        ("hero axe axe axe", "A6.1b"),
    ],
)
def test_not_of_others_nor_of_fewer(kinds: str, rule: str) -> None:
    position = field_of(*[f"0 {kind} 1/19" for kind in kinds.split()], "1 axe 1/48", round=5)
    assert refusal(position, "form 1/19 E") == rule


@pytest.mark.rule("A6.1a")
def test_not_of_two_players_men_nor_of_men_who_stand_in_one() -> None:
    mixed = field_of("0 axe 1/19", "0 axe 1/19", "0 axe 1/19", "1 axe 1/19", round=5)
    assert refusal(mixed, "form 1/19 E") == "A6.1a"
    assert (
        refusal(field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST, round=5), "form 1/19 E")
        == "A6.1a"
    )
    assert refusal(mixed, "form 1/18 E") == "A6.1a"


@pytest.mark.rule("A6.1c")
def test_they_arrive_then_stand_idle_then_form() -> None:
    """R-A6.1c: turn n, n + 1 and n + 2."""
    position = field_of(*["0 lance 1/18"] * 4, "0 axe 1/1", "1 axe 1/48")
    position = after(position, *(f"go {man} 1/19" for man in (1, 2, 3, 4)))
    assert refusal(position, "form 1/19 E") == "A6.1c"
    position = after(position, "end", "end")
    assert (position.state.round, refusal(position, "form 1/19 E")) == (2, "A6.1c")
    position = after(position, "end", "end")
    assert (position.state.round, refusal(position, "form 1/19 E")) == (3, "")
    # It may move and act at once.
    assert refusal(after(position, "form 1/19 E"), "go 1 1/20") == ""


@pytest.mark.rule("A6.1c")
def test_others_may_have_moved_before_it_is_formed() -> None:
    """R-A6.1c: only what the four themselves do counts, and only as long as there is movement at all."""
    crowd = [*["0 lance 1/19"] * 4, "0 axe 1/1", *men("axe", "1/23", owner=0), "1 axe 1/21", "1 axe 1/48"]
    position = field_of(*crowd, phalanxes=EAST, round=3)
    moved = after(position, "go 5 1/2", "go 6 1/24")
    assert refusal(moved, "form 1/19 E") == "" and len(lines(moved, "form 1/19")) == 6
    charged = after(moved, "form 1/19 E", "go 1 1/20", "attack 1 10", rolls=[12, 14])
    assert 10 not in charged.state.figures, "12 and 5 beat 14 and 1"
    # Whoever of the four has moved spoils it, also in the same turn; and in combat nobody forms up.
    stirred = after(moved, "go 1 1/12", "go 1 1/19")
    assert refusal(stirred, "form 1/19 E") == "A6.1d"
    near = field_of(*["0 lance 1/19"] * 4, "0 axe 1/20", "1 axe 1/21", round=3)
    assert refusal(after(near, "fight"), "form 1/19 E") == "A2.4b"


@pytest.mark.rule("A6.1c", "A6.2m")
def test_it_is_formed_beside_a_phalanx_that_has_just_fallen_apart() -> None:
    """A6.2m: whose men are single ones from the first movement on, and would have to stand idle."""
    crowd = [*["0 lance 1/19"] * 4, "0 axe 1/1", *men("axe", "1/23", count=3), "0 axe 1/24", "1 axe 1/48"]
    position = after(field_of(*crowd, phalanxes=EAST, round=3), "go 5 1/2")
    assert position.state.phalanxes == {}
    assert list(after(position, "form 1/19 E").state.phalanxes) == [1]
    assert refusal(after(position, "go 9 1/23"), "form 1/23 E") == "A6.1c"


@pytest.mark.rule("A6.1d")
def test_one_who_stirs_spoils_it() -> None:
    crowd = [*["0 lance 1/19"] * 4, "0 axe 1/13", "1 hero 1/20", "1 axe 1/48"]
    stepped = after(field_of(*crowd, round=4), "go 1 1/12", "go 1 1/19", "end", "end")
    assert refusal(stepped, "form 1/19 E") == "A6.1d"
    struck = after(field_of(*crowd, round=4), "attack 1 6", rolls=[3, 3])
    assert refusal(after(struck, "end", "end"), "form 1/19 E") == "A6.1d"
    helped = after(field_of(*crowd, round=4), "attack 5 6 1", rolls=[3, 3])
    assert refusal(after(helped, "end", "end"), "form 1/19 E") == "A6.1d"


@pytest.mark.rule("A6.1e")
def test_defending_and_rolling_for_life_do_not_disturb() -> None:
    position = field_of(*["0 lance 1/19"] * 4, "1 hero 1/20", "1 axe 1/48", active=1, desert="1/19")
    # A blow that harms nobody; then thirst: the field is not protected, and all four survive.
    position = after(position, "attack 5 1", rolls=[3, 3, 5, 10, 10, 10, 10])
    assert refusal(position, "form 1/19 E") == ""


@pytest.mark.rule("A6.1f")
def test_a_formed_one_may_be_set_up() -> None:
    scenario = shipped()["lesson-6"]
    field = lay_out(scenario, sections_of(scenario.chapters), (0, 1))
    assert list(field.phalanxes) == [1]
    assert [figure.kind for figure in field.figures.values() if figure.phalanx == 1] == ["sword"] * 4
    without = lay_out(scenario, sections_of((2, 3, 5)), (0, 1))
    assert without.phalanxes == {}
    assert not any(figure.phalanx for figure in without.figures.values())


@pytest.mark.rule("A6.1g")
def test_dissolving_before_the_movement() -> None:
    crowd = [*men("axe", "1/19"), "0 axe 1/1", *men("axe", "1/40", 2, owner=1)]
    position = field_of(*crowd, phalanxes={1: Phalanx(0), 2: Phalanx(3)}, round=3)
    assert "dissolve 1/19" in lines(position)
    assert refusal(position, "dissolve 1/40") == "A6.1g"
    assert refusal(after(position, "go 5 1/2"), "dissolve 1/19") == "A6.1g"
    single = after(position, "dissolve 1/19")
    assert list(single.state.phalanxes) == [2]
    assert refusal(single, "go 1 1/21") == ""
    # They would have to stand idle again.
    assert refusal(single, "form 1/19 E") == "A6.1c"


@pytest.mark.rule("A6.1h", "A6.1l")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ("lowland", ""),
        ("highland", ""),
        ("desert", ""),
        ("highland_desert", ""),
        ("ice_lowland", ""),
        ("ice_highland", ""),
        ("forest", "A6.1h"),
        ("swamp", "A6.1h"),
        ("mountain", "A6.1h"),
        ("ice_mountain", "A6.1h"),
        ("water", "A6.1h"),
        ("peaks", "A6.1h"),
    ],
)
def test_where_it_may_stay(terrain: str, rule: str) -> None:
    """Up a ramp it takes one step as well."""
    is_up = "highland" in terrain
    position = field_of(
        *men("axe", "1/19"),
        "1 axe 1/48",
        phalanxes=EAST,
        ramps="1/19-1/20" if is_up else "",
        **{terrain: "1/20"} if terrain != "lowland" else {},
    )
    assert refusal(position, "go 1 1/20") == rule
    assert ("go 1 1/20" in lines(position)) == (not rule)


@pytest.mark.rule("A6.1i")
def test_it_fills_its_field() -> None:
    crowd = [*men("axe", "1/19"), "0 axe 1/18", "1 axe 1/20", *men("axe", "1/6", 2, owner=1, count=2)]
    position = field_of(*crowd, phalanxes={1: Phalanx(0), 2: Phalanx(3)})
    assert refusal(position, "go 5 1/19") == "A6.1i"
    assert refusal(position, "go 1 1/20") == "A6.1i"
    assert refusal(position, "go 1 1/18") == "A6.1i"
    # Nor does anybody enter where two of four are left.
    near = field_of("0 axe 1/12", *men("axe", "1/6", 1, owner=1, count=2), phalanxes={1: Phalanx(3)})
    assert refusal(near, "go 1 1/6") == "A6.1i"


@pytest.mark.rule("A6.1j")
def test_one_step_a_round_of_all_four() -> None:
    position = field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST)
    assert refusal(position, "go 1 1/21") == "A6.1j"
    moved = after(position, "go 2 1/20")
    assert [places(moved)[each] for each in (1, 2, 3, 4)] == ["1/20"] * 4
    assert refusal(moved, "go 1 1/21") == "A6.1j"
    assert refusal(after(moved, "end", "end"), "go 1 1/21") == ""


@pytest.mark.rule("A6.1j")
def test_a_group_order_to_all_men_is_one_step_of_the_phalanx() -> None:
    position = field_of(*men("axe", "1/19"), "0 bow 1/18", "1 axe 1/48", phalanxes=EAST)
    moved = after(position, "march 1,2,3,4,5 1/20")
    assert set(places(moved).values()) == {"1/20", "1/19", "1/48"}


@pytest.mark.rule("A6.1k", "A6.1m")
def test_no_wading() -> None:
    position = field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST, rivers="1/19-1/20")
    assert refusal(position, "go 1 1/20") == "A6.1k"
    assert refusal(after(position, "dissolve 1/19"), "go 1 1/20") == ""


@pytest.mark.rule("A6.1l", "A6.1m")
def test_levels_only_over_ramps() -> None:
    up = field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST, highland="1/20")
    assert refusal(up, "go 1 1/20") == "A6.1l"
    down = field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST, highland="1/19")
    assert refusal(down, "go 1 1/20") == "A6.1l"
    ramp = field_of(*men("axe", "1/19"), "1 axe 1/48", phalanxes=EAST, highland="1/19", ramps="1/19-1/20")
    assert refusal(ramp, "go 1 1/20") == ""


@pytest.mark.rule("A6.1n")
def test_swapping() -> None:
    both = {1: Phalanx(0), 2: Phalanx(3)}
    two = field_of(*men("axe", "1/19"), *men("axe", "1/20", 2), "1 axe 1/48", phalanxes=both)
    assert refusal(two, "swap 1 5") == "A6.1n"
    crowd = [*men("axe", "1/19"), "0 hero 1/20", *["0 bow 1/20"] * 3, "1 axe 1/48"]
    position = field_of(*crowd, phalanxes=EAST)
    assert refusal(position, "swap 1 5") == "A2.3g"
    assert lines(position, "swap") == ["swap 1 5,6,7,8"]
    for line in ("swap 1 5,6,7,8", "swap 1,2,3,4 5,6,7,8"):
        swapped = after(position, line)
        assert [places(swapped)[each] for each in range(1, 9)] == ["1/20"] * 4 + ["1/19"] * 4
        assert swapped.state.phalanxes[1].course == 0
        assert refusal(swapped, "go 1 1/21") == "A6.1j"


@pytest.mark.rule("A6.1o")
def test_turning_after_the_move_or_instead_of_it() -> None:
    position = field_of(
        *men("axe", "1/19"), *men("axe", "1/40", 2, owner=1), phalanxes={1: Phalanx(0), 2: Phalanx(0)}
    )
    assert len(lines(position, "face")) == 5
    assert refusal(position, "face 1/19 E") == "A6.1o"
    assert refusal(position, "face 1/40 W") == "A6.1o"
    turned = after(position, "face 1/19 SW")
    assert turned.state.phalanxes[1].front == 2
    assert refusal(turned, "go 1 1/20") == "A6.1o"
    moved = after(position, "go 1 1/20", "face 1/20 W")
    assert (moved.state.phalanxes[1].front, moved.state.phalanxes[1].course) == (3, 0)
