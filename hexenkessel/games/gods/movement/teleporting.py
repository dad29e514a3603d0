"""Moves that do not follow the symbols: the Titan's teleports and the Darklord's (G9.4, G9.5, G26.5)."""

from __future__ import annotations

from collections.abc import Collection
from types import MappingProxyType

from hexenkessel.games.gods.equipment.board import (
    CENTRE,
    CITY,
    CITYTOWERS,
    COAST,
    FIELDS,
    LANDS_OF,
    SEA,
    TOWERS,
    WHIRLS,
    entry_sides,
)
from hexenkessel.games.gods.movement.reach import Around, March, Moves, moves
from hexenkessel.games.gods.movement.ways import Arrival, Way
from hexenkessel.games.gods.terms import Field
from hexenkessel.legions.board import ANY_SIDE


def tower_teleports(field: Field, march: March, towers: Collection[Field], around: Around) -> Moves:
    """Where the Titan's army may come to over one of these towers, with a way there.

    ``towers`` are own, neutral and foreign ones; those in ``around.asking_links`` need their holder's leave.
    """
    found: dict[Arrival, Way] = {}
    # G26.5h: it is put on the tower land from wherever it stands; that counts as its first field.
    shorter = march._replace(gait=march.gait._replace(reach=march.gait.reach - 1))
    for tower in sorted(towers):
        for end, way in moves(tower, shorter, around).items():
            # G26.5i: it must end outside the tower; and as one that teleports over towers outside of all.
            if end.field in TOWERS:
                continue
            arrival = end._replace(distance=end.distance + 1)
            asked = {*way.leave, tower} if tower in around.asking_links else way.leave
            other = Way((field, *way.fields), tuple(sorted(asked)), "tower")
            if arrival not in found or len(other.leave) < len(found[arrival].leave):
                found[arrival] = other
    return MappingProxyType(dict(sorted(found.items())))


def battle_teleports(march: March, enemy: Collection[Field]) -> tuple[Arrival, ...]:
    """Every field of an enemy that may be attacked, with the sides to choose from; sorted."""
    # G26.5j: into any land with an enemy army, to attack it.
    # G26.5k: over any side, except in tower lands and on the Coast.
    # Nobody on Sea: a Titan does not swim (G8.5i).
    lands = [field for field in enemy if field not in CENTRE and field not in SEA]
    found = [Arrival(field, side, 1) for field in lands for side in entry_sides(field)]
    centre = [Arrival(field, ANY_SIDE, 1) for field in enemy if field in CENTRE]
    return tuple(sorted(end for end in found + centre if not _is_banned(march, end.field)))


def free_teleports(march: March, occupied: Collection[Field]) -> tuple[Arrival, ...]:
    """Every field that the Titan's army may teleport to without a fight, sorted.

    ``occupied`` by anybody; of City and Dungeon only one's own armies count.
    """
    # G26.5l: to any free field; Sea and Whirl are not allowed.
    free = FIELDS.keys() - SEA - WHIRLS - set(occupied)
    return tuple(Arrival(field, ANY_SIDE, 1) for field in sorted(free) if not _is_banned(march, field))


def _is_banned(march: March, field: Field) -> bool:
    """Elements stay neither in the City nor on its gates, however they come there."""
    # G3.10f: and who must be on Coast or Sea comes nowhere else.
    is_inland = bool(march.bound) and field not in COAST
    return is_inland or (march.has_element and (field == CITY or field in CITYTOWERS))


def darkland_teleports(field: Field, occupied: Collection[Field]) -> tuple[Arrival, ...]:
    """Where a black army on this field may teleport to for gems, sorted."""
    # G9.5a: from a Darkland to another, unoccupied one, labelled or not; Darktower and Dungeon are none.
    darklands = LANDS_OF["Darkland"]
    if field not in darklands:
        return ()
    return tuple(
        Arrival(end, ANY_SIDE, 1) for end in sorted(darklands) if end != field and end not in occupied
    )
