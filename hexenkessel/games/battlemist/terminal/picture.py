"""Which drawing shows what."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.terminal.battle import draw_battle
from hexenkessel.games.battlemist.terminal.lists import draw_council, draw_fight, draw_hand, draw_spells
from hexenkessel.games.battlemist.terminal.map import draw_map
from hexenkessel.games.battlemist.terminal.players import draw_players, draw_tiles, headline
from hexenkessel.games.battlemist.view import BattlemistView

DRAWINGS: Final = ("map", "players", "hand", "spells", "council", "battle")

WIDE: Final = 100
NARROW: Final = 80


def draw(view: BattlemistView, drawing: str = "", width: int = WIDE) -> str:
    """What matters now: the battle, the vote, the fight, the map where something moves; else all players."""
    room = WIDE if width >= WIDE else NARROW
    match drawing:
        case "map":
            return draw_map(view, room)
        case "players":
            return draw_players(view, room)
        case "hand":
            return draw_hand(view, room)
        case "spells":
            return draw_spells(view, room)
        case "council":
            return draw_council(view, room)
        case "battle" if view.battle is None:
            return "There is no battle."
        case _ if view.battle is not None:
            return draw_battle(view, view.battle)
        case _:
            return _what_matters(view, room)


def _what_matters(view: BattlemistView, width: int) -> str:
    for step in reversed(view.steps):
        match step:
            case Laying():
                return "\n".join([draw_map(view, width), draw_tiles(view)])
            case Encounter() | Duel() if step.fight:
                return draw_fight(view, step)
            case Journeys() | MovementPhase():
                return "\n".join([headline(view), draw_map(view, width)])
            case Voting() | Council() if view.pending:
                return draw_council(view, width)
    return draw_players(view, width)
