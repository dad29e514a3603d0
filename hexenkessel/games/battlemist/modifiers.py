"""What race abilities, artifacts and effects that last do to the figures of the rules.

Rules ask here instead of looking through cards: `total(world, "rally_bonus", seat)`. B3.1.2k: effects add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from hexenkessel.games.battlemist.battle.battle import Battle
from hexenkessel.games.battlemist.components import ARTIFACTS, RACES
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.terms import KindName, RaceName, RealmName
from hexenkessel.games.battlemist.world import Lasting, World
from hexenkessel.kernel.seats import Seat


@cache
def of_race(race: RaceName, op: str) -> tuple[Effect, ...]:
    return tuple(effect for effect in RACES[race].effects if effect.op == op)


@cache
def of_artifact(artifact: str, op: str) -> tuple[Effect, ...]:
    return tuple(effect for effect in ARTIFACTS[artifact].effects if effect.op == op)


def permanent(world: World, op: str, seat: Seat) -> Iterator[Effect]:
    """What the race and the kept artifacts of a seat do."""
    player = world.players[seat]
    yield from of_race(player.race, op)
    for artifact in player.artifacts:
        yield from of_artifact(artifact, op)


def lasting(world: World, op: str, seat: Seat | None = None) -> Iterator[Lasting]:
    """Effects under way that concern a seat; without a seat, all of this kind."""
    for one in world.effects:
        if one.effect.op == op and (seat is None or one.on is None or one.on == seat):
            yield one


def active(world: World, op: str, seat: Seat) -> Iterator[Effect]:
    """Everything of this kind that concerns a seat, for good or for a while."""
    yield from permanent(world, op, seat)
    for one in lasting(world, op, seat):
        yield one.effect


def total(world: World, op: str, seat: Seat) -> int:
    return sum(effect.amount for effect in active(world, op, seat))


def is_under(world: World, op: str, seat: Seat) -> bool:
    return any(True for _ in active(world, op, seat))


def using_up(world: World, op: str, seat: Seat, count: int = 1) -> World:
    """So many uses of an effect that can be used so many times are gone; one with none left is over.

    Of several with uses left the first gives first.
    """
    kept: list[Lasting] = []
    for one in world.effects:
        if count and one.effect.op == op and one.left and (one.on is None or one.on == seat):
            used = min(count, one.left)
            count -= used
            if one.left > used:
                kept.append(msgspec.structs.replace(one, left=one.left - used))
        else:
            kept.append(one)
    return world.but(effects=tuple(kept))


# In a battle


def _counts_now(effect: Effect, battle: Battle, seat: Seat) -> bool:
    is_attacker = seat == battle.attacker.seat
    if effect.first_round and battle.round > 1:
        return False
    return is_attacker or not (effect.when == "attacking" or effect.whom == "attacker")


def combat_bonus(world: World, seat: Seat, kind: KindName) -> int:
    """What is added to each attack die of a unit in the battle under way; siege bonuses are extra.

    B5.0l: castings add up.
    """
    battle = world.battle
    assert battle is not None
    return sum(
        effect.amount
        for effect in active(world, "combat_bonus", seat)
        if kind in effect.kinds and _counts_now(effect, battle, seat)
    )


def rally_bonus(world: World, seat: Seat) -> int:
    """What cards, spells and artifacts add to the rally die (B5.0m); monsters are extra."""
    battle = world.battle
    assert battle is not None
    words = sum(
        effect.amount
        for effect in active(world, "combat_bonus", seat)
        if effect.includes_rally and _counts_now(effect, battle, seat)
    )
    return words + total(world, "rally_bonus", seat)


def attack_cap(world: World, seat: Seat, kind: KindName) -> int:
    """So many more units of this kind than usual may attack."""
    return sum(effect.amount for effect in active(world, "attack_cap", seat) if effect.unit == kind)


def may_attack_in(world: World, seat: Seat, step: str) -> bool:
    """Ambush and the like: is this side free to attack in `archery`, `cavalry` or `melee`?"""
    return not any(step in effect.steps for effect in active(world, "forbid_step", seat))


def shoots_twice(world: World, seat: Seat) -> bool:
    return is_under(world, "archers_shoot_twice", seat)


def siege_is_cancelled(world: World) -> bool:
    return any(True for _ in lasting(world, "cancel_siege_bonus"))


# In a realm


def produces(world: World, realm: RealmName, terrain: str) -> bool:
    """Neither its terrain nor the realm itself is barren this round."""
    return not any(
        one.realm == realm if one.realm else terrain in one.effect.terrain
        for one in lasting(world, "no_production")
    )


def is_half_frozen(world: World, realm: RealmName) -> bool:
    """BS.3b: only half of the units here may move."""
    return any(one.realm == realm for one in lasting(world, "freeze_half"))
