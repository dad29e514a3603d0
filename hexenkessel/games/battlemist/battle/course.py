"""The course of a battle: rounds of rally, overrun, archery, cavalry, footmen and monsters (B3.3.3.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hexenkessel.games.battlemist.battle.aftermath import finish
from hexenkessel.games.battlemist.battle.aid import throw
from hexenkessel.games.battlemist.battle.battle import STEPS, Battle, Side
from hexenkessel.games.battlemist.battle.choices import (
    NOBODY_ATTACKS,
    Leading,
    Rallying,
    leads_alone,
    suffering_from,
)
from hexenkessel.games.battlemist.battle.conditions import battle_of, terms_of
from hexenkessel.games.battlemist.battle.dice import DIE, rallied
from hexenkessel.games.battlemist.battle.fray import next_step, overrun_side, rally_bonus_of
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.effect import Window
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import NO_UNITS, Units, army_size, kinds_in, plus
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat

Stage: TypeAlias = Literal["start", "round", "rally", "overrun", "attack", "roll", "losses", "settled"]


class BattleCourse(BattlemistStep, frozen=True, tag="battle"):
    """Runs the battle stage by stage. B3.3.3h: there is no retreat, so nobody is asked whether to go on."""

    stage: Stage = "start"

    def run(self, change: BattlemistChange) -> None:
        battle = battle_of(change.state)
        # B3.3.3.2f: at once, whatever killed the last one.
        if battle.is_over:
            finish(change)
            return
        match self.stage:
            case "start":
                self._go_on(change, "round")
                self._open(change, "battle_start")
            case "round":
                change.tell("combat-round", round=battle.round)
                # B3.3.3.1b: the first round begins with archery. BS.5a: spells come before the rally check.
                self._go_on(change, "rally" if battle.round > 1 else "attack")
                self._open(change, "before_round", "battle_any_time")
            case "rally":
                self._rally(change, battle)
            case "overrun":
                self._check_overrun(change, battle)
            case "attack":
                self._choose_attackers(change, battle)
            case "roll":
                self._roll(change, battle)
            case "losses":
                self._go_on(change, "settled")
                change.push(suffering_from(change.state))
            case "settled":
                self._end_step(change, battle)

    def _go_on(self, change: BattlemistChange, stage: Stage) -> None:
        change.replace(msgspec.structs.replace(self, stage=stage))

    def _open(self, change: BattlemistChange, *windows: Window) -> None:
        """B5.0n: the attacker first, then the defender."""
        battle = battle_of(change.state)
        change.push(Moment(windows=windows, asked=(battle.attacker.seat, battle.defender.seat)))

    def _open_between(self, change: BattlemistChange) -> None:
        """Between two steps there is a time for spells against routed units, if there are any."""
        battle = battle_of(change.state)
        if any(any(side.routed) for side in battle.sides):
            self._open(change, "battle_any_time")

    def _rally(self, change: BattlemistChange, battle: Battle) -> None:
        """B3.3.3.1c: both roll one die at the same time."""
        returning = []
        for side, enemy in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
            (die,) = change.roll("rally", sides=DIE)
            terms = terms_of(change.state, side.seat)
            bonus = rally_bonus_of(side.race, side.ready, terms, enemy.race, enemy.ready)
            returning.append(rallied(die, bonus))
            if any(side.routed):
                change.tell("rally", seat=side.seat, die=die, bonus=bonus, count=returning[-1])
        # B3.3.3.1i: the overrun check comes after it.
        self._go_on(change, "overrun")
        self._open_between(change)
        change.push(Rallying(returning=(returning[0], returning[1])))

    def _check_overrun(self, change: BattlemistChange, battle: Battle) -> None:
        loser = overrun_side(battle)
        if loser is not None:
            # B3.3.3.1g: all its units are killed, routed or not.
            change.tell("overrun", seat=loser.seat, killed=kinds_in(plus(loser.ready, loser.routed)))
            change.state = change.state.but(
                battle=battle.with_side(loser.but(ready=NO_UNITS, routed=NO_UNITS))
            )
            return
        # B3.3.3.1f: what was killed before this check does not count for the next.
        attacker, defender = (side.but(killed=0) for side in battle.sides)
        change.state = change.state.but(battle=battle.but(attacker=attacker, defender=defender))
        self._go_on(change, "attack")
        self._open_between(change)

    def _choose_attackers(self, change: BattlemistChange, battle: Battle) -> None:
        if battle.step is None:
            change.state = change.state.but(battle=battle.but(step=STEPS[0]))
        self._go_on(change, "roll")
        ready = leads_alone(change.state)
        if ready is None:
            change.push(Leading())
        else:
            change.state = change.state.but(battle=ready)

    def _roll(self, change: BattlemistChange, battle: Battle) -> None:
        """B3.3.3.1q: all dice of a step fall before its losses are taken."""
        if battle.attackers == NOBODY_ATTACKS:
            self._end_step(change, battle)
            return
        assert battle.step is not None
        attacker, defender = (
            throw(change, side, battle.step, attackers)
            for side, attackers in zip(battle.sides, battle.attackers, strict=True)
        )
        change.state = change.state.but(battle=battle.but(dice=(attacker, defender)))
        self._go_on(change, "losses")
        self._open(change, "after_roll")

    def _end_step(self, change: BattlemistChange, battle: Battle) -> None:
        assert battle.step is not None
        has_rolled = battle.attackers != NOBODY_ATTACKS
        battle = battle.but(step=next_step(battle.step), attackers=NOBODY_ATTACKS, dice=((), ()))
        if battle.step is None:
            # B3.3.3.2g: both have survived, so the next round starts at once.
            change.state = change.state.without_effects("combat_round").but(
                battle=battle.but(round=battle.round + 1)
            )
            self._go_on(change, "round")
            return
        change.state = change.state.but(battle=battle)
        self._go_on(change, "attack")
        if has_rolled:
            self._open_between(change)


def begin_battle(change: BattlemistChange, realm: RealmName, active: Seat) -> None:
    """Put both sides on the battle board, and let them fight next."""
    battle = meeting_in(change.state, realm, active)
    assert battle is not None
    attacker, defender = battle.sides
    change.state = change.state.but(battle=battle)
    change.tell("battle", realm=realm, attacker=attacker.seat, defender=defender.seat,
                attacking=kinds_in(attacker.ready), defending=kinds_in(defender.ready))  # fmt: skip
    change.push(BattleCourse())


def enemies_in(world: World, realm: RealmName, seat: Seat) -> list[Seat]:
    """Who else has units there, who came first, first."""
    return [force.owner for force in world.forces.get(realm, ()) if force.owner != seat]


def meeting_in(world: World, realm: RealmName, active: Seat, joining: Units = NO_UNITS) -> Battle | None:
    """The battle that the active player would fight in a realm, if these units of his joined those there.

    B3.3.3d: all units of both sides take part; heroes do not.
    """
    enemies = enemies_in(world, realm, active)
    mine = plus(world.force_of(active, realm), joining)
    if not enemies or not any(mine):
        return None
    theirs = world.force_of(enemies[0], realm)
    sides = [
        Side(seat, world.players[seat].race, units) for seat, units in ((active, mine), (enemies[0], theirs))
    ]
    # The active player attacks. B6.0j: but against monsters in his home he defends it, whoever is active.
    if world.owner_of_home(realm) == active and not army_size(theirs):
        sides.reverse()
    return Battle(realm, sides[0], sides[1])
