"""What one seat, or a spectator, may know of a game of Gods of Titan: built from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

import msgspec

from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.screen import Standing, standing_of
from hexenkessel.games.gods.equipment.figures import TITANS, titan_power
from hexenkessel.games.gods.lineup import ArmyView, lineup_of
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.games.gods.points.goals import Advantage, advantages, victory_points
from hexenkessel.games.gods.position import AnyStep
from hexenkessel.games.gods.terms import Field, Figure, Marker
from hexenkessel.games.gods.trade import offers_seen_by
from hexenkessel.games.gods.world import Newcomer, Offer, Player, Sight, Tower, World
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Step
from hexenkessel.legions.knowledge import Knowledge


class Strength(msgspec.Struct, frozen=True):
    """What a player's points come to, for screens, which know no rules."""

    power: int  # of his Titan, Phantom or Dark-Titan
    victory_points: int
    advantages: tuple[Advantage, ...]  # which his Titan's army has now


class GodsView(msgspec.Struct, frozen=True):
    """The table as the observer sees it.

    G28.6a: foreign armies show only what is publicly known, and what he has seen himself.
    """

    observer: Observer
    version: str
    number: int
    options: GodsOptions
    # G28.5a: pools are public, and so are gems and points.
    players: tuple[Player, ...]
    strengths: tuple[Strength, ...]  # of each player
    armies: dict[Marker, ArmyView]
    sights: tuple[Sight, ...]  # what the observer knows of players of whom he has secretly seen more
    towers: Mapping[Field, Tower]
    elements: tuple[Figure, ...]
    destroyed_elements: tuple[Figure, ...]
    immortals: tuple[Field, ...]
    has_dark_titan: bool
    turn: int
    round: int
    active: Seat
    summoned: bool
    spied: bool
    offers: tuple[Offer, ...]
    battle: Battle | None
    standing: Standing | None  # what follows from the battle
    newcomer: Newcomer | None
    time_is_up: bool
    steps: tuple[AnyStep, ...]
    due: tuple[Seat, ...]
    outcome: Outcome | None

    def armies_of(self, seat: Seat) -> list[tuple[Marker, ArmyView]]:
        return [(marker, army) for marker, army in self.armies.items() if army.owner == seat]

    def armies_in(self, field: Field) -> list[tuple[Marker, ArmyView]]:
        return [(marker, army) for marker, army in self.armies.items() if army.field == field]

    def knowledge_of(self, seat: Seat) -> Knowledge | None:
        """All that the observer knows of the armies of another player; None if he has none."""
        own = (sight.knowledge for sight in self.sights if sight.of == seat)
        return next(own, self.players[seat].knowledge)


class Viewer:
    """Shows one position to several observers, who share what all of them know."""

    def __init__(self, position: GodsPosition, *, is_open: bool = False) -> None:
        world = position.state
        self._position = position
        self._lineup = lineup_of(world)
        self._steps = () if position.outcome else position.steps
        self._is_open = is_open or position.outcome is not None  # after the game everything is on the table
        self.is_secretive = any([_is_secretive(type(step)) for step in self._steps])
        self.has_secret_offers = any([offer.is_secret for offer in world.offers])
        self.known_to_all = GodsView(
            observer=None,
            version=position.setup.version,
            number=position.number,
            options=world.options,
            players=world.players,
            strengths=_strengths(world.players),
            armies={},  # each sees them in his own way
            sights=(),
            towers=world.towers,
            elements=world.elements,
            destroyed_elements=world.destroyed_elements,
            immortals=world.immortals,
            has_dark_titan=world.has_dark_titan,
            turn=world.turn,
            round=world.round,
            active=world.active,
            summoned=world.summoned,
            spied=world.spied,
            offers=offers_seen_by(world, None),
            battle=world.battle,
            standing=standing_of(world, self._steps),
            newcomer=world.newcomer,
            time_is_up=world.time_is_up,
            steps=() if self.is_secretive else cast("tuple[AnyStep, ...]", self._steps),
            due=position.due,
            outcome=position.outcome,
        )

    def of(self, observer: Observer) -> GodsView:
        """What this observer may know."""
        return msgspec.structs.replace(
            self.known_to_all,
            observer=observer,
            armies=self.armies(observer),
            sights=self.sights(observer),
            offers=self.offers(observer),
            steps=self.steps(observer),
        )

    def armies(self, observer: Observer) -> dict[Marker, ArmyView]:
        """Of his own armies, and of those he has looked into, he knows more than everybody."""
        return self._lineup.seen_by(observer, is_open=self._is_open)

    def written_armies(self, observer: Observer) -> bytes:
        """The same as JSON."""
        return self._lineup.written_for(observer, is_open=self._is_open)

    def sights(self, observer: Observer) -> tuple[Sight, ...]:
        """G8.6h, G10.3b, G23.3c: what he has secretly seen; G10.3d: to all others it stays hidden."""
        return tuple([sight for sight in self._position.state.sights if sight.observer == observer])

    def offers(self, observer: Observer) -> tuple[Offer, ...]:
        """G7.1b: what a secret offer says, only the two know."""
        if not self.has_secret_offers:
            return self.known_to_all.offers
        return offers_seen_by(self._position.state, observer)

    def steps(self, observer: Observer) -> tuple[AnyStep, ...]:
        """The same for all, but for what somebody has decided in secret."""
        if not self.is_secretive:
            return self.known_to_all.steps
        world = self._position.state
        return tuple([cast(AnyStep, step.as_seen_by(observer, world)) for step in self._steps])


def _strengths(players: tuple[Player, ...]) -> tuple[Strength, ...]:
    return tuple([_strength(p.battle_points, p.goals, p.is_revealed and p.master in TITANS) for p in players])


@cache
def _strength(battle_points: int, goals: tuple[str, ...], is_revealed: bool) -> Strength:
    points = victory_points(goals)
    # G24.3c: the advantages need a Titan who is revealed; a Phantom has none (ruling on G24.4d).
    return Strength(titan_power(battle_points), points, advantages(points, revealed=is_revealed))


@cache
def _is_secretive(kind: type[Step[World]]) -> bool:
    """Do not all see the same of such steps?"""
    return kind.as_seen_by is not Step.as_seen_by
