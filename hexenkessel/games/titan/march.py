"""The movement phase: one roll for all legions, signs and teleporting (T6.2, T7, T8)."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, NamedTuple, Protocol

import msgspec

from hexenkessel.games.titan.actions import CallPhase, Move, Reroll, Split, Teleport
from hexenkessel.games.titan.board import LANDS, is_tower
from hexenkessel.games.titan.characters import is_lord
from hexenkessel.games.titan.movement import (
    Ways,
    destinations,
    titan_teleport_entries,
    titan_teleport_lands,
    tower_teleport_lands,
    ways_from,
    why_not_move,
)
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep, is_own
from hexenkessel.games.titan.terms import EntrySide, Land, Marker
from hexenkessel.games.titan.world import Legion, World, has_lord
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions import knowledge
from hexenkessel.legions.stacks import holds, together

# T8.2a, T19.2a: so many points make a Titan strong enough (power ten) to teleport.
TITAN_TELEPORT_SCORE = 400


class MovementPhase(TitanStep, frozen=True, tag="movement"):
    """T7.0a: one legion moves after another, each completely; then the player says done."""

    answers: ClassVar[tuple[type[Action], ...]] = (Move, Teleport, Reroll, Done)

    seat: Seat
    roll: int = 0  # T6.2a: one die for all legions; 0 before it is rolled
    may_reroll: bool = False
    teleported: bool = False

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self.roll else ()

    def prompt(self, position: TitanPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-movement", {"roll": self.roll, "must": self._must(position, seat)})

    def _must(self, position: TitanPosition, seat: Seat) -> str:
        """What is demanded of the player before he may say done."""
        actions = self.legal(position, seat)
        if Done() in actions:
            return "may" if len(actions) > 1 else "none"
        # T6.2c: one legion must move; T4.3e: parts of a split legion must part.
        has_moved = any(legion.moved for _, legion in position.state.legions_of(seat))
        return "part" if has_moved else "one"

    def run(self, change: TitanChange) -> None:
        # T7.6a, T7.6c: the roll of one's very first turn may be rolled again, in that turn or never.
        is_first = change.state.players[self.seat].turns == 1
        self._roll(change, may_reroll=is_first and change.state.options.mulligan)

    def _roll(self, change: TitanChange, *, may_reroll: bool) -> None:
        (roll,) = change.roll("movement")
        change.tell("movement-roll", seat=self.seat, roll=roll)
        change.replace(msgspec.structs.replace(self, roll=roll, may_reroll=may_reroll))

    # What may be done

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        world = position.state
        places = Places.of(world.legions.values(), seat)
        actions: list[Action] = []
        legions = world.legions_of(seat)
        unmoved = [(marker, legion) for marker, legion in legions if not legion.moved]
        stuck_with_sister = True
        for marker, legion in unmoved:
            moves = self.moves_of(legion, places)
            actions += [Move(marker, land, side) for land, side in moves]
            # T4.3e: parts of a split legion must end in different lands if that is possible.
            if moves and places.has_sister(legion):
                stuck_with_sister = False
        # T6.2c: at least one legion must move, if one can.
        has_moved = len(unmoved) < len(legions)
        may_stay = has_moved or not actions
        for marker, legion in unmoved:
            actions += self.teleports_of(world, marker, legion, places)
        # T7.6a: once a legion has moved, the roll stands.
        if self.may_reroll and not has_moved:
            actions.append(Reroll())
        # T6.2e: beyond that, moving is a choice. T4.3f: one part may stay.
        if may_stay and stuck_with_sister:
            actions.append(Done())
        return actions

    def on_screen(self, position: TitanPosition, seat: Seat) -> list[Action]:
        # T10.1b: the side by which a legion comes matters only where an enemy stands.
        enemy = Places.of(position.state.legions.values(), seat).enemy
        found: dict[tuple[Marker, Land] | Action, Action] = {}
        for action in self.legal(position, seat):
            if isinstance(action, Move) and action.land not in enemy:
                found.setdefault((action.legion, action.land), action)
            else:
                found[action] = action
        return list(found.values())

    def moves_of(self, legion: Legion, places: Places) -> tuple[tuple[Land, int], ...]:
        """Where a legion that has not moved may go along the signs; T4.1c: a full one like any other."""
        return destinations(legion.land, self.roll, places.own_besides(legion), places.enemy, places.engaged)

    def ways_of(self, legion: Standing, places: Places) -> Ways:
        """On what way it would go where it may."""
        return ways_from(legion.land, self.roll, places.enemy, places.engaged)

    def teleports_of(self, world: World, marker: Marker, legion: Legion, places: Places) -> list[Action]:
        """T3.1c: where a legion with a Lord may teleport; T8.3a: if its owner likes."""
        # T8.0a: one legion in a phase, whichever kind.
        if self.roll != 6 or self.teleported:
            return []
        actions: list[Action] = []
        # T8.1a: from a Tower, with a Lord. T8.1e: any one Lord of the legion is shown.
        if is_tower(legion.land):
            lords = sorted({name for name in legion.characters if is_lord(name)})
            lands = tower_teleport_lands(legion.land, places.occupied) if lords else ()
            actions += [Teleport(marker, lord, land) for lord in lords for land in lands]
        # T8.2a: a Titan whose owner has 400 points, T8.2b: from anywhere.
        if "Titan" in legion.characters and may_titan_teleport(world, legion.owner):
            for land in titan_teleport_lands(places.enemy, places.engaged):
                actions += [Teleport(marker, "Titan", land, side) for side in titan_teleport_entries(land)]
        return actions

    def words_of_the_host(self, position: TitanPosition) -> list[Action]:
        words = super().words_of_the_host(position)
        # T21.3a: the phase may have a clock, which the host looks after.
        return [*words, CallPhase()] if position.state.options.clock and self.roll else words

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        world = position.state
        if isinstance(action, Reroll):
            return self._why_not_reroll(world, seat)
        if isinstance(action, Done):
            moved = any(legion.moved for _, legion in world.legions_of(seat))
            return "T4.3e" if moved else "T6.2c"
        assert isinstance(action, (Move, Teleport))
        # T6.2f: only legions of the player whose turn it is.
        if not is_own(world, seat, action.legion):
            return "T6.2f"
        legion = world.legions[action.legion]
        # T7.0b: no legion moves twice.
        if legion.moved:
            return "T7.0b"
        places = Places.of(world.legions.values(), seat)
        if isinstance(action, Move):
            own = places.own_besides(legion)
            return why_not_move(
                legion.land, self.roll, own, places.enemy, places.engaged, action.land, action.side
            )
        return self._why_not_teleport(world, legion, places, action)

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        # T6.2b: once the die is rolled no legion is split any more this turn.
        return "T6.2b" if isinstance(action, Split) else super().why_not_now(position, seat, action)

    def _why_not_reroll(self, world: World, seat: Seat) -> str:
        if world.players[seat].turns > 1:
            return "T7.6c"
        has_moved = any(legion.moved for _, legion in world.legions_of(seat))
        return "T7.6a" if has_moved or not world.options.mulligan else "T7.6b"

    def _why_not_teleport(self, world: World, legion: Legion, places: Places, action: Teleport) -> str:
        if self.teleported:
            return "T8.0a"
        if action.land not in LANDS:
            return "T2.1c"
        if action.land not in places.occupied:
            lord_is_there = is_lord(action.lord) and holds(legion.characters, [action.lord])
            if self.roll == 6 and lord_is_there and not is_tower(legion.land) and action.lord == "Titan":
                return "T8.2c"
            if self.roll != 6 or not is_tower(legion.land) or not has_lord(legion.characters):
                return "T8.1a"
            # T8.1e: the Lord that is shown must be one of the legion's own.
            return "T8.1b" if lord_is_there else "T8.1e"
        if action.lord != "Titan":
            return "T8.1c"
        has_titan = "Titan" in legion.characters
        if self.roll != 6 or not has_titan or not may_titan_teleport(world, legion.owner):
            return "T8.2a"
        return "T10.4a" if action.land in places.enemy else "T8.2c"

    # What it does

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        match action:
            case Move():
                self._march(change, "move", action)
            case Teleport(marker, lord, land, side):
                self._teleport(change, marker, lord)
                self._enter(change, marker, land, side)
                change.tell("teleport", seat=seat, legion=marker, land=land, lord=lord, side=side)
            case Reroll():
                # T7.6b: the second roll stands.
                change.tell("reroll", seat=seat)
                self._roll(change, may_reroll=False)
            case CallPhase():
                self._call_phase(change)
            case _:
                recombine(change, self.seat)
                change.pop()

    def _march(self, change: TitanChange, key: str, move: Move) -> None:
        marker, land, side = move.legion, move.land, move.side
        places = Places.of(change.state.legions.values(), self.seat)
        way = self.ways_of(change.state.legions[marker], places)[land, side]
        self._enter(change, marker, land, side)
        change.tell(key, seat=self.seat, legion=marker, land=land, side=side, way=way)

    def _enter(self, change: TitanChange, marker: Marker, land: Land, side: EntrySide) -> None:
        legion = change.state.legions[marker]
        gone = msgspec.structs.replace(legion, land=land, entry=side, moved=True)
        change.state = change.state.with_legion(marker, gone)

    def _teleport(self, change: TitanChange, marker: Marker, lord: str) -> None:
        # T8.1e, T8.2d: the Lord that makes it possible is shown to everybody.
        show(change, marker, (lord,))
        change.replace(msgspec.structs.replace(self, teleported=True))

    def _call_phase(self, change: TitanChange) -> None:
        """T21.3b: who has moved nothing when time is up has one legion moved at random."""
        position = change.position(change.before.number)
        while Done() not in (legal := self.legal(position, self.seat)):
            moves = [action for action in legal if isinstance(action, Move)]
            # Then only parts that must go apart (T4.3) are left to move; all others have stayed by choice.
            if any(legion.moved for _, legion in change.state.legions_of(self.seat)):
                places = Places.of(change.state.legions.values(), self.seat)
                moves = [move for move in moves if places.has_sister(change.state.legions[move.legion])]
            (number,) = change.roll("random-move", sides=len(moves))
            self._march(change, "random-move", moves[number - 1])
            position = change.position(change.before.number)
        recombine(change, self.seat)
        change.pop()


class Standing(Protocol):
    """A legion, or what somebody sees of one."""

    @property
    def owner(self) -> Seat: ...

    @property
    def land(self) -> Land: ...


class Places(NamedTuple):
    """Who stands where, as the moving player sees it."""

    own: frozenset[Land]
    shared: frozenset[Land]  # by legions of his own
    enemy: frozenset[Land]  # not engaged yet
    engaged: frozenset[Land]

    @classmethod
    def of(cls, legions: Collection[Standing], seat: Seat) -> Places:
        own = [legion.land for legion in legions if legion.owner == seat]
        enemy = frozenset([legion.land for legion in legions if legion.owner != seat])
        shared = frozenset([land for land in own if own.count(land) > 1])
        engaged = enemy.intersection(own)
        return cls(frozenset(own), shared, enemy - engaged, engaged)

    @property
    def occupied(self) -> frozenset[Land]:
        return self.enemy.union(self.own)

    def has_sister(self, legion: Legion) -> bool:
        return legion.land in self.shared

    def own_besides(self, legion: Legion) -> frozenset[Land]:
        """The lands of the mover's other legions."""
        return self.own if self.has_sister(legion) else self.own - {legion.land}


