"""Who follows the advice of a lesson usually wins it in ten minutes, and meets what its chapter is about."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hexenkessel.games.armageddon.figures import WARRIORS
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.scenarios.format import Hint
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from tests.amount import usually
from tests.armageddon.newcomer import ADVICE, SEAT, Report, play_lesson
from tests.armageddon.test_bot_battles import REASONS
from tests.armageddon.test_scenarios import units_of

LESSONS = tuple(ADVICE)
GAMES = usually(8, everything=40)
LEAST = usually(0.5, everything=0.7)  # of them are won; eight games cannot tell more

# Somebody new takes eight seconds for a decision, and a lesson ten minutes.
DECISIONS = 75

# What a chapter is about happens in every game of its lesson, or in some where it is left to the dice.
ALWAYS = {
    "lesson-2": {"duel"},
    "lesson-3": {"duel"},
    "lesson-4": {"shot"},
    "lesson-5": {"went"},
    "lesson-6": {"formed", "faced"},
    "lesson-7": {"mounted", "led", "captured"},
    "lesson-8": {"harnessed", "trample"},
    "lesson-9": {"trample"},
}
SOMETIMES = {
    "lesson-3": {"promoted"},
    "lesson-7": {"released"},
    "lesson-8": usually({"rolled-over"}, everything={"rolled-over", "scramble"}),
    "lesson-9": usually({"life"}, everything={"life", "scramble", "panic"}),
}


@cache
def reports(lesson: str) -> tuple[Report, ...]:
    return tuple(play_lesson(lesson, seed) for seed in range(GAMES))


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_advice_can_be_followed(lesson: str) -> None:
    """Unless somebody whom it speaks of has fallen before."""
    assert sum(not report.ignored for report in reports(lesson)) > GAMES / 2


@pytest.mark.parametrize("lesson", LESSONS)
def test_who_follows_it_usually_wins(lesson: str) -> None:
    won = sum(report.outcome.winners == (SEAT,) for report in reports(lesson))
    assert won >= LEAST * GAMES


@pytest.mark.parametrize("lesson", LESSONS)
def test_it_takes_ten_minutes_and_ends_by_its_rules(lesson: str) -> None:
    written = shipped()[lesson]
    ways = {REASONS[str(type(goal).__struct_config__.tag)] for goal in written.goals} | {"draw"}
    for report in reports(lesson):
        assert report.outcome.reason in ways
        assert report.rounds <= written.rounds <= 9
        assert report.decisions <= DECISIONS


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_the_chapter_is_about_happens(lesson: str) -> None:
    for report in reports(lesson):
        assert report.happened >= ALWAYS[lesson]
    ever = {key for report in reports(lesson) for key in report.happened}
    assert ever >= SOMETIMES.get(lesson, set())


def is_apt(hint: Hint, step: str, now: int) -> bool:
    return hint.prompt in ("", step) and hint.from_round <= now <= (hint.until_round or now)


@pytest.mark.parametrize("lesson", LESSONS)
def test_there_is_advice_in_both_languages_wherever_a_newcomer_is_asked(lesson: str) -> None:
    """Always while he moves and fights, and at whatever else he is asked in every third game."""
    met = Counter(step for report in reports(lesson) for step in {step for step, _ in report.asked})
    for step, now in sorted({moment for report in reports(lesson) for moment in report.asked}):
        if step in ("movement", "combat") or met[step] >= GAMES / 3:
            said = [hint for hint in shipped()[lesson].hints if is_apt(hint, step, now)]
            assert said, f"Nothing is said of {step} in round {now}."
            assert all(hint.text["en"] and hint.text["de"] for hint in said)


@pytest.mark.parametrize("lesson", LESSONS)
def test_marked_fields_exist_and_are_spoken_of(lesson: str) -> None:
    written = shipped()[lesson]
    names = set(ground_of(written.land).number)
    for hint in written.hints:
        assert set(hint.fields) <= names
        for language, words in (("en", ("blue", "flag")), ("de", ("blau", "Fahne"))):
            assert not hint.fields or any(word in hint.text[language] for word in words)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pieces_of_its_chapter_are_there(lesson: str) -> None:
    written = shipped()[lesson]
    units = [unit for placement in written.setup for unit in units_of(placement)]
    kinds = {kind for unit in units for kind in (unit.kind, *unit.riders, *unit.team)}
    wanted = {2: "axe lance sword", 3: "champion hero", 4: "bow", 7: "light-horse", 9: "elephant"}
    assert kinds >= set(wanted.get(written.lesson, "").split())
    assert bool(written.land.rivers and written.land.ramps) == (written.lesson == 5)
    assert any(unit.front for unit in units) == (written.lesson == 6)
    assert any(unit.team and unit.riders for unit in units) == (written.lesson == 8)
    # Beasts come last.
    assert (kinds <= WARRIORS) == (written.lesson < 7)
