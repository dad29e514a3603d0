"""Tuning of the garbage collector: pauses stay short while people play.

Games hold no cycles, and are most of what is in memory: a full collection would hold up everybody for tenths
of a second, and find nothing. So only the youngest generation is collected while people play, and everything
when nobody is there. Decision 0019 says what this brings.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

_THRESHOLD: Final = 10_000  # new objects: one pause of some milliseconds in a hundred actions
_NEVER: Final = 1_000_000

_PAUSE: Final = 60.0  # seconds between two looks whether anybody is there
_SELDOM: Final = 3600.0  # not more often than this, even if nobody ever comes
_AT_LAST: Final = 86400.0  # and after so long whoever is there


def collect_young_only() -> None:
    """Let the interpreter collect the youngest generation alone; what exists by now is never looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_THRESHOLD, _NEVER, _NEVER)


async def collect_when_idle(is_idle: Callable[[], bool]) -> None:
    """Collect all generations now and then."""
    last = monotonic()
    while True:
        await asyncio.sleep(_PAUSE)
        waited = monotonic() - last
        if waited > _AT_LAST or (waited > _SELDOM and is_idle()):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            last = monotonic()
