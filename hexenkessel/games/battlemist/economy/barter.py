"""Two players whom a caravan links exchange what they agree on (B4.0d to B4.0f)."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from hexenkessel.games.battlemist.actions import Accept, Decline, Offer
from hexenkessel.games.battlemist.goods import RESOURCES, Goods, some
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

# Our ruling, so that others need not wait for ever: so many offers in one talk, then yes or no.
MOST_OFFERS: Final = 6


class Bartering(BattlemistStep, frozen=True, tag="bartering"):
    """B4.0e: one offers, the other accepts, declines or offers something else; both must agree."""

    answers: ClassVar[tuple[type[Action], ...]] = (Offer, Accept, Decline)
    has_trade: ClassVar[bool] = False

    seat: Seat  # who speaks now
    partner: Seat
    offers: int = 0
    offer: Offer | None = None  # what the partner has offered

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        key = "prompt-bartering-answer" if self.offer else "prompt-bartering"
        return Prompt(key, {"partner": self.partner})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        actions: list[Action] = [Accept()] if self.offer else []
        actions.append(Decline())
        if self.offers < MOST_OFFERS:
            actions += simple_offers(position.state, self.seat, self.partner)
        return actions

    def is_open(self, position: BattlemistPosition, seat: Seat) -> bool:
        # Any amounts can be offered; the list has single pieces only.
        return self.offers < MOST_OFFERS

    def check(self, position: BattlemistPosition, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Offer):
            rule = self._why_not_offer(position.state, action)
            return Refusal(rule) if rule else None
        return super().check(position, seat, action)

    def _why_not_offer(self, world: World, offer: Offer) -> str:
        given, wanted = sides_of(offer)
        is_something = given.total + wanted.total > 0
        stocks = (world.players[self.seat].stock, world.players[self.partner].stock)
        # Ruling on B4.0e: resources only, as many as there are; a gift is an exchange too.
        is_there = stocks[0].covers(given) and stocks[1].covers(wanted)
        return "" if is_something and is_there and self.offers < MOST_OFFERS else "B4.0e"

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B4.0e"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        match action:
            case Offer():
                _tell(change, "barter-offered", seat, self.partner, action)
                change.replace(Bartering(self.partner, self.seat, self.offers + 1, action))
            case Accept():
                assert self.offer is not None
                given, wanted = sides_of(self.offer)
                world = change.state.paying(self.partner, given).paying(seat, wanted)
                change.state = world.gaining(seat, given).gaining(self.partner, wanted)
                _tell(change, "bartered", self.partner, seat, self.offer)
                change.pop()
            case _:
                change.tell("barter-declined", seat=seat, partner=self.partner)
                change.pop()


def sides_of(offer: Offer) -> tuple[Goods, Goods]:
    """What is given, and what is wanted for it."""
    given = Goods(offer.grain, offer.wood, offer.iron)
    return given, Goods(offer.for_grain, offer.for_wood, offer.for_iron)


def offer_of(given: Goods, wanted: Goods) -> Offer:
    return Offer(*msgspec.structs.astuple(given), *msgspec.structs.astuple(wanted))


def simple_offers(world: World, seat: Seat, partner: Seat) -> list[Offer]:
    """One piece for one of another kind, and one piece as a gift."""
    mine, theirs = world.players[seat].stock, world.players[partner].stock
    given = [some(resource, 1) for resource in RESOURCES if mine.of(resource)]
    wanted = [some(resource, 1) for resource in RESOURCES if theirs.of(resource)]
    swaps = [offer_of(one, other) for one in given for other in wanted if one != other]
    return swaps + [offer_of(one, Goods()) for one in given]


def _tell(change: BattlemistChange, key: str, seat: Seat, partner: Seat, offer: Offer) -> None:
    change.tell(
        key, seat=seat, partner=partner, grain=offer.grain, wood=offer.wood, iron=offer.iron,
        for_grain=offer.for_grain, for_wood=offer.for_wood, for_iron=offer.for_iron,
    )  # fmt: skip
