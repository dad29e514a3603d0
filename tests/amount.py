"""How much of what takes long is done: a part in every run, all of it with HEXENKESSEL_TESTS=all."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")

IS_ALL: Final = os.environ.get("HEXENKESSEL_TESTS") == "all"


def usually(part: T, everything: T) -> T:
    """The part in a usual run, else everything."""
    return everything if IS_ALL else part
