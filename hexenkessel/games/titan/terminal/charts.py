"""The caretaker's stacks, and what can be mustered where."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.characters import CHARACTERS, value
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.words import figures, folded

_COLUMNS: Final = 2
_COLUMN: Final = 40
_MARGIN: Final = 11  # of what can be mustered in a terrain


def draw_stacks(view: TitanView) -> str:
    """Every kind with its figures, its worth, and how many are left, the strongest first."""
    kinds = sorted(view.stacks, key=lambda name: (-value(name), name))
    cells = [
        f"{name:9} {figures(name):16} {value(name):2}p {view.stacks[name]:2} of {CHARACTERS[name].count:2}"
        for name in kinds
    ]
    rows = -(-len(cells) // _COLUMNS)
    lines = ["".join(f"{cell:{_COLUMN}}" for cell in cells[row::rows]).rstrip() for row in range(rows)]
    key = "power-skill, abilities, points for slaying it, how many are left to muster"
    return "\n".join([*lines, f"({key})"])


def draw_charts(view: TitanView, width: int) -> str:
    """Each terrain's Creatures from weakest to strongest, with the number of the weaker that it takes."""
    charts = view.options.charts
    lines = []
    for terrain, chain in charts.chains.items():
        steps = "".join(f" -{step.needed}> {step.name}" if step.needed else step.name for step in chain)
        lines += folded(f"{terrain:{_MARGIN}}{steps}", width, _MARGIN)
    tower = " or ".join(charts.tower_creatures)
    lines.append(f"{'Tower':{_MARGIN}}anybody: {tower};")
    lines.append(f"{'':{_MARGIN}}a Titan or Warlock: Warlock;")
    lines.append(f"{'':{_MARGIN}}three Creatures alike, or a Guardian: Guardian")
    key = (
        "(-2> means that two of the weaker kind muster the stronger one; "
        "each also musters its own kind and all weaker ones to its left)"
    )
    return "\n".join([*lines, *folded(key, width, 1)])
