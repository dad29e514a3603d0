"""The battlefield as text: a field is its name and ground, then who stands there, then its edges below."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from hexenkessel.games.armageddon.chapters.ch15_ships.hull import LONG, fields_of
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Kind, Soil
from hexenkessel.hexes.axial import opposite
from hexenkessel.hexes.sheet import Sheet

LETTERS: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        "axe": "a",
        "lance": "l",
        "sword": "s",
        "bow": "b",
        "champion": "C",
        "hero": "H",
        "light-horse": "h",
        "heavy-horse": "k",
        "light-chariot-horse": "t",
        "heavy-chariot-horse": "T",
        "wagon": "W",
        "elephant": "E",
        "mammoth": "M",
        "ram": "r",
        "tortoise": "o",
        "longship": "L",
        "sailing-ship": "S",
        "raft": "R",
        "dragon": "d",
        "griffin": "g",
        "troll": "N",
        "desert-dwarf": "n",
        "sea-serpent": "Q",
        "giant": "G",
        "siren": "J",
        "volcano": "V",
        "rider-of-darkness": "D",
        "magician": "Z",
        "mortal-magician": "z",
    }
)
GROUND: Final[Mapping[Soil, str]] = MappingProxyType(
    {
        "lowland": ".",
        "highland": "^",
        "mountain": "^^",
        "forest": "f",
        "swamp": "w",
        "desert": "d",
        "highland-desert": "^d",
        "ice-lowland": "i",
        "ice-highland": "^i",
        "ice-mountain": "^^i",
        "water": "~~",
        "peaks": "##",
    }
)
# By the gate of a wall.
_GATES: Final = MappingProxyType({"": "|", "closed": "#", "open": ":", "broken": ":"})
_WALLS: Final = MappingProxyType({"": "wall", "closed": "closed gate", "open": "open gate"})
_WIDTHS: Final = (8, 6, 4)  # columns of a field: the first that fits
_NAMED: Final = 6  # so wide that a name finds room
_HIGH: Final = 3  # lines of a field; where no edge is anything but an edge, one less


def draw_map(field: Battlefield, width: int) -> str:
    """As wide as there is room; in fields too narrow for their names only ground and figures are shown."""
    ground = field.index.ground
    columns = [2 * q + r for q, r in ground.cells]
    rows = [r for _, r in ground.cells]
    left, top = min(columns), min(rows)
    span = max(columns) - left + 2
    high = _HIGH if ground.rivers or ground.bridges or ground.ramps or ground.walls else _HIGH - 1
    wide = next((one for one in _WIDTHS if span * one // 2 <= width), _WIDTHS[-1])
    sheet = Sheet(width, (max(rows) - top + 1) * high)
    there: dict[Field, list[Figure]] = {}
    for figure in field.figures.values():
        fields = fields_of(ground, figure) if figure.kind in LONG else (ground.field_of(figure.field),)
        for each in fields:
            there.setdefault(each, []).append(figure)
    for number in range(ground.size):
        column, row = (columns[number] - left) * wide // 2, (rows[number] - top) * high
        ground_sign = GROUND[ground.terrain[number]]
        name = _name(ground, number) if wide >= _NAMED else ""
        sheet.write(column, row, f"{name}{ground_sign:>{wide - 1 - len(name)}}"[: wide - 1])
        sheet.write(column, row + 1, _men(there.get(number, []), wide - 1))
        for place, below, sign in _edges(ground, number, wide):
            sheet.write(column + place, row + below, sign)
    lines = sheet.lines
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join([*lines, *textwrap.wrap(_legend(field, ground), width)])


def _name(ground: Ground, number: Field) -> str:
    """Without the great field where there is only one."""
    name = ground.names[number]
    return name if len(ground.land.great_fields) > 1 else name.partition("/")[2]


def _men(figures: list[Figure], room: int) -> str:
    """Each player's number and the letters of what he has there; how many where letters find no room."""
    parts: dict[str, str] = {}
    for figure in figures:
        owner = "-" if figure.owner is None else str(figure.owner + 1)
        parts[owner] = parts.get(owner, "") + LETTERS.get(figure.kind, "?")
    whole = "".join(owner + letters for owner, letters in parts.items())
    if len(whole) <= room:
        return whole
    return "".join(f"{owner}x{len(letters)}" for owner, letters in parts.items())[:room]


def _edges(ground: Ground, number: Field, wide: int) -> Iterator[tuple[int, int, str]]:
    """What lies to the east, the south-east and the south-west: where it is drawn, and its sign."""
    for direction, place, below in ((0, wide - 1, 1), (1, wide * 3 // 4 - 1, 2), (2, wide // 4 - 1, 2)):
        edge = (number, ground.around[number][direction])
        if wall := _wall(ground, *edge):
            yield place, below, wall
        elif edge in ground.bridges:
            yield place, below, "="
        elif edge in ground.rivers:
            yield place, below, "~"
        elif edge in ground.ramps:
            yield place, below, "/"


def _wall(ground: Ground, one: Field, other: Field) -> str:
    """The sign of what stands there; nothing if nothing does."""
    if not ground.walls or other == NOWHERE:
        return ""
    side = ground.around[one].index(other)
    walls = [ground.walls.get((one, side)), ground.walls.get((other, opposite(side)))]
    return "".join(_GATES[wall.gate] for wall in walls if wall is not None)[:1]


def _legend(field: Battlefield, ground: Ground) -> str:
    """Only what is there."""
    kinds = {figure.kind for figure in field.figures.values()}
    words = [f"{letter} {kind}" for kind, letter in LETTERS.items() if kind in kinds]
    words += [
        f"{sign} {kind}" for kind, sign in GROUND.items() if kind in ground.terrain and kind != "lowland"
    ]
    signs = (("~ river", ground.rivers), ("= bridge", ground.bridges), ("/ ramp", ground.ramps))
    words += [sign for sign, edges in signs if edges]
    gates = {wall.gate for wall in ground.walls.values()}
    words += [f"{_GATES[gate]} {word}" for gate, word in _WALLS.items() if gate in gates]
    return "A number is a player. " + ", ".join(words) + "."
