"""Titan, as kernel, bots, server and client find it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec

from hexenkessel.games.titan.actions import ALL_ACTIONS
from hexenkessel.games.titan.ask.answers import answer
from hexenkessel.games.titan.battle.tables import make_all_tables
from hexenkessel.games.titan.bot.greedy import Greedy
from hexenkessel.games.titan.flaws import flaws_of
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.orders import ORDERS
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.games.titan.position import Position
from hexenkessel.games.titan.presentation import TitanPresentation
from hexenkessel.games.titan.preview import hits_in, preview_of, previews_of
from hexenkessel.games.titan.reference import TitanFigures, titan_figures
from hexenkessel.games.titan.sampling import sample_position
from hexenkessel.games.titan.screen import Screens
from hexenkessel.games.titan.start import Towers, empty_table
from hexenkessel.games.titan.view import TitanView, Viewer
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.bot import BotFactory
from hexenkessel.kernel.game import Game, Preview, StandingOrder
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Observer, Seat


class Titan(Game[World, TitanView]):
    """A war of legions around the rim of a world, for two to six players (T1.1a)."""

    name = "titan"
    version = "1.0.0"
    # T1.1a: two to six players.
    seats = range(2, 7)
    options = TitanOptions
    position_type = Position
    view_type = TitanView
    actions = ALL_ACTIONS
    presentation = TitanPresentation()
    foundations = ("hexenkessel.legions",)
    orders: ClassVar[tuple[StandingOrder[TitanView], ...]] = ORDERS
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({"greedy": Greedy})
    fleeting_events = frozenset({"lost", "legion-lost"})  # T9.1b: shown once more before they are gone

    def prepare(self) -> None:
        make_all_tables()

    def opening(self, setup: Setup) -> TitanPosition:
        options = msgspec.convert(dict(setup.options), TitanOptions)
        return Position(setup, 0, (Towers(),), empty_table(options, setup.seats))

    def view(self, position: TitanPosition, observer: Observer) -> TitanView:
        return Viewer(position).of(observer)

    def views(self, position: TitanPosition) -> Screens:
        return Screens(position)

    def open_view(self, position: TitanPosition) -> TitanView:
        return Viewer(position, is_open=True).of(None)

    def sample(self, view: TitanView, rng: random.Random) -> TitanPosition:
        return sample_position(view, rng)

    def preview(self, position: TitanPosition, seat: Seat, action: Action) -> Preview | None:
        return preview_of(position, action)

    def previews(
        self, position: TitanPosition, seat: Seat, actions: Sequence[Action]
    ) -> Sequence[Preview | None]:
        return previews_of(position, actions)

    def tally(self, before: TitanPosition, played: Played[World]) -> int | None:
        return hits_in(played.events)

    def flaws(self, position: TitanPosition) -> list[str]:
        return flaws_of(position.state)

    def figures(self) -> TitanFigures:
        return titan_figures()

    def ask(self, question: bytes) -> Mapping[str, Any]:
        return answer(question)


GAME = Titan()
