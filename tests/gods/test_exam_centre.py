"""City and Dungeon, teleports and the Titan's advantages in play (G8.6, G9, G10.2, G26.5), examined."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.combats.clashes import combats_of
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.points.goals import POINTS, victory_points
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from tests.gods.marching import ends, marching, teleports
from tests.gods.table import (
    BLACK,
    GREEN,
    RED,
    after,
    contents,
    field_of,
    holder_of,
    keys,
    offers,
    refusal_of,
    settled,
    table,
    told,
)

DEEDS = tuple(f"G26.3{letter}" for letter in "eijlmnabcd")
BLACK_DEEDS = tuple(f"G26.4{letter}" for letter in "hijdfabcegk")


def worth(total: int, deeds: tuple[str, ...] = DEEDS) -> tuple[str, ...]:
    """Goals that make so many victory points."""
    found: list[str] = []
    for goal in deeds:
        if victory_points(tuple(found)) + POINTS[goal] <= total:
            found.append(goal)
    assert victory_points(tuple(found)) == total
    return tuple(found)


def titan(armies: dict[str, str], total: int, **more: Any) -> Any:
    """Red's movement phase, with so many points and his Titan revealed."""
    return marching(armies, goals={RED: worth(total)}, **{"revealed": (RED,), **more})


# One army in the City, one in the Dungeon (G8.6e)


@pytest.mark.rule("G8.6e")
def test_one_own_army_in_each_of_the_two() -> None:
    armies = {"Red1": "City Titan Ogre", "Red2": "B0.4 Lion Lion", "Red3": "B0.0 Lion Lion"}
    position = marching(armies, towers={"DT0": "Red Ogre"})
    assert refusal_of(position, RED, "move Red2 City 2") == "G8.6e"
    assert refusal_of(position, RED, "move Red3 Dungeon 2") is None
    gone = after(position, "Red: move Red1 B1.4 1 1", "Red: move Red2 City 2")
    assert field_of(gone, "Red2") == "City"
    assert refusal_of(gone, RED, "done") == "G8.4a"


@pytest.mark.rule("G8.6c", "G10.2a", "G10.2b", "G22.4a")
def test_who_stays_may_challenge_or_let_it_be_and_recruits_without_a_move() -> None:
    armies = {"Red1": "City Titan Ogre", "Green1": "City Lion Lion"}
    position = after(marching(armies, gems=(100,)), "Red: done")
    assert position.due == (RED,)
    assert {"challenge Red1 Green1 1", "challenge Red1 Green1 3", "challenge Red1 Green1 5", "done"} == set(
        offers(position, RED)
    )
    position = after(position, "Red: done")
    assert refusal_of(position, RED, "hire Red1 Knight") is None
    assert refusal_of(position, RED, "recruit Red1 Ogre Ogre") == "G22.3a"


@pytest.mark.rule("G10.2d", "G10.2c")
def test_who_has_fought_in_the_city_neither_challenges_nor_is_challenged_again() -> None:
    armies = {"Red1": "City Titan Ogre", "Red2": "Dungeon Lion Lion"}
    armies |= {"Green1": "City Lion Lion", "Blue1": "City Ogre Ogre", "Green2": "Dungeon Ogre Ogre"}
    position = settled(table(armies, CombatPhase(RED)))
    assert refusal_of(position, RED, "challenge Red1 Green2 3") == "G10.2g"
    assert refusal_of(position, RED, "challenge Green1 Blue1 3") == "G4.7a"
    position = after(position, "Red: challenge Red1 Green1 3", "Green: flee")
    assert refusal_of(position, RED, "challenge Red1 Blue1 3") == "G10.2d"
    assert refusal_of(position, RED, "challenge Red2 Green2 3") is None
    assert refusal_of(position, RED, "done") is None


@pytest.mark.rule("G10.2e", "G10.2f")
@pytest.mark.parametrize(("field", "map_"), [("City", "Skycastle"), ("Dungeon", "Darkland")])
def test_where_a_challenge_is_fought(field: str, map_: str) -> None:
    armies = {"Red1": f"{field} Lion Lion", "Green1": f"{field} Ogre Ogre"}
    position = settled(table(armies, CombatPhase(RED)))
    position = after(position, "Red: challenge Red1 Green1 5", "Green: fight")
    assert (position.state.battle.land, position.state.battle.entry) == (map_, 5)


# Inspection (G8.6h)


