"""A land as it is written down: great fields with their terrain, and what lies on their edges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from hexenkessel.games.armageddon.terms import FieldName, Terrain

SmallField = Annotated[int, msgspec.Meta(ge=1, le=48)]
Place = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Edge = tuple[FieldName, FieldName]


class GreatField(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A2.1c: 48 fields. All are of one terrain but for those named."""

    number: Annotated[int, msgspec.Meta(ge=1, le=999)]
    at: tuple[Place, Place]  # which place of the tiling: (1, 0) to the upper right, (0, 1) below
    terrain: Terrain = "lowland"
    fields: Mapping[Terrain, tuple[SmallField, ...]] = {}  # those of another terrain


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A2.1a, A5.1i, A5.1j: the playing surface. Rivers, ramps and bridges lie on edges between two fields."""

    great_fields: tuple[GreatField, ...]
    rivers: tuple[Edge, ...] = ()
    ramps: tuple[Edge, ...] = ()
    bridges: tuple[Edge, ...] = ()
