"""Checks of serialization: what was saved comes back, and setup and actions alone determine everything."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import inspect

from hexenkessel.kernel.battery.failure import Fault, history_at
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import Played, asides, legal, play
from hexenkessel.kernel.history import History
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.record import BadRecord, read_record, write_record
from hexenkessel.kernel.step import Step
from hexenkessel.kernel.verification import verify

_STORY = msgspec.json.Decoder(tuple[Event, ...])


def check_steps(trial: Trial) -> None:
    """Every step of the game can be saved, loaded and viewed, also one that random play never meets."""
    if not trial.is_first:
        return
    steps = list(steps_beside(trial.game.position_type))
    for kind in (trial.game.position_type, trial.game.view_type):
        held = _steps_held_by(kind)
        if held is not None and (missing := [step.__name__ for step in steps if step not in held]):
            raise Fault(
                f"{kind.__name__} cannot hold {', '.join(missing)}: what is written in the middle of such a "
                "step cannot be read again. Add every step of the game to the union of `steps`."
            )


def _steps_held_by(kind: type[msgspec.Struct]) -> frozenset[type] | None:
    """The union of a position's or view's steps; None: it has no steps."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if field.name == "steps":
            return frozenset(_structs_in(field.type))
    return None


def _structs_in(info: inspect.Type) -> Iterator[type]:
    match info:
        case inspect.StructType(cls):
            yield cls
        case inspect.UnionType(types):
            for each in types:
                yield from _structs_in(each)
        case inspect.VarTupleType(item_type) | inspect.ListType(item_type):
            yield from _structs_in(item_type)


def steps_beside(kind: type) -> Iterator[type]:
    """The steps in the package of this type; what others extend without a tag of its own is only a base."""
    package = sys.modules[kind.__module__].__package__ or kind.__module__
    for step in dict.fromkeys(_subclasses(Step)):
        is_base = step.__struct_config__.tag == step.__name__ and step.__subclasses__()
        if f"{step.__module__}.".startswith(f"{package}.") and not is_base:
            yield step


def _subclasses(kind: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for each in kind.__subclasses__():
        yield each
        yield from _subclasses(each)


def check_saving(trial: Trial) -> None:
    """A position written to JSON comes back equal, and plays on in the same way."""
    game = trial.game
    for position in trial.looked_at("saving"):
        try:
            encoded = game.encode(position)
            loaded = game.decode(encoded)
        except (TypeError, ValueError, NotImplementedError) as error:
            raise Fault(
                f"The position cannot be saved and loaded: {error}. `position_type` must name the state and "
                "the union of all steps, and hold only Structs, words, numbers, tuples and dicts."
            ) from error
        if loaded != position or game.encode(loaded) != encoded:
            raise Fault(
                "The position is another one after it was saved and loaded: "
                f"{_first_difference(position, loaded)}. The type of a field must say exactly what it holds."
            )
        if move := trial.next_move:
            trial.bad = move
            after = game.encode(trial.history.position_at(trial.number + 1))
            if game.encode(play(loaded, *move).position) != after:
                raise Fault("Played on from the loaded position, the same action leads to another position.")


def _first_difference(one: Position[Any], other: Position[Any]) -> str:
    for name in one.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine != theirs:
            return f"its {name} was {str(mine)[:200]} and became {str(theirs)[:200]}"
    return "it is equal, but is written differently; do sets or dicts change their order?"


def check_record(trial: Trial) -> None:
    """The record, read back and verified, gives the same game."""
    trial.number = trial.last
    text = write_record(trial.history)
    try:
        again = verify(trial.game, read_record(text))
    except BadRecord as error:
        trial.number = getattr(error, "action", trial.last)
        raise Fault(f"The game's own record is not true when it is replayed. {error}") from error
    if write_record(again) != text:
        raise Fault("The record of the replayed game is another text.")
    for number in range(trial.last + 1):
        if trial.game.encode(again.position_at(number)) != trial.game.encode(
            trial.history.position_at(number)
        ):
            trial.number = number
            raise Fault(
                f"Replayed from the record, the position after action {number} is another one. {_CAUSES}"
            )


_CAUSES = (
    "Only `change.roll` and `change.shuffle` may decide by chance; the clock, `random`, ids of objects "
    "and the order of a set must not matter."
)


def check_lockstep(trial: Trial) -> None:
    """Two copies that get the same actions stay equal, byte for byte."""
    game, first = trial.game, trial.history
    second = History(game, game.setup(trial.setup.seats, trial.setup.dice, trial.setup.options))
    _demand_same_results(trial, first.opening, second.opening)
    for number, (seat, action) in enumerate(first.moves[: trial.last], 1):
        trial.number = number
        _demand_same_results(trial, first.results[number - 1], second.play(seat, action))


def _demand_same_results(trial: Trial, one: Played[Any], other: Played[Any]) -> None:
    if trial.game.encode(one.position) != trial.game.encode(other.position):
        raise Fault(f"Two copies with the same setup and actions are in different positions. {_CAUSES}")
    if (one.events, one.rolls, one.closes_undo) != (other.events, other.rolls, other.closes_undo):
        raise Fault(f"Two copies with the same setup and actions tell different events. {_CAUSES}")


def check_events(trial: Trial) -> None:
    """Events can be written to JSON and say the same afterwards."""
    for number, played in enumerate([trial.history.opening, *trial.history.results]):
        trial.number = number
        try:
            story = _STORY.decode(msgspec.json.encode(played.events))
        except (TypeError, ValueError, NotImplementedError) as error:
            raise Fault(
                f"The events cannot be sent: {error}. Arguments are words, numbers or tuples."
            ) from error
        if story != played.events:
            raise Fault(f"The events are others after they were sent: {played.events!r}")


def fingerprint(history: History[Any, Any]) -> str:
    """A hash over all positions, events and lists of actions, in their order."""
    digest = sha256()
    for number in range(len(history.results) + 1):
        earlier = history_at(history, number)
        position = earlier.position
        digest.update(history.game.encode(position))
        digest.update(msgspec.json.encode((earlier.results[-1] if number else earlier.opening).events))
        for seat in range(-1, position.setup.seats):
            for action in (*legal(position, seat), *asides(position, seat)):
                digest.update(history.game.grammar.write(action).encode())
    return digest.hexdigest()
