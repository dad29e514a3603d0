"""What one seat, or a spectator, may know of a game of Titan: built from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

import msgspec

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.screen import Standing, standing_of
from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.lineup import LegionView, lineup_of
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.games.titan.position import AnyStep
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.world import Newcomer, Player, World
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Step


class TitanView(msgspec.Struct, frozen=True):
    """The table as the observer sees it. T4.5a: foreign legions show only what is publicly known."""

    observer: Observer
    version: str
    number: int
    options: TitanOptions
    players: tuple[Player, ...]
    titan_powers: tuple[int, ...]  # of each player
    legions: dict[Marker, LegionView]
    stacks: Mapping[Character, int]
    lost: Mapping[Character, int]
    order: tuple[Seat, ...]
    turn: int
    round: int
    active: Seat
    summoned: bool
    battle: Battle | None
    standing: Standing | None  # what follows from the battle
    newcomer: Newcomer | None
    time_is_up: bool
    steps: tuple[AnyStep, ...]
    due: tuple[Seat, ...]
    outcome: Outcome | None

    def legions_of(self, seat: Seat) -> list[tuple[Marker, LegionView]]:
        return [(marker, legion) for marker, legion in self.legions.items() if legion.owner == seat]


class Viewer:
    """Shows one position to several observers, who share what all of them know."""

    def __init__(self, position: TitanPosition, *, is_open: bool = False) -> None:
        world = position.state
        self._position = position
        self._lineup = lineup_of(world)
        self._steps = () if position.outcome else position.steps
        self.is_secretive = any([_is_secretive(type(step)) for step in self._steps])
        self._is_open = is_open or position.outcome is not None  # after the game everything is on the table
        step = self._steps[-1] if self._steps else None
        self._talks = step if isinstance(step, Negotiation) else None
        self.known_to_all = TitanView(
            observer=None,
            version=position.setup.version,
            number=position.number,
            options=world.options,
            players=world.players,
            titan_powers=tuple([titan_power(player.score) for player in world.players]),
            legions={},  # each sees them in his own way
            stacks=world.stacks,
            lost=world.lost,
            order=world.order,
            turn=world.turn,
            round=world.round,
            active=world.active,
            summoned=world.summoned,
            battle=world.battle,
            standing=standing_of(world, self._steps),
            newcomer=world.newcomer,
            time_is_up=world.time_is_up,
            steps=() if self.is_secretive else cast("tuple[AnyStep, ...]", self._steps),
            due=position.due,
            outcome=position.outcome,
        )

    def of(self, observer: Observer) -> TitanView:
        """What this observer may know."""
        return msgspec.structs.replace(
            self.known_to_all, observer=observer, legions=self.legions(observer), steps=self.steps(observer)
        )

    def legions(self, observer: Observer) -> dict[Marker, LegionView]:
        """T9.1a: of his own legions, and of those he may inspect, he sees more than everybody."""
        return self._lineup.seen_by(observer, self._inspected(observer))

    def written_legions(self, observer: Observer) -> bytes:
        """The same as JSON."""
        return self._lineup.written_for(observer, self._inspected(observer))

    def steps(self, observer: Observer) -> tuple[AnyStep, ...]:
        """The same for all, but for what somebody has decided in secret."""
        if not self.is_secretive:
            return self.known_to_all.steps
        world = self._position.state
        return tuple([cast(AnyStep, step.as_seen_by(observer, world)) for step in self._steps])

    def _inspected(self, observer: Observer) -> tuple[Marker, ...]:
        """T9.1a: the legions of an engagement, for those whose engagement it is."""
        if self._is_open:
            return tuple(self._position.state.legions)
        if self._talks is not None and observer in self._talks.seats(self._position.state):
            return self._talks.meeting.markers
        return ()


@cache
def _is_secretive(kind: type[Step[World]]) -> bool:
    """Do not all see the same of such steps?"""
    return kind.as_seen_by is not Step.as_seen_by
