"""3.0, 3.4, 3.6, 1.1 and 8: a round, seat order, and how a game is won."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.downfall import fall
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.rounds import PHASES, STEPS_OF_A_TURN, Individual, Round, Turn, begin_round
from hexenkessel.games.battlemist.world import Lasting
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import play
from tests.battlemist.table import begun, settled, table

THREE = ("orcs", "knights", "dwarves")


def run(step: Any, position: Any) -> Any:
    """One step run once, without what follows."""
    change: Any = Change(msgspec.structs.replace(position, steps=(*position.steps, step)))
    step.run(change)
    return change


@pytest.mark.rule("B3.0a", "B3.0c", "B3.6a", "BA.1a")
def test_a_round_has_its_phases_in_order_and_then_the_next_begins() -> None:
    assert (Council, Economics, OrderRoll, UpkeepPhase) == PHASES
    position = table()
    step: Any = Round()
    seen = []
    for _ in range(4):
        change = run(step, position)
        seen.append(type(change.steps[-1]))
        step = change.steps[-2]
    assert seen == list(PHASES)
    assert run(step, position).steps[-1] == Round()


@pytest.mark.rule("B3.0b")
def test_seat_order_begins_one_seat_further_every_round() -> None:
    change: Any = Change(table(races=THREE, round=0, first=1))
    firsts = []
    for _ in range(4):
        begin_round(change)
        firsts.append(change.state.first)
    assert firsts == [1, 2, 0, 1]
    assert change.state.seat_order == (1, 2, 0)


@pytest.mark.rule("B3.0b", "B3.3d")
def test_the_fallen_are_skipped_in_seat_order_and_have_no_turn() -> None:
    position = table(races=THREE, first=0)
    world = position.state.with_player(1, fallen=3)
    change: Any = Change(msgspec.structs.replace(position, state=world))
    begin_round(change)
    assert change.state.first == 2 and change.state.seat_order == (2, 0)
    later = run(Individual((1, 2, 0)), msgspec.structs.replace(position, state=world))
    assert later.steps[-1] == Individual((1, 2, 0), 1)


@pytest.mark.rule("B3.3a")
def test_a_turn_is_quest_movement_and_combat() -> None:
    change = run(Individual((2, 0, 1)), table(races=THREE))
    assert change.steps[-1] == Turn(2) and change.state.active == 2
    step: Any = Turn(2)
    seen = []
    for _ in range(3):
        change = run(step, table(races=THREE))
        seen.append(change.steps[-1])
        step = change.steps[-2]
    assert seen == [phase(2) for phase in STEPS_OF_A_TURN]


@pytest.mark.rule("B3.4a", "B3.2.2s", "B6.0i")
def test_ruins_go_when_all_have_had_their_turn() -> None:
    units = {"orcs": {"wastes": "footman", "oxmarch": "giant"}}
    towns = {"wastes": "town", "oxmarch": "city", "abou-xar": "town"}
    position = table(units=units, towns=towns, active=1)
    change = run(Individual((0, 1), 2), position)
    assert sorted(change.state.settlements) == ["wastes"]
    assert change.state.active is None
    assert {event.args["realm"] for event in change.events} == {"oxmarch", "abou-xar"}


@pytest.mark.rule("B3.0c")
def test_what_lasts_a_round_ends_with_it() -> None:
    lasting = Lasting(EVENTS["guilds-price"].failed[0], 0)
    change = run(Round(4), table(effects=[lasting]))
    assert change.state.effects == ()


# Victory


@pytest.mark.rule("B1.1a", "B1.1b", "B3.1.1a", "B8.0a", "B8.0c", "B5.0g")
def test_five_stars_at_the_beginning_of_the_council_win_used_or_not() -> None:
    position = settled(table(Council(), orcs="stars 5 used 5", knights="stars 4"))
    assert position.outcome.reason == "stars"
    assert position.outcome.winners == (0,)
    assert position.outcome.scores == (5, 4)


@pytest.mark.rule("DX-6", "B8.0a")
def test_two_with_enough_stars_hold_each_other_up() -> None:
    assert settled(table(Council(), orcs="stars 5", knights="stars 6")).outcome is None


@pytest.mark.rule("B1.1b", "B5.0i")
def test_stars_won_later_in_the_round_wait_for_the_next_council() -> None:
    for stage in range(1, 5):
        assert settled(table(Council(stage), orcs="stars 5")).outcome is None


@pytest.mark.rule("DX-7", "B5.0h", "B8.0c")
def test_the_power_of_the_dark_lord_is_no_star() -> None:
    position = settled(table(Council(), races=("dark-lord", "elves"), dark_lord="stars 4 power 1"))
    assert position.outcome is None


@pytest.mark.rule("B1.1a")
def test_a_short_game_needs_fewer_stars() -> None:
    position = settled(table(Council(), orcs="stars 3", options={"stars": 3}))
    assert position.outcome.winners == (0,)


@pytest.mark.rule("B8.0b")
def test_who_is_left_alone_has_won_at_once() -> None:
    change: Any = Change(table(units={"orcs": {"home-knights": "footman"}}))
    fall(change, 1, 0)
    assert change.outcome is not None
    assert change.outcome.reason == "alone" and change.outcome.winners == (0,)


@pytest.mark.rule("B8.0b")
def test_who_falls_later_stands_higher() -> None:
    position = table(races=THREE, orcs="stars 2")
    world = position.state.with_player(2, fallen=2, stars=0)
    change: Any = Change(msgspec.structs.replace(position, state=world))
    fall(change, 1, 0)
    assert change.outcome is not None and change.outcome.places == (1, 2, 3)


def test_the_host_may_stop_the_game_at_any_time() -> None:
    position = GAME.begin(GAME.setup(3, DiceParts("stop"))).position
    from hexenkessel.kernel.action import Stop

    stopped = play(position, -1, Stop()).position
    assert stopped.outcome is not None and stopped.outcome.reason == "stopped"
    assert stopped.outcome.is_shared


@pytest.mark.rule("B3.1.1b", "B3.1.1c", "B5.0d")
def test_all_stars_are_refreshed_and_everybody_sees_it() -> None:
    position = settled(
        table(Council(), races=("dark-lord", "elves"), dark_lord="stars 3 used 3", elves="stars 2 used 1")
    )
    assert [(p.stars, p.used, p.power) for p in position.state.players] == [(3, 0, 1), (2, 0, 0)]
    assert [(p.stars, p.used) for p in GAME.view(position, None).players] == [(3, 0), (2, 0)]


@pytest.mark.rule("B3.1.1b")
def test_extra_power_that_was_not_used_is_gone() -> None:
    assert begun(table(Council(), orcs="power 2")).position.state.players[0].power == 0
