"""Views as screens are sent them: what all see alike is written once, and what seldom changes is kept."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.games.titan.view import TitanView, Viewer
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.presentation import Views
from hexenkessel.kernel.seats import Observer

_encode: Final = msgspec.json.Encoder().encode

# Where something is left open that not all see alike. No JSON has this letter, which a string would escape.
_GAP: Final = msgspec.Raw(b"\0")

# What was written before, by the id of what it says; that is kept beside it, so that no other gets its id.
_writings: Final = BoundedCache[int, tuple[object, msgspec.Raw]](1024)


class Screens(Views[TitanView]):
    """One position for all who look at it."""

    def __init__(self, position: TitanPosition) -> None:
        self._viewer = Viewer(position)
        super().__init__(self._viewer.of, lambda view: view)
        self._frame: tuple[bytes, ...] | None = None

    def written(self, observer: Observer) -> msgspec.Raw:
        if self._frame is None:
            self._frame = _frame_of(self._viewer.known_to_all, has_secrets=self._viewer.is_secretive)
        frame, viewer = self._frame, self._viewer
        parts = [frame[0], _encode(observer), frame[1], viewer.written_legions(observer), frame[2]]
        if viewer.is_secretive:
            parts += [_encode(viewer.steps(observer)), frame[3]]
        return msgspec.Raw(b"".join(parts))


def _frame_of(view: TitanView, *, has_secrets: bool) -> tuple[bytes, ...]:
    """The view with gaps for its observer, his legions and, where they have secrets, the steps."""
    frame = msgspec.structs.replace(
        view,
        observer=_GAP,
        options=_written(view.options),
        players=_written(view.players),
        legions=_GAP,
        stacks=_written(view.stacks),
        lost=_written(view.lost),
        steps=_GAP if has_secrets else view.steps,
    )
    start, _, rest = _encode(frame).partition(b"\0")
    until_legions, _, rest = rest.partition(b"\0")
    until_steps, _, end = rest.partition(b"\0")
    return start, until_legions, until_steps, end


def _written(part: object) -> msgspec.Raw:
    """The JSON of something that is often the same thing from one position to the next."""
    found = _writings.recall(id(part)) or _writings.keep(id(part), (part, msgspec.Raw(_encode(part))))
    return found[1]
