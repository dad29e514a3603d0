"""What all steps of a battle share: who is who on the map, conceding, and how a battle ends."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.titan.actions import Concede, Engage, Flee, Muster, Summon
from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.meeting import Meeting, MeetingStep
from hexenkessel.games.titan.muster import join
from hexenkessel.games.titan.phase import TitanChange, TitanPosition
from hexenkessel.games.titan.resolution import Verdict, conclude
from hexenkessel.games.titan.spoils import summon, why_not_summon
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.world import FULL, Newcomer, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, OFF

UnitName: TypeAlias = str


# Workbenches of the last battles that were looked at: to lay one out takes longer than to ask it. By the id
# of the battle, which is kept beside its workbench so that no other battle can get the same id.
_laid_out: Final = BoundedCache[int, tuple[Battle, Fight]](1024)


def battle_of(world: World) -> Battle:
    assert world.battle is not None
    return world.battle


def fight_of(world: World) -> Fight:
    assert world.battle is not None
    return looked_at(world.battle)


def looked_at(battle: Battle) -> Fight:
    """The workbench for a battle, to be asked and never to be changed."""
    known = _laid_out.get(id(battle)) or _laid_out.keep(id(battle), (battle, Fight(battle)))
    return known[1]


def take_up(change: TitanChange) -> Fight:
    """A workbench of one's own, to be changed and put back."""
    return fight_of(change.state).copy()


def put_back(change: TitanChange, fight: Fight) -> None:
    """Let the battle stand as on this workbench, which nobody changes any more."""
    battle = fight.freeze()
    _laid_out.keep(id(battle), (battle, fight))
    change.state = change.state.but(battle=battle)


@lru_cache(maxsize=1024)
def unit_name(kind: int, unit: int) -> UnitName:
    return f"{KINDS[kind]}-{unit}"


def unit_names(battle: Battle) -> tuple[UnitName, ...]:
    return _names_of(battle.kinds)


@lru_cache(maxsize=256)
def _names_of(kinds: tuple[int, ...]) -> tuple[UnitName, ...]:
    return tuple(unit_name(kind, unit) for unit, kind in enumerate(kinds))


def find_unit(battle: Battle, name: UnitName) -> int | None:
    """The number of the character with this name, if it takes part."""
    return _numbers_of(battle.kinds).get(name)


@lru_cache(maxsize=256)
def _numbers_of(kinds: tuple[int, ...]) -> dict[UnitName, int]:
    return {name: unit for unit, name in enumerate(_names_of(kinds))}


class FieldStep(MeetingStep, frozen=True):
    """A step of a battle that asks somebody: it lets either side concede."""

    side: int  # whose decision it is

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seats(position.state)[self.side],)

    def asides(self, position: TitanPosition, seat: Seat) -> list[Action]:
        asides = super().asides(position, seat)
        # T9.4a: either side may concede at any time. T9.4b: that ends it, so the other no longer can.
        # T9.4e: whoever leads the legion, even a Titan.
        if seat in self.seats(position.state):
            asides.append(Concede())
        return asides

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        """Who calls for help when it cannot come learns what stands against it most."""
        match action:
            case Engage():
                return "T6.3b"
            case Flee():
                return "T9.2e"
            case Summon():
                return self._why_no_summoning(position.state, action)
            case Muster():
                return self._why_no_reinforcement(position.state, action)
        return super().why_not_now(position, seat, action)

    def _why_no_summoning(self, world: World, action: Summon) -> str:
        if self.side != ATTACKER:
            return "T15.0a"
        if len(living(fight_of(world), ATTACKER)) >= FULL:
            return "T4.1b"
        rule = why_not_summon(world, self.attacker, action)
        return rule if rule in ("T15.0b", "T15.0e") else "T15.3a"

    def _why_no_reinforcement(self, world: World, action: Muster) -> str:
        if self.side != DEFENDER or action.legion != self.defender:
            return "T14.0a"
        if world.legions[self.defender].mustered:
            return "T14.1b"
        return "T4.1b" if len(living(fight_of(world), DEFENDER)) >= FULL else "T14.0a"

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Concede):
            concede(change, self.meeting, self.seats(change.state).index(seat))
        else:
            self.do(change, action)

    def do(self, change: TitanChange, action: Action) -> None:
        raise NotImplementedError


# Newcomers


def call_newcomer(change: TitanChange, character: Character, side: int, donor: Marker | None) -> None:
    """Put a newcomer beside the map. It belongs to the legion only once it has entered."""
    fight = take_up(change)
    unit = fight.add(KINDS.index(character), side)
    put_back(change, fight)
    change.state = change.state.but(newcomer=Newcomer(unit, donor))


def settle_newcomer(change: TitanChange, meeting: Meeting) -> None:
    """The phase in which a newcomer had to enter is over: it is in, or it is sent back."""
    world = change.state
    if world.newcomer is None:
        return
    unit, donor = world.newcomer.unit, world.newcomer.donor
    fight = take_up(change)
    character = KINDS[fight.kinds[unit]]
    change.state = world.but(newcomer=None)
    if fight.hexes[unit] == OFF:
        # T14.0c: in that phase or not in this battle; then it goes back to the stacks,
        # T15.1a: or to the legion it was called from, and the right to summon is not used up.
        fight.remove(unit)
        put_back(change, fight)
        change.tell("sent-back", character=character)
    elif donor is None:
        join(change, meeting.defender, character)
        legion = msgspec.structs.replace(change.state.legions[meeting.defender], mustered=True)
        change.state = change.state.taken_from_stacks(character).with_legion(meeting.defender, legion)
    else:
        # T15.1a: one that has entered stays with the legion.
        summon(change, meeting.attacker, Summon(donor, character))


# The end


def living(fight: Fight, side: int) -> tuple[Character, ...]:
    """The characters of a side that are alive, as a stack."""
    units = [unit for unit in range(len(fight.kinds)) if fight.sides[unit] == side and fight.is_alive(unit)]
    return tuple(sorted(KINDS[fight.kinds[unit]] for unit in units))


def finish(change: TitanChange, meeting: Meeting) -> None:
    fight = fight_of(change.state)
    left = (living(fight, ATTACKER), living(fight, DEFENDER))
    # T14.0d, T14.0e: a defender who was not reinforced may be so after the battle.
    conclude(change, meeting, Verdict("battle", left, may_reinforce=True))


def run_out_of_time(change: TitanChange, meeting: Meeting) -> None:
    """T10.5b: the attacker's remaining characters are eliminated. T10.5c: that scores nothing."""
    left = ((), living(fight_of(change.state), DEFENDER))
    conclude(change, meeting, Verdict("time", left, may_reinforce=True))


def concede(change: TitanChange, meeting: Meeting, side: int) -> None:
    """T9.4c: the whole legion of that side goes; the other suffers no further loss."""
    change.tell("concede", seat=change.state.legions[meeting.markers[side]].owner, land=meeting.land)
    settle_newcomer(change, meeting)
    fight = fight_of(change.state)
    winners = living(fight, 1 - side)
    left = ((), winners) if side == ATTACKER else (winners, ())
    # T14.2a: reinforcement after the attacker has placed characters, T14.2b: and not before.
    placed = any(
        fight.sides[unit] == ATTACKER and fight.hexes[unit] != OFF for unit in range(len(fight.kinds))
    )
    conclude(change, meeting, Verdict("concession", left, may_reinforce=placed))
