"""Mustering, and the muster phase (T6.4, T18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexenkessel.games.titan.actions import Muster
from hexenkessel.games.titan.characters import value
from hexenkessel.games.titan.march import show
from hexenkessel.games.titan.mustering import ways_by_recruit, why_not_muster
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep, is_own
from hexenkessel.games.titan.terms import Character, Marker, Terrain
from hexenkessel.games.titan.world import FULL, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge
from hexenkessel.legions.stacks import together


class MusterPhase(TitanStep, frozen=True, tag="muster"):
    """Each legion that moved may take in one character."""

    answers: ClassVar[tuple[type[Action], ...]] = (Muster, Done)

    seat: Seat

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        world = position.state
        asked = any(
            is_asked_to_muster(world, marker)
            for marker, legion in world.legions_of(self.seat)
            if legion.moved and not legion.mustered
        )
        return (self.seat,) if asked else ()

    def run(self, change: TitanChange) -> None:
        change.pop()

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        # T18.0a: nobody has to muster.
        return [*self._musters(position.state), Done()]

    def on_screen(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return offered(position.state, self.legal(position, seat))

    def _musters(self, world: World) -> list[Action]:
        actions: list[Action] = []
        for marker, legion in world.legions_of(self.seat):
            # T6.4a, T18.1a: only legions that moved and are still there,
            # T6.4c: if they have room now, even if they had none when they moved,
            # T18.0b: and each only once in a turn.
            if legion.moved and not legion.mustered:
                actions += musters(world, marker, legion.terrain, legion.characters)
        return actions

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Muster)
        if not is_own(position.state, seat, action.legion):
            return "T18.1a"
        legion = position.state.legions[action.legion]
        if not legion.moved:
            return "T18.1a"
        return (
            "T18.0b"
            if legion.mustered
            else why_not_in(position.state, action, legion.terrain, legion.characters)
        )

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Muster):
            muster(change, action)
        else:
            change.pop()


def is_asked_to_muster(world: World, marker: Marker) -> bool:
    """Might this legion muster, for all that is publicly known? Who is asked must not tell what he holds."""
    legion = world.legions[marker]
    known = world.players[legion.owner].knowledge
    assert known is not None
    if legion.is_full:
        return False
    if musters(world, marker, legion.terrain, legion.characters):
        return True
    return len(knowledge.known(known, marker)) < len(legion.characters)


def musters(world: World, marker: Marker, terrain: Terrain, characters: Sequence[Character]) -> list[Action]:
    """Whom a legion with these living characters may muster there, and by showing whom."""
    # T18.1b, T4.1b: not with seven characters.
    if len(characters) >= FULL:
        return []
    return [
        Muster(marker, recruit, shown)
        for recruit, ways in ways_by_recruit(world.options.charts, terrain, characters).items()
        # T18.3e: an empty stack offers nobody; another Creature may be chosen, if there is one.
        if world.stacks[recruit] > 0
        for shown in ways
    ]


def offered(world: World, actions: Sequence[Action]) -> list[Action]:
    """What a screen lists of these: for each legion the strongest recruit first.

    T4.5a: where everybody knows the whole legion, showing somebody tells nobody anything: one way is enough.
    """
    rest = [action for action in actions if not isinstance(action, Muster)]
    found: dict[Marker, list[Muster]] = {}
    for action in actions:
        if isinstance(action, Muster):
            found.setdefault(action.legion, []).append(action)
    listed: list[Action] = []
    for marker, ways in found.items():
        known = is_known_to_all(world, marker)
        kept = {way.recruit: way for way in reversed(ways)}.values() if known else ways
        listed += sorted(kept, key=lambda way: (-value(way.recruit), way.recruit, way.shown))
    return listed + rest


def is_known_to_all(world: World, marker: Marker) -> bool:
    """T9.1b: as in a battle and after it."""
    legion = world.legions[marker]
    known = world.players[legion.owner].knowledge
    return known is not None and len(knowledge.known(known, marker)) == len(legion.characters)


def why_not_in(world: World, action: Muster, terrain: Terrain, characters: Sequence[Character]) -> str:
    """The rule by which this legion cannot muster this character there."""
    if len(characters) >= FULL:
        return "T4.1b"
    if rule := why_not_muster(world.options.charts, terrain, characters, action.recruit):
        return rule
    return "T18.4a" if world.stacks[action.recruit] > 0 else "T18.3e"


def muster(change: TitanChange, action: Muster) -> None:
    """Take the recruit from the stacks into the legion."""
    # T18.0a: those who qualify for it are shown, and the newcomer comes from the stacks.
    show(change, action.legion, action.shown)
    join(change, action.legion, action.recruit)
    change.state = change.state.taken_from_stacks(action.recruit)
    legion = change.state.legions[action.legion]
    change.state = change.state.with_legion(action.legion, msgspec.structs.replace(legion, mustered=True))
    tell_muster(change, action)


def tell_muster(change: TitanChange, action: Muster) -> None:
    seat = change.state.legions[action.legion].owner
    change.tell("muster", seat=seat, legion=action.legion, recruit=action.recruit, shown=action.shown)


def join(change: TitanChange, marker: Marker, character: Character) -> None:
    """A character joins a legion for all to see."""
    legion = change.state.legions[marker]
    known = change.state.players[legion.owner].knowledge
    assert known is not None
    bigger = msgspec.structs.replace(legion, characters=together(legion.characters, (character,)))
    world = change.state.with_legion(marker, bigger)
    change.state = world.with_player(legion.owner, knowledge=knowledge.join(known, marker, character))


def leave(change: TitanChange, marker: Marker, characters: Sequence[Character]) -> None:
    """Characters leave a legion for all to see; a legion that loses its last one is gone (T4.4a)."""
    legion = change.state.legions[marker]
    known = change.state.players[legion.owner].knowledge
    assert known is not None
    rest = list(legion.characters)
    for name in characters:
        rest.remove(name)
    if rest:
        for name in characters:
            known = knowledge.leave(known, marker, name)
        world = change.state.with_legion(marker, msgspec.structs.replace(legion, characters=tuple(rest)))
    else:
        known = knowledge.vanish(known, marker, legion.characters)
        world = change.state.without_legion(marker)
    change.state = world.with_player(legion.owner, knowledge=known)
