"""Before the battle: what is bought for the points, and where everybody stands."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hexenkessel.games.armageddon.actions import Enlist, Place, Ready
from hexenkessel.games.armageddon.bot.roads import distances, road_of
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.keeping.actions import Mount
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.terms import Field, Kind
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision

# Of a hundred points of an army so many for each of these; horses go to those who have none.
_SHARES: Final[dict[Kind, float]] = {
    "axe": 22, "lance": 22, "sword": 22, "bow": 16,
    "champion": 10, "hero": 12, "light-horse": 3, "heavy-horse": 3,
}  # fmt: skip
_BEHIND: Final[frozenset[Kind]] = frozenset({"bow", "hero"})


def choose_purchase(scene: Scene, decision: Decision) -> Action:
    """The kind that is farthest from its share of what is there; then its place."""
    for action in decision.actions:
        if isinstance(action, Mount):
            return action
    mine = Counter(figure.kind for figure in scene.mine)
    by_kind: dict[Kind, list[Enlist]] = {}
    for action in decision.actions:
        if isinstance(action, Enlist) and action.kind in _SHARES:
            by_kind.setdefault(action.kind, []).append(action)
    if not by_kind:
        return Ready() if Ready() in decision.actions else decision.actions[0]
    # The dearest come first, or there is nothing left for them.
    kind = min(by_kind, key=lambda one: ((mine[one] + 0.5) * KINDS[one].price / _SHARES[one], one))
    away = _front(scene)
    return min(by_kind[kind], key=lambda enlist: _place_cost(scene, enlist, away))


def _place_cost(scene: Scene, enlist: Enlist, away: list[int]) -> tuple[float, str]:
    """In front, or one field behind; with others of one's kind, or the rider whose horse it shall be."""
    field = scene.index.ground.number[enlist.field]
    there = scene.index.at(field)
    cost = _depth_cost(scene, enlist.kind, field, away)
    if enlist.kind.endswith("horse"):
        riders = [each for each in there if each.is_warrior and not each.on and each.kind != "bow"]
        return (0.0 if riders else 10.0) + cost, enlist.field
    same = sum(each.kind == enlist.kind for each in there)
    return cost + (1.5 if len(there) > same else 0.0) - 0.4 * same, enlist.field


# Placing


def choose_set_up(scene: Scene, decision: Decision) -> Action:
    """Who stands clearly too far back or too far in front is set up elsewhere; then the army is ready."""
    away = _front(scene)
    best: tuple[float, Action] = (1.0, Ready())
    for action in decision.actions:
        if isinstance(action, Place):
            figure = scene.index.figures[action.figure]
            to = scene.index.ground.number[action.field]
            gain = _depth_cost(scene, figure.kind, figure.field, away) - _depth_cost(
                scene, figure.kind, to, away
            )
            if gain > best[0] and _is_alone(scene, figure):
                best = gain, action
    return best[1]


def _is_alone(scene: Scene, figure: Figure) -> bool:
    """Those who are set up together stand as the scenario has it."""
    return len(scene.index.rules.together(scene.index, figure)) == 1


def _front(scene: Scene) -> list[int]:
    """How far every field is from where the enemies may stand."""
    field = scene.field
    theirs = [
        where for seat, zone in enumerate(field.zones) if field.sides[seat] != scene.side for where in zone
    ]
    man = Figure(0, "axe", scene.seat, 0)
    return distances(road_of(scene.index, man)[0], dict.fromkeys(theirs, 0))


def _depth_cost(scene: Scene, kind: Kind, field: Field, away: list[int]) -> float:
    """How far from the line in which it should stand: the first of the zone, or the one behind it."""
    nearest = min(away[other] for other in scene.field.zones[scene.seat])
    row = nearest + (1 if kind in _BEHIND else 0)
    danger = 2.0 if scene.index.ground.danger[field] and "5" in scene.index.rules.sections else 0.0
    return abs(away[field] - row) + danger
