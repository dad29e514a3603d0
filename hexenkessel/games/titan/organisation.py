"""The organisation phase: splitting legions (T4.2, T4.3, T6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final

import msgspec

from hexenkessel.games.titan.actions import Roll, Split
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep, is_own
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.world import Legion, Player
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions import knowledge
from hexenkessel.legions.stacks import apart, holds

# T4.3b: every part has at least two characters, so four can be split once and six twice.
SMALLEST_PART: Final = 2


class OrganisationPhase(TitanStep, frozen=True, tag="organisation"):
    """T6.1a: the only time when legions are split, and the only way to make new ones."""

    answers: ClassVar[tuple[type[Action], ...]] = (Split, Roll)

    seat: Seat

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        player = position.state.players[seat]
        largest = max(len(legion.characters) for _, legion in position.state.legions_of(seat))
        why = "may"
        if not may_split(player):
            why = "first"
        elif not player.markers:
            why = "markers"
        elif largest < 2 * SMALLEST_PART:
            why = "small"
        return Prompt("prompt-organisation", {"markers": len(player.markers), "why": why})

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        player = position.state.players[seat]
        actions: list[Action] = [Roll()]
        # T4.2b: a new legion needs a marker that is not in use.
        if player.markers and may_split(player):
            # T4.3a: any of one's legions, into two or three: a part may be split once more.
            for marker, legion in position.state.legions_of(seat):
                actions += splits(marker, legion.characters)
        return actions

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Split)
        player = position.state.players[seat]
        if not is_own(position.state, seat, action.legion):
            return "T4.3a"
        if not may_split(player):
            return "T5.2e"
        if not player.markers:
            return "T4.2b"
        whole = position.state.legions[action.legion].characters
        # T4.0c: characters come from the legion itself; nobody joins from elsewhere.
        return "T4.3b" if holds(whole, action.characters) else "T4.0c"

    def readers(self, position: TitanPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        # T4.3c: everybody sees how many leave, nobody sees who; the words of a split name them.
        return (seat,) if isinstance(action, Split) else None

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Split):
            split(change, seat, action)
        else:
            change.pop()


def may_split(player: Player) -> bool:
    # T5.2e: the two starting legions stay whole in their owner's first turn; there are no others then.
    return player.turns > 1


def split(change: TitanChange, seat: Seat, action: Split) -> None:
    """Put some characters of a legion under a marker of their own."""
    world = change.state
    whole, player = world.legions[action.legion], world.players[seat]
    marker, *unused = player.markers
    rest = apart(whole.characters, action.characters)
    # T4.3d: all parts stand in the land of the legion they come from until they move.
    part = Legion(seat, whole.land, tuple(sorted(action.characters)), parent=action.legion)
    world = world.with_legion(action.legion, msgspec.structs.replace(whole, characters=rest))
    assert player.knowledge is not None
    # T4.3c: everybody sees how many leave, nobody sees who.
    known = knowledge.split(player.knowledge, action.legion, marker, len(action.characters))
    world = world.with_legion(marker, part).with_player(seat, markers=tuple(unused), knowledge=known)
    change.state = world
    change.tell("split", seat=seat, legion=action.legion, part=marker, size=len(action.characters))
    change.tell("split-contents", to=(seat,), part=marker, characters=part.characters)


@lru_cache(maxsize=4096)
def splits(marker: Marker, characters: Sequence[Character]) -> tuple[Split, ...]:
    """All ways to split a legion in two."""
    return tuple(Split(marker, part) for part in parts(characters))


@lru_cache(maxsize=4096)
def parts(characters: Sequence[Character]) -> tuple[tuple[Character, ...], ...]:
    """All different groups that could leave such a legion."""
    sizes = range(SMALLEST_PART, len(characters) - SMALLEST_PART + 1)
    return tuple(sorted({group for size in sizes for group in combinations(characters, size)}))
