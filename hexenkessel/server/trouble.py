"""What the server cannot do, said so that a client can show it."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.refusal import Refusal
from hexenkessel.server.contract.play import RefusalText


class Trouble(Exception):
    """Something that was asked cannot be done. `error` is for programs, `text` for people."""

    def __init__(self, status: int, error: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text

    def body(self) -> dict[str, Any]:
        return {"error": self.error, "text": self.text}


class Stale(Trouble):
    """It was about a state that is no longer the last one."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale", f"The game is at action {number} by now.")
        self.number = number

    def body(self) -> dict[str, Any]:
        return {"stale": True, "number": self.number}


class Paused(Trouble):
    """The game stands still until somebody lets it go on."""

    def __init__(self) -> None:
        super().__init__(409, "paused", "The game is paused.")


class Sleeping(Trouble):
    """A game that this program cannot continue. Nothing is lost; if it is over, its record can be had."""

    def __init__(self, error: str, text: str, is_over: bool) -> None:
        super().__init__(409, error, text)
        self.is_over = is_over

    def body(self) -> dict[str, Any]:
        return {**super().body(), "over": self.is_over}


class RefusedAction(Trouble):
    """A rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(409, "refused", refusal.rule)
        self.refusal = refusal


class RefusalTold(Trouble):
    """The same, with the sentence for whoever has tried it."""

    def __init__(self, refusal: RefusalText) -> None:
        super().__init__(409, "refused", refusal.text)
        self.refusal = refusal

    def body(self) -> dict[str, Any]:
        return {"refusal": self.refusal}


def failed() -> Trouble:
    return Trouble(500, "failed", "The server could not do this.")


def no_storage() -> Trouble:
    return Trouble(503, "no-storage", "This cannot be stored at the moment, so nothing has changed.")


def unknown_table() -> Trouble:
    return Trouble(404, "unknown-table", "There is no such table.")


def nobody() -> Trouble:
    return Trouble(401, "nobody", "Tell us a name first.")


def not_seated() -> Trouble:
    return Trouble(403, "not-seated", "You do not sit at this table.")


def not_his_seat() -> Trouble:
    return Trouble(403, "not-your-seat", "This seat is not yours.")


def seat_lent() -> Trouble:
    return not_now("seat-lent", "A bot plays your seat; take it back first.")


def not_now(error: str, text: str) -> Trouble:
    return Trouble(409, error, text)


def unfit(error: str, text: str) -> Trouble:
    return Trouble(422, error, text)
