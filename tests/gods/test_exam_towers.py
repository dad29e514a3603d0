"""Grey garrisons, conquest, markers, leaving and strengthening, in play (G25, G16.5ax, G19), examined."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.phase import CombatPhase
from tests.gods.combats import after_combat, ended, goals, points
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    AlwaysShowing,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    offers,
    pool_of,
    refusal_of,
    settled,
    table,
    told,
)

STRONG = "Colossus Colossus Serpent"  # worth 112


def attack(field: str, army: str = STRONG, attackers: str = "Red", **more: Any) -> Any:
    """An army has moved onto this tower land; its combat has begun."""
    seat = ("Red", "Green", "Blue", "Black").index(attackers)
    marker = f"{attackers}1"
    extra = more.pop("extra", {})
    but = {marker: {"moved": True, "entry": 3, "distance": 2}}
    laid = table({marker: f"{field} {army}", **extra}, CombatPhase(seat), active=seat, but=but, **more)
    return settled(laid)


# Attacking (G25.2, G25.4)


@pytest.mark.rule("G25.2a", "EX-G25.2-A")
def test_the_value_of_a_hundred_counts_points_and_lords_and_humans() -> None:
    # Colossus 40, Serpent 32, Titan 24: 96.
    position = marching({"Red1": "D0.8 Colossus Serpent Titan"})
    assert refusal_of(position, RED, "move Red1 F0 1 3") == "G25.2a"
    # With 700 battle points the Titan is worth 28: 100.
    position = marching({"Red1": "D0.8 Colossus Serpent Titan"}, points=(700,))
    assert refusal_of(position, RED, "move Red1 F0 1 3") is None


@pytest.mark.rule("G25.4c", "G25.3c")
def test_a_second_fort_only_if_it_is_no_longer_neutral() -> None:
    armies = {"Red1": f"D1.8 {STRONG}", "Red2": f"D2.8 {STRONG}"}
    position = marching(armies, towers={"F0": "Red Ogre", "F2": "Green Ogre"})
    assert refusal_of(position, RED, "move Red1 F1 1 3") == "G25.4c"
    assert refusal_of(position, RED, "move Red2 F2 1 3") is None


@pytest.mark.rule("G25.4a", "G25.4b", "G4.4g")
def test_a_second_fort_taken_from_a_player_is_marked_with_an_ordinary_marker() -> None:
    position = attack("F2", towers={"F0": "Red Ogre", "F2": "Green Ogre", "T0": "Red Ogre"})
    taken = after_combat(position, STRONG)
    assert holder_of(taken, "F2") == "Red"
    assert taken.state.towers["F2"].marker not in ("RedFort", "Red1", None)
    # Green's Fort marker is his again.
    assert "GreenFort" in taken.state.players[GREEN].markers


@pytest.mark.rule("G25.2b", "G25.2c", "G15.2d")
def test_the_darklord_leads_the_grey_and_they_do_not_talk_flee_or_concede() -> None:
    position = attack("R0")
    assert position.due == (BLACK,)
    for line in ("flee", "concede", "propose nobody"):
        assert refusal_of(position, BLACK, line) is not None
    assert not [line for line in offers(position, BLACK) if line.startswith(("flee", "concede", "propose"))]


@pytest.mark.rule("G25.1d", "G19.1e")
def test_a_grey_garrison_that_wins_is_whole_again_and_keeps_nobody() -> None:
    position = attack("F0", "Colossus Colossus Warlock Golem Angel")
    done = after_combat(position, "", "Guardian")
    assert contents(done, "GreyFort1") == "Guardian Nightmare Pegasus Tombdigger Tombdigger Tombdigger"
    assert (pool_of(done, RED, "Warlock"), pool_of(done, RED, "Angel")) == (1, 3)
    # The Element has gone to the Darklord (ruling on G23.6g).
    assert done.state.destroyed_elements == ("Golem",) and goals(done, BLACK) == ("G26.4h",)
    assert points(done, RED) == (0, 0)


@pytest.mark.rule("G25.3b", "G19.1e", "G20.4g", "G25.5a")
def test_after_a_draw_with_a_ruin() -> None:
    position = attack("R0", towers={"T0": "Red Ogre"})
    done = after_combat(position)
    assert holder_of(done, "R0") == "Red" and contents(done, "RedRuin") == "Immortal"
    assert points(done, RED) == (0, 0) and goals(done, RED) == ("G26.3g",)
    # Warlock and Siren are the attacker's, the Immortal lies in no pool.
    assert (pool_of(done, RED, "Warlock"), pool_of(done, RED, "Siren")) == (1, 1)
    assert pool_of(done, RED, "Immortal") == 0


@pytest.mark.rule("G25.3b", "G25.6b")
def test_after_a_draw_with_a_fort_it_is_the_attackers_and_empty() -> None:
    done = after_combat(attack("F0", towers={"T0": "Red Ogre"}))
    assert holder_of(done, "F0") == "Red" and "RedFort" not in done.state.armies
    # Anybody may take it now without a fight, and Red is asked for leave until then.
    armies = {"Green1": "D0.8 Ogre Ogre", "Green2": "City Titan Ogre"}
    position = marching(armies, GREEN, towers={"F0": "Red"})
    assert after(position, "Green: move Green1 C0.6 2 5").due == (RED,)
    taken = after(position, "Green: move Green1 F0 1 3")
    assert holder_of(taken, "F0") == "Green" and "RedFort" in taken.state.players[RED].markers


@pytest.mark.rule("G16.5ax", "G16.5az", "G19.1e", "G10.7b")
def test_a_full_army_that_wins_a_ruin_makes_room_for_the_immortal_first() -> None:
    army = "Colossus Colossus Serpent Lion Lion Ogre Ogre"
    position = after_combat(attack("R0", army, gems=(500,), towers={"T0": "Red Ogre"}), army)
    assert position.due == (RED,)
    assert refusal_of(position, RED, "discard Red1 Immortal") is not None
    assert refusal_of(position, RED, "revive Warlock") is not None
    position = after(position, "Red: discard Red1 Ogre")
    # Full again: nobody is revived, both go to the pool.
    assert "Immortal" in contents(position, "Red1")
    assert (pool_of(position, RED, "Warlock"), pool_of(position, RED, "Siren")) == (1, 1)


@pytest.mark.rule("G19.1b", "G19.1c", "G16.5bc", "EX-G19-A", "G19.2a")
def test_reviving_after_a_citytower() -> None:
    position = after_combat(attack("CT0", gems=(160,), towers={"T0": "Red Ogre"}), STRONG)
    # 160 gems: a Locker costs 100, the others 50.
    assert set(offers(position, RED)) == {"revive Locker", "revive Pegasus", "revive Sunray", "done"}
    assert refusal_of(position, RED, "revive Warlock") == "G19.1b"
    locker = after(position, "Red: revive Locker")
    # Only 60 are left; what this combat brings is not there yet.
    assert locker.state.players[RED].gems == 60
    two = after(locker, "Red: revive Sunray")
    assert contents(two, "Red1") == "Colossus Colossus Locker Serpent Sunray"
    assert (pool_of(two, RED, "Sunray"), pool_of(two, RED, "Pegasus")) == (3, 1)
    # 148 points and 6 x 10 gems on top of the 10 that were left.
    assert points(two, RED) == (148, 70) and goals(two, RED) == ("G26.3i",)


@pytest.mark.rule("G19.1b", "G4.3b")
def test_no_second_sunray_in_a_players_army() -> None:
    position = after_combat(attack("CT0", gems=(500,), towers={"T0": "Red Ogre"}), STRONG)
    position = after(position, "Red: revive Sunray")
    assert refusal_of(position, RED, "revive Sunray") == "G4.3b"


# After the conquest (G25.6)


def conquered(armies: dict[str, str], towers: dict[str, str], **more: Any) -> Any:
    """Red's movement phase in the round right after Red1 has taken a tower."""
    return marching(armies, towers=towers, but={"Red1": {"conquered": 10}}, **more)


