"""The one gate: nothing passes that was not asked for, and undo closes when it must."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.action import Action, Pick, Stop, picks
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import (
    Played,
    asides,
    begin,
    check,
    continuing,
    decision,
    legal,
    may_read,
    play,
)
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_YOUR_DECISION, Refused
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.kernel.step import Step
from tests.minis.march.game import March
from tests.minis.march.turn import CallTime


class State(msgspec.Struct, frozen=True):
    said: tuple[str, ...] = ()


class Say(Action, frozen=True, tag="say"):
    word: str


class Interrupt(Action, frozen=True, tag="interrupt"):
    pass


class Other(Action, frozen=True, tag="other"):
    pass


class Talk(Step[State], frozen=True, tag="talk"):
    """Seats say words; what a word does is written in DOES."""

    answers = (Say,)

    seats: tuple[Seat, ...] = (0,)

    def due(self, position: Position[State]) -> tuple[Seat, ...]:
        return self.seats

    def legal(self, position: Position[State], seat: Seat) -> list[Action]:
        return [Say(word) for word in DOES]

    def asides(self, position: Position[State], seat: Seat) -> list[Action]:
        return [Interrupt()] if seat == 2 else []

    def words_of_the_host(self, position: Position[State]) -> list[Action]:
        return [Interrupt(), Stop()]

    def answer(self, change: Change[State], seat: Seat, action: Action) -> None:
        word = action.word if isinstance(action, Say) else "interrupt"
        change.state = State((*change.state.said, word))
        DOES.get(word, nothing)(change)


class Listen(Step[State], frozen=True, tag="listen"):
    """Another question to the same seats."""

    seats: tuple[Seat, ...] = (0,)

    def due(self, position: Position[State]) -> tuple[Seat, ...]:
        return self.seats


class Automatic(Step[State], frozen=True, tag="automatic"):
    def run(self, change: Change[State]) -> None:
        change.tell("ran")
        change.pop()


class Restless(Step[State], frozen=True, tag="restless"):
    def run(self, change: Change[State]) -> None:
        change.replace(Restless())


class Idle(Step[State], frozen=True, tag="idle"):
    pass


def nothing(change: Change[State]) -> None:
    """Goes on as it was."""


DOES: dict[str, Callable[[Change[State]], None]] = {
    "stay": nothing,
    "roll": lambda change: (change.roll("test"), None)[1],
    "shuffle": lambda change: (change.shuffle("test", "ab"), None)[1],
    "reveal": lambda change: change.reveal("secret", to=(1,)),
    "tell": lambda change: change.tell("news", to=(1,)),
    "pass-on": lambda change: change.replace(Talk((1,))),
    "join": lambda change: change.replace(Talk((0, 1))),
    "leave": lambda change: change.replace(Talk((1, 2))),
    "push": lambda change: change.push(Listen((0,))),
    "ask-all": lambda change: change.push(Listen((0, 1, 2))),
    "listen": lambda change: change.replace(Listen((0, 1, 2))),
    "run": lambda change: change.push(Automatic()),
    "end": lambda change: change.end(Outcome("over", (1, 1, 1), (0, 0, 0))),
    "loop": lambda change: change.push(Restless()),
    "idle": lambda change: change.push(Idle()),
}


def talk(*seats: Seat) -> Position[State]:
    return Position(Setup("talk", "1", 3, {}, DiceParts("host")), 0, (Talk(seats),), State())


def said(word: str, seat: Seat = 0, seats: tuple[Seat, ...] = (0,)) -> Played[State]:
    return play(talk(*seats), seat, Say(word))


def test_legal_action_of_a_due_seat_is_played() -> None:
    played = said("stay")
    assert played.position.state.said == ("stay",)
    assert played.position.number == 1


def test_step_without_due_seats_runs_on() -> None:
    assert [event.key for event in said("run").events] == ["ran"]
    position = msgspec.structs.replace(talk(0), steps=(Talk((0,)), Automatic()))
    assert begin(position).position == talk(0)


@pytest.mark.parametrize("word", ["loop", "idle"])
def test_endless_automatic_step_is_an_error(word: str) -> None:
    with pytest.raises((RuntimeError, NotImplementedError)):
        said(word)


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (1, Say("stay"), "K2"),
        (HOST, Say("stay"), "K2"),
        (0, Say("shout"), "K4"),
        (0, Other(), "K3"),
        (0, Interrupt(), "K3"),
        (1, Interrupt(), "K2"),
        (3, Say("stay"), "K2"),
        (-2, Say("stay"), "K2"),
        (10**20, Say("stay"), "K2"),
        (True, Say("stay"), "K2"),
        (False, Say("stay"), "K2"),
        ("0", Say("stay"), "K2"),
        (None, Say("stay"), "K2"),
        (0, None, "K3"),
        (0, "say stay", "K3"),
        (0, {"do": "say", "word": "stay"}, "K3"),
        (0, Action(), "K3"),
        (0, Say(None), "K5"),  # type: ignore[arg-type]
        (0, Say(["stay"]), "K5"),  # type: ignore[arg-type]
        (0, Say("stay stay"), "K5"),
        (0, Say("x" * 1_000_000), "K5"),
        (0, Say("\ud800"), "K5"),
    ],
)
def test_illegal_actions_are_refused_with_a_rule(seat: Any, action: Any, rule: str) -> None:
    position = talk(0)
    refusal = check(position, seat, action)
    assert refusal is not None
    assert refusal.rule == rule
    with pytest.raises(Refused) as caught:
        play(position, seat, action)
    assert caught.value.refusal == refusal
    assert position == talk(0)


def test_asides_need_no_due_seat() -> None:
    assert (asides(talk(0), 1), asides(talk(0), 2)) == ([], [Interrupt()])
    assert asides(talk(0), HOST) == [Interrupt(), Stop()]
    for seat in (2, HOST):
        assert play(talk(0), seat, Interrupt()).position.state.said == ("interrupt",)


def test_stop_ends_the_game_by_the_scores_reached() -> None:
    outcome = play(talk(0), HOST, Stop()).position.outcome
    assert outcome == Outcome("stopped", (1, 1, 1), (0, 0, 0))
    assert [check(talk(0), seat, Stop()) for seat in (0, 2)] == [NOT_AN_ANSWER, NOT_YOUR_DECISION]


def test_finished_game_accepts_no_action() -> None:
    over = said("end").position
    assert over.due == ()
    assert legal(over, 0) == asides(over, HOST) == []
    assert [refusal.rule for seat in (0, 1, HOST) if (refusal := check(over, seat, Interrupt()))] == [
        "K1"
    ] * 3
    with pytest.raises(Refused, match="K1"):
        decision(over, 0)


def test_decision_holds_prompt_actions_and_asides() -> None:
    asked = decision(talk(0, 2), 2)
    assert (asked.seat, asked.prompt.key, asked.is_open, asked.is_sealed) == (2, "prompt-talk", False, False)
    assert asked.actions == tuple(Say(word) for word in DOES)
    assert asked.asides == (Interrupt(),)
    with pytest.raises(Refused, match="K2"):
        decision(talk(0, 2), 1)


def test_brief_decision_carries_first_picks() -> None:
    march = March()
    position = march.begin(march.setup(2, DiceParts("host"))).position
    whole, brief = decision(position, 0), decision(position, 0, is_brief=True)
    assert brief.actions == () and whole.actions and whole.first_picks is None
    assert brief.first_picks is not None and Pick("button", "finish") in brief.first_picks
    parts = [action for pick in brief.first_picks for action in continuing(position, 0, pick)]
    assert sorted(map(repr, parts)) == sorted(map(repr, whole.actions))
    for pick in brief.first_picks:
        assert {picks(action)[0] for action in continuing(position, 0, pick)} == {pick}
    assert continuing(position, 0, Pick("piece", "nobody")) == []
    assert continuing(position, 1, brief.first_picks[0]) == [], "who is not asked has nothing to begin"
    over = play(position, HOST, CallTime()).position
    assert continuing(over, 0, brief.first_picks[0]) == []


def test_brief_decision_lists_short_lists() -> None:
    asked = decision(talk(0), 0, is_brief=True)
    assert asked.first_picks is None and asked.actions == decision(talk(0), 0).actions


def test_brief_decision_lists_equivalent_actions_once(monkeypatch: pytest.MonkeyPatch) -> None:
    position = talk(0)
    monkeypatch.setattr(Talk, "on_screen", lambda *_: [Say("stay")])
    assert decision(position, 0, is_brief=True).actions == (Say("stay"),)
    assert decision(position, 0).actions == tuple(Say(word) for word in DOES)
    assert all(check(position, 0, Say(word)) is None for word in DOES), "what is not offered stays legal"


def test_offered_actions_are_cached_until_one_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = talk(0, 1)
    decision(position, 0, is_brief=True)
    decision(position, 1)
    monkeypatch.setattr(Talk, "legal", lambda *_: [])
    assert check(position, 0, Say("stay")) is None
    assert check(position, 0, Say("nonsense")) and check(position, 1, Say("stay"))
    assert position == talk(0, 1) and msgspec.json.encode(position) == msgspec.json.encode(talk(0, 1))
    play(position, 0, Say("stay"))
    assert check(position, 0, Say("stay"))


def test_only_due_seats_have_legal_actions() -> None:
    assert legal(talk(0), 1) == []


def test_default_explanation_is_not_an_answer() -> None:
    assert Listen().explain(talk(0), 0, Say("stay")) == NOT_AN_ANSWER


@pytest.mark.parametrize(
    ("word", "seats", "closes"),
    [
        ("stay", (0,), False),
        ("stay", (0, 1), False),  # seat 1 is asked the same as before
        ("push", (0,), False),  # another question, but to the same seat
        ("tell", (0,), False),
        ("run", (0,), False),
        ("roll", (0,), True),
        ("shuffle", (0,), True),
        ("reveal", (0,), True),
        ("end", (0,), True),
        ("pass-on", (0,), True),
        ("join", (0,), True),
        ("join", (0, 1), False),
        ("leave", (0, 1, 2), False),  # as in a sealed choice: seat 0 is done, the others are still asked
        ("leave", (0, 1), True),
        ("ask-all", (0, 1, 2), True),  # all were due, but now they are asked something else
        ("listen", (0, 1, 2), True),
    ],
)
def test_undo_closes_when_a_die_falls_a_secret_is_seen_or_another_is_asked_something_new(
    word: str, seats: tuple[Seat, ...], closes: bool
) -> None:
    assert said(word, seats=seats).closes_undo == closes


def test_aside_that_changes_no_due_seat_can_be_undone() -> None:
    assert not play(talk(0), 2, Interrupt()).closes_undo


# Who may read an answer


class Whisper(Talk, frozen=True, tag="whisper"):
    """What is said here names a secret of seats 0 and 1."""

    def readers(self, position: Position[State], seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (0, 1)


class Sealed(Talk, frozen=True, tag="sealed-talk"):
    is_sealed = True


@pytest.mark.parametrize(
    ("step", "readers"),
    [(Talk(), {None, 0, 1, 2}), (Whisper(), {0, 1}), (Sealed(), {0})],
)
def test_readers_of_an_action_can_be_restricted(step: Step[State], readers: set[int | None]) -> None:
    setup = Setup("talk", "1", 3, {}, DiceParts("host"))
    position = Position(setup, 0, (step,), State())
    assert {who for who in (None, 0, 1, 2) if may_read(position, 0, Say("word"), who)} == readers
