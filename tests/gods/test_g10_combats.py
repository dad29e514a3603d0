"""Chapters 6.3, 8.2, 8.3, 10.1 to 10.3, 23.5 and 25.2: which combats there are, and how one begins."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.phase import CombatPhase
from tests.gods.combats import FIELD, after_combat, clash, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    LoadedDice,
    after,
    contents,
    field_of,
    keys,
    offers,
    refusal_of,
    say,
    settled,
    table,
    told,
)

OTHER = "D1.7"
MOVED = {"moved": True, "entry": 3, "distance": 4}


def phase(armies: dict[str, str], **more: Any) -> Any:
    """Red's combat phase, at its first decision."""
    more.setdefault("but", {marker: MOVED for marker in armies if marker.startswith("Red")})
    return settled(table(armies, CombatPhase(more.get("active", RED)), **more))


@pytest.mark.rule("G10.1a", "G10.1c", "G1.4b", "G4.1b", "G6.2e", "G8.2a")
def test_who_comes_to_an_enemy_attacks_him() -> None:
    position = clash("Lion Lion", "Ogre Ogre")
    assert (position.step.attacker, position.step.defender) == ("Red1", "Green1")
    assert position.due == (GREEN,)


@pytest.mark.rule("G6.3b", "G10.3a")
def test_the_mover_chooses_which_combat_comes_first() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre"}
    armies |= {"Red2": f"{OTHER} Lion Lion", "Blue1": f"{OTHER} Ogre Ogre"}
    position = phase(armies)
    assert position.due == (RED,)
    assert offers(position, RED) == ["engage Red1 Green1", "engage Red2 Blue1"]
    assert after(position, "Red: engage Red2 Blue1").due == (BLUE,)


@pytest.mark.rule("G6.3a", "G6.3c", "G10.1d")
def test_a_phase_ends_when_all_combats_are_settled_one_after_the_other() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre"}
    armies |= {"Red2": f"{OTHER} Lion Lion", "Blue1": f"{OTHER} Ogre Ogre"}
    position = phase(armies)
    assert refusal_of(position, RED, "done") == "G6.3a"
    assert refusal_of(position, RED, "engage Red1 Blue1") == "G6.3c"
    assert refusal_of(position, RED, "engage Green1 Red1") == "G4.7a"
    fighting = after(position, "Red: engage Red2 Blue1")
    assert refusal_of(fighting, BLUE, "engage Red1 Green1") == "G6.3c"
    # The only one left begins by itself.
    assert after(fighting, "Blue: flee").due == (GREEN,)


@pytest.mark.rule("G8.3d")
def test_two_enemies_on_one_field_are_fought_one_after_the_other() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre", "Blue1": f"{FIELD} Ogre Ogre"}
    position = phase(armies)
    assert offers(position, RED) == ["engage Red1 Blue1", "engage Red1 Green1"]
    second = after(position, "Red: engage Red1 Green1", "Green: flee")
    assert second.due == (BLUE,)


@pytest.mark.rule("G8.3a", "G8.3c")
def test_under_the_pact_nobody_fights() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre"}
    assert not isinstance(phase(armies, round=10).step, CombatPhase)
    assert contents(phase(armies, round=10), "Green1") == "Ogre Ogre"
    centre = {"Red1": "City Lion Lion", "Green1": "City Ogre Ogre"}
    laid = table(centre, CombatPhase(RED), round=10)
    assert refusal_of(laid, RED, "engage Red1 Green1") in ("G6.3c", "K2")


@pytest.mark.rule("G8.3d")
def test_who_has_stayed_on_a_shared_field_after_the_pact_attacks_and_chooses_his_side() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre"}
    position = phase(armies, but={})
    assert position.due == (RED,)
    assert offers(position, RED) == ["choose-side 1", "choose-side 3", "choose-side 5"]
    fought = after(position, "Red: choose-side 5", "Green: fight")
    assert fought.state.battle.entry == 5


