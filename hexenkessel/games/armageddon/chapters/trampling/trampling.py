"""8.3, 9.4: blow by blow on an over-occupied field, until there is room for those who are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from hexenkessel.games.armageddon.chapters.ch02_warriors import duel
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.actions import Defend, Trample
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.figures import Figure, differ
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

NOBODY = -1  # whose turn it is to defend when what is left is nobody's


class Trampling(ArmageddonStep, frozen=True, tag="trampling"):
    """A8.3c, A9.4f: at once, during the movement, and no action.

    A8.3d: when there is room again, what is left of the movement goes on. A8.3e: so it may be another field's
    turn, as long as there are steps.

    Who tramples is said by their player, who defends by the players of the trampled (A8.3h), one figure each
    in turn (A8.3k). Where nobody has a choice nobody is asked.
    """

    is_tumult: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Trample, Defend)

    seat: Seat  # whose the tramplers are
    field: Field
    came_from: Field  # A8.3m: over which side they came
    tramplers: tuple[FigureId, ...]
    riders: tuple[FigureId, ...] = ()  # who rides them
    chosen: FigureId = 0  # the trampler of the next blow
    last: Seat | None = None  # who defended last

    # Who is there

    def _tramplers(self, index: Index) -> list[Figure]:
        return [index.figures[each] for each in self.tramplers if each in index.figures]

    def _victims(self, index: Index) -> list[Figure]:
        """A8.3l, A9.4j: friend and foe."""
        return [
            figure
            for figure in index.at(self.field)
            if figure.id not in self.tramplers and crowding.can_be_trampled(index, figure)
        ]

    def _defenders(self, index: Index) -> tuple[Seat, list[Figure]]:
        """A8.3k: whose turn it is to defend, and with whom he can."""
        victims = self._victims(index)
        order = [*index.field.order, NOBODY]
        start = 0 if self.last is None else order.index(self.last) + 1
        for seat in (*order[start:], *order[:start]):
            mine = [figure for figure in victims if _seat(figure) == seat]
            if mine:
                return seat, mine
        return NOBODY, []

    def _goes_on(self, index: Index) -> bool:
        """A8.3j, A8.3n: only while there are more than there is room for."""
        return (
            crowding.surplus(index, self.field) > 0
            and bool(self._tramplers(index))
            and bool(self._victims(index))
        )

    # What is asked

    def _question(self, position: ArmageddonPosition) -> tuple[Seat, Sequence[Figure]] | None:
        """Who must choose among whom; None: there is nothing to choose."""
        index = position.state.index
        if not self._goes_on(index):
            return None
        tramplers = self._tramplers(index)
        if self._chosen(index) is None and differ(index, tramplers):
            return self.seat, tramplers
        seat, mine = self._defenders(index)
        return (seat, mine) if seat != NOBODY and differ(index, mine) else None

    def _chosen(self, index: Index) -> Figure | None:
        return index.figures.get(self.chosen)

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        question = self._question(position)
        return () if question is None else (question[0],)

    def _is_about_tramplers(self, position: ArmageddonPosition) -> bool:
        question = self._question(position)
        return question is not None and question[1][0].id in self.tramplers

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        args = {"field": position.state.index.name(self.field)}
        return Prompt("prompt-trample" if self._is_about_tramplers(position) else "prompt-defend", {**args})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        question = self._question(position)
        if question is None:
            return []
        verb = Trample if self._is_about_tramplers(position) else Defend
        return [verb(figure.id) for figure in question[1]]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, self.answers):
            return NOT_AN_ANSWER
        # A8.3h: one of his own who are trampled there. A9.4d: one of those who trample there.
        return Refusal("A9.4d" if self._is_about_tramplers(position) else "A8.3h")

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Trample):
            change.replace(msgspec.structs.replace(self, chosen=action.figure))
        elif isinstance(action, Defend):
            bout = self.bout(change.state.index, change.state.figures[action.figure])
            assert bout is not None
            self._blow(change, bout)

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        if bout := self.bout(index):
            self._blow(change, bout)
            return
        change.pop()
        tramplers = self._tramplers(index)
        if tramplers and crowding.surplus(index, self.field) > 0:
            # A12.2d: things are left that nobody can trample.
            harness = tramplers[0].harness
            index.rules.overrun(change, index.figures[harness] if harness else tramplers[0], self.field)
        # A9.4l, A9.4m: the tramplers have fallen, and it is still too crowded.
        if crowding.surplus(index, self.field) > 0 and not tramplers:
            change.push(Scramble(self.field, intruders=self.riders))

    def bout(self, index: Index, victim: Figure | None = None) -> Bout | None:
        """The next blow, if this one defends himself, or whose turn it is; None: there is none."""
        if not self._goes_on(index):
            return None
        trampler = self._chosen(index) or self._tramplers(index)[0]
        # A8.3m, A9.4i: what counts is the side over which it came.
        attacker = trampler.but(field=self.came_from)
        return Bout(attacker, victim or self._defenders(index)[1][0], manner="trample")

    def _blow(self, change: ArmageddonChange, bout: Bout) -> None:
        change.replace(msgspec.structs.replace(self, chosen=0, last=_seat(bout.defender)))
        duel.fight(change, bout)
        end_if_won(change, "now")


def _seat(figure: Figure) -> Seat:
    return NOBODY if figure.owner is None else figure.owner
