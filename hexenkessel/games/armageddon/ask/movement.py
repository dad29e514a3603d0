"""Questions about movement: who may be where, what a step costs, and how many there are in a round."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Device,
    Family,
    Ground,
    Question,
    soil,
    word,
)
from hexenkessel.games.armageddon.ask.scene import HERE, MINE, THERE, Scene
from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import MEN
from hexenkessel.games.armageddon.chapters.ch07_horse import riding
from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, team
from hexenkessel.games.armageddon.chapters.ch09_elephant import striding
from hexenkessel.games.armageddon.chapters.ch11_towers import slowly
from hexenkessel.games.armageddon.chapters.ch12_devices import transport
from hexenkessel.games.armageddon.chapters.ch17_magic import hovering
from hexenkessel.games.armageddon.figures import KINDS, Figure, paced
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall
from hexenkessel.games.armageddon.index import Index

Mover: TypeAlias = (
    Literal["warrior", "rider", "horse_led", "phalanx", "chariot", "elephant", "elephant_led"] | Device
)
Carriers: TypeAlias = Literal["warriors", "animals"]
Crossed: TypeAlias = Literal[
    "ramp",
    "river",
    "moat",
    "bridge",
    "damaged_bridge",
    "dried",
    "flooded",
    "wall",
    "double_wall",
    "open_gate",
    "closed_gate",
    "tower_wall",
    "tower_open_gate",
]
_DEVICES: Final = ("ram", "tortoise", "ladder", "siege_tower", "onager")
_EAST: Final = 0
_WEST: Final = 3
_EDGE: Final = ((HERE, THERE),)


class StepsAsked(Question, frozen=True, kw_only=True):
    """What does a step from one field to the next cost?"""

    mover: Mover = "warrior"
    origin: Ground = msgspec.field(default="lowland", name="from")
    to: Ground = "lowland"
    over: Annotated[tuple[Crossed, ...], msgspec.Meta(max_length=9)] = ()
    carried_by: Carriers = "warriors"


def _steps(asked: StepsAsked) -> Answer:
    scene = _between(asked)
    moved = put_mover(scene, asked.mover, HERE, asked.carried_by)
    index = scene.index()
    return {"steps": _price(index, moved, index.ground.number[THERE]) or None}


def _between(asked: StepsAsked) -> Scene:
    over = set(asked.over)
    built: dict[str, Any] = {"ramps": _EDGE} if "ramp" in over else {}
    if "moat" in over:
        built["moats"] = _EDGE
    elif over & {"river", "bridge", "damaged_bridge", "dried", "flooded"}:
        built["rivers"] = _EDGE
    if over & {"bridge", "damaged_bridge"}:
        built["bridges"] = _EDGE
    gate: Literal["", "open", "closed"] = (
        "open" if "open_gate" in over else "closed" if "closed_gate" in over else ""
    )
    if over & {"wall", "double_wall", "open_gate", "closed_gate"}:
        built["walls"] = (BuiltWall(THERE, "W", gate),)
    if "double_wall" in over:
        built["walls"] = (*built["walls"], BuiltWall(HERE, "E"))
    if over & {"tower_wall", "tower_open_gate"}:
        gates = ({"side": "W", "state": "open"},) if "tower_open_gate" in over else ()
        tower = {"field": THERE, "foundation": True, "gates": gates}
        built["towers"] = (msgspec.convert(tower, BuiltTower),)
    scene = Scene({HERE: soil(asked.origin), THERE: soil(asked.to)}, **built)
    pair = (scene.ground.number[HERE], scene.ground.number[THERE])
    scene.works = scene.works.but(
        damaged=(pair,) if "damaged_bridge" in over else (),
        dried=(pair,) if "dried" in over else (),
        flooded=(pair,) if "flooded" in over else (),
    )
    return scene


def _price(index: Index, mover: list[Figure], to: int) -> int:
    """0: it cannot make this step, however many it has."""
    first = mover[0]
    if transport.is_device(first):
        is_barred = transport.why_no_way(index, first, mover[1:], to)
        return 0 if is_barred else transport.price_of_step(index, mover[1:], first.field, to)
    # It is the horses of a chariot that go there; what they can enter their gait says.
    if first.kind != "wagon" and any(index.rules.may_stay(index, each, to) for each in mover):
        return 0
    return index.price(index.rules.gait(index, first), index.ground.number[HERE], to)


def put_mover(scene: Scene, mover: Mover, field: str, carried_by: Carriers = "warriors") -> list[Figure]:
    """All that move there together, whose steps are asked for first."""
    if mover == "rider":
        horse = scene.put("light-horse", field)
        return [scene.put("axe", field, on=horse.id), horse]
    if mover == "horse_led":
        man = scene.put("axe", field)
        return [man, scene.put("light-horse", field, led_by=man.id)]
    if mover == "phalanx":
        number = scene.form(_EAST)
        return [scene.put("axe", field, phalanx=number) for _ in range(MEN)]
    if mover == "chariot":
        return put_chariot(scene, field, team.MOST_HORSES)
    if mover == "elephant":
        elephant = scene.put("elephant", field)
        return [elephant, scene.put("axe", field, on=elephant.id)]
    if mover == "elephant_led":
        man = scene.put("axe", field)
        return [man, scene.put("elephant", field, led_by=man.id)]
    if mover in _DEVICES:
        kind = word(mover)
        needed = KINDS[kind].hands
        hands = ["axe"] * needed if carried_by == "warriors" else ["axe", *["light-horse"] * (needed - 1)]
        return [scene.put(kind, field, pole=_WEST), *(scene.put(each, field) for each in hands)]
    return [scene.put("axe", field)]


def put_chariot(scene: Scene, field: str, horses: int) -> list[Figure]:
    """Its pole field is the one that is named."""
    wagon = scene.put("wagon", scene.beside(field, _WEST), pole=_EAST)
    crew = scene.put("axe", scene.beside(field, _WEST), on=wagon.id)
    return [wagon, crew, *(scene.put("light-chariot-horse", field, harness=wagon.id) for _ in range(horses))]


# Steps in a round


class AllowanceAsked(Question, frozen=True, kw_only=True):
    """How many steps has it in a round?"""

    mover: Mover | Literal["magician", "mortal_magician"] = "warrior"
    where: Literal["open", "in_forest", "forest_edge", "in_tower", "tower_edge", "tower_to_tower"] = "open"
    leading: Annotated[int, msgspec.Meta(ge=0, le=riding.MOST_LED_RIDING)] = 0
    horses: Annotated[int, msgspec.Meta(ge=0, le=team.MOST_HORSES)] = team.MOST_HORSES
    backwards: bool = False
    carried_by: Carriers = "warriors"
    doubled: bool = False

    def check(self) -> None:
        if self.leading and self.mover != "rider":
            raise BadQuestion("Only riders lead so.")
        if self.backwards and self.mover != "chariot":
            raise BadQuestion("Only chariots go backwards.")


# Edges of forest that are crossed, and steps inside it.
_WOODS: Final = {"in_forest": (0, 1), "forest_edge": (1, 0)}
_RIMS: Final = {"in_tower": {"n"}, "tower_to_tower": {"n"}, "tower_edge": {"i"}}


def _allowance(asked: AllowanceAsked) -> Answer:
    spell = "doubled" if asked.doubled else ""
    woods = _WOODS.get(asked.where, (0, 0))
    rims: set[str] = _RIMS.get(asked.where, set())
    match asked.mover:
        case "magician":
            # A17.3h: no spell works on him.
            return {"steps": hovering.STEPS}
        case "rider":
            horses = [Figure(each, "light-horse", MINE, 0, spell=spell) for each in range(asked.leading + 1)]
            most = paced(horses[0], slowly.most_ridden(rims))
            return {"steps": min(riding.budget(horses)[woods], most)}
        case "elephant":
            # A11.1h: no ridden elephant comes to a tower.
            elephant = Figure(1, "elephant", MINE, 0, spell=spell)
            return {"steps": None if rims else striding.budget(elephant)[woods]}
        case "phalanx" if asked.where != "open":
            # A6.1h, A11.1h
            return {"steps": None}
        case "chariot":
            return {"steps": _of_chariot(asked, spell)}
    return {"steps": _of_others(asked, spell)}


def _of_chariot(asked: AllowanceAsked, spell: str) -> int | None:
    # A8.1i
    if asked.where in _WOODS:
        return None
    scene = Scene()
    wagon, *_ = put_chariot(scene, HERE, asked.horses)
    scene.figures = [each.but(spell=spell) for each in scene.figures]
    wagon = wagon.but(spell=spell)
    if asked.backwards:
        return paced(wagon, driving.BACKWARDS)
    left = driving.steps_left(scene.index(), wagon)
    return min(left, paced(wagon, slowly.MOST_DRIVEN)) if asked.where in _RIMS else left


def _of_others(asked: AllowanceAsked, spell: str) -> int:
    scene = Scene()
    if asked.mover == "mortal_magician":
        moved = [scene.put("mortal-magician", HERE)]
    else:
        moved = put_mover(scene, asked.mover, HERE, asked.carried_by)  # type: ignore[arg-type]
    scene.figures = [each.but(spell=spell) for each in scene.figures]
    first, *others = (each.but(spell=spell) for each in moved)
    if transport.is_device(first):
        return paced(first, transport.most_steps(others))
    index = scene.index()
    return index.rules.steps_left(index, first)


ASKED: Final[Family] = {"steps": (StepsAsked, _steps), "allowance": (AllowanceAsked, _allowance)}