@pytest.mark.rule("G8.2e", "G8.3e", "G8.3f", "G8.3g")
@pytest.mark.parametrize(
    ("red", "green", "ashore", "fights"),
    [
        ("Dolphin Dolphin", "Whale Whale", False, False),
        ("Dolphin Dolphin", "Ogre Ogre", False, True),
        ("Octopus Octopus", "Whale Whale", True, True),
    ],
)
def test_sea_armies_fight_land_armies_but_never_each_other(
    red: str, green: str, ashore: bool, fights: bool
) -> None:
    coast = "E0.2"
    armies = {"Red1": f"{coast} {red}", "Green1": f"{coast} {green}"}
    position = phase(armies, but={"Red1": {**MOVED, "ashore": ashore}})
    assert (position.due == (GREEN,) and "flee" in offers(position, GREEN)) == fights


@pytest.mark.rule("G8.2e")
def test_a_sea_army_cannot_be_engaged_by_another() -> None:
    coast = "E0.2"
    armies = {"Red1": f"{coast} Dolphin Dolphin", "Green1": f"{coast} Whale Whale"}
    armies |= {"Red2": "City Lion Lion", "Blue1": "City Ogre Ogre"}
    assert refusal_of(phase(armies), RED, "engage Red1 Green1") == "G8.2e"


# City and Dungeon


CENTRE = {"Red1": "City Lion Lion", "Green1": "City Ogre Ogre", "Blue1": "City Troll Troll"}


@pytest.mark.rule("G10.2a", "G10.2b", "G10.2c", "G8.6c", "G8.6d")
def test_in_the_city_nobody_has_to_fight_but_the_mover_may_challenge_whom_he_likes() -> None:
    position = phase(CENTRE)
    assert position.due == (RED,)
    assert "done" in offers(position, RED)
    assert {line for line in offers(position, RED) if line.endswith("1")} >= {
        "challenge Red1 Green1 1",
        "challenge Red1 Blue1 1",
    }
    assert after(position, "Red: challenge Red1 Blue1 1").due == (BLUE,)


@pytest.mark.rule("G10.2e", "G10.2f", "G11.5a", "G2.2b")
@pytest.mark.parametrize(("field", "battlefield"), [("City", "Skycastle"), ("Dungeon", "Darkland")])
def test_the_challenger_says_how_the_battlefield_lies(field: str, battlefield: str) -> None:
    armies = {"Red1": f"{field} Lion Lion", "Green1": f"{field} Ogre Ogre"}
    position = after(phase(armies), "Red: challenge Red1 Green1 5", "Green: fight")
    assert (position.state.battle.land, position.state.battle.entry) == (battlefield, 5)


@pytest.mark.rule("G10.2b")
def test_nobody_is_challenged_elsewhere_or_under_the_pact() -> None:
    position = phase(CENTRE | {"Red2": f"{FIELD} Lion Lion"})
    assert refusal_of(position, RED, "challenge Red2 Green1 1") == "G10.2b"
    assert refusal_of(position, RED, "challenge Red1 Red2 1") == "G10.2b"
    assert refusal_of(position, RED, "challenge Green1 Red1 1") == "G4.7a"
    assert not isinstance(phase(CENTRE, round=10).step, CombatPhase)


@pytest.mark.rule("G10.2d")
def test_each_army_fights_once_there() -> None:
    won = after(phase(CENTRE), "Red: challenge Red1 Green1 1", "Green: flee")
    assert not isinstance(won.step, CombatPhase)
    more = phase({**CENTRE, "Red2": "Dungeon Lion Lion", "Green2": "Dungeon Ogre Ogre"})
    won = after(more, "Red: challenge Red1 Green1 1", "Green: flee")
    assert refusal_of(won, RED, "challenge Red1 Blue1 1") == "G10.2d"


@pytest.mark.rule("G10.2g")
def test_nobody_reaches_from_the_city_into_the_dungeon() -> None:
    position = phase({**CENTRE, "Green2": "Dungeon Ogre Ogre"})
    assert refusal_of(position, RED, "challenge Red1 Green2 1") == "G10.2g"


