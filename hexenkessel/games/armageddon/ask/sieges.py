"""Questions about hunger and sieges (chapters 10 to 14)."""

from __future__ import annotations

from typing import Final, Literal

from hexenkessel.games.armageddon.ask.life import life_number
from hexenkessel.games.armageddon.ask.questions import Answer, Family, Positive, Question
from hexenkessel.games.armageddon.ask.scene import HERE, Scene
from hexenkessel.games.armageddon.chapters.ch10_walls import hunger


class HungerAsked(Question, frozen=True, kw_only=True):
    """What must be rolled in this round of hunger, and after how many rounds does hunger begin?"""

    round: Positive = 1
    fields: Positive = 1
    spell: (
        Literal["weakened", "strengthened", "invisible", "paralysed", "petrified", "protected", "doubled"]
        | None
    ) = None
    eighteen: bool = False


def _hunger(asked: HungerAsked) -> Answer:
    scene = Scene(eighteen=asked.eighteen)
    man = scene.put("axe", HERE, hunger=asked.round - 1, spell=asked.spell or "")
    return {"number": life_number(scene.index(), man, hunger.HUNGER), "grace": hunger.grace(asked.fields)}


ASKED: Final[Family] = {"hunger": (HungerAsked, _hunger)}
