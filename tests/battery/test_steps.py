"""Every step class of every game can be saved, loaded and viewed, also one that random play never meets."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect

from hexenkessel.kernel.battery.serialization import steps_beside
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal, play
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.registry import find_game, game_names

FIRST_ACTIONS: Final = 4  # until things are on the table that a step may speak of


CASES: Final = [(name, step) for name in game_names() for step in steps_beside(find_game(name).position_type)]


@cache
def begun(name: str) -> Position[Any]:
    game = find_game(name)
    position = game.begin(game.setup(game.seats[0], DiceParts("steps"))).position
    for _ in range(FIRST_ACTIONS):
        seat = position.due[0]
        position = play(position, seat, legal(position, seat)[0]).position
    return position


def word_in(position: Position[Any]) -> str:
    """A word for all names: a marker on the board, where a step looks for its legions."""
    return next(iter(getattr(position.state, "legions", ())), "word")


def value_of(info: inspect.Type, word: str) -> Any:
    """A value that fits this type, with something in every field, so that no default hides a wrong type."""
    match info:
        case inspect.StructType(cls, fields) | inspect.NamedTupleType(cls, fields):
            return cls(**{field.name: value_of(field.type, word) for field in fields})
        case inspect.UnionType(types):
            return value_of(max(types, key=amount_in), word)
        case inspect.VarTupleType(item_type):
            return (value_of(item_type, word),)
        case inspect.TupleType(item_types):
            return tuple(value_of(each, word) for each in item_types)
        case inspect.DictType(key_type, value_type):
            return {value_of(key_type, word): value_of(value_type, word)}
        case inspect.LiteralType(values):
            return values[-1]
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 1
        case inspect.StrType():
            return word
        case inspect.NoneType():
            return None
    raise AssertionError(f"Nobody has said yet how to make a value of {info}.")


def amount_in(info: inspect.Type) -> int:
    """How much of a union's member can get lost: of None nothing, of a Struct most."""
    return 0 if isinstance(info, inspect.NoneType) else 2 if isinstance(info, inspect.StructType) else 1


@pytest.mark.parametrize(("name", "kind"), CASES, ids=[f"{name}-{step.__name__}" for name, step in CASES])
def test_every_step_is_saved_loaded_and_viewed(name: str, kind: type) -> None:
    game, before = find_game(name), begun(name)
    step = value_of(inspect.type_info(kind), word_in(before))
    position = game.position_type(before.setup, before.number, (*before.steps, step), before.state)
    assert game.decode(game.encode(position)) == position
    for observer in (*range(before.setup.seats), None):
        seen = step.as_seen_by(observer, before.state)
        view = msgspec.structs.replace(game.view(before, observer), steps=(*before.steps, seen))
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
