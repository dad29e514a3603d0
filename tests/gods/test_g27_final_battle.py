"""Chapter 27.5: the storm on the Skycastle."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.combat import LastVerdict, Loan
from hexenkessel.games.gods.combats.final_battle import conclude_final_battle
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import _settle
from hexenkessel.kernel.seats import HOST
from tests.gods.combats import goals
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    lines,
    may_say,
    offers,
    pool_of,
    refusal_of,
    settled,
    table,
)

ARMIES = {
    "Black1": "City Dark-Titan Lich Lich",
    "Red1": "City Lion Knight Hydra Hydra",
    "Green1": "D0.7 Hydra Hydra",
    "Blue1": "D1.7 Ogre",
}
LOANS = (
    "Red: lend Red1 Lion",
    "Green: lend Green1 Hydra",
    "Blue: lend Blue1 Ogre",
    "Red: done",
    "Green: done",
    "Blue: done",
)


def stormed(**more: Any) -> Any:
    more = {"dark_titan": True, "active": BLACK, **more}
    return settled(table(ARMIES | more.pop("extra", {}), CombatPhase(BLACK), **more))


def fought(**more: Any) -> Any:
    """In the battle, after three Creatures were lent."""
    return after(stormed(**more), *LOANS, "Red: choose-side 5")


def over(position: Any, slain: tuple[Loan, ...] = (), *, god: bool, titan: bool) -> Any:
    change = Change(position)
    conclude_final_battle(change, LastVerdict(god, titan, slain))
    return _settle(change, position.number + 1, HOST).position


@pytest.mark.rule("G27.5a", "G27.5b")
def test_the_dark_titan_in_the_city_has_to_fight_the_god() -> None:
    position = stormed()
    assert position.due == (RED,)
    assert any(line.startswith("lend") for line in offers(position, RED))


@pytest.mark.rule("G27.5b", "G10.2d", "G6.3a")
def test_it_is_a_combat_like_others_and_his_army_challenges_nobody_else() -> None:
    extra = {"Black2": "D1.7 Lich Lich"}
    position = stormed(extra=extra, but={"Black2": {"moved": True, "entry": 3}})
    assert offers(position, BLACK) == ["engage Black1 God", "engage Black2 Blue1"]
    assert refusal_of(position, BLACK, "challenge Black1 Red1 1") == "G10.2d"
    assert refusal_of(position, BLACK, "engage Black2 God") == "G27.5b"
    assert refusal_of(position, BLACK, "done") == "G6.3a"
    assert after(position, "Black: engage Black1 God").due == (RED,)


@pytest.mark.rule("G27.5c", "G27.5e", "G3.2c")
def test_creatures_are_lent_one_at_a_time_in_the_order_of_seats_from_any_army() -> None:
    position = stormed()
    assert set(offers(position, RED)) == {
        "lend Red1 Hydra",
        "lend Red1 Lion",
        "lend RedTower Centaur",
        "lend RedTower Gargoyle",
        "lend RedTower Ogre",
        "done",
    }
    assert refusal_of(position, RED, "lend Red1 Knight") == "G27.5c"
    assert refusal_of(position, RED, "lend Green1 Hydra") == "G4.7a"
    lent = after(position, "Red: lend Red1 Lion")
    assert lent.due == (GREEN,)
    assert after(lent, "Green: done", "Blue: done").due == (RED,)
    again = after(lent, "Green: done", "Blue: done")
    assert refusal_of(again, RED, "lend Red1 Lion") == "G27.5c"


@pytest.mark.rule("G27.5c")
def test_six_are_enough_and_none_is_enough() -> None:
    six = after(
        stormed(),
        *("Red: lend Red1 Lion", "Green: lend GreenTower Ogre", "Blue: lend Blue1 Ogre"),
        *("Red: lend RedTower Ogre", "Green: lend Green1 Hydra", "Blue: lend BlueTower Ogre"),
    )
    assert lines(six.step.legal(six, RED)) == ["choose-side 1", "choose-side 3", "choose-side 5"]
    none = after(stormed(), "Red: done", "Green: done", "Blue: done", "Red: choose-side 1")
    assert none.state.battle.is_final


@pytest.mark.rule("G27.5d")
def test_no_third_end_creature_of_a_type() -> None:
    two = after(stormed(), "Red: lend Red1 Hydra", "Green: lend Green1 Hydra", "Blue: done")
    assert refusal_of(two, RED, "lend Red1 Hydra") == "G27.5d"


@pytest.mark.rule("G27.5f", "G27.5g", "G27.5i", "G16.5cd", "G16.5ce")
def test_the_first_titan_player_says_where_the_god_stands() -> None:
    position = after(stormed(points=(700, 0, 0, 900)), *LOANS)
    assert position.due == (RED,)
    battle = after(position, "Red: choose-side 5").state.battle
    assert (battle.land, battle.entry, battle.is_final) == ("Skycastle", 5, True)
    # 100 - 7 - 6 - 6 - 9
    assert battle.powers[-1] == 72


@pytest.mark.rule("G27.5h")
def test_each_moves_the_creatures_he_has_lent() -> None:
    position = fought()
    assert position.due == (RED,)
    movers = {line.split()[1] for line in offers(position, RED) if line.startswith("maneuver")}
    assert movers == {"Lion-3"}
    assert after(position, "Red: done").due == (GREEN,)


@pytest.mark.rule("G27.5e")
def test_an_army_that_has_lent_all_keeps_its_place() -> None:
    assert contents(fought(), "Blue1") == "Ogre"


@pytest.mark.rule("G27.5j", "G27.5l", "G1.3b", "G23.1b", "G16.5ci", "G26.4n")
def test_with_the_god_destroyed_the_darklord_has_won() -> None:
    end = over(fought(), god=True, titan=True)
    assert end.outcome.reason == "god-destroyed"
    assert end.outcome.winners == (BLACK,)
    assert "G26.4n" in goals(end, BLACK)


@pytest.mark.rule("G27.5j", "G27.5m", "G27.5n")
@pytest.mark.parametrize(("god", "titan"), [(True, False), (False, True), (False, False)])
def test_else_he_is_out_and_the_others_play_on(god: bool, titan: bool) -> None:
    end = over(fought(), god=god, titan=titan)
    assert end.outcome is None
    assert not end.state.is_alive(BLACK)
    assert not end.state.armies_of(BLACK)
    assert [player.battle_points for player in end.state.players[:3]] == [0, 0, 0]
    assert end.state.active == RED


@pytest.mark.rule("G27.5o")
def test_lent_creatures_return_and_slain_ones_go_to_their_owners_pools() -> None:
    position = fought()
    before = pool_of(position, BLUE, "Ogre")
    end = over(position, (Loan(BLUE, "Blue1", "Ogre"),), god=False, titan=False)
    assert contents(end, "Blue1") == ""
    assert pool_of(end, BLUE, "Ogre") == before + 1
    assert contents(end, "Red1") == "Hydra Hydra Knight Lion"


@pytest.mark.rule("G27.5m")
def test_a_darklord_who_concedes_is_beaten_and_the_titan_side_cannot() -> None:
    position = fought()
    while position.due != (BLACK,):
        (seat,) = position.due
        assert "concede" not in may_say(position, seat)
        assert refusal_of(position, seat, "concede") == "G27.5m"
        position = after(position, f"{('Red', 'Green', 'Blue')[seat]}: done")
    assert not after(position, "Black: concede").state.is_alive(BLACK)
    assert not after(position, "Black: give-up").state.is_alive(BLACK)
