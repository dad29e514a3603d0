"""Memory that refers to itself in circles, and which nobody needs any more.

Games hold no circles, and are most of what is in memory: to look through all of them would hold up everybody
for tenths of a second, and find nothing. So only what is young is looked through while people play (`serve`
sets that up), and everything when nobody is there.

To play leaves no circles behind either; requests over HTTP do. So where much is played over sockets, and the
last look has found next to nothing, the young are spared for some seconds before they are looked at again.
What is spared is not looked at before nobody is there: so after a request nothing is, until the next look.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

_PAUSE: Final = 60.0  # seconds between two looks whether anybody is there
_SELDOM: Final = 3600.0  # not more often than this, even if nobody ever comes
_AT_LAST: Final = 86400.0  # and after so long whoever is there


_MANY: Final = 3_000  # young things: then they are looked through
_ALMOST: Final = 1_000  # or else spared: long before, for several people may be playing between two questions
_FEW: Final = 100  # that a look has found
_SPARED_FOR: Final = 3.0  # seconds after such a look; where little is played the next one is due later anyway


class Young:
    """What has come into being since the last look."""

    def __init__(self) -> None:
        self._spared_until = 0.0  # no look has found yet that they can be

    def watch_only_them(self) -> None:
        """Set up the interpreter: pauses of a millisecond or two, one in some hundred actions, none longer.

        Shorter and more frequent ones would look again and again at what lasts until the next action.
        """
        gc.collect()
        gc.freeze()
        gc.set_threshold(_MANY, 1_000_000, 1_000_000)
        gc.callbacks.append(self._note_look)

    def spare_them(self) -> None:
        """Somebody has played."""
        if gc.get_count()[0] > _ALMOST and monotonic() < self._spared_until:
            gc.freeze()

    def look_at_them(self) -> None:
        """Somebody asks, or has asked, over HTTP: nothing is spared before the next look."""
        self._spared_until = 0.0

    def _note_look(self, phase: str, found: Mapping[str, int]) -> None:
        if phase == "stop":
            self._spared_until = monotonic() + _SPARED_FOR if found["collected"] < _FEW else 0.0


YOUNG: Final = Young()
"""Those of this process."""


async def tidy_up(is_quiet: Callable[[], bool]) -> None:
    """Look through everything, now and then."""
    last = monotonic()
    while True:
        await asyncio.sleep(_PAUSE)
        waited = monotonic() - last
        if waited > _AT_LAST or (waited > _SELDOM and is_quiet()):
            gc.unfreeze()  # what was spared
            gc.collect()
            gc.freeze()
            last = monotonic()
