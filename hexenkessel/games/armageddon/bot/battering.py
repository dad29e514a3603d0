"""Rams: they are brought before a closed gate of the enemy, and those who serve them stay with them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch12_devices import ramming, transport
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Batter, Carry
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import FigureId, Place
from hexenkessel.kernel.action import Action


def ways_to_gates(scene: Scene, ram: Figure) -> dict[Place, int]:
    """How many steps it is from where for this ram, to the nearest field before an enemy gate."""
    index, ground = scene.index, scene.index.ground
    found: dict[Place, int] = {}
    for wall in ground.works.walls:
        before = ground.beside(wall.place, wall.side)
        is_theirs = wall.owner is None or scene.field.is_enemy(wall.owner, scene.seat)
        if wall.gate == "closed" and is_theirs and before != NOWHERE:
            target = ramming.target_of(index, before, wall.place)
            if target is not None and (before, wall.place) not in ground.rivers:
                found[before] = 0
    # What leads up by a ramp leads down by it too, so one may look for the way back.
    ways, waiting = index.ways("device", ram.kind), deque(found)
    while waiting:
        here = waiting.popleft()
        for to, _ in ways[here]:
            if to not in found:
                found[to] = found[here] + 1
                waiting.append(to)
    return found


def crews_of_rams(scene: Scene) -> set[FigureId]:
    """Those who stay with a ram: as many as it takes, as long as there is a gate for it."""
    index = scene.index
    kept: set[FigureId] = set()
    for ram in _rams(scene):
        if ram.field in ways_to_gates(scene, ram):
            men = [
                figure.id
                for figure in index.at(ram.field)
                if figure.is_warrior and figure.owner == scene.seat and not figure.on and not figure.phalanx
            ]
            kept.update(men[: KINDS[ram.kind].crew])
    return kept


def roads_of_rams(scene: Scene) -> set[Place]:
    """The fields that others leave to rams which have not arrived yet."""
    kept: set[Place] = set()
    for ram in _rams(scene):
        steps = ways_to_gates(scene, ram)
        here, table = ram.field, scene.index.ways("device", ram.kind)
        while steps.get(here, 0):
            here = min((to for to, _ in table[here]), key=lambda to: steps.get(to, 999))
            kept.add(here)
    return kept


def choose_carry(scene: Scene, actions: Sequence[Action]) -> Action | None:
    """Every step that brings a ram nearer."""
    index, number = scene.index, scene.index.ground.number
    carries = [action for action in actions if isinstance(action, Carry)]
    for ram in _rams(scene) if carries else ():
        ways = ways_to_gates(scene, ram)
        mine = [action for action in carries if action.device == ram.id]
        best = min(mine, key=lambda action: ways.get(number[action.field], 999), default=None)
        if best is not None and ways.get(number[best.field], 999) < ways.get(index.figures[ram.id].field, 0):
            return best
    return None


def choose_batter(actions: Sequence[Action]) -> Action | None:
    """Before its crew does anything else."""
    return next((action for action in actions if isinstance(action, Batter)), None)


def _rams(scene: Scene) -> list[Figure]:
    return [
        figure
        for figure in scene.index.figures.values()
        if figure.kind == "ram" and not transport.may_move_device(scene.index, scene.seat, figure)
    ]
