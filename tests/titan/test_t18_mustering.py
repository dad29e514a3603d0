"""Chapter 18 as played: who may muster when, and what is shown for it. The charts are in test_mustering."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.muster import MusterPhase
from tests.titan.table import (
    BLUE,
    RED,
    LoadedDice,
    after,
    contents,
    offered,
    offers,
    refusal_of,
    seen,
    settled,
    table,
    with_stacks,
)


def mustering(legions: dict[str, str], **more: Any) -> Any:
    """Red's muster phase; all these legions have moved, but those named in `rested`."""
    rested = more.pop("rested", ())
    moved = {marker: 3 for marker in legions if marker.startswith("Red") and marker not in rested}
    return table(legions, MusterPhase(RED), moved=moved, **more)


def recruits(position: Any, marker: str = "Red1") -> set[str]:
    found = [line.split() for line in offers(position, RED)]
    return {words[2] for words in found if words[:2] == ["muster", marker]}


@pytest.mark.rule("T18.0a")
def test_a_recruit_comes_from_the_stacks_and_who_attracted_it_is_shown() -> None:
    position = mustering({"Red1": "8 Ogre Ogre Lion", "Red2": "20 Lion Centaur"}, hidden=(RED,))
    before = position.state.stacks["Troll"]
    assert seen(position, BLUE, "Red1") == ""
    taken = after(position, "Red: muster Red1 Troll Ogre,Ogre")
    assert contents(taken, "Red1") == "Lion Ogre Ogre Troll"
    assert taken.state.stacks["Troll"] == before - 1
    for observer in (BLUE, None):
        assert seen(taken, observer, "Red1") == "Ogre Ogre Troll"
        assert GAME.view(taken, observer).legions["Red2"].visible == ()


@pytest.mark.rule("T18.0a")
def test_mustering_is_optional() -> None:
    position = mustering({"Red1": "8 Ogre Ogre"})
    assert "done" in offers(position, RED)
    assert contents(after(position, "Red: done"), "Red1") == "Ogre Ogre"


@pytest.mark.rule("T18.0b")
def test_one_recruit_for_each_legion_and_turn() -> None:
    position = mustering({"Red1": "8 Ogre Ogre", "Red2": "22 Ogre Ogre"})
    once = after(position, "Red: muster Red1 Ogre Ogre")
    assert recruits(once) == set()
    assert recruits(once, "Red2") == {"Ogre", "Troll"}
    assert refusal_of(once, RED, "muster Red1 Ogre Ogre") == "T18.0b"


@pytest.mark.rule("T18.1a")
def test_only_legions_that_moved_muster() -> None:
    position = mustering({"Red1": "8 Ogre Ogre", "Red2": "22 Ogre Ogre"}, rested=("Red2",))
    assert recruits(position, "Red2") == set()
    assert refusal_of(position, RED, "muster Red2 Ogre Ogre") == "T18.1a"


@pytest.mark.rule("T18.1a")
def test_only_ones_own_legions_muster() -> None:
    position = mustering({"Red1": "8 Ogre Ogre", "Blue1": "22 Ogre Ogre"})
    assert refusal_of(position, RED, "muster Blue1 Ogre Ogre") == "T18.1a"
    assert refusal_of(position, RED, "muster Red5 Ogre Ogre") == "T18.1a"


@pytest.mark.rule("T18.1a", "T6.4a")
def test_a_legion_that_fought_and_survived_musters_and_a_dead_one_does_not() -> None:
    met = table({"Red1": "8 Ogre Troll", "Blue1": "8 Ogre"}, moved={"Red1": 3})
    won = after(met, "Blue: flee")
    assert recruits(won) == {"Ogre", "Troll"}
    lost = after(met, "Blue: stand", "Red: concede")
    assert "Red1" not in lost.state.legions


@pytest.mark.rule("T18.1a", "T14.0d")
def test_a_defender_that_only_watched_an_enemy_flee_is_not_asked() -> None:
    met = table({"Red1": "8 Ogre Troll", "Blue1": "8 Ogre"}, moved={"Red1": 3})
    fled = after(met, "Blue: flee")
    assert offers(fled, BLUE) == []


@pytest.mark.rule("T18.1b", "T4.1b")
def test_not_with_seven() -> None:
    position = mustering({"Red1": "8 Ogre Ogre Ogre Ogre Ogre Ogre Ogre", "Red2": "22 Ogre"})
    assert recruits(position) == set()
    assert refusal_of(position, RED, "muster Red1 Troll Ogre,Ogre") == "T4.1b"


