"""What it means to ride, march and fight: how far, who waits there, who is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.games.battlemist.actions import (
    Attack,
    Challenge,
    Face,
    Lead,
    March,
    MoveHero,
    Occupy,
    Plunder,
    Rally,
    Shift,
    Strike,
    Suffer,
)
from hexenkessel.games.battlemist.battle.aftermath import Spoils
from hexenkessel.games.battlemist.battle.battle import Side
from hexenkessel.games.battlemist.battle.losses import Losses, after
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import ADVENTURES, PIECES
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.meaning.scene import Scene, Words, goods, kinds
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.race_cards import income_in
from hexenkessel.games.battlemist.terms import QuestCard, RealmName
from hexenkessel.games.battlemist.units import (
    ARCHER,
    CAVALRY,
    army_size,
    minus,
    named,
    of_kind,
    plus,
    with_kind,
)
from hexenkessel.kernel.action import Action


def _shift(action: Shift, scene: Scene) -> Words | None:
    if not isinstance(scene.step, OrderRoll):
        return None
    cities = scene.world.cities_of(scene.seat)
    shift = {"up": cities, "down": -cities, "none": 0}[action.way]
    return {"total": scene.step.dice[scene.seat] + shift}


# Heroes


def _ride(action: MoveHero, scene: Scene) -> Words | None:
    hero = scene.world.hero(scene.seat, action.hero)
    if hero is None:
        return None
    adventure = scene.adventure
    words: Words = {
        "steps": scene.way(hero.realm, action.realm),
        "left": scene.way(adventure.target, action.realm) if adventure else "none",
        "foes": tuple(
            f"{player.race}-{foe.number}"
            for seat, player in enumerate(scene.view.players)
            for foe in player.heroes
            if seat != scene.seat and foe.realm == action.realm
        ),
    }
    if adventure and words["left"] == 0:
        words |= opponents_of(adventure.id)
    return words


def opponents_of(card: QuestCard) -> Words:
    """Who waits at the target of an adventure."""
    found = ADVENTURES[card].opponents
    if found is None:
        return {"number": 0}
    return {
        "number": found.number,
        "opponents": found.name,
        "life": found.life,
        "dice": found.attack,
        "hit": found.hit,
        "damage": found.damage,
    }


def _face(action: Face, scene: Scene) -> Words | None:
    hero = scene.world.hero(scene.seat, action.hero)
    if hero is None or not isinstance(scene.step, Arrival):
        return None
    return {**opponents_of(scene.step.adventure), "own": hero.life}


def _strike(action: Strike, scene: Scene) -> Words | None:
    step = scene.step
    if not isinstance(step, Encounter | Duel) or step.fight is None:
        return None
    if action.opponent > len(step.fight.foes):
        return None
    foe = step.fight.foes[action.opponent - 1]
    return {"life": foe.life, "dice": foe.attack, "hit": foe.hit, "damage": foe.damage}


def _challenge(action: Challenge, scene: Scene) -> Words | None:
    mine, whom = scene.world.hero(scene.seat, action.hero), hero_named(scene.world, action.target)
    theirs = scene.world.hero(*whom) if whom else None
    return {"own": mine.life, "life": theirs.life} if mine and theirs else None


# Armies


def _march(action: March, scene: Scene) -> Words:
    world, origin = scene.world, action.origin
    rest = minus(world.force_of(scene.seat, origin), of_kind(action.kind, action.count))
    # B3.2.1d: a realm without an army unit is given up; B3.2.1e: the own home is not.
    is_given_up = not army_size(rest) and world.controller_of(origin) == scene.seat
    is_home = origin == scene.me.home
    site = world.settlements.get(origin) if is_given_up else None
    return {
        "origin": origin,
        "rest": kinds(rest),
        "lost": ("no" if any(rest) else "bare") if is_home else is_given_up,
        "site": site.kind if site else "",
        **_waiting(scene, action.realm),
    }


def _waiting(scene: Scene, realm: RealmName) -> Words:
    """Who is met in a realm, or what it is worth."""
    world = scene.world
    foe = next((force for force in world.forces.get(realm, ()) if force.owner != scene.seat), None)
    own = kinds(world.force_of(scene.seat, realm))
    if foe is None:
        owner = world.owner_of_home(realm)
        is_foreign = owner is not None and owner != scene.seat
        return {
            "foe": "none",
            "defender": owner if owner is not None and is_foreign else "none",
            "own": own,
            "yields": goods(income_in(realm, world.options.values)),
        }
    # B3.3.3.2d: a town or city protects only who controls the realm, so no monsters that are alone there.
    settlement = world.settlements.get(realm) if world.controller_of(realm) == foe.owner else None
    wall = "home" if world.owner_of_home(realm) == foe.owner else settlement.kind if settlement else ""
    return {"foe": foe.owner, "units": kinds(foe.units), "own": own, "wall": wall}


def _attack(action: Attack, scene: Scene) -> Words:
    return _waiting(scene, action.realm)


def _own_side(scene: Scene) -> Side | None:
    battle = scene.view.battle
    return battle.side_of(scene.seat) if battle else None


def _rally(action: Rally, scene: Scene) -> Words | None:
    side = _own_side(scene)
    if side is None:
        return None
    back = named(action.kinds)
    return {"ready": kinds(plus(side.ready, back)), "routed": kinds(minus(side.routed, back))}


def _lead(action: Lead, scene: Scene) -> Words | None:
    side = _own_side(scene)
    if side is None:
        return None
    rest = minus(side.ready, named(action.kinds))
    # Archers and cavalry have had their turn.
    rest = with_kind(with_kind(rest, ARCHER, -rest[ARCHER]), CAVALRY, -rest[CAVALRY])
    return {"rest": kinds(rest)}


def _suffer(action: Suffer, scene: Scene) -> Words | None:
    side = _own_side(scene)
    if side is None:
        return None
    ready, routed = after(side.ready, side.routed, Losses(named(action.killed), named(action.routed)))
    return {"ready": kinds(ready), "routed": kinds(routed)}


def _occupy(action: Occupy, scene: Scene) -> Words | None:
    if not isinstance(scene.step, Spoils):
        return None
    realm = scene.step.realm
    kind = scene.view.settlements[realm].kind
    yields = goods(yield_of(scene.world, realm, scene.seat))
    return {"site": kind, "yields": yields, "upkeep": goods(PIECES.sites[kind].upkeep)}


def _plunder(action: Plunder, scene: Scene) -> Words | None:
    if not isinstance(scene.step, Spoils):
        return None
    kind = scene.view.settlements[scene.step.realm].kind
    return {"site": kind, "more": 2 if kind == "city" else 0}


TELLERS: Final[Mapping[type[Action], Callable[[Any, Scene], Words | None]]] = MappingProxyType(
    {
        Shift: _shift,
        MoveHero: _ride,
        Face: _face,
        Strike: _strike,
        Challenge: _challenge,
        March: _march,
        Attack: _attack,
        Rally: _rally,
        Lead: _lead,
        Suffer: _suffer,
        Occupy: _occupy,
        Plunder: _plunder,
    }
)
