"""In combat: the blow or shot of which most can be expected."""

from __future__ import annotations

from collections.abc import Iterable

from hexenkessel.games.armageddon.actions import Attack, End, Shoot
from hexenkessel.games.armageddon.bot.rehearsing import rehearsed
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import CallWind, Cast, Challenge, MoveBeast
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action

# What chapter 17 lets one do is thought of elsewhere.
_KNOWN = (Attack, Shoot, Charge, End, Cast, CallWind, MoveBeast, Challenge)


def choose_blow(scene: Scene, actions: Iterable[Action], nerve: float) -> Action | None:
    """The best of these, if more than `nerve` is to be gained by it; shots first, which risk nobody."""
    figures = scene.index.figures
    actions = list(actions)
    scene.doom(_doomed(scene, actions))
    shots: list[tuple[float, Shoot]] = []
    blows: list[tuple[float, Attack]] = []
    charges: list[tuple[float, Action]] = []
    unknown: list[Action] = []
    for action in actions:
        match action:
            case Shoot(bow, target):
                shots.append((shot_gain(scene, figures[bow], figures[target]), action))
            case Attack(who, target, supporter):
                helper = figures[supporter] if supporter is not None else None
                blows.append((scene.gain(Bout(figures[who], figures[target], helper)), action))
            case Charge(who, target):
                charges.append((scene.gain(Bout(figures[who], figures[target], manner="charge")), action))
            case _ if not isinstance(action, _KNOWN):
                unknown.append(action)
    alone = _alone(blows)
    shots = [(gain, shot) for gain, shot in shots if gain >= alone.get(shot.bow, 0.0)]
    priced = _less_support(blows, alone, scene.temper.spare)
    # A6.2h: a phalanx that has charged strikes no more. A leader risks all: others go before him.
    by_leaders = [blow for blow in priced if blow[1].attacker in scene.field.leaders]
    by_others = [blow for blow in priced if blow[1].attacker not in scene.field.leaders]
    for listed in (shots, by_others, charges, by_leaders):
        for gain, best in sorted(listed, key=lambda entry: -entry[0])[:1]:
            if gain > nerve:
                return best
    return rehearsed(scene, unknown) if unknown else None


def _doomed(scene: Scene, actions: list[Action]) -> frozenset[FigureId]:
    """The enemy leaders who are likely to fall if everybody strikes at them who can, as well as they can."""
    figures = scene.index.figures
    leaders = {each for each in scene.field.leaders if each in figures and scene.is_enemy(figures[each])}
    chances: dict[FigureId, list[tuple[float, Attack]]] = {}
    for action in actions if leaders else ():
        if isinstance(action, Attack) and action.target in leaders:
            helper = figures[action.supporter] if action.supporter is not None else None
            kills, _ = scene.chances(Bout(figures[action.attacker], figures[action.target], helper))
            chances.setdefault(action.target, []).append((kills, action))
    return frozenset(who for who, blows in chances.items() if 1 - _survives(blows) >= scene.temper.likely)


def _survives(blows: list[tuple[float, Attack]]) -> float:
    """The chance to live through all of these blows, each man being used once, the strongest first."""
    lives, used = 1.0, set[FigureId | None]()
    for kills, action in sorted(blows, key=lambda blow: -blow[0]):
        if action.attacker not in used and (action.supporter is None or action.supporter not in used):
            used |= {action.attacker, action.supporter} - {None}
            lives *= 1 - kills
    return lives


def _alone(blows: list[tuple[float, Attack]]) -> dict[FigureId, float]:
    """What each of them could gain without support."""
    alone: dict[FigureId, float] = {}
    for gain, action in blows:
        if action.supporter is None:
            alone[action.attacker] = max(gain, alone.get(action.attacker, 0.0))
    return alone


def _less_support(
    blows: list[tuple[float, Attack]], alone: dict[FigureId, float], spare: float
) -> list[tuple[float, Attack]]:
    """Who supports cannot strike himself: what he could gain so is the price of his support."""
    return [
        (gain if action.supporter is None else gain - spare * alone.get(action.supporter, 0.0), action)
        for gain, action in blows
    ]


def shot_gain(scene: Scene, bow: Figure, target: Figure) -> float:
    """With what else than a hit may come of it: elephants that panic kill whoever is on their field."""
    index = scene.index
    number = shot_number(index, bow, target)
    hits = panics = 0
    for roll in range(min(number, 17), 19):
        word = index.rules.struck(index, bow, target, roll, number) or (
            "hit" if is_enough(index, roll, number) else ""
        )
        hits += SUMS[roll] if word in ("hit", "spark") else 0
        panics += SUMS[roll] if word in ("panic", "spark-panic") else 0
    gain = hits * scene.worth(target)
    if panics:
        there = [each for each in index.at(target.field) if each.is_warrior]
        gain += panics * sum(
            scene.worth(each) if scene.is_enemy(each) else -2 * scene.worth(each) for each in there
        )
    return gain / WAYS_OF_ONE
