"""Chapter 19: all the other ways to lose a Titan, and who inherits."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.table import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    after,
    battle,
    contents,
    fought,
    offers,
    score,
    settled,
    table,
)

# Blue's Titan fights in the Plains beside a living Lion (15); a Centaur (12) has fallen already.
# Elsewhere Blue has an Ogre and a Troll (28). A Titan without points is worth 24.
SLAYING = {
    "Red1": "1 Ogre Troll",
    "Blue1": "1 Centaur Lion Titan",
    "Blue2": "22 Ogre Troll",
    "Gold1": "30 Titan Lion",
}


PLACES = {"Ogre-0": "A1", "Troll-1": "C3", "Titan-4": "D4", "Lion-3": "F4", "Centaur-2": "slain"}


def slaying(points: int = 0, extra: dict[str, str] | None = None, **more: Any) -> Any:
    hits = {"Titan-4": 5} | more.pop("hits", {})
    places = PLACES | more.pop("places", {})
    return battle(SLAYING | (extra or {}), 1, places, hits=hits, seats=3, scores=(points,), **more)


RED_SLAYS = {RED: 6, BLUE: 1, GOLD: 1}


BOTH_SLAY = {RED: 6, BLUE: 6, GOLD: 1}


@pytest.mark.rule("T19.3e", "T16.1a", "T19.4d", "T19.4h")
def test_a_slayer_wiped_out_himself_scores_only_the_rest() -> None:
    over = fought(slaying(places={"Ogre-0": "slain"}, hits={"Troll-1": 7}), BOTH_SLAY)
    assert not over.state.is_alive(BLUE)
    assert over.state.is_alive(RED)
    assert contents(over, "Red1") == ""
    assert score(over, RED) == (15 + 28) // 2
    assert sum(marker.startswith("Blue") for marker in over.state.players[RED].markers) == 12


@pytest.mark.rule("T19.4h", "T4.2c")
def test_the_slayer_receives_all_markers_of_the_loser() -> None:
    over = fought(slaying(), RED_SLAYS)
    assert {f"Blue{number}" for number in range(1, 13)} <= set(over.state.players[RED].markers)
    assert over.state.players[BLUE].markers == ()


# Red attacks Blue in the Plains with his Titan and Gold in the Marsh (8) with others.
FALLING = {
    "Red1": "1 Centaur Lion Titan",
    "Blue1": "1 Centaur Troll",
    "Red2": "8 Ogre Lion",
    "Gold1": "8 Ogre Ogre",
    "Red3": "20 Lion Lion",
    "Gold2": "30 Titan Lion",
}


def falling(seats: int = 3, **more: Any) -> Any:
    """The active player's Titan is about to be slain by the defender; a Centaur of his has fallen before."""
    return battle(
        FALLING | more.pop("extra", {}),
        1,
        {"Titan-2": "C3", "Lion-1": "A1", "Centaur-0": "slain", "Centaur-3": "A3", "Troll-4": "D4"}
        | more.pop("places", {}),
        hits={"Titan-2": 5} | more.pop("hits", {}),
        half=more.pop("half", DEFENDER),
        seats=seats,
        **more,
    )


BLUE_SLAYS = {RED: 1, BLUE: 6}


@pytest.mark.rule("T19.4c", "T19.4d")
def test_a_legion_engaged_with_a_third_player_scores_for_him() -> None:
    over = fought(falling(), BLUE_SLAYS)
    assert not over.state.is_alive(RED)
    # Titan and Centaur in full; half of the Lion set aside and the two Lions elsewhere.
    assert score(over, BLUE) == 24 + 12 + (15 + 30) // 2
    # Half of Ogre and Lion.
    assert score(over, GOLD) == 27 // 2
    assert contents(over, "Gold1") == "Ogre Ogre"
    assert over.state.engaged_lands() == []