# Titans and black armies


@pytest.mark.rule("G23.5a", "G23.5d", "G24.3c")
def test_a_revealed_titan_and_a_black_army_do_not_fight() -> None:
    armies = {"Black1": f"{FIELD} Lich Lich", "Red1": f"{FIELD} Titan Ogre"}
    position = phase(armies, active=BLACK, revealed=(RED,), but={})
    assert not isinstance(position.step, CombatPhase)
    laid = phase(armies | {"Red2": "City Lion Lion", "Green1": "City Ogre Ogre"}, revealed=(RED,))
    assert refusal_of(laid, RED, "engage Red1 Black1") == "G23.5a"


@pytest.mark.rule("G23.5e", "G23.3g")
def test_a_hidden_titan_whom_a_black_army_finds_is_revealed_and_it_retreats() -> None:
    armies = {"Black1": f"{FIELD} Lich Lich", "Red1": f"{FIELD} Titan Ogre"}
    position = settled(table(armies, CombatPhase(BLACK), active=BLACK, hidden=(RED,)))
    assert field_of(position, "Black1") == "Dungeon"
    assert position.state.players[RED].is_revealed
    assert contents(position, "Red1") == "Ogre Titan"


@pytest.mark.rule("G23.5e")
def test_a_hidden_titan_who_should_attack_a_black_army_is_revealed_instead() -> None:
    armies = {"Black1": f"{FIELD} Lich Lich", "Red1": f"{FIELD} Titan Ogre"}
    position = phase(armies, hidden=(RED,))
    assert position.state.players[RED].is_revealed
    assert field_of(position, "Black1") == FIELD
    assert not isinstance(position.step, CombatPhase)


@pytest.mark.rule("G23.5a")
def test_a_hidden_titan_may_not_challenge_a_black_army_but_is_asked_like_others() -> None:
    armies = {"Black1": "Dungeon Lich Lich", "Red1": "Dungeon Titan Ogre"}
    position = phase(armies, hidden=(RED,))
    assert position.due == (RED,)
    assert offers(position, RED) == ["done"]
    assert refusal_of(position, RED, "challenge Red1 Black1 1") == "G23.5a"


@pytest.mark.rule("G23.7i")
def test_once_the_dark_titan_has_appeared_they_fight() -> None:
    armies = {"Black1": f"{FIELD} Lich Lich", "Red1": f"{FIELD} Titan Ogre"}
    assert phase(armies, dark_titan=True).due == (BLACK,)


@pytest.mark.rule("G23.5d")
def test_the_darklords_phantom_is_attacked_like_other_black_armies() -> None:
    armies = {"Black1": f"{FIELD} Phantom Lich", "Red1": f"{FIELD} Ogre Ogre"}
    assert phase(armies).due == (BLACK,)


# Neutral garrisons


@pytest.mark.rule("G25.2b", "G25.2c")
def test_neutral_garrisons_are_led_by_the_darklord_and_neither_flee_nor_talk() -> None:
    position = clash("Titan Serpent Serpent Serpent", "", field="F0")
    assert position.state.battle is not None
    assert position.due == (BLACK,)
    assert position.step.leaders == (RED, BLACK)


@pytest.mark.rule("G25.2c")
@pytest.mark.parametrize(("face", "leader"), [(1, GREEN), (2, BLUE)])
def test_without_a_darklord_a_lot_falls_among_those_who_do_not_attack(face: int, leader: int) -> None:
    armies = {"Red1": "F0 Titan Serpent Serpent Serpent", "Red2": f"{FIELD} Lion Lion"}
    armies |= {"Green1": f"{FIELD} Ogre Ogre"}
    position = phase(armies, seats=3)
    begun: Any = say(position, RED, "engage Red1 GreyFort1", LoadedDice(face)).position
    assert begun.step.leaders == (RED, leader)


