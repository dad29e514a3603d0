"""Heroes travel (B3.3.1c to B3.3.1f)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Cast, CastAt, MoveHero, Play, PlayAt
from hexenkessel.games.battlemist.cards.use import usable, use, why_not_use
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.quests.heroes import journeys, travelled
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat


class Journeys(BattlemistStep, frozen=True, tag="journeys"):
    """Each hero goes once, or stays; who has none is not asked."""

    answers: ClassVar[tuple[type[Action], ...]] = (Done, MoveHero, Play, PlayAt, Cast, CastAt)

    seat: Seat
    moved: tuple[int, ...] = ()  # heroes that have travelled, by number

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,) if position.state.players[self.seat].heroes else ()

    def run(self, change: BattlemistChange) -> None:
        change.pop()

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = [Done()]
        for hero in world.players[seat].heroes:
            if hero.number not in self.moved:
                actions += [MoveHero(hero.number, realm) for realm in journeys(world, seat, hero)]
        return actions + usable(world, seat, "own_quest")

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        if not isinstance(action, MoveHero):
            return why_not_use(position.state, seat, action, ("own_quest",))
        # B3.3.1c: so far in one quest step, in one journey.
        return "B3.3.1c"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        match action:
            case Done():
                change.pop()
            case MoveHero(number, realm):
                hero = change.state.hero(seat, number)
                assert hero is not None
                change.state = travelled(change.state, seat, hero, realm)
                change.replace(Journeys(seat, tuple(sorted((*self.moved, number)))))
                change.tell("hero-moved", seat=seat, hero=number, origin=hero.realm, realm=realm)
            case _:
                use(change, seat, action)
