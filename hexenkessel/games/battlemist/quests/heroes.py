"""Heroes: how far they travel, how they fight, how they heal and die (B3.3.1)."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.modifiers import active, lasting, permanent
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.quests.deck import discard_quest
from hexenkessel.games.battlemist.quests.fight import Fighter
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import Hero, Lasting, World
from hexenkessel.kernel.seats import Seat


def steps_of(world: World, seat: Seat) -> int:
    """B3.3.1c: how far every hero of a seat goes without help that only one can have."""
    usual = PIECES.hero.move + sum(effect.amount for effect in permanent(world, "hero_move", seat))
    return usual + sum(
        one.effect.amount for one in lasting(world, "hero_move", seat) if one.effect.heroes is None
    )


def hastes_of(world: World, seat: Seat) -> list[Lasting]:
    """B3.1.2j: help for one hero of the player's choice; whoever needs it has it."""
    return [one for one in lasting(world, "hero_move", seat) if one.effect.heroes is not None and one.left]


def distances(world: World, origin: RealmName, steps: int) -> dict[RealmName, int]:
    """Where so many steps lead, and after how many. B3.3.1d: nothing stops a hero."""
    reached = {origin: 0}
    edge = [origin]
    for step in range(1, steps + 1):
        further = []
        for here in edge:
            for realm in world.neighbours[here]:
                if realm not in reached:
                    reached[realm] = step
                    further.append(realm)
        edge = further
    del reached[origin]
    return reached


def journeys(world: World, seat: Seat, hero: Hero) -> dict[RealmName, int]:
    """Where this hero can go in one quest step, and how far that is."""
    steps = steps_of(world, seat) + sum(one.effect.amount for one in hastes_of(world, seat))
    return distances(world, hero.realm, steps)


def travelled(world: World, seat: Seat, hero: Hero, realm: RealmName) -> World:
    """The hero has gone there; haste that he needed for it is used up, each once."""
    lacking = journeys(world, seat, hero)[realm] - steps_of(world, seat)
    effects: list[Lasting] = []
    hastes = hastes_of(world, seat)
    for one in world.effects:
        if lacking > 0 and one in hastes:
            lacking -= one.effect.amount
            if one.left > 1:
                effects.append(msgspec.structs.replace(one, left=one.left - 1))
        else:
            effects.append(one)
    moved = msgspec.structs.replace(hero, realm=realm)
    return world.but(effects=tuple(effects)).with_hero(seat, moved)


def fighter_of(world: World, seat: Seat, hero: Hero) -> Fighter:
    """B3.3.1t: 5L 1A 5H 1D, changed by artifacts and cards. B3.3.1ad: his life is what is left of it."""
    usual = PIECES.hero
    more = {"attack": 0, "hit": 0, "damage": 0}
    for effect in active(world, "hero_stat", seat):
        if effect.stat in more:
            more[effect.stat] += effect.amount
    return Fighter(
        hero.life, usual.attack + more["attack"], usual.hit + more["hit"], usual.damage + more["damage"]
    )


def heal_at_home(change: BattlemistChange, seat: Seat) -> None:
    """B3.3.1ac: each own hero in the home regains one life, up to five."""
    player = change.state.players[seat]
    for hero in player.heroes:
        if hero.realm == player.home and hero.life < PIECES.hero.life:
            healed = msgspec.structs.replace(hero, life=hero.life + 1)
            change.state = change.state.with_hero(seat, healed)
            change.tell("hero-rested", seat=seat, hero=hero.number, life=healed.life)


def with_life(world: World, seat: Seat, number: int, life: int) -> World:
    hero = world.hero(seat, number)
    assert hero is not None
    return world.with_hero(seat, msgspec.structs.replace(hero, life=life))


def hurt(change: BattlemistChange, seat: Seat, number: int, amount: int, minimum: int = 0) -> None:
    """A hero loses life outside a fight, but keeps at least so much; without any he dies."""
    hero = change.state.hero(seat, number)
    assert hero is not None
    life = max(hero.life - amount, min(minimum, hero.life))
    change.state = with_life(change.state, seat, number, life)
    change.tell("hero-hurt", seat=seat, hero=number, lost=hero.life - life, life=life)
    if life <= 0:
        bury(change, seat, number)


def bury(change: BattlemistChange, seat: Seat, number: int) -> None:
    """A hero is dead. B3.3.1o: whichever hero it was, his player's current quest has failed."""
    change.state = change.state.without_hero(seat, number)
    change.tell("hero-dead", seat=seat, hero=number)
    discard_quest(change, seat)
