"""What has to be brought home: how much time there is, and who has to leave something behind."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hexenkessel.games.armageddon.bot.roads import Atlas, rounds_to
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.terms import FigureId

_LEADING: Final = 3  # A7.1h: the steps of a rider who leads horses


def _home(scene: Scene, atlas: Atlas) -> list[int]:
    """From every field the steps to one's own zone."""
    return atlas.to(scene.index.ways("ride"), frozenset(scene.field.zones[scene.seat]))


def spare_rounds(scene: Scene, atlas: Atlas) -> int:
    """How many rounds are left beyond those that it takes to bring home what has to be brought."""
    home = _home(scene, atlas)
    spare = scene.field.rounds
    for goal, wanted in scene.bringing:
        if scene.concerns(goal.player, scene.seat):
            needed = []
            for animal in wanted:
                is_mine = animal.owner == scene.seat
                there = 0 if is_mine else rounds_to(scene, atlas, frozenset({animal.field}))
                needed.append(there + -(-home[animal.field] // _LEADING))
            spare = min(spare, scene.field.rounds - scene.field.round - sorted(needed)[goal.count - 1])
    return max(0, spare)


def hurried(scene: Scene, atlas: Atlas) -> frozenset[FigureId]:
    """Who comes home in time with one horse that he rides, but not with all he leads; and one is enough."""
    home, found = _home(scene, atlas), set[FigureId]()
    left = scene.field.rounds - scene.field.round
    for goal, wanted in scene.bringing:
        if scene.concerns(goal.player, scene.seat):
            mine = [horse for horse in wanted if horse.owner == scene.seat]
            kept = Counter(scene.keeper_of(horse) for horse in mine)
            for horse in mine:
                keeper = scene.keeper_of(horse)
                is_enough = len(mine) - kept[keeper] + 1 >= goal.count
                if keeper and is_enough and home[horse.field] > _LEADING * left:
                    found.add(keeper)
    return frozenset(found)