@pytest.mark.rule("G25.2c")
def test_when_the_darklord_attacks_a_titan_player_leads_the_garrison() -> None:
    armies = {"Black1": "F0 Dark-Titan Lich Lich Wraith Wraith", "Black2": f"{FIELD} Lich Lich"}
    armies |= {"Green1": f"{FIELD} Ogre Ogre"}
    position = settled(
        table(
            armies,
            CombatPhase(BLACK),
            active=BLACK,
            dark_titan=True,
            but={marker: MOVED for marker in ("Black1", "Black2")},
        )
    )
    begun: Any = say(position, BLACK, "engage Black1 GreyFort1", LoadedDice(3)).position
    assert begun.step.leaders == (BLACK, BLUE)


@pytest.mark.rule("G10.3b", "G10.3d")
def test_only_the_two_see_each_others_armies() -> None:
    armies = {"Red1": f"{FIELD} Lion Lion", "Green1": f"{FIELD} Ogre Ogre"}
    armies |= {"Red2": f"{OTHER} Lion Lion", "Blue1": f"{OTHER} Ogre Ogre"}
    position = phase(armies, hidden=(RED, GREEN, BLUE))
    events = told(position, "Red: engage Red1 Green1")
    seen = [event for event in events if event.key == "inspected-army"]
    assert [event.to for event in seen] == [(RED, GREEN)] * 2


@pytest.mark.rule("G6.3d")
def test_nobody_else_has_a_say() -> None:
    position = clash("Lion Lion", "Ogre Ogre")
    for seat in (RED, BLUE, BLACK):
        assert refusal_of(position, seat, "flee") == "K2"


@pytest.mark.rule("G10.7e", "G10.7d", "G4.6b")
def test_the_winner_stays_in_the_land_and_the_losers_marker_is_free() -> None:
    won = after_combat(clash("Lion Lion", "Ogre Ogre"), "Lion")
    assert field_of(won, "Red1") == FIELD
    assert contents(won, "Red1") == "Lion"
    assert "Green1" in won.state.players[GREEN].markers


@pytest.mark.rule("G10.8a")
def test_a_combat_goes_its_way_step_by_step() -> None:
    position = clash("Lion Lion", "Ogre Ogre")
    assert "flee" in offers(position, GREEN)
    talking = after(position, "Green: propose nobody")
    assert "propose nobody" in offers(talking, RED)
    events = told(talking, "Red: fight")
    assert keys(events)[:3] == ["fight", "revealed", "revealed"]
    # The defender sets up first; the attacker may still concede before he does: then nobody reinforces.
    fighting = after(talking, "Red: fight")
    assert fighting.due == (GREEN,)
    for ogre in ("Ogre-2", "Ogre-3"):
        entry = next(line for line in offers(fighting, GREEN) if line.startswith(f"maneuver {ogre}"))
        fighting = after(fighting, f"Green: {entry}")
    fighting = after(fighting, "Green: done")
    assert fighting.due == (RED,)
    over = after(fighting, "Red: concede", "Green: accept")
    assert contents(over, "Red1") == ""
    assert points(over, GREEN) == (15, 10)
    assert over.state.battle is None


@pytest.mark.rule("G25.2b")
def test_who_leads_a_neutral_garrison_cannot_let_it_flee() -> None:
    position = clash("Titan Serpent Serpent Serpent", "", field="F0")
    assert refusal_of(position, BLACK, "flee") == "G25.2b"
    assert refusal_of(position, BLACK, "concede") == "G25.2c"


@pytest.mark.rule("G24.6d")
def test_a_phantom_in_the_dungeon_is_safe_from_black_armies() -> None:
    armies = {"Black1": "Dungeon Lich Lich", "Red1": "Dungeon Phantom Ogre", "Red12": "C1.4 Ogre"}
    laid = table(armies, CombatPhase(BLACK), active=BLACK, revealed=(RED,))
    assert not isinstance(settled(laid).step, CombatPhase)


def test_events_of_a_combat_are_told_in_order() -> None:
    events = told(clash("Lion Lion", "Ogre Ogre"), "Green: flee")
    assert keys(events)[:5] == ["flee", "combat-over", "lost", "points", "consolation"]
