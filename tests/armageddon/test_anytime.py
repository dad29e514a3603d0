"""What may be done at any time of the own turn, beside movement and combat."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hexenkessel.games.armageddon.actions import FigurePick
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition
from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.gate import _apply, check, legal
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import after, battle, said


class Knock(Action, frozen=True, tag="knock"):
    """One of the own figures knocks."""

    figure: FigurePick


class Shout(Action, frozen=True, tag="shout"):
    """The player shouts."""


class Doors(Chapter):
    """Axes may knock as long as there is a door left: their number is that of the rounds of the battle."""

    number, section = 98, "98"
    anytime = (Knock, Shout)

    def __init__(self, *, is_awaited: bool) -> None:
        self.awaits = is_awaited

    def anytime_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        return [Knock(figure.id)] if figure.kind == "axe" and index.field.rounds > 20 else []

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        return [Shout()] if index.field.rounds > 20 else []

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        return self.awaits

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        is_mine = isinstance(action, Shout) or index.figures[getattr(action, "figure")].owner == seat  # noqa: B009
        return None if is_mine and index.field.rounds > 20 else Refusal("A98")

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.state = change.state.but(rounds=change.state.rounds - 1)
        change.tell("knocked", seat=seat)


def doors(monkeypatch: pytest.MonkeyPatch, *men: str, is_awaited: bool, rounds: int) -> ArmageddonPosition:
    chapters = with_chapter(monkeypatch, Doors(is_awaited=is_awaited))
    return battle(*men, chapters=chapters, rounds=rounds)


def done(position: ArmageddonPosition, *actions: Action) -> ArmageddonPosition:
    for action in actions:
        assert check(position, 0, action) is None, action
        position = _apply(position, 0, action).position
    return position


FACE_TO_FACE = ("0 axe 1/19", "0 axe 1/1", "1 lance 1/20")


@pytest.mark.parametrize("is_awaited", [True, False])
def test_it_ends_no_movement(is_awaited: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    position = doors(monkeypatch, *FACE_TO_FACE, is_awaited=is_awaited, rounds=22)
    assert {Knock(1), Knock(2), Shout()} <= set(legal(position, 0))
    moved = done(position, Shout(), said("go 1 1/26"), Knock(2))
    assert isinstance(moved.step, Movement) and moved.state.rounds == 20
    assert not {Knock, Shout} & {type(action) for action in legal(moved, 0)}
    refused = check(moved, 0, Knock(1))
    assert refused is not None and refused.rule == "A98"
    assert check(position, 0, Knock(3)) == Refusal("A98")


def test_it_is_found_where_one_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    position = doors(monkeypatch, *FACE_TO_FACE, is_awaited=True, rounds=22)
    step = position.step
    assert Knock(2) in step.continuing(position, 0, Pick("figure", 2))
    assert step.continuing(position, 0, Pick("button", "shout")) == [Shout()]


def test_it_is_done_between_blows_and_begins_no_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    men = (*FACE_TO_FACE, "0 axe 1/19")
    position = done(doors(monkeypatch, *men, is_awaited=False, rounds=22), said("fight"), Knock(1))
    assert isinstance(position.step, Combat) and position.state.rounds == 21
    assert said("attack 1 3") in legal(position, 0), "it is no action"
    refused = check(position, 0, said("go 2 1/2"))
    assert refused is not None and refused.rule == "A2.4b"


@pytest.mark.parametrize("is_awaited", [True, False])
def test_a_turn_waits_for_it_only_where_the_chapter_says_so(
    is_awaited: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = doors(monkeypatch, *FACE_TO_FACE, is_awaited=is_awaited, rounds=21)
    fought = after(position, "attack 1 3", rolls=[3, 3])
    assert fought.due == ((0,) if is_awaited else (1,))
    if is_awaited:
        assert done(fought, Knock(2)).due == (1,), "nothing is left to wait for"
