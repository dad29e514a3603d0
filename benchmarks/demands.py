"""Performance targets, and how far they are met."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.stopwatch import Figures


class Demand(NamedTuple):
    """A figure that must be at least, or at most, so many times another one; or so much by itself.

    Without a limit it is only compared: what counts is how the ratio changes from one run to the next.
    """

    figure: str
    is_least: bool
    limit: float | None
    of: str | None = None  # a figure of an outside engine, or of another game

    def ratio(self, figures: Figures) -> float | None:
        """The figure as a multiple of the other; None if one of them was not measured."""
        if self.figure not in figures or (self.of and self.of not in figures):
            return None
        return figures[self.figure] / (figures[self.of] if self.of else 1)

    def is_met(self, ratio: float) -> bool:
        if self.limit is None:
            return True
        return ratio >= self.limit if self.is_least else ratio <= self.limit

    def __str__(self) -> str:
        if self.limit is None:
            return f"× {self.of}"
        sign = "≥" if self.is_least else "≤"
        return f"{sign} {self.limit:g} × {self.of}" if self.of else f"{sign} {self.limit:g}"


DEMANDS: Final = (
    Demand("random play, actions/s", True, 0.3, "hive, actions/s"),
    Demand("battles on the workbench, battles/s", True, 10, "backgammon, games/s"),
    Demand("branching, µs", False, 25),
    Demand("a greedy game, s", False, 1, "hive, s for 10,000 actions"),
    Demand("random play, battlemist, actions/s", True, 0.5, "random play, actions/s"),
    Demand("listing, battlemist, 999 of 1000, µs", False, 1000),
    Demand("random play, gods, actions/s", True, 0.5, "random play, actions/s"),
    Demand(
        "battles of nine on the workbench, gods, battles/s",
        True,
        0.25,
        "battles on the workbench, battles/s",
    ),
    Demand("listing, gods, 999 of 1000, µs", False, 2000),
    Demand("a view encoded, gods, longest, ms", False, 10),
    Demand("random battles, armageddon, actions/s", True, None, "battles through the kernel, battles/s"),
    Demand("duels, armageddon, duels/s", True, None, "battles through the kernel, battles/s"),
    Demand("legal steps, armageddon, steps/s", True, None, "battles through the kernel, battles/s"),
    Demand("legal steps of one of 200 figures, ms", False, 2),
    Demand("a greedy turn of 100 figures, s", False, 5),
    Demand("a view of 200 figures encoded, ms", False, 10),
)
