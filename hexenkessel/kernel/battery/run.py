"""The runner of the battery, and its report."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hexenkessel.kernel.battery.checks import CHECKS, PLAYING, TEXT_CHECKS, Check
from hexenkessel.kernel.battery.failure import BatteryFailure, Fault, record_ending_with
from hexenkessel.kernel.battery.inspection import Inspection
from hexenkessel.kernel.battery.play import play_on, random_setup
from hexenkessel.kernel.battery.trial import Trial
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import Game

Progress = Callable[[str], None]


class Report:
    """The report of a run: how much was played, and the first failure of each check."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.games = 0
        self.actions = 0
        self.failures: dict[str, BatteryFailure] = {}
        self._folder = folder

    @property
    def is_passed(self) -> bool:
        return not self.failures

    def demand(self) -> None:
        """Raise the first failure, if there is one."""
        for failure in self.failures.values():
            raise failure

    def __str__(self) -> str:
        played = f"{self.game}: {self.games} games, {self.actions} actions"
        if self.is_passed:
            return f"{played}, all checks passed."
        return "\n".join(
            [f"{played}, {len(self.failures)} checks failed.", *map(str, self.failures.values())]
        )

    def run(self, name: str, function: Callable[[Trial], None], trial: Trial) -> None:
        """Let a check look at a game, unless it has already failed."""
        if name in self.failures:
            return
        trial.number, trial.bad = 0, None
        try:
            function(trial)
        except Fault as fault:
            self._note(name, trial, str(fault), fault)
        except Exception as error:
            self._note(name, trial, _said_of(error), error)

    def read(self, check: Check[Inspection], inspection: Inspection) -> None:
        """Let a check look at what a game has on paper."""
        try:
            check.function(inspection)
        except Fault as fault:
            self._keep(BatteryFailure(check.name, f"{self.game}: {fault}"), fault)
        except Exception as error:
            self._keep(BatteryFailure(check.name, f"{self.game}: {_said_of(error)}"), error)

    def note_that_it_does_not_begin(self, seats: int, seed: int, error: Exception) -> None:
        problem = f"{self.game} with {seats} seats and seed {seed} does not begin. {_said_of(error)}"
        self._keep(BatteryFailure(PLAYING, problem), error)

    def _note(self, name: str, trial: Trial, problem: str, cause: Exception) -> None:
        where = f"{self.game}, {trial.setup.seats} seats, seed {trial.seed}, after action {trial.number}"
        record = record_ending_with(trial.history, trial.number, trial.bad)
        file = None
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._folder / f"{self.game}-{trial.setup.seats}-{trial.seed}-{name.replace(' ', '-')}.hxk"
            file.write_text(record, encoding="utf-8")
        self._keep(BatteryFailure(name, f"{where}: {problem}", record, file), cause)

    def _keep(self, failure: BatteryFailure, cause: Exception) -> None:
        failure.__cause__ = cause
        self.failures.setdefault(failure.check, failure)


def _said_of(error: Exception) -> str:
    """An exception that the game should not have raised, and where it did."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}"
    return f"{type(error).__name__}: {error} ({place}). Rules raise nothing; the gate has checked the action."


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
    checks: Sequence[Check[Trial]] = CHECKS,
    text_checks: Sequence[Check[Inspection]] = TEXT_CHECKS,
    tests: Path | None = None,
) -> Report:
    """Read messages, rulebooks and code; then play random games for each number of seats and each seed, and
    look at them with every check.

    Each check looks at `looks` positions of a game, other ones than the next check. Records of failures are
    written into `folder`. Without `options` every other game has random ones. With `must_end=False` a game
    may be cut off after `most_actions`. If `tests` is a folder, its tests must prove every rule.
    """
    report, seeds = Report(game.name, folder), tuple(seeds)
    inspection = Inspection(game, tests)
    for text_check in text_checks:
        report.read(text_check, inspection)
    for count in game.seats if seats is None else seats:
        for seed in seeds:
            try:
                trial = Trial(game, random_setup(game, count, seed, options), seed, looks, not report.games)
            except Exception as error:
                report.note_that_it_does_not_begin(count, seed, error)
                continue
            report.run(PLAYING, lambda trial: play_on(trial, most_actions, must_end), trial)
            report.games += 1
            report.actions += trial.last
            if progress:
                progress(f"{game.name}, {count} seats, seed {seed}: {trial.last} actions")
            for check in checks:
                report.run(check.name, check.function, trial)
    return report