@pytest.mark.rule("G8.6h")
def test_only_the_darklord_sees_whom_he_inspects_and_only_who_stays_is_inspected() -> None:
    armies = {"Red1": "City Titan Ogre", "Red2": "Dungeon Lion Lion", "Red3": "B0.4 Troll Troll"}
    position = marching(armies, hidden=(RED,), but={m: {"stayed": True} for m in ("Red1", "Red2")})
    position = after(position, "Red: move Red1 B1.4 1 1", "Red: move Red3 City 2", "Red: done")
    events = []
    while position.due == (RED,):
        events = list(told(position, "Red: done"))
        position = after(position, "Red: done")
    seen = [event for event in events if event.key == "inspected-contents"]
    # Red1 has left, Red3 has just come.
    assert [(event.to, event.args["army"]) for event in seen] == [((BLACK,), "Red2")]


# Elements (G8.6f, G8.6g)


@pytest.mark.rule("G8.6f")
def test_an_element_passes_a_citytower_but_stops_neither_there_nor_in_the_city() -> None:
    armies = {"Red1": "B0.4 Golem Colossus Colossus Colossus"}
    position = marching(armies)
    assert refusal_of(position, RED, "move Red1 CT0 1 3") == "G8.6f"
    assert refusal_of(position, RED, "move Red1 City 2") == "G8.6f"
    assert refusal_of(position, RED, "move Red1 X0.b 2 3") is None
    # The Dungeon and the Darktowers are free to it.
    dark = marching({"Red1": "B0.0 Golem Ogre"})
    assert refusal_of(dark, RED, "move Red1 DT0 1 3") is None


@pytest.mark.rule("G8.6f", "G23.6b", "G23.6d")
def test_an_element_won_in_the_city_does_not_stay_there() -> None:
    # Green's army in the City has Golem (he came there who knows how): Red wins by a challenge.
    armies = {"Red1": "City Lion Lion", "Red2": "D0.9 Titan Ogre", "Green1": "City Golem Ogre"}
    position = settled(table(armies, CombatPhase(RED)))
    position = after(position, "Red: challenge Red1 Green1 3", "Green: flee")
    if position.due == (RED,) and "place Red2" in offers(position, RED):
        assert refusal_of(position, RED, "place Red1") == "G24.4c"
        position = after(position, "Red: place Red2")
    assert "Golem" in contents(position, "Red2")


# Into the City with the Dark-Titan (G8.6n, G27.5b)


@pytest.mark.rule("G27.5b", "G8.6n")
def test_the_darklord_enters_over_a_citytower_in_a_later_round_than_he_took_it() -> None:
    armies = {"Black1": "B0.4 Dark-Titan Lich", "Black2": "B0.3 Lich Lich", "Black3": "B2.4 Lich Lich"}
    position = marching(armies, BLACK, dark_titan=True, towers={"CT0": "nobody", "CT1": "Red Ogre"})
    assert refusal_of(position, BLACK, "move Black1 City 2") == "G8.6n"
    taken = after(position, "Black: move Black2 CT0 1 3")
    assert holder_of(taken, "CT0") == "Black"
    # He has just taken it: he enters over it in a later round.
    assert refusal_of(taken, BLACK, "move Black1 City 2") == "G8.6n"
    later = marching({"Black1": "B0.4 Dark-Titan Lich"}, BLACK, dark_titan=True, towers={"CT0": "Black Lich"})
    assert refusal_of(later, BLACK, "move Black1 City 2") is None
    assert refusal_of(later, BLACK, "move Black1 CT0 1 3") == "G25.6c"


@pytest.mark.rule("G8.6n")
def test_before_him_no_black_army_enters_the_city() -> None:
    position = marching({"Black1": "B0.4 Lich Lich"}, BLACK, towers={"CT0": "Black Lich"})
    assert refusal_of(position, BLACK, "move Black1 City 2") == "G8.6n"