@pytest.mark.rule("T18.2a", "T18.3b")
def test_a_terrain_names_the_number_of_the_next_weaker_that_it_takes() -> None:
    assert "Warbear" not in recruits(mustering({"Red1": "2 Centaur Centaur"}))
    assert "Warbear" in recruits(mustering({"Red1": "2 Centaur Centaur Centaur"}))
    short = mustering({"Red1": "2 Centaur Centaur"})
    assert refusal_of(short, RED, "muster Red1 Warbear Centaur,Centaur") == "T18.3b"


@pytest.mark.rule("T18.3a", "T18.3f")
def test_one_of_a_kind_musters_its_own_kind_or_any_weaker_one() -> None:
    position = mustering({"Red1": "1000 Colossus Ogre"})
    assert recruits(position) == {"Colossus", "Dragon", "Minotaur", "Lion"}
    weakest = after(position, "Red: muster Red1 Lion Colossus")
    assert contents(weakest, "Red1") == "Colossus Lion Ogre"


@pytest.mark.rule("T18.3a")
def test_nobody_listed_for_the_terrain_attracts_nobody() -> None:
    position = mustering({"Red1": "8 Lion Lion", "Red2": "22 Ogre"})
    assert recruits(position) == set()
    assert refusal_of(position, RED, "muster Red1 Ogre Lion") == "T18.3a"


@pytest.mark.rule("T18.3c")
def test_no_step_is_skipped() -> None:
    position = mustering({"Red1": "1000 Lion Lion"})
    assert recruits(position) == {"Lion", "Minotaur"}
    assert refusal_of(position, RED, "muster Red1 Dragon Lion,Lion") == "T18.3c"


@pytest.mark.rule("T18.3d")
def test_only_what_the_terrain_lists_is_mustered_there() -> None:
    position = mustering({"Red1": "8 Ogre Lion Lion"})
    for line in ("muster Red1 Lion Lion", "muster Red1 Minotaur Lion,Lion", "muster Red1 Dragon Ogre"):
        assert refusal_of(position, RED, line) == "T18.3d"
    tower = mustering({"Red1": "100 Lion Lion"})
    assert refusal_of(tower, RED, "muster Red1 Lion Lion") == "T18.3d"


@pytest.mark.rule("T18.3d")
@pytest.mark.parametrize("lord", ["Angel", "Archangel", "Titan"])
def test_lords_are_never_mustered(lord: str) -> None:
    for land in (1, 8, 100, 1000):
        position = mustering({"Red1": f"{land} {lord} Ogre Lion Centaur", "Red2": "22 Ogre"})
        assert refusal_of(position, RED, f"muster Red1 {lord} {lord}") == "T18.3d"


@pytest.mark.rule("T18.3e")
def test_when_a_stack_is_empty_another_eligible_one_may_be_chosen() -> None:
    position = with_stacks(mustering({"Red1": "8 Troll Troll"}), Ranger=0)
    assert recruits(position) == {"Troll", "Ogre"}
    assert refusal_of(position, RED, "muster Red1 Ranger Troll,Troll") == "T18.3e"
    none = with_stacks(mustering({"Red1": "8 Troll Troll"}), Ranger=0, Troll=0, Ogre=0)
    assert settled(none).due == (BLUE,)


@pytest.mark.rule("T18.4a", "EX-T18.4a")
def test_with_several_ways_one_is_shown_and_the_player_chooses_which() -> None:
    position = mustering({"Red1": "8 Ogre Ogre Troll", "Red2": "20 Lion Lion"}, hidden=(RED,))
    by_ogres = after(position, "Red: muster Red1 Troll Ogre,Ogre")
    by_troll = after(position, "Red: muster Red1 Troll Troll")
    assert seen(by_ogres, BLUE, "Red1") == "Ogre Ogre Troll"
    assert seen(by_troll, BLUE, "Red1") == "Troll Troll"


@pytest.mark.rule("T18.4a")
@pytest.mark.parametrize("shown", ["Lion", "Ogre", "Ogre,Ogre,Troll", "Ranger", "-"])
def test_who_is_shown_must_qualify(shown: str) -> None:
    position = mustering({"Red1": "8 Lion Ogre Ogre Troll"})
    assert refusal_of(position, RED, f"muster Red1 Troll {shown}") == "T18.4a"


@pytest.mark.rule("T18.5a")
@pytest.mark.parametrize("member", ["Angel", "Lion", "Serpent", "Warlock"])
def test_in_a_tower_anybody_musters_the_three_tower_creatures(member: str) -> None:
    position = mustering({"Red1": f"100 {member}"})
    assert {"Centaur", "Gargoyle", "Ogre"} <= recruits(position)
    assert contents(after(position, "Red: muster Red1 Gargoyle"), "Red1") == " ".join(
        sorted([member, "Gargoyle"])
    )


