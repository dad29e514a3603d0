"""The board as text: its rings field by field, who stands there, and where the symbols lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hexenkessel.games.gods.equipment.board import CENTRE, EXITS, FIELDS, GATES, LAND, TOWERS, WHIRLS
from hexenkessel.games.gods.terms import Field
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import colour, field_name, folded
from hexenkessel.games.gods.world import NOBODY
from hexenkessel.legions.board import Sign

_CELL: Final = 19
_SIGNS: Final[Mapping[Sign, str]] = {"none": "", "arrow": ">", "triple": "»", "arch": ")", "block": "]"}
_KEY: Final = (
    "Signs lead out of a field:  > arrow  » triple arrow  ) semicircle  ] rectangle. "
    "An army starts over the rectangle, if there is one, else over any sign. "
    "Then it follows the triple arrow, or any arrow."
)
_RINGS: Final = {
    "B": "First ring",
    "C": "Second ring",
    "D": "Third ring",
    "E": "Sea and Coast",
    "X": "Between the rings (no recruiting)",
    "W": "Whirls",
}


def draw_board(view: GodsView, width: int) -> str:
    standing = _standing(view)
    lines = ["In the centre"]
    for field in sorted(CENTRE):
        lines += folded(f"{field}: {standing.get(field, 'nobody')}", width, len(field) + 2)
    lines += ["Towers", *_towers(view, standing, width)]
    for ring, name in _RINGS.items():
        fields = [field for field in FIELDS if field[0] == ring and field not in TOWERS | CENTRE]
        lines += [name, *_cells([_cell(field, standing) for field in fields], width)]
    return "\n".join(lines)


def _cells(cells: list[str], width: int) -> Iterator[str]:
    """In columns; where many stand together they take the room of two or more."""
    line = ""
    for cell in cells:
        if len(line) + len(cell) > width:
            yield line.rstrip()
            line = ""
        line += cell.ljust(-(-(len(cell) + 2) // _CELL) * _CELL)
    if line:
        yield line.rstrip()


def _cell(field: Field, standing: Mapping[Field, str]) -> str:
    return f"{field} {LAND[field][:4]} {standing.get(field, '')}".rstrip()


def _towers(view: GodsView, standing: Mapping[Field, str], width: int) -> Iterator[str]:
    cells = []
    for field, tower in sorted(view.towers.items()):
        holder = "nobody" if tower.owner == NOBODY else colour(tower.owner)
        cells.append(f"{field} {holder}{'' if field in standing else ', empty'}")
    yield from _cells(cells, width)


def _standing(view: GodsView) -> dict[Field, str]:
    found: dict[Field, list[str]] = {}
    for marker, army in view.armies.items():
        found.setdefault(army.field, []).append(marker)
    return {field: " ".join(markers) for field, markers in found.items()}


def draw_ways(view: GodsView, width: int) -> str:
    """Where the signs lead from the fields of the observer's armies, two fields far."""
    lines = []
    fields = {army.field for _, army in view.armies_of(view.observer if view.observer is not None else 0)}
    for field in sorted(fields - TOWERS):
        lines += folded(f"{field_name(field)}: {_exits(field, deep=True)}", width, 5)
    return "\n".join([*lines, *folded(_KEY, width, 0)])


def _exits(field: Field, *, deep: bool) -> str:
    if field in CENTRE:
        return f"over {', '.join(GATES[field])}"
    ways = []
    for exit_ in EXITS[field]:
        on = ""
        if deep and exit_.neighbour not in CENTRE | WHIRLS:
            on = f" ({_exits(exit_.neighbour, deep=False)})"
        ways.append(f"{_SIGNS[exit_.sign]}{field_name(exit_.neighbour)}{on}")
    return "  ".join(ways)
