"""How the legions on the board look, and to whom.

An action leaves most legions as they were, and a battle leaves all of them: what was made of one is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import legion_value
from hexenkessel.games.titan.terms import Character, EntrySide, Land, Marker, Score, Terrain
from hexenkessel.games.titan.world import Legion, World
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.legions import knowledge

_encode: Final = msgspec.json.Encoder().encode

_Eyes: TypeAlias = tuple[Observer, tuple[Marker, ...]]
"""Who looks, and the foreign legions he may look into."""


class LegionView(msgspec.Struct, frozen=True):
    """A legion as the observer sees it."""

    owner: Seat
    land: Land
    size: int
    known: tuple[Character, ...]  # what everybody knows to be in it
    characters: tuple[Character, ...] | None  # all of them, if the observer may see them
    worth: Score  # of those the observer knows of
    moved: bool
    entry: EntrySide
    mustered: bool
    parent: Marker | None

    @property
    def visible(self) -> tuple[Character, ...]:
        """All that the observer knows to be in it."""
        return self.known if self.characters is None else self.characters

    @property
    def is_open(self) -> bool:
        return len(self.visible) == self.size

    @property
    def terrain(self) -> Terrain:
        return LANDS[self.land].terrain


class _Look:
    """A legion as everybody sees it, and as those do who may look into it; both also as JSON."""

    __slots__ = ("inside", "inside_written", "outside", "outside_written", "owner")

    def __init__(self, marker: Marker, legion: Legion, known: tuple[Character, ...], score: Score) -> None:
        self.owner = legion.owner
        self.outside = self.inside = _from_outside(legion, known, score)
        self.outside_written = self.inside_written = _entry(marker, self.outside)
        if self.outside.characters is None:
            worth = legion_value(legion.characters, score)
            self.inside = msgspec.structs.replace(self.outside, characters=legion.characters, worth=worth)
            self.inside_written = _entry(marker, self.inside)


def _entry(marker: Marker, view: LegionView) -> bytes:
    return _encode(marker) + b":" + _encode(view)


def _from_outside(legion: Legion, known: tuple[Character, ...], score: Score) -> LegionView:
    return LegionView(
        owner=legion.owner,
        land=legion.land,
        size=len(legion.characters),
        known=known,
        characters=legion.characters if len(known) == len(legion.characters) else None,
        worth=legion_value(known, score),
        moved=legion.moved,
        entry=legion.entry,
        mustered=legion.mustered,
        parent=legion.parent,
    )


_look_at: Final = lru_cache(maxsize=4096)(_Look)


class Lineup:
    """All legions of a world."""

    def __init__(self, world: World) -> None:
        self.legions, self.players = world.legions, world.players
        public = [
            None if player.knowledge is None else knowledge.known_of_all(player.knowledge)
            for player in world.players
        ]
        self._looks: dict[Marker, _Look] = {}
        for marker, legion in world.legions.items():
            known = public[legion.owner]
            # In a battle both sides are on the map for all to see, and so is who has been slain.
            self._looks[marker] = _look_at(
                marker,
                legion,
                () if known is None else known[marker],
                # T19.1a: the Titan alone grows with the score.
                world.players[legion.owner].score,
            )
        self._seen: dict[_Eyes, dict[Marker, LegionView]] = {}
        self._written: dict[_Eyes, bytes] = {}

    def seen_by(self, observer: Observer, inspected: tuple[Marker, ...]) -> dict[Marker, LegionView]:
        """By somebody who may look into these, too."""
        if (seen := self._seen.get((observer, inspected))) is None:
            seen = self._seen[observer, inspected] = {
                marker: look.inside if look.owner == observer or marker in inspected else look.outside
                for marker, look in self._looks.items()
            }
        return seen

    def written_for(self, observer: Observer, inspected: tuple[Marker, ...]) -> bytes:
        """The same as JSON."""
        if (written := self._written.get((observer, inspected))) is None:
            entries = [
                look.inside_written if look.owner == observer or marker in inspected else look.outside_written
                for marker, look in self._looks.items()
            ]
            written = self._written[observer, inspected] = b"{" + b",".join(entries) + b"}"
        return written


# By the ids of what they were made of. They keep that, so that nothing else can get these ids.
_lineups: Final = BoundedCache[tuple[int, int], Lineup](512)


def lineup_of(world: World) -> Lineup:
    key = id(world.legions), id(world.players)
    return _lineups.recall(key) or _lineups.keep(key, Lineup(world))
