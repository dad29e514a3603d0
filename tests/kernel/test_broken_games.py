"""Every clause of the battery finds a game that breaks it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.battery import CHECKS, Report, endings, run_battery
from hexenkessel.kernel.game import Game, Preview
from hexenkessel.kernel.history import History
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.presentation import Presentation, Views
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt
from tests.minis.conclave import round as rounds
from tests.minis.conclave.actions import Adjourn, Crown, Curse, Lay, Tempt
from tests.minis.conclave.game import Conclave as WholeConclave
from tests.minis.conclave.game import ConclavePosition, View
from tests.minis.conclave.round import Ballot, Laying, Objection, Round, Speech
from tests.minis.conclave.table import State, with_hand
from tests.minis.march.field import Field, owner
from tests.minis.march.game import March as WholeMarch
from tests.minis.march.turn import Go, Surrender, Turn

WITHIN_THIS_PROCESS = tuple(check for check in CHECKS if check.name != "elsewhere")


def battery(game: Game[Any, Any], seats: int = 3, games: int = 1) -> Report:
    return run_battery(game, seeds=range(games), seats=(seats,), checks=WITHIN_THIS_PROCESS, text_checks=())


def failed(game: Game[Any, Any], seats: int = 3, games: int = 1) -> set[str]:
    report = battery(game, seats, games)
    assert all(failure.record for failure in report.failures.values())
    return set(report.failures)


class Conclave(WholeConclave):
    """To be broken; its rulebook and messages are those of the whole one."""

    folder = WholeConclave().folder


class March(WholeMarch):
    """To be broken; its rulebook and messages are those of the whole one."""

    folder = WholeMarch().folder


# Secrets


class ViewWithHands(View, frozen=True):
    hands: tuple[tuple[str, ...], ...] = ()


class ShowsHands(Conclave):
    view_type = ViewWithHands

    def view(self, position: Position[State], observer: Observer) -> ViewWithHands:
        shown = msgspec.structs.asdict(super().view(position, observer))
        return ViewWithHands(**shown, hands=position.state.hands)


def test_view_leaking_other_hands_is_detected() -> None:
    assert failed(ShowsHands()) == {"view", "news"}


class SharesTheFirstView(Conclave):
    """Everybody is sent what the first has seen."""

    def views(self, position: Position[State]) -> Views[View]:
        return _SharedWriting(partial(self.view, position), self.presentation.shown)


class _SharedWriting(Views[View]):
    def written(self, observer: Observer) -> msgspec.Raw:
        return super().written(0)


def test_shared_rendering_of_another_view_is_detected() -> None:
    assert failed(SharesTheFirstView()) == {"view"}
    assert "`views` must write" in battery(SharesTheFirstView()).failures["view"].problem


class ShowsDice(Conclave):
    def view(self, position: Position[State], observer: Observer) -> View:
        view = super().view(position, observer)
        return msgspec.structs.replace(view, discard=(*view.discard, position.setup.dice.host))

    def sample(self, view: View, rng: random.Random) -> ConclavePosition:
        dice = msgspec.structs.replace(super().sample(view, rng).setup.dice, host=view.discard[-1])
        position = super().sample(msgspec.structs.replace(view, discard=view.discard[:-1]), rng)
        return msgspec.structs.replace(position, setup=msgspec.structs.replace(position.setup, dice=dice))


def test_view_leaking_the_dice_seed_is_detected() -> None:
    report = battery(ShowsDice())
    assert "what the dice are made of" in report.failures["view"].problem


class KeepsDice(March):
    real: Setup | None = None

    def view(self, position: Position[Field], observer: Observer) -> Any:
        self.real = position.setup
        return super().view(position, observer)

    def sample(self, view: Any, rng: random.Random) -> Any:
        assert self.real is not None
        return msgspec.structs.replace(super().sample(view, rng), setup=self.real)


def test_sample_with_the_real_dice_is_detected() -> None:
    assert failed(KeepsDice(), 2) == {"view"}


def test_event_leaking_a_draw_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rounds.draw

    def gossip(change: Any, seat: Seat) -> None:
        honest(change, seat)
        change.events[:] = [msgspec.structs.replace(event, to=None) for event in change.events]

    monkeypatch.setattr(rounds, "draw", gossip)
    assert failed(Conclave()) == {"news"}


class NamesNoFleetingEvents(Conclave):
    fleeting_events = frozenset()


def test_undeclared_fleeting_event_is_detected() -> None:
    assert "let the view remember it" in battery(NamesNoFleetingEvents(), games=3).failures["news"].problem


def test_undoable_reveal_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tempting fate becomes drawing a card without an end of the speech."""

    def peek(change: Any, seat: Seat) -> None:
        state = change.state
        card, *deck = state.deck or ("moon",)
        hand = (*state.hands[seat], card)
        change.state = msgspec.structs.replace(
            state, hands=with_hand(state.hands, seat, hand), deck=tuple(deck), options=WITHOUT_TEMPTING
        )
        change.tell("drawn", to=(seat,), card=card)

    WITHOUT_TEMPTING = msgspec.structs.replace(Conclave.options(), tempting=False)
    monkeypatch.setattr(rounds, "tempt_fate", peek)
    report = battery(Conclave(), games=3)
    assert "could still be taken back" in report.failures["news"].problem


