"""The battle against the God, with figures of several owners on one side (G27.5)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.battle.course import begin_final_battle, slain_loans
from hexenkessel.games.gods.combats.combat import Loan
from hexenkessel.games.gods.combats.final_battle import SideChoice
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import _settle
from hexenkessel.kernel.seats import HOST
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, HEX
from tests.gods.battle.arena import after, field, phase, standing, told
from tests.gods.table import BLACK, BLUE, GREEN, RED, contents, may_say, offers, refusal_of, table

LOANS = (Loan(RED, "Red2", "Lion"), Loan(RED, "Red2", "Ogre"), Loan(BLUE, "Blue2", "Gargoyle"))


def stormed(loans: tuple[Loan, ...] = LOANS, **changes: Any) -> Any:
    """The Dark-Titan is in the City, these have been lent, and he comes over side 3."""
    armies = {
        "Black1": "City Dark-Titan Headcracker Lich",
        "Red2": "D0.7 Lion Lion Ogre",
        "Blue2": "D1.7 Gargoyle Gargoyle",
    }
    position = table(
        armies,
        CombatPhase(BLACK),
        SideChoice("Black1", loans),
        active=BLACK,
        dark_titan=True,
        points=(0, 800, 0, 1000),
    )
    change = Change(position)
    begin_final_battle(change, "Black1", loans, 3)
    if changes:
        assert change.state.battle is not None
        change.state = change.state.but(battle=msgspec.structs.replace(change.state.battle, **changes))
    return _settle(change, position.number + 1, HOST).position


def later(hexes: str, hits: str = "0 0 0 0 0 0 0", **more: Any) -> Any:
    """The same in round two, in the Darklord's half."""
    places = tuple(HEX[label] for label in hexes.split())
    wounds = tuple(map(int, hits.split()))
    position = stormed(hexes=places, hits=wounds, round=2, half=more.pop("half", ATTACKER), **more)
    return position


@pytest.mark.rule("G27.5c", "G27.5f", "G27.5g", "G27.5i", "G16.5ce", "G16.5cd")
def test_the_god_and_what_was_lent_stand_against_the_dark_titans_army() -> None:
    position = stormed()
    battle = field(position)
    assert (battle.land, battle.entry, battle.is_final) == ("Skycastle", 3, True)
    # A hundred less six, eight, six and ten.
    assert battle.powers[-1] == 100 - 30
    assert standing(position)["God-6"] == "E5"
    assert battle.owners == (BLACK, BLACK, BLACK, RED, RED, BLUE, -1)


@pytest.mark.rule("G27.5h", "G27.5g")
def test_each_owner_moves_his_own_in_the_order_of_seats() -> None:
    position = stormed()
    assert position.due == (RED,)
    assert refusal_of(position, RED, "maneuver Gargoyle-5 D6") == "G10.1b"
    position = after(position, "Red: maneuver Ogre-4 D5\nRed: maneuver Lion-3 D6\nRed: done")
    assert position.due == (BLUE,)
    position = after(position, "Blue: maneuver Gargoyle-5 F4\nBlue: done")
    # Green has lent nobody. Now the Darklord enters over the opposite side.
    assert position.due == (BLACK,) and phase(position) == "ManeuverPhase"
    assert "maneuver Lich-2 A1" in offers(position, BLACK)


@pytest.mark.rule("G27.5h")
def test_each_owner_rolls_for_his_own() -> None:
    # Lion D6, Ogre D5, Gargoyle F4; Dark-Titan C5, Headcracker E4, Lich A1; it is the defender's half.
    position = later("C5 E4 A1 D6 D5 F4 E5", half=DEFENDER)
    position = after(position, "Red: done\nBlue: done")
    assert position.due == (RED,) and phase(position) == "StrikePhase"
    assert all("Gargoyle-5" not in line.split()[1] for line in offers(position, RED))
    position = after(position, "Red: strike Lion-3 Dark-Titan-0 5 5 | 1 1 1 1 1")
    position = after(position, "Red: strike Ogre-4 Dark-Titan-0 6 6 | 1 1 1 1 1 1")
    assert position.due == (BLUE,)
    position = after(position, "Blue: strike Gargoyle-5 Headcracker-1 4 3 | 1 1 1 1")
    assert position.due == (BLACK,)


@pytest.mark.rule("G27.5k", "G16.5cg", "G16.5ch", "G16.5ci", "G27.5l", "G27.5j")
def test_all_dice_hit_the_god_and_with_him_the_darklord_wins() -> None:
    position = later("D6 E4 C1 B4 A3 A2 E5", "0 0 0 0 0 0 60")
    position = after(position, "Black: done")
    assert offers(position, BLACK)[:2] == ["strike Dark-Titan-0 God-6 10 1", "strike Headcracker-1 God-6 6 1"]
    position = after(position, "Black: strike Dark-Titan-0 God-6 10 1 | 1 1 1 1 1 1 1 1 1 1")
    # Nobody strikes back: the God does not, and the others are far away.
    assert position.outcome is not None and position.outcome.places[BLACK] == 1


@pytest.mark.rule("G27.5m", "G27.5n", "G27.5o")
def test_with_the_dark_titan_slain_the_darklord_is_out_and_the_lent_return() -> None:
    position = later("D6 E4 C1 D5 A3 A2 E5", "9 0 0 0 0 0 0", half=DEFENDER)
    position = after(position, "Red: done\nBlue: done")
    position = after(position, "Red: strike Lion-3 Dark-Titan-0 5 5 | 6 1 1 1 1")
    position = after(position, "Black: strike Dark-Titan-0 Lion-3 10 3 | 3 3 3 3 3 1 1 1 1 1")
    position = after(position, "Black: strike Headcracker-1 God-6 6 1 | 1 1 1 1 1 1")
    assert not position.state.is_alive(BLACK)
    # The Lion fell, the others are where they were.
    assert contents(position, "Red2") == "Lion Ogre" and contents(position, "Blue2") == "Gargoyle Gargoyle"


@pytest.mark.rule("G27.5m", "G11.8a")
def test_after_seven_rounds_the_storm_has_failed() -> None:
    position = later("A1 B1 C1 F4 F3 F2 E5")
    battle = msgspec.structs.replace(field(position), round=7)
    position = msgspec.structs.replace(position, state=position.state.but(battle=battle))
    position = after(position, "Black: done")
    assert not position.state.is_alive(BLACK)


@pytest.mark.rule("G27.5m")
def test_the_defenders_do_not_concede_and_the_darklord_loses_if_he_does() -> None:
    position = stormed()
    for seat in (RED, GREEN, BLUE):
        assert "concede" not in may_say(position, seat)
    assert refusal_of(position, RED, "concede") == "G27.5m"
    assert "concede" in may_say(position, BLACK)
    assert not told(position, "Black: concede").position.state.is_alive(BLACK)


@pytest.mark.rule("G27.5o", "G15.5a")
def test_nobody_reinforces_the_god_and_nobody_casts() -> None:
    position = later("A1 B1 C1 F4 F3 F2 E5", half=DEFENDER)
    battle = msgspec.structs.replace(field(position), round=3)
    position = msgspec.structs.replace(position, state=position.state.but(battle=battle))
    position = after(position, "Red: done\nBlue: done\nBlack: done")
    assert field(position).round == 4 and phase(position) == "ManeuverPhase"
    assert slain_loans(position.state) == ()


@pytest.mark.rule("G27.5c")
def test_the_god_may_stand_alone() -> None:
    position = stormed(())
    # Nobody moves for him: the Darklord begins.
    assert position.due == (BLACK,) and field(position).half == ATTACKER
