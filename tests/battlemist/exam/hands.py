"""Who holds which cards, and what has become of them."""

from __future__ import annotations

from typing import Any

from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from tests.battlemist.exam.desk import QUIET, lay
from tests.battlemist.table import player, settled

THREE = ("orcs", "knights", "dwarves")


def hand(*cards: str, more: str = "") -> str:
    return f"{QUIET} {more} hand {','.join(cards)}" if cards else f"{QUIET} {more}"


def council(**settings: Any) -> Any:
    return settled(lay(Council(stage=2), **{"races": THREE, **settings}))


def recruiting(*cards: str, goods: str = "grain 9 wood 9 iron 9", **settings: Any) -> Any:
    return lay(Recruiting(), orcs=hand(*cards, more=goods), **settings)


def gone(position: Any, card: str, race: str = "orcs") -> bool:
    return card in position.state.discard and card not in player(position, race).hand
