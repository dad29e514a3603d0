"""Fights of heroes as steps: dice fall until one side is dead (B3.3.1s to B3.3.1ab)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Strike
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.quests.deck import complete
from hexenkessel.games.battlemist.quests.fight import (
    FACES,
    Fight,
    Fighter,
    when_foes_strike,
    when_hero_strikes,
)
from hexenkessel.games.battlemist.quests.heroes import bury, fighter_of, with_life
from hexenkessel.games.battlemist.terms import QuestCard
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


class HeroFight(BattlemistStep, frozen=True, kw_only=True):
    """Rounds until somebody is dead. The owner is asked only where his hero has a choice of targets."""

    answers: ClassVar[tuple[type[Action], ...]] = (Strike,)
    has_trade: ClassVar[bool] = False

    seat: Seat
    hero: int
    fight: Fight | None = None  # None until the moment for cards is over
    has_been_struck: bool = False  # the first half of the round is over

    # What an encounter and a duel differ in

    def opening(self, world: World) -> Fight:
        """How the fight begins, with all that cards have done before."""
        raise NotImplementedError

    def note(self, change: BattlemistChange, fight: Fight) -> None:
        """Life that was lost shows on the table."""
        change.state = with_life(change.state, self.seat, self.hero, fight.hero.life)

    def win(self, change: BattlemistChange) -> None:
        raise NotImplementedError

    # What they have in common

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        has_choice = self.has_been_struck and self.fight is not None and len(self.fight.targets()) > 1
        return (self.seat,) if has_choice else ()

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        # B3.3.1w: the owner chooses the opponent. B3.3.1y: nobody can flee.
        assert self.fight is not None
        return [Strike(number + 1) for number in self.fight.targets()]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3.1w"

    def why_not_now(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.3.1y"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Strike)
        self._strike(change, action.opponent - 1)

    def run(self, change: BattlemistChange) -> None:
        if self.fight is None:
            self._go_on(change, self.opening(change.state), has_been_struck=False)
        elif self.has_been_struck:
            self._strike(change, self.fight.targets()[0])
        else:
            self._be_struck(change, self.fight)

    def _be_struck(self, change: BattlemistChange, fight: Fight) -> None:
        """B3.3.1u: every living opponent rolls; B3.3.1z: it does not matter who throws the dice."""
        dice: tuple[int, ...] = ()
        for foe in fight.foes:
            if foe.is_alive:
                dice += change.roll("foes", foe.attack, sides=FACES, need=foe.hit)
        after = when_foes_strike(fight, dice)
        change.tell(
            "hero-struck", seat=self.seat, hero=self.hero, dice=dice,
            lost=fight.hero.life - after.hero.life, life=after.hero.life,
        )  # fmt: skip
        self._go_on(change, after, has_been_struck=True)

    def _strike(self, change: BattlemistChange, target: int) -> None:
        assert self.fight is not None
        hero = self.fight.hero
        dice = change.roll("hero", hero.attack, sides=FACES, need=hero.hit)
        after = when_hero_strikes(self.fight, target, dice)
        change.tell(
            "hero-strikes", seat=self.seat, hero=self.hero, dice=dice, opponent=target + 1,
            lost=self.fight.foes[target].life - after.foes[target].life, life=after.foes[target].life,
        )  # fmt: skip
        self._go_on(change, after, has_been_struck=False)

    def _go_on(self, change: BattlemistChange, fight: Fight, *, has_been_struck: bool) -> None:
        change.replace(msgspec.structs.replace(self, fight=fight, has_been_struck=has_been_struck))
        self.note(change, fight)
        if not fight.is_over:
            return
        change.pop()
        # A blade that a card has lent is good for one fight.
        change.state = change.state.without_effects("fight")
        if fight.is_lost:
            # B3.3.1v: he is dead and does not strike back; the quest has failed.
            bury(change, self.seat, self.hero)
        else:
            self.win(change)


class Encounter(HeroFight, frozen=True, kw_only=True, tag="encounter"):
    """B1.4.2e: a hero against those who wait at the target of an adventure."""

    adventure: QuestCard

    def opening(self, world: World) -> Fight:
        hero = world.hero(self.seat, self.hero)
        assert hero is not None
        return Fight(fighter_of(world, self.seat, hero), opponents_in(self.adventure))

    def win(self, change: BattlemistChange) -> None:
        # B3.3.1q: it must be won before a further card is drawn.
        complete(change, self.seat, self.adventure)


class Duel(HeroFight, frozen=True, kw_only=True, tag="duel"):
    """B3.3.1ab: like an encounter; ruling: the attacked hero has the opponent's part and strikes first."""

    foe: Seat
    foe_hero: int

    def opening(self, world: World) -> Fight:
        mine, theirs = world.hero(self.seat, self.hero), world.hero(self.foe, self.foe_hero)
        assert mine is not None and theirs is not None
        return Fight(fighter_of(world, self.seat, mine), (fighter_of(world, self.foe, theirs),))

    def note(self, change: BattlemistChange, fight: Fight) -> None:
        super().note(change, fight)
        change.state = with_life(change.state, self.foe, self.foe_hero, fight.foes[0].life)

    def win(self, change: BattlemistChange) -> None:
        bury(change, self.foe, self.foe_hero)


def opponents_in(adventure: QuestCard) -> tuple[Fighter, ...]:
    """Who waits there; nobody where the adventure has no encounter."""
    found = ADVENTURES[adventure].opponents
    if found is None:
        return ()
    return (Fighter(found.life, found.attack, found.hit, found.damage),) * found.number
