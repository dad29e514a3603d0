"""The switches of a game of Titan (T7.6, T21)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hexenkessel.games.titan.mustering import FAST_START, STANDARD, Charts

PointsTarget = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
RoundLimit = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class TitanOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before they begin."""

    start: Literal["standard", "fast"] = "standard"
    mulligan: bool = True  # T7.6: the movement roll of one's first turn may be rolled again
    points: PointsTarget = 0  # T21.2: the first to have so many wins; 0 for no target
    rounds: RoundLimit = 0  # T21.1: the end after so many rounds; 0 for no end
    timed: bool = False  # T21.1: the host may call time; the turn under way is the last
    clock: bool = False  # T21.3: the host may end a phase whose time is up

    @property
    def charts(self) -> Charts:
        # T21.4: a fast start has other starting Creatures, other Tower creatures and fewer markers.
        return FAST_START if self.start == "fast" else STANDARD
