"""The board: 230 fields of 21 land types, and the symbols between them (G2.1, G8.5, G8.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.terms import PACKAGE, Battlefield, EntrySide, Field, LandName
from hexenkessel.kernel.data import DataError, read_data
from hexenkessel.legions.board import ANY_SIDE, Board, Exit

FILE: Final = "board.json"

LandKind: TypeAlias = Literal["land", "dark", "sea", "tower", "centre", "whirl"]

CITY: Final = "City"
DUNGEON: Final = "Dungeon"


class ExitFigures(msgspec.Struct, frozen=True, array_like=True):
    """A symbol that points out of a field; ``entry`` is the side of the battlefield it leads to."""

    neighbour: Field
    # G8.5a: four symbols exist.
    sign: Literal["block", "arch", "arrow", "triple"]
    entry: EntrySide | None


class LandType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land type, or one of City, Dungeon and Whirl."""

    name: LandName
    kind: LandKind
    battlefield: Battlefield | None


class FieldType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field: where it is drawn (the angle in degrees, clockwise from the top), and where it leads."""

    id: Field
    land: LandName
    labelled: bool
    radius: float
    angle: float
    exits: tuple[ExitFigures, ...]


class BoardFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of fields as a whole."""

    lands: tuple[LandType, ...]
    gates: dict[Field, tuple[Field, ...]]
    first_exits: dict[Field, Field]
    fields: tuple[FieldType, ...]


def check_board(board: BoardFigures) -> None:
    """Raise DataError unless the fields form a board the rules can be played on."""
    lands = {land.name: land for land in board.lands}
    fields = {field.id: field for field in board.fields}
    if len(fields) != len(board.fields) or len(lands) != len(board.lands):
        raise DataError(FILE, "fields", "a name occurs twice")
    # G2.1a: hundreds of fields, here 230. G2.1b: 21 land types, G2.1c: each with a name of its own.
    if sum(land.kind not in ("centre", "whirl") for land in board.lands) != 21:
        raise DataError(FILE, "lands", "21 land types expected, and City, Dungeon and Whirl")
    found = Counter(field.land for field in board.fields)
    if found.keys() != lands.keys():
        raise DataError(FILE, "lands", "a land without fields, or fields of no land")
    for name, land in lands.items():
        # G8.6a: City and Dungeon lie in the centre. G8.6i: they are one field each.
        # G5.4c: there are three lands of each kind of tower.
        expected = {"centre": 1, "tower": 3, "whirl": 3}.get(land.kind, found[name])
        if found[name] != expected:
            raise DataError(FILE, name, f"{found[name]} fields instead of {expected}")
    for field in board.fields:
        _check_exits(fields, lands, field)
    _check_centre(board, fields)


def _check_exits(
    fields: Mapping[Field, FieldType], lands: Mapping[LandName, LandType], field: FieldType
) -> None:
    kind = lands[field.land].kind
    if len({way.neighbour for way in field.exits}) != len(field.exits):
        raise DataError(FILE, field.id, "two symbols lead to the same field")
    signs = Counter(way.sign for way in field.exits)
    if signs["triple"] > 1 or (kind != "centre" and not signs["triple"] and not signs["arrow"]):
        raise DataError(FILE, field.id, "who passes needs one triple arrow or arrows")
    # Teleports take any of them for any other, so towers and Whirls may have nothing but arrows.
    if kind in ("tower", "whirl") and signs["arrow"] != len(field.exits):
        raise DataError(FILE, field.id, "only arrows lead out of tower lands and Whirls")
    if field.labelled and (kind in ("tower", "centre", "whirl")):
        raise DataError(FILE, field.id, "no Creature can be recruited there")
    for way in field.exits:
        to = fields.get(way.neighbour)
        if to is None:
            raise DataError(FILE, field.id, f"leads to {way.neighbour}, which is no field")
        # G11.2c: the side over which an attacker comes belongs to the way he takes; in towers and on the
        # Coast it is always the same, and in the centre and in Whirls there is none.
        land = lands[to.land]
        allowed: tuple[EntrySide | None, ...] = (1, 3, 5)
        if land.kind in ("centre", "whirl"):
            allowed = (None,)
        elif land.kind == "tower" or land.name == "Coast":
            allowed = (3,)
        if way.entry not in allowed:
            raise DataError(FILE, field.id, f"side {way.entry} of {way.neighbour} cannot be entered")


