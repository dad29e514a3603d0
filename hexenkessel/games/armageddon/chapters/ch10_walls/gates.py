"""10.2: gates that are opened and closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch10_walls.actions import Close, Open
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.works import Gate, Wall
from hexenkessel.games.armageddon.terms import Place, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def gates_of(index: Index, place: Place) -> Iterator[tuple[Wall, Place]]:
    """A10.2f: the gates whose inside this is, open or closed, and where each leads."""
    ground = index.ground
    for side, beyond in enumerate(ground.around[place]):
        wall = ground.walls.get((place, side))
        if wall is not None and wall.gate in ("open", "closed") and beyond != NOWHERE:
            yield wall, beyond


def listed(index: Index, seat: Seat) -> Iterator[Open | Close]:
    """Everything that somebody of this seat can do with a gate now."""
    for place in dict.fromkeys(wall.place for wall in index.field.works.walls if wall.gate):
        for figure in index.at(place):
            if figure.owner == seat and figure.is_warrior:
                for wall, beyond in gates_of(index, place):
                    if not why_not(index, seat, figure, wall):
                        verb = Close if wall.gate == "open" else Open
                        yield verb(figure.id, index.name(beyond))


def why_not(index: Index, seat: Seat, figure: Figure, wall: Wall) -> Rule | None:
    """A10.2h: he need not have a step or an action left, for it is neither."""
    # A10.2e: a warrior moves one gate in a round, and each gate is moved once.
    if figure.gate or wall.moved == index.field.round:
        return "A10.2e"
    if rule := index.rules.may_stir(index, figure) or index.rules.may_move_gate(index, wall):
        return rule
    # A10.2g: where others have a say, those who have more warriors there than anybody.
    field = index.field
    is_disputed = any(field.is_enemy(each.owner, seat) for each in index.at(wall.place) if each.is_warrior)
    return "A10.2g" if is_disputed and index.majority((wall.place,)) != field.sides[seat] else None


def why_not_move(index: Index, seat: Seat, action: Open | Close) -> Refusal | None:
    figure = index.figures.get(action.figure)
    beyond = index.ground.number.get(action.field, NOWHERE)
    if figure is None or beyond == NOWHERE:
        return NOT_POSSIBLE
    args = {"figure": figure.id}
    # A10.2h, R-A10.2h: in one's own turn, with one's own warriors.
    if figure.owner != seat:
        return Refusal("A2.4e", {**args})
    wall = next((wall for wall, to in gates_of(index, figure.field) if to == beyond), None)
    # A10.2f: from the inside, where there is a gate; A10.2e: and only a warrior.
    if wall is None or not figure.is_warrior:
        return Refusal("A10.2f", {**args})
    if (wall.gate == "open") != isinstance(action, Close):
        return NOT_POSSIBLE
    rule = why_not(index, seat, figure, wall)
    return Refusal(rule, {**args}) if rule else None


def move(change: ArmageddonChange, seat: Seat, action: Open | Close) -> None:
    field = change.state
    index = field.index
    figure = field.figures[action.figure]
    beyond = index.ground.number[action.field]
    wall = next(wall for wall, to in gates_of(index, figure.field) if to == beyond)
    gate: Gate = "closed" if isinstance(action, Close) else "open"
    works = field.works.with_gate(wall.place, wall.side, gate, field.round)
    change.state = field.but(works=works).changing(figure.but(gate=True))
    change.tell(
        "gate",
        seat=seat,
        figure=figure.id,
        kind=figure.kind,
        field=index.name(figure.field),
        place=action.field,
        result=gate,
    )
