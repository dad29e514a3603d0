"""How the armies on the board look, and to whom.

An action leaves most armies as they were, and a battle leaves all of them: what was made of one is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.army import army_value
from hexenkessel.games.gods.board import LAND
from hexenkessel.games.gods.terms import (
    BattlePoints,
    Distance,
    EntrySide,
    Field,
    Figure,
    LandName,
    Marker,
)
from hexenkessel.games.gods.world import Army, World
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.legions import knowledge

_encode: Final = msgspec.json.Encoder().encode

_Eyes: TypeAlias = tuple[Observer, tuple[Marker, ...]]
"""Who looks, and the foreign armies he may look into."""


class ArmyView(msgspec.Struct, frozen=True):
    """An army as the observer sees it. G28.6a: figures lie face down under the marker."""

    owner: Seat
    field: Field
    size: int
    known: tuple[Figure, ...]  # what everybody knows to be in it
    figures: tuple[Figure, ...] | None  # all of them, if the observer may see them
    worth: BattlePoints  # of those the observer knows of
    garrison: bool
    moved: bool
    distance: Distance
    entry: EntrySide
    came_from: Field
    recruited: bool
    parent: Marker | None
    fought: bool
    conquered: int
    stayed: bool
    ashore: bool

    @property
    def visible(self) -> tuple[Figure, ...]:
        """All that the observer knows to be in it."""
        return self.known if self.figures is None else self.figures

    @property
    def is_open(self) -> bool:
        return len(self.visible) == self.size

    @property
    def land(self) -> LandName:
        return LAND[self.field]


class _Look:
    """An army as everybody sees it, and as those do who may look into it; both also as JSON."""

    __slots__ = ("inside", "inside_written", "outside", "outside_written", "owner")

    def __init__(self, marker: Marker, army: Army, known: tuple[Figure, ...], points: BattlePoints) -> None:
        self.owner = army.owner
        self.outside = self.inside = _from_outside(army, known, points)
        self.outside_written = self.inside_written = _entry(marker, self.outside)
        if self.outside.figures is None:
            worth = army_value(army.figures, points)
            self.inside = msgspec.structs.replace(self.outside, figures=army.figures, worth=worth)
            self.inside_written = _entry(marker, self.inside)


def _entry(marker: Marker, view: ArmyView) -> bytes:
    return _encode(marker) + b":" + _encode(view)


def _from_outside(army: Army, known: tuple[Figure, ...], points: BattlePoints) -> ArmyView:
    return ArmyView(
        owner=army.owner,
        field=army.field,
        size=len(army.figures),
        known=known,
        figures=army.figures if len(known) == len(army.figures) else None,
        worth=army_value(known, points),
        garrison=army.garrison,
        moved=army.moved,
        distance=army.distance,
        entry=army.entry,
        came_from=army.came_from,
        recruited=army.recruited,
        parent=army.parent,
        fought=army.fought,
        conquered=army.conquered,
        stayed=army.stayed,
        ashore=army.ashore,
    )


def army_from(seen: ArmyView, figures: tuple[Figure, ...]) -> Army:
    """An army that looks so, with these figures in it."""
    return Army(
        owner=seen.owner,
        field=seen.field,
        figures=figures,
        garrison=seen.garrison,
        moved=seen.moved,
        distance=seen.distance,
        entry=seen.entry,
        came_from=seen.came_from,
        recruited=seen.recruited,
        parent=seen.parent,
        fought=seen.fought,
        conquered=seen.conquered,
        stayed=seen.stayed,
        ashore=seen.ashore,
    )


_look_at: Final = lru_cache(maxsize=8192)(_Look)


class Lineup:
    """All armies of a world."""

    def __init__(self, world: World) -> None:
        self.armies, self.players = world.armies, world.players
        public = [
            None if player.knowledge is None else knowledge.known_of_all(player.knowledge)
            for player in world.players
        ]
        self._looks: dict[Marker, _Look] = {}
        for marker, army in world.armies.items():
            # Grey garrisons lie open from the start.
            known, points = army.figures, 0
            if army.owner >= 0:
                of_owner = public[army.owner]
                known = () if of_owner is None else of_owner[marker]
                # G20.3c: Masters count with the power that their owner's points give them.
                points = world.players[army.owner].battle_points
            self._looks[marker] = _look_at(marker, army, known, points)
        self._seen: dict[_Eyes, dict[Marker, ArmyView]] = {}
        self._written: dict[_Eyes, bytes] = {}

    def seen_by(self, observer: Observer, inspected: tuple[Marker, ...]) -> dict[Marker, ArmyView]:
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
    key = id(world.armies), id(world.players)
    return _lineups.recall(key) or _lineups.keep(key, Lineup(world))
