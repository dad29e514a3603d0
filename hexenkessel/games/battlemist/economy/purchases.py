"""What a seat may buy in the recruitment step, what forbids the rest, and what it comes to (B3.2.2)."""

from __future__ import annotations

from collections.abc import Mapping

from hexenkessel.games.battlemist.actions import Build, Hire, Recruit
from hexenkessel.games.battlemist.components import PIECES, REALMS
from hexenkessel.games.battlemist.economy.prices import (
    is_hero_by_card,
    price_of_building,
    price_of_hero,
    price_of_unit,
    room_in,
    sites_of,
)
from hexenkessel.games.battlemist.economy.rates import within_reach
from hexenkessel.games.battlemist.effect import ARMY
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.modifiers import lasting, using_up
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import of_kind
from hexenkessel.games.battlemist.world import Hero, Settlement, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

# The rule that names the price of a unit.
_PRICE_RULES = {"footman": "B3.2.2b", "archer": "B3.2.2c", "cavalry": "B3.2.2d"}


def recruits(world: World, seat: Seat, placed: Mapping[RealmName, int]) -> list[Action]:
    """B3.2.2e: single army units, wherever there is room; `placed` counts who came this round."""
    stock = world.players[seat].stock
    kinds = [kind for kind in ARMY if stock.covers(price_of_unit(kind))]
    if not kinds:
        return []
    return [
        Recruit(kind, realm)
        for realm in sites_of(world, seat)
        if placed.get(realm, 0) < room_in(world, seat, realm)
        for kind in kinds
    ]


def may_hire(world: World, seat: Seat, hired: tuple[Seat, ...]) -> bool:
    """B3.2.2j: one new hero in a round, never more than three. B3.2.2k: placement limits do not matter."""
    return seat not in hired and len(world.players[seat].heroes) < PIECES.hero.most


def why_not_build(world: World, seat: Seat, realm: RealmName) -> str:
    """The rule by which nothing can be built there by this seat; empty if it is only a matter of money."""
    if realm not in REALMS or world.controller_of(realm) != seat:
        return "B3.2.2l"
    if REALMS[realm].is_home:
        # B3.2.2r, B7.0f: neither in one's own home nor in a captured one.
        return "B3.2.2r"
    settlement = world.settlements.get(realm)
    if settlement is None:
        return ""
    if settlement.kind == "city":
        # B3.2.2m: one town is all a realm holds, and a city is what becomes of it.
        return "B3.2.2m"
    # B3.2.2o: only where a town stood when the round began.
    return "B3.2.2o" if settlement.since == world.round else ""


def buildings(world: World, seat: Seat) -> list[Action]:
    """B3.2.2l, B3.2.2o: towns in all realms he controls, cities where towns are."""
    stock = world.players[seat].stock
    return [
        Build(realm)
        for realm in world.realms_of(seat)
        if not why_not_build(world, seat, realm) and stock.covers(price_of_building(world, seat, realm))
    ]


def purchases(
    world: World, seat: Seat, placed: Mapping[RealmName, int], hired: tuple[Seat, ...]
) -> list[Action]:
    """B3.2.2v: everything that can be bought now; the order is free."""
    actions = recruits(world, seat, placed)
    if may_hire(world, seat, hired) and world.players[seat].stock.covers(price_of_hero(world, seat)):
        actions.append(Hire())
    return actions + buildings(world, seat)


def can_buy_anything(
    world: World, seat: Seat, placed: Mapping[RealmName, int], hired: tuple[Seat, ...]
) -> bool:
    """Is there something to buy, perhaps after some trade? Everybody can see that."""
    if any(placed.get(realm, 0) < room_in(world, seat, realm) for realm in sites_of(world, seat)) and any(
        within_reach(world, seat, price_of_unit(kind)) for kind in ARMY
    ):
        return True
    if may_hire(world, seat, hired) and within_reach(world, seat, price_of_hero(world, seat)):
        return True
    return any(
        not why_not_build(world, seat, realm)
        and within_reach(world, seat, price_of_building(world, seat, realm))
        for realm in world.realms_of(seat)
    )


def why_not_buy(
    world: World, seat: Seat, action: Action, placed: Mapping[RealmName, int], hired: tuple[Seat, ...]
) -> str:
    """The id of the rule that forbids a purchase which cannot be made."""
    match action:
        case Recruit(kind, realm):
            return _why_not_recruit(world, seat, kind, realm, placed)
        case Hire():
            return "B3.2.2i" if may_hire(world, seat, hired) else "B3.2.2j"
        case Build(realm):
            too_dear = "B3.2.2o" if realm in world.settlements else "B3.2.2l"
            return why_not_build(world, seat, realm) or too_dear
    raise AssertionError(f"{action!r} buys nothing.")


def _why_not_recruit(
    world: World, seat: Seat, kind: str, realm: RealmName, placed: Mapping[RealmName, int]
) -> str:
    if kind not in _PRICE_RULES:
        # B6.0a: monsters come by cards and spells alone.
        return "B6.0a"
    if realm not in sites_of(world, seat):
        return "B3.2.2g"
    if placed.get(realm, 0) < room_in(world, seat, realm):
        return _PRICE_RULES[kind]
    settlement = world.settlements.get(realm)
    if settlement is not None and settlement.since == world.round:
        return "B3.2.2n" if settlement.kind == "town" else "B3.2.2p"
    # B3.2.2h: who cannot be placed cannot be recruited.
    return "B3.2.2f"


def price_of(world: World, seat: Seat, action: Action) -> Goods:
    match action:
        case Recruit(kind, _):
            return PIECES.army[kind].cost  # type: ignore[index]  # the gate has checked the word
        case Hire():
            return price_of_hero(world, seat)
        case Build(realm):
            return price_of_building(world, seat, realm)
    raise AssertionError(f"{action!r} buys nothing.")


def bought(world: World, seat: Seat, action: Action) -> World:
    """The table after a purchase that may be made. B2.2h: what it costs goes to the central supply."""
    after = world.paying(seat, price_of(world, seat, action))
    match action:
        case Recruit(kind, realm):
            # B3.2.2e: at once.
            return after.with_units(seat, realm, of_kind(kind))
        case Hire():
            if is_hero_by_card(world, seat):
                after = using_up(after, "hero_cost", seat)
            return after.with_hero(seat, Hero(free_number(world, seat), world.players[seat].home))
        case Build(realm):
            if any(one.left for one in lasting(world, "build_cost", seat)):
                after = using_up(after, "build_cost", seat)
            kind_there: str = "city" if realm in world.settlements else "town"
            return after.with_settlement(realm, Settlement(kind_there, world.round))  # type: ignore[arg-type]
    raise AssertionError(f"{action!r} buys nothing.")


def free_number(world: World, seat: Seat) -> int:
    """Ruling on B3.2.2j: a new hero takes the lowest number that is free."""
    taken = {hero.number for hero in world.players[seat].heroes}
    return next(number for number in range(1, PIECES.hero.most + 1) if number not in taken)
