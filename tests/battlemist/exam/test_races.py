"""What each race can do that others cannot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from tests.battlemist.exam.arena import fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, roll, taped, up_to
from tests.battlemist.table import due, offers, player, refusal_of, say, settled, stock


@pytest.mark.rule("B1.4.4a")
def test_dwarves_cross_mountains_and_mine_more() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            races=("dwarves", "orcs"),
            units={"dwarves": {"home-dwarves": "footman giant"}},
            roads=("home-dwarves greyhorn oxmarch", "home-dwarves gloamwood bonesand"),
        )
    )
    assert refusal_of(position, "dwarves: march home-dwarves footman 1 oxmarch") is None
    assert refusal_of(position, "dwarves: march home-dwarves footman 1 bonesand") is not None
    assert refusal_of(position, "dwarves: march home-dwarves giant 1 oxmarch") is not None, (
        "monsters are no dwarves"
    )


@pytest.mark.rule("B1.4.4a", "B3.2.1f")
def test_deep_miners_in_a_city_add_one_after_doubling() -> None:
    units = {
        "dwarves": {
            "ironspine": "footman",
            "greyhorn": "archer",
            "gloamwood": "footman",
            "cold-teeth": "giant",
        }
    }
    position = lay(Economics(), races=("dwarves", "orcs"), units=units, towns={"ironspine": "city"})
    # Home 2/2/4; Ironspine 2 x 3 + 1; Greyhorn 2 + 1; Gloamwood 2 wood; the giant mines nothing.
    assert stock(calm(position), "dwarves") == "2/4/14"


@pytest.mark.rule("B1.4.4a")
def test_cave_ins_stop_the_miners_too() -> None:
    position = settled(
        lay(
            Voting("cave-ins"),
            races=("dwarves", "orcs", "knights"),
            units={"dwarves": {"ironspine": "footman"}},
            towns={"ironspine": "city"},
        ),
        roll(9, 5, 1),
    )
    for _ in range(3):
        position = calm(say(position, f"{due(position)[0]}: vote no").position)
    position = calm(replace(position, steps=(*position.steps, Economics())))
    assert stock(position, "dwarves") == "2/2/4"


@pytest.mark.rule("B1.4.4a", "B3.3.1c")
def test_elves_walk_through_woods_and_ride_four() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            races=("elves", "orcs"),
            units={"elves": {"home-elves": "archer cavalry"}},
            roads=("home-elves gloamwood thornwood greyhorn oxmarch",),
        )
    )
    assert refusal_of(position, "elves: march home-elves archer 1 thornwood") is None
    assert refusal_of(position, "elves: march home-elves cavalry 1 greyhorn") is None
    heroes = calm(
        lay(
            QuestPhase(0),
            races=("elves", "orcs"),
            elves=f"{QUIET} quest cold-forge",
            heroes={"elves-1": "home-elves"},
            roads=("home-elves gloamwood thornwood greyhorn oxmarch bonesand",),
        )
    )
    assert "ride 1 oxmarch" in offers(heroes, "elves") and "ride 1 bonesand" not in offers(heroes, "elves")


@pytest.mark.rule("B1.4.4a", "B3.2.2i")
def test_knights_pay_four_for_a_hero() -> None:
    position = go(lay(Recruiting(), knights=f"{QUIET} wood 4 iron 4"), "knights: hire")
    assert stock(position, "knights") == "0/0/0"


@pytest.mark.rule("B1.4.4a", "B3.3.3.1n")
def test_the_fourth_orc_must_be_a_footman() -> None:
    _, tape = taped(fight("orcs", "5 footman", "knights", "9 footman"), *[1] * 7)
    assert tape.rolled == [("melee", 4), ("melee", 3)]
    position = settled(fight("orcs", "2 footman 3 giant", "knights", "9 footman"), roll())
    assert set(offers(position, "orcs")) == {
        "lead footman,footman,giant,giant",
        "lead footman,giant,giant,giant",
    }
    _, tape = taped(fight("orcs", "4 giant", "knights", "9 footman"), *[1] * 6)
    assert tape.rolled[0] == ("melee", 3), "monsters alone are three"


@pytest.mark.rule("B1.4.4a", "B3.3.3e")
def test_barbarian_fury_is_for_attacking_footmen_in_the_first_round() -> None:
    attacking = fight("barbarians", "footman", "knights", "3 footman")
    assert sides(up_to(attacking, 8, 1, 1, 1))[2:] == ("ff", ""), "8 + 1 kills"
    assert sides(up_to(attacking, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1))[2:] == ("ff", "f"), "not in the second round"
    horse = fight("barbarians", "cavalry", "knights", "3 footman")
    assert sides(up_to(horse, 6))[2:] == ("ff", "f"), "a horse kills on 7"
    defending = fight("knights", "footman", "barbarians", "footman")
    assert sides(up_to(defending, 1, 8))[:2] == ("", "f")
    giant = fight("barbarians", "giant", "knights", "3 footman")
    assert sides(up_to(giant, 5, 1, 1, 1))[2:] == ("ff", "f"), "a giant kills on 6"


@pytest.mark.rule("B1.4.4a", "B5.0h")
def test_the_dark_lords_extra_power_comes_with_the_refreshed_stars() -> None:
    races = ("dark-lord", "knights", "dwarves")
    position = settled(lay(Council(), races=races, dark_lord="stars 2 used 2"))
    assert player(position, "dark-lord").star_power == 3
    position = go(position, "dark-lord: cast-at eyes-of-sorrow wastes")
    one = player(position, "dark-lord")
    assert (one.stars, one.used, one.power) == (2, 2, 0)
