"""Questions about arrows: what a bow must roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.fighters import Fighter, FighterKind, FightingSpell, Over, put
from hexenkessel.games.armageddon.ask.questions import Answer, BadQuestion, Distance, Family, Question
from hexenkessel.games.armageddon.ask.scene import FLAT, MINE, THEIRS, Scene
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import FARTHEST, shot_number, why_not_aim
from hexenkessel.games.armageddon.field import Loophole
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import SIDES, FieldName, Terrain

Speed: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]
Origin: TypeAlias = Literal["foot", "horse", "wagon", "elephant", "platform", "loophole", "water"]
Cover: TypeAlias = Literal[
    "forest",
    "loophole",
    "open_gate",
    "tower",
    "battlements",
    "tortoise",
    "siege_tower",
    "longship",
    "sailing_ship",
    "raft",
    "elephant",
    "wagon",
]
_SHIPS: Final = ("longship", "sailing_ship", "raft")
# One level step above the ground.
_HIGH: Final = frozenset({"platform", "battlements", "siege_tower", "elephant", *_SHIPS})
_BOW_FIELD: Final[FieldName] = "1/23"  # the first of a row of eight
_EAST: Final = 0
_WEST: Final = 3


class ShotAsked(Question, frozen=True, kw_only=True):
    """What must a bow roll at least?"""

    distance: Distance = 2
    up: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    origin: Origin = msgspec.field(default="foot", name="from")
    speed: Speed = 0
    target: FighterKind = "axe"
    over: Over = "front"
    covers: Annotated[tuple[Cover, ...], msgspec.Meta(max_length=12)] = msgspec.field(default=(), name="in")
    target_speed: Speed = 0
    swims: bool = False
    melee: bool = True
    bow_spell: FightingSpell | None = None
    target_spell: FightingSpell | None = None

    @property
    def on_water(self) -> bool:
        return self.swims or any(each in _SHIPS for each in self.covers)

    @property
    def is_high(self) -> bool:
        return not _HIGH.isdisjoint(self.covers)

    def check(self) -> None:
        if sum(each in _SHIPS for each in self.covers) > 1:
            raise BadQuestion("Nobody is on two ships.")
        if self.swims and self.covers:
            raise BadQuestion("Who swims is in nothing else.")


class _Base(NamedTuple):
    """The levels of the fields of both."""

    bow: int
    target: int


def _shot(asked: ShotAsked) -> Answer:
    # A4.2c: where they could fight there is no shot. A4.2d: it is too far.
    if asked.distance > FARTHEST or (asked.distance <= 1 and asked.melee):
        return {"number": None}
    if asked.distance == 0:
        return {"number": None}
    index, bow, target = _battlefield(asked, _base_of(asked))
    return {"number": None if why_not_aim(index, bow, target) else shot_number(index, bow, target)}


def _base_of(asked: ShotAsked) -> _Base:
    """Ground that is so high that the target is as many levels above the bow as asked."""
    is_bow_high = asked.origin in ("platform", "elephant")
    for base in _bases(asked):
        if base.target + asked.is_high - base.bow - is_bow_high == asked.up:
            return base
    raise BadQuestion(f"No ground makes {asked.up} levels of that.")


def _bases(asked: ShotAsked) -> Iterator[_Base]:
    solid = range(1, len(FLAT))
    for bow in (0,) if asked.origin == "water" else solid:
        for target in (0,) if asked.on_water else (1,) if "forest" in asked.covers else solid:
            yield _Base(bow, target)


def _battlefield(asked: ShotAsked, base: _Base) -> tuple[Index, Figure, Figure]:
    row = [f"1/{number}" for number in range(23, 31)]
    field = row[asked.distance]
    terrain: dict[FieldName, Terrain] = {}
    if 0 in base:
        # Nothing rises between them, and a ship has room.
        terrain = dict.fromkeys(row[1:], "water")
    terrain[_BOW_FIELD], terrain[field] = FLAT[base.bow], FLAT[base.target]
    if "forest" in asked.covers:
        terrain[field] = "forest"
    scene = Scene(terrain, **_built(asked, field))
    bow = _put_bow(scene, asked)
    target = _put_target(scene, asked, field)
    # A10.3e: somebody there has shot out of it, so he can be answered.
    place = scene.ground.number[field]
    exposed = tuple(Loophole(place, side, THEIRS) for side in range(6))
    return scene.index(loopholes=exposed), bow, target


def _built(asked: ShotAsked, field: FieldName) -> dict[str, Any]:
    walls, towers = [], []
    if asked.origin == "loophole":
        walls.append(BuiltWall(_BOW_FIELD, "E"))
    if asked.origin == "platform":
        towers.append(BuiltTower(_BOW_FIELD, foundation=True))
    if "battlements" in asked.covers or "tower" in asked.covers:
        towers.append(BuiltTower(field, foundation=True))
    elif "loophole" in asked.covers or "open_gate" in asked.covers:
        walls += [
            BuiltWall(field, side, "open" if "open_gate" in asked.covers else "") for side in SIDES[2:5]
        ]
    # Where they are beside each other and cannot fight.
    rivers = () if asked.melee else ((_BOW_FIELD, "1/24"),)
    return {"walls": tuple(walls), "towers": tuple(towers), "rivers": rivers}


def _put_bow(scene: Scene, asked: ShotAsked) -> Figure:
    name = f"{_BOW_FIELD}+1" if asked.origin == "platform" else _BOW_FIELD
    if asked.origin == "elephant":
        elephant = scene.put("elephant", name)
        return scene.put("bow", name, spell=asked.bow_spell or "", on=elephant.id)
    if asked.origin == "water":
        return scene.put("bow", name, spell=asked.bow_spell or "", swims=1)
    who = Fighter(
        "bow",
        horse="light" if asked.origin == "horse" else None,
        wagon=asked.origin == "wagon",
        spell=asked.bow_spell,
    )
    # A8.2b: only what stands still has no back.
    return put(scene, who, name, MINE, _EAST, speed=asked.speed)


def _put_target(scene: Scene, asked: ShotAsked, field: FieldName) -> Figure:
    spell = asked.target_spell or ""
    on = 0
    name = field
    for ship in _SHIPS:
        if ship in asked.covers:
            scene.put(ship.replace("_", "-"), field, THEIRS, pole=_WEST)
            name = f"{field}+1"
    if "battlements" in asked.covers:
        name = f"{field}+1"
    if "tortoise" in asked.covers:
        # Its open front towards the bow.
        scene.put("tortoise", field, THEIRS, pole=_WEST)
    if "siege_tower" in asked.covers:
        scene.put("siege-tower", field, THEIRS, pole=_WEST)
        name = f"{field}+1"
    if "elephant" in asked.covers:
        on = scene.put("elephant", name, THEIRS).id
    if asked.swims:
        return scene.put(asked.target.replace("_", "-"), field, THEIRS, spell=spell, swims=1)
    who = Fighter(asked.target, wagon="wagon" in asked.covers, over=asked.over, spell=asked.target_spell)
    who.check()
    if on:
        return scene.put(asked.target.replace("_", "-"), name, THEIRS, spell=spell, on=on)
    return put(scene, who, name, THEIRS, _WEST, speed=asked.target_speed)


ASKED: Final[Family] = {"shot": (ShotAsked, _shot)}
