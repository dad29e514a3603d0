"""What a winner may take before the combat is scored: a reinforcement or a Lord, then Demilords (G10.7)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.actions import Recruit, Revive, Summon
from hexenkessel.games.gods.armies.sights import might_have_room, publicly
from hexenkessel.games.gods.armies.stacks import join
from hexenkessel.games.gods.combats.combat import How
from hexenkessel.games.gods.equipment.figures import DEMILORDS
from hexenkessel.games.gods.lords.summoning import (
    is_asked_to_summon,
    summon,
    summons,
    why_not_join,
    why_not_summon,
)
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep
from hexenkessel.games.gods.recruitment.prices import revive_price
from hexenkessel.games.gods.recruitment.reinforcing import (
    announce,
    enlist,
    is_of_a_pixie,
    might_recruit,
    might_repeat,
    reinforcements,
    why_not_reinforce,
)
from hexenkessel.games.gods.terms import Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.stacks import apart

# G10.7b: first reinforcement or summoning, then reviving.
Part: TypeAlias = Literal["call", "revive"]


class Spoils(GodsStep, frozen=True, tag="spoils"):
    """G20.1d: the combat is over only when the winner has taken or refused all this."""

    answers: ClassVar[tuple[type[Action], ...]] = (Recruit, Summon, Revive, Done)
    may_give_up: ClassVar[bool] = False

    seat: Seat
    army: Marker
    how: How
    prizes: Figures = ()  # G19.1a: the slain Demilords of both sides
    may_reinforce: bool = False
    may_repeat: bool = False  # only what a Pixie brings
    may_summon: bool = False
    has_set_up: bool = True
    part: Part = "call"

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        world = position.state
        is_asked = self._might_call(world) if self.part == "call" else self._might_revive(world)
        return (self.seat,) if is_asked else ()

    def _might_call(self, world: World) -> bool:
        """Is there anybody to call, for all that is publicly known?"""
        if self.may_reinforce and might_recruit(world, self.army, distance=None):
            return True
        if self.may_repeat and might_repeat(world, self.army):
            return True
        return self.may_summon and is_asked_to_summon(world, self.army)

    def _might_revive(self, world: World) -> bool:
        gems = world.players[self.seat].gems
        held = publicly(world, self.army)[0]
        return any(
            revive_price(name) <= gems
            and name not in held
            # A Pegasus brings a place of his own (G16.5bd).
            and (name == "Pegasus" or might_have_room(world, self.army))
            for name in self.prizes
        )

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        if self.part == "revive":
            return Prompt("prompt-revive", {"gems": position.state.players[seat].gems})
        return Prompt("prompt-late-summoning" if self.may_summon else "prompt-late-reinforcement")

    def run(self, change: GodsChange) -> None:
        if self.part == "call":
            change.replace(msgspec.structs.replace(self, part="revive"))
            return
        # G19.2a: whom he has not revived goes to his pool.
        change.state = change.state.with_pool(self.seat, added=self.prizes)
        if self.prizes:
            change.tell("captured", seat=self.seat, figures=self.prizes)
        change.pop()

    # What may be said

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        # G17.2d: nobody has to reinforce, G18.3c: nor to summon.
        if self.part == "call":
            return [*self._calls(position.state), Done()]
        return [*self._revivals(position.state), Done()]

    def _calls(self, world: World) -> list[Action]:
        if self.may_reinforce:
            # G17.1d: a defender who has won before round 4 may do now what he could have done then,
            # G17.1e: and so may one who could not do it then.
            return [*reinforcements(world, self.army, world.armies[self.army].figures)]
        if self.may_repeat:
            # G16.5w: a Pixie brings the strongest Creature once more, also if he did not want to then.
            calls = reinforcements(world, self.army, world.armies[self.army].figures)
            return [action for action in calls if is_of_a_pixie(action)]
        # G18.1d: an attacker who has won may still summon, G18.2h: also by negotiation or concession.
        return [*summons(world, self.army)] if self.may_summon else []

    def _revivals(self, world: World) -> list[Action]:
        return [Revive(name) for name in sorted(set(self.prizes)) if not self._why_not_revive(world, name)]

    def _why_not_revive(self, world: World, name: str) -> str:
        if name not in self.prizes:
            # G16.5am: nobody has another's Executer; G16.5ay: and nobody buys the Immortal.
            special = {"Executer": "G16.5am", "Immortal": "G16.5ay"}
            return special.get(name, "G19.1b")
        # G19.1b: for gems. The combat is not scored yet, so that what it brings cannot be used.
        if revive_price(name) > world.players[self.seat].gems:
            return "G19.1b"
        # G19.1c: up to the size of the army, and one of each kind.
        return why_not_join(world, self.army, name)

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        world = position.state
        match action:
            case Recruit():
                return self._why_not_recruit(world, action)
            case Summon():
                return self._why_not_summon(world, action)
            case Revive(figure):
                if self.part == "call" and figure in self.prizes:
                    return "G10.7b"
                return self._why_not_revive(world, figure) if figure in DEMILORDS else "G19.1b"
        raise AssertionError(action)

    def _why_not_recruit(self, world: World, action: Recruit) -> str:
        # G17.2c: only a defender is reinforced.
        if self.seat == world.active or action.army != self.army:
            return "G17.2c"
        if not self.may_reinforce and not (self.may_repeat and is_of_a_pixie(action)):
            # G17.2e: not if the attacker conceded before he had placed anybody.
            return "G17.2e" if self.how == "concession" and not self.has_set_up else "G17.2b"
        if self.part != "call":
            return "G10.7b"
        return why_not_reinforce(world, action, world.armies[self.army].figures)

    def _why_not_summon(self, world: World, action: Summon) -> str:
        # G18.3b: only an attacker summons.
        if self.seat != world.active:
            return "G18.3b"
        if not self.may_summon:
            # G18.3d: not if the defender has fled.
            return "G18.3d" if self.how == "flight" else "G18.1b"
        return why_not_summon(world, self.army, action) or "G10.7b"

    # What happens

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Recruit():
                # G17.1g: it joins the survivors under their marker. G17.2b: one in a combat.
                announce(change, action)
                enlist(change, self.army, action.recruit)
                self._go_on(change)
            case Summon():
                summon(change, self.army, action)
                self._go_on(change)
            case Revive(figure):
                self._revive(change, figure)
            case _:
                self.run(change)

    def _go_on(self, change: GodsChange) -> None:
        change.replace(msgspec.structs.replace(self, part="revive"))

    def _revive(self, change: GodsChange, figure: str) -> None:
        price = revive_price(figure)
        change.state = change.state.with_gems(self.seat, -price)
        join(change, self.army, figure)
        change.tell("revive", seat=self.seat, army=self.army, figure=figure, gems=price)
        change.replace(msgspec.structs.replace(self, prizes=apart(self.prizes, (figure,))))
