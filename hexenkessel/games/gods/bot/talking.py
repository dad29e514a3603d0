"""What to say to others: flight, agreements, leave to pass, spies, trade."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.actions import (
    Accept,
    Attack,
    Deny,
    Fight,
    Flee,
    Grant,
    MakeOffer,
    Propose,
    Reveal,
    Spy,
    Stand,
    TakeOffer,
    Terms,
)
from hexenkessel.games.gods.combats.negotiation import SIDES, Negotiation
from hexenkessel.games.gods.darklord.encounters import Encounter
from hexenkessel.games.gods.equipment.figures import FIGURES, MAGIC_GIFTED, MASTERS
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.terms import Figures
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import PACT
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER
from hexenkessel.legions.stacks import apart

from .outlook import Outlook
from .temper import Temper
from .worth import WORTH, plain_worth

# The chance to win with which one asks the other to give up without a fight.
_CERTAIN: Final = 0.85
_LOST: Final = 0.12


def choose_answer(view: GodsView, decision: Decision, step: Negotiation, temper: Temper) -> Action:
    """Flee, agree or fight, whichever costs least."""
    seat = decision.seat
    side = step.leaders.index(seat)
    outlook = Outlook(view, seat, temper)
    armies = [view.armies[marker] for marker in step.combat.markers]
    figures = [outlook.figures_of(marker) for marker in step.combat.markers]
    odds = outlook.between(figures[0], armies[0].owner, figures[1], armies[1].owner, step.field)
    win = odds.win if side == ATTACKER else 1.0 - odds.win
    mine, his = figures[side], figures[1 - side]
    if step.offer is not None and Accept() in decision.actions:
        fought = _fought(outlook, win, mine, his)
        if _agreed(outlook, step.offer, side, mine, his) > fought:
            return Accept()
    if Flee() in decision.actions and win < _LOST:
        return Flee()
    if Stand() in decision.actions:
        return Stand()
    # Whoever is almost sure to win asks for it without losses, once.
    if win > _CERTAIN and step.proposals == 0:
        wanted = Propose(SIDES[side], mine)
        if wanted in decision.actions:
            return wanted
    return Fight()


def _fought(outlook: Outlook, win: float, mine: Figures, his: Figures) -> float:
    won = outlook.share * plain_worth(his) - 0.4 * plain_worth(mine)
    return win * won - (1.0 - win) * (outlook.loss(mine) - 0.2 * plain_worth(his))


def _agreed(outlook: Outlook, offer: Propose, side: int, mine: Figures, his: Figures) -> float:
    gems = outlook.temper.gem * (offer.gems - offer.for_gems)
    if offer.winner == SIDES[side]:
        return outlook.share * plain_worth(his) - plain_worth(apart(mine, offer.kept)) + gems
    if offer.winner == "nobody":
        return outlook.share * plain_worth(his) - outlook.loss(mine) + gems
    lost = plain_worth(apart(his, offer.kept))
    return outlook.share * lost - outlook.loss(mine) + gems + outlook.temper.gem * 5 * len(mine)


def choose_passage(view: GodsView) -> Action:
    """Leave to pass: whoever passes under the pact does no harm; in the war he comes to do some."""
    return Grant() if view.round <= PACT else Deny()


def choose_encounter(view: GodsView, decision: Decision, step: Encounter, temper: Temper) -> Action:
    """A black army has come upon an army: look or attack; or show the Titan before it does."""
    actions = decision.actions
    if Attack() not in actions and Spy() not in actions:
        # G23.4b: who shows his Titan cannot be spied on; but a Titan who is hidden cannot be hunted either.
        return Done() if Done() in actions else Reveal()
    if Attack() not in actions:
        return Spy()
    outlook = Outlook(view, decision.seat, temper)
    mine = outlook.figures_of(step.army)
    return Attack() if outlook.attack(mine, step.enemy) > 0.0 or Spy() not in actions else Spy()


# Trade


def choose_offer(view: GodsView, seat: Seat) -> MakeOffer | None:
    """Gems for a spell that one's own casters lack, from somebody who has nobody to cast it.

    G7.1a: whenever both gain by it.
    """
    player = view.players[seat]
    grade = _best_grade(view, seat)
    lacking = [name for name, spell in SPELLS.items() if spell.grade <= grade and name not in player.spells]
    if not lacking:
        return None
    wanted = max(lacking, key=lambda name: SPELLS[name].grade)
    price = price_of(wanted)
    if player.gems < 2 * price:
        return None
    for partner, other in enumerate(view.players):
        if partner == seat or other.fallen or wanted not in other.spells:
            continue
        if _best_grade(view, partner) < SPELLS[wanted].grade:
            return MakeOffer(partner, gems=price, for_goods=(wanted,))
    return None


def price_of(spell: str) -> int:
    return 10 * SPELLS[spell].grade


def choose_deal(view: GodsView, decision: Decision, temper: Temper) -> TakeOffer | None:
    """An offer that brings more than it costs."""
    terms = {offer.seat: offer.terms for offer in view.offers if offer.partner == decision.seat}
    for action in decision.asides:
        if not isinstance(action, TakeOffer):
            continue
        offered = terms.get(action.partner)
        if offered is not None and _gain_of_deal(view, decision.seat, offered, temper) > 0.0:
            return action
    return None


def _gain_of_deal(view: GodsView, seat: Seat, terms: Terms, temper: Temper) -> float:
    """What the partner of an offer gains: he gets `goods` and gives `for_goods`."""
    gain = temper.gem * (terms.gems - terms.for_gems)
    return gain + _use_of(view, seat, terms.goods) - _use_of(view, seat, terms.for_goods)


def _use_of(view: GodsView, seat: Seat, goods: tuple[str, ...]) -> float:
    grade = _best_grade(view, seat)
    total = 0.0
    for good in goods:
        if good in SPELLS:
            total += 2.0 * SPELLS[good].grade if SPELLS[good].grade <= grade else 1.0
        elif good in FIGURES and good not in MASTERS:
            # One of many in a pool is seldom missed.
            total += WORTH[good] / (1.0 + view.players[seat].pool.get(good, 0))
    return total


def _best_grade(view: GodsView, seat: Seat) -> int:
    """G15.3b: the grade that the best caster a seat is known to have can cast."""
    skills = [
        FIGURES[name].skill
        for _, army in view.armies_of(seat)
        for name in army.visible
        if name in MAGIC_GIFTED
    ]
    return max(skills, default=0)
