"""The scenarios that come with the game can be played, say what they are in both languages, and teach."""

from __future__ import annotations

from typing import Final

import pytest

from hexenkessel.games.armageddon.figures import KINDS, PHALANX_PRICE, WARRIORS
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Annihilate, Placement, Scenario, Unit
from hexenkessel.games.armageddon.scenarios.shipped import shipped

LANGUAGES: Final = ("en", "de")
LESSONS: Final = tuple(f"lesson-{chapter}" for chapter in range(2, 10))
# Chapters, players, rounds, and for each player the price of his figures and the number of his warriors.
BATTLES: Final = {
    "s01": ("23", 12, (145, 11), (145, 11)),
    "s02": ("2345", 15, (247, 20), (235, 19)),
    "s03": ("23456", 14, (233, 17), (232, 20)),
    "s04": ("23457", 12, (159, 9), (184, 15)),
    "s05": ("234578", 14, (252, 12), (236, 14)),
    "s06": ("23459", 14, (287, 13), (271, 20)),
    "s07": ("23451012", 16, (277, 21), (172, 15)),
    "s07-field": ("2345", 14, (217, 17), (192, 16)),
    "s08": ("234510111213", 18, (264, 20), (96, 8)),
    "s09": ("234571011121314", 30, (585, 35), (323, 23)),
    "s10": ("234514.315", 15, (352, 20), (352, 20)),
    "s11": ("2345714.315", 18, (258, 13), (334, 17)),
    "s12": ("2345714.315.116", 18, (173, 13), (173, 13)),
    "s12-field": ("23457", 18, (173, 13), (173, 13)),
    "s13": ("234567101114.316.217", 18, (311, 17), (311, 17)),
    "s13-field": ("234567", 18, (231, 17), (231, 17)),
    "s14-three": ("23456789", 18, *[(382, 22)] * 3),
    "s14-four": ("23456789", 20, *[(382, 22)] * 4),
    "s14-field": ("23456789", 24, *[(382, 22)] * 6),
}


def units_of(placement: Placement) -> list[Unit]:
    return [Unit(unit) if isinstance(unit, str) else unit for unit in placement.units]


def army(scenario: Scenario, player: int) -> tuple[int, int]:
    """What it costs, and how many warriors there are in it."""
    price = warriors = 0
    for placement in scenario.setup:
        if placement.player != player:
            continue
        for unit in units_of(placement):
            size = 4 if unit.front else unit.count
            kinds = [unit.kind] * size + [*unit.riders, *unit.team] * unit.count
            price += sum(KINDS[kind].price for kind in kinds) + (PHALANX_PRICE if unit.front else 0)
            warriors += sum(kind in WARRIORS for kind in kinds)
    return price, warriors


def test_all_of_them_are_there() -> None:
    assert set(shipped()) == {*LESSONS, *BATTLES}


@pytest.mark.parametrize("name", (*LESSONS, *BATTLES))
def test_a_scenario_can_be_played(name: str) -> None:
    assert [str(flaw) for flaw in flaws_in(shipped()[name])] == []


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_has_the_forces_it_was_designed_with(name: str) -> None:
    scenario = shipped()[name]
    chapters, rounds, *armies = BATTLES[name]
    assert "".join(map(str, scenario.chapters)) == chapters
    assert scenario.rounds == rounds
    assert scenario.players == len(armies)
    assert [army(scenario, player) for player in range(1, scenario.players + 1)] == armies


@pytest.mark.parametrize("name", (*LESSONS, *BATTLES))
def test_a_scenario_says_what_it_is_in_both_languages(name: str) -> None:
    scenario = shipped()[name]
    assert scenario.id == name
    for texts in (scenario.title, scenario.intro, *(hint.text for hint in scenario.hints)):
        assert set(texts) == set(LANGUAGES)
    for text in (*scenario.intro.values(), *(text for hint in scenario.hints for text in hint.text.values())):
        assert 60 <= len(text) <= 400
        assert text.endswith((".", "!", ".)"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart(language: str) -> None:
    assert len({scenario.title[language] for scenario in shipped().values()}) == len(shipped())


@pytest.mark.parametrize("name", (*LESSONS, *BATTLES))
def test_whoever_has_lost_all_warriors_has_lost(name: str) -> None:
    assert Annihilate() in shipped()[name].goals


@pytest.mark.parametrize("name", (*LESSONS, *BATTLES))
def test_zones_do_not_overlap(name: str) -> None:
    zones = shipped()[name].zones
    assert sum(map(len, zones)) == len({field for zone in zones for field in zone})


@pytest.mark.parametrize("chapter", range(2, 10))
def test_a_lesson_is_small_and_teaches_its_chapter(chapter: int) -> None:
    lesson = shipped()[f"lesson-{chapter}"]
    assert lesson.lesson == chapter
    # Chapter 3 is always in use; nothing of what comes after the lesson's chapter is.
    assert max(map(int, lesson.chapters)) == max(chapter, 3)
    assert lesson.players == 2
    assert lesson.rounds <= 10
    assert sum(army(lesson, player)[1] for player in (1, 2)) <= 20
    assert army(lesson, 1)[0] > army(lesson, 2)[0]
    assert 3 <= len(lesson.hints) <= 6


@pytest.mark.parametrize("name", LESSONS)
def test_there_is_a_hint_for_the_first_move_and_the_first_blow(name: str) -> None:
    hints = shipped()[name].hints
    assert any(hint.prompt == "movement" and hint.from_round == 1 for hint in hints)
    assert any(hint.prompt == "combat" and hint.from_round == 1 for hint in hints)
    # The newcomer has the first seat; what a hint says is said to him.
    assert {hint.player for hint in hints} == {1}


def test_only_lessons_have_hints() -> None:
    assert all(
        not scenario.hints and not scenario.lesson for name, scenario in shipped().items() if name in BATTLES
    )
