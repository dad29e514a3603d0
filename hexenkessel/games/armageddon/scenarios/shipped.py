"""The scenarios that come with the game, and the one that a setup speaks of."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from hexenkessel.games.armageddon.scenarios.format import Scenario, read_scenario
from hexenkessel.games.armageddon.scenarios.open_field import open_field

# What two play who say nothing else: the smallest battle.
_FIRST: Final = "s01"
_FEWEST_WITHOUT: Final = 3  # seats for which no scenario is meant in particular


@cache
def shipped() -> dict[str, Scenario]:
    """All of them by their word, in order."""
    folder = files(__package__) / "data"
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name
    )
    read = [read_scenario(file.read_bytes()) for file in found]
    return {scenario.id: scenario for scenario in read}


class UnknownScenario(ValueError):
    """A word that no scenario has, or a text that is none; the sentence says what is wrong."""


def scenario_of(said: str, seats: int) -> Scenario:
    """What the option says: a word, a whole text, or nothing for one that fits. Raises UnknownScenario."""
    if said.lstrip().startswith("{"):
        return _read(said)
    if not said:
        return open_field(seats) if seats >= _FEWEST_WITHOUT else shipped()[_FIRST]
    if said == "open-field":
        return open_field(seats)
    if said not in shipped():
        raise UnknownScenario(f"There is no scenario {said[:40]!r}.")
    return shipped()[said]


def text_of(word: str) -> str | None:
    """The file of one that comes with the game."""
    file = files(__package__) / "data" / f"{word}.json"
    return file.read_text("utf-8") if word in shipped() else None


def _read(text: str) -> Scenario:
    try:
        return read_scenario(text)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise UnknownScenario(f"This is no scenario: {error}.") from None
