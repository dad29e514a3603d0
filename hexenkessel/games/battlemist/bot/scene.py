"""The table as the bot looks at it: who can be where next turn, who would win there, what things yield."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.estimate import estimate
from hexenkessel.games.battlemist.battle.odds import Army
from hexenkessel.games.battlemist.battle.preview import armies_of, win_chance
from hexenkessel.games.battlemist.bot.temper import Temper
from hexenkessel.games.battlemist.bot.thrift import Budget, Three, budget_of, worth_of
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.economy.income import yield_of
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.effect import KINDS, Kind
from hexenkessel.games.battlemist.reach import Gait, Grounds, Roads, gait_of, reach
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import NO_UNITS, PLACE, Units, army_size
from hexenkessel.games.battlemist.view import BattlemistView, PlayerView
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat

_NOBODY: Final[frozenset[RealmName]] = frozenset()
_LONGEST_MARCH: Final = 4
_PLENTY: Final = 25  # of a resource in stock
_LONG: Final = 15  # rounds, after which most games are over


@lru_cache(maxsize=32)
def distances_on(roads: Roads) -> dict[RealmName, dict[RealmName, int]]:
    """Steps from every realm to every other."""
    return {realm: _distances(roads, realm) for realm in roads.neighbours}


def _distances(roads: Roads, origin: RealmName) -> dict[RealmName, int]:
    found = {origin: 0}
    edge = [origin]
    while edge:
        further = []
        for here in edge:
            for realm in roads.neighbours[here]:
                if realm not in found:
                    found[realm] = found[here] + 1
                    further.append(realm)
        edge = further
    return found


@lru_cache(maxsize=8192)
def _within(roads: Roads, origin: RealmName, gait: Gait) -> frozenset[RealmName]:
    return frozenset(reach(Grounds(roads, _NOBODY, _NOBODY), origin, gait))


class Scene:
    """Everything is worked out when it is first asked for."""

    def __init__(self, view: BattlemistView, seat: Seat, temper: Temper) -> None:
        self.view = view
        self.seat = seat
        self.temper = temper
        self.world: World = open_table(view)
        self.me: PlayerView = view.players[seat]  # with hand and quest
        self._sides: dict[tuple[RealmName, Seat, Seat], tuple[Army, Army]] = {}
        self._coming: dict[tuple[Seat, RealmName], Units] = {}
        self._gaits: dict[tuple[Seat, Kind], Gait] = {}

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        return self.world.others(self.seat)

    @cached_property
    def roads(self) -> Roads:
        return Roads(self.world.neighbours)

    @cached_property
    def distances(self) -> dict[RealmName, dict[RealmName, int]]:
        return distances_on(self.roads)

    @cached_property
    def budget(self) -> Budget:
        return budget_of(self.world, self.seat, self.temper)

    @cached_property
    def weights(self) -> Three:
        if self.is_tied:
            # There is nothing more to save for: what is there in plenty is worth little.
            grain, wood, iron = (0.1 if have > _PLENTY else 1.0 for have in self.budget.stock)
            return grain, wood, iron
        return self.budget.weights()

    @cached_property
    def horizon(self) -> float:
        """For so many rounds it matters what a realm yields."""
        return max(3.0, min(self.temper.horizon, self.budget.rounds()))

    # Who is winning

    @property
    def stars_needed(self) -> int:
        return self.world.options.stars

    def has_won(self, seat: Seat) -> bool:
        """Would he win when the next council begins, if nobody stops him?"""
        return self.world.players[seat].stars >= self.stars_needed

    @cached_property
    def must_stop(self) -> tuple[Seat, ...]:
        """Rivals who have all their stars: only the loss of their homes helps against them.

        B8.0a: of two who have them neither wins, so a third had better leave both alone.
        """
        winners = tuple(seat for seat in self.rivals if self.has_won(seat))
        return winners if self.has_won(self.seat) or len(winners) == 1 else ()

    @cached_property
    def is_tied(self) -> bool:
        """The bot has its stars, but is not the only one: from now on this is a war for homes."""
        return self.has_won(self.seat) and bool(self.must_stop)

    @cached_property
    def risk(self) -> float:
        """The chance to lose the home that one lives with: next to none with victory before one's eyes."""
        if self.is_tied:
            return min(0.5, self.temper.risk + self.fury)
        return self.temper.risk / 6 if self.has_won(self.seat) else self.temper.risk

    @cached_property
    def fury(self) -> float:
        """A war for homes must come to an end: more is risked with every round."""
        return self.temper.impatience * max(0, self.world.round - _LONG) if self.is_tied else 0.0

    def rivalry(self, seat: Seat) -> float:
        """How much it helps to harm a rival: more where he is ahead, all where he is the only one."""
        if len(self.rivals) == 1:
            return 1.0
        ahead = self.world.players[seat].stars - self.me.stars
        return max(0.2, min(0.9, self.temper.denial + 0.15 * ahead))

    # What realms are worth

    def yield_worth(self, realm: RealmName) -> float:
        """What a realm would give in a round."""
        return worth_of(yield_of(self.world, realm, self.seat), self.weights)

    def realm_worth(self, realm: RealmName) -> float:
        settlement = self.world.settlements.get(realm)
        walls = 0.0
        if settlement is not None:
            walls = self.temper.town if settlement.kind == "town" else self.temper.city
        return self.horizon * self.yield_worth(realm) + 0.3 * walls

    def army_worth(self, units: Units) -> float:
        return self.temper.unit * army_size(units) + self.temper.monster * sum(units[3:])

    # Who can come where

    def gait(self, seat: Seat, kind: Kind) -> Gait:
        found = self._gaits.get((seat, kind))
        if found is None:
            found = self._gaits[seat, kind] = gait_of(self.world, seat, kind)
        return found

    def coming(self, seat: Seat, realm: RealmName) -> Units:
        """The units of a seat that could march to a realm in one step, if nobody is in their way."""
        known = self._coming.get((seat, realm))
        if known is not None:
            return known
        near = self.distances[realm]
        counts = [0] * len(KINDS)
        for origin, units in self.world.forces_of(seat):
            if near.get(origin, 99) > _LONGEST_MARCH or origin == realm:
                continue
            for kind in KINDS:
                count = units[PLACE[kind]]
                if count and realm in _within(self.roads, origin, self.gait(seat, kind)):
                    counts[PLACE[kind]] += count
        if self.is_mustering and self.world.players[seat].home in near:
            counts[0] += self._recruits(seat, realm)
        found = self._coming[seat, realm] = limited(_units(counts))
        return found

    @cached_property
    def is_mustering(self) -> bool:
        """Everybody recruits at the same time as the bot, and marches later."""
        return any(isinstance(step, Recruiting) for step in self.view.steps)

    def _recruits(self, seat: Seat, realm: RealmName) -> int:
        """Footmen that a rival may recruit in his home now and march here with."""
        player = self.world.players[seat]
        home = player.home
        if home == realm or realm not in _within(self.roads, home, self.gait(seat, "footman")):
            return 0
        return min(PIECES.sites["home"].recruits, player.stock.wood, player.stock.iron)

    # Who would win

    def chance(
        self, realm: RealmName, attacker: Seat, attacking: Units, defender: Seat, defending: Units,
        *, exact: bool = False,
    ) -> float:  # fmt: skip
        """The chance that the attacker takes a realm from the defender, siege and all."""
        if not army_size(attacking):
            return 0.0
        if not any(defending):
            return 1.0
        sides = self._sides.get((realm, attacker, defender))
        if sides is None:
            sides = self._sides[realm, attacker, defender] = self._meeting(realm, attacker, defender)
        one, other = sides[0]._replace(ready=attacking), sides[1]._replace(ready=defending)
        return win_chance(one, other)[0] if exact else estimate(one, other)

    def _meeting(self, realm: RealmName, attacker: Seat, defender: Seat) -> tuple[Army, Army]:
        players = self.world.players
        one = Side(attacker, players[attacker].race, NO_UNITS)
        other = Side(defender, players[defender].race, NO_UNITS)
        return armies_of(self.world.but(battle=Battle(realm, one, other)))

    def danger(self, realm: RealmName, defending: Units, spared: Seat | None = None) -> float:
        """The chance that somebody takes a realm held by these, if whoever is strongest tries."""
        return max(
            (
                self.chance(realm, seat, self.coming(seat, realm), self.seat, defending)
                for seat in self.rivals
                if seat != spared
            ),
            default=0.0,
        )

    @cached_property
    def home_danger(self) -> float:
        home = self.me.home
        return self.danger(home, self.world.force_of(self.seat, home))


def limited(units: Units, most: int = 10) -> Units:
    """The best of them that may stand in one realm: some of each arm, as many as can fight at once, first."""
    footmen, archers, cavalry, *monsters = units
    if footmen + archers + cavalry > most:
        kept = [min(footmen, 4), min(archers, 3), min(cavalry, 3)]
        for place in (0, 2, 1):
            kept[place] += min(units[place] - kept[place], most - sum(kept))
        footmen, archers, cavalry = kept
    return footmen, archers, cavalry, monsters[0], monsters[1], monsters[2]


def _units(counts: list[int]) -> Units:
    a, b, c, d, e, f = counts
    return a, b, c, d, e, f
