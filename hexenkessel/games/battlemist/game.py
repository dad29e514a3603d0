"""Battlemist, as kernel, bots, server and client find it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import ALL_ACTIONS, Stop
from hexenkessel.games.battlemist.bot.greedy import Greedy
from hexenkessel.games.battlemist.flaws import flaws_of
from hexenkessel.games.battlemist.naming import in_words
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.orders import ORDERS
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.position import Position
from hexenkessel.games.battlemist.preview import preview_of, tally_of
from hexenkessel.games.battlemist.sampling import sample_position
from hexenkessel.games.battlemist.standing import ShownView, shown
from hexenkessel.games.battlemist.start import Gathering, empty_table
from hexenkessel.games.battlemist.terminal.attempts import attempts
from hexenkessel.games.battlemist.terminal.meaning import describe
from hexenkessel.games.battlemist.terminal.picture import DRAWINGS, draw
from hexenkessel.games.battlemist.terminal.ranking import rank
from hexenkessel.games.battlemist.view import BattlemistView, view_of
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.game import Game, Preview, StandingOrder
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.player import BotFactory
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt


class Battlemist(Game[World, BattlemistView]):
    """Six races seek the Stars of Timorran on a board they lay themselves, for two to six players."""

    name = "battlemist"
    version = "1.0.0"
    # B2.0: two to six players.
    seats = range(2, 7)
    options = BattlemistOptions
    position_type = Position
    view_type = BattlemistView
    actions = ALL_ACTIONS
    stop = Stop()
    orders: ClassVar[tuple[StandingOrder[BattlemistView], ...]] = ORDERS
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({"greedy": Greedy})
    # Cards that are seen and not kept, who turned up an event for all, and dice whose moment is past.
    fleeting_events = frozenset({"hand-seen", "passed-card", "event-drawn", "attacked", "losses", "rallied"})
    drawings = DRAWINGS
    # What begins something new, and what a battle comes to.
    line_events = frozenset({"round", "event", "order", "battle", "combat-round", "upkeep-paid"})

    def opening(self, setup: Setup) -> BattlemistPosition:
        options = msgspec.convert(dict(setup.options), BattlemistOptions)
        return Position(setup, 0, (Gathering(),), empty_table(options, setup.seats))

    def view(self, position: BattlemistPosition, observer: Observer) -> BattlemistView:
        return view_of(position, observer)

    def open_view(self, position: BattlemistPosition) -> BattlemistView:
        return view_of(position, None, is_open=True)

    def shown(self, view: BattlemistView) -> ShownView:
        return shown(view)

    def sample(self, view: BattlemistView, rng: random.Random) -> BattlemistPosition:
        return sample_position(view, rng)

    def in_words(self, view: BattlemistView, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
        return in_words(view, args)

    def draw(self, view: BattlemistView, drawing: str = "", width: int = 100) -> str:
        return draw(view, drawing, width)

    def describe(self, view: BattlemistView, action: Action) -> Prompt | None:
        return describe(view, action)

    def rank(self, view: BattlemistView, action: Action) -> int:
        return rank(view, action)

    def attempts(self, view: BattlemistView, piece: str) -> Iterable[Action]:
        return attempts(view, piece)

    def preview(self, position: BattlemistPosition, seat: Seat, action: Action) -> Preview | None:
        return preview_of(position, seat, action)

    def tally(self, before: BattlemistPosition, played: Played[World]) -> int | None:
        return tally_of(played)

    def flaws(self, position: BattlemistPosition) -> list[str]:
        return flaws_of(position.state)


GAME = Battlemist()
