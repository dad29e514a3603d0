"""Running the battery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hexenkessel.kernel.battery.checks import CHECKS, PLAYING, Check
from hexenkessel.kernel.battery.failure import BatteryFailure, Fault, record_ending_with
from hexenkessel.kernel.battery.play import play_on, random_setup
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import Game

Progress = Callable[[str], None]


class Report:
    """What came of the battery: how much was played, and the first failure of each check."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.actions = 0
        self.failures: dict[str, BatteryFailure] = {}

    @property
    def is_passed(self) -> bool:
        return not self.failures

    def demand(self) -> None:
        """Raise the first failure, if there is one."""
        for failure in self.failures.values():
            raise failure

    def __str__(self) -> str:
        heading = f"{self.game}: {self.games} games, {self.actions} actions, "
        if self.is_passed:
            return heading + "all checks passed."
        return "\n".join([f"{heading}{len(self.failures)} checks failed.", *map(str, self.failures.values())])


def run_battery(
    game: Game[Any, Any],
    seeds: Iterable[int] = range(4),
    seats: Iterable[int] | None = None,
    progress: Progress | None = None,
    folder: Path | None = None,
    *,
    options: Mapping[str, Scalar] | None = None,
    looks: int = 20,
    most_actions: int = 20_000,
    must_end: bool = True,
    checks: Sequence[Check] = CHECKS,
) -> Report:
    """Play random games for each number of seats and each seed, and look at them with every check.

    Each check looks at `looks` positions of a game, and others than the next check. Records of failures are
    written into `folder`. Without `options` every other game has random ones. With `must_end=False` a game may be
    cut off after `most_actions`.
    """
    report = Report(game.name)
    for count in game.seats if seats is None else seats:
        for seed in seeds:
            name = f"{game.name}-{count}-{seed}"
            trial = _played_trial(game, count, seed, options, looks, most_actions, must_end, report, folder)
            if trial is None:
                continue
            report.games += 1
            report.actions += trial.last
            if progress:
                progress(f"{name}: {trial.last} actions")
            for check in checks:
                if check.name not in report.failures:
                    _run(report, check.name, trial, lambda trial, check=check: check.function(trial), folder)
    return report
