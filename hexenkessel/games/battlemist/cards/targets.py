"""Whom or what a card or spell can be used on: public questions, the same whoever holds the card."""

from __future__ import annotations

from collections.abc import Iterable

from hexenkessel.games.battlemist.battle.aid import siege_bonus
from hexenkessel.games.battlemist.components import NEUTRAL
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.goods import NOTHING, sum_of
from hexenkessel.games.battlemist.units import choices, kinds_in
from hexenkessel.games.battlemist.world import HAND_LIMIT, MOST_HEROES, World
from hexenkessel.kernel.seats import Seat

NOBODY = ("",)
"""What needs no target has this one."""


def hero_name(world: World, seat: Seat, number: int) -> str:
    return f"{world.players[seat].race}-{number}"


def hero_named(world: World, name: str) -> tuple[Seat, int] | None:
    """
    The hero a word like `dark-lord-2` names.
    """
    race, _, number = name.rpartition("-")
    seat = world.seat_of_race(race)
    if seat is None or not number.isdecimal() or world.hero(seat, int(number)) is None:
        return None
    return seat, int(number)


def meets(world: World, seat: Seat, condition: str | None) -> bool:
    """The condition printed on a card."""
    battle = world.battle
    match condition:
        case None:
            return True
        case "attacking":
            return battle is not None and battle.attacker.seat == seat
        case "defending":
            return battle is not None and battle.defender.seat == seat
        case "defending_siege":
            return battle is not None and battle.defender.seat == seat and siege_bonus(world) > 0
        case "on_quest":
            return world.players[seat].quest is not None
        case "event_pending":
            return bool(world.pending)
    raise AssertionError(condition)


def targets(world: World, seat: Seat, effects: Iterable[Effect], cost: int = 0) -> tuple[str, ...]:
    """All targets these effects could have now; none if they cannot be used.

    `cost` is that of the spell which is answered, for what cancels spells.
    """
    found: tuple[str, ...] = NOBODY
    price = sum_of(effect.goods for effect in effects if effect.op == "pay")
    if price != NOTHING and not world.players[seat].stock.covers(price):
        return ()
    for effect in effects:
        named_by = _targets_of(world, seat, effect, cost)
        if not named_by:
            return ()
        if named_by != NOBODY:
            found = named_by
    return found


def _targets_of(world: World, seat: Seat, effect: Effect, cost: int) -> tuple[str, ...]:
    player = world.players[seat]
    match effect.op:
        case "damage_hero" if effect.heroes:
            return tuple(
                hero_name(world, other, hero.number)
                for other in sorted(world.others(seat))
                for hero in world.players[other].heroes
            )
        case "heal" if effect.heroes:
            maximum = effect.maximum or 0
            return tuple(hero_name(world, seat, h.number) for h in player.heroes if h.life < maximum)
        case "view_hand_discard":
            return tuple(world.players[s].race for s in sorted(world.others(seat)) if world.players[s].hand)
        case "steal" | "destroy_resources":
            return tuple(
                world.players[s].race for s in sorted(world.others(seat)) if world.players[s].stock.total
            )
        case "cancel_event":
            return tuple(sorted(world.pending))
        case "kill_routed":
            return _victims(world, seat, effect.amount)
        case "gain" if effect.resource == "wood_or_iron":
            return ("wood", "iron")
        case "freeze_half" | "no_production" if effect.realm == "any_but_home":
            return NEUTRAL
        case _ if effect.whom == "other_player":
            return tuple(world.players[other].race for other in sorted(world.others(seat)))
        case _:
            return NOBODY if _makes_sense(world, seat, effect, cost) else ()


def _makes_sense(world: World, seat: Seat, effect: Effect, cost: int) -> bool:
    """Could it do anything at all, as far as everybody can see?"""
    player = world.players[seat]
    match effect.op:
        case "draw_action":
            # B3.1.2h: nobody holds more than seven; B3.1.2f: and there must be a card.
            return len(player.hand) < HAND_LIMIT and bool(world.deck or world.discard)
        case "cancel_spell":
            return effect.max_cost is None or cost <= effect.max_cost
        case "hero_cost":
            return len(player.heroes) < MOST_HEROES
        case "cancel_vote":
            # BS.2d: a vote of who has just announced; an abstention cannot be cancelled, and to cancel one's
            # own would be to split one's votes (B3.1.4d).
            ballot = world.ballot
            if ballot is None or not ballot.votes:
                return False
            return ballot.votes[-1] > 0 and ballot.order[len(ballot.votes) - 1] != seat
        case "reroll":
            battle = world.battle
            return battle is not None and bool(battle.dice[seat != battle.attacker.seat])
        case "gain_per":
            return bool(world.settlements_of(seat))
        case "hero_move":
            return bool(player.heroes)
        case "cancel_siege_bonus":
            return siege_bonus(world) > 0
        case "star_power" | "trade_ratio" | _:
            return True


def _victims(world: World, seat: Seat, amount: int) -> tuple[str, ...]:
    """BS.1a: two routed enemies of the caster's choice; with only one there, one. `archer+footman`."""
    enemy = world.battle.enemy_of(seat) if world.battle else None
    if enemy is None or not any(enemy.routed):
        return ()
    count = min(amount, sum(enemy.routed))
    return tuple("+".join(kinds_in(group)) for group in choices(enemy.routed, count))
