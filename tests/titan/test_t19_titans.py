"""Chapter 19: growing Titans, and what slaying one is worth."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.battle.strikes import StrikePhase
from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from tests.titan.table import (
    BLUE,
    GOLD,
    RED,
    AlwaysShowing,
    after,
    battle,
    contents,
    fought,
    offers,
    say,
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


@pytest.mark.rule("T19.1a", "EX-T19.1a", "EX-T19.1b")
def test_a_titan_grows_by_one_for_every_hundred_points() -> None:
    for points, power in ((0, 6), (99, 6), (100, 7), (327, 9), (1163, 17)):
        met = table({"Red1": "8 Titan", "Blue1": "8 Ogre"}, moved={"Red1": 3}, scores=(points,))
        fighting = after(met, "Blue: stand", "Red: fight")
        assert fighting.state.battle.titan_powers[0] == power == titan_power(points)


@pytest.mark.rule("T19.2a")
@pytest.mark.parametrize(("points", "may"), [(300, False), (399, False), (400, True), (900, True)])
def test_from_power_ten_it_teleports(points: int, may: bool) -> None:
    position = table(
        {"Red1": "8 Titan Ogre", "Blue1": "20 Ogre"}, MovementPhase(RED, roll=6), scores=(points,)
    )
    assert any(line.startswith("teleport Red1 Titan 20") for line in offers(position, RED)) == may
    assert (titan_power(points) >= 10) == may


@pytest.mark.rule("T19.3a")
def test_a_slain_titan_still_strikes_and_then_the_battle_is_over() -> None:
    position = settled(slaying())
    struck = say(position, RED, offers(position, RED)[0], AlwaysShowing(6)).position
    assert isinstance(struck.step, StrikePhase)
    assert any(line.startswith("strike Titan-4") for line in offers(struck, BLUE))
    over = say(struck, BLUE, offers(struck, BLUE)[0], AlwaysShowing(1)).position
    assert over.state.battle is None
    assert not over.state.is_alive(BLUE)
    assert over.state.legions_of(BLUE) == []


@pytest.mark.rule("T19.3b", "T19.3c", "T19.4a", "T19.4b", "T19.4d", "T19.4e")
def test_the_slayer_scores_the_slain_in_full_and_half_of_all_the_rest() -> None:
    over = fought(slaying(), RED_SLAYS)
    # Titan and Centaur; then half of Lion, Ogre and Troll together, rounded down once.
    assert score(over, RED) == 24 + 12 + (15 + 28) // 2
    assert score(over, GOLD) == 0
    assert GAME.flaws(over) == []


@pytest.mark.rule("T19.4b")
def test_halves_are_rounded_once_for_each_receiver() -> None:
    # A Lion and a Lion more: 15 + 15, not 7 + 7; with the Lion set aside 45.
    over = fought(slaying(extra={"Blue2": "22 Lion", "Blue3": "20 Lion"}), RED_SLAYS)
    assert score(over, RED) == 36 + 45 // 2


@pytest.mark.rule("T19.3d")
def test_points_for_the_slain_earn_angels() -> None:
    over = fought(slaying(points=70), RED_SLAYS)
    assert "acquire Angel" in offers(over, RED)
    assert contents(after(over, "Red: acquire Angel"), "Red1") == "Angel Ogre Troll"


@pytest.mark.rule("T19.4f")
def test_points_for_the_rest_earn_none_but_raise_the_titan() -> None:
    over = fought(slaying(points=60), RED_SLAYS)
    assert score(over, RED) == 60 + 36 + 21
    assert not any(line.startswith("acquire") for line in offers(over, RED))
    assert titan_power(score(over, RED)) == 7


@pytest.mark.rule("T19.4f", "T19.3d")
def test_an_angel_is_earned_by_the_first_points_only() -> None:
    # 164 + 36 reach 200; the 100 that follow bring nothing.
    rich = {"Blue2": "22 Colossus Colossus Colossus Colossus Lion Lion"}
    over = fought(slaying(points=164, extra=rich), RED_SLAYS)
    assert score(over, RED) == 200 + (15 + 190) // 2
    once = after(over, "Red: acquire Angel")
    assert not any(line.startswith("acquire") for line in offers(once, RED))


@pytest.mark.rule("T19.4a", "T9.5b")
def test_creatures_of_the_loser_are_lost_and_the_others_go_back() -> None:
    position = slaying(extra={"Blue2": "22 Angel Guardian Ogre", "Blue3": "20 Archangel Warlock"})
    before = position.state.stacks
    stacks = fought(position, RED_SLAYS).state.stacks
    gained = {name: count - before[name] for name, count in stacks.items() if count != before[name]}
    assert gained == {"Angel": 1, "Archangel": 1, "Guardian": 1, "Warlock": 1}


@pytest.mark.rule("T19.4g")
def test_a_spared_attacker_keeps_its_normal_muster() -> None:
    # Red slays Blue's Titan while another legion of his is engaged with Blue's.
    position = slaying(extra={"Red2": "22 Ogre Ogre"})
    over = fought(position, RED_SLAYS)
    assert over.state.engaged_lands() == []
    assert "muster Red2 Troll Ogre,Ogre" in offers(over, RED)
