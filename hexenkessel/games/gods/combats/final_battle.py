"""The final battle: the Dark-Titan storms the Skycastle, and the God is defended by all (G27.5)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

import msgspec

from hexenkessel.games.gods.actions import ChooseSide, Lend
from hexenkessel.games.gods.armies.stacks import leave, show
from hexenkessel.games.gods.combats.aftermath import Fray
from hexenkessel.games.gods.combats.combat import LastVerdict, Loan
from hexenkessel.games.gods.endings import end_if_last_titan, end_with_the_god
from hexenkessel.games.gods.equipment.figures import END_CREATURES, is_creature
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own, pop_to
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.titans.downfall import fall
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

# G27.5c: so many Creatures are lent at most.
MOST_LENT: Final = 6
SIDES: Final = (1, 3, 5)


def storm(change: GodsChange, army: Marker) -> None:
    """G27.5a: the army with the Dark-Titan is in the City and attacks the God, G3.2c: who appears now."""
    change.tell("storm", army=army)
    change.push(Lending(army, speaker=_titans(change.state)[0]))


def _titans(world: World) -> list[Seat]:
    return [seat for seat in world.survivors if seat != DARKLORD]


class Lending(GodsStep, frozen=True, tag="lending"):
    """The Titan players send help, in the order of their seats, one Creature at a time."""

    answers: ClassVar[tuple[type[Action], ...]] = (Lend, Done)

    army: Marker  # of the Dark-Titan
    speaker: Seat
    lent: tuple[Loan, ...] = ()
    passed: tuple[Seat, ...] = ()  # who lends no more

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.speaker,)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-lending", {"count": len(self.lent), "most": MOST_LENT})

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        # G27.5c: as many as he likes, so that he may pass. G27.5e: out of any army, garrisons too.
        return [
            *[
                Lend(marker, name)
                for marker, army in world.armies_of(seat)
                for name in sorted(set(army.figures))
                if not self._why_not_lend(world, marker, name)
            ],
            Done(),
        ]

    def _why_not_lend(self, world: World, marker: Marker, name: Figure) -> str:
        given = sum((loan.army, loan.figure) == (marker, name) for loan in self.lent)
        # G27.5c: only Creatures, each once.
        if not is_creature(name) or world.armies[marker].figures.count(name) <= given:
            return "G27.5c"
        # G27.5d: two end creatures of a type at most.
        count = Counter(loan.figure for loan in self.lent)[name]
        return "G27.5d" if name in END_CREATURES and count >= LIMITS.army.end_creatures else ""

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Lend)
        if not is_own(position.state, seat, action.army):
            return "G4.7a"
        return self._why_not_lend(position.state, action.army, action.figure)

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        lent, passed = self.lent, self.passed
        if isinstance(action, Lend):
            # The Creature stays a member of its army, which keeps its place even if all of it is lent.
            show(change, action.army, (action.figure,))
            change.tell("lend", seat=seat, army=action.army, figure=action.figure)
            lent = (*lent, Loan(seat, action.army, action.figure))
        else:
            change.tell("lend-no-more", seat=seat)
            passed = (*passed, seat)
        willing = [other for other in _titans(change.state) if other not in passed]
        if len(lent) == MOST_LENT or not willing:
            change.replace(SideChoice(self.army, lent))
            return
        upcoming = next((other for other in willing if other > seat), willing[0])
        change.replace(msgspec.structs.replace(self, speaker=upcoming, lent=lent, passed=passed))


class SideChoice(GodsStep, frozen=True, tag="god-side"):
    """G27.5f: the God is put on the middle hex of any short side."""

    answers: ClassVar[tuple[type[Action], ...]] = (ChooseSide,)

    army: Marker
    lent: tuple[Loan, ...]

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        # Ruling on G27.5g: what they have agreed on, or as he likes, the first in seat order says.
        return (_titans(position.state)[0],)

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [ChooseSide(side) for side in SIDES]

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        from hexenkessel.games.gods.battle.course import begin_final_battle

        assert isinstance(action, ChooseSide)
        # G27.5i: the Darklord comes from the opposite side, which is the one that is named.
        change.tell("god-side", seat=seat, side=action.side)
        begin_final_battle(change, self.army, self.lent, action.side)


def conclude_final_battle(change: GodsChange, verdict: LastVerdict) -> None:
    """The battle is over; nothing is scored for it."""
    change.state = change.state.but(battle=None, newcomer=None)
    # G27.5o: lent Creatures that live are with their armies again, slain ones go to their owners' pools.
    for loan in verdict.slain:
        leave(change, loan.army, (loan.figure,))
        change.state = change.state.with_pool(loan.seat, added=(loan.figure,))
    if verdict.slain:
        change.tell("lent-slain", figures=tuple(sorted(loan.figure for loan in verdict.slain)))
    # G27.5j: the Dark-Titan must live, and the God's life be 0.
    if verdict.god_is_destroyed and verdict.dark_titan_lives:
        reach_goal(change, DARKLORD, "taken", "Skycastle")
        # G27.5l: then the Darklord has won at once.
        end_with_the_god(change)
        return
    # G27.5m: else he is out, and his armies are removed without scoring.
    change.tell("storm-failed")
    fall(change, DARKLORD, None)
    # G27.5n: the others play on.
    if not end_if_last_titan(change):
        pop_to(change, Fray)
