"""Towns, cities and homes in battle: the siege, and what becomes of them afterwards (B3.3.3.2, B3.3.3.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.battle.aid import siege_bonus
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.conditions import terms_of
from hexenkessel.games.battlemist.downfall import remove_ruins
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.kernel.change import Change
from tests.battlemist.fields import REALM, battle, passing, side
from tests.battlemist.table import LoadedDice, after, army, is_over, offers, refusal_of, settled, stock, table

WAITING = "stars 1 used 1 hand war-cry"  # asked before every combat round: there a test looks


def bonus(position: Any) -> int:
    return siege_bonus(settled(position).state)


@pytest.mark.rule("B3.3.3.2a", "B3.3.3.2b", "B3.3.3.2c", "B1.3.2.3b", "B1.3.2.3c", "BA.1i")
def test_town_and_city_help_the_defender() -> None:
    def sieged(**towns: Any) -> int:
        return bonus(battle("knights", "footman", "dwarves", "footman", knights=WAITING, **towns))

    assert sieged() == 0
    assert sieged(towns={REALM: "town"}) == 1
    assert sieged(towns={REALM: "city"}) == 2
    # What is built elsewhere does not help.
    assert sieged(towns={"oxmarch": "city"}) == 0


@pytest.mark.rule("B3.3.3.2d")
def test_the_home_helps_its_owner_only() -> None:
    home = battle("knights", "footman", "dwarves", "footman", "home-dwarves", knights=WAITING)
    assert bonus(home) == 2
    # The orcs have conquered the home of the dwarves, who are out of the game.
    captured = battle(
        "knights", "footman", "orcs", "footman", "home-dwarves", others=("dwarves",), knights=WAITING
    )
    captured = msgspec.structs.replace(captured, state=captured.state.with_player(2, fallen=3))
    assert bonus(captured) == 0


@pytest.mark.rule("B3.3.3.2d", "B6.0j", "B6.0h")
def test_monsters_alone_have_a_siege_bonus_at_home_only() -> None:
    in_town = battle("knights", "footman", "dwarves", "giant", knights=WAITING, towns={REALM: "town"})
    assert bonus(in_town) == 0
    at_home = battle("knights", "footman", "dwarves", "giant", "home-dwarves", knights=WAITING)
    assert bonus(at_home) == 2


@pytest.mark.rule("B3.3.3.2d")
def test_the_bonus_is_for_attack_dice_of_all_units_but_not_for_the_rally() -> None:
    position = settled(
        battle("knights", "footman", "dwarves", "footman giant", knights=WAITING, towns={REALM: "city"})
    )
    defender, attacker = terms_of(position.state, 1), terms_of(position.state, 0)
    assert defender.attack == (2,) * 6 and attacker.attack == (0,) * 6
    assert defender.rally == 0


@pytest.mark.rule("B3.3.3.2b")
def test_with_the_town_a_seven_of_a_dwarf_kills() -> None:
    # A dwarf footman kills with eight.
    plain = battle("knights", "footman", "dwarves", "footman", knights=WAITING)
    town = battle("knights", "footman", "dwarves", "footman", knights=WAITING, towns={REALM: "town"})
    routed, _ = passing(plain, LoadedDice(1, 7), before_round=2)
    assert side(routed, "knights") == ("", "footman")
    over, _ = passing(town, LoadedDice(1, 7), before_round=2)
    assert is_over(over) and army(over, "knights", REALM) == ""


@pytest.mark.rule("B3.3.3.2d", "B3.1.2c")
def test_sappers_cancel_the_siege_bonus_for_the_whole_battle() -> None:
    position = battle(
        "knights",
        "footman",
        "dwarves",
        "footman",
        "home-dwarves",
        knights="stars 1 used 1 hand sappers,war-cry",
    )
    position = after(position, "knights: play sappers")
    position, _ = passing(position, LoadedDice(1, 1), before_round=2)
    assert position.state.battle.round == 2
    assert siege_bonus(position.state) == 0


# Plunder


def conquered(site: str = "town", attacking: str = "3 footman", realm: str = REALM, **more: Any) -> Any:
    """The knights have won a battle in a realm with a town or city of the dwarves."""
    position = battle("knights", attacking, "dwarves", "archer", realm, towns={realm: site}, **more)
    # The archer misses, then dies.
    return settled(position, LoadedDice(1, 10, 1, 1, 1, 1))


@pytest.mark.rule("B3.3.3.3a", "B3.3.3.3b", "B3.2.1g")
def test_the_victor_takes_the_town_over_as_it_is() -> None:
    position = conquered("city")
    assert offers(position, "knights") == ["occupy", "plunder"]
    over = after(position, "knights: occupy")
    assert is_over(over)
    assert over.state.settlements[REALM].kind == "city"
    assert over.state.settlements_of(0) == [REALM] and over.state.settlements_of(1) == []
    assert over.state.cities_of(0) == 1


@pytest.mark.rule("B3.3.3.3a", "B3.3.3.3d", "B3.2.2t")
def test_or_he_plunders_it() -> None:
    position = after(conquered("town"), "knights: plunder", dice=LoadedDice(7))
    assert REALM not in position.state.settlements
    assert len(offers(position, "knights")) == 10  # three resources in any mixture
    assert refusal_of(position, "knights: take 2 2 0") == "B3.3.3.3d"
    over = after(position, "knights: take 2 0 1")
    assert stock(over, "knights") == "2/0/1"


@pytest.mark.rule("B3.3.3.3d")
def test_a_one_finds_nothing_in_a_town() -> None:
    over = after(conquered("town"), "knights: plunder", dice=LoadedDice(1))
    assert is_over(over) and stock(over, "knights") == "0/0/0"
    assert REALM not in over.state.settlements


@pytest.mark.rule("B3.3.3.3e")
def test_a_city_is_worth_more() -> None:
    position = after(conquered("city"), "knights: plunder", dice=LoadedDice(7))
    assert refusal_of(position, "knights: take 1 1 1") == "B3.3.3.3e"
    assert stock(after(position, "knights: take 6 0 0"), "knights") == "6/0/0"


@pytest.mark.rule("B3.3.3.3c")
def test_plundering_is_said_immediately_after_the_battle() -> None:
    position = conquered(
        elsewhere={"knights": {"oxmarch": "3 footman"}, "dwarves": {"oxmarch": "archer"}},
    )
    # With two battles the first has to be chosen.
    position = after(position, f"knights: attack {REALM}", dice=LoadedDice(1, 10, 1, 1, 1))
    assert refusal_of(position, "knights: attack oxmarch") is not None
    later = after(position, "knights: occupy", dice=LoadedDice(1, 10, 1, 1, 1))
    assert refusal_of(later, "knights: plunder") is not None


@pytest.mark.rule("B3.3.3.3a")
def test_a_realm_entered_without_battle_is_not_plundered() -> None:
    position = battle("knights", "3 footman", "dwarves", "archer", towns={REALM: "town"})
    empty = msgspec.structs.replace(position, state=position.state.with_force(1, REALM, (0,) * 6))
    over = settled(empty)
    assert is_over(over) and over.state.settlements_of(0) == [REALM]


@pytest.mark.rule("B3.3.3.3a", "B6.0h", "B6.0i", "B6.0j", "B3.2.2s", "B3.4a")
def test_monsters_alone_cannot_choose_and_the_town_falls_into_ruin() -> None:
    over = conquered(attacking="giant")
    assert is_over(over)
    assert over.state.controller_of(REALM) is None
    # It stands until the individual phase is over.
    assert REALM in over.state.settlements
    change: Change[Any] = Change(over)
    remove_ruins(change)
    assert REALM not in change.state.settlements


@pytest.mark.rule("B3.3.3.3a")
def test_a_defender_who_wins_is_not_asked() -> None:
    position = battle("knights", "archer", "dwarves", "3 footman", towns={REALM: "town"})
    over = settled(position, LoadedDice(1, 10, 1, 1))
    assert is_over(over) and over.state.settlements_of(1) == [REALM]
    assert isinstance(position.steps[-1], CombatPhase)


@pytest.mark.rule("B3.2.2s", "B3.4a", "B3.3.3.3a")
def test_an_abandoned_town_stands_until_the_phase_is_over_and_is_kept_by_who_holds_it_then() -> None:
    roads = ("home-knights oxmarch home-dwarves",)
    position = table(
        MovementPhase(1), MovementPhase(0), races=("knights", "dwarves"), roads=roads, active=0,
        units={"knights": {"oxmarch": "footman"}, "dwarves": {"home-dwarves": "footman"}},
        towns={"oxmarch": "town"}, knights="used 1", dwarves="used 1",
    )  # fmt: skip
    left = after(position, "knights: march oxmarch footman 1 home-knights", "knights: done")
    assert left.state.controller_of("oxmarch") is None and "oxmarch" in left.state.settlements
    taken = after(left, "dwarves: march home-dwarves footman 1 oxmarch", "dwarves: done")
    for end, is_kept in ((taken, True), (after(left, "dwarves: done"), False)):
        change: Change[Any] = Change(end)
        remove_ruins(change)
        assert ("oxmarch" in change.state.settlements) is is_kept
    assert taken.state.settlements_of(1) == ["oxmarch"]