class ShowsChoices(Conclave):
    def view(self, position: Position[State], observer: Observer) -> View:
        return msgspec.structs.replace(super().view(position, observer), steps=position.steps)


def test_view_leaking_sealed_choices_is_detected() -> None:
    assert failed(ShowsChoices()) >= {"seals"}


def test_action_text_leaking_a_sealed_choice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Laying, "readers", lambda *_: None)
    assert "Let `readers` of the step say" in battery(Conclave()).failures["words"].problem


def test_window_leaking_who_can_react_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(self: Objection, position: Position[State]) -> tuple[Seat, ...]:
        holders = (seat for seat, hand in enumerate(position.state.hands) if "veto" in hand)
        return tuple(seat for seat in holders if seat != self.by)

    monkeypatch.setattr(Objection, "asked", asked)
    assert "questions" in failed(Conclave(), games=3)


def test_refusal_leaking_a_secret_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: Laying, position: Position[State], seat: Seat, action: Action) -> Refusal:
        return Refusal("C3.1a", {"card": position.state.deck[0] if position.state.deck else "moon"})

    monkeypatch.setattr(Laying, "explain", explain)
    assert failed(Conclave()) == {"questions"}


def test_prompt_leaking_a_secret_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(self: Speech, position: Position[State], seat: Seat) -> list[Action]:
        top = position.state.deck[0] if position.state.deck else "moon"
        return [Tempt(), *(Crown(witch) for witch in range(3))] if top < "d" else [Tempt()]

    monkeypatch.setattr(Speech, "legal", legal)
    assert "questions" in failed(Conclave())


def test_host_action_leaking_a_secret_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def words_of_the_host(self: Speech, position: Position[State]) -> list[Action]:
        is_early = bool(position.state.deck) and position.state.deck[0] < "n"
        return [Adjourn()] if is_early else []

    monkeypatch.setattr(Speech, "words_of_the_host", words_of_the_host)
    told = battery(Conclave(), games=2).failures["questions"].problem
    assert "What the host may say depends on what" in told


class PreviewOfSecrets(Conclave):
    def preview(self, position: Position[State], seat: Seat, action: Action) -> Preview | None:
        return Preview(float(position.state.hands[1 - seat % 2].count("veto")), {})

    def tally(self, before: Any, played: Any) -> int | None:
        return None


def test_preview_leaking_a_secret_is_detected() -> None:
    assert failed(PreviewOfSecrets()) == {"questions"}


# Chance and undo


def test_hidden_roll_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.attack

    def attack(self: Turn, change: Any, piece: str, target: str) -> None:
        honest(self, change, piece, target)
        change.rolls.clear()

    monkeypatch.setattr(Turn, "attack", attack)
    assert failed(March(), 2, games=3) == {"hidden chance"}


def test_undo_by_another_seat_after_a_roll_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "why_not_undo", lambda self, seat: None)
    assert failed(March(), 2) == {"undo"}


def test_undo_after_a_roll_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_undo(self: History[Any, Any], seat: Seat) -> Refusal | None:
        return None if self.moves[-1][0] == seat else Refusal("K8")

    monkeypatch.setattr(History, "why_not_undo", why_not_undo)
    assert failed(March(), 2) == {"undo"}


def test_incomplete_undo_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "rewind", lambda self, number: self.position)
    assert failed(March(), 2) == {"undo"}


def test_randomness_outside_the_dice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def tempt_fate(change: Any, seat: Seat) -> None:
        change.state = change.state.scoring(seat, int(random.random() * 1000))
        change.tell("tempted", seat=seat, points=0)
        change.pop()

    monkeypatch.setattr(rounds, "tempt_fate", tempt_fate)
    assert failed(Conclave()) >= {"lockstep", "record"}


class HashingTurn(Turn, frozen=True, tag="hashing-turn"):
    """The first turn lists its actions in the order of a set."""

    def legal(self, position: Position[Field], seat: Seat) -> list[Action]:
        return list(set(super().legal(position, seat)))


class HashingPosition(Position[Field], frozen=True):
    steps: tuple[HashingTurn | Turn, ...]
    state: Field
    outcome: Outcome | None = None


