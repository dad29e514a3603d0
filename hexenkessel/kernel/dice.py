"""Dice by commit and reveal: a keyed hash that nobody can choose, and that everybody can check afterwards.

A draw is a keyed hash of the number of the action, which is 0 for the opening, and the purpose of the draw,
so that a public roll says nothing about a hidden shuffle. The key is made of a part of the host's and a part
of each seat that gives one: the host publishes the hash of its part before any seat adds one, so that neither
can choose the dice.

A game can be played on from any of its positions with other dice: a fork. From there on the key is made of
all parts and one more of the host's. What was rolled before stays as it was, and nobody who knows the game
that was left, with all its parts, can foresee a roll of the new one. The host publishes the hash of the new
part (`Fork.commitment`) before anybody acts, so it cannot change the dice while they are being played with.
But no seat adds to it: that the host did not try several parts beforehand is *not* promised. A fork is for
learning from a game; whoever does not trust the host begins a new one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Final, Protocol, TypeVar

import msgspec

from hexenkessel.kernel.seats import Seat

T = TypeVar("T")

OPENING: Final = 0
"""The number of what happens before the first action, for which nobody is asked."""


class Fork(msgspec.Struct, frozen=True):
    """New dice for all actions numbered higher than `after`."""

    after: int
    host: str

    @property
    def commitment(self) -> str:
        """The commitment of the host, published before anybody plays with these dice."""
        return sha256(self.host.encode()).hexdigest()


class DiceParts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seed of one game's dice, in parts: of the host and of seats. Secret until the game is over."""

    host: str
    # By seat, up to the last that has given one. From a factory, because a default would be left out of JSON,
    # where positions have always shown it.
    seats: tuple[str | None, ...] = msgspec.field(default_factory=lambda: ())
    forks: tuple[Fork, ...] = ()  # the earliest first

    @property
    def commitment(self) -> str:
        """The commitment of the host, published before any seat adds its part."""
        return sha256(self.host.encode()).hexdigest()

    @property
    def key(self) -> bytes:
        """For the opening, and for every action before the first fork."""
        return _key(self.host, self.given, ())

    def key_after(self, number: int) -> bytes:
        """For the action that follows so many others."""
        return _key(self.host, self.given, tuple(fork for fork in self.forks if fork.after <= number))

    @property
    def given(self) -> tuple[str, ...]:
        """The parts of those seats that have one: the dice do not know who sits where."""
        return tuple(part for part in self.seats if part is not None)

    @property
    def secrets(self) -> tuple[str, ...]:
        """All that must not be known before the game is over."""
        return (self.host, *self.given, *(fork.host for fork in self.forks))

    def forked(self, after: int, host: str) -> DiceParts:
        """The same up to this action, and others afterwards."""
        kept = tuple(fork for fork in self.forks if fork.after < after)
        return msgspec.structs.replace(self, forks=(*kept, Fork(after, host)))


@lru_cache(maxsize=64)
def _key(host: str, given: tuple[str, ...], forks: tuple[Fork, ...]) -> bytes:
    # Words for host and seats, pairs for forks: none can be taken for another.
    parts = [host, *given, *((fork.after, fork.host) for fork in forks)]
    return blake2b(msgspec.json.encode(["hexenkessel dice", *parts]), digest_size=32).digest()


def by_seat(given: Mapping[Seat, str]) -> tuple[str | None, ...]:
    """The parts of the seats, as `DiceParts` keep them."""
    return tuple(given.get(seat) for seat in range(max(given, default=-1) + 1))


def fresh_part() -> str:
    """A part that nobody can guess, for a host or for a seat."""
    return secrets.token_hex(32)


class Chance(Protocol):
    """A source of randomness: the hash of a real game, a list of all outcomes, or a search's generator."""

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        """`count` dice. With `need`, only how many show at least that much will matter."""
        ...

    def shuffle(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        ...


class HashedChance:
    """The draws of one action of one game, by its number from 1, or of the opening."""

    __slots__ = ("_drawn", "_key", "_number")

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number
        self._drawn = 0

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        if sides >= 256:
            return tuple(1 + face for face in self._numbers(purpose, [sides] * count))
        recipe = self._recipe(purpose)
        faces, unfair = _faces(sides)
        rolled, block = b"", 0
        while len(rolled) < count:
            rolled += self._block(recipe, block).translate(faces, unfair)
            block += 1
        return tuple(rolled[:count])

    def shuffle(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        order = list(items)
        choices = self._numbers(purpose, list(range(len(order), 1, -1)))
        for end, choice in zip(range(len(order) - 1, 0, -1), choices, strict=True):
            order[end], order[choice] = order[choice], order[end]
        return tuple(order)

    def _numbers(self, purpose: str, bounds: list[int]) -> list[int]:
        """One number below each bound, all equally likely: bytes that favour low ones are passed over."""
        recipe = self._recipe(purpose)
        numbers: list[int] = []
        block = 0
        while len(numbers) < len(bounds):
            digest = self._block(recipe, block)
            block += 1
            width = 1 if max(bounds) <= 256 else 4
            for start in range(0, len(digest), width):
                bound = bounds[len(numbers)]
                raw = int.from_bytes(digest[start : start + width], "big")
                if raw < 256**width - 256**width % bound:
                    numbers.append(raw % bound)
                    if len(numbers) == len(bounds):
                        break
        return numbers

    def _recipe(self, purpose: str) -> str:
        """The input of the hash for the next draw; no two draws of a game have the same."""
        self._drawn += 1
        return f"{self._number}|{self._drawn}|{purpose}"

    def _block(self, recipe: str, block: int) -> bytes:
        return blake2b(f"{recipe}|{block}".encode(), key=self._key).digest()


@lru_cache(maxsize=256)
def _faces(sides: int) -> tuple[bytes, bytes]:
    """The face that each byte stands for, and the bytes that would favour low faces: `_numbers` as a table.

    >>> _faces(6)[0][:8], list(_faces(6)[1])
    (b'\\x01\\x02\\x03\\x04\\x05\\x06\\x01\\x02', [252, 253, 254, 255])
    """
    return bytes(1 + raw % sides for raw in range(256)), bytes(range(256 - 256 % sides, 256))
