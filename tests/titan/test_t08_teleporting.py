"""Chapter 8: Tower teleports, Titan teleports, and that nobody has to."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.actions import Teleport
from hexenkessel.games.titan.board import LANDS, TOWERS
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.movement import lands_within
from hexenkessel.kernel.action import picks
from hexenkessel.kernel.gate import legal
from tests.titan.table import BLUE, RED, after, contents, offers, refusal_of, seen, settled, table

SHOWS = GAME.presentation


def moving(legions: dict[str, str], roll: int = 6, **more: Any) -> Any:
    return table(legions, MovementPhase(RED, roll=roll), **more)


def teleports(position: Any, marker: str) -> set[tuple[str, int]]:
    """Which Lord may take this legion of Red's where."""
    found = [line.split() for line in offers(position, RED)]
    return {(words[2], int(words[3])) for words in found if words[:2] == ["teleport", marker]}


def first(position: Any, start: str) -> str:
    return next(f"Red: {line}" for line in offers(position, RED) if line.startswith(start))


@pytest.mark.rule("T8.0a")
def test_one_legion_teleports_in_a_phase_by_either_kind() -> None:
    position = moving(
        {"Red1": "100 Angel Ogre", "Red2": "200 Angel Ogre", "Red3": "1 Titan Ogre", "Blue1": "20 Lion"},
        scores=(400,),
    )
    assert teleports(position, "Red2")
    assert ("Titan", 20) in teleports(position, "Red3")
    once = after(position, "Red: teleport Red1 Angel 300")
    assert teleports(once, "Red2") == teleports(once, "Red3") == set()
    assert refusal_of(once, RED, "teleport Red2 Angel 500") == "T8.0a"
    assert refusal_of(once, RED, "teleport Red3 Titan 20 1") == "T8.0a"
    titan_first = after(position, first(position, "teleport Red3 Titan 20"))
    assert refusal_of(titan_first, RED, "teleport Red2 Angel 500") == "T8.0a"


@pytest.mark.rule("T8.0b", "T15.0e")
def test_one_summoning_in_an_engagement_phase() -> None:
    met = table(
        {
            "Red1": "8 Troll",
            "Blue1": "8 Ogre",
            "Red2": "22 Troll",
            "Blue2": "22 Ogre",
            "Red3": "1 Angel Angel Ogre",
        },
        moved={"Red1": 3, "Red2": 3},
    )
    once = after(met, "Red: engage 8", "Blue: stand", "Blue: concede", "Red: summon Red3 Angel")
    twice = after(once, "Blue: stand", "Blue: concede")
    assert twice.due != (RED,) or not any(line.startswith("summon") for line in offers(twice, RED))
    assert contents(twice, "Red3") == "Angel Ogre"


@pytest.mark.rule("T8.1a")
@pytest.mark.parametrize(
    ("land", "roll", "lord"),
    [(100, 5, "Angel"), (101, 6, "Angel"), (101, 6, "Archangel"), (100, 1, "Titan")],
)
def test_a_tower_teleport_needs_a_six_a_tower_and_a_lord(land: int, roll: int, lord: str) -> None:
    position = moving({"Red1": f"{land} {lord} Ogre"}, roll)
    assert teleports(position, "Red1") == set()
    assert refusal_of(position, RED, f"teleport Red1 {lord} 300") == "T8.1a"


@pytest.mark.rule("T8.1a")
@pytest.mark.parametrize("member", ["Ogre", "Warlock", "Guardian"])
def test_a_legion_without_a_lord_does_not_teleport(member: str) -> None:
    position = moving({"Red1": f"100 {member} {member}"})
    assert teleports(position, "Red1") == set()
    assert refusal_of(position, RED, f"teleport Red1 {member} 300") == "T8.1a"


@pytest.mark.rule("T8.1b")
def test_a_tower_teleport_leads_to_towers_and_to_lands_up_to_six_away() -> None:
    position = moving({"Red1": "100 Angel Ogre", "Red12": "140 Titan", "Blue12": "21 Titan"})
    expected = (set(TOWERS) | set(lands_within(100, 6))) - {100, 140, 21}
    assert {land for _, land in teleports(position, "Red1")} == expected
    for land in LANDS.keys() - expected - {100, 140, 21}:
        assert refusal_of(position, RED, f"teleport Red1 Angel {land}") == "T8.1b"


