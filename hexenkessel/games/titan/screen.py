"""A view as a screen is sent it: what seldom changes, and all see alike, is not written for each anew."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.titan.view import TitanView

# What was written before, by the id of what it says; that is kept beside it, so that no other gets its id.
_writings: Final[dict[int, tuple[object, msgspec.Raw]]] = {}
_MOST_WRITINGS: Final = 1024


def on_screen(view: TitanView) -> TitanView:
    """It reads the same when it is written."""
    return msgspec.structs.replace(
        view,
        options=_written(view.options),
        players=_written(view.players),
        legions=_written(view.legions),
        stacks=_written(view.stacks),
        lost=_written(view.lost),
    )


def _written(part: object) -> msgspec.Raw:
    found = _writings.get(id(part))
    if found is None:
        if len(_writings) >= _MOST_WRITINGS:
            _writings.clear()
        found = _writings[id(part)] = part, msgspec.Raw(msgspec.json.encode(part))
    return found[1]
