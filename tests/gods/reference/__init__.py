"""The rules of Gods of Titan read slowly and literally, as the measure for the fast code.

Nothing here looks at the game's own data: board, charts, figures and maps come from the published facts.
"""

from collections.abc import Callable
from typing import Any

from . import armies, charts, moving, points

Question = dict[str, Any]
Answer = dict[str, Any]

_ANSWERS: dict[str, Callable[..., Answer]] = {
    "moves": lambda **rest: {"moves": moving.moves(**rest)},
    "recruits": lambda **rest: {"recruits": charts.recruits(**rest)},
    "price": lambda **rest: {"gems": points.price(rest["for"], rest.get("figure"))},
    "spells": lambda **rest: {"spells": armies.spells(rest["army"], rest["enemy"], rest.get("cast", []))},
    "score": points.score,
    "lords": lambda **rest: {"lords": points.lords(rest["from"], rest["to"])},
    "army": armies.about,
    "advantages": lambda **rest: {"advantages": points.advantages(**rest)},
    "sacrifices": lambda **rest: {"sacrifices": armies.sacrifices(**rest)},
    "god": lambda **rest: {"life": points.god_life(**rest)},
}


def answer(question: Question) -> Answer:
    rest = {key: word for key, word in question.items() if key != "ask"}
    return _ANSWERS[question["ask"]](**rest)
