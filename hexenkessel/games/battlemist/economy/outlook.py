"""The forecast for somebody who sees only a view: a screen, a terminal, a bot (B3.5)."""

from __future__ import annotations

from hexenkessel.games.battlemist.economy.dues import Forecast, forecast
from hexenkessel.games.battlemist.view import BattlemistView, PlayerView
from hexenkessel.games.battlemist.world import Player, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


def outlook(view: BattlemistView, seat: Seat, action: Action | None = None) -> Forecast:
    """What awaits a seat, perhaps after one of its choices; B2.2i: all it takes to know that is public."""
    return forecast(open_table(view), seat, action)


def open_table(view: BattlemistView) -> World:
    """The table with everything that lies open, and without cards in hands or decks."""
    return World(
        view.options,
        tuple(_open_player(player) for player in view.players),
        tiles=view.tiles,
        neighbours=view.neighbours,
        forces=view.forces,
        held=view.held,
        settlements=view.settlements,
        discard=view.discard,
        gone=view.gone,
        pending=view.pending,
        quest_discard=view.quest_discard,
        round=view.round,
        first=view.first,
        active=view.active,
        effects=view.effects,
        ballot=view.ballot,
        battle=view.battle,
    )


def _open_player(player: PlayerView) -> Player:
    return Player(
        player.race,
        player.stock,
        player.stars,
        player.used,
        player.power,
        artifacts=player.artifacts,
        heroes=player.heroes,
        fallen=player.fallen,
    )
