"""Battlemist, as kernel, bots, server and client find it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import ALL_ACTIONS
from hexenkessel.games.battlemist.bot.greedy import Greedy
from hexenkessel.games.battlemist.flaws import flaws_of
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.orders import ORDERS
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.position import Position
from hexenkessel.games.battlemist.presentation import BattlemistPresentation
from hexenkessel.games.battlemist.preview import preview_of, tally_of
from hexenkessel.games.battlemist.reference import BattlemistFigures, battlemist_figures
from hexenkessel.games.battlemist.sampling import sample_position
from hexenkessel.games.battlemist.start import Gathering, empty_table
from hexenkessel.games.battlemist.view import BattlemistView, view_of
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.bot import BotFactory
from hexenkessel.kernel.game import Game, Preview, StandingOrder
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Observer, Seat


class Battlemist(Game[World, BattlemistView]):
    """Six races seek the Stars of Timorran on a board they lay themselves, for two to six players."""

    name = "battlemist"
    version = "1.1.0"
    # B2.0: two to six players.
    seats = range(2, 7)
    options = BattlemistOptions
    position_type = Position
    view_type = BattlemistView
    actions = ALL_ACTIONS
    presentation = BattlemistPresentation()
    orders: ClassVar[tuple[StandingOrder[BattlemistView], ...]] = ORDERS
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({"greedy": Greedy})
    # Cards that are seen and not kept, who turned up an event for all, and dice whose moment is past.
    fleeting_events = frozenset({"hand-seen", "passed-card", "event-drawn", "attacked", "losses", "rallied"})

    def opening(self, setup: Setup) -> BattlemistPosition:
        options = msgspec.convert(dict(setup.options), BattlemistOptions)
        return Position(setup, 0, (Gathering(),), empty_table(options, setup.seats))

    def view(self, position: BattlemistPosition, observer: Observer) -> BattlemistView:
        return view_of(position, observer)

    def open_view(self, position: BattlemistPosition) -> BattlemistView:
        return view_of(position, None, is_open=True)

    def sample(self, view: BattlemistView, rng: random.Random) -> BattlemistPosition:
        return sample_position(view, rng)

    def figures(self) -> BattlemistFigures:
        return battlemist_figures()

    def preview(self, position: BattlemistPosition, seat: Seat, action: Action) -> Preview | None:
        return preview_of(position, seat, action)

    def tally(self, before: BattlemistPosition, played: Played[World]) -> int | None:
        return tally_of(played)

    def flaws(self, position: BattlemistPosition) -> list[str]:
        return flaws_of(position.state)


GAME = Battlemist()