@pytest.mark.rule("T18.5a", "T4.5a")
def test_for_a_tower_creature_nobody_is_shown() -> None:
    position = mustering({"Red1": "100 Lion Troll", "Red2": "20 Ogre Troll"}, hidden=(RED,))
    assert seen(after(position, "Red: muster Red1 Gargoyle"), BLUE, "Red1") == "Gargoyle"


@pytest.mark.rule("T18.5b")
def test_a_titan_or_a_warlock_musters_a_warlock() -> None:
    assert "Warlock" in recruits(mustering({"Red1": "100 Titan Lion"}))
    assert "Warlock" in recruits(mustering({"Red1": "100 Warlock Lion"}))
    without = mustering({"Red1": "100 Angel Guardian Lion"})
    assert refusal_of(without, RED, "muster Red1 Warlock Angel") == "T18.5b"


@pytest.mark.rule("T18.5c")
def test_three_creatures_of_a_kind_or_a_guardian_muster_a_guardian() -> None:
    assert "muster Red1 Guardian Lion,Lion,Lion" in offers(mustering({"Red1": "100 Lion Lion Lion"}), RED)
    assert "muster Red1 Guardian Guardian" in offers(mustering({"Red1": "100 Guardian Ogre"}), RED)
    for legion in ("Lion Lion Ogre", "Angel Angel Angel", "Warlock Warlock Warlock"):
        position = mustering({"Red1": f"100 {legion}"})
        shown = legion.replace(" ", ",")
        assert refusal_of(position, RED, f"muster Red1 Guardian {shown}") == "T18.5c"


@pytest.mark.rule("T18.3e", "T6.4b")
def test_the_last_counter_of_a_stack_goes_to_whoever_comes_first() -> None:
    position = with_stacks(mustering({"Red1": "8 Ogre Ogre", "Red2": "22 Ogre Ogre"}), Troll=1)
    once = after(position, "Red: muster Red1 Troll Ogre,Ogre")
    assert recruits(once, "Red2") == {"Ogre"}


@pytest.mark.rule("T18.0b")
def test_a_reinforcement_in_anothers_turn_does_not_spoil_the_muster_of_ones_own() -> None:
    met = table({"Red1": "8 Ogre", "Blue1": "8 Troll Troll"}, moved={"Red1": 3})
    defended = after(
        met, "Blue: propose defender Troll,Troll", "Red: accept", "Blue: muster Blue1 Troll Troll"
    )
    while defended.state.active == RED:
        defended = after(defended, "Red: done")
    rolled = after(defended, "Blue: roll", dice=LoadedDice(1))
    line = next(line for line in offers(rolled, BLUE) if line.startswith("move Blue1 2000"))
    moved = after(rolled, f"Blue: {line}", "Blue: done")
    assert "muster Blue1 Warbear Troll,Troll" in offers(moved, BLUE)


@pytest.mark.rule("T18.0b", "T14.0d")
def test_nor_does_ones_own_muster_spoil_a_later_reinforcement() -> None:
    position = table(
        {"Blue1": "9 Ogre Ogre", "Red1": "8 Troll Troll"}, MusterPhase(BLUE), active=BLUE, moved={"Blue1": 3}
    )
    mustered = after(position, "Blue: muster Blue1 Ogre Ogre")
    rolled = after(mustered, "Red: roll", dice=LoadedDice(1))
    line = next(line for line in offers(rolled, RED) if line.startswith("move Red1 9"))
    attacked = after(rolled, f"Red: {line}", "Red: done")
    won = after(attacked, "Blue: propose defender Ogre", "Red: accept")
    assert "muster Blue1 Ogre Ogre" in offers(won, BLUE)


@pytest.mark.rule("T18.3f", "T18.4a")
def test_a_screen_lists_the_strongest_recruit_first_and_the_ways_to_show_it_together() -> None:
    legions = {"Red1": "8 Titan Ogre Ogre Troll Troll", "Red2": "1 Lion Lion Centaur"}
    position = table(legions, MusterPhase(RED), moved={"Red1": 1, "Red2": 1}, hidden=(RED,))
    assert offered(position, RED) == [
        "muster Red1 Ranger Troll,Troll",
        "muster Red1 Troll Ogre,Ogre",
        "muster Red1 Troll Troll",
        "muster Red1 Ogre Ogre",
        "muster Red1 Ogre Troll",
        "muster Red2 Ranger Lion,Lion",
        "muster Red2 Lion Lion",
        "muster Red2 Centaur Centaur",
        "muster Red2 Centaur Lion",
        "done",
    ]
    assert sorted(offered(position, RED)) == sorted(offers(position, RED))
    known = table(legions, MusterPhase(RED), moved={"Red1": 1})
    assert [line.split()[2] for line in offered(known, RED)[:-1]] == ["Ranger", "Troll", "Ogre"]
