"""Events and rolls: what happened, and who may know it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hexenkessel.kernel.seats import Observer, Seat

Scalar: TypeAlias = str | int | bool
Argument: TypeAlias = Scalar | tuple[Scalar, ...]


class Event(msgspec.Struct, frozen=True):
    """One thing that happened: a message key with arguments, never a finished sentence."""

    key: str
    args: dict[str, Argument] = {}
    to: tuple[Seat, ...] | None = None  # None: everybody, spectators too

    def is_for(self, observer: Observer) -> bool:
        return self.to is None or observer in self.to


class Roll(msgspec.Struct, frozen=True):
    """Dice that fell: why, and what they show."""

    purpose: str
    dice: tuple[int, ...]
    sides: int = 6
    draw: int = 1  # the how-manieth of its action, hidden ones included: with it anybody can make it again


def events_for(events: tuple[Event, ...], observer: Observer) -> tuple[Event, ...]:
    """The part of the story this observer is told."""
    return tuple(event for event in events if event.is_for(observer))