@pytest.mark.rule("T19.4g", "T19.4f")
def test_a_legion_spared_its_fight_takes_neither_reinforcement_nor_angel() -> None:
    over = fought(falling(scores=(0, 0, 95)), BLUE_SLAYS)
    assert score(over, GOLD) == 108
    while over.state.active == RED:
        assert GOLD not in over.due
        over = after(over, "Blue: done")
    assert contents(over, "Gold1") == "Ogre Ogre"
    assert over.state.active == BLUE


@pytest.mark.rule("T19.4a", "T6.0a")
def test_the_turn_of_an_eliminated_player_is_over() -> None:
    over = fought(falling(), BLUE_SLAYS)
    # Blue defended and may be reinforced; then it is his own turn.
    assert over.due == (BLUE,)
    assert any(line.startswith("muster Blue1") for line in offers(over, BLUE))
    his_turn = after(over, "Blue: done")
    assert his_turn.state.active == BLUE
    assert "roll" in offers(his_turn, BLUE)
    assert his_turn.state.survivors == [BLUE, GOLD]


@pytest.mark.rule("T9.4e", "T19.4a")
def test_a_titan_conceded_in_mid_battle_by_the_side_that_is_not_deciding() -> None:
    position = settled(slaying())
    assert position.due == (RED,)
    over = after(position, "Blue: concede")
    # All of its legion counts in full, the living Lion too.
    assert score(over, RED) == 24 + 12 + 15 + 28 // 2
    assert over.state.survivors == [RED, GOLD]


@pytest.mark.rule("T9.3g", "T19.4d")
def test_a_titan_given_up_in_a_mutual_agreement() -> None:
    met = table(
        {"Red1": "8 Ogre", "Blue1": "8 Titan Lion", "Blue2": "20 Troll Lion", "Gold1": "30 Titan"},
        moved={"Red1": 3},
        seats=3,
    )
    over = after(met, "Blue: propose nobody", "Red: accept")
    assert not over.state.is_alive(BLUE)
    assert contents(over, "Red1") == ""
    # Nothing for the agreement, half of Troll and Lion for the one who brought it about.
    assert score(over, RED) == 31 // 2
    assert "Blue5" in over.state.players[RED].markers


@pytest.mark.rule("T10.5b", "T10.5c", "T19.4d")
def test_a_titan_lost_by_time() -> None:
    position = falling(round=7, half=ATTACKER, places={"Titan-2": "A2", "Troll-4": "F4", "Centaur-3": "F3"})
    over = settled(position)
    assert over.state.battle is None
    assert not over.state.is_alive(RED)
    # Nothing for the battle; half of the two Lions elsewhere. Gold has half of Ogre and Lion.
    assert score(over, BLUE) == 30 // 2
    assert score(over, GOLD) == 27 // 2
    assert any(line.startswith("muster Blue1") for line in offers(over, BLUE))
    assert "Red7" in over.state.players[BLUE].markers


# Both Titans face each other, each one hit from its end.
def both(seats: int, extra: dict[str, str]) -> Any:
    return battle(
        {"Red1": "1 Lion Titan", "Blue1": "1 Centaur Titan"} | extra,
        1,
        {"Titan-1": "C3", "Lion-0": "A1", "Titan-3": "D4", "Centaur-2": "F4"},
        hits={"Titan-1": 5, "Titan-3": 5},
        seats=seats,
    )


EVERYBODY_SLAYS = {RED: 6, BLUE: 6}


@pytest.mark.rule("T1.1d", "T19.3a")
def test_two_last_titans_slain_together_make_a_draw() -> None:
    over = fought(both(2, {}), EVERYBODY_SLAYS)
    assert over.outcome is not None
    assert over.outcome.is_shared
    assert over.outcome.winners == (RED, BLUE)


