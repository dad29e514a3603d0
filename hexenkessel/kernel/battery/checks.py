"""The list of all checks, in the order in which a new game should learn to pass them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from hexenkessel.kernel.battery import (
    elsewhere,
    endings,
    hostility,
    legality,
    odds,
    saving,
    secrecy,
    undoing,
    wording,
)
from hexenkessel.kernel.battery.trial import Trial

PLAYING: Final = "playing"
"""The name under which it is reported that a random game stopped before its end."""


class Check(msgspec.Struct, frozen=True):
    """One clause of the contract between the kernel and a game."""

    name: str
    function: Callable[[Trial], None]  # raises Fault

    @property
    def contract(self) -> str:
        """What it demands, in one sentence."""
        return self.function.__doc__ or ""


CHECKS: Final[tuple[Check, ...]] = (
    Check("sequence", endings.check_sequence),
    Check("flaws", endings.check_flaws),
    Check("outcome", endings.check_outcome),
    Check("time", endings.check_time),
    Check("saving", saving.check_saving),
    Check("events", saving.check_events),
    Check("lockstep", saving.check_lockstep),
    Check("record", saving.check_record),
    Check("elsewhere", elsewhere.check_elsewhere),
    Check("undo", undoing.check_undo),
    Check("hidden chance", undoing.check_hidden_chance),
    Check("listed", legality.check_listed),
    Check("picks", legality.check_picks),
    Check("screen", legality.check_screen),
    Check("first picks", legality.check_first_picks),
    Check("unlisted", legality.check_unlisted),
    Check("view", secrecy.check_view),
    Check("questions", secrecy.check_questions),
    Check("news", secrecy.check_news),
    Check("seals", secrecy.check_seals),
    Check("words", secrecy.check_words),
    Check("strangers", hostility.check_strangers),
    Check("lines", hostility.check_lines),
    Check("stale", hostility.check_stale),
    Check("previews", odds.check_previews),
    Check("wording", wording.check_wording),
)