@pytest.mark.rule("T8.1b")
def test_46_destinations_from_each_tower_on_an_empty_board() -> None:
    for tower in TOWERS:
        reached = (set(TOWERS) | set(lands_within(tower, 6))) - {tower}
        assert len(reached) == 46
        corners = [land for land in LANDS if land not in reached and land != tower]
        position = moving(
            {"Red1": f"{tower} Angel Ogre", "Red12": f"{corners[0]} Titan", "Blue12": f"{corners[1]} Titan"}
        )
        assert {land for _, land in teleports(position, "Red1")} == reached


@pytest.mark.rule("T8.1c")
def test_a_land_with_any_legion_is_not_empty() -> None:
    position = moving({"Red1": "100 Angel Ogre", "Red2": "300 Ogre", "Blue1": "200 Ogre", "Blue2": "4 Ogre"})
    reached = {land for _, land in teleports(position, "Red1")}
    assert not reached & {300, 200, 4}
    for land in (300, 200, 4):
        assert refusal_of(position, RED, f"teleport Red1 Angel {land}") == "T8.1c"


@pytest.mark.rule("T8.1d")
def test_legions_on_the_way_do_not_matter() -> None:
    around = {f"Blue{number}": f"{land} Ogre" for number, land in enumerate((3, 41, 101), 1)}
    position = moving({"Red1": "100 Angel Ogre"} | around)
    assert ("Angel", 4) in teleports(position, "Red1")
    assert ("Angel", 142) in teleports(position, "Red1")


@pytest.mark.rule("T8.1e", "T4.5a")
def test_the_lord_that_makes_the_teleport_possible_is_shown() -> None:
    position = moving({"Red1": "100 Angel Archangel Ogre Troll", "Red2": "1 Titan Lion Lion"}, hidden=(RED,))
    assert {lord for lord, _ in teleports(position, "Red1")} == {"Angel", "Archangel"}
    shown = after(position, "Red: teleport Red1 Archangel 300")
    assert seen(shown, BLUE, "Red1") == "Archangel"
    assert seen(shown, None, "Red1") == "Archangel"
    assert seen(shown, RED, "Red1") == "Angel Archangel Ogre Troll"


@pytest.mark.rule("T8.1e")
def test_nobody_shows_a_lord_he_does_not_have_there() -> None:
    position = moving({"Red1": "100 Angel Ogre"})
    assert refusal_of(position, RED, "teleport Red1 Archangel 300") == "T8.1e"
    assert refusal_of(position, RED, "teleport Red1 Titan 300") == "T8.1e"


@pytest.mark.rule("T8.2a", "T19.2a")
@pytest.mark.parametrize(
    ("points", "roll", "may"), [(399, 6, False), (400, 5, False), (400, 6, True), (1234, 6, True)]
)
def test_a_titan_teleport_needs_a_six_the_titan_and_400_points(points: int, roll: int, may: bool) -> None:
    position = moving({"Red1": "1 Titan Ogre", "Blue1": "20 Lion"}, roll, scores=(points,))
    assert (("Titan", 20) in teleports(position, "Red1")) == may
    if not may:
        assert refusal_of(position, RED, "teleport Red1 Titan 20 1") == "T8.2a"


@pytest.mark.rule("T8.2a")
def test_no_other_lord_teleports_onto_an_enemy() -> None:
    position = moving({"Red1": "1 Angel Ogre", "Blue1": "20 Lion"}, scores=(400,))
    assert teleports(position, "Red1") == set()
    assert refusal_of(position, RED, "teleport Red1 Titan 20 1") == "T8.2a"


@pytest.mark.rule("T8.2b")
@pytest.mark.parametrize("land", [1, 8, 102, 1000, 100, 600])
def test_a_titan_teleport_starts_anywhere(land: int) -> None:
    position = moving({"Red1": f"{land} Titan Ogre", "Blue1": "20 Lion"}, scores=(400,))
    assert ("Titan", 20) in teleports(position, "Red1")


