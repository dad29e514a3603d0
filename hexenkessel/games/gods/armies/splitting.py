"""Splitting armies, and uniting parts that could not separate (G4.5, G25.6, G27.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from hexenkessel.games.gods.actions import Split
from hexenkessel.games.gods.armies.markers import free_marker
from hexenkessel.games.gods.armies.stacks import merge, show, split
from hexenkessel.games.gods.equipment.board import CENTRE, TOWERS
from hexenkessel.games.gods.equipment.figures import WATERBOUND, WAVE_CREATURES, WAVE_FIGURES
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Field, Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import apart, holds


def why_no_split(world: World, marker: Marker) -> str:
    """The rule by which this own army may not be split now at all; empty if it may."""
    army = world.armies[marker]
    player = world.players[army.owner]
    # G25.7d: on tower lands nobody splits, except who has just conquered one (G25.6a: in the round after it).
    has_conquered = 0 < army.conquered < player.turns
    if army.garrison or (army.field in TOWERS and not has_conquered):
        return "G25.7d"
    # G4.5f: splitting is part of the movement phase, and comes before the army itself has moved.
    if army.moved:
        return "G4.5f"
    # G27.4g: after a player's first landing armies with sea creatures do not split any more.
    if player.has_landed and not WAVE_CREATURES.isdisjoint(army.figures):
        return "G27.4g"
    # G4.5a: a split needs a free marker, and four figures.
    has_marker = free_marker(player) is not None
    return "" if has_marker and len(army.figures) >= LIMITS.army.split_from else "G4.5a"


def splits_of(world: World, marker: Marker) -> tuple[Split, ...]:
    """All ways to split this army in two; G4.5e: a part may be split again."""
    if why_no_split(world, marker):
        return ()
    return _splits(marker, world.armies[marker].figures)


def why_not_split(world: World, action: Split) -> str:
    """The rule against this split of an own army; empty if it may be made."""
    if rule := why_no_split(world, action.army):
        return rule
    whole = world.armies[action.army].figures
    if action in _splits(action.army, whole):
        return ""
    # G4.5b: each part has at least two figures, all of which were in the army.
    least = LIMITS.army.split_part
    is_part = holds(whole, action.figures) and least <= len(action.figures) <= len(whole) - least
    return "G27.4b" if is_part else "G4.5b"


def must_split(world: World, marker: Marker) -> bool:
    """G27.4b: has this army a Dolphin or the like, and others who cannot follow to the sea?"""
    army = world.armies[marker]
    return is_mixed(army.figures) and not army.moved and bool(splits_of(world, marker))


def is_mixed(figures: Figures) -> bool:
    """Are there figures that depend on the water, and others that may not swim?"""
    return not WATERBOUND.isdisjoint(figures) and not WAVE_FIGURES.issuperset(figures)


@lru_cache(maxsize=4096)
def _splits(marker: Marker, figures: Figures) -> tuple[Split, ...]:
    return tuple([Split(marker, part) for part in parts(figures)])


@lru_cache(maxsize=4096)
def parts(figures: Figures) -> tuple[Figures, ...]:
    """All different groups that could leave such an army, sorted.

    >>> len(parts(("Centaur", "Gargoyle", "Ogre", "Ogre")))
    4
    """
    least = LIMITS.army.split_part
    sizes = range(least, len(figures) - least + 1)
    found = {group for size in sizes for group in combinations(figures, size)}
    if is_mixed(figures):
        # G27.4b: the leader splits off together with the sea creatures, and with nobody else.
        found = {group for group in found if _is_clean(group, apart(figures, group))}
    return tuple(sorted(found))


def _is_clean(group: Figures, others: Figures) -> bool:
    for sea, land in ((group, others), (others, group)):
        if WAVE_FIGURES.issuperset(sea) and WAVE_CREATURES.isdisjoint(land):
            return True
    return False


def split_off(change: GodsChange, seat: Seat, action: Split) -> None:
    """G4.5c: the new army gets a marker of its own; G4.9b: only so does one come into play.

    G6.2b: and only so do further armies.
    """
    player = change.state.players[seat]
    marker = free_marker(player)
    assert marker is not None
    left = tuple(other for other in player.markers if other != marker)
    change.state = change.state.with_player(seat, markers=left)
    split(change, action.army, marker, action.figures)
    # G24.3a: a Master who lies open is seen to go, or to stay.
    if player.is_revealed:
        for part in (action.army, marker):
            if player.master in change.state.armies[part].figures:
                show(change, part, (player.master,))
    # Everybody sees how many leave, nobody sees who.
    change.tell("split", seat=seat, army=action.army, part=marker, size=len(action.figures))
    change.tell("split-contents", to=(seat,), part=marker, figures=action.figures)


def sisters(world: World, seat: Seat) -> list[tuple[Marker, Marker]]:
    """Own armies that share a field because they were one: pairs of the marker that stays and the other."""
    found = []
    standing: dict[tuple[Field, Marker], Marker] = {}
    for marker, army in world.armies_of(seat):
        if army.garrison:
            continue
        # In City and Dungeon armies may meet that were never one (G23.3d); elsewhere they may not.
        origin = _origin(world, marker) if army.field in CENTRE else ""
        other = standing.setdefault((army.field, origin), marker)
        if other == marker:
            continue
        host, part = (marker, other) if world.armies[other].parent == marker else (other, marker)
        standing[army.field, origin] = host
        found.append((host, part))
    return found


def _origin(world: World, marker: Marker) -> Marker:
    """The army from which this one was split this turn, or it itself."""
    while marker in world.armies and (parent := world.armies[marker].parent):
        marker = parent
    return marker


def reunite(change: GodsChange, seat: Seat) -> None:
    """Ruling on G4.5d: parts that could not be separated are one army again."""
    for host, part in sisters(change.state, seat):
        merge(change, host, part)
        change.tell("reunited", seat=seat, army=host, part=part)
