"""The strike phase: attacks, strike-backs, rangestrikes, and hits that carry over (G13, G14)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Cast, Concede, Rangestrike, Strike, UseAbility
from hexenkessel.games.gods.battle.abilities import use, uses, why_not_use
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.carrying import land
from hexenkessel.games.gods.battle.choices import after_roll
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    OwnersStep,
    Throw,
    battle_of,
    decider,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_name,
    unit_names,
)
from hexenkessel.games.gods.battle.reasons import why_not_announce, why_not_rangestrike
from hexenkessel.games.gods.battle.roster import DEMON
from hexenkessel.games.gods.battle.spells.casting import cast, casts, is_open, may_cast, why_not_cast
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action, Done, Pick
from hexenkessel.kernel.refusal import Reason, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEX, LABELS, OFF
from hexenkessel.legions.battle.masks import members

# A longer list is given piece by piece.
SHORT_LIST: Final = 150


class StrikePhase(OwnersStep, frozen=True, tag="strike"):
    """G13.3a: all attacks of one side, order and targets as its player likes.

    G13.3c, G13.3d: each is made by one figure, and is finished before the next.
    G14.1i: rangestrikes, spells and one-time abilities come between them as he likes.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Strike, Rangestrike, Cast, UseAbility, Done, Concede)

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        seats = super().due(position)
        return seats if seats and self._has_anything(position.state, seats[0]) else ()

    def _has_anything(self, world: World, seat: Seat) -> bool:
        fight = fight_of(world)
        if self._strikers(fight, seat):
            return True
        if self.side != fight.half:
            return False
        others = self._rangestrikes(fight, seat) or self._abilities(world, fight, seat)
        return bool(others) or may_cast(world, self)

    def run(self, change: GodsChange) -> None:
        # Whoever is next has nothing to decide.
        seat = self.speaker(change.state)
        if seat is None:
            change.pop()
        else:
            self.finish_for(change, seat)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        fight = fight_of(position.state)
        key = "prompt-strike" if self.side == fight.half else "prompt-strike-back"
        return Prompt(key, {"round": fight.round})

    # What may be done

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        fight = fight_of(position.state)
        strikers = self._strikers(fight, seat)
        names = unit_names(battle_of(position.state))
        # G13.4a: target and number are announced before the roll, G13.6d: but not where hits carry over.
        # G13.7a: who wants to carry over takes dice and number that hold against both.
        actions: list[Action] = [
            Strike(names[unit], names[target], dice, number)
            for unit in strikers
            for target in members(fight.targets(unit))
            for dice, number, _ in fight.options(unit, target)
        ]
        actions += self._others(position.state, fight, seat)
        # G13.1e: whoever can attack must attack.
        if not strikers:
            actions.append(Done())
        return actions

    def is_open(self, position: GodsPosition, seat: Seat) -> bool:
        # G15.6m: of Chaos only single exchanges are listed.
        return is_open(position.state, self)

    def check(self, position: GodsPosition, seat: Seat, action: Action) -> Refusal | None:
        # There may be many hundred spells to cast, so that one is judged without the list.
        if isinstance(action, Cast):
            rule = why_not_cast(position.state, self, action)
            return Refusal(rule) if rule else None
        return super().check(position, seat, action)

    def first_picks(self, position: GodsPosition, seat: Seat) -> tuple[Pick, ...] | None:
        actions = self.legal(position, seat)
        if len(actions) <= SHORT_LIST:
            return None
        return tuple(dict.fromkeys(_first_pick(action) for action in actions))

    def continuing(self, position: GodsPosition, seat: Seat, pick: Pick) -> list[Action]:
        return [action for action in self.legal(position, seat) if _first_pick(action) == pick]

    def _strikers(self, fight: GodsFight, seat: Seat) -> list[int]:
        # G11.9a: in every strike phase both players attack with all who are in contact with an enemy.
        found = members(fight.must_strike(self.side))
        return [u for u in found if decider(fight, self.combat, u) == seat] if fight.is_final else found

    def _others(self, world: World, fight: GodsFight, seat: Seat) -> list[Action]:
        """What nobody has to do."""
        # G13.1c: only who has just maneuvered shoots, casts and uses abilities, G11.1d: so in round 1 only
        # the attacker, G15.2c: who may cast first, G16.2e: and use an ability.
        if self.side != fight.half:
            return []
        return [
            *self._rangestrikes(fight, seat),
            *casts(world, self),
            *self._abilities(world, fight, seat),
        ]

    def _abilities(self, world: World, fight: GodsFight, seat: Seat) -> list[Action]:
        found, battle = uses(world, self), battle_of(world)
        return (
            [use for use in found if self._is_said_by(battle, fight, use, seat)] if fight.is_final else found
        )

    def _is_said_by(self, battle: Battle, fight: GodsFight, action: Action, seat: Seat) -> bool:
        assert isinstance(action, UseAbility)
        unit = find_unit(battle, action.unit)
        return unit is not None and self.is_led_by(fight, unit, seat)

    def _rangestrikes(self, fight: GodsFight, seat: Seat) -> list[Action]:
        # G14.1c: nobody has to. G14.1j: that a target is in melee with somebody does not matter.
        # G14.1h: no strike-back follows, for that only those in contact make.
        found: list[Action] = []
        for unit, kind in enumerate(fight.kinds):
            if not (self.is_led_by(fight, unit, seat) and fight.may_rangestrike(unit)):
                continue
            name, hex = unit_name(kind, unit), fight.hexes[unit]
            for target in members(fight.rangestrike_targets(unit)):
                at = unit_name(fight.kinds[target], target)
                for start in members(fight.range_starts(unit)):
                    if fight.terms_from(unit, target, start)[0]:
                        found.append(Rangestrike(name, at, None if start == hex else LABELS[start]))
        return found

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        fight, battle = fight_of(position.state), battle_of(position.state)
        match action:
            case Done():
                return "G13.1e"
            case Cast():
                # G15.2a: only who has just maneuvered.
                return "G15.2a" if self.side != fight.half else why_not_cast(position.state, self, action)
            case UseAbility():
                # G16.2c: only in the strike phase after the own maneuvers.
                is_his = self.side == fight.half and self._is_said_by(battle, fight, action, seat)
                return why_not_use(position.state, self, action) if is_his else "G16.2c"
            case Strike() | Rangestrike():
                unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
                # G10.1b: only the two armies take part, and one attacks with one's own.
                if unit is None or target is None or not self.is_led_by(fight, unit, seat):
                    return "G10.1b"
                if isinstance(action, Strike):
                    rule = why_not_announce(fight, unit, target, action.dice, action.number) or "G13.1e"
                    # G16.5j: with a Final Blow nothing carries over, so nothing is forgone for it.
                    is_final_blow = fight.announced >> unit & 1 and fight.kinds[unit] == DEMON
                    return "G16.5j" if is_final_blow and rule in ("G13.6c", "G13.7c") else rule
                start = fight.hexes[unit] if action.hex is None else HEX.get(action.hex, OFF)
                return why_not_rangestrike(fight, unit, target, start) or "G14.1b"
        return super().why_not(position, seat, action)

    # What happens

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Done():
                self.finish_for(change, seat)
            case Cast():
                cast(change, self, action)
            case UseAbility():
                use(change, self, action)
            case Strike():
                self._strike(change, action)
            case Rangestrike():
                self._rangestrike(change, action)

    def _strike(self, change: GodsChange, action: Strike) -> None:
        battle = battle_of(change.state)
        unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
        assert unit is not None and target is not None
        # G13.2a: as many dice as announced; G13.2c: each at or above the strike number is a hit.
        rolled = change.roll("strike", action.dice, need=action.number)
        hits = sum(face >= action.number for face in rolled)
        change.tell(
            "strike",
            unit=action.unit,
            target=action.target,
            number=action.number,
            dice=rolled,
            hits=hits,
            back=self.side != battle.half,
        )
        throw = Throw(unit, target, action.dice, action.number, hits)
        if self.side != battle.half or not after_roll(change, self, throw):
            land(change, self, throw)

    def _rangestrike(self, change: GodsChange, action: Rangestrike) -> None:
        battle = battle_of(change.state)
        unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
        assert unit is not None and target is not None
        fight = take_up(change)
        start = fight.hexes[unit] if action.hex is None else HEX[action.hex]
        dice, number = fight.terms_from(unit, target, start)
        rolled = change.roll("rangestrike", dice, need=number)
        hits = sum(face >= number for face in rolled)
        # G14.1d: what is beyond its target is lost.
        fight.hit(target, hits)
        fight.mark_struck(unit)
        put_back(change, fight)
        change.tell(
            "rangestrike",
            unit=action.unit,
            target=action.target,
            hex=LABELS[start],
            number=number,
            dice=rolled,
            hits=hits,
        )


def _first_pick(action: Action) -> Pick:
    """The first click of something said in a strike phase: who attacks, or a button."""
    if isinstance(action, (Strike, Rangestrike)):
        return Pick("unit", action.unit)
    return Pick("button", action.verb)
