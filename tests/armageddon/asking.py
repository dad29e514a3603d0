"""Asks the rules as `hexenkessel ask armageddon` does."""

import json
from typing import Any

import msgspec

from hexenkessel.games.armageddon.ask.answers import answer


def ask(_question: str, **said: Any) -> dict[str, Any]:
    found = json.loads(msgspec.json.encode(answer(json.dumps({"ask": _question, **said}).encode())))
    assert isinstance(found, dict)
    return found
