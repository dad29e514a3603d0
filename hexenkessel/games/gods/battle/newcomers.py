"""Who may join a battle: the defender's reinforcement, the attacker's summoned Lord (G17, G18.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Concede, Recruit, Summon
from hexenkessel.games.gods.armies.stacks import join, leave, show
from hexenkessel.games.gods.battle.phase import FieldStep, fight_of, living_of, put_back, take_up
from hexenkessel.games.gods.combats.combat import Combat
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.lords.summoning import is_asked_to_summon, summons, why_not_summon
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.recruitment.reinforcing import announce, enlist, reinforcements, why_not_reinforce
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.world import Newcomer, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, OFF

REINFORCEMENT_ROUND: Final = 4


class Reinforcement(FieldStep, frozen=True, tag="reinforcement"):
    """G17.1a: the defender may call one figure. G17.2b: once, and G17.2d: only if he likes."""

    answers: ClassVar[tuple[type[Action], ...]] = (Recruit, Done, Concede)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-reinforcement")

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [*calls(position.state, self.combat), Done()]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, Recruit):
            return super().why_not(position, seat, action)
        if action.army != self.defender:
            return "G17.2c"
        return why_not_reinforce(position.state, action, living_of(position.state, DEFENDER))

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        change.pop()
        if isinstance(action, Recruit):
            announce(change, action)
            call_newcomer(change, action.recruit, DEFENDER, None)
            return
        # G17.1e: who could and would not has had his chance.
        decline(change)


def calls(world: World, combat: Combat) -> list[Recruit]:
    """G17.1b: whom the living of the defending army could recruit here, or a Pixie could bring."""
    # G17.2a: not into a full army; the slain do not count.
    return reinforcements(world, combat.defender, living_of(world, DEFENDER))


def decline(change: GodsChange) -> None:
    fight = take_up(change)
    fight.declined = True
    put_back(change, fight)


class Summoning(FieldStep, frozen=True, tag="summoning"):
    """G18.1b: the attacker's one chance in a battle to summon; G18.3c: if he likes."""

    answers: ClassVar[tuple[type[Action], ...]] = (Summon, Done, Concede)

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        # What other armies hold is hidden: he is asked if somebody might come, for all that is known.
        living = living_of(position.state, ATTACKER)
        is_asked = is_asked_to_summon(position.state, self.attacker, living)
        return super().due(position) if is_asked else ()

    def run(self, change: GodsChange) -> None:
        change.pop()

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-summoning")

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [*summons(position.state, self.attacker, living_of(position.state, ATTACKER)), Done()]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, Summon):
            return super().why_not(position, seat, action)
        living = living_of(position.state, ATTACKER)
        return why_not_summon(position.state, self.attacker, action, living)

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        change.pop()
        if isinstance(action, Summon):
            show(change, action.army, (action.figure,))
            change.tell("summon", seat=seat, army=self.attacker, donor=action.army, figure=action.figure)
            call_newcomer(change, action.figure, ATTACKER, action.army)


def call_newcomer(change: GodsChange, figure: Figure, side: int, donor: Marker | None) -> None:
    """Put a newcomer beside the map. It belongs to the army only once it has entered.

    G17.1f, G18.2f: it comes in where its army came in, at any time of the maneuver phase.
    """
    fight = take_up(change)
    unit = fight.add(KINDS.index(figure), side)
    put_back(change, fight)
    change.state = change.state.but(newcomer=Newcomer(unit, donor))


def settle_newcomer(change: GodsChange, combat: Combat) -> None:
    """The phase in which a newcomer had to enter is over: it is in, or it is sent back."""
    world = change.state
    if world.newcomer is None:
        return
    unit, donor = world.newcomer.unit, world.newcomer.donor
    fight = take_up(change)
    figure = KINDS[fight.kinds[unit]]
    change.state = world.but(newcomer=None)
    if fight.hexes[unit] == OFF:
        # G17.1c: in that phase or not at all; G17.1e: who had no room to enter may come after a victory.
        fight.declined = fight.declined or (donor is None and fight.reach(unit) != 0)
        # G18.1c: a chance that was missed is lost; the Lord stays where he is.
        fight.remove(unit)
        put_back(change, fight)
        change.tell("sent-back", figure=figure)
    elif donor is None:
        # G17.1g: it belongs to the army from now on.
        enlist(change, combat.defender, figure)
        fight.reinforced = True
        put_back(change, fight)
    else:
        # G18.1a: out of the other army into this one; G18.2g: if he lives, he stays.
        # G18.4b: an army that he leaves empty is gone.
        leave(change, donor, (figure,))
        join(change, combat.attacker, figure)
        # G18.3a: one summoning in a combat phase.
        change.state = change.state.but(summoned=True)


def may_reinforce_now(world: World, combat: Combat) -> bool:
    """Is this a maneuver phase in which the defender may call somebody, and is there anybody?"""
    fight = fight_of(world)
    # Ruling on G27.5o: nobody joins the God.
    if fight.is_final or fight.reinforced:
        return False
    # G17.1a: in the fourth round; G15.6k: that may come twice, but he does it once.
    # G15.6l: if a Timewarp has skipped it, in the fifth.
    is_late = fight.round == REINFORCEMENT_ROUND + 1 and not fight.has_had_fourth
    is_time = is_late or fight.round == REINFORCEMENT_ROUND
    return is_time and bool(calls(world, combat))
