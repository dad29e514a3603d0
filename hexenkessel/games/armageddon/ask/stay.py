"""Questions about where figures may be."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from hexenkessel.games.armageddon.ask.movement import Mover, put_mover
from hexenkessel.games.armageddon.ask.questions import Answer, Family, Ground, Question, Ship, soil, word
from hexenkessel.games.armageddon.ask.scene import HERE, THERE, Scene
from hexenkessel.games.armageddon.chapters.ch08_chariot import team
from hexenkessel.games.armageddon.chapters.ch12_devices import transport
from hexenkessel.games.armageddon.chapters.ch16_beasts import territory
from hexenkessel.games.armageddon.ground.land import BuiltTower
from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from hexenkessel.games.armageddon.scenarios.building_check import NO_WALLS
from hexenkessel.games.armageddon.terms import FieldName, Terrain

Beast: TypeAlias = Literal[
    "dragon", "griffin", "troll", "desert_dwarf", "sea_serpent", "siren", "volcano", "giant"
]
Building: TypeAlias = Literal["wall", "tower"]
Inside: TypeAlias = Literal[
    "tower_ground_floor",
    "tower_platform",
    "keep_first_floor",
    "in_tortoise",
    "in_siege_tower",
    "on_siege_tower",
    "on_ship",
]
Single: TypeAlias = Literal[
    "horse_unridden", "elephant_unridden", "elephant_ridden", "mammoth", "mortal_magician"
]
# Who is asked about by a name of his own.
_SINGLE: Final = {
    "horse_unridden": "light-horse",
    "elephant_unridden": "elephant",
    "mammoth": "mammoth",
    "mortal_magician": "mortal-magician",
}
_WEST: Final = 3
_MIDDLE: Final[FieldName] = THERE


class StayAsked(Question, frozen=True, kw_only=True):
    """May it be there?"""

    figure: Mover | Single | Ship | Beast | Building
    place: Ground | Inside


def _stay(asked: StayAsked) -> Answer:
    if asked.place in _GROUNDS:
        ground = soil(asked.place)
        if asked.figure in ("wall", "tower"):
            # A10.1e, A11.1f
            return {"may": ground not in NO_WALLS}
        if word(asked.figure) in territory.HOMES:
            return {"may": _is_at_home(word(asked.figure), ground)}
    elif asked.figure in ("wall", "tower") or word(asked.figure) in territory.HOMES:
        return {"may": False}
    return {"may": _may_stay(asked)}


_GROUNDS: Final = frozenset(name.replace("-", "_") for name in TERRAIN)


def _is_at_home(kind: str, ground: Terrain) -> bool:
    # A16.5a: if it is an island.
    around: dict[FieldName, Terrain] = dict.fromkeys(_EVERYWHERE, "water") if kind == territory.SIREN else {}
    scene = Scene({**around, _MIDDLE: ground})
    return territory.why_not_at_home(scene.ground, kind, scene.ground.number[_MIDDLE]) is None


_EVERYWHERE: Final = tuple(f"1/{number}" for number in range(1, 49))


def _may_stay(asked: StayAsked) -> bool:
    scene, name = _place(asked)
    if asked.figure in ("longship", "sailing_ship", "raft"):
        moved = [scene.put(word(asked.figure), HERE, pole=_WEST)]
    elif asked.figure in _SINGLE:
        moved = [scene.put(_SINGLE[asked.figure], HERE)]
    else:
        mover: Any = "elephant" if asked.figure == "elephant_ridden" else asked.figure
        moved = put_mover(scene, mover, HERE)
        if asked.figure in ("ram", "tortoise", "ladder", "siege_tower", "onager"):
            moved = moved[:1]
    index = scene.index()
    place = index.ground.number[name]
    if asked.figure == "chariot" and asked.place in _GROUNDS:
        # A8.1i
        return team.is_open(index.ground, place)
    # A12.1k: beside a tortoise or a siege tower there is room for no other device.
    if transport.is_device(moved[0]) and transport.why_no_room(index, moved[0], (), place):
        return False
    return not any(index.rules.may_stay(index, each, place) for each in moved)


def _place(asked: StayAsked) -> tuple[Scene, str]:
    """The battlefield, and the name of the place."""
    above = f"{_MIDDLE}+1"
    match asked.place:
        case "tower_ground_floor" | "tower_platform" | "keep_first_floor":
            floors: Literal[1, 2] = 2 if asked.place == "keep_first_floor" else 1
            built = BuiltTower(_MIDDLE, floors=floors)
            return Scene(towers=(built,)), _MIDDLE if asked.place == "tower_ground_floor" else above
        case "in_tortoise":
            scene = Scene()
            scene.put("tortoise", _MIDDLE, pole=_WEST)
            return scene, _MIDDLE
        case "in_siege_tower" | "on_siege_tower":
            scene = Scene()
            scene.put("siege-tower", _MIDDLE, pole=_WEST)
            return scene, _MIDDLE if asked.place == "in_siege_tower" else above
        case "on_ship":
            scene = Scene({_MIDDLE: "water", "1/21": "water"})
            scene.put("longship", _MIDDLE, pole=_WEST)
            return scene, above
    if asked.figure in ("longship", "sailing_ship", "raft"):
        return Scene({_MIDDLE: soil(asked.place), "1/21": "water", HERE: "water"}), _MIDDLE
    return Scene({_MIDDLE: soil(asked.place)}), _MIDDLE


ASKED: Final[Family] = {"stay": (StayAsked, _stay)}
