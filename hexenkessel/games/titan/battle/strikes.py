"""The strike phase: strikes, rangestrikes, and hits that carry over (T12, T13)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.titan.actions import Carry, Concede, Rangestrike, Strike
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.phase import (
    FieldStep,
    battle_of,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_name,
    unit_names,
)
from hexenkessel.games.titan.battle.reasons import why_not_announce, why_not_rangestrike
from hexenkessel.games.titan.phase import TitanChange, TitanPosition
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEXES
from hexenkessel.legions.battle.masks import members


class StrikePhase(FieldStep, frozen=True, tag="strike"):
    """T13.1a: all strikes of one side, one after another, order and targets as its player likes (T12.5a)."""

    answers: ClassVar[tuple[type[Action], ...]] = (Strike, Rangestrike, Done, Concede)

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        fight = fight_of(position.state)
        if fight.must_strike(self.side) or self._rangestrikes(fight):
            return super().due(position)
        return ()

    def run(self, change: TitanChange) -> None:
        change.pop()

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-strike", {"round": fight_of(position.state).round})

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        fight = fight_of(position.state)
        strikers = members(fight.must_strike(self.side))
        names = unit_names(battle_of(position.state))
        # T13.4d: first target and number are announced, not where hits will carry.
        actions: list[Action] = [
            Strike(names[unit], names[target], dice, number)
            for unit in strikers
            for target in members(fight.targets(unit))
            for dice, number, _ in fight.options(unit, target)
        ]
        # T13.0b: whoever stands next to a living enemy must strike.
        if not strikers:
            actions.append(Done())
        return actions + self._rangestrikes(fight)

    def _rangestrikes(self, fight: Fight) -> list[Action]:
        # T10.0c: only the player whose half it is may rangestrike. T12.1d: nobody has to.
        if self.side != fight.half:
            return []
        return [
            Rangestrike(unit_name(fight.kinds[unit], unit), unit_name(fight.kinds[target], target))
            for unit, side in enumerate(fight.sides)
            if side == self.side and fight.may_rangestrike(unit)
            for target in members(fight.rangestrike_targets(unit))
        ]

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        if isinstance(action, Done):
            return "T13.0b"
        assert isinstance(action, (Strike, Rangestrike))
        fight, battle = fight_of(position.state), battle_of(position.state)
        unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
        # T9.0a: only the two legions take part, and one strikes with one's own.
        if unit is None or target is None or fight.sides[unit] != self.side:
            return "T9.0a"
        if isinstance(action, Rangestrike):
            return why_not_rangestrike(fight, unit, target) or "T12.1a"
        return why_not_announce(fight, unit, target, action.dice, action.number) or "T13.0b"

    def do(self, change: TitanChange, action: Action) -> None:
        if isinstance(action, Done):
            change.pop()
            return
        assert isinstance(action, (Strike, Rangestrike)) and change.state.battle is not None
        battle = change.state.battle
        unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
        assert unit is not None and target is not None
        fight = take_up(change)
        if isinstance(action, Strike):
            dice, number = action.dice, action.number
        else:
            dice, number = fight.rangestrike_terms(unit, target)
        # T13.0c: as many dice as announced; each at or above the strike-number is a hit.
        rolled = change.roll(action.verb, dice, need=number)
        hits = sum(face >= number for face in rolled)
        excess = fight.hit(target, hits)
        fight.mark_struck(unit)
        put_back(change, fight)
        change.tell(
            action.verb, unit=action.unit, target=action.target, number=number, dice=rolled, hits=hits
        )
        # T13.4a: hits beyond what slays the target may carry over; T12.1b: never those of a rangestrike.
        if isinstance(action, Strike) and excess:
            change.push(CarryChoice(*self.meeting, self.side, unit, target, dice, number, excess))


class CarryChoice(FieldStep, frozen=True, tag="carry"):
    """Where the hits left over go, if anywhere."""

    answers: ClassVar[tuple[type[Action], ...]] = (Carry, Done, Concede)

    unit: int
    first: int  # whom the strike was aimed at
    dice: int
    number: int
    hits: int  # left over

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return super().due(position) if self._takers(fight_of(position.state)) else ()

    def run(self, change: TitanChange) -> None:
        change.pop()

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-carry", {"hits": self.hits})

    def _takers(self, fight: Fight) -> list[int]:
        return (
            members(fight.carry_targets(self.unit, self.first, self.dice, self.number)) if self.hits else []
        )

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        names = unit_names(battle_of(position.state))
        # T13.4e: nobody has to carry.
        return [*(Carry(names[taker]) for taker in self._takers(fight_of(position.state))), Done()]

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Carry)
        fight, target = fight_of(position.state), find_unit(battle_of(position.state), action.target)
        if target is None or fight.sides[target] == self.side or not fight.is_alive(target):
            return "T13.4a"
        start, first, end = fight.hexes[self.unit], fight.hexes[self.first], fight.hexes[target]
        if not fight.tables.contact[start] >> end & 1:
            return "T13.4a"
        # A dune in the way bars any carry, whatever the dice; so it comes first.
        if fight.tables.no_carry[HEXES * start + first] >> end & 1:
            return "T23.9c"
        _, number = fight.strike_terms(self.unit, target)
        return "T13.4b" if number > self.number else "T13.5a"

    def do(self, change: TitanChange, action: Action) -> None:
        if isinstance(action, Done):
            change.pop()
            return
        assert isinstance(action, Carry) and change.state.battle is not None
        target = find_unit(change.state.battle, action.target)
        assert target is not None
        fight = take_up(change)
        excess = fight.hit(target, self.hits)
        put_back(change, fight)
        change.tell("carry", target=action.target, hits=self.hits - excess)
        change.replace(msgspec.structs.replace(self, hits=excess))
