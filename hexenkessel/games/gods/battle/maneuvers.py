"""The maneuver phase (G12), and mounting the Pegasus (G16.5be)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from hexenkessel.games.gods.actions import Concede, Maneuver, Mount
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    OwnersStep,
    battle_of,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_name,
    unit_names,
)
from hexenkessel.games.gods.battle.reasons import why_not_maneuver, why_not_mount
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEX, LABELS
from hexenkessel.legions.battle.masks import members


class ManeuverPhase(OwnersStep, frozen=True, tag="maneuver"):
    """Move figures one after another, then say done."""

    answers: ClassVar[tuple[type[Action], ...]] = (Maneuver, Mount, Done, Concede)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-maneuver", {"round": fight_of(position.state).round})

    def run(self, change: GodsChange) -> None:
        change.pop()

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        fight = fight_of(position.state)
        actions: list[Action] = []
        for unit, kind in enumerate(fight.kinds):
            # G12.1a: only the own figures, in any order.
            if self.is_led_by(fight, unit, seat):
                maneuvers = _maneuvers_of(kind, unit)
                actions += [maneuvers[hex] for hex in members(fight.reach(unit))]
                actions += _meetings(fight, unit)
        actions.append(Done())
        return actions

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, (Maneuver, Mount)):
            return super().why_not(position, seat, action)
        fight, battle = fight_of(position.state), battle_of(position.state)
        unit = find_unit(battle, action.unit)
        # G10.1b: only the two armies take part; G12.1a: and one moves one's own.
        if unit is None or not self.is_led_by(fight, unit, seat):
            return "G10.1b"
        if isinstance(action, Mount):
            pegasus = find_unit(battle, action.pegasus)
            return "G10.1b" if pegasus is None else why_not_mount(fight, unit, pegasus) or "G16.5bh"
        return why_not_maneuver(fight, unit, HEX.get(action.hex, -1)) or "G12.1b"

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Done):
            self.finish_for(change, seat)
            return
        assert isinstance(action, (Maneuver, Mount))
        battle = battle_of(change.state)
        unit = find_unit(battle, action.unit)
        assert unit is not None
        fight = take_up(change)
        before = fight.hits[:]
        if isinstance(action, Mount):
            pegasus = find_unit(battle, action.pegasus)
            assert pegasus is not None
            hex = fight.hexes[pegasus]
            fight.maneuver(unit, hex)
            change.tell("mount", unit=action.unit, pegasus=action.pegasus, hex=LABELS[hex])
        else:
            fight.maneuver(unit, HEX[action.hex])
            change.tell("maneuver", unit=action.unit, hex=action.hex)
        put_back(change, fight)
        # G15.6u: under a Deadlock every hex has cost a life, a rider's too.
        for other, name in enumerate(unit_names(battle)):
            if fight.hits[other] > before[other]:
                change.tell("deadlock-damage", unit=name, hits=fight.hits[other] - before[other])


def _meetings(fight: GodsFight, unit: int) -> list[Action]:
    """How a figure and a Pegasus come together, or part."""
    maneuvers = _maneuvers_of(fight.kinds[unit], unit)
    found: list[Action] = []
    if not fight.has_pegasus:
        return found
    for other in members(fight.meetings(unit)):
        if fight.is_pegasus(unit):
            # G16.5bh: the Pegasus lands where the rider stands,
            found.append(maneuvers[fight.hexes[other]])
        else:
            # or the rider goes to where the Pegasus is.
            found.append(Mount(unit_name(fight.kinds[unit], unit), unit_name(fight.kinds[other], other)))
    if fight.may_get_off(unit):
        found.append(maneuvers[fight.hexes[unit]])
    return found


@lru_cache(maxsize=2048)
def _maneuvers_of(kind: int, unit: int) -> tuple[Maneuver, ...]:
    """All that such a figure could do, by hex."""
    return tuple(Maneuver(unit_name(kind, unit), label) for label in LABELS)
