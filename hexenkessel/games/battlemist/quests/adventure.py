"""A hero at the target of an adventure: the encounter, and the card after it (B3.3.1g to B3.3.1r)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Face
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.quests.combat import Encounter
from hexenkessel.games.battlemist.quests.deck import complete
from hexenkessel.games.battlemist.terms import QuestCard
from hexenkessel.games.battlemist.world import Hero, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


class Arrival(BattlemistStep, frozen=True, tag="arrival"):
    """B3.3.1q: an encounter takes place as soon as the target is reached. B3.3.1r: one hero fights it."""

    answers: ClassVar[tuple[type[Action], ...]] = (Face,)

    seat: Seat
    adventure: QuestCard  # shown to everybody

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        has_choice = len(heroes_there(position.state, self.seat, self.adventure)) > 1
        return (self.seat,) if ADVENTURES[self.adventure].opponents and has_choice else ()

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Face(hero.number) for hero in heroes_there(position.state, seat, self.adventure)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3.1r"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Face)
        self._begin(change, action.hero)

    def run(self, change: BattlemistChange) -> None:
        if ADVENTURES[self.adventure].opponents:
            (hero,) = heroes_there(change.state, self.seat, self.adventure)
            self._begin(change, hero.number)
        else:
            change.pop()
            complete(change, self.seat, self.adventure)

    def _begin(self, change: BattlemistChange, hero: int) -> None:
        opponents = ADVENTURES[self.adventure].opponents
        assert opponents is not None
        change.tell("encounter", seat=self.seat, hero=hero, opponents=opponents.name, number=opponents.number)
        change.replace(Encounter(seat=self.seat, hero=hero, adventure=self.adventure))
        change.push(Moment(windows=("before_fight",), asked=(self.seat,)))


def heroes_there(world: World, seat: Seat, adventure: QuestCard) -> list[Hero]:
    target = ADVENTURES[adventure].target
    return [hero for hero in world.players[seat].heroes if hero.realm == target]
