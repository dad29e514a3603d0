"""What the author of a game writes: the one object by which kernel, bots, server and client find it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Pick, Resign
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Argument, Scalar
from hexenkessel.kernel.gate import Decision, Played, begin
from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.kernel.messages import Messages, kernel_messages
from hexenkessel.kernel.options import why_not
from hexenkessel.kernel.player import BotFactory
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.kernel.tables import BadTable, tables_of
from hexenkessel.kernel.text import Grammar
from hexenkessel.kernel.views import Views

S = TypeVar("S")
V = TypeVar("V")


class SetupFlaw(msgspec.Struct, frozen=True):
    """One thing because of which a game cannot be begun: a message of the game, with where and what."""

    key: str
    args: Mapping[str, Scalar] = {}


class BadSetup(ValueError):
    """A game cannot be begun like this.

    Where an option is something that people make, `flaws` is everything that is wrong with it at once.
    """

    def __init__(self, sentence: str, flaws: Iterable[SetupFlaw] = ()) -> None:
        super().__init__(sentence)
        self.flaws = tuple(flaws)


def bad_setup(key: str, /, **args: object) -> BadSetup:
    """What the kernel itself says against a setup, as one of its messages."""
    flaw = SetupFlaw(key, {name: str(value) for name, value in args.items()})
    return BadSetup(kernel_messages().say(flaw.key, flaw.args), (flaw,))


class Preview(msgspec.Struct, frozen=True):
    """What chance can make of an action, computed, not sampled."""

    expected: float  # of what counts: hits, cards, steps
    chances: Mapping[str, float]  # by name: `kills` 0.42 is the message preview-kills
    distribution: tuple[float, ...] = ()  # chance of 0, 1, 2 ... of what counts


class StandingOrder(msgspec.Struct, Generic[V], frozen=True):
    """A decision answered ahead. `answer` sees what the seat sees and says None where it does not apply."""

    name: str  # message key: order-<name>
    answer: Callable[[V, Decision], Action | None]
    # What it answers depends on what only the seat knows, and so how soon it answers tells of it. It is for
    # a person alone among bots, who has it from the beginning; where others play, nobody can leave it.
    is_telling: bool = False


class Game(ABC, Generic[S, V]):
    """A set of rules. Subclasses say who they are and give the five functions that only they know."""

    name: ClassVar[str]
    version: ClassVar[str]  # of the rules: a record names it
    seats: ClassVar[range]
    options: ClassVar[type[msgspec.Struct]]  # a frozen Struct, every field with a default
    position_type: ClassVar[type[Position[Any]]]  # with the state and the union of steps of this game
    view_type: ClassVar[type[msgspec.Struct]]
    actions: ClassVar[tuple[type[Action], ...]]
    stop: ClassVar[Action | None] = None  # what the host says when everybody agrees to end the game
    orders: ClassVar[tuple[StandingOrder[Any], ...]] = ()
    shelf: ClassVar[int] = (
        100  # in lists of games: the lower, the earlier; the first is what newcomers are shown
    )
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({})  # those that know this game, by name
    fleeting_events: ClassVar[frozenset[str]] = frozenset()  # show what is gone, so that no view remembers it
    drawings: ClassVar[tuple[str, ...]] = ()  # what `draw` shows by name; message key: drawing-<name>
    line_events: ClassVar[frozenset[str]] = frozenset()  # told on a line of their own, not within a paragraph

    def prepare(self) -> None:
        """Make now what else is made when first needed; a server does so before anybody plays."""

    @abstractmethod
    def opening(self, setup: Setup) -> Position[S]:
        """The position before anything has happened; its steps run on to the first decision."""

    @abstractmethod
    def view(self, position: Position[S], observer: Observer) -> V:
        """What this observer may know, built from nothing."""

    def views(self, position: Position[S]) -> Views[V]:
        """The same for several observers of one position; a game may let them share what they all know."""
        return Views(partial(self.view, position), self.shown)

    @abstractmethod
    def sample(self, view: V, rng: random.Random) -> Position[S]:
        """Some position that fits the view: `view(sample(v), seat) == v`. Its dice are others."""

    def preview(self, position: Position[S], seat: Seat, action: Action) -> Preview | None:
        """Exact odds of a legal action with chance in it, where that is feasible."""
        return None

    def previews(
        self, position: Position[S], seat: Seat, actions: Sequence[Action]
    ) -> Sequence[Preview | None]:
        """The odds of each of these; a game may look up once what they have in common."""
        return [self.preview(position, seat, action) for action in actions]

    def tally(self, before: Position[S], played: Played[S]) -> int | None:
        """What `preview` counted, in what came of the action: hits, cards, steps. For tests."""
        return None

    def flaws(self, position: Position[S]) -> list[str]:
        """What can never be true and yet is: counters that do not add up and the like. For tests."""
        return []

    def open_view(self, position: Position[S]) -> V:
        """What somebody sees who may see everything, as in the replay of a game that is over."""
        return self.view(position, None)

    def shown(self, view: V) -> V:
        """What a screen is sent of a view: perhaps with what follows from it, as a screen knows no rules."""
        return view

    def about(self, view: V, pick: Pick) -> Any:
        """More of a thing that somebody points at than his view tells, in a form of the game's own; or None.

        It follows from the view, so that nobody learns anything by pointing at things.
        """
        return None

    # What a terminal shows.

    def draw(self, view: V, drawing: str = "", width: int = 100) -> str:
        """The view as plain text, so many columns wide or 80: what matters now, or one of `drawings`."""
        return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()

    def describe(self, view: V, action: Action) -> Prompt | None:
        """What an action means in this view, as a message; None if it speaks for itself."""
        return None

    def meanings(self, view: V, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        """What each of these means in this view; a game may look up once what they have in common."""
        return [self.describe(view, action) for action in actions]

    def cautions(self, view: V, actions: Sequence[Action]) -> Sequence[Prompt | None]:
        """What to ask somebody before he does each of these, as a message; None: he need not be asked.

        For what gives something away for good without a die falling, and is easily done by mistake.
        """
        return (None,) * len(actions)

    def in_words(self, view: V, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
        """What a message is told, in the words of this table: a seat by the race it has chosen, say."""
        return args

    def rank(self, view: V, action: Action) -> int:
        """Where a choice stands among those with the same verb: the lowest first, 0 in a row of its own."""
        return 1

    def attempts(self, view: V, piece: str) -> Iterable[Action]:
        """What somebody may want who names a piece that no choice has; the first refusal tells him why."""
        return ()

    def ask(self, question: bytes) -> Mapping[str, Any]:
        """Answer one question about the rules, in JSON; `error` says what is wrong with it."""
        return {"error": f"{self.name} answers no questions."}

    # What follows from the above.

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar((*self.actions, Resign))

    @cached_property
    def folder(self) -> Traversable:
        return files(type(self).__module__.removesuffix(".game"))

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.folder / "rulebook")

    def messages(self, language: str = ENGLISH) -> Messages:
        return Messages(language, self.folder / "messages")

    def setup(self, seats: int, dice: DiceParts, options: Mapping[str, Scalar] | None = None) -> Setup:
        """A checked setup. Raises BadSetup with a sentence that says what is wrong."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise bad_setup(
                "setup-seats", game=self.name, fewest=self.seats[0], most=self.seats[-1], seats=repr(seats)
            )
        if unknown := sorted(set(options or {}) - set(self.options.__struct_fields__)):
            raise bad_setup("setup-no-option", game=self.name, option=unknown[0][:40])
        try:
            chosen = msgspec.convert(self._tidied(options or {}), self.options)
        except msgspec.ValidationError as error:
            raise bad_setup(
                "setup-options", game=self.name, **why_not(error, self.options, options)
            ) from None
        return Setup(self.name, self.version, seats, msgspec.structs.asdict(chosen), dice)

    def _tidied(self, options: Mapping[str, Scalar]) -> dict[str, Scalar]:
        """The same options; of tables nothing is kept but what differs."""
        tidied = dict(options)
        for name, table in tables_of(self.options).items():
            if isinstance(changes := tidied.get(name), str):
                try:
                    tidied[name] = table.tidied(changes)
                except BadTable as error:
                    raise bad_setup("setup-table", game=self.name, option=name, **error.told) from None
        return tidied

    def written_out(self, option: str, choice: str) -> str | None:
        """What a proposed choice of a text stands for, for who wants to begin from it; None: nothing."""
        return None

    def begin(self, setup: Setup) -> Played[S]:
        """A new game, at its first decision."""
        if setup.game != self.name:
            raise bad_setup("record-other-game", game=setup.game, here=self.name)
        return begin(self.opening(setup))

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.position_type)

    def encode(self, position: Position[S]) -> bytes:
        return msgspec.json.encode(position)

    def decode(self, encoded: bytes) -> Position[S]:
        position: Position[S] = self._decoder.decode(encoded)
        return position
