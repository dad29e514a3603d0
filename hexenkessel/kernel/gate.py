"""The gate: the one place where actions are checked and applied to a position.

`legal` asks, `play` distrusts, `_apply` trusts: the underscore means "I have checked".
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Pick, Resign
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import OPENING, Chance, HashedChance
from hexenkessel.kernel.event import Event, Roll
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import (
    GAME_IS_OVER,
    NOT_AN_ANSWER,
    NOT_POSSIBLE,
    NOT_YOUR_DECISION,
    Refusal,
    Refused,
    unreadable,
)
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.kernel.text import has_text

S = TypeVar("S")

_MOST_STEPS_PER_ACTION: Final = 10_000
_OFFERED: Final = "offered"  # beside a position, no part of it: the brief decision of each seat


class Decision(msgspec.Struct, frozen=True):
    """A decision: what one seat is asked now, and what it may answer."""

    seat: Seat
    prompt: Prompt
    actions: tuple[Action, ...]  # all that may be chosen, or a useful part of it if `is_open`
    asides: tuple[Action, ...] = ()  # what may be said without being asked
    is_open: bool = False
    is_sealed: bool = False
    # The first clicks of a list that is too long to be sent: what follows one of them is asked for when it is
    # made (`continuing`). None: the list is short.
    first_picks: tuple[Pick, ...] | None = None


class Played(msgspec.Struct, Generic[S], frozen=True):
    """The result of an action: new position, events, rolls, and whether undo is closed."""

    position: Position[S]
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...]
    closes_undo: bool  # a die fell, a secret was seen, or the decision passed to somebody else


def legal(position: Position[S], seat: Seat) -> list[Action]:
    """The legal actions of this seat; empty if it is not asked."""
    if position.outcome is not None or seat not in position.due:
        return []
    return position.steps[-1].legal(position, seat)


def asides(position: Position[S], seat: Seat) -> list[Action]:
    """The asides of this seat or the host: what may be said now without being asked."""
    if position.outcome is not None:
        return []
    step = position.steps[-1]
    return step.words_of_the_host(position) if seat == HOST else step.asides(position, seat)


def continuing(position: Position[S], seat: Seat, pick: Pick) -> list[Action]:
    """The legal actions of this seat that begin with this pick."""
    if position.outcome is not None or seat not in position.due:
        return []
    return position.steps[-1].continuing(position, seat, pick)


def decision(position: Position[S], seat: Seat, *, is_brief: bool = False) -> Decision:
    """The decision of this seat. Raises Refused (K2) if it is not asked anything.

    Brief, as a screen wants it, what comes to the same is there once (`on_screen`), and a list that has
    `first_picks` is left out: it need not even be made. Whole, as a bot wants it, everything is listed and
    there are no first picks. What a screen is offered is remembered until it is answered.
    """
    if seat not in position.due:
        raise Refused(NOT_YOUR_DECISION if position.outcome is None else GAME_IS_OVER)
    if is_brief and (known := offered(position, seat)) is not None:
        return known
    step = position.steps[-1]
    first_picks = step.first_picks(position, seat) if is_brief else None
    actions: tuple[Action, ...] = ()
    if first_picks is None:
        actions = tuple((step.on_screen if is_brief else step.legal)(position, seat))
    asked = Decision(
        seat,
        step.prompt(position, seat),
        actions,
        tuple(step.asides(position, seat)),
        step.is_open(position, seat),
        step.is_sealed,
        first_picks,
    )
    if is_brief:
        offer(position, asked)
    return asked


def offered(position: Position[S], seat: Seat) -> Decision | None:
    """The cached decision of this seat for a screen, if it has been listed and not been answered."""
    known: dict[Seat, Decision] = position.__dict__.get(_OFFERED, {})
    return known.get(seat)


def offer(position: Position[S], asked: Decision) -> None:
    """Remember a brief decision until it is answered; it may have been listed in another process."""
    position.__dict__.setdefault(_OFFERED, {})[asked.seat] = asked


def check(position: Position[S], seat: Seat, action: object) -> Refusal | None:
    """None if the seat may do this now, else the rule that forbids it."""
    if position.outcome is not None:
        return GAME_IS_OVER
    if not isinstance(seat, int) or isinstance(seat, bool) or not HOST <= seat < position.setup.seats:
        return NOT_YOUR_DECISION
    if not isinstance(action, Action):
        return NOT_AN_ANSWER
    # What no line can say never gets in: steps meet only fields of the right type, and a record can hold all.
    if not has_text(action):
        return unreadable("wrong-word")
    if (known := offered(position, seat)) is not None and action in known.actions:
        return None  # a position does not change, and so not what `legal` says of it
    if isinstance(action, Resign):
        return _why_not_resign(position, seat, action)
    step = position.steps[-1]
    if seat == HOST:
        return None if action in step.words_of_the_host(position) else NOT_YOUR_DECISION
    refusal = step.check_aside(position, seat, action)
    if refusal is None or seat not in position.due:
        return refusal
    return step.check(position, seat, action)


def may_read(position: Position[S], seat: Seat, action: Action, observer: Observer) -> bool:
    """May this observer read the very words with which a seat has answered in this position?"""
    readers = position.steps[-1].readers(position, seat, action)
    return readers is None or observer == seat or observer in readers


def play(position: Position[S], seat: Seat, action: Action) -> Played[S]:
    """Check, then apply. Raises Refused, and then nothing has changed."""
    if refusal := check(position, seat, action):
        raise Refused(refusal)
    position.__dict__.pop(_OFFERED, None)  # a history keeps the position
    return _apply(position, seat, action)


def _apply(position: Position[S], seat: Seat, action: Action, chance: Chance | None = None) -> Played[S]:
    """Apply an action that `legal` or `asides` has listed. Searchers may bring their own chance."""
    change = Change(position, chance)
    if isinstance(action, Resign):
        _give_up(change, action.seat)
    else:
        position.steps[-1].apply(change, seat, action)
    return _settle(change, position.number + 1, seat)


def _why_not_resign(position: Position[S], seat: Seat, action: Resign) -> Refusal | None:
    """The refusal of a resignation, if there is one; whether others play on instead, the host knows."""
    if seat != HOST:
        return NOT_YOUR_DECISION
    return None if 0 <= action.seat < position.setup.seats else NOT_POSSIBLE


def _give_up(change: Change[S], loser: Seat) -> None:
    """The other sides have won. Who was out already comes last."""
    position, step = change.before, change.steps[-1]
    lost = step.side_of(position, loser)

    def standing(seat: Seat) -> tuple[int, ...]:
        return (0 if step.is_out(position, seat) else 1 if step.side_of(position, seat) == lost else 2,)

    change.tell("resigned", seat=loser)
    places = rank([standing(seat) for seat in range(position.setup.seats)])
    change.end(Outcome("resigned", places, step.scores(position)))


def begin(position: Position[S]) -> Played[S]:
    """Run a new game up to its first decision. A fork after no action at all changes nothing yet."""
    change = Change(position, HashedChance(position.setup.dice.key, OPENING))
    return _settle(change, position.number, HOST)


def _settle(change: Change[S], number: int, seat: Seat) -> Played[S]:
    """Run steps until one asks somebody."""
    for _ in range(_MOST_STEPS_PER_ACTION):
        position = change.position(number)
        due = () if position.outcome else position.steps[-1].due(position)
        if due or position.outcome:
            break
        change.steps[-1].run(change)
    else:
        raise RuntimeError(f"{change.steps[-1]!r} ran {_MOST_STEPS_PER_ACTION} times without a decision.")
    position.__dict__["due"] = due  # what `position.due` would find
    closes = bool(change.rolls) or change.revealed or position.outcome is not None
    closes = closes or _passes_on(change.before, position, [other for other in due if other != seat])
    return Played(position, tuple(change.events), tuple(change.rolls), closes)


def _passes_on(before: Position[S], after: Position[S], others: list[Seat]) -> bool:
    """Is one of these seats asked something that it was not asked before?"""
    if not others:
        return False
    is_same_step = len(before.steps) == len(after.steps) and type(before.step) is type(after.step)
    return not is_same_step or any(other not in before.due for other in others)
