"""A12.3a, A13.2a: the wooden side walls of tortoises and siege towers.

Sides are told as seen from the front, which is where the device points: 0 is its front, and so on clockwise.
What has been broken or rammed in vain stays with the device when it is turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexenkessel.games.armageddon.chapters.edges import GAITS
from hexenkessel.games.armageddon.chapters.tolls import Gait
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field, Kind
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

WALLED: Final[Mapping[Kind, tuple[int, ...]]] = {
    "tortoise": (1, 2, 4, 5),  # A12.3a: front and back are open
    "siege-tower": (5, 0, 1),  # A13.2a: three that adjoin
}
# A12.2q, A14.3m, A14.3o: what is above them, and with which broken side wall it falls.
COVERS: Final[Mapping[Kind, str]] = {"tortoise": "roof", "siege-tower": "platform"}
BEARS: Final[Mapping[Kind, int]] = {"tortoise": 3, "siege-tower": 2}
# Whom they keep out: not the device itself, which is moved to wherever its sides face; and no other gets to
# them (A12.1k).
WALKERS: Final[tuple[Gait, ...]] = tuple(gait for gait in GAITS if gait != "device")
_BROKEN: Final = "wall-"
_DENT: Final = "dent-"


def place_of(device: Figure, side: Direction) -> int:
    """This side as seen from the front."""
    return (side - device.pole) % 6


def has_wall(device: Figure, side: Direction) -> bool:
    """Does a side wall of it stand there?"""
    place = place_of(device, side)
    return place in WALLED.get(device.kind, ()) and f"{_BROKEN}{place}" not in device.damage


def walls_of(device: Figure) -> list[Direction]:
    """The sides on which its walls stand."""
    return [side for side in range(6) if has_wall(device, side)]


def has_cover(device: Figure) -> bool:
    """Is its roof or its platform still there?"""
    return device.kind in COVERS and COVERS[device.kind] not in device.damage


def walled_at(index: Index, field: Field) -> Figure | None:
    """The tortoise or siege tower on a field: A12.1k, there is never more than one."""
    return next((figure for figure in index.at(field) if figure.kind in WALLED), None)


def dents(device: Figure, side: Direction) -> int:
    """R-A12.2p: in so many rounds this side wall has been rammed in vain."""
    return device.damage.count(f"{_DENT}{place_of(device, side)}")


def dented(device: Figure, side: Direction) -> Figure:
    return device.but(damage=tuple(sorted((*device.damage, f"{_DENT}{place_of(device, side)}"))))


def break_side(change: ArmageddonChange, device: Figure, side: Direction, by: Seat | None) -> None:
    """A12.2q: with the second wall a siege tower's platform falls, with the third a tortoise's roof."""
    damage = tuple(sorted((*device.damage, f"{_BROKEN}{place_of(device, side)}")))
    change.state = change.state.changing(device.but(damage=damage))
    broken = sum(word.startswith(_BROKEN) for word in damage)
    if broken >= BEARS[device.kind]:
        uncover(change, change.state.figures[device.id], "rammed", by)


def uncover(change: ArmageddonChange, device: Figure, cause: str, by: Seat | None) -> None:
    """A12.2q, A14.3m, A14.3o: its roof or platform is gone. R-A12.2q: whoever was on it is dead."""
    if not has_cover(device):
        return
    part = COVERS[device.kind]
    change.state = change.state.changing(device.but(damage=tuple(sorted((*device.damage, part)))))
    _tell(change, "damaged", device, part=part)
    index = change.state.index
    above = device.field + index.ground.size
    for figure in tuple(index.at(above)) if above < index.ground.places else ():
        _tell(change, "destroyed", figure)
        kill(change, figure.id, cause, by)


def _tell(change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
    where = change.state.index.name(figure.field)
    seat = -1 if figure.owner is None else figure.owner
    change.tell(key, seat=seat, figure=figure.id, kind=figure.kind, field=where, **more)
