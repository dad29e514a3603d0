"""The worked examples of battles, with their dice."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.course import BattleCourse
from hexenkessel.games.battlemist.battle.dice import Hits, booty, rallied
from hexenkessel.games.battlemist.battle.fray import PLAIN, hits_of
from hexenkessel.games.battlemist.units import named
from tests.battlemist.fields import REALM, battle, side, words
from tests.battlemist.table import LoadedDice, after, army, due, is_over, offers, settled, stock, table


@pytest.mark.rule("B3.3.3e", "EX-B3.3.3-1")
def test_ex_1_barbarian_archers_rout_with_a_seven_and_kill_with_a_ten() -> None:
    archers = named(["archer", "archer"])
    assert hits_of("barbarians", PLAIN, "archery", archers, (7, 10)) == Hits(kills=1, routs=1)
    # The normal archer: 6 and 7 rout, 8 to 10 kill.
    for die, expected in zip(range(1, 11), "mmmmmrrkkk", strict=True):
        hits = hits_of("barbarians", PLAIN, "archery", named(["archer"]), (die,))
        assert hits == {"m": Hits(0, 0), "r": Hits(0, 1), "k": Hits(1, 0)}[expected]


@pytest.mark.rule("B3.3.3.1f", "B3.3.3.1g", "B3.3.3.1i", "EX-B3.3.3-2")
def test_ex_2_an_army_without_footmen_is_overrun() -> None:
    position = battle("dwarves", "3 footman", "orcs", "2 cavalry archer 3 footman")
    orcs = Side(1, "orcs", named("cavalry cavalry archer".split()), named(["footman"] * 3), killed=3)
    fought = Battle(REALM, Side(0, "dwarves", named(["footman"] * 3)), orcs, round=2)
    position = table(
        *position.steps[1:], BattleCourse("rally"), races=("dwarves", "orcs"),
        units={"orcs": {REALM: words("2 cavalry archer 3 footman")}, "dwarves": {REALM: words("3 footman")}},
        dwarves="used 1", orcs="used 1",
    )  # fmt: skip
    position = type(position)(
        position.setup, position.number, position.steps, position.state.but(battle=fought)
    )
    over = settled(position, LoadedDice(1, 2))
    assert is_over(over)
    assert army(over, "orcs", REALM) == ""
    assert army(over, "dwarves", REALM) == "footman footman footman"


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1k", "B3.3.3.1p", "EX-B3.3.3-3")
def test_ex_3_archery_at_the_three_princes() -> None:
    # With star power the dwarves are asked for a spell as soon as an orc is routed: there the test looks.
    position = battle(
        "orcs", "2 archer 2 footman", "dwarves", "archer cavalry footman", "three-princes", dwarves="stars 1"
    )
    position = settled(position, LoadedDice(3, 9, 6))
    # Orcs rout a footman (they have nobody else but archers); dwarves choose between cavalry and footman.
    assert due(position) == ("dwarves",)
    assert offers(position, "dwarves") == ["suffer footman", "suffer cavalry"]
    position = after(position, "dwarves: suffer cavalry")
    assert side(position, "orcs") == ("footman archer archer", "footman")
    assert side(position, "dwarves") == ("footman archer", "")


@pytest.mark.rule("B3.3.3.1l", "B3.3.3.1m", "B3.3.3.1p", "B3.3.3.1q", "EX-B3.3.3-4")
def test_ex_4_cavalry_suffers_first_and_the_owner_allots_rout_and_kill() -> None:
    position = battle(
        "barbarians", "2 cavalry 2 footman", "knights", "cavalry 3 footman", barbarians="stars 1"
    )
    position = settled(position, LoadedDice(5, 7, 8))
    assert due(position) == ("knights",)
    # The only cavalry is one of the two that are hit; which is killed the owner says.
    assert set(offers(position, "knights")) == {"suffer footman cavalry", "suffer cavalry footman"}
    position = after(position, "knights: suffer footman cavalry")
    assert side(position, "knights") == ("footman footman", "cavalry")
    # Two cavalry attacked though one of them was hit at the same time.
    assert side(position, "barbarians") == ("footman footman cavalry", "")


@pytest.mark.rule("B3.3.3.1n", "B3.3.3.1o", "EX-B3.3.3-5")
def test_ex_5_melee_of_elves_and_the_dark_lord() -> None:
    position = battle("elves", "3 footman 2 archer", "dark-lord", "3 footman", dark_lord="stars 1")
    # Nobody hits with the arrows: then 3, 6, 9 of the elves and 5, 7, 9 of the dark lord.
    position = settled(position, LoadedDice(1, 1, 3, 6, 9, 5, 7, 9))
    # The dark lord has only footmen, so he loses one; the elves rout two of their choice.
    assert due(position) == ("elves",)
    position = after(position, "elves: suffer - archer,archer")
    assert position.state.battle.round == 2
    assert side(position, "dark-lord") == ("footman footman", "")
    assert side(position, "elves") == ("footman footman footman", "archer archer")


@pytest.mark.rule(
    "B3.3.3f", "B3.3.3g", "B3.3.3i", "B3.3.3.1a", "B3.3.3.1b", "B3.3.3.1c", "B3.3.3.1d", "B3.3.3.1e",
    "B3.3.3.1f", "B3.3.3.1g", "B3.3.3.1r", "B3.3.3.2g", "EX-B3.3.3-6",
)  # fmt: skip
def test_ex_6_knights_against_dwarves() -> None:
    position = battle("knights", "4 cavalry 4 footman", "dwarves", "3 archer 2 cavalry 3 footman")
    dice = LoadedDice(
        6, 7,  # 1 archery of the dwarves: R, R
        5, 10, 4, 3,  # 2 cavalry: R, K against R, M
        4, 7, 9, 2, 4, 7,  # 3 melee: M, R, K against M, M, R
        7, 3,  # 4 rally: 2 and 0
        3, 8,  # 5 archery of the dwarves: M, K
        6, 8,  # 6 cavalry of the knights: K, K
        2, 7, 10, 5, 9,  # 7 melee: M, R, K against M, K
        6, 4,  # 8 rally: 1 and 0
    )  # fmt: skip
    position = after(position, "knights: suffer - cavalry,footman", dice=dice)
    # 2: two cavalry of the dwarves are hit and one of the knights; nobody has a choice, so 3 is next.
    assert side(position, "dwarves") == ("footman footman footman archer archer archer", "cavalry")
    assert side(position, "knights")[1].count("cavalry") == 2
    assert due(position) == ("knights", "dwarves")
    position = after(position, "dwarves: suffer archer footman", "knights: suffer - footman", dice=dice)
    # 4: two of the knights return, no dwarf does.
    assert due(position) == ("knights",)
    position = after(position, "knights: rally cavalry,footman", dice=dice)
    assert side(position, "knights") == ("footman " * 3 + "cavalry " * 2 + "cavalry", "footman cavalry")
    assert side(position, "dwarves") == ("footman footman archer archer", "footman cavalry")
    # 5
    position = after(position, "knights: suffer cavalry", dice=dice)
    # 6
    position = after(position, "dwarves: suffer archer,archer", dice=dice)
    # 7: the dwarves' two footmen are both hit.
    assert side(position, "dwarves") == ("footman footman", "footman cavalry")
    position = after(position, "knights: suffer footman", dice=dice)
    # 8: one footman of the knights returns; then the dwarves are overrun.
    position = after(position, "knights: rally footman", dice=dice)
    assert is_over(position) and not dice.faces
    assert army(position, "dwarves", REALM) == ""
    assert army(position, "knights", REALM) == "footman footman footman cavalry cavalry cavalry"


@pytest.mark.rule("B3.3.3.2e", "B3.3.3.2f", "B3.3.3.1r", "EX-B3.3.3-7")
def test_ex_7_routed_units_are_killed() -> None:
    position = battle("dwarves", "3 archer cavalry 4 footman", "orcs", "2 footman")
    # Archery R, R; cavalry R; melee M, M, K. The orcs never roll.
    over = settled(position, LoadedDice(6, 7, 5, 1, 2, 9))
    assert is_over(over)
    assert army(over, "orcs", REALM) == ""
    assert army(over, "dwarves", REALM).split().count("footman") == 4


@pytest.mark.rule("B3.3.3.3a", "B3.3.3.3c", "B3.3.3.3d", "B3.2.2t", "EX-B3.3.3-8")
def test_ex_8_barbarians_plunder_a_town() -> None:
    position = battle("barbarians", "3 footman", "elves", "footman", towns={REALM: "town"})
    position = settled(position, LoadedDice(10, 1, 1, 1))
    assert offers(position, "barbarians") == ["occupy", "plunder"]
    position = after(position, "barbarians: plunder", "barbarians: take 0 1 1", dice=LoadedDice(5))
    assert stock(position, "barbarians") == "0/1/1"
    assert REALM not in position.state.settlements


@pytest.mark.rule("B3.3.3.3e", "B3.2.2t", "EX-B3.3.3-9")
def test_ex_9_elves_plunder_a_city() -> None:
    position = battle("elves", "3 footman", "orcs", "footman", towns={REALM: "city"})
    position = settled(position, LoadedDice(10, 1, 1, 1))
    position = after(position, "elves: plunder", "elves: take 0 0 5", dice=LoadedDice(6))
    assert stock(position, "elves") == "0/0/5"
    assert REALM not in position.state.settlements


@pytest.mark.rule("B3.3.3.3d", "B3.3.3.3e", "DX-3")
def test_dx_3_plunder_by_die() -> None:
    assert [booty("town", die) for die in range(1, 11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert [booty("city", die) for die in range(1, 11)] == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]


@pytest.mark.rule("B3.3.3.1c", "B6.0e", "B6.0f", "BA.1e", "DX-4")
def test_dx_4_rally_with_monsters() -> None:
    assert (rallied(2, 3), rallied(9, -3), rallied(9, 3)) == (1, 1, 3)


@pytest.mark.rule("B3.3.3.1c", "BA.1e")
def test_the_rally_table() -> None:
    assert [rallied(die) for die in range(1, 11)] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
    # Beyond its ends the table goes on as it ends.
    assert (rallied(1, -3), rallied(10, 4)) == (0, 3)


@pytest.mark.rule("B3.3.3.2d", "DX-5")
def test_dx_5_footmen_of_the_dark_lord_at_home() -> None:
    at_home = PLAIN._replace(attack=(2,) * 6)
    killing = [
        die
        for die in range(1, 11)
        if hits_of("dark-lord", at_home, "melee", named(["footman"]), (die,)).kills
    ]
    assert killing == [8, 9, 10]
