"""Refusals: the rule because of which an action was not accepted."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from hexenkessel.kernel.event import Scalar


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action. The position is as it was.

    The sentence a player reads is the message `refusal-<rule>` of the game (dots become dashes),
    filled with `args`; the kernel's own refusals K1 to K8 are in `kernel/messages`.
    """

    rule: str
    args: dict[str, Scalar] = {}

    @property
    def key(self) -> str:
        return "refusal-" + self.rule.replace(".", "-")


Reason: TypeAlias = str | Refusal | None
"""Why not, as a rule says it: its id, or a refusal with words for its sentence; None: it is not possible."""


class Refused(Exception):
    """Raised by `play` when `check` found a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


# The kernel's own rules, the same for every game.
GAME_IS_OVER = Refusal("K1")
NOT_YOUR_DECISION = Refusal("K2")
NOT_AN_ANSWER = Refusal("K3")
NOT_POSSIBLE = Refusal("K4")
NOTHING_TO_UNDO = Refusal("K6")
A_DIE_HAS_FALLEN = Refusal("K7")
OTHERS_HAVE_ACTED = Refusal("K8")

KERNEL_RULES: Final = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8")


def unreadable(problem: str) -> Refusal:
    """K5: the text is no action of this game."""
    return Refusal("K5", {"problem": problem})
