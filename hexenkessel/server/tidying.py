"""Memory that refers to itself in circles, and which nobody needs any more.

Games hold no circles, and are most of what is in memory: to look through all of them would hold up everybody
for tenths of a second, and find nothing. So only what is young is looked through while people play (`serve`
sets that up), and everything when nobody is there.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

_PAUSE: Final = 60.0  # seconds between two looks whether anybody is there
_SELDOM: Final = 3600.0  # not more often than this, even if nobody ever comes
_AT_LAST: Final = 86400.0  # and after so long whoever is there


def watch_only_the_young() -> None:
    """Set up the interpreter: pauses of a few milliseconds, one in some hundred actions, and none longer.

    Shorter ones, ten times as often, would look again and again at what lasts until the next action.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 1_000_000, 1_000_000)


async def tidy_up(is_quiet: Callable[[], bool]) -> None:
    """Look through everything, now and then."""
    last = monotonic()
    while True:
        await asyncio.sleep(_PAUSE)
        waited = monotonic() - last
        if waited > _AT_LAST or (waited > _SELDOM and is_quiet()):
            gc.collect()
            last = monotonic()
