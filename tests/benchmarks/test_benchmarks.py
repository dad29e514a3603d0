"""A tiny run of every measurement, without the engines to compare with."""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import armageddon, battles, great_battle, outside
from benchmarks.__main__ import measure_round
from benchmarks.demands import DEMANDS, Demand
from benchmarks.history import remember
from benchmarks.players import warlike_game
from benchmarks.report import medians, ratio_of, tables
from benchmarks.stopwatch import Figures, rate
from benchmarks.worker import MEASUREMENTS
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.kernel.gate import legal

OURS = [name for name, measurement in MEASUREMENTS.items() if not measurement.is_outside]
ROOT = Path(__file__).parents[2]


class OneDie:
    """As much of an outside game as is needed: a die is rolled, then one of two actions ends the game."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.played) == 2

    def is_chance_node(self) -> bool:
        return not self.played

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / 6) for face in range(6)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        self.played.append(action)


@pytest.fixture
def one_die(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The outside engine, which knows one game only."""
    game = SimpleNamespace(new_initial_state=OneDie)
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=lambda _: game))
    return game


@cache
def tiny_run(name: str) -> Figures:
    return MEASUREMENTS[name](0.01, 0)


@pytest.mark.parametrize("name", MEASUREMENTS)
def test_a_measurement_gives_figures(name: str, one_die: SimpleNamespace) -> None:
    figures = tiny_run(name)
    assert figures and all(figure > 0 for figure in figures.values())


def test_outside_games_are_driven_by_random_choice(one_die: SimpleNamespace) -> None:
    assert outside.play(one_die, random.Random(1)) == 2


def test_every_demand_names_figures_that_are_measured(one_die: SimpleNamespace) -> None:
    needed = {figure for demand in DEMANDS for figure in (demand.figure, demand.of) if figure}
    assert needed <= {figure for name in MEASUREMENTS for figure in tiny_run(name)}


def test_without_outside_engines_only_ours_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "is_there", lambda: False)
    monkeypatch.setattr("benchmarks.__main__.run_worker", lambda name, tree, seconds, round: {name: seconds})
    assert measure_round({"source": ROOT}, 0.5, 0) == {"source": dict.fromkeys(OURS, 0.5)}


def test_work_is_done_at_least_once() -> None:
    sizes = iter([5, 7])
    assert rate(lambda: next(sizes), 0.0) > 0
    assert next(sizes) == 7


def test_the_armies_are_the_same_every_time_and_fight_on_every_map() -> None:
    armies = battles.drawn_armies()
    assert armies == battles.drawn_armies()
    assert {terrain for terrain, _, _ in armies} == set(TERRAINS)
    assert all(len(legion) == 7 for _, *legions in armies for legion in legions)


def test_the_great_battle_is_great() -> None:
    field = great_battle.begin(1).state
    assert field.chapters == tuple(map(str, range(2, 10)))
    assert all(sum(figure.owner == seat for figure in field.figures.values()) > 100 for seat in (0, 1))


def test_the_duels_are_attacks_of_whoever_is_on_turn() -> None:
    duels = armageddon.some_duels(0)
    assert duels and all(attack in legal(position, position.due[0]) for position, attack in duels)


def test_warlike_players_choose_what_is_legal() -> None:
    moments = list(warlike_game(seats=2, seed=1))
    assert all(moment.chosen in moment.actions for moment in moments)


class TestReport:
    rounds = ({"a": 2.0, "b": 4.0}, {"a": 9.0, "b": 9.0}, {"a": 3.0, "b": 12.0})

    def test_ratios_are_made_within_a_round(self) -> None:
        assert ratio_of(Demand("a", True, 0.3, "b"), self.rounds) == 0.5
        assert medians(self.rounds) == {"a": 3.0, "b": 9.0}

    def test_a_limit_is_a_floor_or_a_ceiling(self) -> None:
        floor, ceiling = Demand("a", True, 0.3, "b"), Demand("a", False, 25)
        assert (floor.is_met(0.3), floor.is_met(0.29)) == (True, False)
        assert (ceiling.is_met(25), ceiling.is_met(25.1)) == (True, False)
        assert (str(floor), str(ceiling)) == ("≥ 0.3 × b", "≤ 25")

    def test_without_a_limit_it_is_only_compared(self) -> None:
        compared = Demand("a", True, None, "b")
        assert compared.is_met(0.001) and str(compared) == "× b"
        figures = {"duels, armageddon, duels/s": 300.0, "battles through the kernel, battles/s": 100.0}
        lines = [" ".join(line.split()) for line in tables({"source": [figures]}).splitlines()]
        assert "duels, armageddon, duels/s 3 × battles through the kernel, battles/s" in lines

    def test_the_tables_say_what_is_met_missed_or_not_measured(self) -> None:
        text = tables({"source": [{"branching, µs": 30.0}], "compiled": [{"branching, µs": 12.34}]})
        assert "30 MISSED        12.3 met   ≤ 25" in text
        assert "not measured" in text

    def test_a_run_is_one_line_of_history(self, tmp_path: Path) -> None:
        file = tmp_path / "history.jsonl"
        for _ in range(2):
            remember({"source": [{"branching, µs": 30.0}]}, ROOT, file)
        first, second = (json.loads(line) for line in file.read_text().splitlines())
        assert first["figures"] == second["figures"] == {"source": {"branching, µs": 30.0}}
        assert first["compiled"] is False and first["cores"] and first["python"]
