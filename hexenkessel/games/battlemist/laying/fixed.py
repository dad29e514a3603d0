"""A board that is always the same, laid by the rules with all six homes (B2.3).

Whose race is not in play, his home's place stays empty; the realms hang together without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.figures import content_of, shaped
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.world import Placed

FIXED_BOARD: Mapping[RealmName, Placed] = MappingProxyType(
    {realm: shaped("board.json", realm, raw, Placed) for realm, raw in content_of("board.json").items()}
)


def lay_fixed(change: BattlemistChange) -> None:
    """All tiles at once; nobody holds any."""
    homes = {player.home for player in change.state.players}
    tiles = {
        realm: placed for realm, placed in FIXED_BOARD.items() if not REALMS[realm].is_home or realm in homes
    }
    change.state = change.state.but(tiles=tiles)
    for seat in range(len(change.state.players)):
        change.state = change.state.with_player(seat, tiles=())
