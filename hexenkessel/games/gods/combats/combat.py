"""One combat: where it is, who fights, who speaks for either side, and how it can end (G10)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.gods.phase import GodsStep
from hexenkessel.games.gods.terms import Field, Figure, Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.seats import Seat

How: TypeAlias = Literal["flight", "negotiation", "concession", "battle", "time"]


class Combat(NamedTuple):
    """G10.1c: the Mover's army attacks, the other defends."""

    field: Field
    attacker: Marker
    defender: Marker
    leaders: tuple[Seat, Seat]  # who decides for the attacker and for the defender (G25.2c)

    @property
    def markers(self) -> tuple[Marker, Marker]:
        return self.attacker, self.defender

    def owners(self, world: World) -> tuple[Seat, Seat]:
        """Whose the armies are; a grey garrison is nobody's."""
        return world.armies[self.attacker].owner, world.armies[self.defender].owner


class CombatStep(GodsStep, frozen=True):
    """A step of one combat. G6.3d: only the two players involved decide it."""

    field: Field
    attacker: Marker
    defender: Marker
    leaders: tuple[Seat, Seat]

    @property
    def combat(self) -> Combat:
        return Combat(self.field, self.attacker, self.defender, self.leaders)


class Verdict(msgspec.Struct, frozen=True):
    """What is left of the two armies (attacker's, defender's), and why.

    G1.4c, G10.1d: in the end at least one of them is gone.
    """

    how: How
    left: tuple[
        Figures, Figures
    ]  # who lives; of an army whose Master was destroyed, who is put aside (G24.8b)
    has_set_up: bool = False  # the attacker had set up: a concession counts in full (G20.3e)
    may_reinforce: bool = False  # the defender, if he wins (G17.1d, G17.1e, G17.2f)
    may_summon: bool = False  # the attacker, if he wins (G18.1d, G18.2h)
    executed: tuple[tuple[int, str], ...] = ()  # whom the Executer of this side has slain himself (G16.5an)
    slain_by_black: tuple[str, ...] = ()  # Elements slain in a combat with a black army (G23.6e)
    may_repeat: bool = False  # the defender by his Pixie, if he wins: he has not reinforced (G16.5w)


# The final battle


class Loan(msgspec.Struct, frozen=True):
    """G27.5c: a Creature that a Titan player lends for the defence of the Skycastle. It stays a member of
    its army all the time."""

    seat: Seat
    army: Marker
    figure: Figure


class LastVerdict(msgspec.Struct, frozen=True):
    """How the final battle has ended (G27.5j)."""

    god_is_destroyed: bool  # within seven rounds
    dark_titan_lives: bool
    slain: tuple[Loan, ...]  # of those who were lent
