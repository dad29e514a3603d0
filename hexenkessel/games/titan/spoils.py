"""What a winner may take in before the engagement is over: angels, a Lord, a reinforcement (T14-T17)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.titan.actions import Acquire, Muster, Summon
from hexenkessel.games.titan.characters import is_summonable
from hexenkessel.games.titan.march import show
from hexenkessel.games.titan.muster import (
    is_asked_to_muster,
    join,
    leave,
    muster,
    musters,
    offered,
    why_not_in,
)
from hexenkessel.games.titan.phase import TitanChange, TitanPosition, TitanStep, is_own
from hexenkessel.games.titan.terms import Character, Marker, Score
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge


class Spoils(TitanStep, frozen=True, tag="spoils"):
    """T16.0c: the winner takes them in any order he likes, and never above seven."""

    answers: ClassVar[tuple[type[Action], ...]] = (Acquire, Summon, Muster, Done)

    seat: Seat
    legion: Marker
    multiples: tuple[Score, ...] = ()  # of a hundred, reached by the points just won and not used yet
    may_muster: bool = False
    may_summon: bool = False
    returning: tuple[Character, ...] = ()  # to the stacks, when all this is over

    def due(self, position: TitanPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self._is_asked(position.state) else ()

    def _is_asked(self, world: World) -> bool:
        """Is there anything to take, for all that is publicly known?"""
        legion = world.legions[self.legion]
        if legion.is_full:
            return False
        return (
            bool(angels(world, self.multiples))
            or (self.may_summon and is_asked_to_summon(world, self.legion))
            or (self.may_muster and not legion.mustered and is_asked_to_muster(world, self.legion))
        )

    def run(self, change: TitanChange) -> None:
        change.state = change.state.returned_to_stacks(self.returning)
        change.pop()

    def legal(self, position: TitanPosition, seat: Seat) -> list[Action]:
        # T17.4a: nobody has to take anything.
        return [*self._offers(position.state), Done()]

    def on_screen(self, position: TitanPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions = self.legal(position, seat)
        recruits = [action for action in actions if isinstance(action, Muster)]
        before = [action for action in actions if not isinstance(action, (Muster, Done))]
        return [*before, *offered(world, recruits), Done()]

    def _offers(self, world: World) -> list[Action]:
        legion = world.legions[self.legion]
        # T4.1b, T17.1a: a full legion takes nobody in.
        if legion.is_full:
            return []
        offers: list[Action] = [Acquire(name) for name in angels(world, self.multiples)]
        if self.may_summon:
            offers += summons(world, self.legion)
        if self.may_muster and not legion.mustered:
            offers += musters(world, self.legion, legion.terrain, legion.characters)
        return offers

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        world = position.state
        legion = world.legions[self.legion]
        is_attacker = self.seat == world.active
        if legion.is_full:
            return "T4.1b"
        match action:
            case Acquire(name):
                if name == "Archangel" and world.stacks[name] and self.multiples:
                    return "T17.3a"
                is_angel = is_summonable(name) if name in world.stacks else False
                return "T17.1a" if self.multiples and is_angel else "T17.0a"
            case Summon():
                if self.may_summon:
                    return why_not_summon(world, self.legion, action)
                return "T15.2b" if is_attacker else "T15.0a"
            case Muster():
                if action.legion != self.legion or is_attacker:
                    return "T14.0a"
                if not self.may_muster:
                    return "T14.2b"
                return (
                    "T14.1b"
                    if legion.mustered
                    else why_not_in(world, action, legion.terrain, legion.characters)
                )
        raise AssertionError(action)

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        match action:
            case Acquire(name):
                # T17.0b: at once, and only the legion that won.
                # T17.1b: it may be summoned away this very phase.
                join(change, self.legion, name)
                change.state = change.state.taken_from_stacks(name)
                change.replace(msgspec.structs.replace(self, multiples=without_one(self.multiples, name)))
                change.tell("acquire", seat=seat, legion=self.legion, character=name)
            case Summon():
                summon(change, self.legion, action)
            case Muster():
                muster(change, action)
            case _:
                self.run(change)


# T17: angels for points


def multiples(score: Score, points: Score) -> tuple[Score, ...]:
    """T17.0a: the multiples of a hundred that these points reach or pass; T17.2a: each of them counts.

    >>> multiples(380, 150)
    (400, 500)
    """
    return tuple(range((score // 100 + 1) * 100, score + points + 1, 100))


def angels(world: World, earned: tuple[Score, ...]) -> list[Character]:
    """Whom the multiples entitle to; T17.1a: as long as the stack lasts."""
    names = []
    if earned and world.stacks["Angel"]:
        # T17.3b: at a multiple of 500, too, an Angel may be taken.
        names.append("Angel")
    # T17.3a: a multiple of 500 allows an Archangel instead.
    if any(multiple % 500 == 0 for multiple in earned) and world.stacks["Archangel"]:
        names.append("Archangel")
    return names


def without_one(earned: tuple[Score, ...], name: Character) -> tuple[Score, ...]:
    """The multiples that remain; an Angel uses up a common one before one of 500."""
    wants_500 = name == "Archangel"
    used = next((multiple for multiple in earned if (multiple % 500 == 0) == wants_500), earned[0])
    return tuple(multiple for multiple in earned if multiple != used)


# T15: summoning


def donors(world: World, receiver: Marker) -> list[Marker]:
    """The legions from which the attacking one may call somebody."""
    # T15.0e, T8.0b: one summoning in an engagement phase.
    if world.summoned:
        return []
    engaged = world.engaged_lands()
    return [
        marker
        for marker, donor in world.legions_of(world.legions[receiver].owner)
        # T15.0a: from another legion; T15.0b: not one whose own engagement is still open.
        # T15.0c: one that has fought and won this phase may give; so may one that acquired an angel.
        if marker != receiver and donor.land not in engaged
    ]


def summons(world: World, receiver: Marker) -> list[Action]:
    """Whom the attacking legion may call, and from which legion; T17.3c: Archangels like Angels."""
    return [
        Summon(marker, name)
        for marker in donors(world, receiver)
        for name in sorted(set(world.legions[marker].characters))
        if is_summonable(name)
    ]


def is_asked_to_summon(world: World, receiver: Marker) -> bool:
    """Might somebody be summoned, for all that is publicly known?"""
    known = world.players[world.legions[receiver].owner].knowledge
    assert known is not None
    return any(
        is_summonable(name)
        for marker in donors(world, receiver)
        for name in (*knowledge.known(known, marker), *knowledge.possible(known, marker))
    )


def why_not_summon(world: World, receiver: Marker, action: Summon) -> str:
    if world.summoned:
        return "T15.0e"
    if action.legion == receiver or not is_own(world, world.legions[receiver].owner, action.legion):
        return "T15.0a"
    donor = world.legions[action.legion]
    if donor.land in world.engaged_lands():
        return "T15.0b"
    return "T15.0a"


def summon(change: TitanChange, receiver: Marker, action: Summon) -> None:
    """The Lord leaves its legion for good and joins the other."""
    seat = change.state.legions[receiver].owner
    show(change, action.legion, (action.character,))
    leave(change, action.legion, (action.character,))
    join(change, receiver, action.character)
    change.state = change.state.but(summoned=True)
    change.tell("summon", seat=seat, legion=receiver, donor=action.legion, character=action.character)
