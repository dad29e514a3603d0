"""Chapter 6: the four phases of a turn and what belongs into which."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.engagement import EngagementPhase, Negotiation
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.movement import destinations
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.position import AnyStep
from hexenkessel.games.titan.world import Legion
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    LoadedDice,
    after,
    contents,
    offers,
    refusal_of,
    say,
    settled,
    table,
    with_stacks,
)


def move_to(position: Any, marker: str, land: int) -> str:
    """The line by which Red moves this legion there, by whatever edge."""
    return next("Red: " + line for line in offers(position, RED) if line.startswith(f"move {marker} {land} "))


TURN = {"Red1": "8 Titan Ogre Ogre Ogre", "Red2": "20 Lion Lion", "Blue1": "9 Ogre Ogre"}

OF_PHASES = {
    "organisation": ("split Red1 Ogre,Ogre", "roll"),
    "movement": ("move Red2 21 5", "teleport Red1 Titan 9 1", "reroll"),
    "engagement": ("engage 9", "flee", "stand", "propose nobody", "accept", "fight"),
    "muster": ("muster Red2 Lion Lion",),
}


@pytest.mark.rule("T6.0a")
def test_organisation_movement_engagement_and_muster_follow_each_other() -> None:
    position = settled(table(TURN, OrganisationPhase(RED)))
    assert isinstance(position.step, OrganisationPhase)
    position = after(position, "Red: roll", dice=LoadedDice(1))
    assert isinstance(position.step, MovementPhase)
    position = after(position, move_to(position, "Red1", 9), move_to(position, "Red2", 21), "Red: done")
    assert isinstance(position.step, Negotiation)
    position = after(position, "Blue: flee")
    assert isinstance(position.step, MusterPhase)
    position = after(position, "Red: done")
    assert isinstance(position.step, OrganisationPhase)
    assert position.due == (BLUE,)


@pytest.mark.rule("T6.0b")
@pytest.mark.parametrize("phase", ["organisation", "movement", "muster"])
def test_what_belongs_to_another_phase_is_refused(phase: str) -> None:
    steps: dict[str, AnyStep] = {
        "organisation": OrganisationPhase(RED),
        "movement": MovementPhase(RED, roll=1),
        "muster": MusterPhase(RED),
    }
    position = table(TURN, steps[phase], moved={"Red2": 1} if phase == "muster" else {})
    for other, lines in OF_PHASES.items():
        for line in lines:
            if other != phase and not line.startswith("split"):
                assert refusal_of(position, RED, line) == "T6.0b"


@pytest.mark.rule("T6.1a")
def test_legions_are_split_in_the_organisation_phase_only() -> None:
    assert "split Red1 Ogre,Ogre" in offers(table(TURN, OrganisationPhase(RED)), RED)
    mustering = table(TURN, MusterPhase(RED), moved={"Red2": 1})
    assert refusal_of(mustering, RED, "split Red1 Ogre,Ogre") == "T6.1a"
    met = table(TURN | {"Red2": "9 Lion"}, moved={"Red2": 1})
    assert refusal_of(settled(met), BLUE, "split Blue1 Ogre,Ogre") == "T6.1a"


@pytest.mark.rule("T6.2a")
def test_one_die_serves_all_legions() -> None:
    played = say(table(TURN, OrganisationPhase(RED)), RED, "roll", LoadedDice(3))
    assert [roll.dice for roll in played.rolls] == [(3,)]
    for line in offers(played.position, RED):
        verb, marker, land, _ = line.split()
        start = played.position.state.legions[marker].land
        others = {legion.land for m, legion in played.position.state.legions_of(RED) if m != marker}
        reached = {land for land, _ in destinations(start, 3, others, {9, 110}, ())}
        assert verb == "move"
        assert int(land) in reached


@pytest.mark.rule("T6.2b")
def test_after_the_roll_no_legion_is_split() -> None:
    rolled = after(table(TURN, OrganisationPhase(RED)), "Red: roll", dice=LoadedDice(1))
    assert refusal_of(rolled, RED, "split Red1 Ogre,Ogre") == "T6.2b"


@pytest.mark.rule("T6.2c")
def test_at_least_one_legion_has_to_move() -> None:
    position = table(TURN, MovementPhase(RED, roll=1))
    assert "done" not in offers(position, RED)
    assert refusal_of(position, RED, "done") == "T6.2c"


@pytest.mark.rule("T6.2c")
def test_who_cannot_move_any_legion_may_pass() -> None:
    # With a 4, every way out of these 36 lands ends in another of them.
    closed, border = {1}, [1]
    while border:
        ends = {land for land, _ in destinations(border.pop(), 4, (), (), ())}
        border += ends - closed
        closed |= ends
    assert len(closed) == 36
    position = table({"Red1": "1 Titan Ogre", "Blue1": "200 Titan"}, MovementPhase(RED, roll=4))
    world = position.state
    spare = [f"{colour}{number}" for colour in ("Red", "Gold", "Green") for number in range(2, 14)]
    for marker, land in zip(spare, sorted(closed - {1}), strict=False):
        world = world.with_legion(marker, Legion(RED, land, ("Ogre",)))
    stuck = type(position)(position.setup, position.number, position.steps, world)
    assert offers(stuck, RED) == ["done"]
    free = world.without_legion(spare[0])
    assert refusal_of(type(position)(position.setup, 100, position.steps, free), RED, "done") == "T6.2c"


@pytest.mark.rule("T6.2d")
def test_a_legion_goes_exactly_as_far_as_the_roll_or_stops_at_an_enemy() -> None:
    position = table({"Red1": "102 Titan Ogre", "Blue1": "140 Ogre"}, MovementPhase(RED, roll=3))
    # From 102 the triple arrows lead to 101, 142, 141, 140.
    assert [line.split()[2] for line in offers(position, RED)] == ["141"]
    for land in (142, 140):
        assert refusal_of(position, RED, f"move Red1 {land} 1") == "T6.2d"
    further = table({"Red1": "102 Titan Ogre", "Blue1": "140 Ogre"}, MovementPhase(RED, roll=6))
    assert [line.split()[2] for line in offers(further, RED)] == ["140"]


@pytest.mark.rule("T6.2e")
def test_beyond_the_first_moving_is_optional() -> None:
    position = table(TURN, MovementPhase(RED, roll=1))
    moved = after(position, move_to(position, "Red2", 21))
    assert "done" in offers(moved, RED)
    assert any(line.startswith("move Red1") for line in offers(moved, RED))


@pytest.mark.rule("T6.2f")
def test_only_the_active_players_legions_move() -> None:
    position = table(TURN, MovementPhase(RED, roll=1))
    assert refusal_of(position, RED, "move Blue1 10 5") == "T6.2f"
    assert refusal_of(position, BLUE, "move Blue1 10 5") == "K2"
    assert refusal_of(position, RED, "move Red9 10 5") == "T6.2f"


TWO_FIGHTS = {
    "Red1": "8 Troll Troll",
    "Blue1": "8 Ogre Ogre",
    "Red2": "20 Lion Lion",
    "Gold1": "20 Ogre Ogre",
}


def two_fights(**more: Any) -> Any:
    return settled(table(TWO_FIGHTS, moved={"Red1": 3, "Red2": 3}, seats=3, **more))


@pytest.mark.rule("T6.3a")
def test_the_phase_does_not_end_with_an_engagement_open() -> None:
    position = two_fights()
    assert refusal_of(position, RED, "done") == "T6.3a"
    one_left = after(position, "Red: engage 8", "Blue: flee")
    # The last one is not a choice any more.
    assert isinstance(one_left.step, Negotiation)
    assert one_left.step.land == 20


@pytest.mark.rule("T6.3b")
@pytest.mark.parametrize("first", [8, 20])
def test_the_active_player_chooses_the_order(first: int) -> None:
    position = two_fights()
    assert position.due == (RED,)
    assert offers(position, RED) == ["engage 8", "engage 20"]
    chosen = after(position, f"Red: engage {first}")
    assert chosen.step.land == first


@pytest.mark.rule("T6.3b")
def test_one_engagement_is_finished_before_the_next_begins() -> None:
    talking = after(two_fights(), "Red: engage 8", "Blue: stand")
    assert talking.due == (RED,)
    assert refusal_of(talking, RED, "engage 20") == "T6.3b"


@pytest.mark.rule("T1.2b")
def test_an_engagement_needs_two_legions() -> None:
    assert refusal_of(two_fights(), RED, "engage 9") == "T1.2b"


@pytest.mark.rule("T6.4a", "T18.1a", "T4.1b")
def test_legions_that_moved_survived_and_have_room_may_muster() -> None:
    legions = {
        "Red1": "8 Ogre Ogre",
        "Red2": "22 Ogre Ogre",
        "Red3": "13 Ogre Ogre Ogre Ogre Ogre Ogre Ogre",
        "Red4": "27 Lion",
    }
    position = table(legions, MusterPhase(RED), moved={"Red1": 3, "Red3": 3, "Red4": 3})
    assert {line.split()[1] for line in offers(position, RED) if line != "done"} == {"Red1"}
    assert refusal_of(position, RED, "muster Red2 Ogre Ogre") == "T18.1a"
    assert refusal_of(position, RED, "muster Red3 Ogre Ogre") == "T4.1b"


@pytest.mark.rule("T6.4b")
def test_a_defender_reinforces_before_the_active_player_musters() -> None:
    met = table(
        {"Red1": "8 Ogre Ogre", "Blue1": "8 Troll Troll", "Red2": "22 Ogre Ogre"},
        EngagementPhase(RED),
        moved={"Red1": 3, "Red2": 3},
    )
    short = with_stacks(met, Troll=1)
    defended = after(short, "Blue: propose defender Troll,Troll", "Red: accept")
    assert defended.due == (BLUE,)
    assert "muster Blue1 Troll Troll" in offers(defended, BLUE)
    taken = after(defended, "Blue: muster Blue1 Troll Troll")
    assert contents(taken, "Blue1") == "Troll Troll Troll"
    assert taken.due == (RED,)
    assert refusal_of(taken, RED, "muster Red2 Troll Ogre,Ogre") == "T18.3e"


@pytest.mark.rule("T6.4c")
def test_a_legion_that_moved_full_and_lost_an_angel_by_summoning_may_muster() -> None:
    full = "22 Angel Ogre Ogre Ogre Ogre Ogre Ogre"
    met = table(
        {"Red1": "8 Troll", "Blue1": "8 Ogre", "Red2": full},
        EngagementPhase(RED),
        moved={"Red1": 3, "Red2": 3},
    )
    won = after(met, "Blue: stand", "Blue: concede", "Red: summon Red2 Angel")
    assert "muster Red2 Ogre Ogre" in offers(won, RED)


@pytest.mark.rule("T6.5a")
def test_after_his_turn_a_player_only_answers_as_defender() -> None:
    position = table(TURN, MusterPhase(RED), moved={"Red2": 1})
    over = after(position, "Red: done")
    assert over.due == (BLUE,)
    assert offers(over, RED) == []
    for line in ("roll", "split Red1 Ogre,Ogre", "move Red2 22 5", "muster Red2 Lion Lion", "done"):
        assert refusal_of(over, RED, line) == "K2"
    attacked = table(
        {"Blue1": "8 Troll Troll", "Red1": "8 Ogre Ogre", "Gold1": "20 Titan"},
        active=BLUE,
        moved={"Blue1": 3},
        seats=3,
    )
    assert settled(attacked).due == (RED,)
    assert offers(settled(attacked), GOLD) == []


@pytest.mark.rule("T6.5a", "T7.0c")
def test_who_moved_or_mustered_in_a_turn_is_ready_for_the_next() -> None:
    over = after(
        table(TURN | {"Red2": "7 Lion"}, MusterPhase(RED), moved={"Red2": 1}), "Red: muster Red2 Lion Lion"
    )
    assert over.state.active == BLUE
    assert not any(legion.moved or legion.mustered or legion.parent for legion in over.state.legions.values())
    assert not over.state.summoned
