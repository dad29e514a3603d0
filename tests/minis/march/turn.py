"""The turn: steps and attacks of any pieces in any order."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, ClassVar, Final

import msgspec

from hexenkessel.kernel.action import Action, Pick, PickKind, picks
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.refusal import Reason, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt, Step
from tests.minis.march.field import ARMY, GOALS, NEIGHBOURS, WOODS, Bench, Field, Map, Piece, Square, owner

STEPS: Final = 2
DICE: Final = 3
HITS_TO_KILL: Final = 2


class Go(Action, frozen=True, tag="go"):
    piece: Annotated[Piece, PickKind("piece")]
    square: Annotated[Square, PickKind("square")]


class Attack(Action, frozen=True, tag="attack"):
    piece: Annotated[Piece, PickKind("piece")]
    target: Annotated[Piece, PickKind("piece")]


class Finish(Action, frozen=True, tag="finish"):
    """End the turn."""


class Surrender(Action, frozen=True, tag="surrender"):
    """Give up."""


class CallTime(Action, frozen=True, tag="time"):
    """The host ends the game."""


class Turn(Step[Field], frozen=True, tag="turn"):
    """One seat moves and attacks until it says that it has finished."""

    answers: ClassVar[tuple[type[Action], ...]] = (Go, Attack, Finish, Surrender)
    steps: ClassVar[int] = STEPS  # other versions of the rules have other numbers: `march_versions`
    dice: ClassVar[int] = DICE

    seat: Seat
    number: int = 1  # counts the turns of both sides
    walked: tuple[Piece, ...] = ()  # once for each step, sorted
    struck: tuple[Piece, ...] = ()  # sorted

    def due(self, position: Map) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: Map, seat: Seat) -> Prompt:
        return Prompt("prompt-turn", {"turn": self.number})

    def legal(self, position: Map, seat: Seat) -> list[Action]:
        field, steps = position.state, Counter(self.walked)
        taken = {square: piece for piece, square in field.pieces.items()}
        actions: list[Action] = [Finish()]
        # M2.1a: only the seat whose turn it is moves and attacks, in any order, each piece or none.
        for piece in field.army(seat):
            if piece in self.struck:
                continue
            for square in NEIGHBOURS[field.pieces[piece]]:
                if square not in taken and steps[piece] < self.steps:
                    actions.append(Go(piece, square))
                elif square in taken and owner(taken[square]) != seat:
                    actions.append(Attack(piece, taken[square]))
        return actions

    def first_picks(self, position: Map, seat: Seat) -> tuple[Pick, ...]:
        # Two dozen pieces: the screen asks for the choices of the one that is clicked.
        return tuple(dict.fromkeys(picks(action)[0] for action in self.legal(position, seat)))

    def words_of_the_host(self, position: Map) -> list[Action]:
        # M1.4a: the host may call time between two actions.
        return [CallTime()]

    def asides(self, position: Map, seat: Seat) -> list[Action]:
        # M1.4b: a seat may surrender at any time once a third of its army is lost.
        return [Surrender()] if 3 * len(position.state.army(seat)) <= 2 * ARMY else []

    def why_not(self, position: Map, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Surrender):
            return "M1.4b"
        assert isinstance(action, (Go, Attack))
        pieces = position.state.pieces
        if action.piece not in pieces or owner(action.piece) != seat:
            return Refusal("M2.1a", {"piece": action.piece})
        # M2.3c: an attack ends the turn of its piece.
        if action.piece in self.struck:
            return Refusal("M2.3c", {"piece": action.piece})
        around = NEIGHBOURS[pieces[action.piece]]
        if isinstance(action, Attack):
            # M2.3a: the target is an enemy on one of the four squares around.
            return Refusal("M2.3a", {"piece": action.piece})
        # M2.2a: one step leads to one of the four squares around, never off the field.
        if action.square not in around:
            return Refusal("M2.2a", {"square": action.square})
        # M2.2b: a piece takes at most two steps in a turn.
        if self.walked.count(action.piece) == self.steps:
            return Refusal("M2.2b", {"piece": action.piece})
        # M2.2c: nobody steps on a taken square.
        return Refusal("M2.2c", {"square": action.square})

    def answer(self, change: Bench, seat: Seat, action: Action) -> None:
        match action:
            case Go(piece, square):
                self.go(change, piece, square)
            case Attack(piece, target):
                self.attack(change, piece, target)
            case Finish():
                self.finish(change)
            case Surrender():
                change.tell("surrendered", seat=seat)
                change.end(victory("surrender", 1 - seat, change.state))
            case CallTime():
                change.end(count("time", change.state))

    def go(self, change: Bench, piece: Piece, square: Square) -> None:
        change.state = change.state.moved(piece, square)
        change.tell("went", piece=piece, square=square)
        change.replace(msgspec.structs.replace(self, walked=tuple(sorted((*self.walked, piece)))))
        # M1.3a: a piece on the goal row wins at once.
        if square in GOALS[self.seat]:
            change.end(victory("goal", self.seat, change.state))

    def attack(self, change: Bench, piece: Piece, target: Piece) -> None:
        need = strike_number(change.state, target)
        hits = sum(die >= need for die in change.roll("attack", self.dice, need=need))
        change.tell("attacked", piece=piece, target=target, hits=hits)
        change.replace(msgspec.structs.replace(self, struck=tuple(sorted((*self.struck, piece)))))
        # M2.3d: two hits remove the target; fewer do nothing.
        if hits >= HITS_TO_KILL:
            change.state = change.state.without(target)
            change.tell("fell", piece=target)
        # M1.3b: an army below its breaking point has lost.
        if len(change.state.army(1 - self.seat)) < change.state.options.break_point:
            change.end(victory("broken", self.seat, change.state))

    def finish(self, change: Bench) -> None:
        # M1.3c: after the agreed number of turns the larger army wins; equal ones share the victory.
        if self.number == change.state.options.turns:
            return change.end(count("turns", change.state))
        change.tell("finished", seat=self.seat)
        change.replace(type(self)(1 - self.seat, self.number + 1))


def strike_number(field: Field, target: Piece) -> int:
    # M2.3b: three dice; each four or more is a hit, in woods only a six.
    return 6 if field.pieces[target] in WOODS else 4


def victory(reason: str, winner: Seat, field: Field) -> Outcome:
    return Outcome(reason, (1, 2) if winner == 0 else (2, 1), (len(field.army(0)), len(field.army(1))))


def count(reason: str, field: Field) -> Outcome:
    sizes = (len(field.army(0)), len(field.army(1)))
    return Outcome(reason, rank([(size,) for size in sizes]), sizes)
