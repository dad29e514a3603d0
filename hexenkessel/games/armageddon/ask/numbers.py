"""Questions whose answer is one of the numbers that the rules are full of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Count,
    Device,
    Elephant,
    Family,
    Horse,
    Question,
    Ship,
    word,
)
from hexenkessel.games.armageddon.chapters.book import BOOK
from hexenkessel.games.armageddon.chapters.ch08_chariot import rolling
from hexenkessel.games.armageddon.chapters.ch10_walls import moats
from hexenkessel.games.armageddon.chapters.ch13_ladders import throwing
from hexenkessel.games.armageddon.chapters.ch14_onager import fire
from hexenkessel.games.armageddon.chapters.ch15_ships import overrun, self_destruction
from hexenkessel.games.armageddon.dangers import PROTECTION
from hexenkessel.games.armageddon.majority import most_of


class NumberAsked(Question, frozen=True, kw_only=True):
    """What must be rolled at least?"""

    of: Literal[
        "fill_moat",
        "throw_ladder",
        "climb_wagon",
        "raft_overrun",
        "protection_roll",
        "fire_arrow",
        "self_destruction",
    ]
    figure: Horse | Elephant | Device | Ship | Literal["wagon"] | None = None

    def check(self) -> None:
        if self.of == "self_destruction" and self.figure is None:
            raise BadQuestion("Whose? The figure is missing.")


_NUMBERS: Final = {
    "fill_moat": moats.FILLING,
    "throw_ladder": throwing.NUMBER,
    "climb_wagon": rolling.CLIMBING,
    "raft_overrun": overrun.CLIMBING,
    "protection_roll": PROTECTION,
    "fire_arrow": fire.FIRE_ROLL,
}


def _number(asked: NumberAsked) -> Answer:
    if asked.of == "self_destruction":
        assert asked.figure is not None
        return {"number": self_destruction.NUMBERS.get(word(asked.figure))}
    return {"number": _NUMBERS[asked.of]}


class MajorityAsked(Question, frozen=True, kw_only=True):
    """Who has more warriors than any other?"""

    warriors: Annotated[tuple[Count, ...], msgspec.Meta(max_length=99)]


def _majority(asked: MajorityAsked) -> Answer:
    return {"decides": most_of({player: many for player, many in enumerate(asked.warriors) if many})}


class NeedsAsked(Question, frozen=True, kw_only=True):
    """Without which others can a chapter not be used?"""

    chapter: (
        Annotated[str, msgspec.Meta(pattern="^(m?0?[2-9]|m?1[0-7])$")]
        | Annotated[int, msgspec.Meta(ge=2, le=17)]
    )


# R-A1.1b: the first section of a chapter is what its parts hang on.
_PARTS: Final = {
    "10.6": "m10.starving",
    "11.4": "m11.pitch",
    "14.3": "m14.effects",
    "14.4": "m14.fire_arrow",
    "15.1": "m15.wind",
    "15.8": "m15.self_destruction",
    "16.2": "m16.eighteen",
}


# They bring the hits of 14.3 along, which have no switch of their own.
SHIPS: Final = 15
HITS: Final = "14.3"


def _needs(asked: NeedsAsked) -> Answer:
    number = int(str(asked.chapter).removeprefix("m"))
    sections = {each.section: each for each in BOOK}
    own = [each for each in BOOK if each.number == number and each.section not in _PARTS]
    if not own:
        raise BadQuestion(f"There is no chapter {number}.")
    needed = {need for each in own for need in each.needs if sections[need].number != number}
    if number == SHIPS:
        needed.discard(HITS)
    # The direct ones: not what others of them need anyway.
    implied = {further for need in needed for further in _all_needs(need)}
    direct = sorted(needed - implied, key=list(sections).index)
    return {"needs": list(dict.fromkeys(_PARTS.get(each, f"m{sections[each].number:02}") for each in direct))}


def _all_needs(section: str) -> set[str]:
    chapter = next(each for each in BOOK if each.section == section)
    return {*chapter.needs, *(further for need in chapter.needs for further in _all_needs(need))}


ASKED: Final[Family] = {
    "number": (NumberAsked, _number),
    "majority": (MajorityAsked, _majority),
    "needs": (NeedsAsked, _needs),
}
