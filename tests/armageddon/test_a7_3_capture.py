"""7.3: whose a horse is, and how it passes to another."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.scenarios.format import Bring
from tests.armageddon.table import after, events, kinds, lines, places, refusal
from tests.armageddon.test_a7_1_horse import field_of, rider


@pytest.mark.rule("A7.3a", "A7.3b")
@pytest.mark.parametrize("how", ["mount", "lead"])
def test_a_horse_that_stands_alone_is_captured(how: str) -> None:
    position = field_of("0 axe 1/19", "1 light-horse 1/19", "1 axe 1/48")
    assert position.state.figures[2].owner == 1
    told = events(position, f"{how} 1 2")[-1]
    assert (told.key, told.args["seat"], told.args["foe"], told.args["figure"]) == ("captured", 0, 1, 2)
    taken = after(position, f"{how} 1 2")
    assert taken.state.figures[2].owner == 0
    assert refusal(taken, "go 1 1/20") == ""


@pytest.mark.rule("A7.3a", "A7.3b")
def test_a_horse_of_nobody_is_captured_too() -> None:
    taken = after(field_of("0 axe 1/19", "- light-horse 1/19", "1 axe 1/48"), "lead 1 2")
    assert taken.state.figures[2].owner == 0


@pytest.mark.rule("A7.3b")
def test_it_is_not_alone_with_a_warrior_of_another_player() -> None:
    position = field_of("0 axe 1/19", "1 light-horse 1/19", "1 axe 1/19")
    assert refusal(position, "mount 1 2") == "A7.3b"
    assert refusal(position, "lead 1 2") == "A7.3b"
    third = field_of("0 axe 1/19", "1 light-horse 1/19", "2 axe 1/19", "1 axe 1/48", seats=3)
    assert refusal(third, "lead 1 2") == "A7.3b"
    # One's own horse is no matter of capture.
    own = field_of("0 axe 1/19", "0 light-horse 1/19", "1 axe 1/19")
    assert refusal(own, "mount 1 2") == ""


@pytest.mark.rule("A7.3c")
def test_what_is_ridden_or_led_is_not_captured() -> None:
    ridden = field_of("0 axe 1/19", *rider("1/19", 2, owner=1))
    assert refusal(ridden, "mount 1 3") == "A7.3c"
    assert refusal(ridden, "lead 1 3") == "A7.3c"
    led = field_of("0 axe 1/19", "1 axe 1/19", "1 light-horse 1/19 led_by=2")
    assert refusal(led, "lead 1 3") == "A7.3c"


@pytest.mark.rule("A7.3c", "A7.3d")
def test_after_the_death_of_its_warrior_but_not_in_the_same_turn() -> None:
    crowd = ["0 axe 1/19", *rider("1/19", 2, owner=1), "0 lance 1/19", "1 axe 1/48"]
    position = after(field_of(*crowd), "attack 1 2", rolls=[12, 3])
    assert set(kinds(position)) == {1, 3, 4, 5}
    assert position.state.figures[3].owner == 1
    # The killer's side is still fighting, or the turn has passed on: nobody moves.
    assert position.due == (0,) and refusal(position, "mount 1 3") == "A2.4b"
    assert refusal(after(position, "end", "end"), "mount 1 3") == ""


@pytest.mark.rule("A7.3d")
def test_another_player_may_be_faster() -> None:
    crowd = ["0 axe 1/19", *rider("1/20", 2, owner=1), "2 axe 1/21", "1 axe 1/48"]
    position = after(field_of(*crowd, seats=3), "attack 1 2", rolls=[12, 3])
    if position.due == (0,):
        position = after(position, "end")
    position = after(position, "end", "go 4 1/20", "mount 4 3")
    assert position.state.figures[3].owner == 2


@pytest.mark.rule("A7.3c")
def test_a_leader_who_dies_drops_his_reins() -> None:
    position = field_of("0 axe 1/19", "1 axe 1/20", "1 light-horse 1/20 led_by=2", "1 axe 1/48")
    assert after(position, "attack 1 2", rolls=[12, 3]).state.figures[3].led_by == 0


ALLIES = ["0 axe 1/19", "0 light-horse 1/19", "2 lance 1/19", "2 lance 1/20", "1 axe 1/48"]


@pytest.mark.rule("A7.3e", "A7.3g")
def test_horses_are_given_where_the_receiver_is() -> None:
    position = field_of(*ALLIES, seats=3, sides=(0, 1, 0))
    assert lines(position, "give") == ["give 2 2"]
    given = after(position, "give 2 2")
    assert given.state.figures[2].owner == 2
    told = events(position, "give 2 2")[0]
    assert (told.key, told.args["seat"], told.args["receiver"]) == ("given", 0, 2)
    assert refusal(position, "give 2 1") == "A7.3g"
    assert refusal(position, "give 1 2") == "A7.3e"
    assert refusal(given, "give 2 0") == "A2.3e"
    assert refusal(position, "give 2 0") == "A2.3e"


@pytest.mark.rule("A7.3e")
def test_the_rein_is_handed_over_and_a_loan_comes_back() -> None:
    position = field_of(*ALLIES, seats=3, sides=(0, 1, 0))
    given = after(position, "lead 1 2", "give 2 2")
    assert given.state.figures[2].led_by == 0
    theirs = after(given, "end", "end")
    assert theirs.due == (2,)
    assert refusal(theirs, "mount 3 2") == ""
    assert after(theirs, "give 2 0").state.figures[2].owner == 0


@pytest.mark.rule("A7.3f")
def test_what_has_moved_and_passes_on_waits_for_a_new_round() -> None:
    crowd = ["0 axe 1/18", "0 light-horse 1/18 led_by=1", "2 lance 1/19", "1 axe 1/48"]
    position = after(field_of(*crowd, seats=3, sides=(0, 1, 0)), "go 1 1/19", "give 2 2", "end", "end")
    assert position.due == (2,)
    mounted = after(position, "mount 3 2")
    assert refusal(mounted, "go 3 1/20") == "A7.3f"
    assert refusal(after(mounted, "end", "end", "end"), "go 3 1/20") == ""
    # What has not moved in this round goes on at once.
    still = field_of(
        "0 axe 1/19", "0 light-horse 1/19", "2 lance 1/19", "1 axe 1/48", seats=3, sides=(0, 1, 0)
    )
    fresh = after(still, "give 2 2", "end", "end", "mount 3 2")
    assert refusal(fresh, "go 3 1/20") == ""


@pytest.mark.rule("A7.3f")
def test_the_same_holds_for_what_is_captured() -> None:
    crowd = [*rider("1/18"), "1 axe 1/20", "1 lance 1/19", "0 axe 1/48"]
    position = after(field_of(*crowd), "go 1 1/12", "dismount 1", "go 1 1/6", "end")
    caught = after(position, "go 4 1/12", "mount 4 2")
    assert caught.state.figures[2].owner == 1
    assert refusal(caught, "go 4 1/13") == "A7.3f"


@pytest.mark.rule("A7.3b")
def test_captured_horses_count_where_they_are_to_be_brought() -> None:
    goal = Bring("light-horse", 1, player=1, taken_from=2)
    crowd = [*rider("1/19"), "1 light-horse 1/20", "1 axe 1/48"]
    position = field_of(*crowd, goals=(goal,), zones=("1/17 1/18", "1/48"))
    home = after(position, "go 1 1/20", "lead 1 3", "go 1 1/18")
    if home.outcome is None:
        home = after(home, "end")
    assert home.outcome is not None
    assert (home.outcome.reason, home.outcome.winners) == ("brought", (0,))


def test_swapping_with_horses() -> None:
    """A2.3j: a rider needs the room of two men, and forest slows him here as well."""
    crowd = [*rider("1/19"), "0 axe 1/19", "0 axe 1/19", *["0 lance 1/20"] * 3, "1 axe 1/48"]
    position = field_of(*crowd, forest="1/20")
    assert refusal(position, "swap 1 5") == "A2.3g"
    swapped = after(position, "swap 1 5,6")
    assert [places(swapped)[each] for each in (1, 2, 5, 6)] == ["1/20", "1/20", "1/19", "1/19"]
    assert swapped.state.figures[2].edges == 1
    crowd[1] += " steps=3 course=a limit=4"
    assert refusal(field_of(*crowd, forest="1/20"), "swap 1 5,6") != ""
