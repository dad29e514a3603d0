"""Small choices: for whom a roll counts, who defends himself, whom to strike at, who is given up."""

from __future__ import annotations

from collections.abc import Sequence

from hexenkessel.games.armageddon.actions import Assign
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling.actions import Defend, Sacrifice, Strike, Trample
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.kernel.action import Action


def choose_life(scene: Scene, actions: Sequence[Action], step: LifeRolls) -> Action:
    """A5.2k: a roll that saves goes to the dearest whom it saves, any other to the cheapest."""
    index = scene.index
    figures = [index.figures[action.figure] for action in actions if isinstance(action, Assign)]
    saved = [
        figure for figure in figures if index.rules.rolled(index, figure, step.cause, step.roll) != "dies"
    ]
    if saved:
        return Assign(max(saved, key=scene.worth).id)
    return Assign(min(figures, key=scene.worth).id)


def choose_in_trampling(scene: Scene, actions: Sequence[Action], step: Trampling) -> Action:
    """Who defends is whoever stands to lose least, and to gain most; who tramples likewise."""
    figures = scene.index.figures
    tramplers = [figures[each] for each in step.tramplers if each in figures]
    chosen = figures.get(step.chosen) or tramplers[0]

    def value(action: Action) -> float:
        match action:
            case Defend(who):
                return -_blow(scene, step, chosen, figures[who])
            case Trample(who):
                victims = [each for each in scene.index.at(step.field) if scene.is_enemy(each)]
                return min((_blow(scene, step, figures[who], each) for each in victims), default=0.0)
            case _:
                return float("-inf")

    return max(actions, key=value)


def _blow(scene: Scene, step: Trampling, trampler: Figure, victim: Figure) -> float:
    """What a trampling blow is worth to who tramples."""
    bout = Bout(trampler.but(field=step.came_from), victim, manner="trample")
    kills, dies = scene.chances(bout)
    return kills * scene.worth(victim) - dies * scene.worth(trampler)


def choose_in_scramble(scene: Scene, actions: Sequence[Action]) -> Action:
    figures = scene.index.figures

    def value(action: Action) -> float:
        match action:
            case Strike(who, target):
                return scene.gain(Bout(figures[who], figures[target], manner="scramble"))
            case Sacrifice(who):
                return -scene.worth(figures[who])
            case _:
                return float("-inf")

    return max(actions, key=value)
