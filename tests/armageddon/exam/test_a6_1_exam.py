"""A6.1: forming a phalanx and moving with it, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import (
    AROUND,
    SIDES,
    allowed,
    facing,
    goals,
    phalanx,
    play,
    refused,
    stage,
    where,
)
from tests.armageddon.table import lines, refusal

IDLE = ("end", "end")
FAR = ("1 axe 1/48",)


def four(weapon: str = "axe", field: str = "1/26") -> tuple[str, ...]:
    return (f"0 {weapon} {field}",) * 4


@pytest.mark.rule("A6.1a", "A6.1b")
@pytest.mark.parametrize("weapon", ["axe", "lance", "sword"])
def test_four_of_a_weapon_form(weapon: str) -> None:
    position = stage(*four(weapon), round=3)
    assert {f"form 1/26 {side}" for side in SIDES} == set(lines(position, "form"))


@pytest.mark.rule("A6.1a", "A6.1b")
@pytest.mark.parametrize("odd", ["lance", "bow", "champion", "hero", "light-horse"])
def test_the_fourth_must_be_their_like(odd: str) -> None:
    assert refused(stage(*four()[:3], f"0 {odd} 1/26", round=3), "form 1/26 E")


@pytest.mark.rule("A6.1a", "A6.1b")
@pytest.mark.parametrize("kind", ["bow", "champion", "hero"])
def test_four_bows_or_lords_form_nothing(kind: str) -> None:
    assert not lines(stage(*four(kind), round=3), "form")


@pytest.mark.rule("A6.1a")
def test_three_are_too_few() -> None:
    assert refused(stage(*four()[:3], round=3), "form 1/26 E")


@pytest.mark.rule("A6.1a")
def test_an_allys_man_is_not_ones_own() -> None:
    position = stage(*four()[:3], "2 axe 1/26", *FAR, seats=3, sides=(0, 1, 0), round=3)
    assert refused(position, "form 1/26 E")


@pytest.mark.rule("A6.1a", "A6.1i", "A9.1g")
def test_riders_of_an_elephant_stand_in_no_phalanx() -> None:
    """Two ride, two stand beside it: four axes and four room units, but the elephant has two of them."""
    position = stage("0 axe 1/26 on=5", "0 axe 1/26 on=5", *four()[:2], "0 elephant 1/26", round=3)
    assert refused(position, "form 1/26 E")


@pytest.mark.rule("A6.1c")
def test_turn_n_n_plus_1_n_plus_2() -> None:
    position = stage(*four()[:3], "0 axe 1/24")
    position = play(position, "go 4 1/26")
    assert refused(position, "form 1/26 E"), "just arrived"
    position = play(position, *IDLE)
    assert refused(position, "form 1/26 E"), "they have not yet stood idle for a turn"
    position = play(position, *IDLE)
    assert play(position, "form 1/26 W").state.phalanxes


@pytest.mark.rule("A6.1c", "A6.1f")
def test_who_stood_together_from_the_start_must_idle_once() -> None:
    position = stage(*four())
    assert refused(position, "form 1/26 E")
    assert allowed(play(position, *IDLE), "form 1/26 E")


@pytest.mark.rule("A6.1c")
def test_the_fresh_phalanx_moves_and_strikes_at_once() -> None:
    position = stage(*four(), "1 lance 1/28", *FAR, round=3)
    position = play(position, "form 1/26 E", "go 1 1/27", "attack 1 5: 12 16")
    assert 5 not in position.state.figures, "12 + 3 + 2 beats 16"


@pytest.mark.rule("A6.1d", "A2.3f")
def test_a_step_out_and_back_delays_by_a_round() -> None:
    position = stage(*four(), round=3)
    position = play(position, "go 2 1/27", "go 2 1/26", *IDLE)
    assert refused(position, "form 1/26 E")
    assert allowed(play(position, *IDLE), "form 1/26 E")


@pytest.mark.rule("A6.1d", "A3.2c", "A18.2a")
def test_support_is_an_action_too() -> None:
    position = stage(*four(), "1 hero 1/27", round=3)
    position = play(position, "attack 1 5 2: 3 3", "end", "end")
    assert refused(position, "form 1/26 E")
    position = play(position, "end", "end")
    assert allowed(position, "form 1/26 E")


@pytest.mark.rule("A6.1e", "A2.4m")
def test_defence_does_not_disturb() -> None:
    position = stage(*four(), "1 hero 1/27", round=2)
    position = play(position, "end", "attack 5 1: 11 3")
    position = position if position.due == (0,) else play(position, "end")
    assert allowed(position, "form 1/26 E")


@pytest.mark.rule("A6.1e", "A5.2k")
def test_rolling_for_life_does_not_disturb() -> None:
    position = stage(*four(), desert="1/26", round=2)
    position = play(position, "end", "end: 5 10 10 10 10")
    assert allowed(position, "form 1/26 E")


@pytest.mark.rule("A6.1g", "A6.1m")
def test_a_dissolved_phalanx_lets_its_men_wade_in_the_same_turn() -> None:
    position = stage(*phalanx(), phalanxes=facing("E"), rivers="1/26-1/27")
    assert refused(position, "go 1 1/27")
    position = play(position, "dissolve 1/26", "go 1 1/27")
    assert [where(position, man) for man in (1, 2, 3, 4)] == ["1/27", "1/26", "1/26", "1/26"]
    assert not position.state.phalanxes


@pytest.mark.rule("A6.1g")
def test_no_dissolving_after_the_move() -> None:
    position = play(stage(*phalanx(), phalanxes=facing("E")), "go 1 1/27")
    assert refused(position, "dissolve 1/27")


@pytest.mark.rule("A6.1h", "A6.1m")
@pytest.mark.parametrize(
    ("terrain", "may"),
    [("desert", True), ("ice_lowland", True), ("forest", False), ("swamp", False), ("water", False)],
)
def test_ground_of_the_same_level(terrain: str, may: bool) -> None:
    position = stage(*phalanx(), phalanxes=facing("E"), **{terrain: "1/27"})
    assert ("1/27" in goals(position, 1)) is may


@pytest.mark.rule("A6.1h", "A6.1l")
@pytest.mark.parametrize("ramp", [True, False])
@pytest.mark.parametrize(
    ("here", "there", "may"),
    [
        ("lowland", "highland", True),
        ("highland", "lowland", True),
        ("lowland", "highland_desert", True),
        ("lowland", "ice_highland", True),
        ("highland", "mountain", False),
        ("highland", "ice_mountain", False),
    ],
)
def test_levels_only_over_ramps(here: str, there: str, may: bool, ramp: bool) -> None:
    """Up as well as down it is one step, the only one a phalanx has."""
    ground = {here: "1/26", there: "1/27"}
    position = stage(*phalanx(), phalanxes=facing("E"), ramps="1/26-1/27" if ramp else "", **ground)
    assert ("1/27" in goals(position, 1)) is (may and ramp)


@pytest.mark.rule("A6.1k", "A6.1l")
def test_a_ramp_that_leads_to_a_river_does_not_help() -> None:
    ground = {"highland": "1/26", "rivers": "1/26-1/27", "ramps": "1/26-1/27"}
    assert refused(stage(*phalanx(), phalanxes=facing("E"), **ground), "go 1 1/27")


@pytest.mark.rule("A6.1i")
@pytest.mark.parametrize("newcomer", ["0 axe 1/25", "1 axe 1/25", "0 light-horse 1/25"])
def test_nobody_enters_its_field_even_if_men_have_fallen(newcomer: str) -> None:
    rider = f"{newcomer[0]} hero 1/25 on=3"
    position = stage(*phalanx()[:2], newcomer, rider if "horse" in newcomer else "0 bow 1/44", *FAR,
                     phalanxes=facing("E"), active=int(newcomer[0]))  # fmt: skip
    if newcomer[0] == "1":
        assert refused(position, "go 3 1/26")
    else:
        # The owner's own move dissolves it: he must not be able to come in while it stands.
        assert "go 3 1/26" not in lines(position, "go 3") or not play(position, "go 3 1/26").state.phalanxes


@pytest.mark.rule("A6.1j", "A2.3c")
def test_one_step_and_all_four_go() -> None:
    position = stage(*phalanx(), phalanxes=facing("E"))
    assert goals(position, 3) == set(AROUND.values())
    position = play(position, "go 3 1/33")
    assert {where(position, man) for man in (1, 2, 3, 4)} == {"1/33"}
    assert all(refused(position, f"go {man} 1/34") for man in (1, 2, 3, 4))


@pytest.mark.rule("A6.1i", "A6.1j", "A2.3g")
def test_a_single_man_bars_its_way() -> None:
    for man in ("0 axe 1/27", "1 axe 1/27", "0 light-horse 1/27"):
        assert refused(stage(*phalanx(), man, *FAR, phalanxes=facing("E")), "go 1 1/27")


@pytest.mark.rule("A6.1n", "A2.3j")
def test_it_swaps_with_others_but_not_with_its_like() -> None:
    position = stage(*phalanx(), *four("axe", "1/27"), phalanxes=facing("E"))
    after = play(position, "swap 1,2,3,4 5,6,7,8")
    assert (where(after, 1), where(after, 8)) == ("1/27", "1/26")
    assert after.state.figures[1].phalanx and refused(after, "go 1 1/28"), "it has made its step"
    both = {1: facing("E")[1], 2: facing("W")[1]}
    position = stage(*phalanx(), *phalanx(field="1/27", number=2), phalanxes=both)
    assert refused(position, "swap 1,2,3,4 5,6,7,8")


@pytest.mark.rule("A6.1n", "A6.1i")
def test_it_swaps_as_a_whole_and_for_a_whole_field() -> None:
    position = stage(*phalanx(), *four("axe", "1/27"), phalanxes=facing("E"))
    assert refused(position, "swap 1,2 5,6")
    assert refused(position, "swap 1,2,3,4 5,6,7")


@pytest.mark.rule("A6.1n", "A6.1k", "A2.3j")
def test_no_swap_over_a_river() -> None:
    position = stage(*phalanx(), *four("axe", "1/27"), phalanxes=facing("E"), rivers="1/26-1/27")
    assert refused(position, "swap 1,2,3,4 5,6,7,8")


@pytest.mark.rule("A6.1n", "A7.1c")
def test_it_swaps_with_two_riders() -> None:
    riders = ("0 axe 1/27 on=6", "0 light-horse 1/27", "0 axe 1/27 on=8", "0 light-horse 1/27")
    position = play(stage(*phalanx(), *riders, phalanxes=facing("E")), "swap 1,2,3,4 5,7")
    assert [where(position, figure) for figure in (1, 4, 5, 6, 7, 8)] == ["1/27"] * 2 + ["1/26"] * 4


@pytest.mark.rule("A6.1o")
def test_it_turns_after_its_move_or_instead() -> None:
    position = stage(*phalanx(), phalanxes=facing("E"))
    moved = play(position, "go 1 1/25")
    assert play(moved, "face 1/25 W").state.phalanxes[1].front == SIDES.index("W")
    turned = play(position, "face 1/26 W")
    assert refused(turned, "go 1 1/27"), "instead of the move"
    position = stage(*phalanx(), "1 axe 1/27", phalanxes=facing("E"))
    assert refused(play(position, "fight"), "face 1/26 W"), "turning is movement"


@pytest.mark.rule("A6.1j", "A9.1h", "A8.1o")
@pytest.mark.parametrize("beast", ["0 elephant 1/27", "0 wagon 1/27 pole=0"])
def test_its_men_do_not_climb_out_of_the_ranks(beast: str) -> None:
    position = stage(*phalanx(), beast, phalanxes=facing("E"))
    assert refusal(position, "mount 1 5")
