"""A scenario in which there is something of every chapter, for tests."""

from __future__ import annotations

import json
from typing import Any


def chariot(field: str, pole: str, weight: str) -> dict[str, Any]:
    wagon = {"kind": "wagon", "riders": ["axe", "bow"], "team": [f"{weight}-chariot-horse"] * 3, "pole": pole}
    return {"field": field, "units": [wagon]}


def everything(players: int) -> str:
    """A small field full of everything that the chapters 2 to 9 know."""
    rows = [(1, "E", 0), (23, "E", 1), (44, "E", 2)][:players]
    setup: list[dict[str, Any]] = []
    for first, pole, player in rows:
        names = [f"1/{first + step}" for step in range(4)]
        mine = [
            chariot(names[0], pole, "light" if player else "heavy"),
            {"field": names[2], "units": [{"kind": "lance", "front": "E"}]},
            {
                "field": names[3],
                "units": [{"kind": "elephant", "riders": ["bow", "sword"]}, "axe", "champion"],
            },
            {
                "field": f"1/{first + (5 if first < 40 else -3)}",
                "units": [{"kind": "light-horse", "riders": ["axe"]}, "bow", "bow"],
            },
        ]
        setup += [{"player": player + 1, **each} for each in mine]
    every = [f"1/{small}" for small in range(1, 49)]
    return json.dumps(
        {
            "format": "hexenkessel-armageddon/1",
            "id": "everything",
            "title": {"en": "Everything"},
            "intro": {"en": ""},
            "chapters": [2, 3, 4, 5, 6, 7, 8, 9],
            "players": players,
            "rounds": 8,
            "land": {
                "great_fields": [
                    {"number": 1, "at": [0, 0], "fields": {"forest": [20, 21], "desert": [34, 35]}}
                ]
            },
            "zones": [every] * players,
            "setup": setup,
            "goals": [{"goal": "annihilate"}, {"goal": "points"}],
        }
    )
