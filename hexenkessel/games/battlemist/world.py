"""Everything that lies on the table in a game of Battlemist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from hexenkessel.games.battlemist.battle.battle import Battle
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.pieces import (
    FULL_LIFE,
    HAND_LIMIT,
    MOST_HEROES,
    STARS,
    Ballot,
    Force,
    Hero,
    Lasting,
    Placed,
    Player,
    Settlement,
)
from hexenkessel.games.battlemist.terms import Card, QuestCard, RaceName, RealmName, Round
from hexenkessel.games.battlemist.units import NO_UNITS, Units, minus, plus
from hexenkessel.kernel.seats import Seat

__all__ = [
    "FULL_LIFE",
    "HAND_LIMIT",
    "MOST_HEROES",
    "STARS",
    "Ballot",
    "Force",
    "Hero",
    "Lasting",
    "Placed",
    "Player",
    "Settlement",
    "World",
]


class World(msgspec.Struct, frozen=True):
    """The table. Nothing in it can be worked out from the rest but `neighbours`, which never changes."""

    options: BattlemistOptions
    players: tuple[Player, ...]
    tiles: Mapping[RealmName, Placed] = {}
    neighbours: Mapping[RealmName, tuple[RealmName, ...]] = {}  # set once the board is complete
    forces: Mapping[RealmName, tuple[Force, ...]] = {}  # realms that hold units; who was there first, first
    held: Mapping[RealmName, Seat] | None = None  # who controls what while somebody marches (B3.2.1d)
    settlements: Mapping[RealmName, Settlement] = {}
    deck: tuple[Card, ...] = ()  # the next card first; secret
    discard: tuple[Card, ...] = ()  # sorted, open to all
    gone: tuple[Card, ...] = ()  # B3.1.4f: events out of the game, sorted
    pending: tuple[Card, ...] = ()  # events drawn in this round
    quests: tuple[QuestCard, ...] = ()  # the next card first; secret
    quest_discard: tuple[QuestCard, ...] = ()  # sorted, open to all
    round: Round = 0
    first: Seat = 0  # where seat order begins in this round
    active: Seat | None = None  # in the individual phase
    effects: tuple[Lasting, ...] = ()
    ballot: Ballot | None = None
    battle: Battle | None = None

    # Who is who

    def is_alive(self, seat: Seat) -> bool:
        return self.players[seat].fallen == 0

    @property
    def seat_order(self) -> tuple[Seat, ...]:
        """Seats in the game, clockwise from where this round begins."""
        return self.seats_from(self.first)

    def seats_from(self, begin: Seat) -> tuple[Seat, ...]:
        count = len(self.players)
        order = ((begin + step) % count for step in range(count))
        return tuple(seat for seat in order if self.players[seat].fallen == 0)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in the game, from the left of this one."""
        return tuple(other for other in self.seats_from(seat + 1) if other != seat)

    def seat_of_race(self, race: RaceName) -> Seat | None:
        return next((seat for seat, player in enumerate(self.players) if player.race == race), None)

    def owner_of_home(self, realm: RealmName) -> Seat | None:
        """Whose home this is, as long as he is in the game."""
        if not realm.startswith("home-"):
            return None
        return next((s for s, p in enumerate(self.players) if p.fallen == 0 and p.home == realm), None)

    # What is where

    def force_of(self, seat: Seat, realm: RealmName) -> Units:
        for force in self.forces.get(realm, ()):
            if force.owner == seat:
                return force.units
        return NO_UNITS

    def forces_of(self, seat: Seat) -> Iterator[tuple[RealmName, Units]]:
        for realm, forces in self.forces.items():
            for force in forces:
                if force.owner == seat:
                    yield realm, force.units

    def controller_of(self, realm: RealmName) -> Seat | None:
        """B3.2.1b: who has an army unit there.

        B3.3.3j: where two have met, nothing changes before the battle: who was there first controls it, or
        nobody if he has monsters only.
        B3.2.1d: while somebody marches it is still as it was when his step began.
        B3.2.1e: the own home needs none. B3.2.1c: heroes and monsters do not count.
        B1.4.3c, B1.4.3e, B1.4.3f: the realm card goes where control goes, so nobody need keep it.
        """
        if self.held is not None:
            return self.held.get(realm)
        there = self.forces.get(realm)
        if there:
            a, b, c = there[0].units[:3]
            if a or b or c:
                return there[0].owner
        return self.owner_of_home(realm)

    def realms_of(self, seat: Seat) -> list[RealmName]:
        """All realms a seat controls, its home first."""
        home = self.players[seat].home
        realms = [home] if self.controller_of(home) == seat else []
        settled = self.forces if self.held is None else self.held
        realms += [realm for realm in settled if realm != home and self.controller_of(realm) == seat]
        return realms

    def settlements_of(self, seat: Seat, kind: str | None = None) -> list[RealmName]:
        return [
            realm
            for realm, settlement in self.settlements.items()
            if (kind is None or settlement.kind == kind) and self.controller_of(realm) == seat
        ]

    def cities_of(self, seat: Seat) -> int:
        return len(self.settlements_of(seat, "city"))

    @property
    def star_pool(self) -> int:
        return STARS - sum(player.stars for player in self.players)

    # Changed copies, which share whatever did not change

    def but(self, **changes: Any) -> World:
        return msgspec.structs.replace(self, **changes)

    def with_player(self, seat: Seat, **changes: Any) -> World:
        changed = msgspec.structs.replace(self.players[seat], **changes)
        return self.but(players=(*self.players[:seat], changed, *self.players[seat + 1 :]))

    def gaining(self, seat: Seat, goods: Goods) -> World:
        return self.with_player(seat, stock=self.players[seat].stock.plus(goods))

    def paying(self, seat: Seat, goods: Goods) -> World:
        """B2.2h. Whoever calls this has checked that the stock covers it."""
        return self.with_player(seat, stock=self.players[seat].stock.minus(goods))

    def losing(self, seat: Seat, goods: Goods) -> World:
        """Up to so much; who has less loses what he has."""
        stock = self.players[seat].stock
        rest = stock.minus(goods)
        return self.with_player(seat, stock=Goods(max(rest.grain, 0), max(rest.wood, 0), max(rest.iron, 0)))

    def with_units(self, seat: Seat, realm: RealmName, added: Units) -> World:
        """More units of a seat in a realm; newcomers stand behind who was there before."""
        return self._with_force(seat, realm, plus(self.force_of(seat, realm), added))

    def without_units(self, seat: Seat, realm: RealmName, removed: Units) -> World:
        return self._with_force(seat, realm, minus(self.force_of(seat, realm), removed))

    def with_force(self, seat: Seat, realm: RealmName, units: Units) -> World:
        """Exactly these units of a seat in a realm."""
        return self._with_force(seat, realm, units)

    def _with_force(self, seat: Seat, realm: RealmName, units: Units) -> World:
        there = self.forces.get(realm, ())
        mine = Force(seat, units)
        if any(force.owner == seat for force in there):
            kept = tuple(mine if force.owner == seat else force for force in there)
        else:
            kept = (*there, mine)
        kept = tuple(force for force in kept if any(force.units))
        forces = dict(self.forces)
        if kept:
            forces[realm] = kept
        else:
            forces.pop(realm, None)
        return self.but(forces=forces)

    def moving(self, seat: Seat, units: Units, origin: RealmName, realm: RealmName) -> World:
        return self.without_units(seat, origin, units).with_units(seat, realm, units)

    def with_control_kept(self) -> World:
        """B3.2.1d: from now on units come and go, and all realms stay with whom they are with."""
        holders = ((realm, self.controller_of(realm)) for realm in self.neighbours)
        return self.but(held={realm: seat for realm, seat in holders if seat is not None})

    def with_control_settled(self) -> World:
        """Every realm belongs to whom the units there belong to."""
        return self if self.held is None else self.but(held=None)

    def with_settlement(self, realm: RealmName, settlement: Settlement | None) -> World:
        settlements = {name: kept for name, kept in self.settlements.items() if name != realm}
        if settlement is not None:
            settlements[realm] = settlement
        return self.but(settlements=settlements)

    def with_hero(self, seat: Seat, hero: Hero) -> World:
        """This hero, in place of one with his number if there is one."""
        kept = [other for other in self.players[seat].heroes if other.number != hero.number]
        return self.with_player(seat, heroes=tuple(sorted([*kept, hero], key=lambda one: one.number)))

    def without_hero(self, seat: Seat, number: int) -> World:
        heroes = tuple(hero for hero in self.players[seat].heroes if hero.number != number)
        return self.with_player(seat, heroes=heroes)

    def hero(self, seat: Seat, number: int) -> Hero | None:
        return next((hero for hero in self.players[seat].heroes if hero.number == number), None)

    def spending(self, seat: Seat, cost: int) -> World:
        """B5.0b: star power; the extra power goes first, because it serves nothing else."""
        player = self.players[seat]
        extra = min(player.power, cost)
        return self.with_player(seat, power=player.power - extra, used=player.used + cost - extra)

    def with_star(self, seat: Seat, count: int = 1, *, used: bool) -> World:
        """Stars from the pool, as many as there are (B1.3.2.4b).

        B1.1c: found or bought; those captured with a home come from its owner.
        """
        count = min(count, self.star_pool)
        player = self.players[seat]
        return self.with_player(seat, stars=player.stars + count, used=player.used + count * used)

    def discarding(self, seat: Seat, card: Card) -> World:
        """An action card from a hand to the discard pile (B3.1.2e)."""
        hand = list(self.players[seat].hand)
        hand.remove(card)
        world = self.with_player(seat, hand=tuple(hand))
        return world.but(discard=tuple(sorted((*world.discard, card))))

    def with_effect(self, lasting: Lasting) -> World:
        return self.but(effects=(*self.effects, lasting))

    def without_effects(self, *durations: str) -> World:
        """What lasted so long is over."""
        if not any(lasting.effect.duration in durations for lasting in self.effects):
            return self
        return self.but(effects=tuple(one for one in self.effects if one.effect.duration not in durations))
