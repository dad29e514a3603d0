"""17.2: a gate that moves by a spell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal

from hexenkessel.games.armageddon.chapters.ch11_towers.castle import castle_beyond
from hexenkessel.games.armageddon.chapters.ch17_magic import aiming, lasting
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SpellName, gate_units
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.terms import Field, Place, Rule
from hexenkessel.hexes.axial import Direction, opposite
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

WORD: Final[SpellName] = "move-gate"
MOVED = {"open": "closed", "closed": "open"}  # A12.2o: a broken one stays as it is


def gate_between(index: Index, one: Place, other: Place) -> Wall | None:
    """The gate on the edge of two places, the one of the first if both have one."""
    side = index.ground.direction(one, other)
    if side is None:
        return None
    for place, there in ((one, side), (other, opposite(side))):
        wall = index.ground.walls.get((place, there))
        if wall is not None and wall.gate in MOVED:
            return wall
    return None


def why_not(index: Index, magician: Figure, fields: Sequence[Field]) -> Rule | None:
    if len(fields) % 2:
        return "A17.2ba"
    pairs = aiming.field_pairs(fields)
    gates = [gate_between(index, one, other) for one, other in pairs]
    # A17.2ba: gates that can be moved, each once.
    if None in gates or len(set(gates)) < len(gates):
        return "A17.2ba"
    return aiming.why_too_far(index, magician, WORD, [gate.place for gate in gates if gate is not None])


def units(index: Index, fields: Sequence[Field]) -> int:
    gates = [gate_between(index, one, other) for one, other in aiming.field_pairs(fields)]
    return sum(_units(index, gate) for gate in gates if gate is not None)


def _units(index: Index, gate: Wall) -> int:
    tower = index.ground.towers.get(index.ground.field_of(gate.place))
    castle = castle_beyond(index.ground, gate)
    sort: Literal["wall", "tower", "keep"] = (
        "wall" if tower is None else "keep" if tower.floors > 1 else "tower"
    )
    return gate_units(sort, castle is not None, castle.size if castle is not None else 0)


def targets(index: Index, magician: Figure) -> Iterator[tuple[Field, ...]]:
    for wall in index.ground.walls.values():
        beside = index.ground.beside(wall.place, wall.side)
        pair = (wall.place, beside)
        if wall.gate in MOVED and beside != NOWHERE and why_not(index, magician, pair) is None:
            yield pair


def move(change: ArmageddonChange, seat: Seat, fields: Sequence[Field]) -> None:
    """A17.3c: it stays as it is then. A17.2bb: and for a round only another spell moves it."""
    for one, other in aiming.field_pairs(fields):
        gate = gate_between(change.state.index, one, other)
        if gate is None:
            continue
        works = change.state.works.with_wall(gate.but(gate=MOVED[gate.gate]))
        change.state = change.state.but(works=works)
        change.tell(
            "gate-moved",
            seat=seat,
            field=change.state.index.name(one),
            place=change.state.index.name(other),
            result=MOVED[gate.gate],
        )
        lasting.add(change, Lasting(WORD, seat, edges=((gate.place, other if gate.place == one else one),)))


def is_held(index: Index, place: Place, side: Direction) -> bool:
    """A17.2bb: has a spell moved this gate within a round?"""
    edge = (place, index.ground.beside(place, side))
    return any(each.word == WORD and edge in each.edges for each in index.field.magic.lasting)
