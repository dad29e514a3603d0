"""Heroes: where they go, whom they face, when they rest."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.actions import Challenge, Face, MoveHero, Strike
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter, HeroFight, opponents_in
from hexenkessel.games.battlemist.quests.fight import Fight
from hexenkessel.games.battlemist.quests.heroes import fighter_of, journeys, steps_of
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.odds import odds_of
from hexenkessel.games.battlemist.terms import QuestCard, RealmName
from hexenkessel.games.battlemist.world import FULL_LIFE, Hero
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision


def survival(scene: Scene, hero: Hero, adventure: QuestCard) -> float:
    foes = opponents_in(adventure)
    return odds_of(Fight(fighter_of(scene.world, scene.seat, hero), foes)).survival if foes else 1.0


def choose_journey(scene: Scene, decision: Decision, step: Journeys) -> Action:
    """One hero after the other, by number; who stays where he is needs no word."""
    for hero in scene.me.heroes:
        if hero.number in step.moved:
            continue
        goal = _goal(scene, hero)
        if goal is None or goal == hero.realm:
            continue
        way = _towards(scene, hero, goal)
        if way is not None:
            return MoveHero(hero.number, way)
    return Done()


def _towards(scene: Scene, hero: Hero, goal: RealmName) -> RealmName | None:
    """As near to the goal as he gets in this step."""
    away = scene.distances[goal]
    reached = journeys(scene.world, scene.seat, hero)
    best = min(reached, key=lambda realm: (away.get(realm, 99), realm), default=None)
    if best is None or away.get(best, 99) >= away.get(hero.realm, 99):
        return None
    return best


def _goal(scene: Scene, hero: Hero) -> RealmName | None:
    """The target of the quest for the best hero; home for who is hurt, or to begin a new quest."""
    me, home = scene.me, scene.me.home
    quest = me.quest
    if quest is None:
        # A quest begins when somebody is at home; the others may wait where they are.
        if any(other.realm == home for other in me.heroes):
            return home if hero.life < FULL_LIFE else None
        nearest = min(me.heroes, key=lambda one: (scene.distances[home].get(one.realm, 99), one.number))
        return home if hero == nearest or hero.life < FULL_LIFE else None
    target = ADVENTURES[quest].target
    fit = [one for one in me.heroes if _is_fit(scene, one, quest)]
    if not fit:
        # Everybody rests first. Who stands at the target must get away from it.
        return home
    away, steps = scene.distances[target], steps_of(scene.world, scene.seat)
    chosen = min(fit, key=lambda one: (-(-away.get(one.realm, 99) // steps), -one.life, one.number))
    if hero == chosen:
        return target
    if hero.life < FULL_LIFE or hero.realm == target:
        return home
    return home if not any(one.realm == home for one in me.heroes) else None


def _is_fit(scene: Scene, hero: Hero, quest: QuestCard) -> bool:
    """Would he survive? Who is in full health goes in any case: it gets no better."""
    return hero.life >= FULL_LIFE or survival(scene, hero, quest) >= scene.temper.bold


def choose_face(scene: Scene, decision: Decision, step: Arrival) -> Action:
    def hope(action: Action) -> float:
        hero = scene.world.hero(scene.seat, action.hero) if isinstance(action, Face) else None
        return survival(scene, hero, step.adventure) if hero else 0.0

    return max(decision.actions, key=hope)


def choose_strike(decision: Decision, step: HeroFight) -> Action:
    """The weakest first: every foe that falls strikes no more."""
    fight = step.fight

    def life(action: Action) -> int:
        assert fight is not None and isinstance(action, Strike)
        return fight.foes[action.opponent - 1].life

    return min(decision.actions, key=life)


def choose_challenge(scene: Scene, decision: Decision) -> Action:
    best: tuple[float, Action] = (scene.temper.duel, Done())
    for action in decision.actions:
        if isinstance(action, Challenge) and (named := hero_named(scene.world, action.target)):
            duel = Duel(seat=scene.seat, hero=action.hero, foe=named[0], foe_hero=named[1])
            chance = odds_of(duel.opening(scene.world)).survival
            if chance > best[0]:
                best = chance, action
    return best[1]


def fight_gain(scene: Scene, effects: tuple[Effect, ...]) -> float:
    """What better values would be worth to the hero who is about to fight."""
    step = next((one for one in reversed(scene.view.steps) if isinstance(one, (Encounter, Duel))), None)
    if step is None:
        return 0.0
    fight = step.opening(scene.world)
    is_mine = step.seat == scene.seat
    if not is_mine and not (isinstance(step, Duel) and step.foe == scene.seat):
        return 0.0
    fighter = fight.hero if is_mine else fight.foes[0]
    for effect in effects:
        if effect.stat in ("attack", "hit", "damage"):
            changed = {effect.stat: getattr(fighter, effect.stat) + effect.amount}
            fighter = msgspec.structs.replace(fighter, **changed)
    after = (
        msgspec.structs.replace(fight, hero=fighter)
        if is_mine
        else msgspec.structs.replace(fight, foes=(fighter,))
    )
    gain = odds_of(after).survival - odds_of(fight).survival
    return 2.0 * scene.temper.hero * (gain if is_mine else -gain)
