"""8.2: who can fight and shoot at a chariot, by its speed."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items, shot_number, why_not_aim
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.chariots import ALL, CHAPTERS, FOE, chariot
from tests.armageddon.table import after, battle, kinds, refusal

# Figure 7 stands behind the wagon, 8 beside it and its horses, 9 before the horses.
AROUND = ("0 axe 1/24", "0 axe 1/18", "0 axe 1/27")
RIDER = ("0 light-horse 1/24", "0 axe 1/24 on=7")


@pytest.mark.rule("A8.2a")
def test_standing_still_it_is_fought_from_all_sides() -> None:
    position = battle(*chariot(speed=0, owner=1), *AROUND, chapters=CHAPTERS)
    for order in ("attack 7 6", "attack 8 6", "attack 9 2", "attack 8 2"):
        assert refusal(position, order) == ""
    assert refusal(position, "attack 9 6") == "A2.4d"
    own = battle(*chariot(), "1 axe 1/17", chapters=CHAPTERS)
    assert refusal(own, "attack 6 7") == ""


@pytest.mark.rule("A8.2b")
@pytest.mark.parametrize("speed", [1, 2])
def test_slow_its_crew_fights_only_backwards(speed: int) -> None:
    position = battle(*chariot(speed=speed, owner=1), *AROUND, chapters=CHAPTERS)
    assert refusal(position, "attack 7 6") == "" and refusal(position, "attack 8 6") == "A8.2b"
    assert refusal(position, "attack 9 2") == "" and refusal(position, "attack 8 2") == ""
    own = battle(*chariot(speed=speed), "1 axe 1/24", "1 axe 1/17", chapters=CHAPTERS)
    assert refusal(own, "attack 6 7") == "" and refusal(own, "attack 6 8") == "A8.2b"


@pytest.mark.rule("A8.2c")
@pytest.mark.parametrize("speed", [3, 4])
def test_fast_only_riders_right_behind_fight_its_crew(speed: int) -> None:
    position = battle(*chariot(speed=speed, owner=1), *AROUND, chapters=CHAPTERS)
    for order in ("attack 7 6", "attack 8 6", "attack 9 2", "attack 8 2"):
        assert refusal(position, order) == "A8.2c"
    rider = battle(*chariot(speed=speed, owner=1), *RIDER, chapters=CHAPTERS)
    assert refusal(rider, "attack 8 6") == "" and refusal(rider, "attack 8 2") != ""
    own = battle(
        *chariot(speed=speed), "1 light-horse 1/24", "1 axe 1/24 on=7", "1 axe 1/24", chapters=CHAPTERS
    )
    assert refusal(own, "attack 6 8") == "" and refusal(own, "attack 6 7") == ""
    assert refusal(own, "attack 6 9") == "A8.2c"


@pytest.mark.rule("A8.2d", "A18.3b", "A18.3d")
def test_its_horses_fight_like_others() -> None:
    for weight, points in (("light", 0), ("heavy", 2)):
        position = battle(*chariot(weight=weight, owner=1), "0 axe 1/27", chapters=CHAPTERS)
        index = position.state.index
        assert total(strengths_of(index, Bout(index.figures[7], index.figures[2])).defender) == points
        assert 7 in kinds(after(position, "attack 7 2", rolls=[3, 18]))


@pytest.mark.rule("A8.2a", "A8.2e", "A18.3d")
@pytest.mark.parametrize("speed", [0, 2, 4])
def test_the_crew_has_two_points_more_at_every_speed(speed: int) -> None:
    index = battle(
        *chariot(speed=speed), "1 light-horse 1/24", "1 lance 1/24 on=7", chapters=CHAPTERS
    ).state.index
    attack = strengths_of(index, Bout(index.figures[6], index.figures[8]))
    assert attack.attacker == [("attacker", 2), ("axe-against-lance", 1), ("crew", 2)]
    assert ("crew", 2) in strengths_of(index, Bout(index.figures[8], index.figures[6])).defender


@pytest.mark.rule("A8.2e", "A2.4t")
@pytest.mark.parametrize(
    ("attacker", "kills", "dies"),
    [
        ("axe", 13497, 13497),
        ("lance", 11751, 14934),
        ("sword", 14934, 11751),
        ("bow", 9798, 16005),
        ("champion", 16716, 7770),
        ("hero", 17471, 2700),
    ],
)
def test_exact_odds_against_an_axe_on_a_wagon(attacker: str, kills: int, dies: int) -> None:
    index = battle(*chariot(owner=1), f"0 {attacker} 1/24", chapters=CHAPTERS).state.index
    odds = odds_of(index, Bout(index.figures[7], index.figures[6]))
    assert (odds.attacker_kills, odds.defender_kills) == (kills, dies)


@pytest.mark.rule("A8.2e", "A2.4t")
@pytest.mark.parametrize(
    ("target", "kills", "dies"),
    [
        ("axe", 17147, 5817),
        ("lance", 17375, 4098),
        ("sword", 16716, 7770),
        ("bow", 17147, 5817),
        ("champion", 14934, 11751),
        ("hero", 9798, 16005),
        ("light-horse", 17147, 0),
        ("heavy-horse", 16005, 0),
        ("elephant", 9798, 0),
    ],
)
def test_exact_odds_of_an_axe_on_a_wagon(target: str, kills: int, dies: int) -> None:
    index = battle(*chariot(), f"1 {target} 1/24", FOE, chapters=ALL).state.index
    odds = odds_of(index, Bout(index.figures[6], index.figures[7]))
    assert (odds.attacker_kills, odds.defender_kills) == (kills, dies)


@pytest.mark.rule("A8.2e")
@pytest.mark.parametrize(
    ("horse", "rider", "attacks", "defends"),
    [
        ("light-horse", "axe", (14934, 11751), (16716, 7770)),
        ("heavy-horse", "axe", (16005, 9798), (16005, 9798)),
        ("heavy-horse", "champion", (17375, 4098), (11751, 14934)),
        ("heavy-horse", "hero", (17496, 918), (5817, 17147)),
    ],
)
def test_exact_odds_between_riders_and_crew(
    horse: str, rider: str, attacks: tuple[int, int], defends: tuple[int, int]
) -> None:
    index = battle(*chariot(), f"1 {horse} 1/24", f"1 {rider} 1/24 on=7", chapters=CHAPTERS).state.index
    crew, other = index.figures[6], index.figures[8]
    assert tuple(odds_of(index, Bout(other, crew))) == attacks
    assert tuple(odds_of(index, Bout(crew, other))) == defends


@pytest.mark.rule("A8.2e", "A6.2c")
def test_exact_odds_between_a_phalanx_and_a_crew() -> None:
    men = ["1 lance 1/24 phalanx=1"] * 4
    index = battle(*chariot(), *men, chapters=ALL, phalanxes={1: Phalanx(0)}).state.index
    assert tuple(odds_of(index, Bout(index.figures[7], index.figures[6]))) == (16716, 7770)
    assert tuple(odds_of(index, Bout(index.figures[6], index.figures[7]))) == (14934, 11751)


@pytest.mark.rule("A8.2e", "A8.2a")
def test_exact_odds_between_two_crews() -> None:
    other = ("1 wagon 1/24 pole=3", "1 axe 1/24 on=7")
    index = battle(*chariot(), *other, chapters=CHAPTERS).state.index
    assert tuple(odds_of(index, Bout(index.figures[6], index.figures[8]))) == (16005, 9798)


@pytest.mark.rule("A8.2f", "A8.2e")
@pytest.mark.parametrize("speed", [0, 2, 4])
def test_enemies_on_one_wagon_can_always_fight(speed: int) -> None:
    position = battle(*chariot(speed=speed), "1 lance 1/25 on=1", chapters=CHAPTERS)
    assert refusal(position, "attack 6 7") == ""
    index = position.state.index
    # All of them are crew, and have what is the crew's.
    strengths = strengths_of(index, Bout(index.figures[6], index.figures[7]))
    assert (total(strengths.attacker), total(strengths.defender)) == (5, 2)


@pytest.mark.rule("A8.2g", "A8.2h", "A18.5c", "A18.5d", "SV-048", "SV-049")
@pytest.mark.parametrize(
    ("speed", "weight", "crew", "horse"),
    [
        (0, "light", 14, 13),
        (2, "light", 14, 13),
        (3, "light", 15, 14),
        (4, "heavy", 15, 15),
        (0, "heavy", 14, 14),
    ],
)
def test_cover_by_speed(speed: int, weight: str, crew: int, horse: int) -> None:
    team = chariot(speed=speed, weight=weight, owner=1)
    index = battle(*team, "0 bow 1/23", "0 bow 1/28", chapters=CHAPTERS).state.index
    assert shot_number(index, index.figures[7], index.figures[6]) == crew
    assert shot_number(index, index.figures[8], index.figures[2]) == horse
    assert why_not_aim(index, index.figures[7], index.figures[6]) is None


@pytest.mark.rule("SV-049", "A5.5d")
def test_a_fast_heavy_horse_four_fields_away_is_out_of_reach() -> None:
    index = battle(*chariot(speed=3, weight="heavy", owner=1), "0 bow 1/30", chapters=CHAPTERS).state.index
    assert shot_number(index, index.figures[7], index.figures[2]) == 17
    assert why_not_aim(index, index.figures[7], index.figures[2]) == "A5.5d"


@pytest.mark.rule("A8.2i", "A18.5b")
@pytest.mark.parametrize(("speed", "number"), [(0, 13), (2, 13), (3, 14), (4, 14)])
def test_shooting_from_a_fast_wagon(speed: int, number: int) -> None:
    index = battle(*chariot(crew=("bow",), speed=speed), "1 axe 1/23", chapters=CHAPTERS).state.index
    items = shot_items(index, index.figures[6], index.figures[7])
    assert sum(points for _, points in items) == number


@pytest.mark.rule("A8.2j", "A2.4b")
def test_first_it_drives_then_its_crew_fights() -> None:
    position = battle(*chariot(crew=("axe", "axe")), "1 axe 1/27", "1 axe 1/24", FOE, chapters=CHAPTERS)
    struck = after(position, "attack 6 9", rolls=[3, 3])
    assert refusal(struck, "go 1 1/34") == "A2.4b"
