"""Checks for information leaks: what a seat receives does not depend on what it may not know.

`game.sample` says what may not be known: it makes another position that the observer cannot tell from the
real one. All that reaches the observer must then be the same for both.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from hexenkessel.kernel.action import Action, Verb
from hexenkessel.kernel.battery.failure import Fault
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.chance import SampledChance
from hexenkessel.kernel.event import Event, events_for
from hexenkessel.kernel.gate import Played, _apply, asides, check, decision, legal, may_read
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import HOST, Observer, Seat

_MADE_UP = 12
_ACTIONS = 4
_VERBS = 4
_SAMPLES = 2


def check_view(trial: Trial) -> None:
    """A view can be sent, a position can be sampled from it, and the sample looks the same."""
    rng = trial.rng("samples")
    for position in trial.looked_at("view"):
        views = trial.game.views(position)
        for observer in trial.observers:
            view = trial.game.view(position, observer)
            if (shared := views.of(observer)) != view:
                raise Fault(
                    f"{_name(observer)} sees something else when others look on too: "
                    f"{_first_difference(view, shared)}. `views` must show what `view` shows."
                )
            _demand_sendable(trial, view, observer)
            shown = msgspec.json.decode(msgspec.json.encode(trial.game.presentation.shown(view)))
            if (written := msgspec.json.decode(views.written(observer))) != shown:
                raise Fault(
                    f"The screen of {_name(observer)} is sent something else than what he sees: "
                    f"{_first_difference(shown, written)}. `views` must write what `shown` says of a view."
                )
            sample = trial.game.sample(view, rng)
            if sample.setup.dice == position.setup.dice:
                raise Fault("`sample` gives the real dice away: give the sample some of its own.")
            if (seen := trial.game.view(sample, observer)) != view:
                raise Fault(
                    f"{_name(observer)} can tell the sampled position from the real one by "
                    f"{_first_difference(view, seen)}. Either `view` shows a secret that `sample` cannot "
                    "know, or `sample` does not keep what is known."
                )
            if flaws := trial.game.flaws(sample):
                raise Fault(f"The position sampled for {_name(observer)} cannot be: {flaws[0]}")


def _demand_sendable(trial: Trial, view: Any, observer: Observer) -> None:
    if not isinstance(view, trial.game.view_type):
        raise Fault(f"The view is a {type(view).__name__} and not a {trial.game.view_type.__name__}.")
    try:
        encoded = msgspec.json.encode(view)
        again = msgspec.json.decode(encoded, type=trial.game.view_type)
    except (TypeError, ValueError, NotImplementedError) as error:
        raise Fault(f"The view cannot be sent: {error}.") from error
    if again != view:
        raise Fault(f"The view is another one after it was sent: {_first_difference(view, again)}.")
    demand_no_dice(trial, encoded, f"The view of {_name(observer)}")


def demand_no_dice(trial: Trial, sent: bytes, what: str) -> None:
    """No view holds the parts of the dice: who knows them knows all rolls to come."""
    for part in trial.setup.dice.secrets:
        if part.encode() in sent:
            raise Fault(f"{what} contains what the dice are made of ({part}).")


def check_questions(trial: Trial) -> None:
    """Decisions leak nothing: who is asked, what he may do, why not, and with which odds."""
    rng = trial.rng("samples for questions")
    for position in trial.looked_at("questions"):
        for observer in trial.observers:
            sample = trial.game.sample(trial.game.view(position, observer), rng)
            if sample.due != position.due:
                raise Fault(
                    f"Who is due depends on what {_name(observer)} may not know: "
                    f"{position.due} or {sample.due}. Ask also those who can only pass."
                )
            if asides(sample, HOST) != asides(position, HOST):
                raise Fault(f"What the host may say depends on what {_name(observer)} may not know.")
            if observer is not None:
                _demand_same_questions(trial, position, sample, observer)
                _demand_same_answers(trial, position, sample, observer, rng)


def _demand_same_questions(trial: Trial, real: Position[Any], sample: Position[Any], seat: Seat) -> None:
    if asides(real, seat) != asides(sample, seat):
        raise Fault(f"What {_name(seat)} may say unasked depends on what it may not know.")
    if seat not in real.due:
        return
    asked, other = decision(real, seat), decision(sample, seat)
    if asked != other:
        raise Fault(
            f"What {_name(seat)} is asked depends on what it may not know: {_first_difference(asked, other)}."
        )
    demand_no_dice(trial, msgspec.json.encode(asked), f"The decision of {_name(seat)}")


def _demand_same_answers(
    trial: Trial, real: Position[Any], sample: Position[Any], seat: Seat, rng: random.Random
) -> None:
    listed = legal(real, seat)
    for action in trial.vocabulary.made_up(listed, rng, _MADE_UP):
        one, other = check(real, seat, action), check(sample, seat, action)
        if one != other:
            raise Fault(
                f"Whether or why this is refused depends on what {_name(seat)} may not know: "
                f"{trial.say(seat, action)} gets {one} or {other}."
            )
    for action in rng.sample(listed, min(len(listed), _ACTIONS)):
        if trial.game.preview(real, seat, action) != trial.game.preview(sample, seat, action):
            raise Fault(f"The preview of {trial.say(seat, action)} depends on what the seat may not know.")


def check_news(trial: Trial) -> None:
    """News leak nothing: what an action shows to somebody was either known, or revealed for good."""
    rng = trial.rng("samples for news")
    for position in trial.looked_at("news"):
        for seat, action in _some_moves(trial, position, rng):
            trial.bad = (seat, action)
            for observer in trial.observers:
                view = trial.game.view(position, observer)
                for sample in (trial.game.sample(view, rng) for _ in range(_SAMPLES)):
                    if check(sample, seat, action) is None:
                        _demand_same_news(trial, (position, sample), seat, action, observer)


def _some_moves(trial: Trial, position: Position[Any], rng: random.Random) -> list[tuple[Seat, Action]]:
    """Moves to try: the one that was played, and for each due seat an action of each verb."""
    moves = [trial.next_move] if trial.next_move else []
    for seat in position.due:
        by_verb: dict[Verb, list[Action]] = {}
        for action in legal(position, seat):
            by_verb.setdefault(action.verb, []).append(action)
        verbs = rng.sample(sorted(by_verb), min(len(by_verb), _VERBS))
        moves += [(seat, rng.choice(by_verb[verb])) for verb in verbs]
    return moves


def _demand_same_news(
    trial: Trial, pair: tuple[Position[Any], Position[Any]], seat: Seat, action: Action, observer: Observer
) -> None:
    real, sample = (_apply(place, seat, action, SampledChance(random.Random(trial.number))) for place in pair)
    views = [trial.game.view(played.position, observer) for played in (real, sample)]
    stories = [events_for(played.events, observer) for played in (real, sample)]
    demand_no_dice(trial, msgspec.json.encode(stories[0]), f"The story told to {_name(observer)}")
    lasting = [_lasting(trial, story) for story in stories]
    is_over = real.position.outcome is not None and sample.position.outcome is not None
    if views[0] == views[1] and lasting[0] != lasting[1] and not is_over:
        raise Fault(
            f"The events tell {_name(observer)} something that its view does not show afterwards: "
            f"{_first_difference(*lasting)}. If it is a secret, name who may know in `to=`; if it is not, "
            "let the view remember it, or name the event in `fleeting_events` if it shows what is gone."
        )
    is_final = real.closes_undo and sample.closes_undo
    if (views[0] != views[1] or stories[0] != stories[1]) and not is_final:
        difference = _first_difference(*views) if views[0] != views[1] else _first_difference(*stories)
        raise Fault(
            f"{trial.say(seat, action)} shows {_name(observer)} a secret and could still be taken back: "
            f"{difference}. Tell it with `change.reveal`."
        )


def _lasting(trial: Trial, story: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in story if event.key not in trial.game.fleeting_events)


def check_seals(trial: Trial) -> None:
    """Until all have chosen, a sealed choice is the same to everybody else, whatever was chosen."""
    for position in trial.looked_at("seals"):
        if position.outcome is not None or not position.step.is_sealed or len(position.due) < 2:
            continue
        for seat in position.due:
            choices = legal(position, seat)
            one, other = (_apply(position, seat, action) for action in (choices[0], choices[-1]))
            for observer in trial.observers:
                if observer != seat and _shown(trial, one, observer) != _shown(trial, other, observer):
                    raise Fault(
                        f"{_name(observer)} can see what seat {seat} has chosen before all have chosen. "
                        "Show a step in a view only `as_seen_by` the observer."
                    )


def check_words(trial: Trial) -> None:
    """The words of an answer leak nothing: who cannot tell two apart by their results may not read them."""
    rng = trial.rng("pairs of answers")
    for position in trial.looked_at("words"):
        for seat in position.due:
            by_verb: dict[Verb, list[Action]] = {}
            for action in legal(position, seat):
                by_verb.setdefault(action.verb, []).append(action)
            for choices in by_verb.values():
                for _ in range(_ACTIONS if len(choices) > 1 else 0):
                    one, other = rng.sample(choices, 2)
                    if one != other:
                        _demand_that_words_tell_no_more(trial, position, seat, one, other)


def _demand_that_words_tell_no_more(
    trial: Trial, position: Position[Any], seat: Seat, one: Action, other: Action
) -> None:
    outcomes = [
        _apply(position, seat, action, SampledChance(random.Random(trial.number))) for action in (one, other)
    ]
    for observer in trial.observers:
        if observer == seat or not may_read(position, seat, one, observer):
            continue
        if _shown(trial, outcomes[0], observer) == _shown(trial, outcomes[1], observer):
            raise Fault(
                f"{_name(observer)} may read {trial.say(seat, one)}, but cannot see otherwise that it was "
                f"not {trial.say(seat, other)}. Let `readers` of the step say who may know it."
            )


def _shown(trial: Trial, played: Played[Any], observer: Observer) -> tuple[object, ...]:
    view = trial.game.view(played.position, observer)
    return view, events_for(played.events, observer), played.position.due


def _name(observer: Observer) -> str:
    return "a spectator" if observer is None else f"seat {observer}"


def _first_difference(one: Any, other: Any) -> str:
    """The first difference of two values, as precisely as their shape allows."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            if getattr(one, name) != getattr(other, name):
                return f"{name}: {_first_difference(getattr(one, name), getattr(other, name))}"
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return f"{name}: {_first_difference(one[name], other[name])}"
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            if mine != theirs:
                return _first_difference(mine, theirs)
    return f"{str(one)[:160]} or {str(other)[:160]}"
