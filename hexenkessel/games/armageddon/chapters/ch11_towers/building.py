"""11.2: stairs, passages and transitions; 11.3: who can strike at whom, and who cannot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import (
    has_foundation,
    is_place,
    tower_at,
    towers_of,
)
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Gait, Toll
from hexenkessel.games.armageddon.chapters.edges import GAITS, Edges
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Pair, Tower
from hexenkessel.games.armageddon.terms import Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

STEP: Final = 1  # A11.2b, A11.2e, R-A11.2i
ON_FOOT: Final[tuple[Gait, ...]] = ("foot",)
_OTHERS: Final = tuple(gait for gait in GAITS if gait not in ON_FOOT)
# A11.2f: what gets through on the ground besides warriors.
_ANIMALS: Final[tuple[Gait, ...]] = ("foot", "led", "ride", "wheels", "led-elephant")
_HEAVY: Final[tuple[Gait, ...]] = ("wheels", "led-elephant")


def toll(ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
    mine, its = tower_at(ground, one), tower_at(ground, other)
    if ground.wall_between(one, other) is not None:
        return _toll_of_wall(gait, _is_covered(mine), _is_covered(its))
    # A11.1h: neither ridden elephants nor phalanxes; A11.1m: where there is only a foundation phalanxes may.
    is_closed = its is not None or (gait == "elephant" and has_foundation(ground, other))
    return Forbid("A11.1h") if is_closed and gait in ("elephant", "phalanx") else None


def _is_covered(tower: Tower | None) -> bool:
    return tower is not None and tower.platform > 0


def _toll_of_wall(gait: Gait, is_left_covered: bool, is_entered_covered: bool) -> Toll | None:
    if gait not in ON_FOOT:
        return None  # A10.1j
    # A11.2c: from tower to tower only by a passage. A11.2a: under a platform nobody climbs.
    if is_left_covered and is_entered_covered:
        return Forbid("A11.2c")
    return Forbid("A11.2a") if is_left_covered or is_entered_covered else None


def lay_edges(ground: Ground, edges: Edges) -> None:
    for tower in towers_of(ground).values():
        # A11.2g: where passages lead around them there need be none.
        if tower.stairs:
            # A11.2b: from floor to floor. A11.1i: only for warriors.
            for below, above in pairwise(ground.floors_of(tower.field)[: tower.platform + 1]):
                edges.bar(below, above, "A11.1i", _OTHERS)
                _link(edges, below, above, ON_FOOT)
    for one, other in _joints(ground, ground.works.passages):
        # A11.2e: on the ground it is as if there were no walls; all others pass as they do anywhere.
        if ground.floor_of(one) or ground.floor_of(other):
            # A11.2f
            edges.bar(one, other, "A11.2f", _OTHERS)
            _link(edges, one, other, ON_FOOT)
    for one, other in _joints(ground, ground.works.transitions):
        # A11.2h, R-A11.2i: like a passage.
        is_high = ground.floor_of(one) or ground.floor_of(other)
        edges.bar(one, other, "A11.2f", _OTHERS)
        gaits = ON_FOOT if is_high else _ANIMALS
        # A14.3s
        is_weak = (one, other) in ground.damaged
        _link(edges, one, other, tuple(gait for gait in gaits if not (is_weak and gait in _HEAVY)))


def _link(edges: Edges, one: Place, other: Place, gaits: tuple[Gait, ...]) -> None:
    edges.link(one, other, STEP, gaits)
    edges.link(other, one, STEP, gaits)


def _joints(ground: Ground, pairs: tuple[Pair, ...]) -> Iterator[Pair]:
    """Those of which both ends are still there."""
    return (pair for pair in pairs if all(place < ground.size or is_place(ground, place) for place in pair))


def why_not_there(index: Index, one: Place, other: Place) -> Rule | None:
    """The rule that keeps everybody from getting from one of two places to the other that are not joined."""
    ground = index.ground
    floors = ground.floor_of(one), ground.floor_of(other)
    if floors == (0, 0) or ground.distance(one, other) > 1 or not is_place(ground, max(one, other)):
        return None
    if ground.field_of(one) == ground.field_of(other):
        # A11.2b: without stairs one does not get up or down; over two of them it is too far.
        return "A11.2b" if abs(floors[0] - floors[1]) == 1 else None
    # A11.2c
    if tower_at(ground, one) is not None and tower_at(ground, other) is not None:
        return "A11.2c"
    # A11.2i: not even where the ground beside it is as high. A11.2a: elsewhere it would be climbing.
    return "A11.2i" if ground.level[one] == ground.level[other] else "A11.2a"


def why_not_strike(index: Index, one: Place, other: Place) -> Rule | None:
    ground = index.ground
    if one == other or ground.floor_of(one) == ground.floor_of(other) == 0 or other in index.adjacent(one):
        return None
    if ground.distance(one, other) > 1:
        return None
    mine, its = tower_at(ground, one), tower_at(ground, other)
    if mine is None and its is None:
        return None
    # A11.3c: over stairs only, and over one level step.
    if ground.field_of(one) == ground.field_of(other):
        return "A11.3c"
    # A11.3b: from platform to platform. A11.3a: between one and those outside the tower.
    return "A11.3b" if mine is not None and its is not None else "A11.3a"
