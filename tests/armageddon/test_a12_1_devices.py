"""Chapter 12.1: devices are carried, served, captured and given away."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch12_devices import serving, transport
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import after, battle, lines, places, played, refusal

BOOK = (2, 3, 4, 5, 7, 8, 9, "12.1")
FAR = ("0 axe 1/1", "1 axe 1/48")


def stand(*figures: str, **more: Any) -> ArmageddonPosition:
    return battle(*figures, *FAR, chapters=BOOK, **more)


@pytest.mark.rule("A12.1a")
def test_what_is_a_device() -> None:
    index = stand("0 ram 1/19", "0 tortoise 1/20", "0 wagon 1/21", "0 axe 1/22").state.index
    assert [transport.is_device(index.figures[each]) for each in (1, 2, 3, 4)] == [True, True, False, False]


# 1/19 has 1/20 to its east, and 1/21 lies behind that.


@pytest.mark.rule("A12.1b", "A12.1d")
@pytest.mark.parametrize(
    ("who", "named", "rule"),
    [
        ("axe axe", "2 3", ""),
        ("axe", "2", "A12.1b"),
        ("axe axe axe", "2 3 4", "A12.1b"),  # one could be spared
        ("axe light-horse", "2 3", ""),
        ("light-horse light-horse", "2 3", "A12.1d"),
        ("axe elephant", "2 3", ""),
    ],
)
def test_it_takes_its_transport_units_and_a_warrior_on_foot(who: str, named: str, rule: str) -> None:
    position = stand("0 ram 1/19", *(f"0 {kind} 1/19" for kind in who.split()))
    assert refusal(position, f"carry 1 {named.replace(' ', ',')} 1/20") == rule


@pytest.mark.rule("A12.1b")
def test_it_does_not_move_by_itself_and_is_neither_mounted_nor_led() -> None:
    position = stand("0 ram 1/19", "0 axe 1/19", "0 axe 1/19")
    for line in ("go 1 1/20", "mount 2 1", "lead 2 1"):
        assert refusal(position, line) == "A12.1b"


@pytest.mark.rule("A12.1c")
def test_a_rider_and_his_horse_give_one_each() -> None:
    position = stand("0 tortoise 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 axe 1/19 on=3")
    index = position.state.index
    assert transport.hands_of(index, index.figures[3]) == 2
    assert refusal(position, "carry 1 2,3 1/20") == ""
    assert refusal(position, "carry 1 2,4 1/20", seat=0) == "", "the rider may be named for his horse"
    assert lines(position, "carry 1") and all(" 2,3 " in line for line in lines(position, "carry 1"))


@pytest.mark.rule("A12.1c")
def test_who_is_no_warrior_horse_or_elephant_does_not_carry() -> None:
    position = stand(
        "0 ram 1/19", "0 axe 1/19", "0 wagon 1/19", "0 axe 1/19 on=3", "0 light-chariot-horse 1/19 harness=3"
    )
    for other in (3, 4, 5):
        assert refusal(position, f"carry 1 2,{other} 1/20") == "A12.1c"


@pytest.mark.rule("A12.1e")
def test_carried_by_hand_it_moves_one_step_and_they_no_other() -> None:
    position = stand("0 ram 1/19", "0 axe 1/19", "0 lance 1/19")
    there = after(position, "carry 1 2,3 1/20")
    assert {each: places(there)[each] for each in (1, 2, 3)} == {1: "1/20", 2: "1/20", 3: "1/20"}
    assert refusal(there, "carry 1 2,3 1/21") == "A12.1e"
    assert refusal(there, "go 2 1/21") == "A12.1e"
    walked = after(position, "go 2 1/18", "go 2 1/19")
    assert refusal(walked, "carry 1 2,3 1/20") == "A12.1e", "who has walked does not carry"


@pytest.mark.rule("A12.1e")
def test_those_who_carry_stand_on_its_field() -> None:
    position = stand("0 ram 1/19", "0 axe 1/19", "0 lance 1/18")
    assert refusal(position, "carry 1 2,3 1/20") == "A12.1e"


@pytest.mark.rule("A12.1f")
def test_with_an_animal_it_moves_two_steps() -> None:
    position = after(stand("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19"), "carry 1 2,3 1/20")
    there = after(position, "carry 1 2,3 1/21")
    assert {places(there)[each] for each in (1, 2, 3)} == {"1/21"}
    assert refusal(there, "carry 1 2,3 1/22") == "A12.1g"
    assert refusal(there, "go 2 1/22") == "A12.1f"


@pytest.mark.rule("A12.1f")
def test_or_one_step_and_each_has_one_for_himself() -> None:
    start = stand("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19")
    once = after(start, "carry 1 2,3 1/20", "go 2 1/21")
    assert refusal(once, "go 2 1/22") == "A12.1f"
    # Before it: he steps to the ram.
    near = after(stand("0 ram 1/19", "0 axe 1/18", "0 light-horse 1/19"), "go 2 1/19", "carry 1 2,3 1/20")
    assert refusal(near, "carry 1 2,3 1/21") == "A12.1f"
    # Nor does he get on a fresh horse and ride away.
    up = after(
        stand("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 light-horse 1/20"),
        "carry 1 2,3 1/20",
        "mount 2 4",
    )
    assert refusal(up, "go 2 1/21") == "A12.1f"


@pytest.mark.rule("A12.1f")
def test_a_rider_who_helps_has_two_steps_in_all() -> None:
    figures = ("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 axe 1/19 on=3")
    once = after(stand(*("0 tortoise 1/19", *figures[1:])), "carry 1 2,3 1/20")
    assert refusal(once, "go 4 1/21") == "" and refusal(once, "go 4 1/22") != ""
    gone = after(once, "go 4 1/21")
    assert refusal(gone, "dismount 4 -") == "A12.1f"


@pytest.mark.rule("A12.1g")
def test_figures_of_two_players_may_carry_it_one_after_the_other_but_two_steps_in_all() -> None:
    crews = ["0 axe 1/19", "0 light-horse 1/19", "1 axe 1/21", "1 light-horse 1/21 led_by=4"]
    position = battle("0 ram 1/19", *crews, "2 axe 1/48", chapters=BOOK, seats=3, sides=(0, 0, 1))
    position = after(position, "carry 1 2,3 1/20", "lead 2 3", "go 2 1/13", "end")
    position = after(position, "go 4 1/20", "carry 1 4,5 1/21")
    assert places(position)[1] == "1/21" and position.state.figures[1].steps == 2
    assert refusal(position, "carry 1 4,5 1/22") == "A12.1g"


@pytest.mark.rule("A12.1h", "A18.4e")
def test_rivers_only_over_bridges() -> None:
    men = ("0 ram 1/19", "0 axe 1/19", "0 axe 1/19")
    assert refusal(stand(*men, rivers="1/19-1/20"), "carry 1 2,3 1/20") == "A12.1h"
    assert refusal(stand(*men, rivers="1/19-1/20", bridges="1/19-1/20"), "carry 1 2,3 1/20") == ""


@pytest.mark.rule("A12.1i", "A18.4e")
def test_levels_only_over_ramps() -> None:
    men = ("0 ram 1/19", "0 axe 1/19", "0 axe 1/19")
    assert refusal(stand(*men, highland="1/20"), "carry 1 2,3 1/20") == "A12.1i"
    position = stand(*men, highland="1/20", ramps="1/19-1/20")
    assert refusal(position, "carry 1 2,3 1/20") == "", "by hand it is one step"
    # With animals it takes two upwards, and one downwards.
    team = ("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19")
    up = after(stand(*team, highland="1/20 1/21", ramps="1/19-1/20"), "carry 1 2,3 1/20")
    assert refusal(up, "carry 1 2,3 1/21") == "A12.1g"
    down = after(stand(*team, highland="1/19", ramps="1/19-1/20"), "carry 1 2,3 1/20")
    assert refusal(down, "carry 1 2,3 1/21") == ""


@pytest.mark.rule("A12.1j")
def test_if_others_go_on_with_it_the_lower_number_holds() -> None:
    position = stand("0 ram 1/19 steps=1 limit=1", "0 axe 1/19", "0 light-horse 1/19")
    assert refusal(position, "carry 1 2,3 1/20") == "A12.1j"
    assert (
        refusal(stand("0 ram 1/19 steps=1 limit=2", "0 axe 1/19", "0 axe 1/19"), "carry 1 2,3 1/20")
        == "A12.1e"
    )


@pytest.mark.rule("A12.1k")
def test_no_other_device_beside_a_tortoise() -> None:
    men = ("0 axe 1/19", "0 axe 1/19")
    assert refusal(stand("0 ram 1/19", *men, "0 tortoise 1/20"), "carry 1 2,3 1/20") == "A12.1k"
    assert refusal(stand("0 ram 1/19", *men, "0 ram 1/20"), "carry 1 2,3 1/20") == ""
    assert refusal(stand("0 ram 1/19", *men, "0 ram 1/20", "0 axe 1/20"), "carry 1 2,3 1/20") == "A2.3g"


@pytest.mark.rule("A12.1l", "A12.1m")
def test_who_serves() -> None:
    index = stand(
        "0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "0 axe 1/18", "1 axe 1/20", "0 axe 1/19 acted=1"
    ).state.index
    ram = index.figures[1]

    def why_not(*crew: int, seat: int = 0) -> str | None:
        return serving.why_not_serve(index, seat, ram, crew, "A12.2i")

    assert why_not(2, 3) is None
    assert why_not(2) == why_not(2, 2) == "A12.2i"
    assert why_not(2, 4) == "A12.1l", "not on its field"
    assert why_not(2, 6) == "A2.4i"
    assert why_not(2, 5, seat=0) == "A2.4e"
    assert list(serving.crews(index, 0, ram)) == [(2, 3)]


@pytest.mark.rule("A12.1l")
def test_riders_do_not_serve_and_nobody_twice() -> None:
    index = stand("0 ram 1/19", "0 axe 1/19", "0 light-horse 1/19", "0 axe 1/19 on=3").state.index
    assert serving.why_not_serve(index, 0, index.figures[1], (2, 4), "A12.2i") == "A12.1l"
    index = stand("0 ram 1/19 acted=1", "0 axe 1/19", "0 axe 1/19").state.index
    assert serving.why_not_serve(index, 0, index.figures[1], (2, 3), "A12.2i") == "A12.1l"
    assert not list(serving.crews(index, 0, index.figures[1]))


@pytest.mark.rule("A12.1m")
@pytest.mark.parametrize(("theirs", "rule"), [(1, None), (2, "A12.1m"), (3, "A12.1m")])
def test_only_with_a_majority_whosever_it_is(theirs: int, rule: str | None) -> None:
    men = ["1 ram 1/7 ", "0 axe 1/7", "0 axe 1/7", *["1 axe 1/7"] * theirs]
    index = stand(*men).state.index
    assert serving.why_not_serve(index, 0, index.figures[1], (2, 3), "A12.2i") == rule


@pytest.mark.rule("A12.1n")
@pytest.mark.parametrize(
    ("mine", "theirs", "rule"), [(1, 0, ""), (2, 1, ""), (1, 1, "A12.1n"), (0, 0, "A12.1n")]
)
def test_it_is_captured_with_the_majority_and_by_saying_so(mine: int, theirs: int, rule: str) -> None:
    position = stand("1 ram 1/19", "0 axe 1/1", *["0 axe 1/19"] * mine, *["1 axe 1/19"] * theirs)
    assert refusal(position, "seize 1") == rule
    if not rule:
        assert after(position, "seize 1").state.figures[1].owner == 0


@pytest.mark.rule("A12.1n")
def test_until_then_it_is_not_moved() -> None:
    position = stand("1 ram 1/19", "0 axe 1/19", "0 axe 1/19")
    assert refusal(position, "carry 1 2,3 1/20") == "A12.1n"
    assert refusal(after(position, "seize 1"), "carry 1 2,3 1/20") == ""
    assert refusal(stand("0 ram 1/19", "0 axe 1/19"), "seize 1") == "A12.1n", "it is his already"


@pytest.mark.rule("A12.1o")
def test_what_has_moved_and_changes_hands_rests_until_the_next_round() -> None:
    start = stand("0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "1 axe 1/20")
    given = after(start, "carry 1 2,3 1/20", "give 1 1", "end")
    assert given.due == (1,) and given.state.figures[1].owner == 1
    assert refusal(given, "carry 1 4 1/21") == "A12.1o"
    rested = after(given, "end", "end")
    assert refusal(rested, "carry 1 4 1/21") == "A12.1b", "only that he is alone"


@pytest.mark.rule("A12.1p")
def test_it_is_given_to_who_has_a_warrior_there() -> None:
    men = ["0 ram 1/19", "0 axe 1/19"]
    assert refusal(stand(*men), "give 1 1") == "A12.1p"
    given = played(stand(*men, "1 axe 1/19"), "give 1 1").position
    assert given.state.figures[1].owner == 1


@pytest.mark.rule("A12.1b")
def test_lists_are_short_and_crews_that_are_alike_are_named_once() -> None:
    position = stand("0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "0 axe 1/19")
    assert len(lines(position, "carry 1")) == 6, "the same two to each of six fields"


@pytest.mark.rule("A12.1d")
def test_the_reins_of_what_stays_behind_are_let_go() -> None:
    position = stand("0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "0 light-horse 1/19 led_by=2")
    left = after(position, "carry 1 2,3 1/20").state.figures[4]
    assert left.led_by == 0 and left.owner == 0


@pytest.mark.rule("A12.2c", "A2.3j")
def test_a_device_changes_places_together_with_its_carriers() -> None:
    mine = ["0 ram 1/19", "0 axe 1/19", "0 axe 1/19", "0 bow 1/19"]
    there = ["0 lance 1/20", "0 lance 1/20", "0 lance 1/20", "0 lance 1/20"]
    position = stand(*mine, *there)
    swapped = after(position, "swap 1,2,3 5,6,7")
    assert [places(swapped)[each] for each in (1, 2, 3, 4)] == ["1/20", "1/20", "1/20", "1/19"]
    assert refusal(swapped, "go 2 1/21") == "A12.1e", "they have carried it"
    assert refusal(position, "swap 1 5") == "A12.1d"
    assert refusal(position, "swap 1,2 5,6") == "A12.1b"
    assert refusal(position, "swap 1,2,3,4 5,6,7,8") == "A12.1b", "who is spared swaps by himself"
    assert refusal(stand(*mine, *there, rivers="1/19-1/20"), "swap 1,2,3 5,6,7") == "A12.1h"