@pytest.mark.rule("G25.6a", "G25.7d", "G4.5a", "G4.5b")
def test_stay_leave_or_split() -> None:
    armies = {"Red1": "F0 Ogre Ogre Lion Lion", "Red3": "City Titan Troll"}
    position = conquered(armies, {"F0": "Red"})
    stays = after(position, "Red: done")
    assert contents(stays, "RedFort") == "Lion Lion Ogre Ogre" and "Red1" in stays.state.players[RED].markers
    leaves = after(position, "Red: move Red1 C0.6 1 5", "Red: done")
    assert holder_of(leaves, "F0") == "Red" and "RedFort" not in leaves.state.armies
    assert refusal_of(position, RED, "split Red1 Ogre") == "G4.5b"
    split = after(position, "Red: split Red1 Ogre,Ogre", "Red: move Red2 C0.6 1 5", "Red: done")
    assert contents(split, "RedFort") == "Lion Lion" and contents(split, "Red2") == "Ogre Ogre"


@pytest.mark.rule("G25.6a", "G25.7d", "G4.5d")
def test_a_split_on_the_tower_must_be_made_good() -> None:
    armies = {"Red1": "F0 Ogre Ogre Lion Lion", "Red3": "City Titan Troll"}
    position = after(conquered(armies, {"F0": "Red"}), "Red: split Red1 Ogre,Ogre")
    assert refusal_of(position, RED, "done") == "G4.5d"