@pytest.mark.rule("T8.2c")
def test_a_titan_teleport_leads_to_any_enemy_legion_and_nowhere_else() -> None:
    position = moving(
        {
            "Red1": "1 Titan Ogre",
            "Red2": "9 Ogre",
            "Blue1": "20 Lion",
            "Blue2": "131 Lion",
            "Blue12": "600 Titan",
        },
        scores=(400,),
    )
    assert {land for _, land in teleports(position, "Red1")} == {20, 131, 600}
    assert refusal_of(position, RED, "teleport Red1 Titan 30 1") == "T8.2c"


@pytest.mark.rule("T8.2c")
def test_nor_to_a_land_already_engaged() -> None:
    position = moving({"Red1": "1 Titan Ogre", "Red2": "102 Ogre", "Blue1": "101 Lion"}, scores=(400,))
    met = after(position, first(position, "move Red2 101"))
    assert ("Titan", 101) not in teleports(met, "Red1")
    assert refusal_of(met, RED, "teleport Red1 Titan 101 1") == "T8.2c"


@pytest.mark.rule("T8.2d")
def test_the_titan_is_shown() -> None:
    position = moving(
        {"Red1": "1 Titan Ogre", "Red2": "9 Ogre Lion", "Blue1": "20 Lion"}, scores=(400,), hidden=(RED,)
    )
    assert seen(position, BLUE, "Red1") == ""
    shown = after(position, first(position, "teleport Red1 Titan 20"))
    assert seen(shown, BLUE, "Red1") == "Titan"
    assert GAME.view(shown, None).legions["Red1"].known == ("Titan",)


@pytest.mark.rule("T8.2c", "T1.2b")
def test_a_titan_teleport_is_an_attack() -> None:
    position = moving({"Red1": "1 Titan Ogre", "Blue1": "20 Lion"}, scores=(400,))
    met = after(position, first(position, "teleport Red1 Titan 20"), "Red: done")
    assert settled(met).due == (BLUE,)
    assert met.state.engaged_lands() == [20]


@pytest.mark.rule("T8.3a")
def test_who_may_teleport_may_also_walk_or_stay() -> None:
    position = moving({"Red1": "100 Titan Ogre", "Red2": "1 Lion", "Blue1": "20 Lion"}, scores=(400,))
    assert teleports(position, "Red1")
    assert any(line.startswith("move Red1") for line in offers(position, RED))
    stayed = after(position, first(position, "move Red2"))
    assert "done" in offers(stayed, RED)


@pytest.mark.rule("T6.2c")
def test_a_teleport_counts_as_the_move_that_is_due() -> None:
    position = moving({"Red1": "100 Angel Ogre", "Red2": "1 Titan"})
    assert "done" not in offers(position, RED)
    assert "done" in offers(after(position, "Red: teleport Red1 Angel 300"), RED)


@pytest.mark.rule("T18.1a")
def test_a_teleported_legion_has_moved_and_may_muster() -> None:
    position = moving({"Red1": "100 Angel Ogre", "Red2": "1 Titan"})
    mustering = after(position, "Red: teleport Red1 Angel 103", "Red: done")
    assert "muster Red1 Ogre Ogre" in offers(mustering, RED)


@pytest.mark.rule("T8.1e")
def test_a_teleport_is_clicked_like_a_move_and_the_lord_only_then() -> None:
    position = moving({"Red1": "100 Angel Titan Ogre"})
    leaps = [action for action in legal(position, RED) if isinstance(action, Teleport) and action.land == 300]
    assert [[(pick.kind, pick.id) for pick in picks(leap)] for leap in leaps] == [
        [("legion", "Red1"), ("land", 300), ("character", lord), ("side", 0)] for lord in ("Angel", "Titan")
    ]
    view = GAME.view(position, RED)
    said = [
        GAME.messages().say(meaning.key, meaning.args) for meaning in SHOWS.meanings(view, leaps) if meaning
    ]
    assert [sentence.rsplit(", ", 1)[1] for sentence in said] == ["shows Angel", "shows Titan"]