@pytest.mark.rule("G27.5b", "G26.5j", "G26.5l", "G9.4a")
def test_the_dark_titan_comes_to_the_god_by_battle_teleport_but_not_freely() -> None:
    deeds = {BLACK: worth(70, BLACK_DEEDS)}
    armies = {"Black1": "D0.9 Dark-Titan Lich"}
    position = marching(armies, BLACK, dark_titan=True, goals=deeds)
    assert refusal_of(position, BLACK, "teleport Black1 City battle") is None
    assert refusal_of(position, BLACK, "teleport Black1 D0.11 free") == "G9.4a"
    position = after(position, "Black: teleport Black1 City battle", "Black: done")
    assert combats_of(position.state, BLACK) == [("Black1", "God")] or position.due == (RED,)
    deeds = {BLACK: worth(80, BLACK_DEEDS)}
    position = marching(armies, BLACK, dark_titan=True, goals=deeds)
    assert refusal_of(position, BLACK, "teleport Black1 City free") == "G26.5l"
    assert refusal_of(position, BLACK, "teleport Black1 Dungeon free") is None


# The eight advantages (G26.5)


@pytest.mark.rule("G26.5a", "G26.5b", "G26.2a")
@pytest.mark.parametrize(
    ("field", "land_recruit", "may"),
    [
        ("D0.8", "Ogre", True),
        ("D0.7", "Lion", True),
        ("D0.15", "Headcracker", False),
        ("E0.1", "Dolphin", False),
    ],
)
def test_ten_native(field: str, land_recruit: str, may: bool) -> None:
    moved = {"Red1": {"moved": True, "distance": 3, "entry": 3}}
    armies = {"Red1": f"{field} Titan Knight Novice", "Red2": "City Knight Ogre"}
    more: dict[str, Any] = {"but": moved, "gems": (500,)}
    position = settled(table(armies, RecruitmentPhase(RED), goals={RED: worth(10)}, revealed=(RED,), **more))
    line = f"recruit Red1 {land_recruit} Titan"
    assert (refusal_of(position, RED, line) is None) == may
    # Hidden he has no advantage, and below 10 points neither.
    hidden = settled(table(armies, RecruitmentPhase(RED), goals={RED: worth(10)}, **more))
    assert refusal_of(hidden, RED, line) is not None
    poor = settled(table(armies, RecruitmentPhase(RED), revealed=(RED,), **more))
    assert refusal_of(poor, RED, line) is not None


@pytest.mark.rule("G26.5d", "G26.5e", "G8.4d")
@pytest.mark.parametrize(("distance", "may"), [(2, False), (3, True), (6, True), (7, True), (8, False)])
def test_thirty_movement(distance: int, may: bool) -> None:
    position = titan({"Red1": "D0.9 Titan Ogre Ogre"}, 30)
    moves = [line.split() for line in offers(position, RED) if line.startswith("move Red1")]
    assert max(int(words[3]) for words in moves) == 8
    moved = {"Red1": {"moved": True, "distance": distance, "entry": 3}}
    armies = {"Red1": "D0.8 Titan Ogre Ogre", "Red2": "City Knight Ogre"}
    position = settled(
        table(armies, RecruitmentPhase(RED), but=moved, goals={RED: worth(30)}, revealed=(RED,), gems=(500,))
    )
    assert (refusal_of(position, RED, "recruit Red1 Ogre Ogre") is None) == may


@pytest.mark.rule("G26.5f", "G8.4a", "G8.4d")
def test_forty_hold_is_for_the_titans_army_alone_and_recruits_nobody() -> None:
    armies = {"Red1": "D0.8 Titan Ogre Ogre", "Red2": "D1.9 Ogre Ogre", "Red3": "City Lion Knight"}
    position = titan(armies, 40, gems=(500,))
    assert refusal_of(position, RED, "done") == "G8.4a"
    position = after(position, "Red: move Red2 D1.10 1 3", "Red: done")
    assert refusal_of(position, RED, "recruit Red1 Ogre Ogre") == "G8.4d"


@pytest.mark.rule("G26.5g", "G8.5b", "G8.5d")
def test_fifty_freeway_ignores_symbols_but_not_directions() -> None:
    # D0.7 has a rectangle to X0.j and an arrow to D0.8.
    bound = titan({"Red1": "D0.7 Titan Ogre"}, 40)
    assert refusal_of(bound, RED, "move Red1 D0.8 1 3") == "G8.5d"
    free = titan({"Red1": "D0.7 Titan Ogre"}, 50)
    assert refusal_of(free, RED, "move Red1 D0.8 1 3") is None
    # A semicircle on the way is an arrow for him; nothing leads from D0.8 back to D0.7.
    assert refusal_of(free, RED, "move Red1 C0.6 3 5") is None
    back = titan({"Red1": "D0.8 Titan Ogre"}, 50)
    assert "D0.7" not in ends(back, "Red1")


