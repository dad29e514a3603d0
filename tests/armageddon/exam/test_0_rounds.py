"""Examination of what is looked at when a round ends, and when that is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import (
    Annihilate,
    Capture,
    Cities,
    Hold,
    MajorityAtEnd,
    Points,
)
from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle

HERE = "1/26"
EAST, WEST = from_here(HERE, 1, 0), from_here(HERE, -1, 0)


def winners(position: ArmageddonPosition) -> tuple[int, ...] | None:
    return position.outcome.winners if position.outcome else None


@pytest.mark.rule("A2.3d", "A2.4e")
def test_a_round_begun_by_the_second_ends_with_the_first() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", active=1, goals=(Capture((HERE,)),))
    position = replace(position, state=position.state.but(first=1))
    one = after(position, "end")
    assert (winners(one), one.due) == (None, (0,))
    assert winners(after(one, "end")) == (0,)


@pytest.mark.rule("A2.3d", "A2.4ab")
def test_a_round_ends_with_the_last_who_is_left() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", seats=3, goals=(Capture((HERE,)),))
    one = after(position, "end")
    assert winners(one) is None
    assert winners(after(one, "end")) == (0,), "nobody waits for the third, who is dead"


@pytest.mark.rule("A2.3d", "A2.4ab", "A2.4u")
def test_the_last_of_a_round_falls_in_his_own_turn_and_the_round_ends() -> None:
    army = (f"0 axe {HERE}", "1 axe 1/48", f"2 axe {EAST}")
    position = battle(*army, seats=3, active=2, goals=(Capture((HERE,)),))
    assert winners(after(position, "attack 3 1", rolls=[3, 12])) == (0,)


@pytest.mark.rule("A2.3d")
def test_the_last_round_is_played_to_its_end() -> None:
    goals = (Annihilate(), MajorityAtEnd((HERE,)))
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}", "0 axe 1/1", round=3, rounds=3, goals=goals)
    one = after(position, "end")
    assert winners(one) is None
    came = after(one, f"go 2 {HERE}")
    assert winners(after(came, "end")) == (0, 1), "one against one is no majority, so it is a draw"
    killed = after(one, "attack 2 1", rolls=[12, 3])
    ended = killed if killed.outcome else after(killed, "end")
    assert winners(ended) == (0, 1), "nobody is there"


@pytest.mark.rule("A8.4j")
def test_a_field_named_for_one_is_nothing_to_the_other() -> None:
    for owner, won in ((0, None), (1, (1,))):
        position = battle(
            f"{owner} axe {HERE}", "0 axe 1/1", "1 axe 1/48", active=1, goals=(Capture((HERE,), 2),)
        )
        assert winners(after(position, "end")) == won


@pytest.mark.rule("A8.4j")
def test_who_takes_a_field_over_begins_to_count_anew() -> None:
    goals = (Hold((HERE,), 2),)
    army = (f"0 axe {HERE}", f"1 axe {EAST}", "0 axe 1/1")
    once = after(battle(*army, goals=goals), "end", "end")
    left = after(once, f"go 1 {WEST}", "end", f"go 2 {HERE}", "end")
    assert winners(left) is None, "one round each"
    assert winners(after(left, "end", "end")) == (1,)


@pytest.mark.rule("A8.4j")
def test_holding_counts_from_the_round_that_is_named() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", goals=(Hold((HERE,), 2, from_round=3),))
    for round_ in (1, 2, 3):
        position = after(position, "end", "end")
        assert winners(position) is None, round_
    assert winners(after(position, "end", "end")) == (0,)


@pytest.mark.rule("A8.4j")
def test_cities_shared_out_evenly_are_a_draw() -> None:
    last: dict[str, Any] = {"active": 1, "round": 3, "rounds": 3}
    army = (f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"0 axe {WEST}", f"1 axe {WEST}")
    even = battle(*army, goals=(Cities((HERE, EAST, WEST)),), **last)
    assert winners(after(even, "end")) == (0, 1)
    more = battle(*army, f"1 axe {WEST}", goals=(Cities((HERE, EAST, WEST)),), **last)
    assert winners(after(more, "end")) == (1,)


@pytest.mark.rule("A2.3d")
def test_points_of_allies_are_counted_together() -> None:
    position = battle(
        "0 axe 1/1",
        "1 axe 1/2",
        "2 axe 1/48",
        seats=3,
        sides=(0, 0, 1),
        active=2,
        round=3,
        rounds=3,
        goals=(Points(),),
    )
    for losses, won in (((15, 15, 20), (2,)), ((0, 15, 20), (0, 1)), ((5, 15, 20), (0, 1, 2))):
        counted = replace(position, state=position.state.but(losses=losses))
        assert winners(after(counted, "end")) == won


@pytest.mark.rule("A2.4w", "A3.1e")
def test_losses_are_counted_at_the_price_of_what_fell() -> None:
    position = battle(f"0 champion {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"0 axe {HERE}", "1 axe 1/1")
    promoted = after(position, "attack 1 3", rolls=[3, 12])
    assert promoted.state.losses == (20, 0)
    struck = after(promoted, "attack 2 3 4", rolls=[18, 3])
    assert struck.state.losses == (20, 20), "he fell as a champion"
