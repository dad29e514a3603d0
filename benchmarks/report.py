"""The report of a benchmark run: a table of targets, and one of all figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import TypeAlias

from benchmarks.demands import DEMANDS, Demand
from benchmarks.stopwatch import Figures

Rounds: TypeAlias = Mapping[str, Sequence[Figures]]
"""For each build (`source`, `compiled`) the figures of each round, those of outside engines among them."""


def medians(rounds: Sequence[Figures]) -> Figures:
    """The middle of each figure over all rounds."""
    names = dict.fromkeys(name for figures in rounds for name in figures)
    return {name: median(figures[name] for figures in rounds if name in figures) for name in names}


def ratio_of(demand: Demand, rounds: Sequence[Figures]) -> float | None:
    """The middle of the ratios. They are made within each round: what slows one down slows the other, too."""
    ratios = [ratio for figures in rounds if (ratio := demand.ratio(figures)) is not None]
    return median(ratios) if ratios else None


def tables(rounds: Rounds) -> str:
    return "\n".join([*demand_lines(rounds), "", *figure_lines(rounds)])


def demand_lines(rounds: Rounds) -> list[str]:
    lines = [f"{'ratio':45}" + "".join(f"{build:>16}" for build in rounds) + "   demanded"]
    for demand in DEMANDS:
        cells = [_ratio_cell(demand, ratio_of(demand, rounds[build])) for build in rounds]
        lines.append(f"{demand.figure:45}" + "".join(f"{cell:>16}" for cell in cells) + f"   {demand}")
    return lines


def _ratio_cell(demand: Demand, ratio: float | None) -> str:
    if ratio is None:
        return "not measured"
    if demand.limit is None:
        return _number(ratio)
    return f"{_number(ratio)} {'met' if demand.is_met(ratio) else 'MISSED'}"


def figure_lines(rounds: Rounds) -> list[str]:
    found = {build: medians(of_build) for build, of_build in rounds.items()}
    names = dict.fromkeys(name for figures in found.values() for name in figures)
    lines = [f"{'figure':45}" + "".join(f"{build:>16}" for build in found)]
    for name in names:
        cells = [_number(figures[name]) if name in figures else "" for figures in found.values()]
        lines.append(f"{name:45}" + "".join(f"{cell:>16}" for cell in cells))
    return lines


def _number(number: float) -> str:
    """Three figures are all that can be trusted."""
    if number >= 1000:
        return f"{float(f'{number:.3g}'):,.0f}"
    return f"{number:.3g}"