@pytest.mark.rule("T1.1d", "T19.4c", "T19.4d")
def test_two_titans_slain_together_leave_their_points_to_nobody() -> None:
    extra = {
        "Red2": "8 Ogre Lion",
        "Gold1": "8 Ogre Ogre",
        "Red3": "20 Lion",
        "Blue2": "22 Lion",
        "Gold2": "30 Titan",
        "Green1": "41 Titan",
    }
    over = fought(both(4, extra), EVERYBODY_SLAYS)
    assert over.state.survivors == [GOLD, GREEN]
    assert [score(over, seat) for seat in range(4)] == [0, 0, 27 // 2, 0]
    assert over.state.legions_of(RED) == over.state.legions_of(BLUE) == []
    assert over.due == (GOLD,)
    assert not any(marker.startswith(("Red", "Blue")) for marker in over.state.players[GOLD].markers)


@pytest.mark.rule("T1.1d")
def test_the_third_wins_when_two_titans_slay_each_other() -> None:
    over = fought(both(3, {"Gold1": "30 Titan"}), EVERYBODY_SLAYS)
    assert over.outcome is not None
    assert over.outcome.winners == (GOLD,)
    assert over.outcome.places == (2, 2, 1)


@pytest.mark.rule("T1.1d", "T19.3a")
def test_slaying_the_last_other_titan_wins_at_once() -> None:
    over = fought(both(2, {}), {RED: 6, BLUE: 1})
    assert over.outcome is not None
    assert over.outcome.winners == (RED,)


@pytest.mark.rule("T1.1d", "T19.4h")
def test_markers_once_inherited_are_passed_on() -> None:
    met = table(
        {"Gold1": "8 Ogre", "Gold2": "30 Titan", "Red1": "8 Titan", "Blue5": "20 Lion"},
        seats=3,
        moved={"Gold1": 3},
        active=GOLD,
        fallen=(BLUE,),
        owners={"Blue5": RED},
    )
    over = after(met, "Red: stand", "Red: concede")
    assert over.outcome is not None
    assert over.outcome.winners == (GOLD,)
    assert over.outcome.places == (2, 3, 1)
    assert {"Blue5", "Red1"} <= set(over.state.players[GOLD].markers)


@pytest.mark.rule("T19.4h", "T4.2c")
def test_legions_under_inherited_markers_fall_like_any_other() -> None:
    position = falling(4, extra={"Green5": "36 Troll"}, owners={"Green5": RED}, fallen=(GREEN,))
    over = fought(position, BLUE_SLAYS)
    assert score(over, BLUE) == 24 + 12 + (15 + 30 + 16) // 2
    assert {f"Red{number}" for number in range(1, 13)} | {"Green5"} <= set(over.state.players[BLUE].markers)
    assert "Green5" not in over.state.legions
    assert GAME.flaws(over) == []


@pytest.mark.rule("T19.4a", "T19.4c", "T9.4e")
def test_an_active_player_who_concedes_his_titan_leaves_his_other_fights_to_the_others() -> None:
    met = settled(table(FALLING, moved={"Red1": 3, "Red2": 3}, seats=3))
    over = after(met, "Red: engage 1", "Blue: stand", "Red: concede")
    assert score(over, BLUE) == 24 + 12 + 15 + 30 // 2
    assert score(over, GOLD) == 27 // 2
    assert over.state.engaged_lands() == []
    assert over.state.active == BLUE


@pytest.mark.rule("T19.4a", "T9.3g")
def test_so_does_one_who_gives_it_up_in_a_mutual_agreement() -> None:
    met = settled(table(FALLING, moved={"Red1": 3, "Red2": 3}, seats=3))
    over = after(met, "Red: engage 1", "Blue: propose nobody", "Red: accept")
    assert score(over, BLUE) == 30 // 2
    assert score(over, GOLD) == 27 // 2
    assert contents(over, "Blue1") == ""
    assert over.state.active == BLUE


@pytest.mark.rule("T5.1d", "T1.1c")
def test_the_turn_of_a_fallen_player_is_passed_over() -> None:
    over = fought(slaying(), RED_SLAYS)
    while over.state.active == RED:
        over = after(over, "Red: done")
    assert over.state.active == GOLD
