"""Questions about rolling for life."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from hexenkessel.games.armageddon.ask.questions import Answer, Elephant, Family, Question
from hexenkessel.games.armageddon.ask.scene import HERE, MINE, Scene
from hexenkessel.games.armageddon.chapters.ch11_towers.pouring import PITCH
from hexenkessel.games.armageddon.chapters.ch13_ladders.throwing import FALL
from hexenkessel.games.armageddon.chapters.ch14_onager.effects import HIT
from hexenkessel.games.armageddon.chapters.ch15_ships.ramming import RAM_FIELD
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.rolling import is_enough

Mortal: TypeAlias = (
    Literal[
        "warrior",
        "hero",
        "horse",
        "phalanx_man",
        "chariot_horse_harnessed",
        "chariot_horse_unharnessed",
        "mortal_magician",
    ]
    | Elephant
)
Spell: TypeAlias = Literal["weakened", "strengthened", "invisible", "paralysed", "petrified", "protected"]
_CAUSES: Final = {
    "onager_hit": HIT,
    "pitch": PITCH,
    "failed_protection_roll": "thirst",
    "fall_from_a_ladder": FALL,
    "ram_field": RAM_FIELD,
}
_KINDS: Final = {
    "warrior": "axe",
    "horse": "light-horse",
    "phalanx_man": "axe",
    "chariot_horse_harnessed": "light-chariot-horse",
    "chariot_horse_unharnessed": "light-chariot-horse",
    "mortal_magician": "mortal-magician",
}
_EVERY_ROLL: Final = range(3, 19)


def life_number(index: Index, figure: Figure, cause: str) -> int | None:
    """What it must roll to survive; 0: nothing, None: no roll saves it."""
    fate = index.rules.fate(index, figure, cause)
    if fate is not None:
        return 0 if fate == "lives" else None
    number = index.rules.life_number(index, figure, cause)
    return number if any(is_enough(index, roll, number) for roll in range(3, 19)) else None


class LifeAsked(Question, frozen=True, kw_only=True):
    """What must it roll to survive?"""

    figure: Mortal = "warrior"
    occasion: Literal["onager_hit", "pitch", "failed_protection_roll", "fall_from_a_ladder", "ram_field"]
    spell: Spell | None = None


def _life(asked: LifeAsked) -> Answer:
    # A9.1e: where a mammoth may be it is cold, and it does not freeze.
    scene = Scene({HERE: "ice-lowland" if asked.figure == "mammoth" else "desert"})
    figure = _put(scene, asked)
    index = scene.index()
    cause = _CAUSES[asked.occasion]
    if not figure.is_warrior:
        # A13.1: animals climb no ladders. A15.7i: on the ram field they are lost.
        if asked.occasion == "fall_from_a_ladder":
            return {"number": 0}
        if asked.occasion == "ram_field":
            return {"number": None}
    if asked.occasion == "failed_protection_roll":
        endangered = index.rules.endangered(index, MINE, figure.field)
        if all(each.id != figure.id for each in endangered):
            return {"number": 0}
    number = life_number(index, figure, cause)
    if not index.rules.rolls_alone(index, figure) or not number:
        return {"number": number}
    # A9.3l: between these two it panics.
    fates = {roll: index.rules.rolled(index, figure, cause, roll) for roll in _EVERY_ROLL}
    lives = min(roll for roll, fate in fates.items() if fate == "lives")
    return {"number": lives, "dead_below": min(roll for roll, fate in fates.items() if fate != "dies")}


def _put(scene: Scene, asked: LifeAsked) -> Figure:
    spell = asked.spell or ""
    kind = _KINDS.get(asked.figure, asked.figure)
    if asked.figure == "phalanx_man":
        return scene.put(kind, HERE, spell=spell, phalanx=scene.form(0))
    if asked.figure == "chariot_horse_harnessed":
        wagon = scene.put("wagon", scene.beside(HERE, 3), pole=0)
        return scene.put(kind, HERE, spell=spell, harness=wagon.id)
    figure = scene.put(kind, HERE, spell=spell)
    if not figure.is_warrior:
        # Somebody by whom it stands, or who rides it.
        scene.put("axe", HERE, on=figure.id if asked.figure in ("elephant", "mammoth") else 0)
    return figure


ASKED: Final[Family] = {"life": (LifeAsked, _life)}
