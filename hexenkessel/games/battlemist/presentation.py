"""How Battlemist shows itself: what follows from a view, what choices mean, what a terminal draws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.games.battlemist.meaning import cards, economy, war
from hexenkessel.games.battlemist.meaning.scene import Scene, Words, scene_of
from hexenkessel.games.battlemist.screen import ShownView, shown
from hexenkessel.games.battlemist.terminal.attempts import attempts
from hexenkessel.games.battlemist.terminal.picture import DRAWINGS, draw
from hexenkessel.games.battlemist.terminal.ranking import rank
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Argument, Scalar
from hexenkessel.kernel.presentation import Presentation
from hexenkessel.kernel.step import Prompt

TELLERS: Final[Mapping[type[Action], Callable[[Any, Scene], Words | None]]] = MappingProxyType(
    {**cards.TELLERS, **economy.TELLERS, **war.TELLERS}
)
"""For each kind of action what its message is told, or None where there is nothing to say."""

SEATS: Final = frozenset(
    {"seat", "seats", "victim", "partner", "to_seat", "attacker", "defender", "conqueror", "foe"}
)
"""What messages call the arguments in which a seat stands."""


class BattlemistPresentation(Presentation[BattlemistView]):
    """What people see of Battlemist."""

    drawings = DRAWINGS
    # What begins something new, and what a battle comes to.
    line_events = frozenset({"round", "event", "order", "battle", "combat-round", "upkeep-paid"})

    def shown(self, view: BattlemistView) -> ShownView:
        return shown(view)

    def describe(self, view: BattlemistView, action: Action) -> Prompt | None:
        """The message `action-<verb>` with what it needs to know."""
        tell = TELLERS.get(type(action))
        if tell is None or view.observer is None:
            return None
        words = tell(action, scene_of(view, view.observer))
        return None if words is None else Prompt(f"action-{action.verb}", words)

    def in_words(self, view: BattlemistView, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
        """Messages are told of seats, people speak of races, once they are chosen."""
        if "race" in args:
            return args  # it is being chosen right now

        def race_of(seat: Scalar) -> Scalar:
            return (view.players[seat].race or seat) if isinstance(seat, int) else seat

        def named(value: Argument) -> Argument:
            return tuple(map(race_of, value)) if isinstance(value, tuple) else race_of(value)

        return {name: named(value) if name in SEATS else value for name, value in args.items()}

    def draw(self, view: BattlemistView, drawing: str = "", width: int = 100) -> str:
        return draw(view, drawing, width)

    def rank(self, view: BattlemistView, action: Action) -> int:
        return rank(view, action)

    def attempts(self, view: BattlemistView, piece: str) -> Iterable[Action]:
        return attempts(view, piece)
