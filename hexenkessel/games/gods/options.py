"""The switches of a game of Gods of Titan."""

from __future__ import annotations

from typing import Annotated

import msgspec

PointsTarget = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
RoundLimit = Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class GodsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before they begin. Whether there is a Darklord, the number of seats says."""

    # Ruling on G1.2d: without a Darklord slain Titans come back as Phantoms too, unless this is off.
    phantoms_without_darklord: bool = True
    points: PointsTarget = 0  # as in Titan (G1.1a): the first to have so many battle points wins
    rounds: RoundLimit = 0  # as in Titan: the end after so many rounds; 0 for no end
    timed: bool = False  # the host may call time; the turn under way is the last
