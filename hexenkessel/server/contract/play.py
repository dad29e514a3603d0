"""Types of play: state, decision, story, motions, chat."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.event import Argument, Scalar
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.step import Prompt
from hexenkessel.server.contract.words import Asked, Channel, MotionKind, PersonId


class RefusalText(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and the sentence that says so."""

    rule: str
    args: dict[str, Scalar]
    text: str


class ActionOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that may be chosen. With a `caution`, a person is asked first whether he means it."""

    text: str
    verb: str
    picks: tuple[Pick, ...]
    meaning: Prompt | None
    preview: Preview | None
    caution: Prompt | None = None


class DecisionOffer(msgspec.Struct, frozen=True):
    """A decision of a seat. Of actions that come to the same, one is there; the others may be said as well.

    Where so much may be answered that nobody wants to be sent it all, there are no `actions` but
    `first_picks`: the first clicks that lead somewhere. What begins with one of them is told to whoever asks.
    """

    prompt: Prompt
    actions: tuple[ActionOffer, ...]
    is_open: bool
    is_sealed: bool
    first_picks: tuple[Pick, ...] | None = None


class EventTold(msgspec.Struct, frozen=True):
    """One thing that happened."""

    key: str
    args: dict[str, Argument]


class RollShown(msgspec.Struct, frozen=True):
    """Dice that fell. When the game is over, `draw` tells the how-manieth draw of the action it was."""

    purpose: str
    dice: tuple[int, ...]
    sides: int = 6
    draw: int | None = None


class StoryEntry(msgspec.Struct, frozen=True):
    """One action and what came of it, as far as the reader may know. Number 0 is the opening."""

    number: int
    seat: int
    action: str | None
    events: tuple[EventTold, ...]
    rolls: tuple[RollShown, ...]


class State(msgspec.Struct, frozen=True):
    """Everything one observer may know of a game that is being played.

    `undos` counts how often actions were taken back at this table. Who comes again to the socket says with
    `since=<number>&undos=<undos>` (and the same `seat`) what he has seen last. If anything was taken back in
    the meantime, whatever has been played since, he is told `undone` with number 0 and then everything after
    the opening; else only what is new.
    """

    number: int
    seat: int | None
    view: Any
    due: tuple[int, ...]
    decision: DecisionOffer | None
    asides: tuple[ActionOffer, ...]
    may_undo: bool
    outcome: Outcome | None
    story: tuple[StoryEntry, ...]
    undos: int = 0
    calls: tuple[ActionOffer, ...] = ()  # what the host of the table may call
    # What he has chosen while others still choose in secret; asides with the same verb are other choices.
    chosen: ActionOffer | None = None


class ActionText(Asked, frozen=True):
    """An action, and the number of the state that its author saw."""

    number: int
    action: str
    seat: int | None = None


class PickMade(Asked, frozen=True):
    """A first click, and the number of the state in which somebody asks what may follow it."""

    number: int
    pick: Pick
    seat: int | None = None


class Continuing(msgspec.Struct, frozen=True):
    """All that may be answered in this state and begins with this click.

    `about` is what else the game tells of the thing that was clicked, in a form of its own.
    """

    number: int
    pick: Pick
    actions: tuple[ActionOffer, ...]
    about: Any = None


class UndoWish(Asked, frozen=True):
    """The number of the state in which somebody wants to take his last action back."""

    number: int
    seat: int | None = None


class CallText(Asked, frozen=True):
    """A call of the table's host, as that the agreed hour has come."""

    action: str


class MotionWish(Asked, frozen=True):
    """A new motion, to which everybody must agree; `number` is where to go back to, else one action.

    To `lend` is to let a bot play for somebody who stays away, in the seat `whose`.
    """

    kind: MotionKind
    number: int | None = None
    seat: int | None = None
    whose: int | None = None


class MotionAnswer(Asked, frozen=True):
    """A vote on a motion."""

    agree: bool
    seat: int | None = None


class Question(Asked, frozen=True):
    """An action somebody asks about without doing it."""

    action: str
    seat: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """The result of a dry run: the refusal, if there is one."""

    refusal: RefusalText | None


class ChatText(Asked, frozen=True):
    """Something somebody says: who sits, at the table; who looks on, in the gallery."""

    text: str
    channel: Channel = "table"
    seat: int | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody has said."""

    id: int
    seat: int | None
    name: str
    text: str
    time: str
    person: PersonId | None
    channel: Channel
