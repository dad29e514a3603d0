"""Which question belongs to whom. All answers come from the code that the game itself plays by."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.armageddon.ask import (
    beasts,
    duel,
    life,
    magic,
    movement,
    numbers,
    onager,
    pouring,
    sea,
    shots,
    sieges,
    stay,
)
from hexenkessel.games.armageddon.ask.questions import Answer, BadQuestion, Family, shortened


class _Kind(msgspec.Struct):
    """As much of a question as is needed to know which one it is."""

    ask: str


def answer(question: bytes) -> Answer:
    """Answer one question in JSON. Whatever is wrong with it, this says so and does not raise."""
    try:
        kind = msgspec.json.decode(question, type=_Kind).ask
        if kind not in _FAMILIES:
            raise BadQuestion(f"There is no question {shortened(kind)}; there are {', '.join(_FAMILIES)}.")
        shape, respond = _FAMILIES[kind]
        said = msgspec.json.decode(question, type=shape)
        said.check()
        return respond(said)
    except BadQuestion as problem:
        return {"error": str(problem)}
    except msgspec.ValidationError as problem:
        return {"error": f"The question does not fit: {problem}."}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {"error": "This is not a question in JSON."}


_FAMILIES: Final[Family] = {
    **duel.ASKED,
    **shots.ASKED,
    **movement.ASKED,
    **stay.ASKED,
    **sea.ASKED,
    **magic.ASKED,
    **beasts.ASKED,
    **sieges.ASKED,
    **life.ASKED,
    **onager.ASKED,
    **pouring.ASKED,
    **numbers.ASKED,
}
