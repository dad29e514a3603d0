"""12.2, 12.3, 9.5: ramming of gates, of walls, and of the side walls of siege towers and tortoises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.chapters.ch11_towers.castle import castle_beyond
from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import serving, siding
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Batter
from hexenkessel.games.armageddon.chapters.ch12_devices.breaching import break_wall
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.phase import ArmageddonChange, spend_action
from hexenkessel.games.armageddon.rolling import Throw, is_enough, throw
from hexenkessel.games.armageddon.terms import FigureId, Kind, Place, Rule
from hexenkessel.hexes.axial import Direction, opposite
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A12.2k
GATE: Final = 13
TOWER: Final = 1  # so much more for a tower …
KEEP: Final = 2
OUTSIDE: Final = 1  # … and on the outside of a castle
GREAT_CASTLE: Final = 3  # of so many fields
SOLID_WALL: Final = 2  # A12.3j: where there is no gate
SIDE_WALL: Final = 13  # A12.2p

# A12.2i, A12.3i: how many it takes, by the rule that says so.
SERVED_BY: Final[Mapping[Kind, Rule]] = {"ram": "A12.2i", "tortoise": "A12.3i"}
RIDERS: Final = 2  # A9.5a


class Target(NamedTuple):
    """What stands between a field and the next one and can be rammed: a wall, or the side of a device."""

    wall: Wall | None
    device: Figure | None = None
    side: Direction = 0  # of the device

    @property
    def is_gate(self) -> bool:
        return self.wall is not None and bool(self.wall.gate)


def target_of(index: Index, here: Place, to: Place) -> Target | None:
    """A12.2h: from outside; behind an open or broken gate it may be a device."""
    ground = index.ground
    side = ground.direction(here, to)
    if side is None:
        return None
    # A12.2m: an open gate is as no wall, and cannot be rammed.
    if ground.wall_between(here, to) is not None:
        beyond = ground.walls.get((to, opposite(side)))
        # A double wall is broken from this side; a wall whose inside this is cannot be rammed.
        return None if beyond is None else Target(ground.walls.get((here, side), beyond))
    device = siding.walled_at(index, to)
    if device is not None and siding.has_wall(device, opposite(side)):
        return Target(None, device, opposite(side))
    return None


def number_at(*, is_gate: bool, floors: int, outside_of: int, vain: int) -> int:
    """A12.2k, A12.2l, A12.3j: for a gate or a wall of a tower with so many floors (0: of none), on the
    outside of a castle of so many fields, after so many rounds in vain.

    >>> number_at(is_gate=True, floors=2, outside_of=5, vain=0)
    16
    """
    number = GATE if is_gate else GATE + SOLID_WALL
    number += (0, TOWER, KEEP)[min(floors, 2)]
    if outside_of >= GREAT_CASTLE:
        number += OUTSIDE
    # A12.2l, A12.2n: one less for each round in which it was rammed in vain, however long ago.
    return number - vain


def number_of_wall(ground: Ground, wall: Wall) -> int:
    tower, castle = tower_at(ground, wall.place), castle_beyond(ground, wall)
    return number_at(
        is_gate=bool(wall.gate),
        floors=0 if tower is None else tower.floors,
        outside_of=0 if castle is None else castle.size,
        vain=wall.rammed,
    )


def number_of_side(vain: int) -> int:
    return SIDE_WALL - vain


def number_of(index: Index, target: Target) -> int:
    if target.wall is not None:
        return number_of_wall(index.ground, target.wall)
    assert target.device is not None
    # R-A12.2p: like gates.
    return number_of_side(siding.dents(target.device, target.side))


# Who may


def why_not_crew(index: Index, seat: Seat, rammer: Figure, crew: tuple[FigureId, ...]) -> Rule | None:
    if rammer.kind not in ELEPHANTS:
        return serving.why_not_serve(index, seat, rammer, crew, SERVED_BY[rammer.kind])
    # A9.5a: the two ride on its back; it is an action of both.
    for each in crew:
        figure = index.figures[each]
        if figure.owner != seat:
            return "A2.4e"
        if figure.acted:
            return "A2.4i"
        if stiff := index.rules.may_stir(index, figure):
            return stiff
    mounted = all(index.figures[each].on == rammer.id for each in crew)
    return None if mounted and len(set(crew)) == len(crew) == RIDERS else "A9.5a"


def why_not_at(index: Index, seat: Seat, rammer: Figure, to: Place) -> Rule | None:
    """What keeps it from ramming in this direction, whoever serves it."""
    ground, here = index.ground, rammer.field
    is_tortoise = rammer.kind == "tortoise"
    # A12.3i, A12.2q: without its roof a tortoise has no beam to ram with.
    if is_tortoise and not siding.has_cover(rammer):
        return "A12.2q"
    # A12.3f: its front must face the target.
    if is_tortoise and to != ground.around[here][rammer.pole]:
        return "A12.3f"
    # A12.2h: right before it.
    target = target_of(index, here, to)
    if target is None:
        return "A12.2h"
    # A12.2g: a ram breaks gates, a tortoise walls as well. A9.5a: an elephant nothing but gates.
    if not target.is_gate and not is_tortoise and (target.wall is not None or rammer.kind in ELEPHANTS):
        return "A12.2g"
    # A12.2h, A12.2p: with no river or moat between; A12.3n: nor a step in the ground without a ramp.
    is_step = ground.level[here] != ground.level[to] and (here, to) not in ground.ramps
    if (here, to) in ground.rivers or is_step:
        return "A12.3n" if is_tortoise else "A12.2p" if target.device is not None else "A12.2h"
    return _why_not_again(index, seat, target)


def _why_not_again(index: Index, seat: Seat, target: Target) -> Rule | None:
    now, device = index.field.round, target.device
    # A12.2j: one attempt in a round, whatever makes it.
    if target.wall is not None:
        return "A12.2j" if target.wall.tried == now else None
    assert device is not None
    # A2.4ac: nobody rams what is his own or his allies'.
    if device.owner is not None and not index.field.is_enemy(device.owner, seat):
        return "A2.4ac"
    return "A12.2j" if siding.place_of(device, target.side) in device.battered else None


def why_not_batter(index: Index, seat: Seat, action: Batter) -> Refusal | None:
    figures = index.figures
    rammer = figures.get(action.ram)
    if rammer is None or any(each not in figures for each in action.figures) or not action.figures:
        return NOT_POSSIBLE
    # A9.5a: elephants ram where there are rams.
    is_elephant = rammer.kind in ELEPHANTS and "12.2" in index.rules.sections
    if rammer.kind not in SERVED_BY and not is_elephant:
        return NOT_POSSIBLE
    to = index.ground.number.get(action.field, NOWHERE)
    rule = why_not_crew(index, seat, rammer, action.figures) or (
        "A12.2h" if to == NOWHERE else why_not_at(index, seat, rammer, to)
    )
    return Refusal(rule, {"figure": rammer.id, "field": action.field}) if rule else None


def listed(index: Index, seat: Seat, kinds: frozenset[Kind]) -> Iterator[Batter]:
    for rammer in index.figures.values():
        if rammer.kind in kinds:
            fields = [
                to for to in index.ground.neighbours[rammer.field] if not why_not_at(index, seat, rammer, to)
            ]
            for crew in _crews(index, seat, rammer) if fields else ():
                yield from (Batter(rammer.id, crew, index.name(to)) for to in fields)


def _crews(index: Index, seat: Seat, rammer: Figure) -> Iterator[tuple[FigureId, ...]]:
    if rammer.kind not in ELEPHANTS:
        yield from serving.crews(index, seat, rammer)
        return
    riders = tuple(each.id for each in index.riders.get(rammer.id, ()))
    if riders and not why_not_crew(index, seat, rammer, riders):
        yield riders


# What comes of it


def batter(change: ArmageddonChange, seat: Seat, action: Batter) -> None:
    index = change.state.index
    rammer = index.figures[action.ram]
    target = target_of(index, rammer.field, index.ground.number[action.field])
    assert target is not None, "what is not there cannot be rammed"
    if rammer.kind in ELEPHANTS:
        spend_action(change, *(index.figures[each] for each in action.figures))
    else:
        serving.serve(change, rammer, action.figures)
    number = number_of(index, target)
    roll = throw(change, Throw("ramming", seat, rammer.id, rammer.field))
    is_broken = is_enough(index, roll, number)
    change.tell(
        "bashed",
        seat=seat,
        figure=rammer.id,
        kind=rammer.kind,
        field=index.name(rammer.field),
        place=action.field,
        what="gate" if target.is_gate else "wall" if target.wall else "side",
        roll=roll,
        number=number,
        result="broken" if is_broken else "stands",
    )
    _mark(change, target)
    if is_broken:
        _break(change, target, seat)
    else:
        _wear(change, target)


def _mark(change: ArmageddonChange, target: Target) -> None:
    """A12.2j: for this round that was it."""
    if target.wall is not None:
        wall = target.wall.but(tried=change.state.round)
        change.state = change.state.but(works=change.state.works.with_wall(wall))
    elif target.device is not None:
        device = change.state.figures[target.device.id]
        place = siding.place_of(device, target.side)
        change.state = change.state.changing(device.but(battered=(*device.battered, place)))


def _break(change: ArmageddonChange, target: Target, by: Seat) -> None:
    if target.device is not None:
        siding.break_side(change, change.state.figures[target.device.id], target.side, by)
    elif target.wall is not None and target.wall.gate:
        # R-A12.2o: it is open and never closed again.
        wall, now = target.wall, change.state.round
        change.state = change.state.but(
            works=change.state.works.with_gate(wall.place, wall.side, "broken", now)
        )
    elif target.wall is not None:
        break_wall(change, target.wall, by)


def _wear(change: ArmageddonChange, target: Target) -> None:
    """A12.2l: next time it needs one less."""
    if target.device is not None:
        device = change.state.figures[target.device.id]
        change.state = change.state.changing(siding.dented(device, target.side))
    elif target.wall is not None:
        wall = change.state.works.wall(target.wall.place, target.wall.side)
        assert wall is not None
        change.state = change.state.but(works=change.state.works.with_wall(wall.but(rammed=wall.rammed + 1)))