def _check_centre(board: BoardFigures, fields: Mapping[Field, FieldType]) -> None:
    for centre, gate_land in ((CITY, "Citytower"), (DUNGEON, "Darktower")):
        gates = {field.id for field in board.fields if field.land == gate_land}
        entries = {field.id for field in board.fields for way in field.exits if way.neighbour == centre}
        # G8.6b: the City is entered only over a Citytower, the Dungeon only over a Darktower;
        # G5.7g: these are their gates, G5.7f: and nothing leads from one to the other.
        if entries != gates or set(board.gates[centre]) != gates or fields[centre].exits:
            raise DataError(FILE, centre, f"exactly the lands {gate_land} are its gates, both ways")
    towers = {field.id for field in board.fields if field.land == "Tower"}
    exits = board.first_exits
    if exits.keys() != towers or sorted(exits.values()) != sorted(board.gates[CITY]):
        raise DataError(FILE, "first_exits", "each Tower has a Citytower of its own")


def _read_board() -> BoardFigures:
    board = read_data(PACKAGE, FILE, BoardFigures)
    check_board(board)
    return board


BOARD: Final[BoardFigures] = _read_board()

FIELDS: Final[Mapping[Field, FieldType]] = MappingProxyType({field.id: field for field in BOARD.fields})

LANDS: Final[Mapping[LandName, LandType]] = MappingProxyType({land.name: land for land in BOARD.lands})

LAND: Final[Mapping[Field, LandName]] = MappingProxyType({id: field.land for id, field in FIELDS.items()})

LANDS_OF: Final[Mapping[LandName, tuple[Field, ...]]] = MappingProxyType(
    {name: tuple(id for id, land in LAND.items() if land == name) for name in LANDS}
)
"""The fields of each land."""

TOWER_LANDS: Final = frozenset(name for name, land in LANDS.items() if land.kind == "tower")
BATTLEFIELDS: Final = frozenset(land.battlefield for land in LANDS.values() if land.battlefield)

TOWERS: Final = frozenset(id for id, land in LAND.items() if land in TOWER_LANDS)
CENTRE: Final = frozenset({CITY, DUNGEON})
CITYTOWERS: Final = frozenset(LANDS_OF["Citytower"])
WHIRLS: Final = frozenset(LANDS_OF["Whirl"])
SEA: Final = frozenset(LANDS_OF["Sea"])
COAST: Final = frozenset(LANDS_OF["Coast"])

GATES: Final[Mapping[Field, tuple[Field, ...]]] = MappingProxyType(BOARD.gates)
"""The tower lands over which one comes into City and Dungeon, and out of them."""

# G5.8a: from the Darktower nearest to the own Tower the next Citytower clockwise is the one to leave over
# in the first round.
FIRST_EXITS: Final[Mapping[Field, Field]] = MappingProxyType(BOARD.first_exits)

# G8.5b: a symbol can be followed only in the direction in which it points.
# G8.5c: fields without a symbol between them are not connected.
# G2.1d: so these exits are all there is.
EXITS: Final[Board[Field]] = MappingProxyType(
    {
        id: tuple(Exit(way.neighbour, way.sign, way.entry or ANY_SIDE) for way in field.exits)
        for id, field in FIELDS.items()
    }
)


def is_tower(field: Field) -> bool:
    return field in TOWERS


def is_labelled(field: Field) -> bool:
    return FIELDS[field].labelled


def battlefield(field: Field) -> Battlefield | None:
    """Where a combat on this field is fought; None on a Whirl, where there is none.

    >>> battlefield("City"), battlefield("E0.0"), battlefield("D0.7")
    ('Skycastle', 'Coast', 'Desert')
    """
    # G10.2e: the City is fought on the Skycastle, the Dungeon on the Darkland; a Sea field on the Coast.
    return LANDS[LAND[field]].battlefield


def entry_sides(field: Field) -> tuple[EntrySide, ...]:
    """The sides among which an attacker chooses who teleports into this field, or challenges in it."""
    # G11.5a: any, except in tower lands and on the Coast; a combat on Sea is one on the Coast.
    is_fixed = field in TOWERS or field in COAST or field in SEA
    return (3,) if is_fixed else (1, 3, 5)
