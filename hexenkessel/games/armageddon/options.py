"""What the players of Armageddon agree on before they begin."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

# What a form proposes: the lessons first, then the battles.
SHIPPED: Final = sorted(
    file.name.removesuffix(".json")
    for file in (files(__package__) / "scenarios" / "data").iterdir()
    if file.name.endswith(".json")
)


class ArmageddonOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a game."""

    # The word of a scenario, or the whole text of a scenario file; nothing: one for this number of seats.
    scenario: Annotated[str, msgspec.Meta(max_length=100_000, examples=SHIPPED)] = ""
    # A1.1b: the chapters in use, as in "2345" or "2,3,14.3"; nothing: those the scenario names.
    chapters: Annotated[str, msgspec.Meta(max_length=100)] = ""
    # Armies as the scenario has them, or bought for so many points.
    army: Literal["as-written", "points"] = "as-written"
    points: Annotated[int, msgspec.Meta(ge=30, le=2000)] = 150
    # Where the armies begin: as the scenario has it, or as the players wish, each within his zone.
    deployment: Literal["as-written", "open", "secret"] = "as-written"
    # Allies, as in "12-34": the first two seats against the next two; nothing: everybody for himself.
    teams: Annotated[str, msgspec.Meta(max_length=20)] = ""
    # Who begins: whoever rolls highest, or the first seat.
    first: Literal["rolled", "as-seated"] = "rolled"
