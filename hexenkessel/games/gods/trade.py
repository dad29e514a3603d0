"""Trade: gems, spells and figures of the pools change hands whenever two players agree (G7).

G1.4d: at any time; `phase` offers it in every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hexenkessel.games.gods.actions import DropOffer, MakeOffer, TakeOffer, Terms
from hexenkessel.games.gods.equipment.figures import FIGURES
from hexenkessel.games.gods.terms import Figure
from hexenkessel.games.gods.world import Offer, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.seats import Observer, Seat

# G3.2e: Masters cannot be traded, G3.3f: nor can Lords.
# G7.3c: they stay with their owner, G24.1c: the Titan above all; ruling: so does the Executer,
# whom nobody else may use.
_NOT_FOR_SALE: Final = ("master", "lord")


def offer_between(world: World, seat: Seat, partner: Seat) -> Offer | None:
    """What the seat has offered the partner, if it still stands."""
    return next((offer for offer in world.offers if (offer.seat, offer.partner) == (seat, partner)), None)


def trades_of(world: World, seat: Seat) -> list[Action]:
    """What a seat may say of the offers that stand. What it could offer itself is too much to list."""
    if not world.is_alive(seat):
        return []
    actions: list[Action] = []
    for offer in world.offers:
        # G7.1c: nobody is bound by an offer, neither who made it nor who got it.
        if offer.partner == seat:
            # Whether it can still be taken is seen by both, for pools are public.
            if offer.terms is not None and not why_not_exchange(world, offer.seat, seat, offer.terms):
                actions.append(TakeOffer(offer.seat))
            actions.append(DropOffer(offer.seat))
        elif offer.seat == seat:
            actions.append(DropOffer(offer.partner))
    return actions


def why_not_offer(world: World, seat: Seat, action: MakeOffer) -> str:
    """The rule that forbids this offer; empty if it may be made."""
    partner = action.partner
    # G7.1a: between players, at any moment of the game.
    if partner == seat or partner >= len(world.players):
        return "G7.1a"
    if not (world.is_alive(seat) and world.is_alive(partner)):
        return "G7.1a"
    terms = terms_of(action)
    if terms == Terms():
        return "G7.2a"
    return why_not_exchange(world, seat, partner, terms)


def why_not_exchange(world: World, seat: Seat, partner: Seat, terms: Terms) -> str:
    """The rule against an exchange of the seat's `goods` for `for_goods`; empty if there is none."""
    for giver, gems, goods in ((seat, terms.gems, terms.goods), (partner, terms.for_gems, terms.for_goods)):
        if rule := why_not_give(world, giver, gems, goods):
            return rule
    return ""


def why_not_give(world: World, seat: Seat, gems: int, goods: Sequence[str]) -> str:
    player = world.players[seat]
    # G7.3b: nobody gives gems he does not have.
    if gems > player.gems:
        return "G7.3b"
    for good, count in Counter(goods).items():
        figure = FIGURES.get(good)
        if figure is not None and (figure.rank in _NOT_FOR_SALE or good == "Executer"):
            return "G7.3c"
        # G7.3a: nothing but what lies in one's own pool. G4.7b: figures in armies change hands never.
        if count > (player.spells.count(good) if figure is None else player.pool.get(good, 0)):
            return "G7.3a"
    return ""


def terms_of(action: MakeOffer) -> Terms:
    return Terms(action.gems, action.for_gems, action.goods, action.for_goods)


def make_offer(change: Change[World], seat: Seat, action: MakeOffer) -> None:
    """A new offer takes the place of the one before to the same partner."""
    is_secret = action.how == "secretly"
    offer = Offer(seat, action.partner, terms_of(action), is_secret)
    others = _without(change.state, seat, action.partner)
    change.state = change.state.but(offers=tuple(sorted((*others, offer), key=_in_order)))
    # G7.1b: a deal may be public or secret; that two talk is seen in any case.
    pair = (seat, action.partner) if is_secret else None
    change.tell("offer-made", seat=seat, partner=action.partner)
    tell_terms(change, "offer", seat, action.partner, terms_of(action), pair)


def take_offer(change: Change[World], seat: Seat, action: TakeOffer) -> None:
    """G7.1d: all of it at once; what was promised besides is nothing but words (ruling)."""
    offer = offer_between(change.state, action.partner, seat)
    assert offer is not None and offer.terms is not None
    change.state = change.state.but(offers=_without(change.state, action.partner, seat))
    exchange(change, action.partner, seat, offer.terms)
    # Pools and gems are public, so that everybody sees afterwards what has changed hands.
    tell_terms(change, "traded", action.partner, seat, offer.terms, None)


def exchange(change: Change[World], seat: Seat, partner: Seat, terms: Terms) -> None:
    """The seat gives `goods` and gets `for_goods`."""
    give(change, seat, partner, terms.gems, terms.goods)
    give(change, partner, seat, terms.for_gems, terms.for_goods)


def give(change: Change[World], giver: Seat, taker: Seat, gems: int, goods: Sequence[str]) -> None:
    world = change.state.with_gems(giver, -gems).with_gems(taker, gems)
    figures: list[Figure] = [good for good in goods if good in FIGURES]
    # G5.1g: a traded figure is its new owner's like any other of its kind (ruling on G7.3c).
    world = world.with_pool(giver, taken=figures).with_pool(taker, added=figures)
    spells = [good for good in goods if good not in FIGURES]
    left = list(world.players[giver].spells)
    for spell in spells:
        left.remove(spell)
    world = world.with_player(giver, spells=tuple(left))
    change.state = world.with_player(taker, spells=tuple(sorted((*world.players[taker].spells, *spells))))


def drop_offer(change: Change[World], seat: Seat, action: DropOffer) -> None:
    """Both their offers to each other are off."""
    world = change.state
    others = [offer for offer in world.offers if {offer.seat, offer.partner} != {seat, action.partner}]
    change.state = world.but(offers=tuple(others))
    change.tell("offer-dropped", seat=seat, partner=action.partner)


def offers_seen_by(world: World, observer: Observer) -> tuple[Offer, ...]:
    """G7.1b: what a secret offer says, only the two know."""
    return tuple(
        Offer(offer.seat, offer.partner, None, True)
        if offer.is_secret and observer not in (offer.seat, offer.partner)
        else offer
        for offer in world.offers
    )


def _without(world: World, seat: Seat, partner: Seat) -> tuple[Offer, ...]:
    return tuple(offer for offer in world.offers if (offer.seat, offer.partner) != (seat, partner))


def _in_order(offer: Offer) -> tuple[Seat, Seat]:
    return offer.seat, offer.partner


def tell_terms(
    change: Change[World], key: str, seat: Seat, partner: Seat, terms: Terms, to: tuple[Seat, ...] | None
) -> None:
    change.tell(
        key, to=to, seat=seat, partner=partner, gems=terms.gems, for_gems=terms.for_gems,
        goods=terms.goods, for_goods=terms.for_goods,
    )  # fmt: skip
