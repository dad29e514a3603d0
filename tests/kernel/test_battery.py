"""Both small games pass the battery, and the battery says well what it has found."""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.kernel.battery import CHECKS, golden_playthrough, random_choice, random_move, run_battery
from hexenkessel.kernel.battery.play import random_setup
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import read_record
from hexenkessel.kernel.seats import HOST
from tests.amount import usually
from tests.minis.conclave import GAME as CONCLAVE
from tests.minis.march import GAME as MARCH
from tests.minis.scripts import begun, say

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", [CONCLAVE, MARCH], ids=lambda game: game.name)
def test_a_small_game_passes_the_battery(game: Game[Any, Any]) -> None:
    seeds = range(usually(1, everything=4))
    report = run_battery(game, seeds=seeds)
    report.demand()
    assert report.is_passed
    assert report.games == len(seeds) * len(game.seats)
    assert "all checks passed" in str(report)


def test_every_check_has_its_own_name_and_a_contract_of_one_sentence() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    for check in CHECKS:
        assert check.contract.endswith(".")
        assert "\n" not in check.contract


@pytest.mark.parametrize(
    ("game", "seats", "seed"), [(CONCLAVE, 3, 0), (MARCH, 2, 4)], ids=["conclave", "march"]
)
def test_golden_playthrough_is_unchanged(game: Game[Any, Any], seats: int, seed: int) -> None:
    """Rewrite the stored files with GOLDEN=write, and read the difference before you keep it."""
    told = golden_playthrough(game, seed, seats)
    file = GOLDEN / f"{game.name}.txt"
    if os.environ.get("GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


def test_progress_is_reported_for_each_game() -> None:
    heard: list[str] = []
    run_battery(CONCLAVE, seeds=(5,), seats=(2, 4), progress=heard.append, checks=())
    assert [line.partition(":")[0] for line in heard] == [
        "conclave, 2 seats, seed 5",
        "conclave, 4 seats, seed 5",
    ]


def test_random_play_draws_the_verb_before_the_action() -> None:
    """One finish among dozens of steps is still chosen every other time."""
    asked = decision(begun(MARCH).position, 0)
    assert Counter(action.verb for action in asked.actions) == {"finish": 1, "go": 12}
    rng = random.Random(1)
    verbs = Counter(random_choice(asked, rng).verb for _ in range(1000))
    assert abs(verbs["finish"] - 500) < 60


def test_random_play_includes_asides_and_the_host() -> None:
    history = begun(CONCLAVE)
    for seat in (0, 1):
        history.play(seat, decision(history.position, seat).actions[0])
    rng = random.Random(1)
    speakers = Counter(random_move(history.position, rng, 0.1)[0] for _ in range(2000))
    assert set(speakers) == {HOST, history.position.state.speaker}
    assert 30 < speakers[HOST] < 120


def test_every_other_game_has_random_options() -> None:
    options = [random_setup(CONCLAVE, 2, seed).options["tempting"] for seed in range(40)]
    assert all(options[::2])
    assert not all(options[1::2])
    assert random_setup(CONCLAVE, 2, 1, {"goal": 9}).options["goal"] == 9


def test_endless_game_is_reported_with_its_record(tmp_path: Path) -> None:
    report = run_battery(MARCH, seeds=(0,), most_actions=30, folder=tmp_path, checks=())
    failure = report.failures["playing"]
    assert "not over after 30 random actions" in str(failure)
    assert failure.file is not None
    assert failure.file.read_text("utf-8") == failure.record
    assert len(read_record(failure.record).entries) == 31
    with pytest.raises(AssertionError, match="not over"):
        report.demand()


def test_endless_game_is_accepted_without_must_end() -> None:
    run_battery(MARCH, seeds=(0,), most_actions=30, must_end=False).demand()


def test_the_record_of_a_failure_ends_with_the_bad_action(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.minis.march.turn import Turn

    def stumble(self: Turn, change: Any, piece: str, square: str) -> None:
        raise ZeroDivisionError("stumbled")

    monkeypatch.setattr(Turn, "go", stumble)
    report = run_battery(MARCH, seeds=(0,), checks=())
    failure = report.failures["playing"]
    assert "ZeroDivisionError: stumbled" in failure.problem
    assert isinstance(failure.__cause__, ZeroDivisionError)
    record = read_record(failure.record)
    history = History(MARCH, record.setup)
    for entry in record.entries[1:-1]:
        say(history, entry.seat, entry.action)
    with pytest.raises(ZeroDivisionError):
        say(history, record.entries[-1].seat, record.entries[-1].action)
