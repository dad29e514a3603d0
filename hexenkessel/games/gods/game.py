"""Gods of Titan, as kernel, bots, server and client find it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec

from hexenkessel.games.gods.actions import ALL_ACTIONS
from hexenkessel.games.gods.ask.answers import answer
from hexenkessel.games.gods.bot.greedy import Greedy
from hexenkessel.games.gods.flaws import flaws_of
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.orders import ORDERS
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.games.gods.points.goals import THRESHOLDS, victory_points
from hexenkessel.games.gods.position import Position
from hexenkessel.games.gods.presentation import GodsPresentation
from hexenkessel.games.gods.preview import hits_in, preview_of, previews_of
from hexenkessel.games.gods.reference import GodsFigures, gods_figures
from hexenkessel.games.gods.sampling import sample_position
from hexenkessel.games.gods.screen import Screens
from hexenkessel.games.gods.start import ChooseTowers, empty_table
from hexenkessel.games.gods.view import GodsView, Viewer
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.bot import BotFactory
from hexenkessel.kernel.game import Game, Preview, StandingOrder
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Observer, Seat


class Gods(Game[World, GodsView]):
    """A war of Titans around the City of the Gods, for three players and perhaps a Darklord (G1.2)."""

    name = "gods"
    version = "1.0.0"
    # G1.2a: three or four players.
    seats = range(3, 5)
    options = GodsOptions
    position_type = Position
    view_type = GodsView
    actions = ALL_ACTIONS
    presentation = GodsPresentation()
    foundations = ("hexenkessel.legions",)
    # Who is shown once more before he is gone.
    fleeting_events = frozenset({"lost", "put-aside", "army-lost", "lent-slain"})
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({"greedy": Greedy})
    orders: ClassVar[tuple[StandingOrder[GodsView], ...]] = ORDERS

    def opening(self, setup: Setup) -> GodsPosition:
        options = msgspec.convert(dict(setup.options), GodsOptions)
        return Position(setup, 0, (ChooseTowers(),), empty_table(options, setup.seats))

    def view(self, position: GodsPosition, observer: Observer) -> GodsView:
        return Viewer(position).of(observer)

    def views(self, position: GodsPosition) -> Screens:
        return Screens(position)

    def open_view(self, position: GodsPosition) -> GodsView:
        return Viewer(position, is_open=True).of(None)

    def sample(self, view: GodsView, rng: random.Random) -> GodsPosition:
        return sample_position(view, rng)

    def is_heavy(self, position: GodsPosition) -> bool:
        """An army that may set out from any tower has very many ways."""
        if position.outcome is not None or not isinstance(position.step, MovementPhase):
            return False
        player = position.state.players[position.step.seat]
        return player.is_revealed and victory_points(player.goals) >= THRESHOLDS["Tower-Teleport"]

    def preview(self, position: GodsPosition, seat: Seat, action: Action) -> Preview | None:
        return preview_of(position, action)

    def previews(
        self, position: GodsPosition, seat: Seat, actions: Sequence[Action]
    ) -> Sequence[Preview | None]:
        return previews_of(position, actions)

    def tally(self, before: GodsPosition, played: Played[World]) -> int | None:
        return hits_in(played.events)

    def flaws(self, position: GodsPosition) -> list[str]:
        return flaws_of(position)

    def figures(self) -> GodsFigures:
        return gods_figures()

    def ask(self, question: bytes) -> Mapping[str, Any]:
        return answer(question)


GAME = Gods()
