"""A battle with something of everything on one field: whatever chapters 2 to 9 ask, it is asked at once."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person

_LAND = [f"1/{number}" for number in range(1, 49)]

_UNITS: list[tuple[int, str, list[Any]]] = [
    (1, "1/6", [{"kind": "axe", "count": 4}]),  # two full fields: they can change places
    (1, "1/7", [{"kind": "sword", "count": 4}]),
    (1, "1/11", [{"kind": "lance", "front": "SE"}]),
    (1, "1/13", [{"kind": "wagon", "team": ["light-chariot-horse"], "pole": "E", "riders": ["hero"]}]),
    (1, "1/14", ["light-chariot-horse", "axe"]),
    (1, "1/16", ["light-horse", "champion"]),
    (1, "1/24", [{"kind": "elephant", "riders": ["axe", "bow"]}]),
    (1, "1/28", ["bow", {"kind": "sword", "count": 2}]),
    (3, "1/16", ["axe"]),  # an ally, to whom a horse can be given
    (2, "1/25", [{"kind": "lance", "count": 3}]),
    (2, "1/34", ["hero", "axe"]),
    (2, "1/36", ["bow"]),
    (2, "1/47", [{"kind": "elephant", "riders": ["axe"]}]),
]

CIRCUS = json.dumps(
    {
        "format": "hexenkessel-armageddon/1",
        "id": "circus",
        "title": {"en": "Something of Everything", "de": "Von allem etwas"},
        "intro": {"en": "All at once.", "de": "Alles auf einmal."},
        "chapters": [2, 3, 4, 5, 6, 7, 8, 9],
        "players": 3,
        "rounds": 9,
        "land": {
            "great_fields": [{"number": 1, "at": [0, 0], "fields": {"forest": [30], "highland": [1, 2]}}]
        },
        "zones": [_LAND, _LAND, _LAND],
        "setup": [{"player": seat, "field": field, "units": units} for seat, field, units in _UNITS],
        "goals": [
            {"goal": "annihilate-kind", "kind": "elephant"},
            {"goal": "annihilate"},
            {"goal": "points"},
        ],
    }
)


def sit_down(person: Person) -> None:
    """The first seat's turn, with the third as an ally."""
    options = {"scenario": CIRCUS, "first": "as-seated", "teams": "13-2"}
    person.page.goto(f"/table/{person.open_table(['greedy', 'greedy'], game='armageddon', **options)}")
    expect(person.page.locator(".piece").first).to_be_visible()
