"""An army goes: what it leaves, what it meets, and where it may have to stop (G8, G23.5, G25, G27.4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hexenkessel.games.gods.armies.seafaring import is_sea_army
from hexenkessel.games.gods.armies.stacks import rule_out
from hexenkessel.games.gods.equipment.board import (
    CENTRE,
    CITY,
    CITYTOWERS,
    COAST,
    DUNGEON,
    EXITS,
    SEA,
    TOWERS,
    WHIRLS,
)
from hexenkessel.games.gods.equipment.figures import ELEMENTS, FIGURES, REVEALABLE, WATERBOUND, WAVE_FIGURES
from hexenkessel.games.gods.movement.notes import note
from hexenkessel.games.gods.movement.places import is_dark_age
from hexenkessel.games.gods.movement.ways import Arrival
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.games.gods.towers.conquest import leave_tower, take_tower
from hexenkessel.games.gods.towers.garrisons import join_garrison
from hexenkessel.games.gods.world import DARKLORD, World

_OPEN_WATER = SEA | WHIRLS
_WATERS = _OPEN_WATER | COAST
_LAND_FIGURES = FIGURES.keys() - WAVE_FIGURES


def advance(change: GodsChange, marker: Marker, end: Arrival, way: tuple[Field, ...]) -> None:
    """G8.1c: the whole army goes this way, whose first field is the one on which it stands.

    G4.1c: so go all its figures, and none alone.
    """
    marker = set_out(change, marker, way)
    army = change.state.armies[marker]
    change.state = change.state.with_changed_army(
        marker, field=end.field, entry=end.side, distance=end.distance, came_from=way[-2]
    )
    change.tell(
        "move", seat=army.owner, army=marker, field=end.field, side=end.side, distance=end.distance, way=way
    )
    _tell_by_going(change, marker, way)
    _go_ashore(change, marker, way[1:-1])
    meet(change, marker, way)


def _tell_by_going(change: GodsChange, marker: Marker, way: tuple[Field, ...]) -> None:
    """What everybody learns of an army from the way it has taken: others could not."""
    if not _OPEN_WATER.isdisjoint(way):
        rule_out(change, marker, _LAND_FIGURES)
    if not _WATERS.issuperset(way):
        rule_out(change, marker, WATERBOUND)
    # G8.6f: Elements stay neither in the City nor on its gates.
    if way[-1] == CITY or way[-1] in CITYTOWERS:
        rule_out(change, marker, ELEMENTS)


def set_out(change: GodsChange, marker: Marker, way: Sequence[Field] = ()) -> Marker:
    """The army leaves its field. Returns its marker, which may be a new one."""
    army = change.state.armies[marker]
    if army.field in TOWERS:
        marker = leave_tower(change, marker)
    if change.state.round == 1 and army.field in CENTRE and way:
        note(change, gates=(way[1],))
    # G8.1b: no army moves twice.
    change.state = change.state.with_changed_army(marker, moved=True, conquered=0)
    return marker


def meet(change: GodsChange, marker: Marker, way: tuple[Field, ...]) -> None:
    """What happens where the army has come to."""
    world = change.state
    army = world.armies[marker]
    others = [stack.owner for other, stack in world.armies_in(army.field) if other != marker]
    if army.field in CENTRE:
        return
    if army.field in TOWERS and world.towers[army.field].owner == army.owner:
        join_garrison(change, marker)
        return
    if is_dark_age(world):
        if army.owner == DARKLORD and any(owner >= 0 for owner in others):
            from hexenkessel.games.gods.darklord.encounters import Encounter, enemies_of

            change.push(Encounter(marker, way, enemies_of(world, marker)))
            return
        if DARKLORD in others and not world.is_pact:
            if not REVEALABLE.isdisjoint(army.figures):
                # Ruling on G23.5e: a hidden Titan who attacks a black army is revealed, and stops before it.
                reveal_master(change, army.owner)
                fall_back(change, marker, way)
                return
            rule_out(change, marker, REVEALABLE)
    come_to_rest(change, marker)


def come_to_rest(change: GodsChange, marker: Marker) -> None:
    """The army stays where it has come to."""
    army = change.state.armies[marker]
    _go_ashore(change, marker, (army.field,))
    if army.field not in TOWERS or change.state.towers[army.field].owner == army.owner:
        return
    # G25.6b: an empty tower may be taken by anybody without a fight.
    if all(other == marker for other, _ in change.state.armies_in(army.field)):
        take_tower(change, army.owner, army.field)


def fall_back(change: GodsChange, marker: Marker, way: tuple[Field, ...]) -> None:
    """G23.5e: the army ends its move in front of the other, even if it has then not moved at all."""
    army = change.state.armies[marker]
    place = next(
        number for number in range(len(way) - 2, -1, -1) if _may_stand(change.state, marker, way, number)
    )
    # Ruling on G8.4g: it has moved as many fields as it really has.
    walked = way[: place + 1]
    change.state = change.state.with_changed_army(
        marker,
        field=way[place],
        entry=0,
        distance=steps_of(walked),
        came_from=walked[-2] if place else "",
    )
    change.tell("fell-back", seat=army.owner, army=marker, field=way[place])
    if not place and way[0] in TOWERS and change.state.towers[way[0]].owner != army.owner:
        take_tower(change, army.owner, way[0])  # it was unmarked, and has been left for a moment


def _may_stand(world: World, marker: Marker, way: tuple[Field, ...], place: int) -> bool:
    """May an army that falls back stop at this place of its way? At the start it always may."""
    field = way[place]
    if place == 0:
        return True
    if field in TOWERS or field in WHIRLS:
        return False
    return all(other == marker for other, _ in world.armies_in(field))


def steps_of(way: Sequence[Field]) -> int:
    """How many fields somebody has moved who has gone this way.

    >>> steps_of(("City", "CT0", "B0.4")), steps_of(("D0.8", "F0", "T0", "C0.0"))
    (1, 2)
    """
    # Ruling on G8.4g: every field entered counts; a teleport, or the step to a gate, leads to no other field.
    return sum(any(exit_.neighbour == there for exit_ in EXITS[here]) for here, there in pairwise(way))


def send_to_dungeon(change: GodsChange, marker: Marker) -> None:
    """G9.5c: a black army that has spied, or has found a Titan, is in the Dungeon at once."""
    # Ruling on G23.3d: whether or not another one is there.
    army = change.state.armies[marker]
    _go_ashore(change, marker, (army.field,))
    change.state = change.state.with_changed_army(marker, field=DUNGEON, entry=0, came_from="")
    note(change, retreated=(marker,))
    change.tell("to-dungeon", seat=army.owner, army=marker)


def _go_ashore(change: GodsChange, marker: Marker, fields: Sequence[Field]) -> None:
    """G27.4c: a sea army sets foot on a field other than Coast or Sea."""
    army = change.state.armies[marker]
    if _WATERS.issuperset(fields) or not is_sea_army(army.figures, ashore=army.ashore):
        return
    # G27.4d: from now on it is like any army of the land (G8.3g).
    change.state = change.state.with_changed_army(marker, ashore=True)
    change.tell("ashore", seat=army.owner, army=marker)
    if change.state.players[army.owner].has_landed:
        return
    # G27.4e: the first landing of a player brings victory points; G27.4f: after it others may follow.
    change.state = change.state.with_player(army.owner, has_landed=True)
    reach_goal(change, army.owner, "ashore", None)
