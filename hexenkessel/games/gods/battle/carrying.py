"""Where the hits of an attack fall, and to whom those left over go (G11.9, G13.6)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.gods.actions import Carry, Concede
from hexenkessel.games.gods.battle.abilities import after_hits
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    FieldStep,
    Throw,
    battle_of,
    decider,
    fight_of,
    find_unit,
    names_of,
    put_back,
    take_up,
    unit_names,
)
from hexenkessel.games.gods.battle.reasons import why_not_carry
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import OFF
from hexenkessel.legions.battle.masks import members


def land(change: GodsChange, step: FieldStep, throw: Throw) -> None:
    """Let the hits of an attack fall; ``step`` is the strike phase, and it is on top."""
    fight = take_up(change)
    excess = fight.wound(throw.unit, throw.target, throw.hits)
    put_back(change, fight)
    excess = after_hits(change, throw, excess)
    fight = take_up(change)
    fight.mark_struck(throw.unit)
    put_back(change, fight)
    # G13.6a: hits beyond what slays the target may carry over.
    if excess and fight.carry_targets(throw.unit, throw.target, throw.dice, throw.number):
        change.push(
            CarryChoice(
                *step.combat,
                step.side,
                unit=throw.unit,
                first=throw.target,
                dice=throw.dice,
                number=throw.number,
                hits=excess,
            )
        )
    else:
        clear_away(change, step.side)


def clear_away(change: GodsChange, side: int) -> None:
    """An attack of this side is over: if it was a strike-back, those whom it slew are gone."""
    fight = fight_of(change.state)
    # G11.9c: who was slain in an attack stays, for he strikes back,
    if side == fight.half:
        return
    # G11.9d: but who was slain by a strike-back has done that, and goes at once.
    slain = [
        u
        for u in range(len(fight.kinds))
        if fight.sides[u] != side and fight.hexes[u] < OFF and not fight.is_alive(u)
    ]
    if slain:
        fight = take_up(change)
        for unit in slain:
            fight.remove(unit)
        put_back(change, fight)
        change.tell("slain", units=names_of(fight, slain))


class CarryChoice(FieldStep, frozen=True, tag="carry", kw_only=True):
    """Where the hits left over go, if anywhere."""

    answers: ClassVar[tuple[type[Action], ...]] = (Carry, Done, Concede)

    unit: int
    first: int  # whom the attack was aimed at
    dice: int
    number: int
    hits: int  # left over

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        fight = fight_of(position.state)
        return (decider(fight, self.combat, self.unit),) if self._takers(fight) else ()

    def run(self, change: GodsChange) -> None:
        change.pop()
        clear_away(change, self.side)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-carry", {"hits": self.hits})

    def _takers(self, fight: GodsFight) -> list[int]:
        if not self.hits:
            return []
        return members(fight.carry_targets(self.unit, self.first, self.dice, self.number))

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        names = unit_names(battle_of(position.state))
        # G13.7d: nobody has to carry over, even who has paid for it.
        return [*(Carry(names[taker]) for taker in self._takers(fight_of(position.state))), Done()]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, Carry):
            return super().why_not(position, seat, action)
        fight, target = fight_of(position.state), find_unit(battle_of(position.state), action.target)
        if target is None:
            return "G10.1b"
        return why_not_carry(fight, self.unit, self.first, target, self.number)

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Done):
            change.pop()
            clear_away(change, self.side)
            return
        assert isinstance(action, Carry)
        target = find_unit(battle_of(change.state), action.target)
        assert target is not None
        fight = take_up(change)
        # G13.6e: all that is left goes to this one; what slays it goes no further.
        excess = fight.wound(self.unit, target, self.hits)
        put_back(change, fight)
        change.tell("carry", target=action.target, hits=self.hits - excess)
        change.replace(msgspec.structs.replace(self, hits=excess))
