"""The printed figures, read from the game's own files: lands, battle maps, characters, muster lists."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[3] / "hexenkessel" / "games" / "titan" / "data"


def _read(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


LANDS: dict[int, dict[str, Any]] = {land["number"]: land for land in _read("board.json")["lands"]}
CHARACTERS: dict[str, dict[str, Any]] = {each["name"]: each for each in _read("characters.json")}
MUSTERING: dict[str, Any] = _read("mustering.json")

_BATTLE: dict[str, Any] = _read("maps.json")
HEXES: dict[str, dict[str, Any]] = _BATTLE["hexes"]
ENTRY: dict[str, dict[str, list[str]]] = _BATTLE["entry"]
TOWER: dict[str, Any] = _BATTLE["tower"]
MAPS: dict[str, dict[str, Any]] = _BATTLE["maps"]
