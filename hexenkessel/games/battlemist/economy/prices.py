"""What is paid for pieces and stars, and where new pieces may be put (B3.2.2, B3.2.3, BA.1g, BA.1h)."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.effect import ArmyKind
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.modifiers import lasting, permanent, total
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


def price_of_unit(kind: ArmyKind) -> Goods:
    """B3.2.2b, B3.2.2c, B3.2.2d: the same for every race."""
    return PIECES.army[kind].cost


def price_of_hero(world: World, seat: Seat) -> Goods:
    """B3.2.2i; a race or a card may make it cheaper, and then the cheapest price counts."""
    prices = [PIECES.hero.cost]
    prices += [effect.goods for effect in permanent(world, "hero_cost", seat)]
    prices += [one.effect.goods for one in lasting(world, "hero_cost", seat) if one.left]
    return min(prices, key=lambda price: price.total)


def is_hero_by_card(world: World, seat: Seat) -> bool:
    """Does the next hero come at a price that a card offers?"""
    usual = [PIECES.hero.cost, *(effect.goods for effect in permanent(world, "hero_cost", seat))]
    return price_of_hero(world, seat) not in usual


def price_of_building(world: World, seat: Seat, realm: RealmName) -> Goods:
    """B3.2.2l, B3.2.2o: of a town, or of a city where a town stands."""
    kind = "city" if realm in world.settlements else "town"
    prices = [PIECES.sites[kind].cost]  # type: ignore[index]  # mypy widens the words of a conditional
    prices += [one.effect.goods for one in lasting(world, "build_cost", seat) if one.left]
    return min(prices, key=lambda price: price.total)


def price_of_star(world: World, seat: Seat) -> Goods | None:
    """B3.2.3b: so much of each resource, by the stars he owns; None for one who can buy none.

    The Dark Lord's extra power is no star and does not count (B5.0h).
    """
    stars = world.players[seat].stars
    if stars >= len(PIECES.guild):
        return None
    each = max(0, PIECES.guild[stars] - total(world, "guild_discount", seat))
    return Goods(each, each, each)


def is_guild_closed(world: World) -> bool:
    """B1.3.2.4b: nothing is sold where the pool is empty, nor when the council has closed the Guild."""
    return world.star_pool == 0 or any(True for _ in lasting(world, "guild_closed"))


def room_in(world: World, seat: Seat, realm: RealmName) -> int:
    """B3.2.2f: how many new army units a realm of this seat takes in a round."""
    if realm == world.players[seat].home:
        return PIECES.sites["home"].recruits
    settlement = world.settlements.get(realm)
    if settlement is None or world.controller_of(realm) != seat:
        # B3.2.2g: nowhere else, and a captured home is no own home.
        return 0
    is_new = settlement.since == world.round
    if settlement.kind == "town":
        # B3.2.2n: from the following round on.
        return 0 if is_new else PIECES.sites["town"].recruits
    # B3.2.2p: in the round of the upgrade the limit of the old town holds.
    return PIECES.sites["town" if is_new else "city"].recruits


def sites_of(world: World, seat: Seat) -> Iterator[RealmName]:
    """B3.2.2e: where new units of this seat may be put: its home, and its realms with a town or city."""
    yield world.players[seat].home
    yield from world.settlements_of(seat)