@pytest.mark.rule("G25.6c", "G25.6d", "G24.3a")
@pytest.mark.parametrize("figure", ["Titan", "Golem"])
def test_masters_and_elements_leave_with_a_part_or_with_all(figure: str) -> None:
    armies = {"Red1": f"F0 Ogre Ogre Lion {figure}"}
    if figure == "Golem":
        armies["Red3"] = "City Titan Troll"
    position = conquered(armies, {"F0": "Red"})
    assert refusal_of(position, RED, "done") == "G25.6d"
    split = after(position, f"Red: split Red1 {figure},Lion")
    part = next(marker for marker, army in split.state.armies_of(RED) if figure in army.figures)
    rest = "Red2" if part == "Red1" else "Red1"
    # It is not enough that the others leave.
    others = after(split, f"Red: move {rest} C0.6 1 5")
    assert refusal_of(others, RED, "done") == "G25.6d"
    done = after(split, f"Red: move {part} C0.6 1 5", "Red: done")
    assert contents(done, "RedFort") == "Ogre Ogre"


@pytest.mark.rule("G25.6a", "G25.7e", "G25.7d")
def test_one_round_later_it_is_bound() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red3": "City Titan Troll"}
    position = marching(armies, towers={"F0": "Red Lion Lion Lion Lion"})
    assert refusal_of(position, RED, "move RedFort C0.6 1 5") == "G25.7e"
    assert refusal_of(position, RED, "split RedFort Lion,Lion") == "G25.7d"
    position = after(position, "Red: move Red1 F0 1 3")
    assert contents(position, "RedFort") == "Lion Lion Lion Lion Ogre Ogre"
    # Nor does it go away again with those who have come.
    assert refusal_of(position, RED, "move RedFort C0.6 1 5") in ("G8.1b", "G25.7e")


@pytest.mark.rule("G25.6a")
def test_in_the_turn_of_the_conquest_nobody_moves_on_or_becomes_the_garrison() -> None:
    position = after_combat(attack("F0", towers={"T0": "Red Ogre"}), STRONG)
    assert contents(position, "Red1") == "Colossus Colossus Serpent"
    assert not position.state.armies["Red1"].garrison and position.state.towers["F0"].marker == "RedFort"


@pytest.mark.rule("G16.5ay", "G16.5az", "G25.6a")
def test_an_immortal_may_not_be_split_off_and_led_away() -> None:
    armies = {"Red1": "R0 Ogre Ogre Lion Immortal", "Red3": "City Titan Troll"}
    position = conquered(armies, {"R0": "Red"})
    gone = after(position, "Red: move Red1 D0.15 1 5", "Red: done")
    assert contents(gone, "RedRuin") == "Immortal" and contents(gone, "Red1") == "Lion Ogre Ogre"
    split = after(position, "Red: split Red1 Lion,Ogre", "Red: move Red2 D0.15 1 5", "Red: done")
    assert contents(split, "RedRuin") == "Immortal Ogre"


