"""The registry of all checks, in the order in which a new game should learn to pass them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from hexenkessel.kernel.battery import (
    determinism,
    endings,
    languages,
    legality,
    messages,
    odds,
    robustness,
    rulebooks,
    secrecy,
    serialization,
    undo,
)
from hexenkessel.kernel.battery.inspection import Inspection
from hexenkessel.kernel.battery.trial import Trial

T = TypeVar("T")

PLAYING: Final = "playing"
"""The name under which it is reported that a random game stopped before its end."""


class Check(msgspec.Struct, Generic[T], frozen=True):
    """One clause of the contract between the kernel and a game: of a game that was played, or on paper."""

    name: str
    function: Callable[[T], None]  # raises Fault

    @property
    def contract(self) -> str:
        """The contract, in one sentence."""
        return self.function.__doc__ or ""


CHECKS: Final[tuple[Check[Trial], ...]] = (
    Check("sequence", endings.check_sequence),
    Check("flaws", endings.check_flaws),
    Check("outcome", endings.check_outcome),
    Check("time", endings.check_time),
    Check("steps", serialization.check_steps),
    Check("saving", serialization.check_saving),
    Check("events", serialization.check_events),
    Check("lockstep", serialization.check_lockstep),
    Check("record", serialization.check_record),
    Check("elsewhere", determinism.check_elsewhere),
    Check("undo", undo.check_undo),
    Check("hidden chance", undo.check_hidden_chance),
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
    Check("strangers", robustness.check_strangers),
    Check("lines", robustness.check_lines),
    Check("stale", robustness.check_stale),
    Check("previews", odds.check_previews),
    Check("wording", messages.check_wording),
)

TEXT_CHECKS: Final[tuple[Check[Inspection], ...]] = (
    Check("messages", languages.check_messages),
    Check("languages", languages.check_languages),
    Check("vocabulary", languages.check_vocabulary),
    Check("code", languages.check_code),
    Check("rulebook", rulebooks.check_rulebook),
    Check("editions", rulebooks.check_editions),
    Check("refusals", rulebooks.check_refusals),
    Check("coverage", rulebooks.check_coverage),
)
