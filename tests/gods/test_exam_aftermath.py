"""What comes of combats, across the borders of chapters: 17 to 21, 23.6, 23.7, 23.10, 24, 28.11, examined."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.gods.combats.clashes import combats_of
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from tests.gods.combats import FIELD, after_combat, clash, ended, goals, points
from tests.gods.marching import marching
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    may_say,
    offers,
    pool_of,
    refusal_of,
    settled,
    table,
    told,
    with_pool,
)

NO_ANGEL = {"T0": "Red Ogre", "T1": "Green Ogre", "T2": "Blue Ogre"}
MOVED = {"moved": True, "entry": 3, "distance": 4}
TWO_GONE = {"destroyed_elements": ("Asher", "Zephyra")}


def fight(attacker: str, defender: str, extra: dict[str, str] | None = None, **more: Any) -> Any:
    return clash(attacker, defender, extra, **{"towers": NO_ANGEL, **more})


# Reinforcement and the Pixie (G17)


@pytest.mark.rule("G16.5v", "G16.5w", "G17.2f", "G26.3n")
def test_a_pixie_in_a_garrison_brings_its_strongest_creature_again() -> None:
    but = {"Red1": MOVED}
    towers = {**NO_ANGEL, "F0": "Green Pixie Hydra Ogre"}
    laid = table({"Red1": "F0 Lion Lion"}, CombatPhase(RED), but=but, towers=towers)
    position = after(settled(laid), "Green: propose defender Hydra,Ogre,Pixie", "Red: accept")
    assert offers(position, GREEN) == ["recruit GreenFort Hydra Hydra,Pixie", "done"]
    # No Creature is native to a tower.
    assert refusal_of(position, GREEN, "recruit GreenFort Ogre Ogre") is not None
    position = after(position, "Green: recruit GreenFort Hydra Hydra,Pixie")
    assert contents(position, "GreenFort") == "Hydra Hydra Ogre Pixie" and goals(position, GREEN) == (
        "G26.3b",
    )


@pytest.mark.rule("G16.5v", "G22.2e", "G17.1b")
def test_on_other_fields_without_a_label_nobody_comes() -> None:
    position = fight("Lion Lion", "Pixie Hydra", field="X0.j")
    position = after(position, "Green: propose defender Hydra,Pixie", "Red: accept")
    # Nobody is asked: it is Green's turn already.
    assert contents(position, "Green1") == "Hydra Pixie" and position.state.active == GREEN


@pytest.mark.rule("G8.4f", "G17.1b", "G22.2b")
def test_one_end_creature_since_the_defenders_last_turn_began() -> None:
    position = fight("Lion Lion", "Griffon Griffon Lion")
    world = position.state.with_player(GREEN, end_creatures=1)
    position = replace(position, state=world)
    position = after(position, "Green: propose defender Griffon,Griffon,Lion", "Red: accept")
    assert refusal_of(position, GREEN, "recruit Green1 Hydra Griffon,Griffon") == "G8.4f"
    assert refusal_of(position, GREEN, "recruit Green1 Lion Lion") is None


@pytest.mark.rule("G17.2e", "G10.8a")
def test_an_attacker_who_concedes_before_he_sets_up_leaves_no_time_for_reinforcement() -> None:
    position = fight("Lion Lion", "Griffon Griffon Lion")
    position = after(position, "Green: fight")
    while position.due == (GREEN,):
        line = next((line for line in offers(position, GREEN) if line.startswith("maneuver")), "done")
        position = after(position, f"Green: {line}")
    position = after(position, "Red: concede", "Green: accept")
    # Half of 30, and half of the 20 gems; and nobody is asked.
    assert points(position, GREEN) == (15, 10)
    assert position.due != (GREEN,) or not isinstance(position.step, CombatPhase)
    assert contents(position, "Green1") == "Griffon Griffon Lion"


# Summoning (G18)


@pytest.mark.rule("G18.3a", "G16.5ba", "G18.4b")
def test_the_jabberwok_is_the_one_summoning_of_the_phase_and_his_army_dissolves() -> None:
    armies = {
        "Black1": f"{FIELD} Lich Lich", "Green1": f"{FIELD} Ogre Ogre", "Black2": "D1.7 Lich Lich",
        "Blue1": "D1.7 Ogre Ogre", "Black3": "D2.9 Jabberwok", "Black4": "D2.10 Angel Lich",
    }  # fmt: skip
    but = {"Black1": MOVED, "Black2": MOVED}
    position = settled(table(armies, CombatPhase(BLACK), active=BLACK, but=but, towers=NO_ANGEL))
    position = after(
        position, "Black: engage Black1 Green1", "Green: propose attacker Lich,Lich", "Black: accept"
    )
    assert set(offers(position, BLACK)) == {"summon Black3 Jabberwok", "summon Black4 Angel", "done"}
    position = after(position, "Black: summon Black3 Jabberwok")
    assert "Black3" not in position.state.armies and "Black3" in position.state.players[BLACK].markers
    position = after(position, "Blue: propose attacker Lich,Lich", "Black: accept")
    assert refusal_of(position, BLACK, "summon Black4 Angel") is not None
    assert contents(position, "Black4") == "Angel Lich"


@pytest.mark.rule("G18.3b", "G18.3d")
def test_after_a_flight_nobody_is_summoned_but_demilords_rise() -> None:
    position = fight("Lion Lion", "Warlock Ogre", {"Red2": "D1.7 Angel Ogre"}, gems=(50,))
    position = after(position, "Green: flee")
    assert set(offers(position, RED)) == {"revive Warlock", "done"}
    assert refusal_of(position, RED, "summon Red2 Angel") == "G18.3d"
    position = after(position, "Red: revive Warlock")
    # 36 points: 18; 5 gems for each of two.
    assert points(position, RED) == (18, 10) and points(position, GREEN) == (0, 10)


# Lords (G21.2)


@pytest.mark.rule("G21.2a", "G21.2b", "G27.4i")
def test_the_guarantee() -> None:
    # The winning army has an Angel; Red2 is at sea, Red3 is full, Red4 stands in an open combat.
    extra = {
        "Red2": "E0.2 Dolphin Dolphin", "Red3": "D2.7 Ogre Ogre Ogre Ogre Ogre Ogre Ogre",
        "Red4": "D1.7 Lion Lion", "Blue1": "D1.7 Lion Lion", "Red5": "C0.9 Titan Lion",
    }  # fmt: skip
    position = fight("Angel Hydra", "Lion Lion", extra, points=(190,), but={"Red4": MOVED})
    position = after(
        position, "Red: engage Red1 Green1", "Green: propose attacker Angel,Hydra", "Red: accept"
    )
    while "appear Angel Red5" not in offers(position, RED):
        position = after(position, "Red: done")
    assert set(offers(position, RED)) == {"appear Angel Red5", "appear Angel RedTower", "done"}
    for army in ("Red1", "Red2", "Red3", "Red4"):
        assert refusal_of(position, RED, f"appear Angel {army}") == "G21.2a"
    assert refusal_of(position, RED, "appear Archangel Red5") == "G21.3b"
    position = after(position, "Red: appear Angel Red5")
    assert contents(position, "Red5") == "Angel Lion Titan"


@pytest.mark.rule("G21.1d", "G18.2c")
def test_a_lord_who_has_just_appeared_may_be_summoned_in_the_same_phase() -> None:
    extra = {"Red4": "D1.7 Lion Lion", "Blue1": "D1.7 Lion Lion"}
    position = fight("Hydra Hydra", "Lion Lion", extra, points=(190,), but={"Red4": MOVED})
    position = after(position, "Red: engage Red1 Green1", "Green: flee", "Red: appear Angel Red1")
    position = after(position, "Blue: propose attacker Lion,Lion", "Red: accept", "Red: summon Red1 Angel")
    assert contents(position, "Red4") == "Angel Lion Lion" and contents(position, "Red1") == "Hydra Hydra"


# Scoring (G20.4)


@pytest.mark.rule("G20.4a", "G20.4b", "G20.4c", "EX-G20.4-A", "G20.3c")
def test_a_flight_with_a_guardian_and_a_knight_counts_base_values() -> None:
    position = after(fight("Troll Troll", "Guardian Knight Lion"), "Green: flee")
    if position.due == (RED,):
        position = after(position, "Red: done")
    # 20 + 24 + 15 = 59: half is 29; 15 gems each.
    assert points(position, RED) == (29, 15) and points(position, GREEN) == (0, 15)


@pytest.mark.rule("G20.4d", "G20.4f", "G10.5c", "G20.3f")
def test_a_negotiated_win_with_losses_of_the_winner() -> None:
    position = fight("Troll Ogre", "Lion Lion Ogre")
    position = after(position, "Green: stand", "Red: propose attacker Ogre", "Green: accept")
    assert contents(position, "Red1") == "Ogre"
    assert points(position, RED) == (42, 30) and points(position, GREEN) == (0, 15)
    assert pool_of(position, RED, "Troll") == 8


# Elements (G23.6) and the Dark-Titan (G23.7)


@pytest.mark.rule("G23.6b", "G23.6d", "G23.6f", "G26.4h")
def test_a_draw_gives_the_elements_of_both_to_the_darklord() -> None:
    position = fight("Golem Ogre", "Asher Lion")
    position = after(position, "Green: propose nobody", "Red: accept")
    assert set(position.state.destroyed_elements) == {"Golem", "Asher"}
    assert goals(position, BLACK) == ("G26.4h", "G26.4i")
    assert contents(position, "BlackDarktower1") == "Chimera Plaque Plaque Tombdigger Tombdigger Warlock"
    # Neither is anybody's prize.
    assert points(position, RED) == points(position, GREEN) == (0, 0)


@pytest.mark.rule("G23.6b", "G10.5c")
def test_an_element_that_the_winner_gives_away_in_a_bargain_regenerates_with_him() -> None:
    position = fight("Golem Ogre", "Lion Lion")
    position = after(position, "Green: stand", "Red: propose attacker Ogre", "Green: accept")
    assert contents(position, "Red1") == "Golem Ogre" and position.state.destroyed_elements == ()


@pytest.mark.rule("G23.6e", "G23.6g")
@pytest.mark.parametrize("word", ["flee", "agree"])
def test_an_element_lost_to_a_black_army_is_destroyed_however_it_is_lost(word: str) -> None:
    position = fight("Lich Lich", "Golem Ogre", attackers="Black", defenders="Red")
    if word == "flee":
        position = after(position, "Red: flee")
    else:
        # Even if Red wins: he gives the Element away in the bargain.
        position = after(position, "Red: propose defender Ogre", "Black: accept")
    assert position.state.destroyed_elements == ("Golem",)


@pytest.mark.rule("G23.7a", "G23.7e", "G24.7b", "G6.1c")
def test_a_mover_with_only_a_phantom_is_out_in_the_middle_of_his_turn() -> None:
    extra = {"Red2": "D1.7 Phantom Lion", "Red4": "D2.7 Lion Lion", "Blue1": "D2.7 Ogre Ogre"}
    extra |= {"Green2": "D0.9 Titan Ogre", "Black1": "D1.9 Phantom Lich"}
    position = fight("Troll Ogre", "Golem Lion", extra, but={"Red4": MOVED}, world=TWO_GONE)
    position = after(position, "Red: engage Red1 Green1", "Green: propose nobody", "Red: accept")
    if position.due == (BLACK,):
        position = after(position, f"Black: {offers(position, BLACK)[0]}")
    state = position.state
    assert state.has_dark_titan and not state.is_alive(RED)
    # Nobody scores for him, his other combat is off, and it is Green's turn.
    assert contents(position, "Blue1") == "Ogre Ogre" and points(position, BLUE) == (0, 0)
    assert state.active == GREEN and isinstance(position.step, MovementPhase)
    assert all(player.is_revealed for player in state.players if not player.fallen)
    assert all(not player.pool.get("Phantom") for player in state.players)


@pytest.mark.rule("G23.7b", "G4.9c", "G23.7c")
def test_the_dark_titan_is_a_marker_too() -> None:
    extra = {"Black2": "D1.9 Phantom Lich", "Black3": "D2.9 Lich Lich", "Green2": "D0.9 Titan Ogre"}
    position = fight("Lich Lich", "Golem Lion", extra, attackers="Black", world=TWO_GONE)
    position = after(position, "Green: flee")
    assert position.due == (BLACK,)
    assert set(offers(position, BLACK)) == {"place Black1", "place Black2", "place Black3"}
    assert refusal_of(position, BLACK, "place BlackDarktower1") == "G24.4c"
    # Until he appears nothing has changed.
    assert not position.state.has_dark_titan and not position.state.players[GREEN].is_revealed
    position = after(position, "Black: place Black3")
    assert contents(position, "Black3") == "Dark-Titan Lich Lich" and contents(position, "Black2") == "Lich"
    assert "Black14" in position.state.players[BLACK].markers
    assert position.state.players[GREEN].is_revealed


@pytest.mark.rule("G23.7g", "G23.7h", "G23.7i", "G23.7j")
def test_what_ends_with_his_appearance() -> None:
    armies = {"Red1": "B2.6 Titan Ogre", "Black1": "B2.7 Lich Lich", "Black2": "D0.9 Dark-Titan Lich"}
    armies |= {"Red2": "D0.8 Golem Ogre"}
    red = marching(armies, dark_titan=True)
    assert refusal_of(red, RED, "move Red1 B0.0 2 3") == "G8.2a"
    assert refusal_of(red, RED, "move Red1 B2.7 1 3") is None
    black = marching(
        {**armies, "Black3": "D0.7 Lich Lich", "Black4": "D1.8 Balrog Balrog Balrog Demon"},
        BLACK,
        dark_titan=True,
    )
    assert refusal_of(black, BLACK, "move Black4 F1 1 3") is None
    attacked = after(marching({**armies, "Black3": "D0.6 Lich Lich"}, BLACK, dark_titan=True))
    assert refusal_of(attacked, BLACK, "teleport Black1 D0.15 darkland") == "G9.5a"
    hit = marching({**armies, "Red2": "D0.10 Golem Ogre"}, BLACK, dark_titan=True)
    hit = after(hit, "Black: move Black2 D0.10 1 3")
    # No encounter: the combat comes in the combat phase.
    assert hit.due == (BLACK,) and isinstance(hit.step, MovementPhase)
    assert combats_of(hit.state, BLACK) == [("Black2", "Red2")]


# Masters (G24)


@pytest.mark.rule("G24.4a", "G24.5b", "G20.4g", "G24.8f", "G26.3l")
def test_a_draw_that_slays_both_titans() -> None:
    extra = {"Red2": "D1.7 Lion Lion", "Green2": "E0.2 Dolphin Dolphin"}
    position = after_combat(fight("Titan Ogre", "Titan Lion", extra))
    # Green has no land army for his Phantom: he is out, and Red has destroyed him.
    state = position.state
    assert not state.is_alive(GREEN) and state.is_alive(RED)
    assert contents(position, "Red2") == "Lion Lion Phantom"
    # Two Dolphins (12 each) and an Ogre in the Tower (12): 36, half of it, and 15 gems.
    assert points(position, RED) == (18, 15) and goals(position, RED) == ("G26.3l",)
    assert holder_of(position, "T1") == "nobody"


@pytest.mark.rule("G24.3a", "G24.3b", "G4.2b")
def test_what_reveals_a_titan() -> None:
    position = fight("Titan Ogre", "Lion Lion", hidden=(RED,))
    assert not after(position, "Green: flee").state.players[RED].is_revealed
    agreed = after(position, "Green: propose attacker Ogre,Titan", "Red: accept")
    assert not agreed.state.players[RED].is_revealed
    conceded = after(position, "Green: fight", "Green: concede", "Red: accept")
    assert not conceded.state.players[RED].is_revealed
    fought = ended(position, "Titan", "").position
    assert fought.state.players[RED].is_revealed


@pytest.mark.rule("G24.6a", "G24.6c", "G23.7a")
def test_the_price_of_the_titan_may_be_the_third_element() -> None:
    armies = {"Red1": "Dungeon Phantom Ogre", "Red2": "D0.9 Golem Lion", "Black1": "D1.9 Phantom Lich"}
    laid = table(armies, RecruitmentPhase(RED), revealed=(RED,), world=TWO_GONE)
    position = with_pool(settled(laid), RED, Titan=1)
    position = settled(position)
    assert refusal_of(position, RED, "resurrect Red2 Golem BlackDarktower1") == "G4.7a"
    position = after(position, "Red: resurrect Red2 Golem Red2")
    if position.due == (BLACK,):
        position = after(position, f"Black: {offers(position, BLACK)[0]}")
    assert position.state.has_dark_titan and position.state.is_alive(RED)
    assert contents(position, "Red2") == "Lion Titan" and contents(position, "Red1") == "Ogre"


@pytest.mark.rule("G24.5a", "G1.2d")
def test_three_players_have_phantoms_for_the_whole_game() -> None:
    extra = {"Green2": "D1.7 Lion Lion"}
    position = after_combat(
        fight("Troll Troll", "Phantom Ogre", extra, seats=3, revealed=(GREEN,)), "Troll Troll"
    )
    assert contents(position, "Green2") == "Lion Lion Phantom" and position.state.is_alive(GREEN)
    off = fight("Troll Troll", "Titan Ogre", extra, seats=3, phantoms_without_darklord=False)
    off = after_combat(off, "Troll Troll")
    assert not off.state.is_alive(GREEN) and goals(off, RED) == ("G26.3l",)


# The Darklord's end (G23.10)


@pytest.mark.rule("G23.10a", "G16.5au", "G24.8i", "G23.10f", "G26.3n")
def test_way_one_across_the_table() -> None:
    extra = {"Green2": "D1.7 Golem Lion", "Black1": "D2.7 Phantom Lich", "Red2": "D2.9 Titan Ogre"}
    position = fight("Executer Lion", "Titan Ogre", extra)
    position = ended(position, "Executer Lion", "Ogre", executed=((0, "Titan"),)).position
    state = position.state
    assert not state.is_alive(GREEN) and not state.is_alive(BLACK) and not state.has_dark_titan
    assert set(goals(position, RED)) == {"G26.3n", "G26.3l"}
    # The Titan counts in the combat (24, 10 gems). The Ogre who was put aside, Golem, Lion and the Ogre of
    # the Tower count half (12+26+15+12 = 65) and five gems each; black armies count nothing.
    assert points(position, RED) == (24 + 32, 10 + 20)
    assert all(holder_of(position, tower) == "nobody" for tower in ("DT0", "DT1", "DT2", "T1"))
    # No Darklord is left to have anything of the Element.
    assert goals(position, BLACK) == ()


@pytest.mark.rule("G23.10b", "G23.10c", "G23.10d", "G26.3n")
def test_way_two_with_towers_and_sea_armies() -> None:
    extra = {"Black2": "E0.2 Dolphin Dolphin", "Red2": "D2.9 Titan Ogre"}
    position = fight("Troll Troll", "Phantom Lich", extra, defenders="Black")
    position = after_combat(position, "Troll Troll")
    assert not position.state.is_alive(BLACK) and goals(position, RED) == ("G26.3n",)
    # Phantom 12 and Lich 15: 27 and 20 gems. Three garrisons of 74 and two Dolphins of 12: half of 246, and
    # five gems for each of 14.
    assert points(position, RED) == (27 + 123, 20 + 70)
    assert (pool_of(position, RED, "Chimera"), pool_of(position, RED, "Warlock")) == (3, 3)


# Giving up (G28.11)


@pytest.mark.rule("G28.11a")
def test_giving_up_in_each_phase_of_the_own_turn_and_in_no_other() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "City Titan Lion"}
    for step in (MovementPhase(RED), RecruitmentPhase(RED)):
        position = settled(table(armies, step, gems=(100,)))
        assert "give-up" in may_say(position, RED)
        assert refusal_of(position, GREEN, "give-up") == "G28.11a"
        gone = after(position, "Red: give-up")
        assert not gone.state.is_alive(RED) and gone.due == (GREEN,)
    combat = settled(table({**armies, "Green1": "City Ogre"}, CombatPhase(RED)))
    gone = after(combat, "Red: give-up")
    # A challenge that was not made is no combat.
    assert points(gone, GREEN) == (0, 0) and gone.due == (GREEN,)


@pytest.mark.rule("G28.11b", "G20.4h")
def test_an_army_that_has_moved_onto_an_enemy_is_in_combat() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "D1.8 Titan Lion", "Green1": "D0.9 Lion Lion"}
    position = after(marching(armies, towers=NO_ANGEL), "Red: move Red1 D0.9 1 3", "Red: give-up")
    while position.due == (GREEN,) and not isinstance(position.step, MovementPhase):
        position = after(position, "Green: done")
    assert points(position, GREEN) == (24, 20) and not position.state.is_alive(RED)


@pytest.mark.rule("G28.11b", "G23.5a")
def test_who_gives_up_with_a_hidden_titan_beside_a_black_army_gives_the_darklord_nothing() -> None:
    # They have shared the field since the pact, and may not fight each other.
    armies = {"Red1": "D0.9 Titan Ogre", "Black1": "D0.9 Lich Lich", "Red2": "D1.9 Lion Lion"}
    armies |= {"Green1": "D1.9 Lion"}
    position = settled(table(armies, CombatPhase(RED), hidden=(RED,), but={"Red2": MOVED}))
    position = after(position, "Red: give-up")
    assert points(position, BLACK) == (0, 0) and points(position, GREEN) == (30, 20)


@pytest.mark.rule("G28.11b", "G23.6g", "G23.7a")
def test_elements_of_who_gives_up_are_the_darklords() -> None:
    armies = {"Red1": "D0.8 Golem Ogre", "Black1": "D1.9 Phantom Lich"}
    position = after(marching(armies, world=TWO_GONE), "Red: give-up")
    if position.due == (BLACK,):
        position = after(position, f"Black: {offers(position, BLACK)[0]}")
    assert position.state.has_dark_titan and position.state.active == GREEN
    assert field_of(position, "Black1") == "D1.9"


@pytest.mark.rule("G28.11b")
def test_a_darklord_who_gives_up_leaves_the_elements_where_they_are() -> None:
    armies = {"Red1": "D0.8 Golem Ogre", "Black1": "D1.9 Phantom Lich"}
    position = after(marching(armies, BLACK), "Black: give-up")
    assert contents(position, "Red1") == "Golem Ogre" and position.due == (RED,)
    assert position.state.destroyed_elements == ()
    # From now on nobody is asked at the Darktowers.
    towers = marching({"Red1": "B0.0 Ogre Ogre"}, fallen=(BLACK,), towers={"DT0": "nobody"})
    assert field_of(after(towers, "Red: move Red1 Dungeon 2"), "Red1") == "Dungeon"
    assert "give-up" in keys(told(marching(armies, BLACK), "Black: give-up"))
