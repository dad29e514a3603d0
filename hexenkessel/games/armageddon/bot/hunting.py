"""Going after those by whose death a battle is won: when it is worth while that everybody does."""

from __future__ import annotations

from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import RANKS, Figure
from hexenkessel.games.armageddon.terms import FigureId


def within_grasp(scene: Scene) -> frozenset[FigureId]:
    """The enemy leaders who are likely to fall in this turn if everybody goes for them who can."""
    return frozenset(
        enemy.id
        for enemy in scene.enemies
        if enemy.id in scene.field.leaders and _falls(scene, enemy) >= scene.temper.grasp
    )


def _falls(scene: Scene, leader: Figure) -> float:
    """The chance that he does: one after another strikes, the strongest first, and the weakest support."""
    men = [
        man
        for man in _reaching(scene, leader)
        if scene.hope < scene.temper.bold or man.id not in scene.field.leaders
    ]
    men.sort(key=lambda man: (-RANKS[man.kind], man.id))
    lives = 1.0
    while men:
        striker = men.pop(0)
        helper = men.pop() if men else None
        lives *= 1.0 - scene.chances(Bout(striker, leader, helper))[0]
    return 1.0 - lives


def _reaching(scene: Scene, enemy: Figure) -> list[Figure]:
    """Those who could be beside him in this turn, as if they were."""
    index = scene.index
    beside = {enemy.field, *index.ground.neighbours[enemy.field]}
    found: list[Figure] = []
    for head in scene.heads:
        if head.field in beside or not beside.isdisjoint(index.reach(head)):
            found += (
                each.but(field=enemy.field)
                for each in index.rules.company(index, head)
                if each.is_warrior and each.kind != "bow" and not each.acted
            )
    return found
