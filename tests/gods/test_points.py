"""Chapters 16.5, 19 to 22.4 and 26: scores, Lords, goals, advantages, prices, sacrifices."""

from __future__ import annotations

import pytest

from hexenkessel.games.gods.equipment.figures import DEMILORDS, END_CREATURES, HUMANS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.lords.thresholds import lords_at, lords_between
from hexenkessel.games.gods.points.goals import (
    GOALS,
    POINTS,
    THRESHOLDS,
    advantages,
    goal_for,
    has_advantage,
    victory_points,
)
from hexenkessel.games.gods.points.scoring import Score, score
from hexenkessel.games.gods.recruitment.prices import (
    DARKLAND_TELEPORT,
    SACRIFICES,
    conjure_price,
    hire_price,
    revive_price,
    sacrifices,
)
from tests.gods.reference import points as facts

LIONS = ("Lion", "Lion", "Ogre")  # 42


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        pytest.param(
            "flight", Score(21, 15, 15), marks=pytest.mark.rule("EX-G20.4-A", "G20.4a", "G20.4b", "G20.4c")
        ),
        pytest.param(
            "negotiation",
            Score(42, 30, 15),
            marks=pytest.mark.rule("EX-G20.4-B", "G20.4d", "G20.4e", "G20.4f"),
        ),
        pytest.param("concession", Score(21, 15, 0), marks=pytest.mark.rule("EX-G20.4-C", "G20.3e")),
        pytest.param("battle", Score(42, 30, 0), marks=pytest.mark.rule("EX-G20.4-C", "G20.4h", "G20.4i")),
        pytest.param("draw", Score(0, 0, 0), marks=pytest.mark.rule("G20.4g")),
        pytest.param("time", Score(0, 0, 0), marks=pytest.mark.rule("EX-G20.4-D", "G20.4g", "G11.8b")),
        pytest.param("removal", Score(21, 15, 0), marks=pytest.mark.rule("G24.8f", "G24.8g")),
    ],
)
def test_what_the_loss_of_three_figures_brings(how: str, expected: Score) -> None:
    assert score(how, LIONS) == expected  # type: ignore[arg-type]


@pytest.mark.rule("G20.3e")
@pytest.mark.parametrize(("how", "points"), [("flight", 7), ("concession", 7), ("removal", 7)])
def test_halves_are_rounded_down(how: str, points: int) -> None:
    assert score(how, ("Lion",)).battle_points == points  # type: ignore[arg-type]


@pytest.mark.rule("G24.8f")
def test_halves_are_rounded_once_on_the_sum() -> None:
    assert score("removal", ("Lion", "Lion")).battle_points == 15


@pytest.mark.rule("EX-G20.3b", "G20.3d")
def test_five_slain_figures_bring_fifty_gems() -> None:
    assert score("battle", ("Ogre",) * 5).gems == 50


@pytest.mark.rule("G20.3c")
def test_masters_count_with_their_power_of_now() -> None:
    assert score("battle", ("Titan", "Phantom"), 1000).battle_points == 40 + 20
    assert score("flight", ("Knight", "Guardian"), 1000).battle_points == 22


@pytest.mark.rule("EX-G21-A", "G21.1a", "G21.3d")
def test_four_lords_in_one_combat() -> None:
    both = ("Angel", "Archangel")
    assert lords_between(590, 1210) == (both, ("Angel",), ("Angel",), both)


@pytest.mark.parametrize(
    ("points", "choice"),
    [
        pytest.param(100, "", marks=pytest.mark.rule("G21.1a")),
        pytest.param(200, "Angel", marks=pytest.mark.rule("G21.3a", "G16.5br")),
        pytest.param(600, "Angel Archangel", marks=pytest.mark.rule("G21.3b", "G16.5bs")),
        pytest.param(1000, "Angel", marks=pytest.mark.rule("G21.3a")),
        pytest.param(
            1800, "Angel Archangel Necromancer", marks=pytest.mark.rule("G21.3c", "G21.3e", "G16.5bt")
        ),
        pytest.param(3600, "Angel Archangel Necromancer", marks=pytest.mark.rule("G21.3c")),
    ],
)
def test_who_may_appear(points: int, choice: str) -> None:
    assert lords_at(points) == tuple(choice.split())


@pytest.mark.rule("G21.1a")
def test_a_threshold_counts_when_it_is_reached() -> None:
    assert lords_between(0, 199) == lords_between(200, 399) == ()
    assert lords_between(0, 200) == lords_between(199, 200) == (("Angel",),)


TITAN_GOALS = (
    "recruited Basilisk 5, recruited Hydra 5, recruited Serpent 5, recruited Seaserpent 5, "
    "recruited Colossus 10, taken Fort 5, taken Ruin 5, taken Tower 5, taken Citytower 10, "
    "taken Darktower 10, ashore - 5, destroyed Titan 10, destroyed Titan 10, destroyed Darklord 10"
)
DARK_GOALS = (
    "recruited Demon 5, recruited Seaserpent 5, recruited Balrog 5, recruited Deathbringer 10, "
    "taken Tower 5, taken Citytower 10, ashore - 5, destroyed Element 10, destroyed Element 10, "
    "destroyed Element 10, destroyed Titan 5, destroyed Titan 5, destroyed Titan 5, taken Skycastle 10"
)
GOAL_CASES = [
    pytest.param(side, number, *line.split(), marks=pytest.mark.rule(f"{chapter}{'abcdefghijklmn'[number]}"))
    for side, chapter, lines in (("titan", "G26.3", TITAN_GOALS), ("darklord", "G26.4", DARK_GOALS))
    for number, line in enumerate(lines.split(", "))
]


