"""Three and four at one battle, each for himself or two against two."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import Annihilate, MajorityAtEnd, Points
from hexenkessel.kernel.dice import DiceParts
from tests.armageddon.chariots import ALL, chariot
from tests.armageddon.table import after, battle, kinds, lines, refusal

CROSSWISE = (0, 1, 0, 1)  # the first and the third against the others
CORNERS = ("0 axe 1/1", "1 axe 1/4", "2 axe 1/44", "3 axe 1/48")


def four(*figures: str, sides: tuple[int, ...] = CROSSWISE, **more: Any) -> ArmageddonPosition:
    return battle(*figures, seats=4, sides=sides, **more)


# Turn order


@pytest.mark.rule("A2.4e", "A2.3d")
@pytest.mark.parametrize("first", range(4))
def test_round_the_table_from_whoever_begins(first: int) -> None:
    begun = four(*CORNERS, active=first)
    position = msgspec.structs.replace(begun, state=begun.state.but(first=first))
    seen = []
    for _ in range(8):
        seen.append((position.state.round, position.state.active))
        assert position.due == (position.state.active,)
        position = after(position, "end")
    order = [(first + step) % 4 for step in range(4)]
    assert seen == [(round_, seat) for round_ in (1, 2) for seat in order]


@pytest.mark.rule("A2.4ab", "A2.4e")
def test_who_has_lost_everybody_is_passed_over_and_his_ally_fights_on() -> None:
    position = four(
        "0 axe 1/19", "0 axe 1/1", "1 lance 1/20", "2 axe 1/44", "3 axe 1/48", goals=(Annihilate(),)
    )
    position = after(position, "attack 1 3", rolls=[12, 3])
    assert position.outcome is None
    if position.state.active == 0:
        position = after(position, "end")
    assert position.state.active == 2
    assert after(position, "end").state.active == 3


# Support and majority


@pytest.mark.rule("A3.2a", "A2.4ac")
def test_allies_do_not_support_each_other_and_are_not_protected_by_rule() -> None:
    position = four("0 axe 1/19", "0 lance 1/19", "2 axe 1/19", "3 hero 1/20", "1 axe 1/48", in_combat=True)
    assert refusal(position, "attack 1 4 2") == ""
    assert refusal(position, "attack 1 4 3") == "A3.2a"
    assert refusal(position, "attack 1 3") == "", "alliances bind nobody"
    assert refusal(position, "attack 1 2") == "A2.4ac"


@pytest.mark.rule("A8.4j", "A8.4k")
@pytest.mark.parametrize(
    ("crowd", "apart", "together"),
    [
        ("0 1 2", None, 0),
        ("0 1 1 2", 1, None),
        ("0 2 1 3", None, None),
        ("0 2 1", None, 0),
        ("1 3", None, 1),
        ("0 0 1 3", 0, None),
    ],
)
def test_the_majority_on_a_field(crowd: str, apart: int | None, together: int | None) -> None:
    """Each for himself, and two against two: allies count together."""
    there = [f"{seat} axe 1/19" for seat in crowd.split()]
    for sides, side in (((0, 1, 2, 3), apart), (CROSSWISE, together)):
        position = four(*there, *CORNERS, sides=sides)
        index = position.state.index
        assert index.majority([index.ground.number["1/19"]]) == side
        # And so ends a battle that is about this field.
        end = four(*there, *CORNERS, sides=sides, goals=(MajorityAtEnd(("1/19",)),), rounds=1, active=3)
        outcome = after(end, "end").outcome
        assert outcome is not None
        winners = set(outcome.winners) if set(outcome.places) != {1} else set()
        assert winners == {seat for seat in range(4) if side is not None and sides[seat] == side}


@pytest.mark.rule("A8.4k", "A8.4l", "A8.4o")
def test_allies_on_a_wagon() -> None:
    aboard = ("0 axe 1/25 on=1", "1 axe 1/25 on=1", "2 axe 1/25 on=1")
    apart = four(*chariot(2, ()), *aboard, *CORNERS, sides=(0, 1, 2, 3), chapters=ALL)
    assert refusal(apart, "go 1 1/27") == "A8.4l" and refusal(apart, "seize 1") == "A8.4o"
    allied = four(*chariot(2, ()), *aboard, *CORNERS, chapters=ALL)
    assert refusal(allied, "go 1 1/27") == ""
    # It belongs to the other side: the two have it seized, by the one who says so.
    taken = after(four(*chariot(2, (), owner=1), *aboard, *CORNERS, chapters=ALL), "seize 1")
    assert {taken.state.figures[each].owner for each in (1, 2, 3)} == {0}


# Gifts


@pytest.mark.rule("A7.3e", "A7.3f", "A7.3g")
def test_a_horse_is_given_to_who_is_there_and_rests_if_it_has_moved() -> None:
    crowd = ("0 axe 1/18", "0 light-horse 1/18 led_by=1", "2 lance 1/19", "3 axe 1/19", *CORNERS)
    position = four(*crowd, chapters=ALL)
    assert refusal(position, "give 2 2") == "A7.3g"
    there = after(position, "go 1 1/19", "give 2 2")
    assert there.state.figures[2].owner == 2
    # Seat 1, then the one who got it: it has moved in this round.
    theirs = after(there, "end", "end", "lead 3 2")
    assert refusal(theirs, "go 3 1/20") == "A7.3f"
    later = after(theirs, "end", "end", "end", "end")
    assert (later.state.round, later.state.active) == (2, 2)
    assert refusal(later, "go 3 1/20") == ""


@pytest.mark.rule("A2.4aa", "A7.3e")
def test_warriors_are_given_to_nobody() -> None:
    position = four("0 axe 1/19", "2 axe 1/19", "0 light-horse 1/19", *CORNERS, chapters=ALL)
    assert lines(position, "give") == ["give 3 2"]
    assert refusal(position, "give 1 2") != ""


# How it ends


@pytest.mark.rule("A2.4w")
def test_sides_win_and_lose_together() -> None:
    crowd = ("0 axe 1/19", "1 lance 1/20", "2 axe 1/44")
    position = four(*crowd, goals=(Annihilate(),), in_combat=True)
    outcome = after(position, "attack 1 2", rolls=[12, 3]).outcome
    assert outcome is not None and set(outcome.winners) == {0, 2} and outcome.places == (1, 3, 1, 3)


@pytest.mark.rule("A2.4w")
def test_points_are_the_price_of_all_that_enemies_lost() -> None:
    crowd = ("0 axe 1/19", "1 hero 1/20", "2 bow 1/40", "3 axe 1/42", *CORNERS)
    position = four(*crowd, goals=(Points(),), rounds=1, in_combat=True)
    position = after(position, "attack 1 2", rolls=[18, 3])
    while position.outcome is None:
        position = after(position, "end")
    assert kinds(position)[1] == "hero"
    assert position.outcome.scores == (35, 0, 35, 0) and set(position.outcome.winners) == {0, 2}


@pytest.mark.rule("A2.4e")
@pytest.mark.parametrize(("seats", "teams"), [(3, ""), (3, "1-23"), (4, ""), (4, "14-23"), (6, "12-34-56")])
def test_sides_are_as_the_players_agree(seats: int, teams: str) -> None:
    options = {"scenario": "open-field", "teams": teams, "first": "as-seated"}
    field = GAME.begin(GAME.setup(seats, DiceParts("sides"), options)).position.state
    groups = [[int(digit) - 1 for digit in group] for group in teams.split("-")] if teams else []
    for one in range(seats):
        for other in range(seats):
            is_together = one == other or any(one in group and other in group for group in groups)
            assert field.is_enemy(one, other) is not is_together
