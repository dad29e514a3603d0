"""The odds of a battle, of a charge and of plunder, before the dice fall."""

from __future__ import annotations

from math import comb

from hexenkessel.games.battlemist.actions import Attack, Lead, March, Plunder
from hexenkessel.games.battlemist.battle.aftermath import Spoils
from hexenkessel.games.battlemist.battle.battle import STEPS, Side
from hexenkessel.games.battlemist.battle.conditions import battle_of, later_terms_of, terms_of
from hexenkessel.games.battlemist.battle.course import meeting_in
from hexenkessel.games.battlemist.battle.dice import DIE, booty
from hexenkessel.games.battlemist.battle.estimate import estimate
from hexenkessel.games.battlemist.battle.habits import attack_of
from hexenkessel.games.battlemist.battle.odds import Army, battle_odds, hit_odds
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import NO_UNITS, Units, named, of_kind
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.patterns import Pass
from hexenkessel.kernel.seats import Seat

_MOST_STATES = 100  # of both sides together, for which a battle is worked out to its end


def army_of(world: World, side: Side) -> Army:
    """A side of the battle under way, for the odds."""
    terms, later = terms_of(world, side.seat), later_terms_of(world, side.seat)
    return Army(side.race, side.ready, side.routed, side.killed, terms, later)


def armies_of(world: World) -> tuple[Army, Army]:
    battle = battle_of(world)
    return army_of(world, battle.attacker), army_of(world, battle.defender)


def world_if_met(world: World, realm: RealmName, active: Seat, joining: Units = NO_UNITS) -> World | None:
    """The table when the active player's battle in a realm begins, if these joined his units there; None if
    there is nobody to fight."""
    battle = meeting_in(world, realm, active, joining)
    return None if battle is None else world.but(battle=battle)


def is_small(attacker: Army, defender: Army) -> bool:
    """Can the battle be worked out to its end in a moment? Each unit stands, is routed or is dead."""
    states = 1
    for army in (attacker, defender):
        for ready, routed in zip(army.ready, army.routed, strict=True):
            states *= comb(ready + routed + 2, 2)
    return states <= _MOST_STATES


def win_chance(attacker: Army, defender: Army, is_first_round: bool = True) -> tuple[float, bool]:
    """The chance that the attacker wins, and whether it is exact or a guess.

    Exact means: to one in ten thousand, if both sides decide like the plain captains in `habits`.
    """
    if is_small(attacker, defender):
        return battle_odds(attacker, defender, is_first_round).attacker, True
    return estimate(attacker, defender), False


def battle_preview(position: BattlemistPosition, seat: Seat, action: Action) -> Preview | None:
    """Odds of what may be done on the way to a battle, in it and after it."""
    world = position.state
    match action:
        case Attack(realm):
            met = world_if_met(world, realm, seat)
            return None if met is None else _of_side(met, seat)
        case March(_, kind, count, realm) if kind in KINDS:
            met = world_if_met(world, realm, seat, of_kind(kind, count))
            # Many marches are offered at once, so a guess must do; more units may follow anyway.
            return None if met is None else _of_side(met, seat, is_guess=True)
        case Lead(kinds) if world.battle is not None and all(kind in KINDS for kind in kinds):
            return _of_charge(world, seat, named(kinds))
        case Pass() if is_before_round(position):
            return _of_side(world, seat)
        case Plunder() if isinstance(position.step, Spoils):
            return _of_plunder(world, position.step.realm)
    return None


def is_before_round(position: BattlemistPosition) -> bool:
    """Is this a moment before a combat round, when nothing of it has happened?"""
    step = position.step
    return position.state.battle is not None and isinstance(step, Moment) and "before_round" in step.windows


def _of_side(world: World, seat: Seat, *, is_guess: bool = False) -> Preview:
    """How the battle stands for one of its sides, if nobody does anything more."""
    battle, armies = battle_of(world), armies_of(world)
    is_attacker = seat == battle.attacker.seat
    expected = hits_expected(armies[0 if is_attacker else 1])
    if is_guess or not is_small(*armies):
        chance = estimate(*armies)
        return Preview(expected, {"wins-about": chance if is_attacker else 1 - chance})
    odds = battle_odds(*armies, is_first_round=battle.round == 1)
    return Preview(
        expected, {"wins": odds.attacker if is_attacker else odds.defender, "both-fall": odds.nobody}
    )


def hits_expected(army: Army) -> float:
    """Kills and routs in a combat round on average, if all who may attack do."""
    return sum(
        chance * sum(hits)
        for step in STEPS
        for hits, chance in hit_odds(
            army.race, army.terms, step, attack_of(army.race, army.ready, army.terms, step)
        ).items()
    )


def _of_charge(world: World, seat: Seat, attackers: Units) -> Preview | None:
    """How many of the enemy are hit, killed or routed, by these in the melee."""
    battle = battle_of(world)
    side = battle.side_of(seat)
    if side is None or battle.step is None:
        return None
    odds = hit_odds(side.race, terms_of(world, seat), battle.step, attackers)
    distribution = [0.0] * (1 + max(hits.kills + hits.routs for hits in odds))
    for hits, chance in odds.items():
        distribution[hits.kills + hits.routs] += chance
    expected = sum(count * chance for count, chance in enumerate(distribution))
    kills = sum(chance for hits, chance in odds.items() if hits.kills)
    return Preview(expected, {"kills": kills}, tuple(distribution))


def _of_plunder(world: World, realm: RealmName) -> Preview | None:
    settlement = world.settlements.get(realm)
    if settlement is None:
        return None
    amounts = [booty(settlement.kind, die) for die in range(1, DIE + 1)]
    distribution = tuple(amounts.count(amount) / DIE for amount in range(max(amounts) + 1))
    return Preview(sum(amounts) / DIE, {}, distribution)
