"""Views as screens are sent them: what all see alike is written once, and what seldom changes is kept."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.games.gods.view import GodsView, Viewer
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.presentation import Views
from hexenkessel.kernel.seats import Observer

_encode: Final = msgspec.json.Encoder().encode

# Where something is left open that not all see alike. No JSON has this letter, which a string would escape.
_GAP: Final = msgspec.Raw(b"\0")

# What was written before, by the id of what it says; that is kept beside it, so that no other gets its id.
_writings: Final = BoundedCache[int, tuple[object, msgspec.Raw]](2048)


class Screens(Views[GodsView]):
    """One position for all who look at it."""

    def __init__(self, position: GodsPosition) -> None:
        self._viewer = Viewer(position)
        super().__init__(self._viewer.of, lambda view: view)
        self._frame: tuple[bytes, ...] | None = None

    def written(self, observer: Observer) -> msgspec.Raw:
        viewer = self._viewer
        if self._frame is None:
            self._frame = _frame_of(viewer.known_to_all)
        start, until_armies, until_sights, until_offers, until_steps, end = self._frame
        parts = (
            start,
            _encode(observer),
            until_armies,
            viewer.written_armies(observer),
            until_sights,
            _encode(viewer.sights(observer)),
            until_offers,
            _encode(viewer.offers(observer)),
            until_steps,
            _encode(viewer.steps(observer)),
            end,
        )
        return msgspec.Raw(b"".join(parts))


def _frame_of(view: GodsView) -> tuple[bytes, ...]:
    """The view with gaps for its observer, his armies and sights, the offers and the steps."""
    frame = msgspec.structs.replace(
        view,
        observer=_GAP,
        options=_written(view.options),
        players=tuple([_written(player) for player in view.players]),
        armies=_GAP,
        sights=_GAP,
        towers=_written(view.towers),
        offers=_GAP,
        steps=_GAP,
    )
    return tuple(_encode(frame).split(b"\0"))


def _written(part: object) -> msgspec.Raw:
    """The JSON of something that is often the same thing from one position to the next."""
    found = _writings.recall(id(part)) or _writings.keep(id(part), (part, msgspec.Raw(_encode(part))))
    return found[1]
