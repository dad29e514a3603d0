"""Flight, agreement or battle; and which engagement to settle first."""

from __future__ import annotations

from math import inf

from hexenkessel.games.titan.actions import Accept, Engage, Fight, Flee, Propose, Stand
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.terms import Land
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER
from hexenkessel.legions.stacks import apart

from .forecast import Forecast, forecast
from .scouting import rival_of
from .stakes import Stakes
from .temper import Temper


def choose_engagement(view: TitanView, decision: Decision) -> Action:
    """The surest victory first: its spoils may help with the next."""
    lands = [action for action in decision.actions if isinstance(action, Engage)]
    return max(lands, key=lambda action: _chance_in(view, decision.seat, action.land))


def _chance_in(view: TitanView, seat: Seat, land: Land) -> float:
    mine = his = None
    for marker, legion in view.legions.items():
        if legion.land == land:
            if legion.owner == seat:
                mine = legion
            else:
                his = rival_of(view, marker, legion)
    assert mine is not None and his is not None
    own_titan = titan_power(view.players[seat].score)
    return forecast(mine.visible, his.characters, LANDS[land].terrain, own_titan, his.titan_power).win


def choose_answer(view: TitanView, decision: Decision, step: Negotiation, temper: Temper) -> Action:
    """To the question whether to flee, or to a proposal."""
    stakes = Stakes(view, decision.seat, temper)
    likely = _forecast(view, step)
    fight = _worth_of_fight(view, step, stakes, likely)
    if not step.flight_declined:
        mine = view.legions[step.defender].visible
        if Flee() in decision.actions[:2] and stakes.flight(mine, decision.seat) > fight:
            return Flee()
        return Stand()
    if step.offer is not None and _worth_of_offer(view, step, stakes, step.offer) > fight + 1.0:
        return Accept()
    return Fight()


def _forecast(view: TitanView, step: Negotiation) -> Forecast:
    attacker, defender = view.legions[step.attacker], view.legions[step.defender]
    powers = [titan_power(view.players[legion.owner].score) for legion in (attacker, defender)]
    return forecast(attacker.visible, defender.visible, defender.terrain, powers[0], powers[1])


def _worth_of_fight(view: TitanView, step: Negotiation, stakes: Stakes, likely: Forecast) -> float:
    attacker, defender = view.legions[step.attacker], view.legions[step.defender]
    if step.speaker == ATTACKER:
        titan = float("Titan" in defender.visible)
        return stakes.attack(
            likely, attacker.visible, attacker.owner, defender.visible, defender.owner, titan
        )
    return stakes.stand(likely, defender.visible, defender.owner, attacker.visible, attacker.owner)


def _worth_of_offer(view: TitanView, step: Negotiation, stakes: Stakes, offer: Propose) -> float:
    legions = [view.legions[step.attacker], view.legions[step.defender]]
    kept = {"attacker": (offer.kept, ()), "defender": ((), offer.kept), "nobody": ((), ())}[offer.winner]
    losses = [apart(legion.visible, left) for legion, left in zip(legions, kept, strict=True)]
    me, him = step.speaker, 1 - step.speaker
    # A Titan that fights may yet live.
    if "Titan" in losses[me]:
        return -inf
    mine, his = legions[me], legions[him]
    return stakes.agreement(mine.visible, losses[me], mine.owner, his.visible, losses[him], his.owner)
