"""Phalanxes: filling up, forming, dissolving, and which way to face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexenkessel.games.armageddon.bot.aims import Aims
from hexenkessel.games.armageddon.bot.roads import Atlas, road_of
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Dissolve, Face, Fill, Form
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.scenarios.format import AnnihilateKind
from hexenkessel.games.armageddon.terms import SIDES, Field, FieldName
from hexenkessel.hexes.axial import STEPS, Direction
from hexenkessel.kernel.action import Action

_CLOSE: Final = 3  # steps to where one is sent, or to the enemy, that a phalanx can make
_SIGHT: Final = 6  # how far away enemies are looked at
_CLEARLY: Final = 1.15  # so much better a front must be to turn


def choose_drill(scene: Scene, actions: Sequence[Action], aims: Aims, atlas: Atlas) -> Action | None:
    """What comes before all movement: gaps are filled, who need not go far forms up, others fall out."""
    for action in actions:
        if isinstance(action, Fill) and not scene.index.figures[action.figure].phalanx:
            return action
    for action in actions:
        if isinstance(action, Form):
            men = scene.index.at(scene.index.ground.number[action.field])
            if _way_left(scene, men[0], aims, atlas) <= _CLOSE:
                return Form(action.field, SIDES[best_front(scene, men[0].field)])
    for action in actions:
        if isinstance(action, Dissolve) and _is_late(scene, action.field, aims, atlas):
            return action
    return None


def _way_left(scene: Scene, man: Figure, aims: Aims, atlas: Atlas) -> int:
    """In steps, to where he is sent or to the nearest enemy."""
    errand = aims.sent.get(man.id)
    if errand is not None:
        return atlas.to(road_of(scene.index, man)[0], errand.fields)[man.field]
    distance = scene.index.ground.distance
    return min((distance(man.field, enemy.field) for enemy in scene.enemies), default=0)


def _is_late(scene: Scene, name: FieldName, aims: Aims, atlas: Atlas) -> bool:
    """Can it not be in time where it is sent, though its men could? One that must not be the last stays."""
    index = scene.index
    men = index.at(index.ground.number[name])
    errand = next((aims.sent[man.id] for man in men if man.id in aims.sent), None)
    if errand is None or aims.pressure < 1.0:
        return False
    left = scene.field.rounds - scene.field.round
    on_foot, speed = road_of(index, men[0].but(phalanx=0))
    away = atlas.to(on_foot, errand.fields)[men[0].field]
    in_formation = atlas.to(road_of(index, men[0])[0], errand.fields)[men[0].field]
    if in_formation <= left - 1 or away > speed * (left + 1):
        return False
    needs_one = any(
        isinstance(goal, AnnihilateKind)
        and goal.kind == "phalanx"
        and not scene.concerns(goal.player, scene.seat)
        for goal in scene.field.goals
    )
    return not needs_one or index.rules.counts(index, scene.seat, "phalanx") > 1


# Facing


def choose_front(scene: Scene, actions: Sequence[Action]) -> Action | None:
    """When all have moved: turn to where the enemies are."""
    for name in dict.fromkeys(action.field for action in actions if isinstance(action, Face)):
        field = scene.index.ground.number[name]
        men = scene.index.at(field)
        before = scene.field.phalanxes[men[0].phalanx].front
        best = best_front(scene, field)
        wanted = Face(name, SIDES[best])
        if _covers(scene, field, best) > _CLEARLY * _covers(scene, field, before) and wanted in actions:
            return wanted
    return None


def best_front(scene: Scene, field: Field) -> Direction:
    return max(range(6), key=lambda front: _covers(scene, field, front))


def _covers(scene: Scene, field: Field, front: Direction) -> float:
    """How much of the enemy such a front looks at, those nearby most of all."""
    ground = scene.index.ground
    q, r = ground.cells[field]
    dq, dr = STEPS[front]
    near = [enemy for enemy in scene.enemies if ground.distance(field, enemy.field) <= _SIGHT]
    total = 0.001
    for enemy in near or scene.enemies:
        away = ground.distance(field, enemy.field)
        if not away:
            continue
        x, y = ground.cells[enemy.field][0] - q, ground.cells[enemy.field][1] - r
        # Four times the scalar product, by the lengths of both: 1 is right ahead.
        ahead = ((2 * x + y) * (2 * dq + dr) + 3 * y * dr) / (4 * away)
        if ahead >= 0.45:
            total += scene.worth(enemy) * (0.5 + 0.5 * ahead) / away**2
    return total
