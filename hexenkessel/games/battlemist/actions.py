"""All that a player of Battlemist can say, in the order of a game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.battlemist.terms import Card, KindName, Place, RaceName, RealmName, SpellName
from hexenkessel.kernel.action import Action, Done, PickKind, Stop, put_in_order
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat

RacePick: TypeAlias = Annotated[RaceName, PickKind("race")]
RealmPick: TypeAlias = Annotated[RealmName, PickKind("realm")]
TilePick: TypeAlias = Annotated[RealmName, PickKind("tile")]
PlacePick: TypeAlias = Annotated[Place, PickKind("place")]
CardPick: TypeAlias = Annotated[Card, PickKind("card")]
SpellPick: TypeAlias = Annotated[SpellName, PickKind("spell")]
TargetPick: TypeAlias = Annotated[str, PickKind("target")]
"""Whom or what a card or spell is meant for, as one word: a race (`orcs`), a realm, a hero (`orcs-2`),
an event, a resource or a kind of unit."""
KindPick: TypeAlias = Annotated[KindName, PickKind("kind")]
KindPicks: TypeAlias = Annotated[tuple[KindPick, ...], msgspec.Meta(max_length=30)]
ResourcePick: TypeAlias = Annotated[Literal["grain", "wood", "iron"], PickKind("resource")]
HeroPick: TypeAlias = Annotated[int, PickKind("hero"), msgspec.Meta(ge=1, le=3)]
SeatPick: TypeAlias = Annotated[Seat, PickKind("seat"), msgspec.Meta(ge=0, le=5)]
Amount: TypeAlias = Annotated[int, PickKind("amount"), msgspec.Meta(ge=0, le=999)]


# Setting up


class ChooseRace(Action, frozen=True, tag="race"):
    """B2.1a: play this race."""

    race: RacePick


class Lay(Action, frozen=True, tag="lay"):
    """B2.3: a tile, on a place, turned so many sixths clockwise. A home lies as it lies."""

    realm: TilePick
    place: PlacePick
    turn: Annotated[int, PickKind("turn"), msgspec.Meta(ge=0, le=5)] = 0


# Cards and spells


class Play(Action, frozen=True, tag="play"):
    """An action card that needs no target."""

    card: CardPick


class PlayAt(Action, frozen=True, tag="play-at"):
    """An action card for somebody or something."""

    card: CardPick
    target: TargetPick


class Cast(Action, frozen=True, tag="cast"):
    """A spell that needs no target."""

    spell: SpellPick


class CastAt(Action, frozen=True, tag="cast-at"):
    """A spell on somebody or something."""

    spell: SpellPick
    target: TargetPick


class Discard(Action, frozen=True, tag="discard"):
    """B3.1.2i: give an action card away unused."""

    button_first: ClassVar[bool] = True

    card: CardPick


class Take(Action, frozen=True, tag="take"):
    """So much of each resource: gained, stolen, destroyed or plundered, whatever was asked."""

    grain: Amount
    wood: Amount
    iron: Amount


class Choose(Action, frozen=True, tag="choose"):
    """One of what is offered: a monster, a card in another hand."""

    thing: TargetPick


# The council


class Vote(Action, frozen=True, tag="vote"):
    """B3.1.4d: commit all one's votes, or abstain."""

    commit: Annotated[bool, PickKind("button")]


# Economics and upkeep


class Recruit(Action, frozen=True, tag="recruit"):
    """B3.2.2: a new army unit in a realm."""

    kind: KindPick
    realm: RealmPick


class Hire(Action, frozen=True, tag="hire"):
    """B3.2.2i: a new hero in the home."""


class Build(Action, frozen=True, tag="build"):
    """B3.2.2l, o: a town, or a city where a town stands."""

    button_first: ClassVar[bool] = True

    realm: RealmPick


class BuyStar(Action, frozen=True, tag="buy-star"):
    """B3.2.3a: from the Grey Guild."""


