"""What follows from a battle by the rules, for screens, which know none.

Both armies are on the map for all to see, so that nothing of it is a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from hexenkessel.games.gods.battle.maneuvers import ManeuverPhase
from hexenkessel.games.gods.battle.phase import looked_at
from hexenkessel.games.gods.combats.combat import CombatStep
from hexenkessel.games.gods.equipment.battlefields import EdgeFigures
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.terms import EntrySide, Figure, HexLabel, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.step import Step
from hexenkessel.legions.battle.battleland import PLAIN, Battleland
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, LABELS, OFF


class Ground(msgspec.Struct, frozen=True):
    """The map as it lies now, with all that spells and decoys have changed; as the figures of a map."""

    hazards: dict[str, tuple[HexLabel, ...]]
    heights: dict[str, tuple[HexLabel, ...]]
    sides: tuple[tuple[HexLabel, int, str], ...]  # upper hex, direction, hazard


class Standing(msgspec.Struct, frozen=True):
    """Figures by their number in the order of battle, or by name under their army's marker."""

    powers: tuple[int, ...]  # of each of them
    skills: tuple[int, ...]
    slain: tuple[int, ...]  # those too who lie on the map until the phase ends
    must_enter: tuple[int, ...]  # who is lost unless he enters in this phase
    entered: tuple[int, ...]  # who has entered in this phase
    riders: tuple[tuple[int, int], ...]  # who rides on which Pegasus
    living: dict[Marker, tuple[Figure, ...]]
    fallen: dict[Marker, tuple[Figure, ...]]
    ground: Ground
    edges: EdgeFigures  # where the two sides come in
    is_set_up: bool  # the defender sets up inside walls


def standing_of(world: World, steps: Sequence[Step[World]]) -> Standing | None:
    """How the battle stands that is being fought, if there is one."""
    if world.battle is None:
        return None
    combat = next((step for step in steps if isinstance(step, CombatStep)), None)
    fight = looked_at(world.battle)
    everybody = range(len(fight.kinds))
    alive = {unit for unit in everybody if fight.is_alive(unit)}
    active = [unit for unit in everybody if fight.sides[unit] == fight.half]
    newcomer = None if world.newcomer is None else world.newcomer.unit
    is_first = fight.round == 1
    is_maneuver = bool(steps) and isinstance(steps[-1], ManeuverPhase)
    land = fight.tables.land

    def of_each_army(units: set[int]) -> dict[Marker, tuple[Figure, ...]]:
        if combat is None:
            return {}
        return {
            marker: tuple(
                [
                    KINDS[fight.kinds[unit]]
                    for unit in everybody
                    if unit in units and fight.owners[unit] == world.armies[marker].owner
                ]
            )
            for marker in combat.combat.markers
            if marker in world.armies
        }

    return Standing(
        powers=tuple(fight.powers),
        skills=tuple(fight.skills),
        slain=tuple([unit for unit in everybody if unit not in alive]),
        # G11.6b: whoever does not enter in his side's first maneuver phase is lost.
        must_enter=tuple([unit for unit in active if is_first and fight.hexes[unit] == OFF]),
        entered=tuple(
            [
                unit
                for unit in active
                if is_maneuver
                and fight.is_on_map(unit)
                and fight.moved >> unit & 1
                and (is_first or unit == newcomer)
            ]
        ),
        riders=tuple(_riders(fight.hexes)),
        living=of_each_army(alive),
        fallen=of_each_army(set(everybody) - alive),
        ground=ground_of(land),
        edges=_edges_of(land, fight.entry),
        is_set_up=bool(land.setup),
    )


def _riders(hexes: Sequence[int]) -> list[tuple[int, int]]:
    """G16.5be: two in one hex."""
    found: dict[int, int] = {}
    pairs = []
    for unit, hex in enumerate(hexes):
        if hex < OFF and hex in found:
            pairs.append((found[hex], unit))
        found[hex] = unit
    return pairs


@lru_cache(maxsize=256)
def ground_of(land: Battleland) -> Ground:
    hazards: dict[str, list[HexLabel]] = {}
    heights: dict[str, list[HexLabel]] = {}
    for hex, label in enumerate(LABELS):
        if land.hazards[hex] not in (PLAIN, "tower"):
            hazards.setdefault(land.hazards[hex], []).append(label)
        if land.heights[hex]:
            heights.setdefault(str(land.heights[hex]), []).append(label)
    sides = [
        (LABELS[hex], direction, hazard)
        for hex, around in enumerate(land.sides)
        for direction, hazard in enumerate(around)
        if hazard
    ]
    return Ground(
        {hazard: tuple(labels) for hazard, labels in hazards.items()},
        {height: tuple(labels) for height, labels in heights.items()},
        tuple(sides),
    )


@lru_cache(maxsize=256)
def _edges_of(land: Battleland, entry: EntrySide) -> EdgeFigures:
    own, other = (tuple(LABELS[hex] for hex in land.edge(entry, side)) for side in (ATTACKER, DEFENDER))
    return EdgeFigures(own, tuple(LABELS[hex] for hex in land.setup) or other)
