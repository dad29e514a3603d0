"""What everybody can work out of what lies open: sent to screens with a view, so that they know no rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hexenkessel.games.battlemist.battle.aid import Results, results_of
from hexenkessel.games.battlemist.battle.conditions import terms_of
from hexenkessel.games.battlemist.battle.fray import Terms
from hexenkessel.games.battlemist.council.voting import threshold_of, votes_of
from hexenkessel.games.battlemist.economy.dues import upkeep_of
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.economy.prices import is_guild_closed, price_of_hero, price_of_star
from hexenkessel.games.battlemist.economy.rates import rate_of
from hexenkessel.games.battlemist.goods import NOTHING, Goods, sum_of
from hexenkessel.games.battlemist.terms import Card, RealmName
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


class Standing(msgspec.Struct, frozen=True):
    """How a player stands, as things are. B2.2i: all of it is public.

    While somebody marches, realms, income, upkeep and votes are those his marches come to (B3.2.1d).
    """

    realms: Mapping[RealmName, Goods]  # that he controls, and what each of them yields
    income: Goods  # of a harvest
    upkeep: Goods  # at the end of the round
    votes: int  # in the council
    rate: int  # so many of one resource buy another from the Free Traders; 0 while they stay away
    hero: Goods  # the price of the next hero
    star: Goods | None  # the price of the next star, where one is for sale


def standing_of(world: World, seat: Seat) -> Standing | None:
    """None before the board is complete, and for one who is out of the game."""
    if not world.neighbours or not world.is_alive(seat):
        return None
    settled = world.with_control_settled()
    realms = {realm: yield_of(settled, realm, seat) for realm in settled.realms_of(seat)}
    return Standing(
        realms=realms,
        income=sum_of(realms.values()) if realms else NOTHING,
        upkeep=upkeep_of(settled, seat),
        votes=votes_of(settled, seat),
        rate=rate_of(world, seat),
        hero=price_of_hero(world, seat),
        star=None if is_guild_closed(world) else price_of_star(world, seat),
    )


class ShownView(BattlemistView, frozen=True, kw_only=True):
    """A view, and what follows from it."""

    standings: tuple[Standing | None, ...]  # of the seats
    votes_needed: Mapping[Card, int]  # for each event that waits
    terms: tuple[Terms, Terms] | None  # on which attacker and defender fight, while there is a battle
    results: tuple[Results, Results]  # what the dice of either side did that lie on the table


def shown(view: BattlemistView) -> ShownView:
    world = open_table(view)
    return ShownView(
        **msgspec.structs.asdict(view),
        standings=tuple(standing_of(world, seat) for seat in range(len(world.players))),
        votes_needed={event: threshold_of(world, event) for event in world.pending},
        terms=_terms_on_both_sides(world),
        results=_results_on_both_sides(world),
    )


def _terms_on_both_sides(world: World) -> tuple[Terms, Terms] | None:
    if world.battle is None:
        return None
    attacker, defender = world.battle.sides
    return terms_of(world, attacker.seat), terms_of(world, defender.seat)


def _results_on_both_sides(world: World) -> tuple[Results, Results]:
    battle, terms = world.battle, _terms_on_both_sides(world)
    if battle is None or terms is None or battle.step is None:
        return (), ()
    attacker, defender = (
        results_of(side.race, own, battle.step, attackers, dice)
        for side, own, attackers, dice in zip(battle.sides, terms, battle.attackers, battle.dice, strict=True)
    )
    return attacker, defender
