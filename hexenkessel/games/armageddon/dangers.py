"""A5.2f to A5.2l: ground on which one can perish, and rolling for life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexenkessel.games.armageddon.actions import Assign
from hexenkessel.games.armageddon.figures import differ
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep, kill
from hexenkessel.games.armageddon.rolling import Throw, is_enough, throw
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index

PROTECTION: Final = 6  # A5.2g


class Dangers(ArmageddonStep, frozen=True, tag="dangers"):
    """A5.2g: before he moves, a player rolls once for every dangerous field on which he has figures."""

    is_calm: ClassVar[bool] = True

    seat: Seat
    fields: tuple[Field, ...] | None = None  # those still to be rolled for; None: not looked for yet

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        fields = self.fields
        if fields is None:
            # A5.2i: every player for himself, when his turn comes.
            fields = tuple(
                field
                for field in sorted(index.on_field)
                if index.ground.danger[field] and index.rules.endangered(index, self.seat, field)
            )
        if not fields:
            change.pop()
            return
        field = fields[0]
        change.replace(Dangers(self.seat, fields[1:]))
        danger = index.ground.danger[field] or "thirst"
        roll = throw(change, Throw("protection", self.seat, field=field, cause=danger))
        is_safe = is_enough(index, roll, PROTECTION)
        change.tell(
            "protected" if is_safe else "unprotected",
            seat=self.seat,
            field=index.name(field),
            danger=danger,
            roll=roll,
        )
        if not is_safe:
            # A5.2h: each of his figures there rolls for its life.
            who = index.rules.endangered(index, self.seat, field)
            alone = [figure.id for figure in who if index.rules.rolls_alone(index, figure)]
            change.push(
                LifeRolls(self.seat, tuple(figure.id for figure in who if figure.id not in alone), danger)
            )
            change.push(*(LifeRolls(self.seat, (each,), danger) for each in alone))


class LifeRolls(ArmageddonStep, frozen=True, tag="life-rolls"):
    """A5.2j, A5.2k: one roll for each, and after each roll its player says for whom it counted."""

    answers: ClassVar[tuple[type[Action], ...]] = (Assign,)

    seat: Seat
    figures: tuple[FigureId, ...]
    cause: str
    roll: int = 0  # 0: not rolled yet

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        if not self.roll:
            return ()
        return (self.seat,) if self._has_choice(position) else ()

    def _has_choice(self, position: ArmageddonPosition) -> bool:
        index = position.state.index
        return differ(index, (index.figures[each] for each in self.figures if each in index.figures))

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-life-rolls", {"roll": self.roll, "cause": self.cause})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Assign(each) for each in self.figures if each in position.state.figures]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        # A5.2k: it counts for one of those who roll for life there.
        return Refusal("A5.2k") if isinstance(action, Assign) else NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Assign)
        self._settle(change, action.figure)

    def run(self, change: ArmageddonChange) -> None:
        waiting = [each for each in self.figures if each in change.state.figures]
        if not waiting:
            change.pop()
        elif not self.roll and (doomed := self._without_a_roll(change.state.index, waiting)):
            who, result = doomed
            left = tuple(each for each in waiting if each != who)
            change.replace(LifeRolls(self.seat, left, self.cause))
            self._tell(change, "fate", change.state.figures[who], result=result)
            self._befalls(change, who, result)
        elif not self.roll:
            # A5.2k: for whom it counts is said afterwards.
            alone = waiting[0] if len(waiting) == 1 else 0
            where = change.state.figures[waiting[0]].field
            roll = throw(change, Throw("life", self.seat, alone, where, self.cause))
            change.replace(LifeRolls(self.seat, tuple(waiting), self.cause, roll))
        else:
            self._settle(change, waiting[0])

    def _settle(self, change: ArmageddonChange, who: FigureId) -> None:
        figure = change.state.figures[who]
        index = change.state.index
        # What comes of it may bring steps of its own, so this one is made ready for the next roll first.
        left = tuple(each for each in self.figures if each != who)
        change.replace(LifeRolls(self.seat, left, self.cause))
        result = index.rules.rolled(index, figure, self.cause, self.roll)
        self._tell(change, "life", figure, roll=self.roll, result=result)
        self._befalls(change, who, result)

    def _without_a_roll(self, index: Index, waiting: list[FigureId]) -> tuple[FigureId, str] | None:
        """The first of them for whom no die is needed, and what becomes of him."""
        fates = ((each, index.rules.fate(index, index.figures[each], self.cause)) for each in waiting)
        return next(((who, result) for who, result in fates if result is not None), None)

    def _tell(self, change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
        where = change.state.index.name(figure.field)
        change.tell(
            key, seat=self.seat, figure=figure.id, kind=figure.kind, field=where, cause=self.cause, **more
        )

    def _befalls(self, change: ArmageddonChange, who: FigureId, result: str) -> None:
        figure, rules = change.state.figures[who], change.state.index.rules
        if result == "dies":
            kill(change, who, self.cause)
        rules.befell(change, figure, self.cause, result)
        end_if_won(change, "now")
