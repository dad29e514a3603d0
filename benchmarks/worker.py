"""One measurement in its own process: `python -m benchmarks.worker NAME SECONDS ROUND` prints the figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, NamedTuple

from benchmarks.stopwatch import Figures
from hexenkessel.kernel.build_info import is_compiled


class Measurement(NamedTuple):
    """A reference to a measurement. Only its own module is imported, lest it weigh in another's memory."""

    module: str
    function: str = "measure"
    is_outside: bool = False  # of another engine, which has no compiled copy here

    def __call__(self, seconds: float, round: int) -> Figures:
        measure: Callable[[float, int], Figures] = getattr(import_module(self.module), self.function)
        return measure(seconds, round)


# In this order, so that what is compared is measured shortly after each other.
MEASUREMENTS: Final[Mapping[str, Measurement]] = {
    "random-play": Measurement("benchmarks.random_play"),
    "random-play-of-others": Measurement("benchmarks.any_game", "measure_play"),
    "hive": Measurement("benchmarks.outside", "measure_hive", is_outside=True),
    "greedy-games": Measurement("benchmarks.greedy_games"),
    "battles": Measurement("benchmarks.battles"),
    "gods": Measurement("benchmarks.gods"),
    "armageddon": Measurement("benchmarks.armageddon"),
    "backgammon": Measurement("benchmarks.outside", "measure_backgammon", is_outside=True),
    "branching": Measurement("benchmarks.branching"),
    "replay": Measurement("benchmarks.replay"),
    "listing": Measurement("benchmarks.any_game", "measure_listing"),
}


if __name__ == "__main__":
    name, seconds, round_ = sys.argv[1:]
    figures = MEASUREMENTS[name](float(seconds), int(round_))
    print(json.dumps({"is_compiled": is_compiled(), "figures": figures}))
