"""17.1: magicians hover above all."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.ground.works import Tower, Works
from tests.armageddon.magic import ALL, magic
from tests.armageddon.table import after, lines, places, refusal


@pytest.mark.rule("A17.1a", "A18.1h")
def test_he_is_above_water_and_peaks_and_takes_no_room() -> None:
    position = magic(
        "0 magician 1/19", "0 axe 1/20", "0 axe 1/20", "0 axe 1/20", "0 axe 1/20",
        water="1/18", peaks="1/26",
    )  # fmt: skip
    for field in ("1/18", "1/26", "1/20"):
        assert refusal(position, f"go 1 {field}") == ""
    above = after(position, "go 1 1/20")
    # Nobody is in anybody's way.
    assert above.state.index.free[above.state.index.ground.number["1/20"]] == 0
    assert refusal(after(above, "go 1 1/19", "go 2 1/19"), "go 3 1/19") == ""


@pytest.mark.rule("A17.1a", "A8.1a")
def test_a_chariot_drives_under_him() -> None:
    position = magic(
        "0 wagon 1/19", "0 axe 1/19 on=1", "0 light-chariot-horse 1/20 harness=1", "1 magician 1/21",
        chapters=ALL,
    )  # fmt: skip
    assert refusal(position, "go 1 1/21") == ""


@pytest.mark.rule("A17.1b")
def test_two_are_never_above_the_same_field() -> None:
    position = magic("0 magician 1/19", "1 magician 1/21", "0 axe 1/1")
    assert refusal(position, "go 1 1/20") == ""
    assert refusal(after(position, "go 1 1/20"), "go 1 1/21") == "A17.1b"


@pytest.mark.rule("A17.1c", "A17.6n")
def test_strongholds_of_one_who_has_a_magician_are_closed_while_his_men_are_there() -> None:
    def with_tower(*figures: str) -> str:
        position = magic("0 magician 1/19", "0 axe 1/1", *figures)
        field = position.state.index.ground.number["1/20"]
        state = position.state.but(works=Works(towers=(Tower(field, owner=1),)))
        return refusal(type(position)(position.setup, 0, position.steps, state), "go 1 1/20")

    assert with_tower("1 axe 1/20") == ""
    assert with_tower("1 axe 1/2", "1 magician 1/48") == ""
    assert with_tower("1 axe 1/20", "1 magician 1/48") == "A17.1c"
    assert with_tower("1 axe 1/20", "1 mortal-magician 1/48") == "A17.1c"


@pytest.mark.rule("A17.1d", "A18.4d")
def test_he_flies_four_fields_whatever_lies_below() -> None:
    position = magic("0 magician 1/19", "0 axe 1/1", peaks="1/20 1/21", rivers="1/19-1/18")
    assert refusal(position, "go 1 1/23") == ""
    assert refusal(position, "go 1 1/46") == ""
    flown = after(position, "go 1 1/22")
    assert sorted(lines(flown, "go 1")) == ["go 1 1/15", "go 1 1/21", "go 1 1/29", "go 1 1/30"]
    assert refusal(flown, "go 1 1/28") == "A17.1d"
    assert refusal(after(flown, "go 1 1/30"), "go 1 1/29") == "A17.1d"


@pytest.mark.rule("A17.1e", "EX-A17.1e")
def test_nothing_carries_him() -> None:
    position = magic("0 light-horse 1/19", "0 axe 1/19 on=1", "0 magician 1/19")
    assert places(after(position, "go 2 1/22")) == {1: "1/22", 2: "1/22", 3: "1/19"}


@pytest.mark.rule("A17.3i")
def test_nobody_fights_a_magician_and_he_fights_nobody() -> None:
    position = magic("0 magician 1/19", "0 axe 1/20", "0 bow 1/21", "1 magician 1/27", "1 axe 1/26")
    assert refusal(position, "attack 2 4") == "A17.3i"
    assert refusal(position, "attack 1 5") == "A17.3i"
    assert refusal(position, "shoot 3 4") == "A17.3i"


@pytest.mark.rule("A17.3i", "A17.5h")
def test_the_messenger_does_not_hurt_him() -> None:
    position = magic("0 axe 1/19", "1 axe 1/20", "0 magician 1/19", cast=(3,))
    # Three sixes are no magic roll; then the two roll for their lives, the magician does not.
    assert set(after(position, "attack 1 2", rolls=[18, 4, 10, 10]).state.figures) == {1, 2, 3}


@pytest.mark.rule("A2.4ab")
def test_who_has_only_a_magician_left_is_out() -> None:
    position = magic("0 axe 1/19", "1 magician 1/20", "1 axe 1/21", "2 axe 1/48", seats=3)
    assert after(position, "end").state.active == 1
    alone = magic("0 axe 1/19", "1 magician 1/20", "2 axe 1/48", seats=3)
    assert after(alone, "end").state.active == 2
