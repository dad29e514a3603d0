"""Examination of the ways to win, as far as warriors alone decide them, and of alliances."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import (
    Annihilate,
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
from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, kinds

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)


def winners(position: ArmageddonPosition) -> tuple[int, ...] | None:
    return position.outcome.winners if position.outcome else None


def at_the_end(*figures: str, **settings: Any) -> ArmageddonPosition:
    """The last seat ends its turn, and with it the round."""
    seats = settings.get("seats", 2)
    return after(battle(*figures, "0 axe 1/1", "1 axe 1/48", active=seats - 1, **settings), "end")


# Annihilation


@pytest.mark.rule("A2.4ab", "A2.4w")
def test_the_last_warrior_ends_the_battle_at_once() -> None:
    army = (f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}")
    won = after(battle(*army, goals=(Annihilate(),)), "attack 1 3", rolls=[12, 3])
    assert winners(won) == (0,)
    lost = after(battle(f"0 axe {HERE}", f"1 axe {EAST}", goals=(Annihilate(),)), "attack 1 2", rolls=[3, 12])
    assert winners(lost) == (1,)


@pytest.mark.rule("A2.4ab")
def test_a_side_lives_as_long_as_one_ally_does() -> None:
    army = (f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"2 axe {EAST}")
    position = battle(*army, goals=(Annihilate(),), seats=3, sides=(0, 1, 1))
    first = after(position, "attack 1 3", rolls=[12, 3])
    assert winners(first) is None
    assert winners(after(first, "attack 2 4", rolls=[12, 3])) == (0,)


@pytest.mark.rule("A2.4ab")
def test_allies_win_together_even_who_has_fallen() -> None:
    army = (f"0 axe {HERE}", f"2 axe {EAST}")
    position = battle(*army, goals=(Annihilate(),), seats=3, sides=(0, 0, 1))
    assert winners(after(position, "attack 1 2", rolls=[12, 3])) == (0, 1)


@pytest.mark.rule("A2.4ab")
def test_of_three_who_fight_each_for_himself_the_last_one_wins() -> None:
    army = (f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"2 axe {EAST}")
    first = after(battle(*army, goals=(Annihilate(),), seats=3), "attack 1 3", rolls=[12, 3])
    assert winners(first) is None
    assert winners(after(first, "attack 2 4", rolls=[12, 3])) == (0,)


@pytest.mark.rule("A2.4ab", "A5.2j")
def test_the_desert_decides_a_battle_too() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/48", active=1, desert=HERE, goals=(Annihilate(),))
    assert winners(after(position, "end", rolls=[5, 9])) == (1,)


# Fields


@pytest.mark.rule("A8.4j", "A8.4l")
@pytest.mark.parametrize(
    ("there", "sides", "won"),
    [
        ("0", (0, 1, 2), (0,)),
        ("0 0 1", (0, 1, 2), (0,)),
        ("0 1", (0, 1, 2), None),
        ("0 0 1 2", (0, 1, 2), (0,)),  # more than every other, not more than all others
        ("0 0 1 2", (0, 1, 1), None),  # allies add up
        ("0 1 2", (0, 1, 1), (1, 2)),
        ("0 0 1 1", (0, 1, 2), None),
        ("", (0, 1, 2), None),
    ],
)
def test_majority(there: str, sides: tuple[int, ...], won: tuple[int, ...] | None) -> None:
    figures = [f"{seat} axe {HERE}" for seat in there.split()]
    for goal in (Capture((HERE,)), Hold((HERE,), 1), Domination((HERE,), 1)):
        position = at_the_end(*figures, "2 axe 1/47", seats=3, sides=sides, goals=(goal,))
        assert winners(position) == won


@pytest.mark.rule("A8.4j")
def test_a_field_is_taken_at_the_end_of_the_round_not_of_a_turn() -> None:
    position = battle(f"0 axe {EAST}", f"1 axe {FAR_EAST}", f"1 axe {FAR_EAST}", goals=(Capture((HERE,), 1),))
    there = after(position, f"go 1 {HERE}", "end")
    assert winners(there) is None
    assert winners(after(there, "end")) == (0,)
    contested = after(there, f"go 2 {HERE}", "end")
    assert winners(contested) is None
    assert winners(after(contested, "end", "end")) is None


@pytest.mark.rule("A8.4j")
def test_holding_begins_anew_after_an_interruption() -> None:
    goal = Hold((HERE, EAST), 2)
    position = battle(f"0 axe {HERE}", "1 axe 1/48", goals=(goal,))
    once = after(position, "end", "end")
    assert winners(once) is None
    assert winners(after(once, "end", "end")) == (0,)
    away = after(once, f"go 1 {FAR_EAST}", "end", "end")
    assert winners(away) is None
    back = after(away, f"go 1 {EAST}", "end", "end")
    assert winners(back) is None, "the first round of a new row"
    assert winners(after(back, "end", "end")) == (0,)


@pytest.mark.rule("A8.4j")
def test_majority_on_several_fields_together_or_each_for_itself() -> None:
    figures = (f"0 axe {HERE}", f"0 axe {HERE}", f"0 axe {HERE}", f"1 axe {EAST}", f"1 axe {FAR_EAST}")
    fields = (HERE, EAST, FAR_EAST)
    last: dict[str, Any] = {"round": 5, "rounds": 5}
    assert winners(at_the_end(*figures, goals=(MajorityAtEnd(fields),), **last)) == (0,)
    assert winners(at_the_end(*figures, goals=(Cities(fields),), **last)) == (1,)
    early = at_the_end(*figures, goals=(MajorityAtEnd(fields), Cities(fields)), round=4, rounds=5)
    assert winners(early) is None


@pytest.mark.rule("A8.4j")
def test_clearing_fields() -> None:
    goals = (Clear((HERE, EAST), 1),)
    assert winners(at_the_end(f"1 axe {EAST}", goals=goals)) is None
    assert winners(at_the_end(f"1 axe {FAR_EAST}", goals=goals)) == (0,)
    allied = at_the_end(f"1 axe {EAST}", "2 axe 1/47", seats=3, sides=(0, 0, 1), goals=goals)
    assert winners(allied) == (0, 1), "an ally is no enemy"


# Leaders, points, the last round


@pytest.mark.rule("A2.4w", "A3.1f")
def test_a_leader_s_death_decides_at_the_end_of_the_turn() -> None:
    army = (f"0 axe {HERE}", f"0 axe {HERE}", f"1 hero {EAST}", f"1 axe {EAST}", "0 hero 1/1")
    position = battle(*army, goals=(KillLeader("hero"),), leaders=(3, 5))
    struck = after(position, "attack 1 3", rolls=[18, 3])
    assert winners(struck) is None and kinds(struck)[1] == "hero"
    assert winners(after(struck, "end")) == (0,)


@pytest.mark.rule("A3.1f")
def test_a_promoted_man_is_no_leader() -> None:
    army = (f"0 axe {HERE}", f"0 hero {HERE}", f"1 hero {EAST}", f"1 hero {EAST}", f"0 hero {HERE}")
    position = battle(*army, goals=(KillLeader("hero"),), leaders=(2, 4))
    assert winners(after(after(position, "attack 5 3", rolls=[3, 18]), "end")) is None
    assert winners(after(after(position, "attack 2 3", rolls=[3, 18]), "end")) == (1,)


@pytest.mark.rule("A2.3d")
@pytest.mark.parametrize(("losses", "won"), [((10, 20), (0,)), ((20, 10), (1,)), ((10, 10), (0, 1))])
def test_points_when_the_last_round_ends(losses: tuple[int, int], won: tuple[int, ...]) -> None:
    position = battle("0 axe 1/1", "1 axe 1/48", active=1, round=5, rounds=5, goals=(Points(),))
    position = type(position)(
        position.setup, position.number, position.steps, position.state.but(losses=losses)
    )
    assert winners(after(position, "end")) == won


@pytest.mark.rule("A2.3d")
def test_nobody_has_won_when_the_last_round_ends() -> None:
    assert winners(at_the_end(goals=(Annihilate(),), round=5, rounds=5)) == (0, 1)
    assert winners(at_the_end(goals=(Annihilate(), Default(2)), round=5, rounds=5)) == (1,)
    assert winners(at_the_end(goals=(Annihilate(), Default(2)), round=4, rounds=5)) is None
