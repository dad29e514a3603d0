"""The combat step: which battles there are, who takes part, how they end (B3.3.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.units import units
from tests.battlemist.fields import REALM, SPENT, battle, in_battle
from tests.battlemist.table import (
    LoadedDice,
    after,
    army,
    due,
    is_over,
    offers,
    refusal_of,
    settled,
    story,
    table,
)  # fmt: skip


@pytest.mark.rule("B3.3.3a", "B3.3.3c", "B3.3.3.2h")
def test_the_active_player_chooses_the_order_of_his_battles() -> None:
    position = battle(
        "knights", "3 footman", "dwarves", "footman",
        elsewhere={
            "knights": {"oxmarch": "3 footman", "wastes": "footman"}, "dwarves": {"oxmarch": "footman"},
        },
    )  # fmt: skip
    position = settled(position)
    assert due(position) == ("knights",)
    assert sorted(offers(position, "knights")) == ["attack oxmarch", f"attack {REALM}"]
    assert refusal_of(position, "knights: attack wastes") == "B3.3.3a"
    dice = LoadedDice(10, 1, 1, 1, 10, 1, 1, 1)
    events = story(position, "knights: attack oxmarch", dice=dice)
    # The last battle begins by itself, and after it the step is over.
    assert [event.args["realm"] for event in events if event.key == "battle-won"] == ["oxmarch", REALM]


@pytest.mark.rule("B3.3.3a")
def test_without_an_enemy_there_is_no_battle() -> None:
    position = battle("knights", "footman", "dwarves", "footman")
    world = position.state.with_force(1, REALM, units())
    assert is_over(settled(msgspec.structs.replace(position, state=world)))


@pytest.mark.rule("B3.3.3b", "B3.3.2e")
def test_after_combat_no_realm_holds_units_of_two_races() -> None:
    position = battle("knights", "3 footman", "dwarves", "2 giant")
    dice = LoadedDice(9, 9, 1, 1, 1)
    over = settled(position, dice)
    assert is_over(over)
    assert all(len(forces) == 1 for forces in over.state.forces.values())


@pytest.mark.rule("B3.3.3d")
def test_heroes_take_no_part() -> None:
    position = battle("knights", "footman", "dwarves", "footman", heroes={"dwarves-1": REALM})
    over = settled(position, LoadedDice(10, 1))
    assert [hero.realm for hero in over.state.players[1].heroes] == [REALM]
    assert over.state.controller_of(REALM) == 0


@pytest.mark.rule("B3.3.3h", "B3.3.3.2g")
def test_there_is_no_retreat() -> None:
    position = battle("knights", "footman 2 archer", "dwarves", "5 footman")
    # Nobody hits for three rounds: nobody is asked anything, rounds follow at once.
    dice = LoadedDice(*[1] * 6, *[1] * 2, *[1] * 6, *[1] * 2, *[1] * 5, 10)
    position = settled(position, dice)
    assert position.state.battle.round == 3
    assert not dice.faces


@pytest.mark.rule("B3.3.3i")
def test_routed_survivors_return_to_the_realm() -> None:
    position = in_battle(("2 footman", "cavalry archer", 0), ("footman", "", 0), "attack")
    over = settled(position, LoadedDice(9, 1, 1))
    assert army(over, "knights", REALM) == "footman footman archer cavalry"


@pytest.mark.rule("B3.3.3j", "B1.4.3e", "B3.2.1b")
def test_the_victor_controls_the_realm_and_takes_its_card() -> None:
    position = battle("knights", "footman", "dwarves", "footman")
    assert position.state.controller_of(REALM) == 1
    events = story(position, dice=LoadedDice(9, 1))
    assert ("realm-taken", 0) in [(event.key, event.args.get("seat")) for event in events]
    over = settled(position, LoadedDice(9, 1))
    assert over.state.controller_of(REALM) == 0


@pytest.mark.rule("B3.3.3k")
def test_both_sides_may_be_wiped_out_together() -> None:
    over = settled(battle("knights", "footman", "dwarves", "footman"), LoadedDice(9, 8))
    assert is_over(over)
    assert over.state.controller_of(REALM) is None
    home = battle("knights", "footman", "dwarves", "footman", "home-dwarves")
    over = settled(home, LoadedDice(9, 8))
    # A home stays with its owner.
    assert over.state.controller_of("home-dwarves") == 1 and over.state.is_alive(1)


@pytest.mark.rule("B3.3.2d", "B3.3.3a")
def test_from_march_to_battle() -> None:
    position = settled(
        table(
            CombatPhase(0),
            MovementPhase(0),
            races=("knights", "dwarves"),
            active=0,
            units={"dwarves": {"abou-xar": "footman"}, "knights": {"home-knights": "footman footman"}},
            roads=("home-knights abou-xar",),
            knights="used 1",
            dwarves="used 1",
        )
    )
    over = after(
        position, "knights: march home-knights footman 2 abou-xar", "knights: done", dice=LoadedDice(9, 1, 1)
    )
    assert is_over(over)
    assert army(over, "knights", "abou-xar") == "footman footman"


@pytest.mark.rule("B3.3.3j", "B3.3.2h", "B6.0h")
@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ((9, 1), ["realm-left", "battle", "battle-won", "realm-taken"]),
        ((1, 6), ["realm-left", "battle", "battle-won"]),
    ],
)
def test_a_realm_with_monsters_is_taken_when_they_are_beaten_and_not_before(
    faces: tuple[int, ...], told: list[str]
) -> None:
    """Nobody controls a realm in which only a Giant is; who marches in has to fight him first."""
    march = ("knights: march oxmarch footman 1 abou-xar", "knights: done")
    settings: dict[str, Any] = {
        "races": ("knights", "dwarves"),
        "units": {"dwarves": {"abou-xar": "giant"}, "knights": {"oxmarch": "footman"}},
        "roads": ("oxmarch abou-xar",),
    }
    arrived = after(table(MovementPhase(0), **settings), *march)
    assert arrived.state.controller_of("abou-xar") is None
    quiet: dict[str, Any] = {"knights": SPENT, "dwarves": SPENT}
    events = story(
        table(CombatPhase(0), MovementPhase(0), active=0, **settings, **quiet),
        *march,
        dice=LoadedDice(*faces),
    )
    heard = ("realm-left", "realm-taken", "battle", "battle-won")
    assert [event.key for event in events if event.key in heard] == told


@pytest.mark.rule("B3.3.3j", "B6.0j")
def test_of_three_in_a_realm_the_last_must_be_beaten_before_it_is_taken() -> None:
    """A Giant of the Orcs sits in the Knights' home, Knights have been recruited beside him, Dwarves come."""
    position = table(
        CombatPhase(2),
        races=("orcs", "knights", "dwarves"),
        active=2,
        units={
            "orcs": {"home-knights": "giant"},
            "knights": {"home-knights": "footman"},
            "dwarves": {"home-knights": "footman footman"},
        },
        orcs=SPENT,
        knights=SPENT,
        dwarves=SPENT,
    )
    events = story(position, dice=LoadedDice(9, 1, 1, 9, 1, 1))
    heard = ("battle", "battle-won", "realm-taken", "home-lost")
    assert [event.key for event in events if event.key in heard] == [
        "battle", "battle-won", "battle", "battle-won", "realm-taken", "home-lost",
    ]  # fmt: skip
