"""The table as a view shows it, in the form in which the rules look at it: unseen figures are left out."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.lineup import ArmyView, army_from
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.cache import BoundedCache

# By the id of the armies of a view, which are kept beside it, so that no others get that id.
_worlds: Final = BoundedCache[tuple[int, int], tuple[dict[Marker, ArmyView], object, World]](64)


def world_of(view: GodsView) -> World:
    """For questions about the observer's own armies, all of which he sees."""
    key = id(view.armies), id(view.players)
    found = _worlds.recall(key) or _worlds.keep(key, (view.armies, view.players, _imagined(view)))
    return found[2]


def _imagined(view: GodsView) -> World:
    return World(
        options=view.options,
        players=view.players,
        armies={marker: army_from(seen, seen.visible) for marker, seen in view.armies.items()},
        towers=view.towers,
        elements=view.elements,
        destroyed_elements=view.destroyed_elements,
        immortals=view.immortals,
        has_dark_titan=view.has_dark_titan,
        turn=view.turn,
        round=view.round,
        active=view.active,
        summoned=view.summoned,
        spied=view.spied,
    )