class Disband(Action, frozen=True, tag="disband"):
    """An army unit goes because it must: shortage, plague, more than ten."""

    realm: RealmPick
    kind: KindPick


class Raze(Action, frozen=True, tag="raze"):
    """B3.5f: a town or city is given up because it cannot be paid for."""

    button_first: ClassVar[bool] = True

    realm: RealmPick


class Trade(Action, frozen=True, tag="trade"):
    """B4.0a: one exchange with the Free Traders, at the going rate."""

    button_first: ClassVar[bool] = True

    give: ResourcePick
    get: ResourcePick


class Barter(Action, frozen=True, tag="barter"):
    """B4.0e: talk to the partner of a caravan."""

    button_first: ClassVar[bool] = True

    partner: SeatPick


class Offer(Action, frozen=True, tag="offer"):
    """B4.0e: I give so much grain, wood and iron for so much."""

    grain: Amount
    wood: Amount
    iron: Amount
    for_grain: Amount
    for_wood: Amount
    for_iron: Amount


class Accept(Action, frozen=True, tag="accept"):
    """So be it."""


class Decline(Action, frozen=True, tag="decline"):
    """No."""


# The individual phase: order and quest


class Shift(Action, frozen=True, tag="shift"):
    """B3.3c: add the number of one's cities to the order roll, subtract it, or leave it."""

    way: Annotated[Literal["up", "down", "none"], PickKind("button")]


class MoveHero(Action, frozen=True, tag="ride"):
    """B3.3.1c: a hero goes to a realm."""

    hero: HeroPick
    realm: RealmPick


class Face(Action, frozen=True, tag="face"):
    """B3.3.1r: this hero fights the encounter."""

    hero: HeroPick


class Strike(Action, frozen=True, tag="strike"):
    """B3.3.1w: at this opponent, by number."""

    opponent: Annotated[int, PickKind("opponent"), msgspec.Meta(ge=1, le=9)]


class Challenge(Action, frozen=True, tag="challenge"):
    """B3.3.1aa: an own hero attacks a foreign one, `orcs-2`."""

    hero: HeroPick
    target: TargetPick


# Movement and combat


class March(Action, frozen=True, tag="march"):
    """B3.3.2: so many units of one kind go from realm to realm."""

    origin: RealmPick
    kind: KindPick
    count: Annotated[int, PickKind("amount"), msgspec.Meta(ge=1, le=99)]
    realm: RealmPick


class Attack(Action, frozen=True, tag="attack"):
    """B3.3.3c: fight the battle in this realm next."""

    realm: RealmPick


class Rally(Action, frozen=True, tag="rally"):
    """B3.3.3.1d: these routed units return."""

    kinds: KindPicks

    def __post_init__(self) -> None:
        put_in_order(self, "kinds")


class Lead(Action, frozen=True, tag="lead"):
    """B3.3.3.1n: these footmen and monsters attack."""

    kinds: KindPicks

    def __post_init__(self) -> None:
        put_in_order(self, "kinds")


class Suffer(Action, frozen=True, tag="suffer"):
    """B3.3.3.1p: these of mine are killed, and these are routed."""

    killed: KindPicks = ()
    routed: KindPicks = ()

    def __post_init__(self) -> None:
        put_in_order(self, "killed")
        put_in_order(self, "routed")


class Plunder(Action, frozen=True, tag="plunder"):
    """B3.3.3.3c: destroy the town or city for what is in it."""


class Occupy(Action, frozen=True, tag="occupy"):
    """B3.3.3.3b: take the town or city over as it is."""


ALL_ACTIONS: tuple[type[Action], ...] = (
    Done, Pass, ChooseRace, Lay, Play, PlayAt, Cast, CastAt, Discard, Take, Choose, Vote, Recruit, Hire,
    Build, BuyStar, Disband, Raze, Trade, Barter, Offer, Accept, Decline, Shift, MoveHero, Face, Strike,
    Challenge, March, Attack, Rally, Lead, Suffer, Plunder, Occupy, Stop,
)  # fmt: skip
