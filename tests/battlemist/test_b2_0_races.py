"""2.0, 2.1: who plays which race."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.start import companies
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, legal, play
from tests.battlemist.table import GRAMMAR, lines


def begun(seats: int, **options: Any) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts("races"), options)).position


def chosen(position: Any, *races: str) -> Any:
    for race in races:
        (seat,) = position.due
        position = play(position, seat, GRAMMAR.read(f"race {race}")).position
    return position


def offered(position: Any) -> set[str]:
    (seat,) = position.due
    return {line.removeprefix("race ") for line in lines(legal(position, seat))}


def refusal(position: Any, race: str) -> str | None:
    (seat,) = position.due
    found = check(position, seat, GRAMMAR.read(f"race {race}"))
    return found.rule if found else None


EVIL, GOOD, NEITHER = {"dark-lord", "orcs"}, {"elves", "knights"}, {"dwarves", "barbarians"}


@pytest.mark.rule("B2.0a")
def test_two_players_are_one_evil_and_one_good() -> None:
    position = begun(2)
    assert offered(position) == EVIL | GOOD
    assert refusal(position, "dwarves") == "B2.0a"
    assert offered(chosen(position, "orcs")) == GOOD


@pytest.mark.rule("B2.0b")
def test_a_third_player_takes_the_dwarves_or_the_barbarians() -> None:
    position = begun(3)
    assert offered(position) == EVIL | GOOD | NEITHER
    assert offered(chosen(position, "dwarves", "orcs")) == GOOD
    assert refusal(chosen(position, "dwarves"), "barbarians") == "B2.0b"


@pytest.mark.rule("B2.0c")
def test_four_players_have_dwarves_and_barbarians_among_them() -> None:
    position = chosen(begun(4), "orcs", "knights")
    assert offered(position) == NEITHER
    assert refusal(position, "elves") == "B2.0c"


@pytest.mark.rule("B2.0d")
def test_five_players_leave_out_dwarves_or_barbarians() -> None:
    position = chosen(begun(5), "barbarians")
    assert offered(position) == EVIL | GOOD
    assert refusal(position, "dwarves") == "B2.0d"


@pytest.mark.rule("B2.0e", "B1.3.2.1a")
def test_six_players_play_all_six() -> None:
    assert offered(begun(6)) == EVIL | GOOD | NEITHER
    assert companies(6) == [frozenset(EVIL | GOOD | NEITHER)]


@pytest.mark.rule("B2.0f")
def test_nobody_plays_a_race_that_is_taken() -> None:
    position = chosen(begun(6), "elves")
    assert "elves" not in offered(position)
    assert refusal(position, "elves") == "B2.0f"
    assert refusal(position, "hobbits") == "B2.0f"


@pytest.mark.rule("B2.0f")
def test_a_table_may_let_everybody_choose_freely() -> None:
    position = chosen(begun(2, races="free"), "dwarves")
    assert offered(position) == EVIL | GOOD | {"barbarians"}
    assert refusal(position, "dwarves") == "B2.0f"


@pytest.mark.rule("B2.1a")
@pytest.mark.parametrize("seats", range(2, 7))
def test_races_can_be_drawn(seats: int) -> None:
    position = begun(seats, races="drawn")
    assert frozenset(player.race for player in position.state.players) in companies(seats)
    assert len(companies(seats)) == {2: 4, 3: 8, 4: 4, 5: 2, 6: 1}[seats]
