"""What the players of Battlemist agree on before they begin."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from hexenkessel.games.battlemist.race_cards import TABLE, cards_with
from hexenkessel.kernel.table_options import table_meta

# B1.1a: five stars win; a short game is content with fewer.
StarsNeeded = Annotated[int, msgspec.Meta(ge=2, le=5)]

# B3.1.4j: in a game of two, events should not be used.
FEWEST_SEATS_WITH_EVENTS: Final = 3


class BattlemistOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a game."""

    events: Literal["advised", "on", "off"] = "advised"  # B3.1.4j: advised is off for two, on for more
    stars: StarsNeeded = 5
    # B2.3: laid by the players, by chance according to the same rules, or always the same.
    board: Literal["laid", "drawn", "fixed"] = "laid"
    races: Literal["agreed", "drawn", "free"] = "agreed"  # B2.0f, B2.1a
    # B1.4.4a: the race cards of the set, but for these changes; some groups have the printed ones.
    values: Annotated[str, table_meta(TABLE)] = ""

    def __post_init__(self) -> None:
        cards_with(self.values)

    def has_events(self, seats: int) -> bool:
        return seats >= FEWEST_SEATS_WITH_EVENTS if self.events == "advised" else self.events == "on"
