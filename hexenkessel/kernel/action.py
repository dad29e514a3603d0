"""Actions: one choice of one seat, and the picks (clicks) that compose it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

Verb: TypeAlias = str


class Action(msgspec.Struct, frozen=True, cache_hash=True, tag_field="do", omit_defaults=True):
    """Base of all actions. Subclass with `tag="verb"`; fields are words, numbers, or tuples of them."""

    button_first: ClassVar[bool] = False  # the screen shows a button for the verb before the pieces
    # What the last words are taken to be if somebody leaves them out and nothing legal fits, so that he hears
    # which rule forbids what he did say. Where they make no difference they are not shown either.
    implied: ClassVar[tuple[str | int, ...]] = ()
    # The order in which the fields are clicked, where it is not that of the words. Each then holds one thing.
    clicked: ClassVar[tuple[str, ...]] = ()

    @property
    def verb(self) -> Verb:
        return verb_of(type(self))


class Resign(Action, frozen=True, tag="resign"):
    """The resignation of a seat, an action of the host in any game: it gives up, and the others have won."""

    seat: int


class Stop(Action, frozen=True, tag="stop"):
    """The host's action that ends a game once everybody has agreed. A game that has it lists it."""


class Done(Action, frozen=True, tag="done"):
    """The end of a step in any game: a player wants nothing more, whatever he could still do."""


class Pick(msgspec.Struct, frozen=True):
    """One click on the way to an action: a piece, a place or a button."""

    kind: str
    id: str | int


class PickKind(msgspec.Struct, frozen=True):
    """Says what a field is on the screen: `legion: Annotated[str, PickKind("legion")]`."""

    name: str


def put_in_order(action: Action, field: str) -> None:
    """For `__post_init__`: what is named in any order is kept in one, so that one choice is one action."""
    named = getattr(action, field)
    if isinstance(named, tuple) and all([isinstance(name, str) for name in named]):
        msgspec.structs.force_setattr(action, field, tuple(sorted(named)))


@cache
def verb_of(action_type: type[Action]) -> Verb:
    return str(action_type.__struct_config__.tag)


@cache
def pick_kinds(action_type: type[Action]) -> tuple[tuple[str, str, bool], ...]:
    """For each field its name, its kind on the screen, and whether it holds several picks."""
    hints = get_type_hints(action_type, include_extras=True)
    return tuple(
        (name, _kind_in(hints[name]) or name, _is_tuple(hints[name]))
        for name in action_type.__struct_fields__
    )


@cache
def _in_order_of_clicks(action_type: type[Action]) -> tuple[tuple[str, str, bool], ...]:
    kinds = pick_kinds(action_type)
    if not (clicked := action_type.clicked):
        return kinds
    by_name = {name: (name, kind, holds_several) for name, kind, holds_several in kinds}
    if sorted(clicked) != sorted(by_name) or any(holds_several for _, _, holds_several in kinds):
        raise TypeError(
            f"{action_type.__name__}.clicked must name each field once, and each holds one thing."
        )
    return tuple(by_name[name] for name in clicked)


def _kind_in(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        for extra in hint.__metadata__:
            if isinstance(extra, PickKind):
                return extra.name
        return _kind_in(hint.__origin__)
    for part in get_args(hint):
        if found := _kind_in(part):
            return found
    return None


def _is_tuple(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return _is_tuple(hint.__origin__)
    return get_origin(hint) is tuple


def picks(action: Action) -> tuple[Pick, ...]:
    """The clicks that compose this action, in order.

    A field that holds several things is closed with the button "done", so that no action's
    clicks are the beginning of another's.
    """
    path: list[Pick] = []
    kinds = _in_order_of_clicks(type(action))
    if action.button_first or not kinds:
        path.append(Pick("button", action.verb))
    for name, kind, holds_several in kinds:
        chosen = getattr(action, name)
        if holds_several:
            path += [Pick(kind, _pick_id(item)) for item in chosen]
            path.append(Pick("button", "done"))
        else:
            path.append(Pick(kind, _pick_id(chosen)))
    return tuple(path)


def _pick_id(chosen: Any) -> str | int:
    return chosen if isinstance(chosen, (str, int)) else "-"
