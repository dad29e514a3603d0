"""Which choices come first in a long list."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import (
    CastAt,
    Challenge,
    Lay,
    Lead,
    March,
    MoveHero,
    PlayAt,
    Rally,
    Strike,
    Suffer,
    Take,
    Vote,
)
from hexenkessel.games.battlemist.battle.conditions import terms_of
from hexenkessel.games.battlemist.battle.habits import attack_of, worth_of
from hexenkessel.games.battlemist.battle.losses import Losses, after
from hexenkessel.games.battlemist.cards.choices import Despoiling
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.laying.places import cell_of
from hexenkessel.games.battlemist.meaning.scene import Scene, scene_of
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.race_cards import income_in
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import minus, named, plus
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.hexes.axial import neighbours
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.patterns import Pass

ALONE: Final = 0  # in a row of its own, before all others
_USUAL: Final = 1
_LAST: Final = 1000


def rank(view: BattlemistView, action: Action) -> int:
    """Where a choice stands among those with the same verb: what most people want first."""
    if isinstance(action, Done | Pass):
        return ALONE
    if view.observer is None:
        return _USUAL
    scene = scene_of(view, view.observer)
    match action:
        case Lay(_, place):
            return _USUAL + 6 - _touched(scene, place)
        case MoveHero(number, realm) if scene.adventure:
            left = scene.way(scene.adventure.target, realm)
            return ALONE if left <= scene.nearest(number) else _USUAL + left
        case Vote(commit):
            return _USUAL + (not commit)
        case Take(grain, wood, iron):
            return _rank_of_goods(scene, Goods(grain, wood, iron))
        case PlayAt(_, target) | CastAt(_, target):
            return _rank_of_target(scene, target)
        case March(_, _, count, realm):
            # All of a kind before some of it.
            return _rank_of_realm(scene, realm) + 99 - count
        case Strike(opponent) if isinstance(scene.step, Encounter | Duel) and scene.step.fight:
            # Who is nearly dead strikes no more if he falls.
            return _USUAL + scene.step.fight.foes[opponent - 1].life
        case Challenge(_, target):
            return _rank_of_target(scene, target)
    return _rank_in_battle(scene, action)


def _touched(scene: Scene, place: str) -> int:
    cell = cell_of(place)
    return 0 if cell is None else sum(around in scene.cells for around in neighbours(cell))


def _rank_of_goods(scene: Scene, taken: Goods) -> int:
    """The more evenly one's own stock, or the emptier what another has most of."""
    step = scene.step
    if isinstance(step, Despoiling) and not step.is_theft:
        rest = scene.view.players[step.victim].stock.minus(taken)
        return _USUAL + max(rest.grain, rest.wood, rest.iron)
    stock = scene.me.stock.plus(taken)
    amounts = (stock.grain, stock.wood, stock.iron)
    return _USUAL + max(amounts) - min(amounts)


def _rank_of_target(scene: Scene, target: str) -> int:
    """The richest, the weakest hero, the realm with most against one, before all others."""
    if target in REALMS:
        forces = scene.view.forces.get(target, ())
        foreign = sum(sum(force.units) for force in forces if force.owner != scene.seat)
        return _LAST - 10 * foreign + 500 * any(force.owner == scene.seat for force in forces)
    for player in scene.view.players:
        if player.race == target:
            return max(_USUAL, _LAST - player.stock.total - player.hand_size)
    if whom := hero_named(scene.world, target):
        hero = scene.world.hero(*whom)
        return _USUAL + (hero.life if hero else 0)
    return _USUAL


def _rank_of_realm(scene: Scene, realm: RealmName) -> int:
    """An open home, free land by what it yields, then enemies, one's own realms, deserts."""
    world = scene.world
    forces = world.forces.get(realm, ())
    owner = world.owner_of_home(realm)
    if not forces and owner is not None and owner != scene.seat:
        return _USUAL
    if any(force.owner != scene.seat for force in forces):
        return 3 * _LAST
    if forces or owner == scene.seat:
        return 4 * _LAST
    amount = income_in(realm, world.options.values).total
    return 2 * _LAST - 100 * amount if amount else 5 * _LAST


def _rank_in_battle(scene: Scene, action: Action) -> int:
    battle = scene.view.battle
    side = battle.side_of(scene.seat) if battle else None
    if battle is None or side is None:
        return _USUAL
    match action:
        case Rally(kinds):
            back = named(kinds)
            return _rank_of_army(worth_of(plus(side.ready, back), minus(side.routed, back)))
        case Suffer(killed, routed):
            losses = Losses(named(killed), named(routed))
            return _rank_of_army(worth_of(*after(side.ready, side.routed, losses)))
        case Lead(kinds) if battle.step:
            best = attack_of(side.race, side.ready, terms_of(scene.world, scene.seat), battle.step)
            return ALONE if named(kinds) == best else _USUAL
    return _USUAL


def _rank_of_army(left: float) -> int:
    """The more of it is left, the better."""
    return max(_USUAL, _LAST - round(10 * left))
