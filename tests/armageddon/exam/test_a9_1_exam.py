"""A9.1: elephants and mammoths, where they stay and how they move, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import allowed, goals, play, refused, stage, where

RIDDEN = ("0 elephant 1/23", "0 axe 1/23 on=1")
LED = ("0 elephant 1/23 led_by=2", "0 axe 1/23")
FENCE = "1/16 1/17 1/18 1/19 1/20 1/21 1/22 1/31 1/32 1/33 1/34 1/35 1/36 1/37"
FAR = ("1 axe 1/48", "0 axe 1/1")


@pytest.mark.rule("A9.1a", "A9.1g", "A2.3g")
def test_two_room_units_ridden_or_not() -> None:
    riders = ("0 axe 1/26 on=1", "0 axe 1/26 on=1")
    full = stage("0 elephant 1/26", *riders, "0 axe 1/26", "0 axe 1/26", "0 axe 1/25")
    assert refused(full, "go 6 1/26")
    assert allowed(stage("0 elephant 1/26", *riders, "0 axe 1/26", "0 axe 1/25"), "go 5 1/26")


@pytest.mark.rule("A9.1b", "A9.1d")
@pytest.mark.parametrize(
    ("terrain", "elephant", "mammoth"),
    [
        ("lowland", True, True),
        ("forest", True, True),
        ("desert", True, False),
        ("ice_lowland", False, True),
        ("swamp", False, False),
        ("water", False, False),
    ],
)
@pytest.mark.parametrize("ridden", [True, False])
def test_where_they_stay(terrain: str, elephant: bool, mammoth: bool, ridden: bool) -> None:
    for kind, may in (("elephant", elephant), ("mammoth", mammoth)):
        beast, man = RIDDEN if ridden else LED
        position = stage(beast.replace("elephant", kind), man, **{terrain: "1/24"})
        fields = goals(position, 1) if ridden else goals(position, 2)
        moved = play(position, f"go {1 if ridden else 2} 1/24") if "1/24" in fields else None
        assert (moved is not None and where(moved, 1) == "1/24") is may


@pytest.mark.rule("A9.1b", "A9.1d", "A9.1p")
@pytest.mark.parametrize(
    ("terrain", "elephant", "mammoth"),
    [("highland", True, True), ("highland_desert", True, False), ("ice_highland", False, True)],
)
def test_where_they_stay_above(terrain: str, elephant: bool, mammoth: bool) -> None:
    for kind, may in (("elephant", elephant), ("mammoth", mammoth)):
        ground = {terrain: "1/24", "ramps": "1/23-1/24"}
        position = stage(RIDDEN[0].replace("elephant", kind), RIDDEN[1], **ground)
        assert ("1/24" in goals(position, 1)) is may
    for peak in ("mountain", "ice_mountain"):
        ground = {"highland": "1/23", peak: "1/24", "ramps": "1/23-1/24"}
        assert "1/24" not in goals(stage("0 mammoth 1/23", RIDDEN[1], **ground), 1)


@pytest.mark.rule("A9.1f")
def test_no_third_rider() -> None:
    assert refused(stage("0 elephant 1/26", *["0 axe 1/26 on=1"] * 2, "0 axe 1/26"), "mount 4 1")


@pytest.mark.rule("A9.1h")
def test_one_step_from_its_field_two_from_the_next() -> None:
    position = stage("0 elephant 1/26", "0 axe 1/25")
    assert where(play(position, "mount 2 1"), 2) == "1/26"
    assert refused(play(stage("0 elephant 1/26", "0 axe 1/24"), "go 2 1/25"), "mount 2 1")
    assert allowed(position, "go 2 1/26", "mount 2 1")
    assert refused(stage("0 elephant 1/26", "0 axe 1/24"), "mount 2 1")


@pytest.mark.rule("A9.1h")
@pytest.mark.parametrize("ground", [{"rivers": "1/25-1/26"}, {"highland": "1/25"}, {"highland": "1/26"},
                                    {"highland": "1/25", "ramps": "1/25-1/26"}])  # fmt: skip
def test_from_the_next_field_only_on_the_level(ground: dict[str, str]) -> None:
    assert refused(stage("0 elephant 1/26", "0 axe 1/25", **ground), "mount 2 1")
    assert refused(stage("0 elephant 1/26", "0 axe 1/26 on=1", **ground), "dismount 2 1/25")


@pytest.mark.rule("A9.1h", "A2.3g")
def test_getting_down_needs_room() -> None:
    position = stage("0 elephant 1/26", "0 axe 1/26 on=1", *["0 axe 1/26"] * 2, *["0 axe 1/25"] * 4)
    assert refused(position, "dismount 2") and refused(position, "dismount 2 1/25")
    position = play(position, "dismount 2 1/27")
    assert where(position, 2) == "1/27" and not goals(position, 2)
    position = play(stage("0 elephant 1/26", "0 axe 1/26 on=1"), "dismount 2")
    assert "1/27" in goals(position, 2) and "1/28" not in goals(position, 2)


@pytest.mark.rule("A9.1i", "A9.2a")
@pytest.mark.parametrize("tie", ["1 elephant 1/26|1 axe 1/26 on=2", "1 elephant 1/26 led_by=3|1 axe 1/26"])
def test_nobody_mounts_an_enemys_ridden_or_led_beast(tie: str) -> None:
    position = stage("0 axe 1/25", *tie.split("|"), *FAR)
    assert refused(position, "mount 1 2")
    assert refused(play(position, "go 1 1/26"), "lead 1 2")


@pytest.mark.rule("A9.1j")
def test_one_beast_by_the_rein_two_steps() -> None:
    assert refused(stage("0 elephant 1/26", "0 axe 1/25"), "lead 2 1"), "not from the next field"
    position = stage(*LED)
    assert where(play(position, "go 2 1/25"), 1) == "1/25"
    assert "1/26" not in goals(position, 2)


@pytest.mark.rule("A9.1j")
def test_no_second_beast_by_the_rein() -> None:
    """Led up to it, with the first left behind by one step: the rein of the first is still in his hand."""
    position = stage("0 elephant 1/26 led_by=2", "0 axe 1/26", "0 elephant 1/27")
    assert refused(position, "lead 2 3")
    assert "1/27" not in goals(position, 2), "two elephants and a man are five"
    assert refused(stage("0 elephant 1/26", "0 axe 1/26 on=1", "0 axe 1/26"), "lead 3 1"), (
        "a ridden one is not led"
    )


@pytest.mark.rule("A9.1k")
def test_riders_lead_no_elephant_and_from_elephants_nothing_is_led() -> None:
    assert refused(stage("0 axe 1/26 on=2", "0 light-horse 1/26", "0 elephant 1/26"), "lead 1 3")
    assert refused(stage("0 axe 1/26 on=2", "0 elephant 1/26", "0 light-horse 1/26"), "lead 1 3")
    assert refused(stage("0 axe 1/26 on=2", "0 elephant 1/26", "0 elephant 1/26"), "lead 1 3")


@pytest.mark.rule("A9.1l", "A9.1r", "A18.4b", "A18.4c")
def test_three_steps_ridden_none_alone() -> None:
    position = stage(*RIDDEN, water=FENCE)
    assert goals(position, 1) == {"1/24", "1/25", "1/26"}
    assert refused(stage("0 elephant 1/23", "0 axe 1/23"), "go 1 1/24")


@pytest.mark.rule("A9.1m", "A9.1n")
@pytest.mark.parametrize(
    ("forest", "reach"),
    [
        ("1/24", "1/25"),  # in and out: two
        ("1/24 1/25 1/26", "1/25"),
        ("1/25", "1/25"),
        ("1/26", "1/26"),
        ("1/23", "1/26"),
        ("1/23 1/24", "1/25"),
        ("1/23 1/24 1/25 1/26", "1/25"),
        ("1/23 1/25", "1/25"),  # out and in: two
    ],
)
def test_forest_along_a_row(forest: str, reach: str) -> None:
    position = stage(*RIDDEN, forest=forest, water=FENCE)
    assert max(goals(position, 1), key=lambda field: int(field[2:])) == reach


@pytest.mark.rule("A9.1o", "A7.1j")
def test_led_first_and_ridden_then_two_in_all() -> None:
    position = play(stage(*LED), "go 2 1/24", "mount 2 1")
    assert "1/25" in goals(position, 1) and "1/26" not in goals(position, 1)


@pytest.mark.rule("A9.1o", "A9.1j")
def test_ridden_first_and_led_then_two_in_all() -> None:
    for ridden, may in (("1/24", True), ("1/25", False)):
        position = play(stage(*RIDDEN), f"go 1 {ridden}", "dismount 2", "lead 2 1")
        following = f"1/{int(ridden[2:]) + 1}"
        assert (
            following in goals(position, 2) and where(play(position, f"go 2 {following}"), 1) == following
        ) is may


@pytest.mark.rule("A9.1p", "A9.1q", "A5.3d")
@pytest.mark.parametrize(
    ("ground", "reach"),
    [
        ({"highland": "1/24 1/25 1/26"}, None),
        ({"highland": "1/24 1/25 1/26", "ramps": "1/23-1/24"}, "1/25"),  # 2 + 1
        ({"highland": "1/23", "ramps": "1/23-1/24"}, "1/26"),
        ({"highland": "1/23"}, None),
        ({"rivers": "1/23-1/24"}, "1/25"),
        ({"rivers": "1/24-1/25"}, "1/25"),
        ({"rivers": "1/25-1/26"}, "1/25"),
        ({"rivers": "1/23-1/24", "highland": "1/24", "ramps": "1/23-1/24"}, "1/24"),  # 1 + 1 + 1
        ({"rivers": "1/23-1/24", "highland": "1/23", "ramps": "1/23-1/24"}, "1/25"),
        ({"rivers": "1/23-1/24", "highland": "1/23"}, None),
    ],
)
def test_ramps_and_rivers(ground: dict[str, str], reach: str | None) -> None:
    fields = goals(stage(*RIDDEN, water=FENCE, **ground), 1)
    assert max(fields, key=lambda field: int(field[2:]), default=None) == reach


@pytest.mark.rule("A9.1p")
def test_a_led_elephant_needs_the_ramp_too() -> None:
    position = stage(*LED, highland="1/24")
    fields = goals(position, 2)
    assert "1/24" not in fields or where(play(position, "go 2 1/24"), 1) == "1/23"
    assert where(play(stage(*LED, highland="1/24", ramps="1/23-1/24"), "go 2 1/24"), 1) == "1/24"
    assert where(play(stage(*LED, rivers="1/23-1/24"), "go 2 1/24"), 1) == "1/24"


@pytest.mark.rule("A9.1s", "A2.3j")
def test_an_elephant_changes_places_with_two_men() -> None:
    men = ("0 elephant 1/26", "0 axe 1/26 on=1", "0 axe 1/26", "0 axe 1/26", *["0 axe 1/27"] * 4)
    position = play(stage(*men), "swap 1 5,6")
    assert [where(position, each) for each in (1, 2, 3, 5, 6, 7)] == [
        "1/27",
        "1/27",
        "1/26",
        "1/26",
        "1/26",
        "1/27",
    ]
    assert refused(stage(*men), "swap 1 5"), "no room for two in the place of one"


@pytest.mark.rule("A9.1t")
def test_no_on_ride_off_and_no_ride_change_ride() -> None:
    position = play(stage("0 elephant 1/23", "0 axe 1/23"), "mount 2 1", "go 1 1/24")
    assert refused(position, "dismount 2")
    position = play(stage(*RIDDEN, "0 elephant 1/25"), "go 1 1/24")
    assert refused(position, "mount 2 3"), "not from back to back"
    assert refused(play(position, "dismount 2"), "mount 2 3"), "two steps and one is left"


@pytest.mark.rule("A9.1t", "A9.1h")
def test_two_steps_up_and_three_on_its_back() -> None:
    position = play(stage("0 elephant 1/24", "0 axe 1/23"), "mount 2 1")
    assert "1/27" in goals(position, 1)