@pytest.mark.rule("G26.5h", "G26.5i", "G9.3d")
def test_sixty_over_any_tower() -> None:
    armies = {"Red1": "D0.9 Titan Ogre", "Green1": "D2.9 Lion"}
    towers = {"F1": "Green Troll"}
    position = titan(armies, 60, towers=towers)
    # Over a neutral Fort at the other end of the board: the tower is the first field.
    assert refusal_of(position, RED, "move Red1 C2.6 2 5") is None
    assert field_of(after(position, "Red: move Red1 C2.6 2 5"), "Red1") == "C2.6"
    assert refusal_of(position, RED, "move Red1 F2 1 3") == "G26.5i"
    # Over Green's with his leave.
    asked = after(position, "Red: move Red1 C1.6 2 5")
    assert asked.due == (GREEN,)
    denied = after(asked, "Green: deny")
    assert refusal_of(denied, RED, "move Red1 C1.6 2 5") is not None
    assert refusal_of(denied, RED, "move Red1 C2.6 2 5") is None
    # Not over a tower of nobody.
    nobody = titan(armies, 60, towers={"F1": "nobody"})
    assert refusal_of(nobody, RED, "move Red1 C1.6 2 5") is not None


@pytest.mark.rule("G26.5h", "G8.2a")
def test_sixty_attacks_at_the_end_but_passes_nobody() -> None:
    armies = {"Red1": "D0.9 Titan Ogre", "Green1": "C2.6 Lion"}
    position = titan(armies, 60)
    assert refusal_of(position, RED, "move Red1 C2.6 2 5") is None
    assert refusal_of(position, RED, "move Red1 C2.5 3 3") is not None


@pytest.mark.rule("G26.5j", "G26.5k", "G11.5a")
def test_seventy_into_a_combat() -> None:
    armies = {"Red1": "D0.9 Titan Ogre", "Green1": "C2.6 Lion", "Blue1": "E1.4 Lion", "Black1": "D2.9 Lich"}
    position = titan(armies, 70, towers={"F1": "Green Troll", "F2": "Green"})
    lines = {line for line in offers(position, RED) if line.startswith("teleport")}
    assert {f"teleport Red1 C2.6 battle {side}" for side in (1, 3, 5)} <= lines
    assert "teleport Red1 E1.4 battle 3" in lines and "teleport Red1 E1.4 battle 1" not in lines
    assert "teleport Red1 F1 battle 3" in lines and "teleport Red1 F1 battle 5" not in lines
    # An empty tower has nobody to be attacked; black armies are safe from him (G23.5a).
    assert refusal_of(position, RED, "teleport Red1 F2 battle 3") == "G26.5j"
    assert refusal_of(position, RED, "teleport Red1 D2.9 battle 3") == "G23.5c"
    position = after(position, "Red: teleport Red1 C2.6 battle 5", "Red: done", "Green: fight")
    assert position.state.battle.entry == 5


@pytest.mark.rule("G26.5j", "G8.3a")
def test_seventy_under_the_pact_attacks_nobody() -> None:
    armies = {"Red1": "D0.9 Titan Ogre", "Green1": "C2.6 Lion"}
    position = titan(armies, 70, round=10)
    assert refusal_of(position, RED, "teleport Red1 C2.6 battle 5") == "G8.3a"


@pytest.mark.rule("G26.5l", "G26.5m", "G9.1d")
def test_eighty_to_any_free_field() -> None:
    armies = {
        "Red1": "D0.9 Titan Ogre",
        "Red2": "City Knight Ogre",
        "Green1": "C2.6 Lion",
        "Green2": "Dungeon Lion",
    }
    position = titan(armies, 80, towers={"F1": "Green Troll", "F2": "Green", "R0": "Red Ogre"}, gems=(500,))
    free = teleports(position, "Red1", "free")
    assert {"D2.8", "Dungeon"} <= free
    for field in ("C2.6", "F1", "E0.0", "W0", "R0", "CT0"):
        assert field not in free
    assert refusal_of(position, RED, "teleport Red1 City free") == "G8.6e"
    assert refusal_of(position, RED, "teleport Red1 R0 free") == "G25.6c"
    # An empty tower of another is free, and so is taken.
    assert holder_of(after(position, "Red: teleport Red1 F2 free"), "F2") == "Red"
    position = after(position, "Red: teleport Red1 D0.8 free", "Red: done")
    assert refusal_of(position, RED, "recruit Red1 Ogre Ogre") == "G26.5m"


