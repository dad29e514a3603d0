"""A2.4: the second part of a turn, in which a player's figures act, one at a time and in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.actions import End
from hexenkessel.games.armageddon.part import Part, has_blows, meddle, strike
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index


class Combat(Part, frozen=True, tag="combat"):
    """A2.4c, A2.4j, A18.2a: all actions of a turn may be mixed, and several may fight against the same enemy.

    It is over when nobody can act any more, and nothing else is worth waiting for. A2.4m: to defend oneself
    is no action, so nobody is asked for it.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (End,)

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self._is_awaited(position.state.index) else ()

    def _is_awaited(self, index: Index) -> bool:
        return has_blows(index, self.seat) or index.rules.is_awaited(index, self.seat)

    def is_open(self, position: ArmageddonPosition, seat: Seat) -> bool:
        # A17.3f: a spell over several fields may be cast, but is not listed.
        return any(chapter.anytime for chapter in position.state.index.rules.chapters)

    def of_figure(self, index: Index, figure: Figure) -> list[Action]:
        rules = index.rules
        said = rules.blows_of(index, figure)
        return said + rules.anytime_of(index, figure) if rules.has_meddlers else said

    def at_large(self, index: Index, seat: Seat) -> list[Action]:
        rules = index.rules
        return [*rules.blows_at_large(index, seat), *rules.anytime_at_large(index, seat), End()]

    def check(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        index = position.state.index
        if isinstance(action, End):
            return None
        if index.rules.mover(action) is not None:
            # A2.4b: once combat has begun nobody moves.
            return Refusal("A2.4b")
        chapter = index.rules.striker(action) or index.rules.meddler(action)
        return NOT_AN_ANSWER if chapter is None else chapter.forbids(index, seat, action)

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, End):
            change.pop()
        elif not meddle(change, seat, action):
            strike(change, seat, action)