def may_titan_teleport(world: World, seat: Seat) -> bool:
    return world.players[seat].score >= TITAN_TELEPORT_SCORE


def show(change: TitanChange, marker: Marker, characters: tuple[str, ...]) -> None:
    """Everybody sees that a legion has these characters."""
    legion = change.state.legions[marker]
    known = change.state.players[legion.owner].knowledge
    assert known is not None
    shown = knowledge.show(known, marker, characters)
    if shown is not known:
        change.revealed = True
        change.state = change.state.with_player(legion.owner, knowledge=shown)


def recombine(change: TitanChange, seat: Seat) -> None:
    """T4.3g: parts that still share a land when movement ends become one legion again."""
    standing: dict[Land, Marker] = {}
    for marker, legion in change.state.legions_of(seat):
        other = standing.setdefault(legion.land, marker)
        if other == marker:
            continue
        # The parent's marker stays and the part's is free again; the legion has not moved.
        is_parent = change.state.legions[other].parent == marker
        host, part = (marker, other) if is_parent else (other, marker)
        standing[legion.land] = host
        _merge(change, seat, host, part)


def _merge(change: TitanChange, seat: Seat, host: Marker, part: Marker) -> None:
    world = change.state
    known = world.players[seat].knowledge
    assert known is not None
    characters = together(world.legions[host].characters, world.legions[part].characters)
    world = world.without_legion(part)
    world = world.with_legion(host, msgspec.structs.replace(world.legions[host], characters=characters))
    change.state = world.with_player(seat, knowledge=knowledge.merge(known, host, part))
    change.tell("recombined", seat=seat, legion=host, part=part)
