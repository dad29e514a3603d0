"""Playing a card or casting a spell: what a seat can use now, what it might use, and the using."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from hexenkessel.games.battlemist.actions import Cast, CastAt, Play, PlayAt
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.targets import NOBODY, meets, targets
from hexenkessel.games.battlemist.components import ACTIONS, SPELLS, ActionCard
from hexenkessel.games.battlemist.magic.spells import casts, might_cast, why_not_cast
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

Use: TypeAlias = Play | PlayAt | Cast | CastAt
USES: tuple[type[Action], ...] = (Play, PlayAt, Cast, CastAt)


@cache
def cards_of(window: str) -> tuple[ActionCard, ...]:
    return tuple(card for card in ACTIONS.values() if card.window == window)


def usable(world: World, seat: Seat, *windows: str, cost: int = 0) -> list[Action]:
    """What a seat may play or cast in such a moment. `cost` is that of a spell being answered."""
    found: list[Action] = []
    player = world.players[seat]
    for window in windows:
        # B3.1.2d: a card only at the moment it names.
        for card in cards_of(window):
            if card.id in player.hand:
                found += _plays(world, seat, card, cost)
        found += casts(world, seat, window, cost)
    return found


def _plays(world: World, seat: Seat, card: ActionCard, cost: int) -> list[Action]:
    aims = card_targets(world, seat, card, cost)
    return [Play(card.id)] if aims == NOBODY else [PlayAt(card.id, aim) for aim in aims]


def card_targets(world: World, seat: Seat, card: ActionCard, cost: int) -> tuple[str, ...]:
    return targets(world, seat, card.effects, cost) if meets(world, seat, card.condition) else ()


def might_use(world: World, seat: Seat, windows: Iterable[str], cost: int = 0) -> bool:
    """Could this seat use something, for all that everybody knows?

    Who is asked must not tell what he holds; but who holds no card, or only such as all lie open on the
    discard pile, has none to play, and how much star power he has everybody sees (B3.1.1c).
    """
    player = world.players[seat]
    for window in windows:
        if player.hand:
            for card in cards_of(window):
                if world.discard.count(card.id) < card.copies and card_targets(world, seat, card, cost):
                    return True
        if might_cast(world, seat, window, cost):
            return True
    return False


def use(change: BattlemistChange, seat: Seat, action: Action) -> None:
    """Play or cast; the others may answer before it takes effect."""
    from hexenkessel.games.battlemist.cards.moment import Moment  # moments use, and using opens moments

    world = change.state
    match action:
        case Play() | PlayAt():
            card, target = action.card, action.target if isinstance(action, PlayAt) else ""
            # B3.1.2e: a played card goes to the discard pile, whatever becomes of it.
            change.state = world.discarding(seat, card)
            change.reveal("played", seat=seat, card=card, target=target)
            change.push(Carrying(seat, card, ACTIONS[card].effects, target))
            change.push(Moment(windows=("react_card",), asked=world.others(seat)))
        case Cast() | CastAt():
            spell, target = SPELLS[action.spell], action.target if isinstance(action, CastAt) else ""
            # B5.0c: the power is spent on casting, even if the spell is cancelled.
            change.state = world.spending(seat, spell.cost)
            change.tell("cast", seat=seat, spell=spell.id, target=target)
            change.push(Carrying(seat, spell.id, spell.effects, target))
            # BS.4b: chances to answer begin left of the caster.
            change.push(Moment(windows=("react_spell",), asked=world.others(seat), cost=spell.cost))


def why_not_use(world: World, seat: Seat, action: Action, windows: Iterable[str]) -> str:
    """The id of the rule that forbids to use this now; it is known to be forbidden."""
    windows = tuple(windows)
    match action:
        case Play(card) | PlayAt(card):
            if card not in ACTIONS or not Counter(world.players[seat].hand)[card]:
                return "B3.1.2b"  # what he has not got he cannot play, and nobody else needs to know
            return "B3.1.2d" if ACTIONS[card].window not in windows else "B3.1.2c"
        case Cast(name) | CastAt(name):
            return why_not_cast(world, seat, name, windows)
    raise AssertionError(action)
