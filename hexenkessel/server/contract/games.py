"""Types of games, their setups and rulebooks; health."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.table_options import TableOfNumbers
from hexenkessel.server.contract.words import Asked, Language


class OptionForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game, with all that a form needs. A text may be another than one of the `choices`."""

    name: str
    type: Literal["bool", "int", "choice", "text", "table"]
    default: Scalar
    choices: tuple[Scalar, ...] | None = None
    min: int | None = None
    max: int | None = None
    table: TableOfNumbers | None = None  # then the value is a text of changes to it: row.column=number


class GameForm(msgspec.Struct, frozen=True):
    """A game, with all that is needed to open a table."""

    name: str
    version: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    options: tuple[OptionForm, ...]
    orders: tuple[str, ...]  # what a seat can leave word to do; message key: order-<name>
    telling_orders: tuple[str, ...]  # of these, those only for a person alone among bots
    stop: bool  # whether the game knows an end by agreement


class SetupWish(Asked, frozen=True):
    """A setup to be checked: how somebody would like to play, and in which language to answer."""

    seats: int
    options: dict[str, Scalar] = msgspec.field(default_factory=dict)
    language: Language = "en"


class FlawText(msgspec.Struct, frozen=True):
    """One thing because of which a game cannot be begun: a message of the game, or none, and the sentence."""

    key: str
    args: Mapping[str, Scalar]
    text: str


class SetupAnswer(msgspec.Struct, frozen=True):
    """Everything that is wrong with a wish; nothing: a table can be opened like this."""

    flaws: tuple[FlawText, ...]


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


class Health(msgspec.Struct, frozen=True):
    """The health of the server."""

    status: Literal["ok"]
    version: str
    tables: int
