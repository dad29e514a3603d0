"""Chapter 21: time limits, points targets and clocks."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.kernel.action import Stop
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import asides, play
from hexenkessel.kernel.seats import HOST
from hexenkessel.legions.battle.hexes import OFF
from tests.titan.table import (
    BLUE,
    RED,
    LoadedDice,
    after,
    lines,
    offers,
    refusal_of,
    say,
    score,
    settled,
    table,
)


def mustering(legions: dict[str, str], active: int = RED, **more: Any) -> Any:
    """The last phase of a turn: one legion has moved and could muster."""
    marker = next(marker for marker in legions if marker.startswith(COLOURS[active]))
    return table(legions, MusterPhase(active), active=active, moved={marker: 3}, **more)


# Titan 24 and Ogre 12 against Titan 24 and Lion 15.
EVEN = {"Red1": "8 Titan Ogre", "Blue1": "1 Titan Lion"}


@pytest.mark.rule("T21.0a", "T21.1a")
def test_when_time_is_called_the_turn_is_finished_and_then_score_and_legions_decide() -> None:
    position = mustering(EVEN, timed=True, scores=(10, 8))
    called = after(position, "Host: call-time")
    assert called.outcome is None
    assert called.due == (RED,)
    outcome = after(called, "Red: done").outcome
    assert outcome is not None
    assert outcome.scores == (46, 47)
    assert outcome.winners == (BLUE,)


@pytest.mark.rule("T21.0a")
def test_what_is_mustered_before_the_end_counts() -> None:
    called = after(mustering(EVEN, timed=True, scores=(10, 8)), "Host: call-time")
    outcome = after(called, "Red: muster Red1 Ogre Ogre").outcome
    assert outcome is not None
    assert outcome.scores == (58, 47)
    assert outcome.winners == (RED,)


@pytest.mark.rule("T21.0a")
def test_a_titan_counts_its_power_times_four() -> None:
    called = after(mustering(EVEN, timed=True, scores=(200, 199)), "Host: call-time")
    outcome = after(called, "Red: done").outcome
    assert outcome is not None
    assert outcome.scores == (200 + 8 * 4 + 12, 199 + 7 * 4 + 15)


@pytest.mark.rule("T21.0a")
def test_where_all_agree_to_stop_the_turn_is_finished_and_then_score_and_legions_decide() -> None:
    stopped = after(mustering(EVEN, scores=(10, 8)), "Host: stop")
    assert stopped.outcome is None
    assert stopped.due == (RED,)
    outcome = after(stopped, "Red: done").outcome
    assert outcome is not None
    assert outcome.scores == (46, 47)
    assert outcome.winners == (BLUE,)


@pytest.mark.rule("T21.0a")
def test_a_game_can_be_stopped_at_any_time_but_once_and_by_nobody_alone() -> None:
    met = table({"Red1": "8 Troll", "Blue1": "8 Ogre"}, moved={"Red1": 3})
    fighting = after(met, "Blue: stand", "Red: fight")
    beginning = GAME.begin(GAME.setup(2, DiceParts("stop"))).position
    for position in (beginning, moving(), settled(met), fighting, mustering(EVEN, timed=True)):
        assert refusal_of(position, HOST, "stop") is None
        assert refusal_of(position, RED, "stop") is not None
        assert refusal_of(position, BLUE, "stop") is not None
        assert refusal_of(after(position, "Host: stop"), HOST, "stop") is not None
    assert refusal_of(after(mustering(EVEN, timed=True), "Host: call-time"), HOST, "stop") is not None


@pytest.mark.rule("T21.0a")
def test_everybody_hears_that_the_game_is_to_stop() -> None:
    events = play(mustering(EVEN), HOST, Stop()).events
    assert [(event.key, event.to) for event in events] == [("stop-agreed", None)]
    assert GAME.stop == Stop()


@pytest.mark.rule("T21.1a")
def test_equal_totals_share_the_win() -> None:
    called = after(mustering(EVEN, timed=True, scores=(3, 0)), "Host: call-time")
    outcome = after(called, "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (RED, BLUE)
    assert outcome.is_shared


@pytest.mark.rule("T21.1a")
def test_time_called_in_a_battle_waits_for_its_end() -> None:
    met = table({"Red1": "8 Troll", "Blue1": "8 Ogre"}, moved={"Red1": 3}, timed=True)
    fighting = after(met, "Blue: stand", "Red: fight", "Host: call-time")
    assert fighting.outcome is None
    assert fighting.state.battle is not None
    over = after(fighting, "Blue: concede")
    while over.outcome is None:
        over = after(over, "Red: done")
    assert over.outcome.winners == (RED,)


@pytest.mark.rule("T21.1a")
def test_only_the_host_calls_time_and_only_where_it_was_agreed() -> None:
    timed, untimed = mustering(EVEN, timed=True), mustering(EVEN)
    assert lines(asides(timed, HOST)) == ["call-time", "stop"]
    assert lines(asides(untimed, HOST)) == ["stop"]
    assert refusal_of(untimed, HOST, "call-time") is not None
    assert refusal_of(timed, RED, "call-time") is not None
    assert refusal_of(after(timed, "Host: call-time"), HOST, "call-time") is not None


@pytest.mark.rule("T21.1a")
def test_an_agreed_number_of_rounds_ends_the_game_after_the_last_player_of_the_round() -> None:
    first = after(mustering(EVEN, rounds=5, scores=(10, 8)), "Red: done")
    assert first.outcome is None
    assert first.due == (BLUE,)
    last = after(mustering(EVEN, BLUE, rounds=5, scores=(10, 8)), "Blue: done")
    assert last.outcome is not None
    assert last.outcome.winners == (BLUE,)
    assert after(mustering(EVEN, BLUE, rounds=6), "Blue: done").outcome is None


@pytest.mark.rule("T21.0a", "T1.1c")
def test_who_has_fallen_does_not_win_by_points() -> None:
    met = table(
        {"Red1": "8 Ogre", "Blue1": "8 Titan", "Gold1": "30 Titan Lion"},
        moved={"Red1": 3},
        seats=3,
        timed=True,
        scores=(0, 900, 0),
    )
    over = after(met, "Host: call-time", "Blue: stand", "Blue: concede")
    while over.outcome is None:
        over = after(over, "Red: done")
    assert over.outcome.winners == (RED,)
    assert over.outcome.places[BLUE] == 3


@pytest.mark.rule("T21.0b")
def test_a_game_can_be_put_away_and_taken_up_again() -> None:
    met = table({"Red1": "8 Troll Ogre", "Blue1": "8 Ogre"}, moved={"Red1": 3}, hidden=(RED,))
    for position in (met, settled(met), after(met, "Blue: stand", "Red: fight")):
        again = GAME.decode(GAME.encode(position))
        assert again == position
        assert {m: (one.land, one.characters) for m, one in again.state.legions.items()} == {
            m: (one.land, one.characters) for m, one in position.state.legions.items()
        }


@pytest.mark.rule("T21.2a")
def test_who_has_the_points_at_the_end_of_a_turn_wins() -> None:
    assert after(mustering(EVEN, points=100, scores=(99, 0)), "Red: done").outcome is None
    outcome = after(mustering(EVEN, points=100, scores=(100, 0)), "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (RED,)


@pytest.mark.rule("T21.2a")
def test_not_before_the_turn_is_over() -> None:
    met = table(
        EVEN | {"Red2": "22 Troll Troll", "Blue2": "22 Ogre Ogre"},
        moved={"Red2": 3},
        points=100,
        scores=(99, 0),
    )
    fled = after(met, "Blue: flee")
    assert fled.outcome is None
    assert score(fled, RED) == 111
    while fled.outcome is None:
        fled = after(fled, "Red: done")
    assert fled.outcome.winners == (RED,)


@pytest.mark.rule("T21.2a")
def test_the_end_of_anybodys_turn_counts() -> None:
    outcome = after(mustering(EVEN, points=100, scores=(0, 120)), "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (BLUE,)


@pytest.mark.rule("T21.2b")
def test_of_several_the_higher_score_wins() -> None:
    # Blue's legions are worth more, but scores are compared first.
    outcome = after(mustering(EVEN, points=100, scores=(102, 101)), "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (RED,)


@pytest.mark.rule("T21.2b", "T21.0a")
def test_equal_scores_are_decided_by_the_legions() -> None:
    outcome = after(mustering(EVEN, points=100, scores=(110, 110)), "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (BLUE,)
    alike = mustering({"Red1": "8 Titan Ogre", "Blue1": "1 Titan Ogre"}, points=100, scores=(110, 110))
    shared = after(alike, "Red: done").outcome
    assert shared is not None
    assert shared.winners == (RED, BLUE)


@pytest.mark.rule("T21.2a")
def test_a_rich_legion_without_the_points_does_not_win() -> None:
    position = mustering(
        {"Red1": "8 Titan Ogre", "Blue1": "1 Titan Serpent Serpent Serpent"}, points=100, scores=(100, 99)
    )
    outcome = after(position, "Red: done").outcome
    assert outcome is not None
    assert outcome.winners == (RED,)


def moving(**more: Any) -> Any:
    return table({"Red1": "8 Titan Ogre", "Red2": "20 Lion"}, MovementPhase(RED, roll=1), **more)


@pytest.mark.rule("T21.3a")
def test_only_with_a_clock_can_the_host_end_a_movement_phase() -> None:
    assert lines(asides(moving(clock=True), HOST)) == ["stop", "call-phase"]
    assert lines(asides(moving(), HOST)) == ["stop"]
    assert refusal_of(moving(), HOST, "call-phase") is not None
    assert refusal_of(moving(clock=True), RED, "call-phase") is not None


@pytest.mark.rule("T21.3b")
def test_who_has_moved_nothing_has_one_random_legion_moved() -> None:
    before = moving(clock=True)
    stumbled = next(event for event in say(before, HOST, "call-phase").events if event.key == "random-move")
    way = stumbled.args["way"]
    assert isinstance(way, tuple)
    assert way[-1] == stumbled.args["land"]
    called = after(before, "Host: call-phase")
    assert not isinstance(called.step, MovementPhase)
    moved = [m for m, legion in called.state.legions_of(RED) if legion.land != before.state.legions[m].land]
    assert len(moved) == 1


@pytest.mark.rule("T21.3b")
def test_which_one_is_left_to_chance() -> None:
    chosen = set()
    for number in range(30):
        before = moving(clock=True)
        position = type(before)(before.setup, number, before.steps, before.state)
        called = after(position, "Host: call-phase")
        chosen |= {
            (m, legion.land)
            for m, legion in called.state.legions_of(RED)
            if legion.land != before.state.legions[m].land
        }
    assert {marker for marker, _ in chosen} >= {"Red1", "Red2"}


@pytest.mark.rule("T21.3b")
def test_who_has_moved_something_is_left_alone() -> None:
    before = moving(clock=True)
    one = next(line for line in offers(before, RED) if line.startswith("move Red2"))
    called = after(before, f"Red: {one}", "Host: call-phase")
    assert not isinstance(called.step, MovementPhase)
    assert called.state.legions["Red1"].land == 8


@pytest.mark.rule("T21.3b", "T4.3e")
def test_parts_that_share_a_land_when_time_is_up_go_apart_and_nobody_else_is_moved() -> None:
    legions = {"Red1": "8 Titan Ogre Ogre Ogre", "Red2": "20 Lion", "Red3": "102 Lion", "Red4": "110 Lion"}
    for number in range(10):
        position = table(legions, OrganisationPhase(RED), clock=True)
        rolled = after(position, "Red: split Red1 Ogre,Ogre", "Red: roll", dice=LoadedDice(1))
        one = next(line for line in offers(rolled, RED) if line.startswith("move Red2"))
        late = after(rolled, f"Red: {one}")
        called = after(type(late)(late.setup, number, late.steps, late.state), "Host: call-phase")
        assert len(called.state.legions_in(8)) == 1
        assert (called.state.legions["Red3"].land, called.state.legions["Red4"].land) == (102, 110)
        assert GAME.flaws(called) == []


@pytest.mark.rule("T21.3c")
def test_who_is_not_on_the_map_when_time_is_up_is_eliminated() -> None:
    met = table({"Red1": "8 Troll Troll", "Blue1": "8 Ogre Ogre"}, moved={"Red1": 3}, clock=True)
    begun = after(met, "Blue: stand", "Red: fight")
    assert lines(asides(begun, HOST)) == ["stop", "call-phase"]
    entered = after(begun, f"Blue: {offers(begun, BLUE)[0]}", "Host: call-phase")
    hexes = entered.state.battle.hexes[2:]
    assert sum(place < OFF for place in hexes) == 1
    assert sum(place > OFF for place in hexes) == 1
    assert entered.due == (RED,)


@pytest.mark.rule("T21.1a")
def test_a_game_of_one_round_gives_everybody_one_turn() -> None:
    position: Any = GAME.begin(GAME.setup(3, DiceParts("one round"), {"rounds": 1})).position
    for seat in range(3):
        position = after(position, f"{COLOURS[seat]}: {offers(position, seat)[0]}")
    played = []
    while position.outcome is None:
        seat = position.state.active
        played.append(seat)
        position = after(position, f"{COLOURS[seat]}: roll", dice=LoadedDice(1))
        move = next(line for line in offers(position, seat) if line.startswith("move"))
        position = after(position, f"{COLOURS[seat]}: {move}", f"{COLOURS[seat]}: done")
        if position.outcome is None and position.state.active == seat:
            position = after(position, f"{COLOURS[seat]}: done")
    assert sorted(played) == [0, 1, 2]
