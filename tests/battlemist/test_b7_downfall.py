"""The loss of a home (B7), and the last player left (B8.0b)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.downfall import captured_stars
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Turn
from tests.battlemist.fields import REALM, battle, passing
from tests.battlemist.table import LoadedDice, after, army, is_over, player, settled, stock, story

HOME = "home-dwarves"
WON = (9, 1, 1, 1)  # the first of three footmen kills; the last die is the defender's


def siege(defending: str = "footman", **more: Any) -> Any:
    """The knights before the home of the dwarves; orcs look on."""
    more.setdefault("others", ("orcs",))
    more.setdefault("elsewhere", {"orcs": {"home-orcs": "footman"}})
    return battle("knights", "3 footman", "dwarves", defending, HOME, **more)


def undefended(**more: Any) -> Any:
    position = siege(**more)
    return msgspec.structs.replace(position, state=position.state.with_force(1, HOME, (0,) * 6))


@pytest.mark.rule("B7.0a", "B1.1c")
def test_a_home_lost_in_battle_is_the_end_of_its_owner() -> None:
    over = settled(siege(), LoadedDice(*WON))
    assert is_over(over)
    assert not over.state.is_alive(1) and player(over, "dwarves").fallen == over.state.round
    assert over.state.seat_order == (0, 2)


@pytest.mark.rule("B7.0a", "B3.3.2h")
def test_an_empty_home_is_simply_occupied_and_a_hero_does_not_defend_it() -> None:
    over = settled(undefended(heroes={"dwarves-1": HOME}))
    assert not over.state.is_alive(1)
    assert player(over, "dwarves").heroes == ()


@pytest.mark.rule("B7.0a")
def test_a_defended_home_stands() -> None:
    position = siege("10 footman")
    over = settled(position, LoadedDice(1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 10, 10, 10))
    assert is_over(over) and over.state.is_alive(1)


@pytest.mark.rule("B7.0a")
def test_the_home_falls_after_the_combat_step_not_in_it() -> None:
    position = siege(elsewhere={
        "orcs": {"home-orcs": "footman"}, "knights": {REALM: "3 footman"}, "dwarves": {REALM: "footman"},
    })  # fmt: skip
    position = settled(position)
    events = story(position, f"knights: attack {HOME}", dice=LoadedDice(*WON, *WON))
    keys = [event.key for event in events if event.key in ("battle-won", "home-lost")]
    assert keys == ["battle-won", "battle-won", "home-lost"]


@pytest.mark.rule("B7.0b", "B7.0c")
def test_everything_of_the_loser_is_removed() -> None:
    position = siege(
        elsewhere={
            "orcs": {"home-orcs": "footman"},
            "dwarves": {"oxmarch": "2 archer giant", "wastes": "footman"},
        },
        towns={"oxmarch": "city", "wastes": "town"},
        heroes={"dwarves-1": "abou-xar", "dwarves-2": HOME},
        dwarves="grain 3 wood 4 iron 5 stars 3 used 3 hand caravan,war-cry quest adv-wastes "
        "artifacts wayfarers-boots",
    )
    over, _ = passing(position, LoadedDice(*WON))
    world, loser = over.state, player(over, "dwarves")
    assert not [*world.forces_of(1)] and not world.settlements
    assert loser.heroes == () and loser.hand == () and loser.quest is None and loser.artifacts == ()
    assert stock(over, "dwarves") == "0/0/0" and loser.stars == 0
    assert world.discard == ("caravan", "war-cry")
    assert world.quest_discard == ("adv-wastes", "wayfarers-boots")
    # The conqueror has the home like an ordinary realm, as long as an army unit of his is there.
    assert world.controller_of(HOME) == 0
    assert HOME in world.realms_of(0)
    assert world.with_force(0, HOME, (0,) * 6).controller_of(HOME) is None


@pytest.mark.rule("B7.0c")
def test_losing_a_captured_home_eliminates_nobody() -> None:
    position = battle("orcs", "3 footman", "knights", "footman", HOME, others=("dwarves",))
    position = msgspec.structs.replace(position, state=position.state.with_player(2, fallen=3))
    over = settled(position, LoadedDice(9, 1, 1, 1))
    assert over.state.seat_order == (0, 1)
    assert over.state.controller_of(HOME) == 0


@pytest.mark.rule("B7.0d", "DX-1")
def test_dx_1_half_of_the_stars_rounded_up() -> None:
    assert [captured_stars(stars) for stars in range(1, 6)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("B7.0d", "B7.0e", "B5.0h")
@pytest.mark.parametrize(
    ("stars", "captured", "returned"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_dx_1_stars_of_a_captured_player(stars: int, captured: int, returned: int) -> None:
    position = undefended(dwarves=f"stars {stars} used {stars} power 1", knights="stars 2 used 1")
    pool = position.state.star_pool
    over = settled(position)
    conqueror = player(over, "knights")
    assert conqueror.stars == 2 + captured
    # They arrive used: he still has the one he had not used.
    assert (conqueror.used, conqueror.unused) == (1 + captured, 1)
    assert over.state.star_pool == pool + returned


@pytest.mark.rule("B7.0b", "B3.1.2b")
def test_cards_of_the_loser_become_public() -> None:
    position = undefended(dwarves="stars 1 used 1 hand caravan")
    events = story(position)
    told = next(event for event in events if event.key == "cards-given-up")
    assert told.args["cards"] == ("caravan",) and told.to is None


@pytest.mark.rule("B8.0b", "B7.0a")
def test_the_last_one_left_wins_at_once() -> None:
    position = siege(others=(), elsewhere={})
    over = settled(position, LoadedDice(*WON))
    assert over.outcome is not None
    assert over.outcome.places == (1, 2)


@pytest.mark.rule("B8.0b")
def test_two_homes_taken_in_one_step() -> None:
    position = undefended(elsewhere={"knights": {"home-orcs": "footman"}})
    over = settled(position)
    assert over.outcome is not None and over.outcome.places[0] == 1


@pytest.mark.rule("B3.3d")
def test_who_is_out_has_no_turn() -> None:
    position = undefended()
    world = position.state.with_player(1, fallen=2)
    skipped = msgspec.structs.replace(position, steps=(position.steps[0], Turn(1)), state=world)
    assert is_over(settled(skipped))


@pytest.mark.rule("B7.0a")
def test_passing_through_an_empty_home_takes_nothing() -> None:
    position = undefended()
    world = position.state.but(
        neighbours={"oxmarch": (HOME,), HOME: ("oxmarch", "wastes"), "wastes": (HOME,)}
    )
    world = world.with_force(0, HOME, (0,) * 6).with_units(0, "oxmarch", (1, 0, 0, 0, 0, 0))
    steps = (position.steps[0], CombatPhase(0), MovementPhase(0))
    walking = settled(msgspec.structs.replace(position, steps=steps, state=world))
    over = after(walking, "knights: march oxmarch footman 1 wastes", "knights: done")
    assert is_over(over) and over.state.is_alive(1)
    assert army(over, "knights", "wastes") == "footman"
