"""Victory points: the goals of both sides and the advantages they bring (G26)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from hexenkessel.games.gods.equipment.figures import END_CREATURES, FIGURES
from hexenkessel.games.gods.terms import PACKAGE, Figure, LandName, Side, VictoryPoints
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "goals.json"

GoalId: TypeAlias = str
"""The id of the rule that names the goal, as in ``"G26.3a"``."""

Deed: TypeAlias = Literal["recruited", "taken", "ashore", "destroyed"]

Advantage: TypeAlias = Literal[
    "Native",
    "Mustering",
    "Movement",
    "Hold",
    "Freeway",
    "Tower-Teleport",
    "Battle-Teleport",
    "Free-Teleport",
]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deed that counts once: ``of`` is whom or what it is done to."""

    rule: GoalId
    kind: Deed
    of: Figure | LandName | None
    points: VictoryPoints


class GoalFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of goals as a whole."""

    titan: tuple[Goal, ...]
    darklord: tuple[Goal, ...]
    advantages: tuple[tuple[VictoryPoints, Advantage], ...]


def check_goals(figures: GoalFigures) -> None:
    """Raise DataError unless each side can win a hundred points."""
    for side, goals in (("titan", figures.titan), ("darklord", figures.darklord)):
        # G26.1a: fourteen goals, a hundred points in all.
        if len(goals) != 14 or sum(goal.points for goal in goals) != 100:
            raise DataError(FILE, side, "14 goals with 100 points expected")
        # G3.7c: an end creature counts when its side recruits one for the first time.
        pool = {"all", side}
        ends = {name for name in END_CREATURES if FIGURES[name].pool in pool}
        if {goal.of for goal in goals if goal.kind == "recruited"} != ends:
            raise DataError(FILE, side, f"recruiting counts for {sorted(ends)}")
    if [name for _, name in figures.advantages] != list(get_args(Advantage)):
        raise DataError(FILE, "advantages", "eight expected, in the order of their thresholds")


_FIGURES: Final = read_data(PACKAGE, FILE, GoalFigures)
check_goals(_FIGURES)

GOALS: Final[Mapping[Side, tuple[Goal, ...]]] = MappingProxyType(
    {
        # G26.3a, G26.3b, G26.3c, G26.3d and G26.3e: a Titan player's recruits stand in the file by these ids,
        # G26.3f, G26.3g, G26.3h, G26.3i and G26.3j: the lands he takes,
        # G26.3k, G26.3l, G26.3m and G26.3n: his landing, and whom he destroys.
        "titan": _FIGURES.titan,
        # G26.4a, G26.4b, G26.4c and G26.4d: and so do the Darklord's recruits,
        # G26.4e, G26.4f, G26.4g and G26.4n: the lands he takes and his landing,
        # G26.4h, G26.4i, G26.4j, G26.4k, G26.4l and G26.4m: Elements and Titans that he destroys.
        "darklord": _FIGURES.darklord,
    }
)

POINTS: Final[Mapping[GoalId, VictoryPoints]] = MappingProxyType(
    {goal.rule: goal.points for goals in GOALS.values() for goal in goals}
)

# G26.1b: so many points bring the advantage to the Titan or his army.
THRESHOLDS: Final[Mapping[Advantage, VictoryPoints]] = MappingProxyType(
    {name: points for points, name in _FIGURES.advantages}
)


def goal_for(side: Side, deed: Deed, of: str | None, reached: Collection[GoalId]) -> GoalId | None:
    """The goal a player reaches by this deed, who has reached others before; None if it is none (any more).

    >>> goal_for("titan", "destroyed", "Titan", {"G26.3l"})
    'G26.3m'
    """
    # G26.1d: each goal counts once; a second Titan or Element is a goal of its own.
    for goal in GOALS.get(side, ()):
        if (goal.kind, goal.of) == (deed, of) and goal.rule not in reached:
            return goal.rule
    return None


def victory_points(reached: Collection[GoalId]) -> VictoryPoints:
    return sum(POINTS[goal] for goal in reached)


def advantages(points: VictoryPoints, *, revealed: bool) -> tuple[Advantage, ...]:
    """What a Titan's army has of its owner's victory points.

    >>> advantages(25, revealed=True)
    ('Native', 'Mustering')
    """
    # G26.2a: they work only while the Titan is revealed.
    if not revealed:
        return ()
    return tuple(name for name, needed in THRESHOLDS.items() if points >= needed)


def has_advantage(name: Advantage, points: VictoryPoints, *, revealed: bool) -> bool:
    return revealed and points >= THRESHOLDS[name]
