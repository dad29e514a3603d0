"""The terms of the battle under way, gathered from the realm, the races, and cards and spells in force."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist import modifiers
from hexenkessel.games.battlemist.battle.battle import STEPS, Battle
from hexenkessel.games.battlemist.battle.fray import PLAIN, Terms
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


def battle_of(world: World) -> Battle:
    assert world.battle is not None
    return world.battle


def siege_bonus(world: World) -> int:
    """B3.3.3.2a: what home, town or city add to the defender's attack dice in the battle under way."""
    battle = battle_of(world)
    defender = battle.defender.seat
    if modifiers.siege_is_cancelled(world):
        return 0
    # B3.3.3.2d, B6.0j: the own home, whoever defends it; a captured one gives nothing.
    if world.owner_of_home(battle.realm) == defender:
        return PIECES.sites["home"].siege
    # B3.3.3.2b, B3.3.3.2c: in an own realm; one that is held by monsters only is nobody's own.
    settlement = world.settlements.get(battle.realm)
    if settlement is None or world.controller_of(battle.realm) != defender:
        return 0
    return PIECES.sites[settlement.kind].siege


# What cards, spells, artifacts and events can do to the terms of a battle.
_OPS: Final = frozenset({
    "archers_shoot_twice", "attack_cap", "cancel_siege_bonus", "combat_bonus", "forbid_step", "rally_bonus",
})  # fmt: skip

_OF_RACES: dict[tuple[RaceName, int, bool, bool, str], Terms] = {}
"""Terms of battles without cards, spells and artifacts, as most are: they depend on little."""


def terms_of(world: World, seat: Seat) -> Terms:
    """On what terms this side fights in this combat round."""
    battle, player = battle_of(world), world.players[seat]
    is_attacker = seat == battle.attacker.seat
    siege = 0 if is_attacker else siege_bonus(world)
    if player.artifacts or any(one.effect.op in _OPS for one in world.effects):
        return _gathered(world, seat, siege)
    key = (player.race, siege, is_attacker, battle.round == 1, world.options.values)
    if key not in _OF_RACES:
        _OF_RACES[key] = _gathered(world, seat, siege)
    return _OF_RACES[key]


def _gathered(world: World, seat: Seat, siege: int) -> Terms:
    """B3.1.2k: everything in force adds up."""
    attack = [siege + modifiers.combat_bonus(world, seat, kind) for kind in KINDS]
    archers, cavalry, melee = PLAIN.caps
    return Terms(
        # B3.3.3.2d: the siege helps all his units on all attack dice, but not his rally check.
        attack=(attack[0], attack[1], attack[2], attack[3], attack[4], attack[5]),
        rally=modifiers.rally_bonus(world, seat),
        caps=(
            archers + modifiers.attack_cap(world, seat, "archer"),
            cavalry + modifiers.attack_cap(world, seat, "cavalry"),
            melee,
        ),
        more_footmen=modifiers.attack_cap(world, seat, "footman"),
        # BS.3a: twice, however often it was cast.
        volleys=2 if modifiers.shoots_twice(world, seat) else 1,
        barred=tuple(step for step in STEPS if not modifiers.may_attack_in(world, seat, step)),
        changes=world.options.values,
    )


def later_terms_of(world: World, seat: Seat) -> Terms:
    """On what terms it will fight in the rounds after this one, as far as one can know now."""
    battle = battle_of(world)
    later = world.without_effects("combat_round").but(battle=battle.but(round=battle.round + 1))
    return terms_of(later, seat)
