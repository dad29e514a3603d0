"""The recruitment phase: Creatures of the land, Humans and Demilords for gems, the Executer (G6.4, G22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexenkessel.games.gods.actions import Conjure, Hire, Recruit, Resurrect, Sacrifice
from hexenkessel.games.gods.armies.sights import publicly
from hexenkessel.games.gods.equipment.board import CENTRE
from hexenkessel.games.gods.equipment.figures import value
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep, is_own
from hexenkessel.games.gods.recruitment.markets import (
    conjure,
    conjurings,
    hire,
    hirings,
    might_pay,
    might_sacrifice,
    sacrifice,
    sacrifices_of,
    why_not_conjure,
    why_not_hire,
    why_not_sacrifice,
)
from hexenkessel.games.gods.recruitment.reinforcing import might_recruit, recruit, recruit_actions, why_not
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.titans.resurrection import (
    might_resurrect,
    resurrect,
    resurrections,
    why_not_resurrect,
)
from hexenkessel.games.gods.world import DARKLORD, Army, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat


class RecruitmentPhase(GodsStep, frozen=True, tag="recruitment"):
    """G6.4a: each army of the Mover that is still there may take in one figure."""

    answers: ClassVar[tuple[type[Action], ...]] = (Recruit, Hire, Conjure, Sacrifice, Resurrect, Done)

    seat: Seat

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,) if _is_asked(position.state, self.seat) else ()

    def run(self, change: GodsChange) -> None:
        change.pop()

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = []
        for marker, army in world.armies_of(self.seat):
            # G6.4b: also one that was full before the combat phase, if there is room now.
            actions += _takings(world, marker, army)
        # G22.1a: recruiting is voluntary, G22.3d: whoever is entitled to it; G6.5a: he says when it is over.
        return [*actions, *resurrections(world, self.seat), Done()]

    def on_screen(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return offered(position.state, self.legal(position, seat))

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        world = position.state
        if isinstance(action, Resurrect):
            return why_not_resurrect(world, seat, action)
        assert isinstance(action, (Recruit, Hire, Conjure, Sacrifice))
        if not is_own(world, seat, action.army):
            return "G4.7a"
        army = world.armies[action.army]
        # G22.2a: never more than one figure for an army in a phase; G22.4b: in City and Dungeon neither.
        if army.recruited:
            return "G26.5m" if _has_teleported_freely(world, army) else "G22.2a"
        match action:
            case Recruit():
                return why_not(world, action, army.figures, distance=army.distance)
            case Hire():
                return why_not_hire(world, action)
            case Conjure():
                return why_not_conjure(world, action)
            case Sacrifice():
                return why_not_sacrifice(world, action)

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Recruit():
                recruit(change, action)
            case Hire():
                hire(change, action)
            case Conjure():
                conjure(change, action)
            case Sacrifice():
                sacrifice(change, action)
            case Resurrect():
                resurrect(change, seat, action)
            case _:
                change.pop()


def _takings(world: World, marker: Marker, army: Army) -> list[Action]:
    """G22.1b: recruiting Creatures, hiring Humans and conjuring Demilords; and the Executer."""
    if army.recruited:
        return []
    # G22.1c: a Creature only after a move of 3, 4 or 5 fields; G8.4e: all others however far it came.
    actions: list[Action] = [*recruit_actions(world, marker, army.figures, distance=army.distance)]
    # G22.4a: in City and Dungeon without having moved.
    if army.field in CENTRE:
        actions += [*hirings(world, marker), *conjurings(world, marker)]
    return [*actions, *sacrifices_of(world, marker)]


def _has_teleported_freely(world: World, army: Army) -> bool:
    # G26.5m: then it may not recruit in this turn; G9.5b: nor after a teleport from Darkland to Darkland.
    is_dark = army.owner == DARKLORD and not world.has_dark_titan
    return army.moved and not army.came_from and not army.entry and not is_dark


def _is_asked(world: World, seat: Seat) -> bool:
    """Might there be anything to take, for all that is publicly known?"""
    return might_resurrect(world, seat) or any(
        not army.recruited
        and (
            might_recruit(world, marker, distance=army.distance)
            or (army.field in CENTRE and might_pay(world, marker))
            or might_sacrifice(world, marker)
        )
        for marker, army in world.armies_of(seat)
    )


def offered(world: World, actions: Sequence[Action]) -> list[Action]:
    """What a screen lists of these: for each army the strongest recruit first.

    G28.6a: where everybody knows the whole army, showing somebody tells nobody anything: one way is enough.
    """
    rest = [action for action in actions if not isinstance(action, Recruit)]
    found: dict[Marker, list[Recruit]] = {}
    for action in actions:
        if isinstance(action, Recruit):
            found.setdefault(action.army, []).append(action)
    listed: list[Action] = []
    for marker, ways in found.items():
        known = is_known_to_all(world, marker)
        kept = {way.recruit: way for way in reversed(ways)}.values() if known else ways
        listed += sorted(kept, key=lambda way: (-value(way.recruit), way.recruit, way.shown))
    return listed + rest


def is_known_to_all(world: World, marker: Marker) -> bool:
    """As in a battle and after it."""
    army = world.armies[marker]
    return army.owner < 0 or len(publicly(world, marker)[0]) == len(army.figures)
