"""What lies on the table, piece by piece: tiles, forces, settlements, heroes, and what a player holds."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.terms import Card, QuestCard, RaceName, RealmName, Round
from hexenkessel.games.battlemist.units import Units
from hexenkessel.kernel.seats import Seat

STARS: Final = 25  # B1.2a, B1.3.2.4b: as many chips as there are, and no more
HAND_LIMIT: Final = 7  # B3.1.2h
MOST_HEROES: Final = 3  # B3.2.2j
FULL_LIFE: Final = 5  # B3.3.1t


class Placed(msgspec.Struct, frozen=True):
    """Where a tile lies, and how often it was turned by a sixth, clockwise."""

    q: int
    r: int
    turn: int = 0


class Force(msgspec.Struct, frozen=True):
    """All units of one player in one realm."""

    owner: Seat
    units: Units


class Settlement(msgspec.Struct, frozen=True):
    """A town or a city; it belongs to whoever controls its realm.

    B1.3.2.3a: a town doubles the production. B1.3.2.3b: it protects. B1.3.2.3c: a city protects better, has a
    vote and may trade better.
    """

    kind: Literal["town", "city"]
    since: Round  # in which it became what it is; B3.2.2n-p: it counts in full from the next round on


class Hero(msgspec.Struct, frozen=True):
    number: int  # 1 to 3
    realm: RealmName
    life: int = FULL_LIFE


class Player(msgspec.Struct, frozen=True):
    """What belongs to a seat besides its units and settlements."""

    race: RaceName = ""  # empty until chosen
    stock: Goods = Goods()
    stars: int = 0
    used: int = 0  # B5.0c: so many of the stars
    power: int = 0  # B5.0h: extra star power of this round, for spells only
    hand: tuple[Card, ...] = ()  # sorted; secret
    quest: QuestCard | None = None  # the current adventure; B1.4.2h: secret
    artifacts: tuple[QuestCard, ...] = ()  # kept ones
    heroes: tuple[Hero, ...] = ()  # by number
    tiles: tuple[RealmName, ...] = ()  # still to be laid; secret until shown
    shown: bool = False  # B2.3p: the tiles
    fallen: Round = 0  # 0 while in the game, then the round in which the home was lost

    @property
    def home(self) -> RealmName:
        return f"home-{self.race}"

    @property
    def unused(self) -> int:
        return self.stars - self.used

    @property
    def star_power(self) -> int:
        """B5.0b: what can be spent on spells now."""
        return self.stars - self.used + self.power


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True):
    """An effect that goes on for a while."""

    effect: Effect  # its duration says how long
    by: Seat
    on: Seat | None = None  # whom it concerns; None: everybody
    realm: RealmName | None = None
    left: int = 0  # of what can be used so many times: units, heroes, trades, buildings
    source: str = ""  # the card, spell, event or artifact, so that one can be told what is in force


class Ballot(msgspec.Struct, frozen=True):
    """The vote on one event (B3.1.4)."""

    event: Card
    order: tuple[Seat, ...]  # in which votes are announced
    votes: tuple[int, ...] = ()  # committed so far, in that order; 0 for an abstention
    added: int = 0  # by cards

    @property
    def total(self) -> int:
        return sum(self.votes) + self.added
