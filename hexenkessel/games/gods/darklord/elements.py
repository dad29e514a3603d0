"""Elements that are destroyed, and what the Darklord has of it (G23.6)."""

from __future__ import annotations

from hexenkessel.games.gods.armies.army import why_not_add
from hexenkessel.games.gods.armies.stacks import found, join
from hexenkessel.games.gods.equipment.board import LANDS_OF
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.terms import Field, Figure, Marker
from hexenkessel.games.gods.world import DARKLORD, Army, World

_TOMBDIGGER = "Tombdigger"


def destroy_element(change: GodsChange, element: Figure) -> None:
    """The Element, which has left its army already, leaves the game. See `darktitan.appear_if_due`."""
    # G23.6g: destroyed Elements do not come back.
    world = change.state.but(destroyed_elements=(*change.state.destroyed_elements, element))
    change.state = world
    change.tell("element-destroyed", figure=element)
    # G3.4d: only the Darklord has something of it; when he is out nobody has.
    if not world.has_darklord or not world.is_alive(DARKLORD):
        return
    # Ruling on G23.6g: his victory points do not ask how it was destroyed.
    reach_goal(change, DARKLORD, "destroyed", "Element")
    _send_tombdiggers(change)


def _send_tombdiggers(change: GodsChange) -> None:
    # G23.6f: one Tombdigger out of his pool for each Darktower that he holds,
    towers = [field for field in LANDS_OF["Darktower"] if change.state.towers[field].owner == DARKLORD]
    for tower in towers:
        # each to its tower, or if there is no room, to another.
        place = next((field for field in (tower, *towers) if _has_room(change.state, field)), None)
        if place is None or not change.state.players[DARKLORD].pool.get(_TOMBDIGGER, 0):
            return
        change.state = change.state.with_pool(DARKLORD, taken=(_TOMBDIGGER,))
        marker = _army_in(change.state, place)
        if marker is None:
            # An empty tower gets a garrison again, under the marker that lies there.
            marker = change.state.towers[place].marker
            assert marker is not None
            found(change, marker, Army(DARKLORD, place, (_TOMBDIGGER,), garrison=True))
        else:
            join(change, marker, _TOMBDIGGER)
        change.tell("tombdigger", field=place, army=marker)


def _army_in(world: World, tower: Field) -> Marker | None:
    return next((marker for marker, army in world.armies_in(tower) if army.owner == DARKLORD), None)


def _has_room(world: World, tower: Field) -> bool:
    marker = _army_in(world, tower)
    if marker is None:
        return world.towers[tower].marker is not None
    return not why_not_add(world.armies[marker].figures, _TOMBDIGGER)
