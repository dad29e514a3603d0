"""Pools, charts and prices as text."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.equipment.figures import FIGURES, value
from hexenkessel.games.gods.recruitment.prices import conjure_price, hire_price
from hexenkessel.games.gods.recruitment.recruits import CHARTS
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import colour, figures, folded

_COLUMN: Final = 50
_MARGIN: Final = 11  # of what can be recruited in a land


def draw_pools(view: GodsView, width: int) -> str:
    """G28.5a: pools are public. The observer's kind by kind, the others' in few words."""
    own = view.observer if view.observer is not None else view.active
    pool = view.players[own].pool
    kinds = sorted((name for name, count in pool.items() if count), key=lambda name: (-value(name), name))
    cells = [
        f"{name:12} {figures(name):18} {value(name):2}p {pool[name]:2} left{_price(name)}" for name in kinds
    ]
    rows = -(-len(cells) // (width // _COLUMN))
    lines = [f"The pool of {colour(own)}"]
    lines += ["".join(f"{cell:{_COLUMN}}" for cell in cells[row::rows]).rstrip() for row in range(rows)]
    lines += folded(f"Spells: {', '.join(view.players[own].spells) or 'none'}", width, 8)
    for seat, player in enumerate(view.players):
        if seat != own:
            scarce = sorted(name for name, count in player.pool.items() if not count)
            text = (
                f"{colour(seat)}: {len(player.spells)} spells; none left of {', '.join(scarce) or 'nobody'}"
            )
            lines += folded(text, width, 3)
    lines += folded("(power-skill, abilities, battle points for slaying it, how many are left)", width, 1)
    return "\n".join(lines)


def _price(name: str) -> str:
    kind = FIGURES[name]
    if kind.rank == "human":
        return f" {hire_price(name)}g"
    price = conjure_price(name) if kind.rank == "demilord" else None
    return "" if price is None else f" {price}g"


def draw_charts(width: int) -> str:
    """Each land's Creatures from weakest to strongest, with the number of the weaker that it takes."""
    lines = []
    for land, tracks in CHARTS.items():
        for number, track in enumerate(tracks):
            steps = "".join(f" -{step.needed}> {step.name}" if step.needed else step.name for step in track)
            lines += folded(f"{'' if number else land:{_MARGIN}}{steps}", width, _MARGIN)
    key = (
        "(-2> means that two of the weaker kind recruit the stronger one; "
        "each also recruits its own kind and all weaker ones to its left)"
    )
    return "\n".join([*lines, *folded(key, width, 1)])
