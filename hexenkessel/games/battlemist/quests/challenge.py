"""Heroes attack heroes at the end of the quest step (B3.3.1aa, B3.3.1ab)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.battlemist.actions import Cast, CastAt, Challenge, Play, PlayAt
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.cards.targets import hero_name, hero_named
from hexenkessel.games.battlemist.cards.use import might_use, usable, use, why_not_use
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.quests.combat import Duel
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class Challenges(BattlemistStep, frozen=True, tag="challenges"):
    """Ruling on B3.3.1aa: one attack for each own hero, after adventure and encounter."""

    answers: ClassVar[tuple[type[Action], ...]] = (Done, Challenge, Play, PlayAt, Cast, CastAt)

    seat: Seat
    fought: tuple[int, ...] = ()  # heroes that have attacked, by number

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        # Who might play something, for all that everybody knows, has this last chance in his step.
        may_play = might_use(world, self.seat, ("own_quest",))
        return (self.seat,) if may_play or challenges(world, self.seat, self.fought) else ()

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        has_foes = bool(challenges(position.state, seat, self.fought))
        return Prompt("prompt-challenges" if has_foes else "prompt-challenges-over")

    def run(self, change: BattlemistChange) -> None:
        change.pop()

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        world = position.state
        actions: list[Action] = [Done(), *challenges(world, seat, self.fought)]
        return actions + usable(world, seat, "own_quest")

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        if isinstance(action, Challenge):
            return "B3.3.1aa"
        return why_not_use(position.state, seat, action, ("own_quest",))

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        match action:
            case Done():
                change.pop()
            case Challenge(number, target):
                named = hero_named(change.state, target)
                assert named is not None
                owner, foe = named
                change.tell("challenged", seat=seat, hero=number, foe=owner, foe_hero=foe)
                change.replace(Challenges(seat, tuple(sorted((*self.fought, number)))))
                change.push(Duel(seat=seat, hero=number, foe=owner, foe_hero=foe))
                change.push(Moment(windows=("before_fight",), asked=(seat, owner)))
            case _:
                use(change, seat, action)


def challenges(world: World, seat: Seat, fought: tuple[int, ...]) -> list[Challenge]:
    """B3.3.1aa: whom the heroes of a seat can attack: heroes of others in the same realm."""
    heroes = world.players[seat].heroes
    return [
        Challenge(hero.number, hero_name(world, other, foe.number))
        for hero in heroes
        if hero.number not in fought
        for other in world.others(seat)
        for foe in world.players[other].heroes
        if foe.realm == hero.realm
    ]
