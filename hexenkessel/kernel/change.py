"""Change: the mutable builder with which one action turns a position into the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from hexenkessel.kernel.dice import Chance, HashedChance
from hexenkessel.kernel.event import Argument, Event, Roll
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.kernel.position import Position
    from hexenkessel.kernel.step import Step

S = TypeVar("S")
T = TypeVar("T")


class Change(Generic[S]):
    """The builder of the next position: steps change `state` and the stack, draw dice, and tell events."""

    __slots__ = ("_chance", "_draws", "before", "events", "outcome", "revealed", "rolls", "state", "steps")

    def __init__(self, position: Position[S], chance: Chance | None = None) -> None:
        self.before = position
        self.state: S = position.state
        self.steps: list[Step[S]] = list(position.steps)
        self.outcome: Outcome | None = position.outcome
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self._draws = 0
        self.revealed = False
        self._chance = chance

    def push(self, *steps: Step[S]) -> None:
        """Do these next, the last one first; what stands below resumes afterwards."""
        self.steps.extend(steps)

    def pop(self) -> None:
        """The step on top is done."""
        self.steps.pop()

    def replace(self, step: Step[S]) -> None:
        """The step on top goes on as this one."""
        self.steps[-1] = step

    def tell(self, key: str, *, to: Sequence[Seat] | None = None, **args: Argument) -> None:
        """Something happened. `to` names the seats that may know; nobody named means everybody."""
        self.events.append(Event(key, args, None if to is None else tuple(to)))

    def reveal(self, key: str, *, to: Sequence[Seat] | None = None, **args: Argument) -> None:
        """The same for something that was a secret until now: from here on there is no undo."""
        self.revealed = True
        self.tell(key, to=to, **args)

    def roll(
        self, purpose: str, count: int = 1, *, sides: int = 6, need: int | None = None
    ) -> tuple[int, ...]:
        """Dice. Their order never matters to a rule; with `need`, only the number of hits does."""
        dice = self._source().roll(purpose, count, sides, need)
        self._draws += 1
        self.rolls.append(Roll(purpose, dice, sides, self._draws))
        return dice

    def shuffle(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        """A hidden draw: it closes undo like a die, but no roll is shown."""
        self.revealed = True
        self._draws += 1
        return self._source().shuffle(purpose, items)

    def _source(self) -> Chance:
        """The source of randomness: that of a search, or the game's own dice once they are needed."""
        if self._chance is None:
            so_far = self.before.number
            self._chance = HashedChance(self.before.setup.dice.key_after(so_far), so_far + 1)
        return self._chance

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome

    def position(self, number: int) -> Position[S]:
        """The next position, frozen."""
        before = self.before
        return type(before)(before.setup, number, tuple(self.steps), self.state, self.outcome)
