"""The maneuver phase (T11)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from hexenkessel.games.titan.actions import CallPhase, Concede, Maneuver
from hexenkessel.games.titan.battle.phase import (
    FieldStep,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_name,
)
from hexenkessel.games.titan.battle.reasons import why_not_maneuver
from hexenkessel.games.titan.phase import TitanChange, TitanPosition
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEX, LABELS
from hexenkessel.legions.battle.masks import members


class ManeuverPhase(FieldStep, frozen=True, tag="maneuver"):
    """Move characters one after another, then say done."""

    answers: ClassVar[tuple[type[Action], ...]] = (Maneuver, Done, Concede)

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-maneuver", {"round": fight_of(position.state).round})

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        fight = fight_of(position.state)
        actions: list[Action] = []
        for unit, side in enumerate(fight.sides):
            if side == self.side:
                maneuvers = _maneuvers_of(fight.kinds[unit], unit)
                actions += [maneuvers[hex] for hex in members(fight.reach(unit))]
        actions.append(Done())
        return actions

    def words_of_the_host(self, position: TitanPosition) -> list[Action]:
        words = super().words_of_the_host(position)
        # T21.3c: a maneuver phase may have a clock; who is not on the map by then is lost.
        return [*words, CallPhase()] if position.state.options.clock else words

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Maneuver) and position.state.battle is not None
        unit = find_unit(position.state.battle, action.unit)
        fight = fight_of(position.state)
        # Only the two legions take part, and one moves one's own (T9.0a).
        if unit is None or fight.sides[unit] != self.side:
            return "T9.0a"
        return why_not_maneuver(fight, unit, HEX.get(action.hex, -1)) or "T11.0a"

    def do(self, change: TitanChange, action: Action) -> None:
        if isinstance(action, (Done, CallPhase)):
            change.pop()
            return
        assert isinstance(action, Maneuver) and change.state.battle is not None
        unit = find_unit(change.state.battle, action.unit)
        assert unit is not None
        fight = take_up(change)
        fight.maneuver(unit, HEX[action.hex])
        put_back(change, fight)
        change.tell("maneuver", unit=action.unit, hex=action.hex)


@lru_cache(maxsize=512)
def _maneuvers_of(kind: int, unit: int) -> tuple[Maneuver, ...]:
    """All that such a character could do, by hex."""
    return tuple(Maneuver(unit_name(kind, unit), label) for label in LABELS)
