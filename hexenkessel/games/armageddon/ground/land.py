"""A land as it is written down: great fields with their terrain, and what lies on their edges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from hexenkessel.games.armageddon.terms import SIDES, FieldName, PlaceName, Side, Terrain

SmallField = Annotated[int, msgspec.Meta(ge=1, le=48)]
Column = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Builder = Annotated[int, msgspec.Meta(ge=0, le=6)]  # whose it is; 0: nobody's
Edge = tuple[FieldName, FieldName]
Joint = tuple[PlaceName, PlaceName]

MOST_BUILT: Final = 999  # of each sort


class GreatField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A2.1c: 48 fields. All are of one terrain but for those named."""

    number: Annotated[int, msgspec.Meta(ge=1, le=999)]
    at: tuple[Column, Column]  # which place of the tiling: (1, 0) to the upper right, (0, 1) below
    terrain: Terrain = "lowland"
    fields: Mapping[Terrain, tuple[SmallField, ...]] = {}  # those of another terrain


class BuiltWall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A10.1: a wall on this side of a field, which is its inside; with a loophole unless it has a gate."""

    field: FieldName
    side: Side
    gate: Literal["", "open", "closed"] = ""
    owner: Builder = 0


class TowerGate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A11.1e: on the ground floor."""

    side: Side
    state: Literal["open", "closed"] = "closed"


class BuiltTower(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A11.1: a tower; with two floors a keep. Its walls are not listed among the others."""

    field: FieldName
    owner: Builder = 0
    floors: Literal[1, 2] = 1
    platform: bool = True
    battlements: bool = True
    foundation: bool = False
    stairs: bool = True
    walls: tuple[Side, ...] = SIDES
    gates: tuple[TowerGate, ...] = ()


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A2.1a, A5.1i, A5.1j: the playing surface. Rivers, ramps, bridges and moats lie on edges between two
    fields; what chapters 10, 11 and 15 know besides is left out of a battle without them."""

    great_fields: tuple[GreatField, ...]
    rivers: tuple[Edge, ...] = ()
    ramps: tuple[Edge, ...] = ()
    bridges: tuple[Edge, ...] = ()
    moats: Annotated[tuple[Edge, ...], msgspec.Meta(max_length=MOST_BUILT)] = ()
    walls: Annotated[tuple[BuiltWall, ...], msgspec.Meta(max_length=MOST_BUILT)] = ()
    towers: Annotated[tuple[BuiltTower, ...], msgspec.Meta(max_length=MOST_BUILT)] = ()
    passages: Annotated[tuple[Joint, ...], msgspec.Meta(max_length=MOST_BUILT)] = ()
    transitions: Annotated[tuple[Joint, ...], msgspec.Meta(max_length=MOST_BUILT)] = ()  # A11.2h
    streams: Annotated[tuple[tuple[FieldName, Side], ...], msgspec.Meta(max_length=MOST_BUILT)] = ()  # A15.5a
