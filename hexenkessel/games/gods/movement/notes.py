"""What is remembered during one movement phase (G5.8, G8.6, G23.2, G23.3)."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.gods.phase import GodsChange, GodsStep
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.kernel.seats import Seat


class Notes(GodsStep, frozen=True):
    """Base of the movement phase."""

    seat: Seat
    denied: tuple[tuple[Marker, Field], ...] = ()  # armies, and where holders have refused them
    gates: tuple[Field, ...] = ()  # G5.8e: the Darktowers over which black armies have left in round 1
    retreated: tuple[Marker, ...] = ()  # G23.3d: who has come into the Dungeon without a choice

    def denied_to(self, marker: Marker) -> frozenset[Field]:
        return frozenset([field for army, field in self.denied if army == marker])


def note(change: GodsChange, **notes: tuple[Any, ...]) -> None:
    """Add to what the movement phase under way remembers, whatever stands above it."""
    for place, step in enumerate(change.steps):
        if isinstance(step, Notes):
            added = {name: (*getattr(step, name), *more) for name, more in notes.items()}
            change.steps[place] = msgspec.structs.replace(step, **added)
