"""The caretaker's stacks, and what can be mustered where."""

from __future__ import annotations

from hexenkessel.games.titan.characters import CHARACTERS, value
from hexenkessel.games.titan.terminal.words import figures
from hexenkessel.games.titan.view import TitanView

_COLUMNS = 2


def draw_stacks(view: TitanView) -> str:
    """Every kind with its figures, its worth, and how many are left, the strongest first."""
    kinds = sorted(view.stacks, key=lambda name: (-value(name), name))
    cells = [
        f"{name:9} {figures(name):16} {value(name):2}p  {view.stacks[name]:2} of {CHARACTERS[name].count:2}"
        for name in kinds
    ]
    rows = -(-len(cells) // _COLUMNS)
    lines = ["  ".join(f"{cell:46}" for cell in cells[row::rows]).rstrip() for row in range(rows)]
    key = "name, power-skill, abilities, points for slaying it, how many are left to muster"
    return "\n".join([*lines, f"({key})"])


def draw_charts(view: TitanView) -> str:
    """Each terrain's Creatures from weakest to strongest, with the number of the weaker that it takes."""
    charts = view.options.charts
    lines = []
    for terrain, chain in charts.chains.items():
        steps = "".join(f" -{step.needed}> {step.name}" if step.needed else step.name for step in chain)
        lines.append(f"{terrain:10} {steps}")
    tower = " or ".join(charts.tower_creatures)
    lines.append(f"{'Tower':10} anybody: {tower};  a Titan or Warlock: Warlock;")
    lines.append(f"{'':10} three Creatures alike, or a Guardian: Guardian")
    lines.append("(-2> means that two of the weaker kind muster the stronger one; each also musters its own")
    lines.append(" kind and all weaker ones to its left)")
    return "\n".join(lines)
