"""Ways to win, each at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.scenarios.format import (
    Annihilate,
    AnnihilateKind,
    Bring,
    Capture,
    Cities,
    Clear,
    Default,
    Domination,
    Hold,
    KillLeader,
    MajorityAtEnd,
    Points,
)
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import play
from hexenkessel.kernel.seats import HOST
from tests.armageddon.table import after, battle, said

FAR = "1 axe 1/48"


def verdict(position: Any) -> tuple[str, tuple[int, ...]] | None:
    outcome = position.outcome
    return (outcome.reason, outcome.places) if outcome else None


def round_over(position: Any) -> Any:
    """Both do nothing for the rest of the round."""
    now = position.state.round
    while position.outcome is None and position.state.round == now:
        position = after(position, "end")
    return position


def test_annihilation_ends_a_battle_at_once() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 axe 1/20", goals=(Annihilate(),))
    assert verdict(after(position, "attack 1 3", rolls=[18, 3])) == ("annihilated", (1, 2))
    assert verdict(after(position, "attack 1 3", rolls=[3, 18])) is None


def test_without_that_goal_the_battle_goes_on_alone() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", goals=(Default(2),), rounds=2)
    alone = after(position, "attack 1 2", rolls=[18, 3])
    assert alone.outcome is None and alone.due == (0,)
    assert verdict(after(alone, "end")) == ("default", (2, 1))


def test_allies_win_together() -> None:
    crowd = ["0 axe 1/19", "1 axe 1/1", "2 axe 1/20"]
    position = battle(*crowd, seats=3, sides=(0, 0, 1), goals=(Annihilate(),))
    assert verdict(after(position, "attack 1 3", rolls=[18, 3])) == ("annihilated", (1, 1, 3))


def test_a_leaders_death_counts_at_the_end_of_the_turn() -> None:
    crowd = ["0 axe 1/19", "0 hero 1/19", "1 hero 1/20", FAR]
    position = battle(*crowd, goals=(KillLeader("hero"),), leaders=(2, 3))
    # Nobody is left whom the other could reach: the turn is over.
    assert verdict(after(position, "attack 1 3", rolls=[18, 3])) == ("leader", (1, 2))
    busy = battle(*crowd, "1 axe 1/20", goals=(KillLeader("hero"),), leaders=(2, 3))
    dead = after(busy, "attack 1 3", rolls=[18, 3])
    assert verdict(dead) is None and verdict(after(dead, "end")) == ("leader", (1, 2))


def test_if_all_leaders_die_in_one_turn_the_battle_goes_on() -> None:
    crowd = ["0 axe 1/19", "0 hero 1/19", "1 hero 1/20", "1 hero 1/20", FAR]
    position = battle(*crowd, goals=(KillLeader("hero"),), leaders=(2, 3))
    position = after(position, "attack 1 3", rolls=[18, 3])
    position = after(position, "attack 2 4", rolls=[3, 18])
    assert position.outcome is None and 2 not in position.state.figures and 3 not in position.state.figures


def test_a_field_is_captured_at_the_end_of_a_round() -> None:
    position = battle("0 axe 1/19", "0 axe 1/1", FAR, goals=(Capture(("1/19", "1/30"), 1),))
    moved = after(position, "end")
    assert moved.outcome is None
    assert verdict(after(moved, "end")) == ("captured", (1, 2))
    theirs = battle("0 axe 1/1", "1 axe 1/19", goals=(Capture(("1/19",), 1),))
    assert verdict(round_over(theirs)) is None
    equal = battle("0 axe 1/19", "1 axe 1/19", goals=(Capture(("1/19",), 1),))
    assert verdict(round_over(equal)) is None


@pytest.mark.rule("A8.4j")
def test_majority_is_strict_and_allies_add_up() -> None:
    crowd = ["0 axe 1/19", "1 axe 1/19", "2 axe 1/19", "2 axe 1/1"]
    apart = battle(*crowd, seats=3, goals=(Capture(("1/19",)),))
    assert verdict(round_over(apart)) is None
    together = battle(*crowd, seats=3, sides=(0, 0, 1), goals=(Capture(("1/19",)),))
    assert verdict(round_over(together)) == ("captured", (1, 1, 3))


def test_holding_for_rounds_in_a_row() -> None:
    hold = Hold(("1/19", "1/20"), rounds=2, from_round=2)
    position = battle("0 axe 1/19", FAR, goals=(hold,))
    position = round_over(position)
    assert position.state.streaks[0].rounds == 0, "the first round does not count yet"
    position = round_over(position)
    assert (position.state.streaks[0].side, position.state.streaks[0].rounds) == (0, 1)
    assert verdict(round_over(position)) == ("held", (1, 2))
    left = after(position, "go 1 1/18")
    assert round_over(left).state.streaks[0].rounds == 0


def test_majority_at_the_end() -> None:
    goals = (MajorityAtEnd(("1/19",)),)
    assert verdict(round_over(battle("0 axe 1/19", FAR, goals=goals, rounds=1))) == ("majority", (1, 2))
    assert verdict(round_over(battle("0 axe 1/1", FAR, goals=goals, rounds=1))) == ("draw", (1, 1))


def test_clearing_fields() -> None:
    goals = (Clear(("1/19", "1/20"), 1),)
    assert verdict(round_over(battle("0 axe 1/1", "1 axe 1/20", goals=goals))) is None
    assert verdict(round_over(battle("0 axe 1/20", "1 axe 1/20", goals=goals))) is None
    assert verdict(round_over(battle("0 axe 1/1", FAR, goals=goals))) == ("cleared", (1, 2))


def test_bringing_home_what_was_anothers() -> None:
    goals = (Bring("champion", 1, 1, 2),)  # of any kind: here without animals
    for owner, origin, field, is_won in (
        (0, 1, 0, True),
        (1, 1, 0, False),
        (0, 0, 0, False),
        (0, 1, 9, False),
    ):
        position = battle(
            f"{owner} champion 1/{field + 1}", "0 axe 1/30", FAR, goals=goals, zones=("1/1", "1/48")
        )
        state = position.state.but(origins=(origin, 0, 1))
        change = Change(position)
        change.state = state
        assert end_if_won(change, "now") == is_won


def test_nothing_left_of_a_kind() -> None:
    goals = (AnnihilateKind("champion", 2),)
    assert verdict(round_over(battle("0 champion 1/1", FAR, goals=goals))) is None
    assert verdict(round_over(battle("0 axe 1/1", FAR, goals=goals))) == ("annihilated-kind", (2, 1))
    anybody = (AnnihilateKind("champion"),)
    assert verdict(round_over(battle("0 champion 1/1", FAR, goals=anybody))) == ("annihilated-kind", (1, 2))
    assert verdict(round_over(battle("0 axe 1/1", FAR, goals=anybody))) == ("annihilated-kind", (1, 1))
    assert verdict(round_over(battle("0 champion 1/1", "1 champion 1/48", goals=anybody))) is None


def test_domination_and_cities() -> None:
    crowd = ["0 axe 1/1", "0 axe 1/2", "1 axe 1/48"]
    cities = ("1/1", "1/2", "1/48")
    assert verdict(round_over(battle(*crowd, goals=(Domination(cities, 2),)))) == ("dominated", (1, 2))
    assert verdict(round_over(battle(*crowd, goals=(Domination(cities, 3),)))) is None
    assert verdict(round_over(battle(*crowd, goals=(Domination(cities, 2, 2),)))) is None
    assert verdict(round_over(battle(*crowd, goals=(Cities(cities),), rounds=1))) == ("cities", (1, 2))
    assert verdict(round_over(battle(*crowd, goals=(Cities(("1/1", "1/48")),), rounds=1))) == (
        "cities",
        (1, 1),
    )


def test_points_are_the_price_of_what_the_enemy_has_lost() -> None:
    position = battle("0 axe 1/19", "1 hero 1/20", FAR, goals=(Points(),), rounds=1)
    position = after(position, "attack 1 2", rolls=[18, 3])
    over = round_over(position)
    assert verdict(over) == ("points", (1, 2)) and over.outcome.scores == (35, 0)
    assert verdict(round_over(battle("0 axe 1/1", FAR, goals=(Points(),), rounds=1))) == ("points", (1, 1))


def test_the_host_can_stop() -> None:
    over = play(battle("0 axe 1/1", FAR), HOST, said("stop")).position
    assert verdict(over) == ("stopped", (1, 1))
