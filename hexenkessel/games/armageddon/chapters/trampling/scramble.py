"""8.4, 9.4: too many warriors on a wagon or a field strike at each other until there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from hexenkessel.games.armageddon.chapters.ch02_warriors import duel
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.actions import Sacrifice, Strike
from hexenkessel.games.armageddon.figures import KINDS, Figure, differ, look_of
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def takes_part(index: Index, figure: Figure) -> bool:
    """Who stands on a field where a scramble is."""
    # A17.2z: stone takes no part.
    is_on_foot = figure.is_warrior and not crowding.is_on_elephant(index, figure)
    return is_on_foot and figure.spell != "petrified"


class Scramble(ArmageddonStep, frozen=True, tag="scramble"):
    """A8.4h: those who were there strike first, then the intruders, and so on; it is no action.

    On a wagon the owner's side was there, on a field those who were trampled (A9.4l). Each strikes once when
    the turn of its party comes, at whom its player says; it stops as soon as enough have fallen.
    """

    is_tumult: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Strike, Sacrifice)

    field: Field
    wagon: FigureId = 0  # 0: on the ground
    intruders: tuple[FigureId, ...] = ()
    is_intruders_turn: bool = False
    struck: tuple[FigureId, ...] = ()  # in this turn of the party

    # Who is there

    def _fighters(self, index: Index) -> list[Figure]:
        there = index.riders.get(self.wagon, []) if self.wagon else index.at(self.field)
        return [figure for figure in there if takes_part(index, figure)]

    def _is_crowded(self, index: Index) -> bool:
        if self.wagon:
            return len(index.riders.get(self.wagon, [])) > KINDS["wagon"].seats
        return crowding.surplus(index, self.field) > 0

    def _blows(self, index: Index) -> list[tuple[Figure, Figure]]:
        """Who of the party whose turn it is can still strike at whom."""
        fighters = self._fighters(index)
        return [
            (striker, target)
            for striker in fighters
            if (striker.id in self.intruders) == self.is_intruders_turn
            and striker.id not in self.struck
            and not index.rules.may_stir(index, striker)
            for target in fighters
            if index.field.is_enemy(striker.owner, target.owner)
        ]

    def _asked(self, index: Index) -> tuple[Seat | None, list[Action], bool]:
        """Whose turn it is, what he can say, and whether it makes a difference."""
        if not self._is_crowded(index):
            return None, [], False
        if not self._has_enemies(index):
            return self._surplus(index)
        blows = self._blows(index)
        for seat in index.field.order:
            mine = [(striker, target) for striker, target in blows if striker.owner == seat]
            if mine:
                looks = {(look_of(index, striker), look_of(index, target)) for striker, target in mine}
                return seat, [Strike(striker.id, target.id) for striker, target in mine], len(looks) > 1
        return None, [], False

    def _has_enemies(self, index: Index) -> bool:
        sides = {index.field.sides[each.owner] for each in self._fighters(index) if each.owner is not None}
        return len(sides) > 1

    def _surplus(self, index: Index) -> tuple[Seat | None, list[Action], bool]:
        """A8.4i: there is nobody to strike at; who came last gives up his own."""
        fighters = self._fighters(index)
        came = [figure for figure in fighters if figure.id in self.intruders] or fighters
        seats = [seat for seat in index.field.order if any(figure.owner == seat for figure in came)]
        owner = index.figures[self.wagon].owner if self.wagon else None
        seat = owner if owner in {figure.owner for figure in fighters} else seats[0] if seats else None
        there = (
            fighters
            if self.wagon
            else [each for each in index.at(self.field) if not each.on or each.is_warrior]
        )
        mine = [
            figure
            for figure in there
            if figure.owner == seat and (self.wagon or crowding.can_be_trampled(index, figure))
        ]
        return seat, [Sacrifice(figure.id) for figure in mine], differ(index, mine)

    # What is asked

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        seat, _, is_choice = self._asked(position.state.index)
        return (seat,) if seat is not None and is_choice else ()

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        key = "prompt-scramble" if self._has_enemies(index) else "prompt-sacrifice"
        return Prompt(key, {"field": index.name(self.field)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return self._asked(position.state.index)[1]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, self.answers):
            return NOT_AN_ANSWER
        return Refusal("A8.4h" if self._has_enemies(position.state.index) else "A8.4i")

    def bout(self, index: Index, action: Action | None = None) -> Bout | None:
        """The blow that an answer leads to, or what comes without one; None: it leads to none."""
        if action is None:
            action = next(iter(self._asked(index)[1]), None)
        if not isinstance(action, Strike):
            return None
        # A8.4h: no good-points for attacking, no support.
        return Bout(index.figures[action.figure], index.figures[action.target], manner="scramble")

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if bout := self.bout(change.state.index, action):
            change.replace(msgspec.structs.replace(self, struck=(*self.struck, bout.attacker.id)))
            duel.fight(change, bout)
        elif isinstance(action, Sacrifice):
            figure = change.state.figures[action.figure]
            change.tell(
                "sacrificed",
                seat=seat,
                figure=figure.id,
                kind=figure.kind,
                field=change.state.index.name(figure.field),
            )
            kill(change, figure.id, "surplus")
        end_if_won(change, "now")

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        seat, said, _ = self._asked(index)
        if seat is not None and said:
            self.answer(change, seat, said[0])
        elif self._is_crowded(index) and self._has_enemies(index):
            # The other party's turn.
            is_theirs = not self.is_intruders_turn
            change.replace(msgspec.structs.replace(self, is_intruders_turn=is_theirs, struck=()))
        else:
            change.pop()
