"""What comes at the beginning of a turn, before one moves: in the order of the book, whoever has it come."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hexenkessel.games.armageddon.chapters.chapter import Chapter, Moment
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.kernel.seats import Seat
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import battle, played


class Noted(ArmageddonStep, frozen=True, tag="noted"):
    """It only says that it was there."""

    word: str
    seat: Seat

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        change.tell("noted", word=self.word, seat=self.seat)


class Forecast(Chapter):
    number, section = 98, "98"

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        moments = (Moment.HUNGER, Moment.DRIFT, Moment.WIND, Moment.SPELLS_END)
        return [(moment, Noted(moment.name, seat)) for moment in moments]

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        change.tell("noted", word="begins", seat=seat)


class Haste(Chapter):
    number, section = 99, "99"

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        return [(Moment.WIND, Noted("late wind", seat)), (Moment.RIDER, Noted("RIDER", seat))]


@pytest.mark.rule("A5.2g")
def test_all_comes_in_the_order_of_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    chapters = (*with_chapter(monkeypatch, Forecast()), *with_chapter(monkeypatch, Haste())[-1:])
    position = battle("0 axe 1/1", "1 axe 1/19", chapters=chapters, desert="1/19")
    turned = played(position, "end", [10])
    told = [(event.key, event.args.get("word", "")) for event in turned.events if event.args.get("seat") == 1]
    assert told == [
        ("turn", ""),
        ("noted", "begins"),
        ("noted", "SPELLS_END"),
        ("noted", "WIND"),
        ("noted", "late wind"),
        ("noted", "RIDER"),
        ("noted", "DRIFT"),
        ("protected", ""),
        ("noted", "HUNGER"),
    ]
    assert turned.position.due == (1,)


def test_where_no_chapter_puts_anything_one_moves_at_once() -> None:
    position = battle("0 axe 1/1", "1 axe 1/19", chapters=(2, 3), desert="1/19")
    assert [event.key for event in played(position, "end").events] == ["turn"]