@pytest.mark.rule("G25.7c", "G25.7a")
def test_strengthening_removes_as_few_as_needed_and_the_owner_chooses() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre Ogre", "Red3": "City Titan Troll"}
    position = marching(armies, towers={"F0": "Red Lion Lion Lion Troll Troll Guardian"})
    position = after(position, "Red: move Red1 F0 1 3")
    assert set(offers(position, RED)) == {
        "garrison Guardian,Lion", "garrison Guardian,Troll", "garrison Lion,Lion", "garrison Lion,Troll",
        "garrison Troll,Troll",
    }  # fmt: skip
    assert refusal_of(position, RED, "garrison Lion") == "G25.7c"
    assert refusal_of(position, RED, "garrison Ogre,Lion") == "G25.7c"
    position = after(position, "Red: garrison Guardian,Lion")
    assert contents(position, "RedFort") == "Lion Lion Ogre Ogre Ogre Troll Troll"
    assert pool_of(position, RED, "Guardian") == 1


@pytest.mark.rule("G18.2i", "G25.7e", "G25.7f")
def test_a_lord_is_summoned_out_of_a_garrison_that_is_empty_then() -> None:
    extra = {"Green1": "D0.7 Lion Lion"}
    but = {"Red1": {"moved": True, "entry": 3, "distance": 2}}
    laid = table({"Red1": "D0.7 Troll Troll", **extra}, CombatPhase(RED), but=but, towers={"T0": "Red Angel"})
    position = after(
        settled(laid), "Green: propose attacker Troll,Troll", "Red: accept", "Red: summon RedTower Angel"
    )
    assert "RedTower" not in position.state.armies and holder_of(position, "T0") == "Red"
    assert "RedTower" not in position.state.players[RED].markers
    assert contents(position, "Red1") == "Angel Troll Troll"


# Darktowers (G23.8, G23.9, G5.4c)


@pytest.mark.rule("G23.8a", "G4.4g", "G25.4b", "G26.3j")
def test_a_conquered_darktower_is_marked_with_any_free_marker() -> None:
    position = attack("DT0", towers={"T0": "Red Ogre"})
    assert position.due == (BLACK,) and "flee" in offers(position, BLACK)
    taken = after(position, "Black: flee")
    assert holder_of(taken, "DT0") == "Red" and goals(taken, RED) == ("G26.3j",)
    assert taken.state.towers["DT0"].marker == "Red2"
    # 74 points and four figures: 37 and 20; Chimera and Warlock are Red's, the Plaques go home.
    assert points(taken, RED) == (37, 20) and points(taken, BLACK) == (0, 20)
    assert (pool_of(taken, RED, "Chimera"), pool_of(taken, RED, "Warlock")) == (1, 1)


@pytest.mark.rule("G23.9a", "G23.9b", "G23.9c", "G23.9d", "G25.6c")
def test_black_garrisons_march_out_and_come_back() -> None:
    armies = {"Black1": "D0.9 Dark-Titan Lich", "Black2": "B0.0 Lich Lich"}
    before = marching({"Black1": "D0.9 Phantom Lich", "Black2": "B0.0 Lich Lich"}, BLACK)
    assert refusal_of(before, BLACK, "move BlackDarktower1 X0.a 1 3") == "G23.9a"
    position = marching(armies, BLACK, dark_titan=True)
    assert refusal_of(position, BLACK, "split BlackDarktower1 Plaque,Plaque") == "G25.7d"
    out = after(position, "Black: move BlackDarktower1 X0.a 1 3")
    (army,) = [marker for marker, stack in out.state.armies_of(BLACK) if stack.field == "X0.a"]
    assert contents(out, army) == "Chimera Plaque Plaque Warlock"
    assert out.state.towers["DT0"].marker == "BlackDarktower1" and holder_of(out, "DT0") == "Black"
    back = after(out, "Black: move Black2 DT0 1 3")
    assert contents(back, "BlackDarktower1") == "Lich Lich"


