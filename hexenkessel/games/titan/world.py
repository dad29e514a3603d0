"""Everything that lies on the table in a game of Titan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import LORDS, is_creature, legion_value
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.terms import Character, EntrySide, Land, Marker, Score, Terrain
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.knowledge import Knowledge
from hexenkessel.legions.stacks import in_marker_order

# T4.1a: a legion has at most seven characters.
FULL: Final = 7

# T2.3a: six colours; the first two letters of a marker name its colour.
COLOURS: Final = ("Red", "Blue", "Gold", "Green", "Black", "Brown")


class Legion(msgspec.Struct, frozen=True):
    """T4.0a: a stack of characters under a marker. T3.0c: whose the marker is, theirs they are.

    T3.0b: on the Masterboard there are no characters outside legions; in a battle they act singly.
    """

    owner: Seat
    land: Land
    characters: tuple[Character, ...]  # sorted; in a battle the slain are among them until it is over
    moved: bool = False  # T7.0c: this turn; everybody sees it
    entry: EntrySide = 0  # the battle edge its way into the land led to; 0 where it did not move
    mustered: bool = False  # this turn
    parent: Marker | None = None  # the legion it was split from this turn

    @property
    def terrain(self) -> Terrain:
        return LANDS[self.land].terrain

    @property
    def is_full(self) -> bool:
        return len(self.characters) >= FULL


class Player(msgspec.Struct, frozen=True):
    """What belongs to a seat besides its legions."""

    tower: Land
    score: Score = 0  # T5.0b: public; T16.2a: it brings angels and makes the Titan grow
    markers: tuple[Marker, ...] = ()  # not in use
    knowledge: Knowledge | None = None  # what everybody knows of this player's legions
    turns: int = 0  # begun so far
    fallen: int = 0  # 0 while its Titan lives, then the number of the turn in which it fell


class Newcomer(msgspec.Struct, frozen=True):
    """A character called into a battle that has to enter in this very phase (T14.0c, T15.1a)."""

    unit: int  # its number in the battle
    donor: Marker | None = None  # the legion it was summoned from; None for a reinforcement


class World(msgspec.Struct, frozen=True):
    """The table. Nothing in it can be worked out from the rest."""

    options: TitanOptions
    players: tuple[Player, ...]
    legions: Mapping[Marker, Legion]
    stacks: Mapping[Character, int]  # T5.0a: public; T2.3b: the same for all players
    lost: Mapping[Character, int]  # T3.3a: Creatures that are out of the game for good
    order: tuple[Seat, ...] = ()  # T5.1d: in which the seats take turns
    turn: int = 0  # of anybody, counted from 1
    round: int = 0  # of everybody, counted from 1
    active: Seat = 0
    summoned: bool = False  # T8.0b: an Angel or Archangel in this engagement phase
    battle: Battle | None = None  # T1.2a: the second level of play; meanwhile the Masterboard waits
    newcomer: Newcomer | None = None
    time_is_up: bool = False

    def legions_of(self, seat: Seat) -> list[tuple[Marker, Legion]]:
        return [(marker, legion) for marker, legion in self.legions.items() if legion.owner == seat]

    def legions_in(self, land: Land) -> list[tuple[Marker, Legion]]:
        return [(marker, legion) for marker, legion in self.legions.items() if legion.land == land]

    def is_alive(self, seat: Seat) -> bool:
        return self.players[seat].fallen == 0

    @property
    def survivors(self) -> list[Seat]:
        """The seats whose Titan lives, in the order of play."""
        return [seat for seat in self.order if self.players[seat].fallen == 0]

    def engaged_lands(self) -> list[Land]:
        """T1.2b: where legions of two players have met, in the order of the board."""
        owners: dict[Land, Seat] = {}
        engaged = set()
        for legion in self.legions.values():
            if owners.setdefault(legion.land, legion.owner) != legion.owner:
                engaged.add(legion.land)
        return sorted(engaged)

    def value_of(self, marker: Marker) -> int:
        """What a legion is worth to whoever eliminates it (T16.0b)."""
        legion = self.legions[marker]
        return legion_value(legion.characters, self.players[legion.owner].score)

    # Changed copies, which share whatever did not change.

    def but(self, **changes: Any) -> World:
        return msgspec.structs.replace(self, **changes)

    def with_legion(self, marker: Marker, legion: Legion) -> World:
        return msgspec.structs.replace(self, legions={**self.legions, marker: legion})

    def without_legion(self, marker: Marker) -> World:
        """T4.4a: a legion without characters is gone, and its marker can be used again."""
        legion = self.legions[marker]
        rest = {other: stack for other, stack in self.legions.items() if other != marker}
        markers = in_marker_order((*self.players[legion.owner].markers, marker))
        return self.but(legions=rest).with_player(legion.owner, markers=markers)

    def with_player(self, seat: Seat, **changes: Any) -> World:
        changed = msgspec.structs.replace(self.players[seat], **changes)
        return self.but(players=(*self.players[:seat], changed, *self.players[seat + 1 :]))

    def with_score(self, seat: Seat, points: Score) -> World:
        return self.with_player(seat, score=self.players[seat].score + points) if points else self

    def taken_from_stacks(self, character: Character) -> World:
        return self.but(stacks={**self.stacks, character: self.stacks[character] - 1})

    def returned_to_stacks(self, characters: Iterable[Character]) -> World:
        """What becomes of eliminated characters.

        T9.5b, T3.2b: Lords and Demi-Lords go back to the stacks. T3.3a: Creatures are out of the game.
        A Titan has no stack (T1.1b: there is one for each player, once).
        """
        stacks, lost = dict(self.stacks), dict(self.lost)
        for name in characters:
            if is_creature(name):
                lost[name] = lost.get(name, 0) + 1
            elif name != "Titan":
                stacks[name] += 1
        return self.but(stacks=stacks, lost=lost)


def markers_of(seat: Seat, count: int) -> tuple[Marker, ...]:
    """T2.3a, T4.2a: the markers of a seat's own colour."""
    return tuple(f"{COLOURS[seat]}{number}" for number in range(1, count + 1))


def has_lord(characters: Iterable[Character]) -> bool:
    return any(name in LORDS for name in characters)
