"""The presentation of a game: what screens are sent, what choices mean, what a terminal draws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.seats import Observer
from hexenkessel.kernel.step import Prompt

V = TypeVar("V")

_encode: Final = msgspec.json.Encoder().encode


class Presentation(Generic[V]):
    """The presentation of a game, which it may give besides its rules. Everything has a default, and
    everything follows from a view, so that nobody learns from it what he may not know."""

    shelf: ClassVar[int] = 100  # in lists of games the lowest comes first: it is what newcomers are shown
    drawings: ClassVar[tuple[str, ...]] = ()  # what `draw` shows by name; message key: drawing-<name>
    line_events: ClassVar[frozenset[str]] = frozenset()  # told on a line of their own, not within a paragraph

    # What a screen is sent

    def shown(self, view: V) -> V:
        """A view as a screen is sent it: perhaps with what follows from it, as a screen knows no rules."""
        return view

    def about(self, view: V, pick: Pick) -> Any:
        """More of a thing pointed at than the view tells, in a form of the game's own; or None."""
        return None

    # What is said of a choice, and by which names

    def describe(self, view: V, action: Action) -> Prompt | None:
        """The meaning of an action in this view, as a message; None if it speaks for itself."""
        return None

    def meanings(self, view: V, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        """The meanings of several actions; a game may look up once what they have in common."""
        return [self.describe(view, action) for action in actions]

    def cautions(self, view: V, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        """Confirmations: what to ask somebody before he does each of these, as a message; None: nothing.

        For what gives something away for good without a die falling, and is easily done by mistake.
        """
        return (None,) * len(actions)

    def in_words(self, view: V, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
        """The arguments of a message in the words of this table: a seat by the race it has chosen, say."""
        return args

    # What a terminal shows

    def draw(self, view: V, drawing: str = "", width: int = 100) -> str:
        """The view as plain text, so many columns wide or 80: what matters now, or one of `drawings`."""
        return msgspec.json.format(_encode(view), indent=2).decode()

    def rank(self, view: V, action: Action) -> int:
        """The sort key of a choice among those with the same verb: lowest first, 0 in a row of its own."""
        return 1

    def attempts(self, view: V, piece: str) -> Iterable[Action]:
        """Guesses at what somebody wants who names a piece that no choice has: their refusals tell why."""
        return ()


class Views(Generic[V]):
    """The views of one position for several observers, each made once.

    A game may let them share what all of them know, and what is written of it.
    """

    def __init__(self, see: Callable[[Observer], V], show: Callable[[V], object]) -> None:
        self._see = see
        self._show = show
        self._seen: dict[Observer, V] = {}

    def of(self, observer: Observer) -> V:
        """The view of this observer."""
        if (view := self._seen.get(observer)) is None:
            view = self._seen[observer] = self._see(observer)
        return view

    def written(self, observer: Observer) -> msgspec.Raw:
        """The JSON of this observer's view, as his screen is sent it."""
        return msgspec.Raw(_encode(self._show(self.of(observer))))
