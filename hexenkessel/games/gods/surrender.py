"""A player leaves the game by his own will (G28.11)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.combats.aftermath import Fray
from hexenkessel.games.gods.combats.clashes import GOD, Clash, combats_of, immune_seat
from hexenkessel.games.gods.combats.combat import Combat, CombatStep, Verdict
from hexenkessel.games.gods.combats.resolution import conclude
from hexenkessel.games.gods.darklord.darktitan import appear_if_due
from hexenkessel.games.gods.endings import end_if_last_titan
from hexenkessel.games.gods.phase import GodsChange, pop_to
from hexenkessel.games.gods.terms import Figures
from hexenkessel.games.gods.titans.downfall import fall
from hexenkessel.games.gods.turn import Turn
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER


def give_up(change: GodsChange, seat: Seat) -> None:
    """G28.11a: in his own turn. What he was about to do is not done."""
    change.tell("give-up", seat=seat)
    is_fighting = any(isinstance(step, Fray) for step in change.steps)
    combat = next((step.combat for step in reversed(change.steps) if isinstance(step, CombatStep)), None)
    if combat is not None and change.state.battle is not None and change.state.battle.is_final:
        from hexenkessel.games.gods.battle.ending import concede

        # Ruling on G27.5m: a Darklord who does so in the final battle is beaten.
        concede(change, combat, ATTACKER)
        return
    verdict = None if combat is None else _conceded(change.state, combat, seat)
    pop_to(change, Turn)
    change.push(GivingUp(seat, is_fighting))
    if combat is not None and verdict is not None:
        conclude(change, combat, verdict, quitter=seat)


def _conceded(world: World, combat: Combat, seat: Seat) -> Verdict:
    """Ruling on G28.11b: an army in combat counts as conceded during the battle."""
    side = combat.owners(world).index(seat)
    left: list[Figures] = [world.armies[marker].figures for marker in combat.markers]
    if world.battle is not None:
        from hexenkessel.games.gods.battle.phase import fight_of, survivors

        left[1 - side] = survivors(fight_of(world), 1 - side)
    left[side] = ()
    return Verdict(
        "concession",
        (left[0], left[1]),
        has_set_up=True,
        # G17.2f: after such a concession a defender may reinforce, if he has not done so.
        may_reinforce=world.battle is None or not world.battle.reinforced,
        may_repeat=world.battle is None or not world.battle.reinforced,
    )


class GivingUp(Fray, frozen=True, tag="giving-up"):
    """His armies in combats are scored, all others are removed."""

    may_give_up: ClassVar[bool] = False

    seat: Seat
    is_fighting: bool = True  # the combat phase has begun: who shares a field has to fight

    def run(self, change: GodsChange) -> None:
        world = change.state
        if clash := next(
            (clash for clash in combats_of(world, self.seat) if self._counts(world, clash)), None
        ):
            field = world.armies[clash.army].field
            leaders = (self.seat, world.armies[clash.enemy].owner)
            combat = Combat(field, clash.army, clash.enemy, leaders)
            conclude(change, combat, _conceded(world, combat, self.seat), quitter=self.seat)
            return
        change.pop()
        # G28.11b: all others are removed without scoring; ruling: his Elements go to the Darklord.
        fall(change, self.seat, None)
        if not end_if_last_titan(change):
            appear_if_due(change)

    def _counts(self, world: World, clash: Clash) -> bool:
        """Is this a combat for its enemy to be paid for? Not the God's, nor one that may still be left."""
        if clash.enemy == GOD:
            return False
        # G23.5a: nor one that never comes, because a hidden Master forbids it.
        is_forbidden = immune_seat(world, clash.army, clash.enemy) is not None
        return not is_forbidden and (self.is_fighting or world.armies[clash.army].moved)
