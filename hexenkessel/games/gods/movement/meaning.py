"""What a move or a teleport would do in a view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import TypeAlias

from hexenkessel.games.gods.actions import Move, Teleport
from hexenkessel.games.gods.armies.army import has_room
from hexenkessel.games.gods.equipment.figures import value
from hexenkessel.games.gods.imagining import world_of
from hexenkessel.games.gods.movement.journeys import Outlook
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.movement.ways import Arrival
from hexenkessel.games.gods.recruitment.recruits import recruits
from hexenkessel.games.gods.recruitment.reinforcing import occasion
from hexenkessel.games.gods.terms import Distance, EntrySide, Field, Figure, Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import contents, field_name
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.step import Prompt

Words: TypeAlias = dict[str, Argument]


def of_moves(moves: Iterable[Move], view: GodsView) -> list[Prompt | None]:
    """Where each leads, on what way, and who is asked for leave: a screen that knows no rules can draw it."""
    step = view.steps[-1]
    assert isinstance(step, MovementPhase)
    outlook = Outlook(world_of(view), step)
    found: list[Prompt | None] = []
    for marker, its in groupby(moves, attrgetter("army")):
        ways = outlook.journey(marker).moves()
        for move in its:
            words = _arrival(view, marker, move.field, move.side, move.distance)
            way = ways.get(Arrival(move.field, move.side, move.distance))
            words["way"] = () if way is None else way.fields
            words["leave"] = () if way is None else way.leave
            words["distance"] = move.distance
            found.append(Prompt("action-move", words))
    return found


def of_teleport(action: Teleport, view: GodsView) -> Words:
    words = _arrival(view, action.army, action.field, action.side, None if action.how == "battle" else 0)
    return words | {"how": action.how}


def _arrival(
    view: GodsView, marker: Marker, field: Field, side: EntrySide, distance: Distance | None
) -> Words:
    """Whom an army meets where it goes, or whom it can recruit there."""
    mover = view.armies[marker]
    words: Words = {"field": field_name(field), "side": side, "enemy": "none", "size": 0, "known": "none"}
    others = [(name, army) for name, army in view.armies_in(field) if army.owner != mover.owner]
    if others:
        enemy, army = others[0]
        words |= {"enemy": enemy, "size": army.size, "known": contents(army)}
    own = [name for name, army in view.armies_of(mover.owner) if army.field == field and name != marker]
    words["own"] = own[0] if own else "none"
    words["recruits"] = _recruits(view, marker, field, distance)
    return words


def _recruits(view: GodsView, marker: Marker, field: Field, distance: Distance | None) -> str:
    army = view.armies[marker]
    if distance is None or not army.is_open or not has_room(army.visible, revealed=True):
        return "none"
    world = world_of(view).with_changed_army(marker, field=field)
    return _best_first(recruits(occasion(world, marker, army.visible, distance=distance)))


@lru_cache(maxsize=256)
def _best_first(names: tuple[Figure, ...]) -> str:
    *first, last = sorted(names, key=value, reverse=True) or ["none"]
    return f"{', '.join(first)} or {last}" if first else last