@pytest.mark.rule("G26.5l", "G9.4a")
def test_a_titan_who_teleports_has_made_his_move() -> None:
    position = after(titan({"Red1": "D0.9 Titan Ogre"}, 80), "Red: teleport Red1 D2.8 free")
    assert refusal_of(position, RED, "move Red1 D2.9 1 3") == "G8.1b"
    assert refusal_of(position, RED, "teleport Red1 D1.8 free") == "G8.1b"


@pytest.mark.rule("G26.2a", "G24.3c", "G24.4d")
def test_no_advantage_for_hidden_titans_other_armies_and_phantoms() -> None:
    armies = {"Red1": "D0.9 Titan Ogre", "Red2": "D1.9 Lion Lion"}
    hidden = titan(armies, 80, revealed=())
    assert teleports(hidden, "Red1", "free") == set()
    assert refusal_of(hidden, RED, "teleport Red1 D2.8 free") == "G26.2a"
    assert refusal_of(after(hidden, "Red: reveal"), RED, "teleport Red1 D2.8 free") is None
    assert refusal_of(hidden, RED, "teleport Red2 D2.8 free") == "G9.4a"
    phantom = titan({"Red1": "D0.9 Phantom Ogre"}, 80)
    assert refusal_of(phantom, RED, "teleport Red1 D2.8 free") == "G9.4a"


# Teleports (G9.3, G9.5)


@pytest.mark.rule("G9.3a", "G9.1c", "G9.3c")
def test_several_teleports_in_one_move_and_any_number_of_armies() -> None:
    towers = {"F0": "Red Ogre", "F1": "nobody", "R0": "Red Ogre"}
    armies = {"Red1": "D0.8 Ogre Ogre", "Red2": "C0.6 Lion Lion", "Red3": "City Titan Lion"}
    position = marching(armies, towers=towers)
    # Into F0, out of R0: two fields.
    position = after(position, "Red: move Red1 D0.15 2 5", "Red: move Red2 E0.13 2 3")
    assert (field_of(position, "Red1"), field_of(position, "Red2")) == ("D0.15", "E0.13")


@pytest.mark.rule("G9.5a", "G9.5b")
def test_the_darkland_price_is_paid_for_each_army() -> None:
    armies = {"Black1": "D0.3 Lich Lich", "Black2": "D1.3 Phantom Lich", "Black3": "D2.3 Lich Lich"}
    position = marching(armies, BLACK, gems=(0, 0, 0, 600))
    position = after(position, "Black: teleport Black1 D0.15 darkland")
    assert position.state.players[BLACK].gems == 350
    assert refusal_of(position, BLACK, "move Black1 D0.16 1 3") == "G9.5b"
    position = after(position, "Black: teleport Black2 X0.a darkland")
    assert position.state.players[BLACK].gems == 100
    assert refusal_of(position, BLACK, "teleport Black3 C0.12 darkland") == "G9.5a"
    assert refusal_of(position, BLACK, "move Black3 D2.4 1 3") is None


@pytest.mark.rule("G9.5b", "G22.2a")
def test_who_teleported_to_darkland_recruits_nobody_there() -> None:
    armies = {"Black1": "D0.3 Headcracker Headcracker", "Black2": "Dungeon Phantom Headcracker"}
    position = marching(armies, BLACK, gems=(0, 0, 0, 600), round=12)
    position = after(position, "Black: teleport Black1 D0.15 darkland", "Black: done")
    assert position.due == (BLACK,)
    assert refusal_of(position, BLACK, "recruit Black1 Headcracker Headcracker") is not None
    assert not [line for line in offers(position, BLACK) if "Black1" in line]


@pytest.mark.rule("G8.6k", "G8.6l", "EX-G8.6-2")
def test_the_free_step_costs_nothing() -> None:
    position = marching({"Red1": "City Ogre Ogre", "Red2": "Dungeon Titan Ogre"})
    moves = {tuple(line.split()[2:4]) for line in offers(position, RED) if line.startswith("move Red1")}
    assert ("B0.4", "1") in moves and ("X0.b", "1") in moves and ("C0.7", "2") in moves
    assert not [field for field, _ in moves if field in ("CT0", "CT1", "CT2", "City")]
    assert keys(told(position, "Red: move Red1 B0.4 1 1"))[0] == "move"
