"""The combat phase: which combat comes next, and how it begins (G6.3, G10.1 to G10.3)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Challenge, ChooseSide, Engage
from hexenkessel.games.gods.armies.stacks import sighted
from hexenkessel.games.gods.combats.aftermath import Fray
from hexenkessel.games.gods.combats.clashes import (
    GOD,
    challenges_of,
    combats_of,
    immune_seat,
    why_no_challenge,
    why_no_combat,
)
from hexenkessel.games.gods.combats.combat import Combat
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.equipment.board import CENTRE, DUNGEON, entry_sides
from hexenkessel.games.gods.movement.places import march_for
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.games.gods.world import DARKLORD, NEUTRAL
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class CombatPhase(Fray, frozen=True, tag="combats"):
    """G6.3a: every combat of this turn is settled now. G6.3c: one after the other."""

    answers: ClassVar[tuple[type[Action], ...]] = (Engage, Challenge, Done)

    seat: Seat

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        world = position.state
        if not world.is_alive(self.seat):
            return ()
        # G10.2a: in City and Dungeon he need not fight, so he is asked whether he wants to.
        has_choice = len(combats_of(world, self.seat)) > 1
        return (self.seat,) if has_choice or challenges_of(world, self.seat, publicly=True) else ()

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        is_forced = bool(combats_of(position.state, seat))
        return Prompt("prompt-combats" if is_forced else "prompt-challenge")

    def run(self, change: GodsChange) -> None:
        # Who has lost his Titan has no more combats.
        open_ones = combats_of(change.state, self.seat) if change.state.is_alive(self.seat) else []
        if open_ones:
            engage(change, *open_ones[0])
        else:
            change.pop()

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        # G10.3a, G6.3b: the Mover chooses which combat is next.
        combats = combats_of(world, seat)
        actions: list[Action] = [Engage(*clash) for clash in combats]
        # G10.2b: he may challenge enemies in City and Dungeon, G10.2c: whom he likes,
        # G10.2f: and he says how the battlefield lies.
        actions += [
            Challenge(*clash, side)
            for clash in challenges_of(world, seat)
            for side in entry_sides(world.armies[clash.army].field)
        ]
        # G6.3a: but a combat that is open has to be settled.
        return actions if combats else [*actions, Done()]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        world = position.state
        match action:
            case Done():
                return "G6.3a"
            case Engage(army, enemy):
                if not is_own(world, seat, army):
                    return "G4.7a"
                # Ruling on G27.5b: only the Dark-Titan's army fights the God, and only in the City.
                if enemy == GOD:
                    return "G27.5b"
                if enemy not in world.armies or world.armies[army].field in CENTRE:
                    return "G6.3c"
                return why_no_combat(world, army, enemy) or "G6.3c"
            case Challenge(army, enemy):
                if not is_own(world, seat, army):
                    return "G4.7a"
                if enemy not in world.armies:
                    return "G10.2b"
                return why_no_challenge(world, army, enemy) or None
        raise AssertionError(action)

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Engage(army, enemy):
                engage(change, army, enemy)
            case Challenge(army, enemy, side):
                change.state = change.state.with_changed_army(army, entry=side)
                change.tell("challenge", seat=seat, army=army, enemy=enemy)
                engage(change, army, enemy)
            case _:
                change.pop()


class EntryChoice(GodsStep, frozen=True, tag="entry"):
    """Over which side does an army attack that has not come into the land in this turn?"""

    answers: ClassVar[tuple[type[Action], ...]] = (ChooseSide,)

    seat: Seat
    army: Marker
    enemy: Marker

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [ChooseSide(side) for side in entry_sides(position.state.armies[self.army].field)]

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseSide)
        change.pop()
        change.state = change.state.with_changed_army(self.army, entry=action.side)
        engage(change, self.army, self.enemy)


def engage(change: GodsChange, army: Marker, enemy: Marker) -> None:
    """The combat of these two begins, if they may fight at all."""
    if enemy == GOD:
        from hexenkessel.games.gods.combats.final_battle import storm

        storm(change, army)
        return
    world = change.state
    if (seat := immune_seat(world, army, enemy)) is not None:
        _find_master(change, army, seat)
        return
    field = world.armies[army].field
    if not world.armies[army].entry:
        # It has shared the field since the pact, or has teleported: then it chooses its side (G11.5a).
        sides = entry_sides(field)
        if len(sides) > 1:
            change.push(EntryChoice(world.armies[army].owner, army, enemy))
            return
        change.state = world.with_changed_army(army, entry=sides[0])
    combat = Combat(field, army, enemy, _leaders(change, army, enemy))
    _meet(change, combat)


def _find_master(change: GodsChange, army: Marker, seat: Seat) -> None:
    """A hidden Titan is found before the two come to blows, which they may not (G23.5a)."""
    # G23.5e: he is revealed at once;
    reveal_master(change, seat)
    # G23.3g: a black army that has come upon him retreats to the Dungeon, and there is no combat.
    # G3.10f: one that must be on Coast or Sea stays where it is.
    is_black = change.state.armies[army].owner == DARKLORD
    if is_black and change.state.armies[army].field != DUNGEON and not march_for(change.state, army).bound:
        change.state = change.state.with_changed_army(army, field=DUNGEON, entry=0, came_from="")
        change.tell("retreat", army=army)


def _leaders(change: GodsChange, army: Marker, enemy: Marker) -> tuple[Seat, Seat]:
    """Who decides for either side."""
    world = change.state
    attacker, defender = world.armies[army].owner, world.armies[enemy].owner
    if defender != NEUTRAL:
        return attacker, defender
    # G25.2c: a neutral garrison is led by the Darklord, or by a Titan player chosen by lot;
    # ruling: never by who attacks it.
    others = [seat for seat in world.survivors if seat != attacker]
    if DARKLORD in others:
        others = [DARKLORD]
    number = change.roll("operator", sides=len(others))[0] if len(others) > 1 else 1
    change.tell("operator", seat=others[number - 1], army=enemy)
    return attacker, others[number - 1]


def _meet(change: GodsChange, combat: Combat) -> None:
    """The two sides look at each other."""
    world = change.state
    # G10.1c: the Mover attacks.
    change.tell("combat", field=combat.field, attacker=combat.attacker, defender=combat.defender)
    talks = Negotiation(*combat)
    change.push(talks)
    if world.armies[combat.defender].owner == NEUTRAL:
        # G25.2b: neutral armies never flee; ruling on G25.2c: they do not negotiate either.
        talks.fight(change)
        return
    # G10.3b: each sees the whole other army; G10.3d: nobody else does.
    for marker in combat.markers:
        figures = world.armies[marker].figures
        for leader in combat.leaders:
            sighted(change, leader, marker)
        change.reveal("inspected-army", to=combat.leaders, army=marker, figures=figures)
