"""Army markers: their names, which of them are free, and which one goes on which tower (G4.4, G25.4)."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.equipment.board import LAND, LANDS_OF
from hexenkessel.games.gods.equipment.pools import MARKERS
from hexenkessel.games.gods.terms import Field, LandName, Marker
from hexenkessel.games.gods.world import COLOURS, DARKLORD, Player
from hexenkessel.kernel.seats import Seat

GREY: Final = "Grey"


def markers_of(seat: Seat) -> tuple[Marker, ...]:
    """All markers of a seat's own colour, ordinary ones first.

    >>> markers_of(0)[-5:]
    ('Red12', 'RedTower', 'RedRuin', 'RedFort', 'RedCitytower')
    """
    colour = COLOURS[seat]
    # G4.4b: sixteen for a Titan player, G4.4c: four of them for towers.
    # G4.4e: sixteen for the Darklord, three of them for Darktowers.
    kinds = MARKERS["darklord" if seat == DARKLORD else "titan"]
    ordinary = [f"{colour}{number}" for number in range(1, kinds.ordinary + 1)]
    return (*ordinary, *[f"{colour}{name}" for name in _numbered(kinds.towers)])


def _numbered(names: tuple[str, ...]) -> list[str]:
    if len(set(names)) == len(names):
        return list(names)
    return [f"{name}{number}" for number, name in enumerate(names, 1)]


def grey_marker(field: Field) -> Marker:
    """The marker of a neutral tower.

    >>> grey_marker("R1")
    'GreyRuin2'
    """
    land = LAND[field]
    return f"{GREY}{land}{LANDS_OF[land].index(field) + 1}"


def is_ordinary(marker: Marker) -> bool:
    """Ruling on G4.4g: tower markers mark garrisons only, all others any army."""
    return marker.rstrip("0123456789") in COLOURS


def free_marker(player: Player) -> Marker | None:
    """The next marker for a new army. G4.4a: no army is without one of its own.

    G4.9a: those in use are not swapped.
    """
    return next((marker for marker in player.markers if is_ordinary(marker)), None)


def tower_marker(player: Player, seat: Seat, land: LandName) -> Marker | None:
    """The free marker with which this player marks a tower land he takes; None if there is none."""
    # G25.4a: a Titan player's own Ruin, Fort or Citytower marker is for such a land;
    # ruling on G4.4g: a Darktower gets his Tower marker, if that is free,
    # ruling on G25.4d: and else, as everything the Darklord takes, any free one.
    own = land if seat == DARKLORD or land != "Darktower" else "Tower"
    name = f"{COLOURS[seat]}{own}"
    fitting = (marker for marker in player.markers if marker.rstrip("0123456789") == name)
    return next(fitting, None) or free_marker(player)
