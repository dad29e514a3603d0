"""Constrained primitive types of the API, and the base of all request types."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

PersonId: TypeAlias = str
TableId: TypeAlias = str
Language: TypeAlias = Literal["en", "de", "hu"]  # those of the kernel
Theme: TypeAlias = Literal["auto", "light", "dark"]
PersonKind: TypeAlias = Literal["guest", "account", "gone"]
TableKind: TypeAlias = Literal["game", "analysis"]
Channel: TypeAlias = Literal["table", "gallery"]
TableState: TypeAlias = Literal["open", "running", "finished"]
SeatKind: TypeAlias = Literal["person", "bot", "open", "kept"]
Which: TypeAlias = Literal["open", "running", "mine", "finished"]
PaceKind: TypeAlias = Literal["none", "live", "days"]
TimeOut: TypeAlias = Literal["bot", "wait"]
MotionKind: TypeAlias = Literal["stop", "pause", "undo", "lend"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all request types: an unknown field is refused, not overlooked."""
