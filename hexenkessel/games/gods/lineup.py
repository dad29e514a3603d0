"""How the armies on the board look, and to whom.

An action leaves most armies as they were, and a battle leaves all of them: what was made of one is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.equipment.board import LAND
from hexenkessel.games.gods.terms import (
    BattlePoints,
    Distance,
    EntrySide,
    Field,
    Figure,
    Figures,
    LandName,
    Marker,
)
from hexenkessel.games.gods.world import Army, Sight, World
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.legions import knowledge
from hexenkessel.legions.forestry import at_least
from hexenkessel.legions.stacks import apart, together

_encode: Final = msgspec.json.Encoder().encode

_Eyes: TypeAlias = tuple[Observer, bool]
"""Who looks, and whether everything lies open."""


class ArmyView(msgspec.Struct, frozen=True):
    """An army as the observer sees it. G28.6a: figures lie face down under the marker."""

    owner: Seat
    field: Field
    size: int
    known: tuple[Figure, ...]  # what everybody knows to be in it
    seen: tuple[Figure, ...]  # besides, what the observer has secretly seen to be in somebody else's
    figures: tuple[Figure, ...] | None  # all of them, if the observer may see them or knows them
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
        if self.figures is not None:
            return self.figures
        return together(self.known, self.seen) if self.seen else self.known

    @property
    def is_open(self) -> bool:
        return len(self.visible) == self.size

    @property
    def land(self) -> LandName:
        return LAND[self.field]


class _Aspect(NamedTuple):
    """An army as somebody sees it, also as JSON."""

    view: ArmyView
    written: bytes


class _Look:
    """An army as everybody sees it, and as its owner does."""

    __slots__ = ("inside", "outside", "owner")

    def __init__(self, marker: Marker, army: Army, known: Figures, points: BattlePoints) -> None:
        self.owner = army.owner
        view = _from_outside(army, known, points)
        self.outside = self.inside = _aspect(marker, view)
        if view.figures is None:
            worth = army_value(army.figures, points)
            self.inside = _aspect(marker, msgspec.structs.replace(view, figures=army.figures, worth=worth))


def _aspect(marker: Marker, view: ArmyView) -> _Aspect:
    return _Aspect(view, _encode(marker) + b":" + _encode(view))


def _from_outside(army: Army, known: Figures, points: BattlePoints) -> ArmyView:
    return ArmyView(
        owner=army.owner,
        field=army.field,
        size=len(army.figures),
        known=known,
        seen=(),
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


@lru_cache(maxsize=8192)
def _remembered(
    marker: Marker, army: Army, known: Figures, private: Figures, points: BattlePoints
) -> _Aspect:
    """An army as somebody sees it who has secretly seen more of it than everybody."""
    visible = at_least(known, private)
    view = msgspec.structs.replace(
        _from_outside(army, known, points),
        seen=apart(visible, known),
        figures=army.figures if len(visible) == len(army.figures) else None,
        worth=army_value(visible, points),
    )
    return _aspect(marker, view)


class Lineup:
    """All armies of a world."""

    def __init__(self, world: World) -> None:
        self.armies, self.players, self.sights = world.armies, world.players, world.sights
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
        self._memories: dict[Observer, dict[Marker, _Aspect]] = {}
        for sight in world.sights:
            self._memories.setdefault(sight.observer, {}).update(self._remembered_by(sight))
        self._seen: dict[_Eyes, dict[Marker, ArmyView]] = {}
        self._written: dict[_Eyes, bytes] = {}

    def _remembered_by(self, sight: Sight) -> dict[Marker, _Aspect]:
        """The armies of which somebody knows more than everybody."""
        points = self.players[sight.of].battle_points
        public = {
            marker: self._looks[marker].outside.view.known for marker in knowledge.legions(sight.knowledge)
        }
        return {
            marker: _remembered(marker, self.armies[marker], public[marker], private, points)
            for marker, private in knowledge.known_of_all(sight.knowledge).items()
            if private != public[marker]
        }

    def seen_by(self, observer: Observer, *, is_open: bool = False) -> dict[Marker, ArmyView]:
        """As somebody sees them, or as they are if all lie open."""
        if (seen := self._seen.get((observer, is_open))) is None:
            aspects = self._aspects(observer, is_open)
            seen = {marker: aspect.view for marker, aspect in aspects.items()}
            self._seen[observer, is_open] = seen
        return seen

    def written_for(self, observer: Observer, *, is_open: bool = False) -> bytes:
        """The same as JSON."""
        if (written := self._written.get((observer, is_open))) is None:
            entries = [aspect.written for aspect in self._aspects(observer, is_open).values()]
            written = self._written[observer, is_open] = b"{" + b",".join(entries) + b"}"
        return written

    def _aspects(self, observer: Observer, is_open: bool) -> dict[Marker, _Aspect]:
        memories = self._memories.get(observer, {})
        return {
            marker: look.inside if is_open or look.owner == observer else memories.get(marker, look.outside)
            for marker, look in self._looks.items()
        }


# By the ids of what they were made of. They keep that, so that nothing else can get these ids.
_lineups: Final = BoundedCache[tuple[int, int, int], Lineup](512)


def lineup_of(world: World) -> Lineup:
    key = id(world.armies), id(world.players), id(world.sights)
    return _lineups.recall(key) or _lineups.keep(key, Lineup(world))
