"""Operations on units, heroes and settlements, on the board and in a battle."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.battle import aid
from hexenkessel.games.battlemist.cards.carrying import Carrying, concerned, operation
from hexenkessel.games.battlemist.cards.choices import Choosing, Culling
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.effect import MONSTER_KINDS, Effect
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.quests.deck import discard_quest, draw_adventure
from hexenkessel.games.battlemist.quests.heroes import hurt
from hexenkessel.games.battlemist.units import named, of_kind
from hexenkessel.games.battlemist.world import Settlement
from hexenkessel.kernel.seats import Seat


@operation("place_monster")
def place_monster(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    arrive(change, use.by, effect)


@operation("roll_for_monster")
def roll_for_monster(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for seat in concerned(change.state, use, effect):
        (die,) = change.roll("monster", sides=10)
        change.tell("monster-roll", seat=seat, die=die, needed=effect.needed)
        if die >= effect.needed:
            arrive(change, seat, effect)


def arrive(change: BattlemistChange, seat: Seat, effect: Effect) -> None:
    """B6.0a: a new monster in the home."""
    if effect.monster == "choice":
        change.push(Choosing(seat, MONSTER_KINDS))
        return
    assert effect.monster is not None
    put_monster(change, seat, effect.monster)


def put_monster(change: BattlemistChange, seat: Seat, monster: str) -> None:
    change.state = change.state.with_units(seat, change.state.players[seat].home, of_kind(monster))
    change.tell("monster", seat=seat, kind=monster)


@operation("remove_monsters")
def remove_monsters(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for realm, forces in sorted(change.state.forces.items()):
        for force in forces:
            a, b, c = force.units[:3]
            change.state = change.state.with_force(force.owner, realm, (a, b, c, 0, 0, 0))
    change.tell("monsters-gone")


@operation("remove_units")
def remove_units(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    owed = []
    for seat in concerned(change.state, use, effect):
        amount = effect.amount
        if effect.die_divided_by:
            (die,) = change.roll("losses", sides=10)
            amount = die // effect.die_divided_by
        change.tell("must-remove", seat=seat, amount=amount)
        owed.append((seat, amount))
    change.push(Culling(tuple(owed)))


@operation("city_to_town")
def city_to_town(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    # B3.1.3c: what the tremors do if they are voted down, and the next what they do if they are not.
    for realm, there in sorted(change.state.settlements.items()):
        if there.kind == "city":
            change.state = change.state.with_settlement(realm, Settlement("town", there.since))
            change.tell("city-shrunk", realm=realm)


@operation("destroy_roll")
def destroy_roll(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for realm, there in sorted(change.state.settlements.items()):
        (die,) = change.roll("tremor", sides=10)
        change.tell("tremor", realm=realm, die=die)
        if die >= effect.destroyed_on:
            change.state = change.state.with_settlement(realm, None)
            change.tell("destroyed", realm=realm, settlement=there.kind)


@operation("damage_hero")
def damage_hero(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    if effect.heroes:
        victim = hero_named(change.state, use.target)
        victims = [] if victim is None else [victim]
    else:
        victims = [
            (seat, hero.number)
            for seat in concerned(change.state, use, effect)
            for hero in change.state.players[seat].heroes
            if effect.where != "outside_home" or hero.realm != change.state.players[seat].home
        ]
    for seat, number in victims:
        hurt(change, seat, number, effect.amount, effect.minimum)


@operation("heal")
def heal(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    named_hero = hero_named(change.state, use.target)
    hero = change.state.hero(*named_hero) if named_hero else None
    if named_hero and hero is not None:
        life = max(hero.life, min(hero.life + effect.amount, effect.maximum or hero.life))
        change.state = change.state.with_hero(named_hero[0], msgspec.structs.replace(hero, life=life))
        change.tell("healed", hero=use.target, life=life)


@operation("swap_adventure")
def swap_adventure(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    discard_quest(change, use.by)
    draw_adventure(change, use.by)


# In a battle


@operation("add_unit")
def add_unit(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    assert effect.unit is not None
    aid.join(change, use.by, of_kind(effect.unit, effect.amount))


@operation("kill_routed")
def kill_routed(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    for victim in concerned(change.state, use, effect):
        aid.kill_routed(change, victim, named(use.target.split("+")))


@operation("reroll")
def reroll(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    aid.roll_again(change, use.by)
