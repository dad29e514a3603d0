"""A6.2: front and rear of a phalanx, its charge blow, promotion, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import (
    AROUND,
    SIDES,
    alive,
    allowed,
    duel,
    facing,
    kind,
    phalanx,
    play,
    refused,
    stage,
)  # fmt: skip
from tests.armageddon.table import lines

FAR = ("1 axe 1/48", "0 axe 1/1")


def is_front(front: str, side: str) -> bool:
    return (SIDES.index(side) - SIDES.index(front)) % 6 in (5, 0, 1)


@pytest.mark.rule("A6.2a", "A6.2b", "A6.2c")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("front", ["E", "SW", "NW"])
def test_every_side_given_and_received(front: str, side: str) -> None:
    """A lance phalanx against a sword: 1 for the weapon over the rear, 3 as a champion over the front."""
    worth = 3 if is_front(front, side) else 1
    men = (*phalanx("lance"), f"1 sword {AROUND[side]}")
    assert duel(stage(*men, phalanxes=facing(front)), "attack 1 5") == (2 + worth, 0, "neither")
    assert duel(stage(*men, phalanxes=facing(front), active=1), "attack 5 2") == (2, worth, "neither")


@pytest.mark.rule("A6.2b", "A6.2c", "A2.4s")
@pytest.mark.parametrize(("front", "theirs"), [("E", 0), ("W", 1)])
def test_the_enemys_weapon_counts_against_the_rear_only(front: str, theirs: int) -> None:
    men = (*phalanx("axe"), "1 sword 1/27")
    position = stage(*men, phalanxes=facing(front), active=1)
    assert duel(position, "attack 5 1")[0] == 2 + theirs
    position = stage(*men, phalanxes=facing(front))
    assert duel(position, "attack 1 5")[1] == theirs


@pytest.mark.rule("A6.2c", "A5.4b", "A5.4c")
@pytest.mark.parametrize(("ramp", "points"), [("", 4), ("1/26-1/27", 3)])
def test_height_is_added_in_defence(ramp: str, points: int) -> None:
    position = stage(*phalanx(), "1 sword 1/27", phalanxes=facing("E"), active=1, highland="1/26", ramps=ramp)
    assert duel(position, "attack 5 1")[1] == points


@pytest.mark.rule("A6.2d", "A6.2c")
def test_four_men_strike_at_four_fields() -> None:
    foes = tuple(f"1 lance {AROUND[side]}" for side in ("E", "SE", "W", "SW"))
    position = stage(*phalanx(), *foes, *FAR, phalanxes=facing("E"))
    position = play(
        position, "attack 1 5: 12 16", "attack 2 6: 12 17", "attack 3 7: 12 15", "attack 4 8: 12 14"
    )
    assert alive(position) & {5, 6, 7, 8} == {6, 7}, "5 over the front, 3 over the rear"


@pytest.mark.rule("A6.2e")
def test_no_support_from_or_for_them() -> None:
    position = stage(*phalanx(), "0 axe 1/19", "1 hero 1/27", phalanxes=facing("E"))
    assert refused(position, "attack 1 6 5"), "a man beside them supports none of them"
    assert refused(position, "attack 5 6 1")
    assert refused(position, "attack 1 6 2")
    assert allowed(position, "fight")


@pytest.mark.rule("A6.2e", "A3.2a")
def test_against_them_one_may_support() -> None:
    position = stage(*phalanx(), "1 axe 1/27", "1 axe 1/19", phalanxes=facing("E"), active=1)
    assert duel(position, "attack 5 1 6") == (4, 3, "neither")


@pytest.mark.rule("A6.2f", "A6.2g", "A6.2h")
def test_the_fifth_blow() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", *FAR, phalanxes=facing("E"))
    position = play(position, "go 1 1/26", *[f"attack {man} 5: 3 3" for man in (1, 2, 3, 4)])
    assert refused(position, "attack 1 5")
    assert duel(position, "charge 2 5") == (5, 6, "neither")
    position = play(position, "charge 2 5: 14 12")
    assert 5 not in position.state.figures, "19 against 18"


@pytest.mark.rule("A6.2f")
def test_only_one_charge_blow() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", "1 hero 1/27", *FAR, phalanxes=facing("E"))
    position = play(
        position, "go 1 1/26", *[f"attack {man} 5: 3 3" for man in (1, 2, 3, 4)], "charge 2 5: 3 3"
    )
    assert refused(position, "charge 3 5") and refused(position, "charge 3 6")


@pytest.mark.rule("A6.2h")
def test_the_charge_blow_is_the_last() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", *FAR, phalanxes=facing("E"))
    position = play(position, "go 1 1/26", "attack 1 5: 3 3", "charge 2 5: 3 3")
    assert all(refused(position, f"attack {man} 5") for man in (2, 3, 4))


@pytest.mark.rule("A6.2f")
def test_no_charge_without_a_move() -> None:
    position = stage(*phalanx(), "1 hero 1/27", *FAR, phalanxes=facing("W"))
    for first in ((), ("face 1/26 E",)):
        position = play(position, *first)
        assert refused(play(position, "attack 1 5: 3 3"), "charge 2 5")


@pytest.mark.rule("A6.2f")
def test_charge_only_straight_ahead() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/19", "1 hero 1/34", *FAR, phalanxes=facing("E"))
    position = play(position, "go 1 1/26", "attack 1 5: 3 3")
    assert not lines(position, "charge")
    assert refused(position, "charge 2 5") and refused(position, "charge 2 6")


@pytest.mark.rule("A6.2f", "A6.1o")
@pytest.mark.parametrize("turned", SIDES)
def test_a_front_side_must_still_face_that_field(turned: str) -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", *FAR, phalanxes=facing("W"))
    position = play(
        position, "go 1 1/26", *([f"face 1/26 {turned}"] if turned != "W" else []), "attack 1 5: 3 3"
    )
    assert refused(position, "charge 2 5") is not is_front(turned, "E")


@pytest.mark.rule("A6.2f", "A6.2k")
@pytest.mark.parametrize("ground", [{"forest": "1/27"}, {"rivers": "1/26-1/27"}, {"highland": "1/27"}])
def test_no_charge_where_it_could_not_go(ground: dict[str, str]) -> None:
    position = stage(
        *phalanx(field="1/25"), "1 hero 1/27", "1 hero 1/34", *FAR, phalanxes=facing("E"), **ground
    )
    position = play(position, "go 1 1/26", "attack 1 6: 3 3")
    assert refused(position, "charge 2 5") and refused(position, "attack 2 5")


@pytest.mark.rule("A6.2h", "A2.4u")
def test_the_charger_can_die_by_it() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", *FAR, phalanxes=facing("E"))
    dying = [f"attack {man} 5: 3 12" for man in (1, 2, 3)]
    position = play(position, "go 1 1/26", *dying, "attack 4 5: 3 3")
    assert refused(position, "charge 1 5"), "he is dead"
    assert 4 not in alive(play(position, "charge 4 5: 3 12"))


@pytest.mark.rule("A6.2h")
def test_no_charge_by_the_dead() -> None:
    position = stage(*phalanx(field="1/25"), "1 hero 1/27", *FAR, phalanxes=facing("E"))
    position = play(position, "go 1 1/26", *[f"attack {man} 5: 3 12" for man in (1, 2, 3, 4)])
    assert not alive(position) & {1, 2, 3, 4}
    assert position.due == (1,) or not lines(position, "charge")


@pytest.mark.rule("A6.2k")
@pytest.mark.parametrize(
    ("ground", "may"),
    [
        ({}, True),
        ({"forest": "1/27"}, False),
        ({"swamp": "1/27"}, False),
        ({"highland": "1/27"}, False),
        ({"highland": "1/26"}, False),
        ({"highland": "1/27", "ramps": "1/26-1/27"}, True),
        ({"highland": "1/26", "mountain": "1/27", "ramps": "1/26-1/27"}, False),
        ({"ice_lowland": "1/27"}, True),
    ],
)
def test_it_attacks_only_where_it_could_go(ground: dict[str, str], may: bool) -> None:
    """Even if four stand there: "if they were empty"."""
    position = stage(*phalanx(), "1 axe 1/27", "1 axe 1/27", "0 axe 1/19", phalanxes=facing("E"), **ground)
    assert refused(position, "attack 1 5") is not may


@pytest.mark.rule("A6.2l")
@pytest.mark.parametrize("ground", [{"forest": "1/27"}, {"swamp": "1/27"}, {"highland": "1/27"}])
def test_it_defends_against_every_field(ground: dict[str, str]) -> None:
    position = stage(*phalanx(), "1 axe 1/27", *FAR, phalanxes=facing("E"), active=1, **ground)
    position = play(position, "attack 5 1: 11 12")
    assert 5 not in position.state.figures, "15 against at most 14"


@pytest.mark.rule("A6.2i", "A3.1e", "A3.1f")
@pytest.mark.parametrize("lord", ["champion", "hero"])
def test_they_are_never_promoted(lord: str) -> None:
    position = stage(*phalanx(), f"1 {lord} 1/27", *FAR, phalanxes=facing("E"))
    assert kind(play(position, "attack 1 5: 18 3"), 1) == "axe"
    position = stage(*phalanx(), f"1 {lord} 1/27", *FAR, phalanxes=facing("E"), active=1)
    assert kind(play(position, "attack 5 1: 3 18"), 1) == "axe"


@pytest.mark.rule("A6.2j")
@pytest.mark.parametrize(
    ("killer", "becomes"),
    [("axe", "champion"), ("bow", "champion"), ("champion", "champion"), ("hero", "hero")],
)
@pytest.mark.parametrize("front", ["E", "W"])
def test_promotion_for_a_kill_over_the_front(killer: str, becomes: str, front: str) -> None:
    expected = becomes if front == "E" else killer
    men = (*phalanx(), f"1 {killer} 1/27", *FAR)
    position = play(stage(*men, phalanxes=facing(front), active=1), "attack 5 1: 18 3")
    assert kind(position, 5) == expected and 1 not in position.state.figures
    position = play(stage(*men, phalanxes=facing(front)), "attack 1 5: 3 18")
    assert kind(position, 5) == expected and 1 not in position.state.figures