class Hashing(March):
    position_type = HashingPosition  # type: ignore[assignment]

    def opening(self, setup: Setup) -> Any:
        return HashingPosition(setup, 0, (HashingTurn(0),), super().opening(setup).state)


def test_set_ordered_list_is_detected() -> None:
    elsewhere = tuple(check for check in CHECKS if check.name == "elsewhere")
    report = run_battery(Hashing(), seeds=(0,), checks=elsewhere)
    assert "order of a set" in report.failures["elsewhere"].problem


def test_preview_with_wrong_odds_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Conclave, "preview", lambda *_: Preview(1.0, {}, (0.5, 0.0, 0.5)))
    assert failed(Conclave()) == {"previews"}
    monkeypatch.setattr(Conclave, "preview", lambda *_: Preview(1.0, {}, (0.5, 0.0, 0.4)))
    assert "does not add up" in battery(Conclave()).failures["previews"].problem
    monkeypatch.setattr(Conclave, "preview", lambda *_: Preview(1.0, {"bliss": 0.5}))
    assert "no message 'preview-bliss'" in battery(Conclave()).failures["previews"].problem


# Saving


class Unsavable(March):
    position_type = Position  # type: ignore[assignment]


def test_position_type_that_loses_data_is_detected() -> None:
    assert "saving" in failed(Unsavable(), 2)


class HalfPosition(Position[State], frozen=True):
    """Without the steps of a speech."""

    __module__ = Round.__module__
    steps: tuple[Round | Laying | Ballot, ...]
    state: State
    outcome: Outcome | None = None


class HalfView(View, frozen=True):
    __module__ = Round.__module__
    steps: tuple[Round | Laying | Ballot, ...]


def test_step_missing_from_the_union_is_detected() -> None:
    """Without a single action: nobody has to meet it."""
    of_steps = [check for check in CHECKS if check.name == "steps"]
    for name, half in (("position_type", HalfPosition), ("view_type", HalfView)):
        game = type("Half", (Conclave,), {name: half})()
        report = run_battery(game, seeds=(0,), seats=(3,), most_actions=0, must_end=False, checks=of_steps)
        problem = report.failures["steps"].problem
        assert f"{half.__name__} cannot hold" in problem and "Speech" in problem and "Ballot" not in problem


class Thing:
    """No Struct."""


def test_state_that_cannot_be_serialized_is_detected() -> None:
    class Odd(March):
        def opening(self, setup: Setup) -> Any:
            opening = super().opening(setup)
            pieces: Any = {**opening.state.pieces, "red25": Thing()}
            return msgspec.structs.replace(
                opening, state=msgspec.structs.replace(opening.state, pieces=pieces)
            )

        def flaws(self, position: Any) -> list[str]:
            return []

    report = run_battery(
        Odd(), seeds=(0,), most_actions=5, must_end=False, checks=WITHIN_THIS_PROCESS, text_checks=()
    )
    assert "saving" in report.failures or "playing" in report.failures


def test_event_that_cannot_be_serialized_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.go

    def go(self: Turn, change: Any, piece: str, square: str) -> None:
        honest(self, change, piece, square)
        change.tell("went", piece=[piece], square=0.5)

    monkeypatch.setattr(Turn, "go", go)
    assert failed(March(), 2) == {"events", "wording"}


# Legality


def test_check_accepting_unlisted_actions_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Turn, position: Position[Field], seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Go) and action.piece in position.state.pieces and owner(action.piece) == seat:
            return None
        return super(Turn, self).check(position, seat, action)

    monkeypatch.setattr(Turn, "check", check)
    assert failed(March(), 2) >= {"unlisted"}


def test_check_refusing_listed_actions_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "check", lambda *_: Refusal("M2.1a", {"piece": "red1"}))
    assert failed(March(), 2) >= {"listed", "playing"}


def test_refusal_with_an_unknown_rule_id_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Laying, "explain", lambda *_: Refusal("C9.9z"))
    assert "not in the rulebook" in battery(Conclave()).failures["unlisted"].problem
    monkeypatch.setattr(Laying, "explain", lambda *_: Refusal("C2.1a"))
    assert "forbids" in battery(Conclave()).failures["unlisted"].problem
    monkeypatch.setattr(Laying, "explain", lambda *_: Refusal("C3.1a"))
    assert "cannot be said" in battery(Conclave()).failures["unlisted"].problem


def test_ambiguous_picks_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Crown, "button_first", False)
    monkeypatch.setattr(Curse, "button_first", False)
    assert failed(Conclave()) == {"picks"}


def test_duplicate_legal_action_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.legal
    monkeypatch.setattr(
        Turn, "legal", lambda self, *asked: [*honest(self, *asked), *honest(self, *asked)[:1]]
    )
    assert failed(March(), 2) == {"picks"}


