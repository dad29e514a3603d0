"""Unguessable tokens: ids of tables, by which private ones are found, and parts of the dice."""

from __future__ import annotations

import random
import secrets
from base64 import urlsafe_b64encode

from hexenkessel.kernel.dice import fresh_part


class TokenSource:
    """A source of tokens for one server; in a rehearsal a seeded one, so that a game can be shown twice."""

    def __init__(self) -> None:
        self._script: random.Random | None = None

    def rehearse(self, word: str) -> None:
        """Seed it: from now on everything follows from this word, and anybody can foresee it."""
        self._script = random.Random(word)

    def table_id(self) -> str:
        if self._script is None:
            return secrets.token_urlsafe(9)
        return urlsafe_b64encode(self._script.randbytes(9)).decode()

    def part(self) -> str:
        return fresh_part() if self._script is None else self._script.randbytes(32).hex()