@pytest.mark.rule("G5.4c", "G25.4d", "G25.4c", "G26.3j")
def test_three_players_and_neutral_darktowers() -> None:
    armies = {"Red1": f"B0.0 {STRONG}", "Red2": f"B1.0 {STRONG}", "Red3": "City Titan Ogre"}
    position = marching(armies, seats=3)
    # The arch of B0.0 leads to DT0: it is attacked like any neutral tower.
    position = after(position, "Red: move Red1 DT0 1 3", "Red: move Red2 DT1 1 3")
    assert field_of(position, "Red2") == "DT1"
    taken = marching({**armies, "Red1": "D0.9 Ogre Ogre"}, seats=3, towers={"DT0": "Red Ogre"})
    assert refusal_of(taken, RED, "move Red2 DT1 1 3") == "G25.4c"
    weak = marching({"Red1": "B0.0 Ogre Ogre"}, seats=3)
    assert refusal_of(weak, RED, "move Red1 DT0 1 3") == "G25.2a"
    assert refusal_of(weak, RED, "move Red1 Dungeon 2") is None
    assert "Dungeon" in ends(weak, "Red1")


@pytest.mark.rule("G25.2c")
@pytest.mark.parametrize(("face", "leader"), [(1, GREEN), (2, BLUE)])
def test_of_three_a_lot_says_who_leads_the_grey(face: int, leader: int) -> None:
    armies = {"Red1": f"F0 {STRONG}"}
    but = {"Red1": {"moved": True, "entry": 3, "distance": 2}}
    armies |= {"Red2": f"F1 {STRONG}"}
    but["Red2"] = but["Red1"]
    laid = settled(table(armies, CombatPhase(RED), but=but, seats=3))
    position = after(laid, "Red: engage Red1 GreyFort1", dice=AlwaysShowing(face))
    assert position.due == (leader,)


@pytest.mark.rule("G24.8e", "G25.4c", "G25.2a", "G9.3a")
def test_the_towers_of_who_is_out_are_free_for_all() -> None:
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "City Titan Troll"}
    position = marching(armies, towers={"F0": "nobody"}, fallen=(GREEN,))
    # Neither strength nor leave is asked for.
    assert refusal_of(position, RED, "move Red1 F0 1 3") is None
    assert field_of(after(position, "Red: move Red1 C0.6 2 5"), "Red1") == "C0.6"
    taken = after(position, "Red: move Red1 F0 1 3")
    assert holder_of(taken, "F0") == "Red" and goals(taken, RED) == ("G26.3f",)
    assert "tower-taken" in keys(told(position, "Red: move Red1 F0 1 3"))


@pytest.mark.rule("G25.3c", "G26.3h", "G26.1d")
def test_a_tower_of_a_player_may_change_hands_again_and_again() -> None:
    first = after_combat(attack("T1", towers={"T0": "Red Ogre"}), STRONG)
    assert goals(first, RED) == ("G26.3h",) and holder_of(first, "T1") == "Red"
    assert "GreenTower" in first.state.players[GREEN].markers
    second = attack("T2", towers={"T0": "Red Ogre"}, goals={RED: ("G26.3h",)})
    assert goals(after_combat(second, STRONG), RED) == ("G26.3h",)
    # Green retakes his own: no goal of his.
    back = attack("T1", attackers="Green", towers={"T1": "Red Ogre"})
    back = after_combat(back, STRONG)
    assert holder_of(back, "T1") == "Green" and goals(back, GREEN) == ()
    assert back.state.towers["T1"].marker == "GreenTower"


@pytest.mark.rule("G25.3a", "G11.8a")
def test_a_garrison_that_holds_out_keeps_the_tower() -> None:
    result = ended(attack("F0"), "", "Guardian Nightmare", how="time")
    assert holder_of(result.position, "F0") == "Grey"
    assert points(result.position, RED) == (0, 0)
