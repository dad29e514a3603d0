"""A black army comes upon one of a Titan player: attack, spying, a Titan found (G23.3 to G23.5)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.gods.actions import Attack, Reveal, Spy
from hexenkessel.games.gods.armies.army import has_rank
from hexenkessel.games.gods.armies.seafaring import is_sea_army
from hexenkessel.games.gods.armies.stacks import rule_out, sighted
from hexenkessel.games.gods.equipment.figures import REVEALABLE
from hexenkessel.games.gods.movement.advance import come_to_rest, fall_back, send_to_dungeon
from hexenkessel.games.gods.movement.places import has_open_master, march_for
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.titans.masters import may_reveal, reveal_master
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions import knowledge
from hexenkessel.legions.stacks import in_marker_order


def enemies_of(world: World, marker: Marker) -> tuple[Marker, ...]:
    """The armies of Titan players that a black army has come upon."""
    found = world.armies_in(world.armies[marker].field)
    return in_marker_order(other for other, army in found if 0 <= army.owner < DARKLORD)


def why_not_spy(world: World, enemy: Marker) -> str:
    """The rule that keeps the Darklord from spying on this army; empty if he may."""
    # G23.7g: not after the Dark-Titan has appeared.
    if world.has_dark_titan:
        return "G23.7g"
    # G23.3a: on one army in each movement phase.
    if world.spied:
        return "G23.3a"
    # G23.4a: not on a Titan who lies open, nor on a Phantom.
    if has_open_master(world, enemy):
        return "G23.4a"
    # G23.4c: not on players without an Element in their armies; where each one is, everybody knows.
    armies = world.armies_of(world.armies[enemy].owner)
    return "" if any(has_rank(army.figures, "element") for _, army in armies) else "G23.4c"


def may_hide_master(world: World, marker: Marker) -> bool:
    """Might the hidden Master of its owner be in this army, for all that others know?"""
    owner = world.armies[marker].owner
    player = world.players[owner]
    if player.is_revealed or player.knowledge is None:
        return False
    known = player.knowledge
    return player.master in (*knowledge.known(known, marker), *knowledge.possible(known, marker))


class Encounter(GodsStep, frozen=True, tag="encounter"):
    """First the owner of the army may show his Titan, then the Darklord says what he wants.

    Where armies of several players stand they are dealt with one after the other.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Attack, Spy, Done, Reveal)

    army: Marker
    way: tuple[Field, ...]
    enemies: tuple[Marker, ...]
    place: int = 0  # of the enemy whose turn it is
    warned: bool = False  # its owner has had his say

    @property
    def enemy(self) -> Marker:
        return self.enemies[self.place]

    def _owner(self, world: World) -> Seat:
        return world.armies[self.enemy].owner

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        world = position.state
        # G23.4b: a player with a hidden Titan may reveal him at once. He is asked if he might have him there.
        if not self.warned and may_hide_master(world, self.enemy):
            return (self._owner(world),)
        # What binds his army to the sea is his secret: he is asked like others.
        return (DARKLORD,) if len(self._choices(world, publicly=True)) > 1 else ()

    def _choices(self, world: World, *, publicly: bool = False) -> list[Action]:
        if has_open_master(world, self.enemy):
            return []
        # Ruling on G23.3e: under the pact he can spy but not attack; he may stay beside the other army.
        # G23.3b: he attacks, or only spies.
        stay: Action = Done() if world.is_pact else Attack()
        rule = why_not_spy(world, self.enemy) if publicly else self._why_not_spy(world)
        return [stay] if rule else [stay, Spy()]

    def _why_not_spy(self, world: World) -> str:
        # G3.10f: who must always be on Coast or Sea does not go to the Dungeon, and so does not spy.
        return why_not_spy(world, self.enemy) or march_for(world, self.army).bound

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        world = position.state
        key = "prompt-encounter" if seat == DARKLORD else "prompt-encounter-warning"
        field = world.armies[self.army].field
        return Prompt(key, {"army": self.army, "enemy": self.enemy, "field": field, "pact": world.is_pact})

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        if seat == DARKLORD:
            return self._choices(world)
        return [Reveal(), Done()] if may_reveal(world, seat) else [Done()]

    def asides(self, position: GodsPosition, seat: Seat) -> list[Action]:
        said = super().asides(position, seat)
        # Who is asked whether he reveals his Titan need not be told that he may.
        is_asked = seat != DARKLORD and seat in position.due
        return [action for action in said if action != Reveal()] if is_asked else said

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        world = position.state
        if isinstance(action, Spy) and seat == DARKLORD:
            return self._why_not_spy(world)
        # G8.3a: under the pact nobody attacks.
        if isinstance(action, Attack) and seat == DARKLORD:
            return "G8.3a"
        return "G4.4f" if isinstance(action, Reveal) else "G6.1c"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if seat != DARKLORD:
            change.replace(msgspec.structs.replace(self, warned=True))
        elif isinstance(action, Spy):
            self._spy(change)
        else:
            self._go_on(change)

    def run(self, change: GodsChange) -> None:
        if has_open_master(change.state, self.enemy) and not change.state.is_pact:
            # G23.5e: the Titan is revealed, and the black army stops in front of him.
            change.pop()
            fall_back(change, self.army, self.way)
        else:
            self._go_on(change)

    def _spy(self, change: GodsChange) -> None:
        enemy = change.state.armies[self.enemy]
        change.state = change.state.but(spied=True)
        change.tell("spied", seat=DARKLORD, army=self.army, enemy=self.enemy)
        # G23.3c: he sees the whole army; G23.3e: its owner sees nothing of his.
        sighted(change, DARKLORD, self.enemy)
        change.reveal("spied-contents", to=(DARKLORD,), enemy=self.enemy, figures=enemy.figures)
        # G23.3d: the spying army is teleported into the Dungeon at once.
        change.pop()
        send_to_dungeon(change, self.army)

    def _go_on(self, change: GodsChange) -> None:
        """With the next enemy, or the army stays."""
        if self.place + 1 < len(self.enemies):
            change.replace(msgspec.structs.replace(self, place=self.place + 1, warned=False))
            return
        change.pop()
        # G8.2e: two sea armies never fight; the one only stands beside the other.
        attacked = [enemy for enemy in self.enemies if not _are_both_at_sea(change.state, self.army, enemy)]
        if change.state.is_pact or not attacked:
            come_to_rest(change, self.army)
            return
        change.tell("dark-attack", seat=DARKLORD, army=self.army, field=change.state.armies[self.army].field)
        titans = [enemy for enemy in attacked if _has_hidden_master(change.state, enemy)]
        for enemy in attacked:
            if enemy not in titans:
                rule_out(change, enemy, REVEALABLE)  # or the black army would have to go
        if not titans:
            # G23.3f: if he attacks, the normal procedure begins in the combat phase,
            come_to_rest(change, self.army)
            return
        for enemy in titans:
            # G23.3g: unless he finds a Titan: he is revealed, and the black army retreats to the Dungeon.
            reveal_master(change, change.state.armies[enemy].owner)
        if march_for(change.state, self.army).bound:
            # G3.10f: not from the water; then it stops in front of him (G23.5e).
            fall_back(change, self.army, self.way)
        else:
            send_to_dungeon(change, self.army)


def _are_both_at_sea(world: World, marker: Marker, other: Marker) -> bool:
    armies = (world.armies[marker], world.armies[other])
    return all(is_sea_army(army.figures, ashore=army.ashore) for army in armies)


def _has_hidden_master(world: World, marker: Marker) -> bool:
    army = world.armies[marker]
    return world.players[army.owner].master in army.figures