@pytest.mark.parametrize(("side", "number", "kind", "of", "points"), GOAL_CASES)
def test_a_goal(side: str, number: int, kind: str, of: str, points: str) -> None:
    goal = GOALS[side][number]  # type: ignore[index]
    assert (goal.kind, goal.of or "-", goal.points) == (kind, of, int(points))
    assert goal.rule == f"G26.{3 if side == 'titan' else 4}{'abcdefghijklmn'[number]}"


@pytest.mark.rule("EX-G26.1", "G26.1a")
def test_each_side_can_win_a_hundred() -> None:
    for side in ("titan", "darklord"):
        assert len(GOALS[side]) == 14
        assert sum(goal.points for goal in GOALS[side]) == 100
        assert victory_points([goal.rule for goal in GOALS[side]]) == 100
    assert len(POINTS) == 28


@pytest.mark.rule("G26.1d", "G3.7c")
def test_each_goal_counts_once() -> None:
    assert goal_for("titan", "recruited", "Hydra", ()) == "G26.3b"
    assert goal_for("titan", "recruited", "Hydra", ("G26.3b",)) is None
    assert goal_for("titan", "recruited", "Ogre", ()) is None
    assert goal_for("titan", "recruited", "Demon", ()) is None
    assert goal_for("darklord", "destroyed", "Element", ("G26.4h", "G26.4i")) == "G26.4j"
    assert goal_for("darklord", "destroyed", "Element", ("G26.4h", "G26.4i", "G26.4j")) is None


@pytest.mark.parametrize(
    ("points", "name"),
    [
        pytest.param(10 * (number + 1), name, marks=pytest.mark.rule(f"G26.5{letter}"))
        for number, (name, letter) in enumerate(zip(facts.ADVANTAGES, "acdfghjl", strict=True))
    ],
)
@pytest.mark.rule("G26.1b", "G26.2a")
def test_an_advantage_has_its_threshold(points: int, name: str) -> None:
    assert THRESHOLDS[name] == points  # type: ignore[index]
    assert has_advantage(name, points, revealed=True)  # type: ignore[arg-type]
    assert not has_advantage(name, points - 1, revealed=True)  # type: ignore[arg-type]
    assert not has_advantage(name, 100, revealed=False)  # type: ignore[arg-type]
    assert advantages(points, revealed=True)[-1] == name


PRICE_RULES = dict(
    Novice="G16.5p", Knight="G16.5q", Amazon="G16.5s", Pixie="G16.5t", Aquarian="G16.5x", Priestess="G16.5ac",
    Warlord="G16.5af", Priest="G16.5ah",
)  # fmt: skip


@pytest.mark.parametrize(
    "human",
    [pytest.param(name, marks=pytest.mark.rule(rule, "G22.4c")) for name, rule in PRICE_RULES.items()],
)
def test_what_a_human_costs(human: str) -> None:
    assert hire_price(human) == facts.HUMANS[human]


@pytest.mark.rule("G3.6b")
def test_all_humans_have_a_price() -> None:
    assert set(facts.HUMANS) == HUMANS


@pytest.mark.rule("G19.1b", "G22.4d", "G16.5bc", "EX-G16.5d", "G3.5c")
@pytest.mark.parametrize("demilord", sorted(DEMILORDS - {"Immortal"}))
def test_what_a_demilord_costs(demilord: str) -> None:
    times = 2 if demilord == "Locker" else 1
    assert (revive_price(demilord), conjure_price(demilord)) == (50 * times, 200 * times)


@pytest.mark.rule("G16.5ax", "G16.5ay", "G19.1e")
def test_the_immortal_has_no_price() -> None:
    assert (revive_price("Immortal"), conjure_price("Immortal")) == (0, None)


@pytest.mark.rule("G9.5a")
def test_the_darkland_teleport_costs_250() -> None:
    assert DARKLAND_TELEPORT == 250


@pytest.mark.rule("EX-G16.5-D", "G16.5ak")
def test_who_can_be_sacrificed() -> None:
    assert {"Colossus", "Seaserpent", "Deathbringer"} == SACRIFICES
    assert sacrifices(END_CREATURES) == ("Colossus", "Deathbringer", "Seaserpent")
    assert sacrifices(("Locker", "Archangel", "Ogre")) == ()
    assert sacrifices(("Colossus", "Executer")) == ()


@pytest.mark.rule(
    "G8.4b", "G8.3a", "G11.1f", "G12.3c", "G14.2b", "G25.2a", "G4.4g", "G4.5a", "G4.5b", "G16.5av"
)
def test_numbers_of_the_rules() -> None:
    assert (LIMITS.move, LIMITS.swift_move, LIMITS.pact_rounds) == (6, 8, 10)
    assert (LIMITS.recruit_distances, LIMITS.swift_recruit_distances) == ((3, 4, 5), (3, 4, 5, 6, 7))
    assert (LIMITS.battle_rounds, LIMITS.maneuver, LIMITS.rangestrike) == (7, 4, 4)
    assert (LIMITS.neutral_attack_value, LIMITS.armies) == (100, 17)
    army = LIMITS.army
    assert (army.most, army.end_creatures, army.split_from, army.split_part) == (7, 2, 4, 2)
    assert LIMITS.end_creatures_a_round == 1
    assert LIMITS.guardian == {"human": 1, "demilord": 2, "element": 3, "lord": 4, "master": 5}
    assert (LIMITS.gems.slain, LIMITS.gems.fled, LIMITS.gems.removed) == (10, 5, 5)
