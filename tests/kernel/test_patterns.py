"""Sealed choices and windows, as Conclave uses them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.gate import asides, decision, legal
from hexenkessel.kernel.history import History
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST
from tests.minis.conclave import GAME
from tests.minis.conclave.actions import Lay, Vote
from tests.minis.conclave.round import Ballot, Laying, Objection
from tests.minis.scripts import begun, refused, say, told


def begun_objection() -> History[Any, Any]:
    """Three witches; a motion to crown the speaker has been carried."""
    history = begun(GAME, 3)
    for seat in range(3):
        history.play(seat, legal(history.position, seat)[-1])
    speaker = history.position.state.speaker
    say(history, speaker, f"crown {speaker}")
    for seat in range(3):
        say(history, seat, "vote yes")
    return history


def test_sealed_choices_are_made_in_any_order() -> None:
    history = begun(GAME, 3)
    assert history.position.due == (0, 1, 2)
    assert decision(history.position, 1).is_sealed
    for seat in (2, 0, 1):
        played = history.play(seat, legal(history.position, seat)[0])
    assert "laid" in told(played)
    assert history.position.step != Laying()


def test_sealed_choice_is_announced_unless_the_step_is_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    history = begun(GAME, 3)
    assert told(history.play(0, legal(history.position, 0)[0])) == ["sealed-choice"]
    monkeypatch.setattr(Laying, "is_told", False)
    assert told(history.play(1, legal(history.position, 1)[0])) == []


def test_order_of_sealed_choices_is_not_stored() -> None:
    one, other = Laying(), Laying()
    for seat in (0, 1, 2):
        one = one.with_choice(seat, Lay("cat"))
        other = other.with_choice(2 - seat, Lay("cat"))
    assert one == other


def test_sealed_choice_can_be_changed_until_all_have_chosen() -> None:
    history = begun(GAME, 3)
    first, *others = legal(history.position, 0)
    history.play(0, first)
    assert history.position.due == (1, 2)
    assert asides(history.position, 0) == others
    assert asides(history.position, 1) == []
    assert asides(history.position, HOST) == []
    history.play(0, others[0])
    step = history.position.step
    assert isinstance(step, Laying)
    assert step.chosen == ((0, others[0]),)
    assert asides(history.position, 0) == [choice for choice in (first, *others) if choice != others[0]]


def test_repeated_sealed_choice_is_refused() -> None:
    history = begun(GAME, 3)
    choice = legal(history.position, 0)[0]
    history.play(0, choice)
    with pytest.raises(Refused, match="K2"):
        history.play(0, choice)


def test_sealed_choice_can_be_undone_until_another_has_chosen() -> None:
    history = begun(GAME, 3)
    before = history.position
    history.play(1, legal(before, 1)[0])
    assert history.undo(1) == before
    history.play(1, legal(before, 1)[0])
    history.play(2, legal(before, 2)[0])
    with pytest.raises(Refused, match="K8"):
        history.undo(1)


def test_opening_sealed_choices_closes_undo() -> None:
    history = begun(GAME, 2)
    history.play(0, legal(history.position, 0)[0])
    history.play(1, legal(history.position, 1)[0])
    with pytest.raises(Refused, match="K7"):
        history.undo(1)


def test_sealed_choices_are_hidden_in_views() -> None:
    step = Ballot(witch=0, is_crown=True).with_choice(0, Vote(True)).with_choice(1, Vote(False))
    state = begun(GAME, 3).position.state
    assert step.as_seen_by(1, state).chosen == ((0, None), (1, Vote(False)))
    assert step.as_seen_by(None, state).chosen == ((0, None), (1, None))
    assert step.as_seen_by(1, state).witch == 0


def test_a_sample_has_some_choice_where_one_is_sealed() -> None:
    position = begun(GAME, 3).position
    step = Ballot(witch=0, is_crown=True, chosen=((0, None), (1, Vote(False))))
    sampled = {step.sampled(position, random.Random(seed)).chosen for seed in range(20)}
    assert sampled == {((0, vote), (1, Vote(False))) for vote in (Vote(True), Vote(False))}


def test_sealed_and_window_steps_round_trip_through_json() -> None:
    for step in (
        Laying().with_choice(1, Lay("owl")).as_seen_by(0, begun(GAME, 3).position.state),
        Ballot(witch=1, is_crown=False, chosen=((0, Vote(True)),)),
    ):
        assert msgspec.json.decode(msgspec.json.encode(step), type=type(step)) == step
    window = Objection(2).with_pass(1).with_pass(0)
    assert window.passed == (0, 1)
    assert msgspec.json.decode(msgspec.json.encode(window), type=Objection) == window


def test_window_asks_every_seat_whatever_it_holds() -> None:
    history = begun_objection()
    by = history.position.state.speaker
    assert history.position.due == tuple(seat for seat in range(3) if seat != by)
    for seat in history.position.due:
        assert Pass() in legal(history.position, seat)


def test_window_closes_when_all_have_passed() -> None:
    history = begun_objection()
    first, second = history.position.due
    assert told(say(history, first, "pass")) == []
    assert "crowned" in told(say(history, second, "pass"))


def test_pass_can_be_undone_while_another_seat_is_due() -> None:
    history = begun_objection()
    first, second = history.position.due
    before = history.position
    say(history, first, "pass")
    assert refused(history, first, "pass") == "K2"
    assert history.undo(first) == before
    say(history, first, "pass")
    say(history, second, "pass")
    with pytest.raises(Refused, match="K7"):
        history.undo(second)
