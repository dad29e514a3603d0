"""What chance can make of an action: of battles here, of heroes there."""

from __future__ import annotations

from hexenkessel.games.battlemist.battle.preview import battle_preview
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.quests.preview import quest_preview
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.seats import Seat


def preview_of(position: BattlemistPosition, seat: Seat, action: Action) -> Preview | None:
    return battle_preview(position, seat, action) or quest_preview(position, seat, action)


def tally_of(played: Played[World]) -> int | None:
    """How many resources were plundered; a fight or a battle ends later, and cannot be told of yet."""
    for event in played.events:
        if event.key == "plundered":
            count = event.args["count"]
            assert isinstance(count, int)
            return count
    return None
