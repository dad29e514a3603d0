"""2.2 and 2.3: warriors, stay and movement."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.figures import WARRIORS
from hexenkessel.kernel.gate import check, play
from hexenkessel.kernel.refusal import Refusal
from tests.armageddon.table import after, battle, events, lines, places, played, refusal, said

FULL = ["0 axe 1/19", "0 axe 1/19", "0 lance 1/19", "0 lance 1/19"]
FULL_BESIDE = ["0 sword 1/20", "0 sword 1/20", "0 hero 1/20", "0 champion 1/20"]


@pytest.mark.rule("A2.2a", "A2.2b", "A2.2c")
def test_warriors_are_named_by_their_weapon_and_no_action_changes_it() -> None:
    assert {"axe", "lance", "sword"} <= WARRIORS
    position = battle("0 axe 1/19", "1 lance 1/20")
    assert {line.split()[0] for line in lines(position)} <= {"go", "attack", "fight", "end"}


@pytest.mark.rule("A2.3a", "A2.3g")
def test_four_fit_on_a_field_of_whatever_player() -> None:
    position = battle("0 axe 1/18", "0 axe 1/19", "1 axe 1/19", "1 lance 1/19", chapters=(2, 3))
    assert refusal(position, "go 1 1/19") == ""
    full = battle("0 axe 1/18", "0 axe 1/19", "1 axe 1/19", "1 lance 1/19", "1 sword 1/19", chapters=(2, 3))
    assert refusal(full, "go 1 1/19") == "A2.3g"


@pytest.mark.rule("A2.3b", "A2.3c")
def test_two_steps_in_a_round() -> None:
    position = battle("0 axe 1/19", chapters=(2, 3))
    assert len(lines(position, "go")) == 6 + 12
    assert refusal(position, "go 1 1/19") == "A2.3b"
    once = after(position, "go 1 1/20")
    assert len(lines(once, "go")) == 6
    twice = after(once, "go 1 1/21")
    assert lines(twice, "go") == []
    assert refusal(twice, "go 1 1/22") == "A2.3c"
    assert refusal(position, "go 1 1/22") == "A2.3c"


@pytest.mark.rule("A2.3c", "A2.3d")
def test_a_new_round_brings_new_steps() -> None:
    position = battle("0 axe 1/1", "1 axe 1/48", chapters=(2, 3))
    position = after(position, "go 1 1/3", "end", "go 2 1/46", "end")
    assert position.state.round == 2
    assert refusal(position, "go 1 1/1") == ""


@pytest.mark.rule("A2.3e")
def test_nobody_must_move_and_everybody_moves_his_own() -> None:
    position = battle("0 axe 1/1", "1 axe 1/48", chapters=(2, 3))
    assert refusal(position, "end") == ""
    assert refusal(position, "go 2 1/47") == "A2.3e"


@pytest.mark.rule("A2.3f", "A2.3h", "EX-A2.3h")
def test_steps_in_any_direction_with_others_between() -> None:
    """EX-A2.3h: a steps, b steps, a steps again; and out and back in one turn."""
    position = battle("0 axe 1/19", "0 lance 1/20", chapters=(2, 3))
    position = after(position, "go 1 1/18", "go 2 1/21", "go 1 1/19")
    assert places(position) == {1: "1/19", 2: "1/21"}


@pytest.mark.rule("A2.3g")
def test_nobody_passes_through_a_full_field() -> None:
    # 1/1 is in a corner: its neighbours are 1/2, 1/5 and 1/6.
    crowd = [f"1 axe {field}" for field in ("1/2", "1/5", "1/6") for _ in range(4)]
    position = battle("0 axe 1/1", *crowd, chapters=(2, 3))
    assert lines(position, "go") == []
    assert refusal(position, "go 1 1/7") == "A2.3c"


@pytest.mark.rule("A2.3i")
def test_nobody_leaves_the_board() -> None:
    position = battle("0 axe 1/1", chapters=(2, 3))
    assert {line.split()[2] for line in lines(position, "go")} <= {f"1/{n}" for n in range(1, 49)}
    assert refusal(position, "go 1 2/1") == "A2.3i"


@pytest.mark.rule("A2.3j")
def test_swapping_between_two_full_fields() -> None:
    position = battle(*FULL, *FULL_BESIDE, chapters=(2, 3))
    assert refusal(position, "go 1 1/20") == "A2.3g"
    assert refusal(position, "swap 1 5") == ""
    assert "swap 1 7" in lines(position)
    swapped = after(position, "swap 1,2 5,7")
    assert [places(swapped)[each] for each in (1, 2, 5, 7)] == ["1/20", "1/20", "1/19", "1/19"]
    assert [swapped.state.figures[each].steps for each in (1, 2, 5, 7, 3)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("A2.3j")
def test_no_swap_where_a_field_has_room_or_others_take_part() -> None:
    assert refusal(battle(*FULL[:3], *FULL_BESIDE, chapters=(2, 3)), "swap 1 4") == "A2.3j"
    foes = [each.replace("0 ", "1 ") for each in FULL_BESIDE]
    assert refusal(battle(*FULL, *foes, chapters=(2, 3)), "swap 1 5") == "A2.3e"
    apart = [each.replace("1/20", "1/21") for each in FULL_BESIDE]
    assert refusal(battle(*FULL, *apart, chapters=(2, 3)), "swap 1 5") == "A2.3j"


@pytest.mark.rule("A2.3j", "A2.3c")
def test_everybody_pays_his_step_in_a_swap() -> None:
    tired = [FULL[0] + " steps=2 course=a", *FULL[1:]]
    position = battle(*tired, *FULL_BESIDE, chapters=(2, 3))
    assert refusal(position, "swap 1 5") == "A2.3c"
    assert "swap 2 5" in lines(position) and "swap 1 5" not in lines(position)


@pytest.mark.rule("A2.3j", "A2.3g")
def test_no_more_may_come_than_go() -> None:
    position = battle(*FULL, *FULL_BESIDE, chapters=(2, 3))
    assert refusal(position, "swap 1,2 5") == "A2.3g"


@pytest.mark.rule("A2.3e", "A2.3h")
def test_a_group_goes_as_one() -> None:
    position = battle("0 axe 1/18", "0 axe 1/19", "0 lance 1/20", chapters=(2, 3))
    position = after(position, "march 1,2,3 1/25")
    assert places(position) == {1: "1/25", 2: "1/26", 3: "1/27"}


@pytest.mark.rule("A2.3g", "A2.3h")
def test_a_column_of_full_fields_marches_front_first() -> None:
    column = [f"0 axe {field}" for field in ("1/23", "1/24", "1/25", "1/26") for _ in range(4)]
    position = battle(*column, chapters=(2, 3))
    everybody = ",".join(str(number) for number in range(1, 17))
    marched = after(position, f"march {everybody} 1/25")
    assert sorted(set(places(marched).values())) == ["1/25", "1/26", "1/27", "1/28"]


@pytest.mark.rule("A2.3e", "A2.3i", "A2.3g", "A2.3c")
@pytest.mark.parametrize(
    ("line", "gone", "stayed", "rule"),
    [
        ("march 1,2 1/4", {1: "1/4"}, ("lance 1/4",), "A2.3i"),
        ("march 1,2 1/8", {2: "1/9"}, ("axe 1/3",), "A2.3g"),
        ("march 1,3 1/4", {1: "1/4"}, ("sword 1/7",), "A2.3c"),
    ],
)
def test_of_a_group_whoever_can_goes_and_who_cannot_is_named(
    line: str, gone: dict[int, str], stayed: tuple[str, ...], rule: str
) -> None:
    """Over the rim, to a full field, and without steps."""
    full = [f"1 axe {field}" for field in ["1/8"] * 4]
    army = ("0 axe 1/3", "0 lance 1/4", "0 sword 1/7 steps=2 course=a", *full)
    position = battle(*army, chapters=(2, 3))
    before = places(position)
    assert places(after(position, line)) == before | gone
    [told] = events(position, line)
    assert told.key == "marched"
    assert told.args["stayed"] == stayed
    assert told.args["reasons"] == ("@refusal-" + rule.replace(".", "-"),)


@pytest.mark.rule("A2.3e", "A2.3h")
def test_a_group_is_told_of_in_one_line() -> None:
    position = battle("0 axe 1/18", "0 sword 1/18", "0 axe 1/19", "1 axe 1/48", chapters=(2, 3))
    [told] = events(position, "march 3,2,1 1/20")
    assert told.args == {
        "seat": 0, "kinds": ("axe", "axe", "sword"), "fields": ("1/18", "1/19"), "path": ("1/19", "1/20"),
        "stayed": (), "reasons": (),
    }  # fmt: skip


@pytest.mark.rule("A2.3c", "A2.3e", "A2.3i")
def test_a_march_is_refused_if_nobody_can_follow_it() -> None:
    """The refusal names the figure that leads and the field it cannot get to."""
    position = battle("0 axe 1/3", "0 axe 1/7 steps=2 course=a", "1 axe 1/48", chapters=(2, 3))
    assert refusal(position, "march 2 1/8") == "A2.3c"
    assert refusal(position, "march 1,2 1/99") == "A2.3i"
    assert refusal(position, "march 1,3 1/4") == "A2.3e", "an enemy is no part of the group"
    found = check(position, 0, said("march 1 1/30"))
    assert found == Refusal("A2.3c", {"figure": 1, "field": "1/30"})


@pytest.mark.rule("A2.4x")
def test_movement_can_be_taken_back_until_somebody_has_acted() -> None:
    position = battle("0 axe 1/18", "1 lance 1/20", chapters=(2, 3))
    assert not played(position, "go 1 1/19").closes_undo
    near = after(position, "go 1 1/19")
    assert played(near, "attack 1 2", rolls=[3, 3]).closes_undo


@pytest.mark.rule("A2.4y", "EX-A2.4y")
def test_a_fifth_warrior_is_refused_not_punished() -> None:
    """EX-A2.4y: five on one field."""
    position = battle(*FULL, "0 axe 1/20", chapters=(2, 3))
    assert refusal(position, "go 5 1/19") == "A2.3g"


@pytest.mark.rule("A2.3h")
def test_nonsense_is_refused() -> None:
    position = battle("0 axe 1/19", "1 axe 1/48", chapters=(2, 3))
    for line in (
        "go 9 1/20",
        "go 0 1/20",
        "swap 1 1",
        "swap - 1",
        "march - 1/20",
        "march 1,1 1/20",
        "swap 1 9",
    ):
        assert refusal(position, line) == "K4", line
    assert play(position, 0, said("go 1 1/20")).position.number == 1