def test_unlisted_offer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "on_screen", lambda *_: [Surrender()])
    assert failed(March(), 2) == {"screen"}


def test_missing_and_duplicate_offers_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "on_screen", lambda *_: [])
    assert failed(March(), 2) == {"screen"}
    monkeypatch.setattr(Turn, "on_screen", lambda self, *asked: 2 * self.legal(*asked))
    assert failed(March(), 2) == {"screen"}


def test_caution_without_a_message_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cautious(Presentation[Any]):
        def cautions(self, view: Any, actions: Sequence[Action]) -> list[Prompt | None]:
            return [Prompt("caution-none")] * len(actions)

    monkeypatch.setattr(WholeMarch, "presentation", Cautious())
    assert failed(March(), 2) == {"wording"}


def test_incomplete_first_picks_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.first_picks
    monkeypatch.setattr(Turn, "first_picks", lambda self, *asked: honest(self, *asked)[1:])
    assert failed(March(), 2) == {"first picks"}


def test_dead_end_first_picks_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.first_picks
    monkeypatch.setattr(
        Turn, "first_picks", lambda self, *asked: (*honest(self, *asked), Pick("button", "fly"))
    )
    assert failed(March(), 2) == {"first picks"}


def test_action_text_that_does_not_round_trip_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Laying.choices
    monkeypatch.setattr(Laying, "choices", lambda self, *asked: [*honest(self, *asked), Lay("black cat")])
    report = battery(Conclave())
    assert "cannot be read back" in report.failures["listed"].problem


def test_undeclared_action_type_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    class Speechless(Conclave):
        actions = tuple(kind for kind in Conclave.actions if kind is not Tempt)  # type: ignore[assignment]

    assert "nobody can say it" in battery(Speechless()).failures["listed"].problem


def test_exception_on_unusual_arguments_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: Laying, position: Position[State], seat: Seat, action: Action) -> Refusal:
        values = {"moth": 1, "toad": 2, "cat": 3, "owl": 4, "moon": 5, "veto": 0}
        return Refusal("C3.1a", {"card": values[action.card]})  # type: ignore[attr-defined]

    monkeypatch.setattr(Laying, "explain", explain)
    found = failed(Conclave())
    assert found >= {"unlisted", "strangers"}


def test_mutated_position_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.explain

    def explain(self: Turn, position: Position[Field], seat: Seat, action: Action) -> Refusal:
        position.state.pieces.pop(next(iter(position.state.pieces)))
        return honest(self, position, seat, action)

    monkeypatch.setattr(Turn, "explain", explain)
    assert failed(March(), 2) & {"unlisted", "strangers"}


# The sequence of play


def test_due_seat_without_legal_actions_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "legal", lambda *_: [])
    assert "nothing it may choose" in battery(March(), 2).failures["playing"].problem


def test_duplicate_due_seat_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "due", lambda self, position: (self.seat, self.seat))
    assert "sequence" in failed(March(), 2)


def test_outcome_with_inconsistent_places_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "outcome", lambda state, reason: Outcome(reason, (1, 3, 3), state.points))
    assert failed(Conclave()) == {"outcome"}
    monkeypatch.setattr(rounds, "outcome", lambda state, reason: Outcome(reason, (1,), state.points))
    assert failed(Conclave()) == {"outcome"}


def test_broken_invariant_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Round.run

    def run(self: Round, change: Any) -> None:
        honest(self, change)
        change.state = msgspec.structs.replace(change.state, deck=change.state.deck[1:])

    monkeypatch.setattr(Round, "run", run)
    assert "flaws" in failed(Conclave())


def test_slow_action_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_UNITS_PER_ACTION", 0.0001)
    assert failed(March(), 2) == {"time"}


def test_exception_at_the_setup_is_detected() -> None:
    class Stillborn(March):
        def opening(self, setup: Setup) -> Any:
            raise ZeroDivisionError

    report = run_battery(Stillborn(), seeds=(0,))
    assert "does not begin" in report.failures["playing"].problem


# Words


def test_event_without_a_message_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.finish

    def finish(self: Turn, change: Any) -> None:
        honest(self, change)
        change.tell("whisper")

    monkeypatch.setattr(Turn, "finish", finish)
    assert "no message 'whisper'" in battery(March(), 2).failures["wording"].problem


def test_message_with_an_unknown_variable_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def go(self: Turn, change: Any, piece: str, square: str) -> None:
        honest(self, change, piece, square)
        change.events[-1] = msgspec.structs.replace(change.events[-1], args={"piece": piece})

    honest = Turn.go
    monkeypatch.setattr(Turn, "go", go)
    assert "square" in battery(March(), 2).failures["wording"].problem
