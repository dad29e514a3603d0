"""What follows from a battle by the rules, for screens, which know none.

Both armies are on the map for all to see, so that nothing of it is a secret.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hexenkessel.games.titan.battle.course import BattleCourse
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.phase import looked_at
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.step import Step
from hexenkessel.legions.battle.hexes import OFF


class Standing(msgspec.Struct, frozen=True):
    """Characters by their number in the order of battle, or by name under their legion's marker."""

    powers: tuple[int, ...]  # of each of them
    slain: tuple[int, ...]  # those too who lie on the map until the phase ends
    must_enter: tuple[int, ...]  # who is lost unless he enters in this phase
    entered: tuple[int, ...]  # who has entered in this phase
    living: dict[Marker, tuple[Character, ...]]
    fallen: dict[Marker, tuple[Character, ...]]


def standing_of(world: World, steps: Sequence[Step[World]]) -> Standing | None:
    """How the battle stands that is being fought, if there is one."""
    course = next((step for step in steps if isinstance(step, BattleCourse)), None)
    if world.battle is None or course is None:
        return None
    fight = looked_at(world.battle)
    everybody = range(len(fight.kinds))
    alive = {unit for unit in everybody if fight.is_alive(unit)}
    active = [unit for unit in everybody if fight.sides[unit] == fight.half]
    newcomer = None if world.newcomer is None else world.newcomer.unit
    is_first = fight.round == 1
    is_maneuver = isinstance(steps[-1], ManeuverPhase)

    def of_each_legion(units: set[int]) -> dict[Marker, tuple[Character, ...]]:
        return {
            marker: tuple(
                [
                    KINDS[fight.kinds[unit]]
                    for unit in everybody
                    if unit in units and fight.sides[unit] == side
                ]
            )
            for side, marker in enumerate(course.meeting.markers)
        }

    return Standing(
        powers=tuple(fight.powers),
        slain=tuple([unit for unit in everybody if unit not in alive]),
        # T10.1d: whoever does not enter in his side's first maneuver phase is eliminated.
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
        living=of_each_legion(alive),
        fallen=of_each_legion(set(everybody) - alive),
    )
