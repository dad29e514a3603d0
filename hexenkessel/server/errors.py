"""API errors: what the server cannot do, with a status, a code for programs and a text for people."""

from __future__ import annotations

from typing import Any

from hexenkessel.kernel.refusal import Refusal
from hexenkessel.server.contract.play import RefusalText


class ApiError(Exception):
    """An answer of 4xx or 5xx. `code` is for programs, `text` for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text

    def body(self) -> dict[str, Any]:
        return {"error": self.code, "text": self.text}


class Stale(ApiError):
    """409: it was about a state that is no longer the last one."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale", f"The game is at action {number} by now.")
        self.number = number

    def body(self) -> dict[str, Any]:
        return {"stale": True, "number": self.number}


class Paused(ApiError):
    """409: the game is paused until somebody lets it go on."""

    def __init__(self) -> None:
        super().__init__(409, "paused", "The game is paused.")


class Sleeping(ApiError):
    """409: this program cannot continue the game. Nothing is lost; if it is over, its record can be had."""

    def __init__(self, code: str, text: str, is_over: bool) -> None:
        super().__init__(409, code, text)
        self.is_over = is_over

    def body(self) -> dict[str, Any]:
        return {**super().body(), "over": self.is_over}


class RefusedAction(ApiError):
    """A rule of the game forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(409, "refused", refusal.rule)
        self.refusal = refusal


class RefusalTold(ApiError):
    """The same, with the sentence for whoever has tried it."""

    def __init__(self, refusal: RefusalText) -> None:
        super().__init__(409, "refused", refusal.text)
        self.refusal = refusal

    def body(self) -> dict[str, Any]:
        return {"refusal": self.refusal}


def failed() -> ApiError:
    return ApiError(500, "failed", "The server could not do this.")


def no_storage() -> ApiError:
    return ApiError(503, "no-storage", "This cannot be stored at the moment, so nothing has changed.")


def unknown_table() -> ApiError:
    return ApiError(404, "unknown-table", "There is no such table.")


def nobody() -> ApiError:
    return ApiError(401, "nobody", "Tell us a name first.")


def not_seated() -> ApiError:
    return ApiError(403, "not-seated", "You do not sit at this table.")


def not_his_seat() -> ApiError:
    return ApiError(403, "not-your-seat", "This seat is not yours.")


def seat_lent() -> ApiError:
    return not_now("seat-lent", "A bot plays your seat; take it back first.")


def not_now(code: str, text: str) -> ApiError:
    return ApiError(409, code, text)


def unfit(code: str, text: str) -> ApiError:
    return ApiError(422, code, text)
