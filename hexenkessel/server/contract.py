"""What goes over the wire, both ways: the types of the API, from which its OpenAPI document is made."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.event import Argument, Scalar
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.step import Prompt

PersonId: TypeAlias = str
TableId: TypeAlias = str
Language: TypeAlias = Literal["en", "de", "hu"]
Theme: TypeAlias = Literal["auto", "light", "dark"]
PersonKind: TypeAlias = Literal["guest", "account", "gone"]
TableKind: TypeAlias = Literal["game", "analysis"]
Channel: TypeAlias = Literal["table", "gallery"]
TableState: TypeAlias = Literal["open", "running", "finished"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Which: TypeAlias = Literal["open", "running", "mine", "finished"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that a client sends: a slip of the pen is refused, not overlooked."""


# People


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays or looks on."""

    id: PersonId
    name: str
    kind: PersonKind
    language: Language
    theme: Theme


class GuestName(Asked, frozen=True):
    """Who wants to come in."""

    name: str
    language: Language = "en"


class PersonChange(Asked, frozen=True):
    """What somebody wants to be different about himself."""

    name: str | None = None
    language: Language | None = None
    theme: Theme | None = None


# Games


class OptionForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game, with all that a form needs."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: Scalar
    choices: tuple[Scalar, ...] | None = None
    min: int | None = None
    max: int | None = None


class GameForm(msgspec.Struct, frozen=True):
    """A game, with all that is needed to open a table."""

    name: str
    version: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    options: tuple[OptionForm, ...]


class RuleText(msgspec.Struct, frozen=True):
    """One rule of a rulebook."""

    id: str
    title: str
    text: str
    rulings: tuple[str, ...]
    examples: tuple[tuple[str, str], ...]


class ChapterText(msgspec.Struct, frozen=True):
    """One chapter of a rulebook."""

    heading: str
    introduction: str
    rules: tuple[RuleText, ...]


class RulebookText(msgspec.Struct, frozen=True):
    """A rulebook, and the language it really is in: English where there is none in the one that was asked."""

    language: str
    chapters: tuple[ChapterText, ...]


# Tables


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits in a seat. A person with a bot has lent it the seat for a while."""

    seat: int
    kind: SeatKind
    name: str | None
    person: PersonId | None
    bot: str | None
    connected: bool


class TableSummary(msgspec.Struct, frozen=True):
    """What everybody may know about a table without looking at the board."""

    id: TableId
    game: str
    version: str
    options: dict[str, Scalar]
    name: str
    state: TableState
    private: bool
    created: str
    number: int
    seats: tuple[SeatSummary, ...]
    host: PersonId
    due: tuple[int, ...]
    outcome: Outcome | None
    commitment: str


class SeatWish(Asked, frozen=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None


class NewTable(Asked, frozen=True):
    """A table somebody wants to open. `part` is his own part of the dice."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Scalar] = {}
    private: bool = False
    start: bool = False
    name: str = ""
    part: str | None = None


class SeatChoice(Asked, frozen=True):
    """Where somebody wants to sit, with his part of the dice."""

    seat: int
    part: str | None = None


class DicePart(Asked, frozen=True):
    """Somebody's part of the dice, given when he starts the game."""

    part: str | None = None


class BotChoice(Asked, frozen=True):
    """The bot that is to play somebody's seat for a while."""

    bot: str


# Play


class RefusalText(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and the sentence that says so."""

    rule: str
    args: dict[str, Scalar]
    text: str


class ActionOffer(msgspec.Struct, frozen=True):
    """An action that may be chosen."""

    text: str
    verb: str
    picks: tuple[Pick, ...]
    meaning: Prompt | None
    preview: Preview | None


class DecisionOffer(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    prompt: Prompt
    actions: tuple[ActionOffer, ...]
    is_open: bool
    is_sealed: bool


class EventTold(msgspec.Struct, frozen=True):
    """One thing that happened."""

    key: str
    args: dict[str, Argument]


class RollShown(msgspec.Struct, frozen=True):
    """Dice that fell."""

    purpose: str
    dice: tuple[int, ...]


class StoryEntry(msgspec.Struct, frozen=True):
    """One action and what came of it, as far as the reader may know. Number 0 is the opening."""

    number: int
    seat: int
    action: str | None
    events: tuple[EventTold, ...]
    rolls: tuple[RollShown, ...]
    undone: bool = False


class State(msgspec.Struct, frozen=True):
    """Everything one observer may know of a game that is being played."""

    number: int
    seat: int | None
    view: Any
    due: tuple[int, ...]
    decision: DecisionOffer | None
    asides: tuple[ActionOffer, ...]
    may_undo: bool
    outcome: Outcome | None
    story: tuple[StoryEntry, ...]


class ActionText(Asked, frozen=True):
    """An action, and the number of the state that its author saw."""

    number: int
    action: str


class UndoWish(Asked, frozen=True):
    """The number of the state in which somebody wants to take his last action back."""

    number: int


class Question(Asked, frozen=True):
    """An action somebody asks about without doing it."""

    action: str


class Answer(msgspec.Struct, frozen=True):
    """Whether an action would be refused."""

    refusal: RefusalText | None


class ChatText(Asked, frozen=True):
    """Something somebody says."""

    text: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody has said."""

    id: int
    seat: int | None
    name: str
    text: str
    time: str


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str
    tables: int
