"""7.2: horses and riders in combat."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.table import after, battle, events, kinds, lines, refusal, vectors
from tests.armageddon.test_a7_1_horse import field_of, rider

LETTERS = {
    "A": "axe",
    "L": "lance",
    "S": "sword",
    "B": "bow",
    "R": "champion",
    "H": "hero",
    "PhF": "axe",
    "Pf": "light-horse",
    "PF": "heavy-horse",
}


def known(letters: str) -> bool:
    return all(letter in LETTERS for part in letters.split("+") for letter in part.split("/"))


DUELS = [
    case
    for case in vectors("duels")
    if "P" in (case["attacker"] + case["defender"]).replace("PhF", "")
    and known(case["attacker"])
    and known(case["defender"])
]


def test_there_are_vectors_of_this_chapter() -> None:
    assert len(DUELS) >= 100


def mustered(said: str, owner: int, field: str, first: int, phalanx: int) -> list[str]:
    """What a vector calls a fighter, as figures; his own is the first."""
    kind, _, horse = said.partition("/")
    if kind == "PhF":
        return [f"{owner} axe {field} phalanx={phalanx}"] * 4
    if horse:
        return [f"{owner} {LETTERS[kind]} {field} on={first + 1}", f"{owner} {LETTERS[horse]} {field}"]
    return [f"{owner} {LETTERS[kind]} {field}"]


@pytest.mark.rule("A7.2b", "A7.2c", "A7.2e")
@pytest.mark.parametrize("case", DUELS, ids=lambda case: f"{case['attacker']}-{case['defender']}")
def test_good_points_and_exact_odds(case: dict[str, Any]) -> None:
    attacker, *support = case["attacker"].split("+")
    crowd = mustered(attacker, 0, "1/19", 1, 1)
    target = len(crowd) + 1
    crowd += mustered(case["defender"], 1, "1/20", target, 2)
    helper = len(crowd) + 1
    for each in support:
        crowd += mustered(each, 0, "1/13", helper, 0)
    fronts = {1: Phalanx(0), 2: Phalanx(3)}
    index = battle(*crowd, chapters=(2, 3, 4, 5, 6, 7), phalanxes=fronts).state.index
    bout = Bout(index.figures[1], index.figures[target], index.figures[helper] if support else None)
    strengths = strengths_of(index, bout)
    assert total(strengths.attacker) + total(strengths.supporter) == case["gp_attacker"]
    assert total(strengths.defender) == case["gp_defender"]
    assert tuple(odds_of(index, bout)) == (case["attacker_kills"], case["defender_kills"])


@pytest.mark.rule("A7.2a", "A7.2b")
def test_riders_are_stronger_with_knife_and_as_lords_too() -> None:
    for kind, points in (("bow", 0), ("axe", 2), ("champion", 5), ("hero", 8)):
        for horse, more in (("light-horse", 1), ("heavy-horse", 2)):
            index = field_of(*rider("1/19", kind=kind, horse=horse), "1 bow 1/20").state.index
            mounted, foe = index.figures[1], index.figures[3]
            assert total(strengths_of(index, Bout(mounted, foe)).attacker) == points + more
            lord = {"champion": 3, "hero": 6}.get(kind, 0)
            assert total(strengths_of(index, Bout(foe, mounted)).defender) == lord + more


@pytest.mark.rule("A7.2d")
def test_a_horse_cannot_attack() -> None:
    position = field_of(*rider("1/19"), "1 axe 1/20")
    assert refusal(position, "attack 2 3") == "A7.2d"


@pytest.mark.rule("A7.2e")
def test_an_attacked_horse_defends_itself_but_never_kills() -> None:
    position = field_of("0 axe 1/19", "1 light-horse 1/20", "1 axe 1/48")
    assert set(kinds(after(position, "attack 1 2", rolls=[3, 18]))) == {1, 2, 3}
    assert set(kinds(after(position, "attack 1 2", rolls=[12, 11]))) == {1, 3}
    assert set(kinds(after(position, "attack 1 2", rolls=[12, 14]))) == {1, 2, 3}
    # A heavy one is harder to kill.
    heavy = field_of("0 axe 1/19", "1 heavy-horse 1/20", "1 axe 1/48")
    assert set(kinds(after(heavy, "attack 1 2", rolls=[12, 12]))) == {1, 2, 3}


@pytest.mark.rule("A7.2e")
def test_horses_are_struck_only_where_men_could_be() -> None:
    assert refusal(field_of("0 axe 1/19", "1 light-horse 1/20", rivers="1/19-1/20"), "attack 1 2") == "A5.4g"
    assert refusal(field_of("0 axe 1/19", "1 light-horse 1/21"), "attack 1 2") == "A2.4d"
    assert refusal(field_of("0 axe 1/19", "0 light-horse 1/20", "1 axe 1/48"), "attack 1 2") == "A2.4ac"


@pytest.mark.rule("A7.2e")
def test_killing_a_horse_promotes_nobody() -> None:
    position = field_of("0 axe 1/19", "1 hero 1/20 on=3", "1 heavy-horse 1/20")
    assert kinds(after(position, "attack 1 3", rolls=[18, 3]))[1] == "axe"


@pytest.mark.rule("A7.2f", "A7.2h")
@pytest.mark.parametrize(
    ("vector", "bow", "target"),
    [
        ("SV-043", rider("1/19", kind="bow"), "1 axe 1/21"),
        ("SV-044", rider("1/19", kind="bow"), "1 heavy-horse 1/22"),
        ("", ["0 bow 1/19", "0 axe 1/1"], "1 light-horse 1/21"),
    ],
)
def test_numbers_of_shots(vector: str, bow: list[str], target: str) -> None:
    index = field_of(*bow, target, "1 axe 1/48").state.index
    number = next((case["expect"]["number"] for case in vectors("cases") if case["id"] == vector), 13)
    assert shot_number(index, index.figures[1], index.figures[3]) == number


@pytest.mark.rule("A7.2f")
def test_a_horse_is_shot() -> None:
    position = field_of("0 bow 1/19", *rider("1/21", 2, owner=1), "1 heavy-horse 1/17", "1 axe 1/48")
    assert {"shoot 1 2", "shoot 1 3", "shoot 1 4"} <= set(lines(position, "shoot"))
    shot = after(position, "shoot 1 3", rolls=[13])
    assert (set(kinds(shot)), shot.state.figures[2].on) == ({1, 2, 4, 5}, 0)
    told = events(position, "shoot 1 4", rolls=[13])[0]
    assert (told.args["items"], told.args["result"]) == (("distance 13", "heavy-horse 1"), "missed")


@pytest.mark.rule("A7.2g")
def test_riders_are_shot_as_on_foot() -> None:
    for kind, rule in (("axe", ""), ("champion", "A4.2b"), ("hero", "A4.2b")):
        position = field_of("0 bow 1/19", *rider("1/21", 2, kind=kind, owner=1))
        assert refusal(position, "shoot 1 2") == rule
        assert refusal(position, "shoot 1 3") == ""
    index = field_of("0 bow 1/19", *rider("1/21", 2, horse="heavy-horse", owner=1)).state.index
    assert shot_number(index, index.figures[1], index.figures[2]) == 13


@pytest.mark.rule("A7.2i")
def test_horse_and_rider_are_two_targets() -> None:
    position = field_of("0 axe 1/19", *rider("1/20", 2, owner=1))
    assert {"attack 1 2", "attack 1 3"} <= set(lines(position, "attack"))


@pytest.mark.rule("A7.2j")
def test_if_the_horse_dies_the_rider_stands_on_foot() -> None:
    position = field_of("0 axe 1/19", *rider("1/20", 2, owner=1))
    result = after(position, "attack 1 3", rolls=[12, 3])
    assert (result.state.figures[2].on, set(kinds(result))) == (0, {1, 2})
    assert [event.key for event in events(position, "attack 1 3", rolls=[12, 3])][:2] == ["duel", "unhorsed"]
