"""The movement step of a player: armies and monsters march (B3.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.battlemist.actions import Disband, March
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import PIECES, REALMS
from hexenkessel.games.battlemist.effect import ARMY, KINDS, Kind
from hexenkessel.games.battlemist.modifiers import is_half_frozen
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.reach import Aid, aids_of, grounds_of, reach, why_not_reach
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import (
    NO_UNITS,
    PLACE,
    Units,
    army_size,
    kinds_in,
    minus,
    of_kind,
    plus,
)
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat

Stage: TypeAlias = Literal["own cards", "others' cards", "marching", "surplus"]


class MovementPhase(BattlemistStep, frozen=True, tag="movement"):
    """B3.3.2a: after the quest step the active player moves his army units and monsters; heroes stay."""

    answers: ClassVar[tuple[type[Action], ...]] = (March, Disband, Done)

    seat: Seat
    stage: Stage = "own cards"
    moved: Mapping[RealmName, Units] = {}  # B3.3.2b: each once; who has moved, by where he is now
    departed: Mapping[RealmName, int] = {}  # how many have left each realm

    # Whom it asks

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        if self.stage == "marching":
            return (self.seat,) if any(True for _ in world.forces_of(self.seat)) else ()
        if self.stage == "surplus":
            return (self.seat,) if any(True for _ in crowded(world, self.seat)) else ()
        return ()

    def run(self, change: BattlemistChange) -> None:
        world = change.state
        match self.stage:
            case "own cards":
                change.replace(msgspec.structs.replace(self, stage="others' cards"))
                change.push(Moment(windows=("before_move",), asked=(self.seat,)))
            case "others' cards":
                change.replace(msgspec.structs.replace(self, stage="marching"))
                change.state = world.with_control_kept()
                change.push(Moment(windows=("before_other_move",), asked=world.others(self.seat)))
            case "marching" | "surplus":
                self._settle_control(change)
                change.state = change.state.without_effects("step")
                change.pop()

    def _settle_control(self, change: BattlemistChange) -> None:
        """B3.2.1d: only now something is given up; B3.3.2h: or won by staying there.

        B3.3.3j: where others are, monsters too, it is not won before the battle.
        """
        held = change.state.realms_of(self.seat)
        change.state = world = change.state.with_control_settled()
        holds = world.realms_of(self.seat)
        for realm in held:
            if realm not in holds:
                change.tell("realm-left", seat=self.seat, realm=realm)
        for realm in holds:
            # A home that another player owns is taken only after the combat step (B7.0a).
            if realm not in held and world.owner_of_home(realm) is None:
                change.tell("realm-taken", seat=self.seat, realm=realm)

    # Marches

    def can_move(self, world: World, realm: RealmName) -> Units:
        """Who is there and has not moved yet."""
        return minus(world.force_of(self.seat, realm), self.moved.get(realm, NO_UNITS))

    def may_leave(self, world: World, realm: RealmName) -> int:
        """BS.3b: of those who were there when the step began only half, where winter's cold holds."""
        waiting = sum(self.can_move(world, realm))
        if not is_half_frozen(world, realm):
            return waiting
        gone = self.departed.get(realm, 0)
        return (waiting + gone) // 2 - gone

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        world = position.state
        if self.stage == "surplus":
            return [
                Disband(realm, kind)
                for realm, units in crowded(world, seat)
                for kind, count in zip(ARMY, units, strict=False)
                if count
            ]
        return [*self._marches(world), Done()]

    def _marches(self, world: World) -> Iterator[Action]:
        grounds = grounds_of(world, self.seat)
        aids: dict[Kind, list[Aid]] = {}
        for origin, _ in world.forces_of(self.seat):
            allowed = self.may_leave(world, origin)
            if not allowed:
                continue
            for kind, there in zip(KINDS, self.can_move(world, origin), strict=True):
                number = min(there, allowed)
                if not number:
                    continue
                if kind not in aids:
                    aids[kind] = aids_of(world, self.seat, kind)
                if len(aids[kind]) == 1:
                    for realm in reach(grounds, origin, aids[kind][0].gait):
                        for count in range(1, number + 1):
                            yield March(origin, kind, count, realm)
                    continue
                most: dict[RealmName, int] = {}
                for aid in aids[kind]:
                    for realm in reach(grounds, origin, aid.gait):
                        most[realm] = max(most.get(realm, 0), min(number, aid.most))
                for realm in sorted(most):
                    for count in range(1, most[realm] + 1):
                        yield March(origin, kind, count, realm)

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        world = position.state
        if self.stage == "surplus":
            # B3.3.2f: nothing else is left to do than to remove the surplus, where there is one.
            return "B3.3.2f"
        if not isinstance(action, March):
            # B3.5f: nobody disbands units without need.
            return "B3.5f"
        if action.kind not in PLACE or action.origin not in REALMS or action.realm not in world.neighbours:
            return "B3.3.2a"
        place = PLACE[action.kind]
        if world.force_of(seat, action.origin)[place] < action.count:
            return "B3.3.2a"
        if self.can_move(world, action.origin)[place] < action.count:
            return "B3.3.2b"
        if self.may_leave(world, action.origin) < action.count:
            return "BS.3b"
        kind = KINDS[place]
        aid = aids_of(world, seat, kind)[-1]
        if action.realm in reach(grounds_of(world, seat), action.origin, aid.gait):
            # So many cannot have the help of the card or spell.
            return "BS.2a"
        return why_not_reach(grounds_of(world, seat), action.origin, aid.gait, action.realm)

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        match action:
            case March():
                self._march(change, action)
            case Disband(realm, kind):
                change.state = change.state.without_units(seat, realm, of_kind(kind))
                change.tell("disbanded", seat=seat, realm=realm, kind=kind)
            case Done():
                change.replace(msgspec.structs.replace(self, stage="surplus"))

    def _march(self, change: BattlemistChange, action: March) -> None:
        world = change.state
        units = of_kind(action.kind, action.count)
        aid = self._aid_for(world, action)
        change.state = used_up(world, aid, action.count).moving(self.seat, units, action.origin, action.realm)
        change.replace(
            msgspec.structs.replace(
                self,
                moved={**self.moved, action.realm: plus(self.moved.get(action.realm, NO_UNITS), units)},
                departed={
                    **self.departed,
                    action.origin: self.departed.get(action.origin, 0) + action.count,
                },
            )
        )
        change.tell("march", seat=self.seat, units=kinds_in(units), origin=action.origin, realm=action.realm)

    def _aid_for(self, world: World, action: March) -> Aid:
        """The least help with which so many get there."""
        grounds = grounds_of(world, self.seat)
        kind: Kind = KINDS[PLACE[action.kind]]
        return next(
            aid
            for aid in aids_of(world, self.seat, kind)
            if aid.most >= action.count and action.realm in reach(grounds, action.origin, aid.gait)
        )


def crowded(world: World, seat: Seat) -> Iterator[tuple[RealmName, Units]]:
    """B3.3.2f: realms with more army units of a player than may stay; monsters do not count.

    B3.3.2g: this is asked at the end of a movement step and nowhere else.
    """
    for realm, units in world.forces_of(seat):
        if army_size(units) > PIECES.stack_limit:
            yield realm, units


def used_up(world: World, aid: Aid, count: int) -> World:
    """So many units have had this help; what has none left is over."""
    if not aid.effects:
        return world
    effects = []
    for number, lasting in enumerate(world.effects):
        left = lasting.left - count if number in aid.effects else lasting.left
        if number not in aid.effects or left > 0:
            effects.append(msgspec.structs.replace(lasting, left=left))
    return world.but(effects=tuple(effects))
