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

PLAYING: Final = "plays to the end"
"""The name under which it is reported that a random game stopped before its end."""


class Check(msgspec.Struct, frozen=True):
    """One clause of the contract between the kernel and a game."""

    name: str
    contract: str
    function: Callable[[Trial], None]  # raises Fault


CHECKS: Final[tuple[Check, ...]] = (
    Check(
        "sequence",
        "Positions are numbered by actions, and only seats of the table are due.",
        endings.check_sequence,
    ),
    Check("flaws", "No position contradicts the game's own conditions.", endings.check_flaws),
    Check(
        "outcome",
        "A finished game has a place and a score for every seat and goes no further.",
        endings.check_outcome,
    ),
    Check("time", "No action takes much longer than people want to wait.", endings.check_time),
    Check("saving", "A saved position comes back equal and plays on in the same way.", saving.check_saving),
    Check("events", "Events can be sent and say the same afterwards.", saving.check_events),
    Check(
        "lockstep",
        "Two copies with the same setup and actions stay equal, byte for byte.",
        saving.check_lockstep,
    ),
    Check("record", "A record, read back and verified, gives the same game.", saving.check_record),
    Check(
        "elsewhere", "Another process that replays the record finds the same game.", elsewhere.check_elsewhere
    ),
    Check(
        "undo",
        "Undo never survives a die, a secret or a change of player, and else takes all back.",
        undoing.check_undo,
    ),
    Check("hidden chance", "What other dice would change cannot be taken back.", undoing.check_hidden_chance),
    Check(
        "listed",
        "Every listed action passes the gate and reads back from its own line.",
        legality.check_listed,
    ),
    Check(
        "picks",
        "The clicks of one action are never those of another, nor their beginning.",
        legality.check_picks,
    ),
    Check("unlisted", "What is not listed is refused with a rule and a sentence.", legality.check_unlisted),
    Check("view", "A position sampled from a view has the same view, and other dice.", secrecy.check_view),
    Check(
        "questions",
        "What a seat is asked and answered does not depend on what it may not know.",
        secrecy.check_questions,
    ),
    Check("news", "What an action shows was known or is revealed for good.", secrecy.check_news),
    Check("seals", "A sealed choice stays secret until all have chosen.", secrecy.check_seals),
    Check(
        "strangers",
        "Wrong seats and things that are no actions are refused.",
        hostility.check_messages_from_strangers,
    ),
    Check("lines", "A line that says no action is refused.", hostility.check_strange_lines),
    Check("stale", "An action of another moment is judged anew.", hostility.check_stale),
    Check("previews", "The odds of a preview are those of the dice.", odds.check_previews),
    Check("wording", "Everything that happens can be said in English.", wording.check_wording),
)
