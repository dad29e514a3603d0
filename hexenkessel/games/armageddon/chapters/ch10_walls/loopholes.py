"""10.3: arrows through loopholes and open gates, and over walls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.chapters.ch04_bow import shooting
from hexenkessel.games.armageddon.chapters.ch05_terrain import sight
from hexenkessel.games.armageddon.chapters.ch10_walls.actions import ShootThrough
from hexenkessel.games.armageddon.field import Loophole
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Rim
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.terms import SIDES, Item, Place, Rule
from hexenkessel.hexes.axial import neighbours, opposite
from hexenkessel.hexes.sight import Crossed, edges_to
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

COVER: Final = 1  # A10.3g, A18.5c: behind a loophole or gate


class Flight(NamedTuple):
    """One way of an arrow past what stands on edges: the walls through whose openings it goes."""

    loopholes: tuple[Rim, ...]
    gates: tuple[Rim, ...]


def wall_of(ground: Ground, place: Place, rim: Rim) -> Wall | None:
    """What stands on this rim before who is on this place of its field, on his own floor."""
    field, side = rim
    return ground.walls.get((place, side)) if ground.field_of(place) == field else None


def has_loophole(ground: Ground, wall: Wall | None) -> bool:
    # A10.1b, A10.2b: a wall with a gate has none. A10.3i: nor has a double wall.
    return wall is not None and not wall.gate and ground.touching(wall.place, wall.side) is None


def lets_through(index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
    """Does this wall have a loophole for this arrow? None: it is none of the walls of this chapter."""
    ground = index.ground
    wall = wall_of(ground, bow.field, rim) or wall_of(ground, target.field, rim)
    return None if wall is None else has_loophole(ground, wall) and is_open_to(index, bow, target, rim)


def is_open_to(index: Index, bow: Figure, target: Figure, rim: Rim) -> bool:
    """Of a loophole: may this arrow fly through it?"""
    field, side = rim
    # A10.3c: from the inside one shoots as if there were no wall.
    if index.ground.field_of(bow.field) == field:
        return True
    # A10.3e: from the outside only where an enemy has shot out, and only at his field.
    return index.ground.field_of(target.field) == field and any(
        (each.place, each.side) == (target.field, side) and index.field.is_enemy(each.seat, bow.owner)
        for each in index.field.loopholes
    )


def why_not_aim(index: Index, bow: Figure, target: Figure) -> Rule | None:
    ground = index.ground
    if not ground.walls:
        return None
    # A10.3d: through an open gate not at the next field.
    if ground.distance(bow.field, target.field) == 1:
        side = ground.direction(bow.field, target.field)
        if side is not None and _open_gate(ground.walls, (bow.field, side), (target.field, opposite(side))):
            return "A10.3d"
    if not ground.edge_tops or sight.sees(index, bow, target):
        return None
    # Is it a wall that is in the way, and not a hill or a forest?
    line = _line(index, bow, target)
    if line.cut.fields or (line.left.fields and line.right.fields):
        return None
    walls = [rim for met in line for rim, _ in met.rims if rim in ground.walls]
    if not walls:
        return None
    # A10.3b: a wall is an obstacle; A10.3e: even its loophole, from the outside.
    is_loophole = any(has_loophole(ground, wall_of(ground, target.field, rim)) for rim in walls)
    return "A10.3e" if is_loophole else "A10.3b"


def _open_gate(walls: dict[Rim, Wall], *rims: Rim) -> bool:
    return any(rim in walls and not walls[rim].stands for rim in rims)


def _line(index: Index, bow: Figure, target: Figure) -> sight.Sightline:
    level = index.rules.level
    start, end = level(index, bow), level(index, target)
    return sight.sightline(index.ground, bow.field, target.field, start, end, index.obstacles)


def flights(index: Index, bow: Figure, target: Figure) -> list[Flight]:
    """R-A10.3b: where the line passes between two edges it goes through the one or the other, as the shooter
    likes it: the best for him comes first."""
    line = _line(index, bow, target)
    gates_cut, gates_left, gates_right = _gates(index, bow, target)

    cut, left, right = (tuple(rim for rim, _ in met.rims) for met in line)

    def is_open(rims: Iterable[Rim]) -> bool:
        return all(index.rules.opening_in(index, bow, target, rim) for rim in rims)

    if line.cut.fields or not is_open(cut):
        return []
    found = [
        Flight((*cut, *rims), (*gates_cut, *gates))
        for hills, rims, gates in (
            (line.left.fields, left, gates_left),
            (line.right.fields, right, gates_right),
        )
        if not hills and is_open(rims)
    ]
    return sorted(
        dict.fromkeys(found),
        key=lambda flight: (_covers(index, flight, target), len(flight.loopholes), flight),
    )


def _gates(index: Index, bow: Figure, target: Figure) -> tuple[tuple[Rim, ...], ...]:
    """The open gates whose walls reach up to the line: on it, left and right of it."""
    edges, walls = edges_to(_offset(index, bow, target)), index.ground.walls
    level = index.rules.level
    start, end = level(index, bow), level(index, target)

    def gates(met: Iterable[Crossed]) -> Iterator[Rim]:
        for edge in met:
            for rim in _sides_of(index, bow, edge):
                if _open_gate(walls, rim):
                    top = index.ground.level[rim[0]] + 1  # A10.1a
                    if sight.edge_rises_above(top, edge, start, end):
                        yield rim

    return tuple(gates(edges.cut)), tuple(gates(edges.left)), tuple(gates(edges.right))


def _offset(index: Index, bow: Figure, target: Figure) -> tuple[int, int]:
    (q, r), (to_q, to_r) = index.ground.cells[bow.field], index.ground.cells[target.field]
    return to_q - q, to_r - r


def _sides_of(index: Index, bow: Figure, edge: Crossed) -> Iterator[Rim]:
    q, r = index.ground.cells[bow.field]
    beyond = neighbours(edge.cell)[edge.direction]
    for (dq, dr), side in ((edge.cell, edge.direction), (beyond, opposite(edge.direction))):
        yield index.ground.at.get((q + dq, r + dr), NOWHERE), side


def _is_before(index: Index, place: Place, rim: Rim) -> bool:
    """Does what stands on this rim stand before who is on this place? A wall of his own floor does, and the
    side of a device on the ground."""
    is_device = rim in index.obstacles.rims and rim[0] == place
    return is_device or wall_of(index.ground, place, rim) is not None


def _covers(index: Index, flight: Flight, target: Figure) -> bool:
    # A10.3g: who stands inside is covered. A10.3h: outside nobody is.
    return any(_is_before(index, target.field, rim) for rim in (*flight.loopholes, *flight.gates))


def cover(index: Index, bow: Figure, target: Figure) -> Iterator[Item]:
    """A10.3g: against shots through a loophole or an open gate."""
    if not index.ground.walls:
        return
    best = next(iter(flights(index, bow, target)), None)
    if best is not None and _covers(index, best, target):
        is_loophole = any(_is_before(index, target.field, rim) for rim in best.loopholes)
        yield ("loophole" if is_loophole else "gate", COVER)


# Who has shot out


def own(index: Index, flight: Flight, bow: Figure) -> list[Rim]:
    """The loopholes before the bow that the arrow goes through, by his own place."""
    rims = ((bow.field, rim[1]) for rim in flight.loopholes if _is_before(index, bow.field, rim))
    return [rim for rim in rims if not _open_gate(index.ground.walls, rim)]


def expose(change: ArmageddonChange, bow: Figure, target: Figure, side: int | None = None) -> None:
    """A10.3e: the loophole through which he shoots can be answered; R-A10.3b: if there are two, the named."""
    index = change.state.index
    if bow.owner is None or not (index.ground.walls or index.obstacles.rims):
        return
    ways = [own(index, flight, bow) for flight in flights(index, bow, target)]
    if side is not None:
        ways = [rims for rims in ways if (bow.field, side) in rims]
    known = change.state.loopholes
    new = [Loophole(*rim, bow.owner) for rim in (ways[0] if ways else ())]
    if fresh := [each for each in new if each not in known]:
        change.state = change.state.but(loopholes=(*known, *fresh))


# Who names the loophole


def _choices(index: Index, bow: Figure, target: Figure) -> list[int]:
    """R-A10.3b: the sides of the loopholes of his own field, if he may choose between several."""
    sides = {side: None for flight in flights(index, bow, target) for _, side in own(index, flight, bow)}
    return list(sides) if len(sides) > 1 else []


def listed(index: Index, seat: Seat) -> Iterator[ShootThrough]:
    fields = {wall.place for wall in index.field.works.walls if not wall.gate}
    fields |= {field for field, _ in index.obstacles.rims}
    for place in sorted(fields & index.on_field.keys()):
        for bow in index.at(place):
            if bow.kind == "bow" and bow.owner == seat:
                for target in shooting.targets_of(index, bow):
                    for side in _choices(index, bow, target):
                        yield ShootThrough(bow.id, target.id, SIDES[side])


def why_not_shoot_through(index: Index, seat: Seat, action: ShootThrough) -> Refusal | None:
    if refusal := shooting.why_not_shoot(index, seat, action.bow, action.target):
        return refusal
    bow, target = index.figures[action.bow], index.figures[action.target]
    is_one = SIDES.index(action.side) in _choices(index, bow, target)
    return None if is_one else Refusal("A10.3b", {"figure": bow.id})


def shoot_through(change: ArmageddonChange, action: ShootThrough) -> None:
    bow, target = change.state.figures[action.bow], change.state.figures[action.target]
    expose(change, bow, target, SIDES.index(action.side))
    shooting.shoot(change, bow, target)
