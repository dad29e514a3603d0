"""A2.4a: the first part of a turn, in which a player moves what he wants, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.actions import End, Fight
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.part import Part, has_blows, meddle, strike
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index


class Movement(Part, frozen=True, tag="movement"):
    """A2.3e, A2.3f, A2.3h: all, some or none of the figures, one step after the other, in any order.

    A2.4x: until the first blow or shot, which ends it as well, all can be taken back: no die has fallen.
    Orders to several figures at once may be given but are not listed: there are too many of them.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Fight, End)

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self.seat in position.state.living else ()

    def is_open(self, position: ArmageddonPosition, seat: Seat) -> bool:
        return True

    def of_figure(self, index: Index, figure: Figure) -> list[Action]:
        rules = index.rules
        said = rules.moves_of(index, figure) + rules.blows_of(index, figure)
        return said + rules.anytime_of(index, figure) if rules.has_meddlers else said

    def at_large(self, index: Index, seat: Seat) -> list[Action]:
        rules = index.rules
        said = rules.moves_at_large(index, seat) + rules.blows_at_large(index, seat)
        said += rules.anytime_at_large(index, seat)
        return [*said, Fight(), End()] if has_blows(index, seat) else [*said, End()]

    def check(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        index = position.state.index
        if isinstance(action, End):
            return None
        if isinstance(action, Fight):
            # A2.4d: there is nobody whom anybody could reach.
            return None if has_blows(index, seat) else Refusal("A2.4d", {"figure": 0})
        rules = index.rules
        chapter = rules.mover(action) or rules.striker(action) or rules.meddler(action)
        return NOT_AN_ANSWER if chapter is None else chapter.forbids(index, seat, action)

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        rules = change.state.index.rules
        if chapter := rules.mover(action):
            rules.sets_out(change, seat, action)
            chapter.do(change, seat, action)
            end_if_won(change, "now")
            return
        if meddle(change, seat, action):
            return
        change.pop()
        rules.moving_ends(change, seat)
        if isinstance(action, End):
            change.pop()
        elif not isinstance(action, Fight):
            # A2.4b: from the first blow on nobody moves.
            strike(change, seat, action)
