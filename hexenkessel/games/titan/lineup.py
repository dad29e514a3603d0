"""How the legions on the board look, and to whom.

An action leaves most legions as they were, and a battle leaves all of them: what was made of one is kept.
"""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.titan import knowledge
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.terms import Character, EntrySide, Land, Marker, Terrain
from hexenkessel.games.titan.world import Legion, World
from hexenkessel.kernel.seats import Observer, Seat

_encode: Final = msgspec.json.Encoder().encode


class LegionView(msgspec.Struct, frozen=True):
    """A legion as the observer sees it."""

    owner: Seat
    land: Land
    size: int
    known: tuple[Character, ...]  # what everybody knows to be in it
    characters: tuple[Character, ...] | None  # all of them, if the observer may see them
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


class _Side:
    """A legion from inside or from outside, and as an entry of a list in JSON."""

    __slots__ = ("_marker", "_written", "view")

    def __init__(self, marker: Marker, view: LegionView) -> None:
        self.view = view
        self._marker = marker
        self._written: bytes | None = None

    @property
    def written(self) -> bytes:
        if self._written is None:
            self._written = b"%b:%b" % (_encode(self._marker), _encode(self.view))
        return self._written


class _Look:
    """A legion as everybody sees it, and as those do who may look into it."""

    __slots__ = ("inside", "known", "legion", "outside", "owner")

    def __init__(self, marker: Marker, legion: Legion, known: tuple[Character, ...]) -> None:
        self.legion, self.known, self.owner = legion, known, legion.owner
        view = _from_outside(legion, known)
        self.outside = self.inside = _Side(marker, view)
        if view.characters is None:
            self.inside = _Side(marker, msgspec.structs.replace(view, characters=legion.characters))


def _from_outside(legion: Legion, known: tuple[Character, ...]) -> LegionView:
    return LegionView(
        owner=legion.owner,
        land=legion.land,
        size=len(legion.characters),
        known=known,
        characters=legion.characters if len(known) == len(legion.characters) else None,
        moved=legion.moved,
        entry=legion.entry,
        mustered=legion.mustered,
        parent=legion.parent,
    )


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
            self._looks[marker] = _look_at(marker, legion, () if known is None else known[marker])
        self._written: dict[tuple[Observer, tuple[Marker, ...]], bytes] = {}

    def seen_by(self, observer: Observer, inspected: tuple[Marker, ...] = ()) -> dict[Marker, LegionView]:
        """By somebody who may look into these, too."""
        return {
            marker: (look.inside if look.owner == observer or marker in inspected else look.outside).view
            for marker, look in self._looks.items()
        }

    def written_for(self, observer: Observer, inspected: tuple[Marker, ...] = ()) -> bytes:
        """The same as JSON."""
        if (written := self._written.get((observer, inspected))) is None:
            sides = [
                (look.inside if look.owner == observer or marker in inspected else look.outside).written
                for marker, look in self._looks.items()
            ]
            written = self._written[observer, inspected] = b"{%b}" % b",".join(sides)
        return written


# Both by the ids of what they were made of. They keep that, so that nothing else can get these ids.
_lineups: Final[dict[tuple[int, int], Lineup]] = {}
_looks: Final[dict[int, _Look]] = {}
_MOST_LINEUPS: Final = 128
_MOST_LOOKS: Final = 4096


def lineup_of(world: World) -> Lineup:
    key = id(world.legions), id(world.players)
    if (lineup := _lineups.get(key)) is None:
        if len(_lineups) >= _MOST_LINEUPS:
            _lineups.clear()
        lineup = _lineups[key] = Lineup(world)
    return lineup


def _look_at(marker: Marker, legion: Legion, known: tuple[Character, ...]) -> _Look:
    look = _looks.get(id(legion))
    if look is None or look.known != known:
        if len(_looks) >= _MOST_LOOKS:
            _looks.clear()
        look = _looks[id(legion)] = _Look(marker, legion, known)
    return look
