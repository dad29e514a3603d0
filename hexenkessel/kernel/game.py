"""The rules of a game, as its author writes them: the one object by which kernel, bots and server find it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Resign, Stop
from hexenkessel.kernel.bot import BotFactory
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.gate import Decision, Played, begin
from hexenkessel.kernel.languages import ENGLISH, Language
from hexenkessel.kernel.messages import Messages, kernel_messages
from hexenkessel.kernel.options import why_not
from hexenkessel.kernel.position import Position, Setup, sampled_dice
from hexenkessel.kernel.presentation import Presentation, Views
from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.table_options import BadTable, tables_of
from hexenkessel.kernel.text import Grammar

S = TypeVar("S")
V = TypeVar("V")


class SetupFlaw(msgspec.Struct, frozen=True):
    """A validation error of a setup: a message of the game, with where and what."""

    key: str
    args: Mapping[str, Scalar] = {}


class BadSetup(ValueError):
    """An invalid setup.

    Where an option is something that people make, `flaws` is everything that is wrong with it at once.
    """

    def __init__(self, sentence: str, flaws: Iterable[SetupFlaw] = ()) -> None:
        super().__init__(sentence)
        self.flaws = tuple(flaws)


def bad_setup(key: str, /, **args: object) -> BadSetup:
    """A BadSetup of the kernel's own, with one of its messages."""
    flaw = SetupFlaw(key, {name: str(value) for name, value in args.items()})
    return BadSetup(kernel_messages().say(flaw.key, flaw.args), (flaw,))


class Preview(msgspec.Struct, frozen=True):
    """The odds of an action, computed, not sampled."""

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


def python_files(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """The name and the text of every module below a folder."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            yield from python_files(entry, f"{name}/")
        elif entry.name.endswith(".py"):
            yield name, entry.read_text(encoding="utf-8")


class Game(ABC, Generic[S, V]):
    """A set of rules. Subclasses say who they are, how a game opens, who sees what, and what fits that."""

    name: ClassVar[str]
    version: ClassVar[str]  # of the rules: a record names it
    seats: ClassVar[range]
    options: ClassVar[type[msgspec.Struct]]  # a frozen Struct, every field with a default
    position_type: ClassVar[type[Position[Any]]]  # with the state and the union of steps of this game
    view_type: ClassVar[type[msgspec.Struct]]
    actions: ClassVar[tuple[type[Action], ...]]
    fleeting_events: ClassVar[frozenset[str]] = frozenset()  # show what is gone, so that no view remembers it
    presentation: ClassVar[Presentation[Any]] = Presentation()  # what people see of it
    foundations: ClassVar[tuple[str, ...]] = ()  # packages beside its own whose code enforces its rules
    orders: ClassVar[tuple[StandingOrder[Any], ...]] = ()
    bots: ClassVar[Mapping[str, BotFactory]] = MappingProxyType({})  # those that know this game, by name

    def prepare(self) -> None:
        """Warm up: make now what else is made when first needed; a server does so before anybody plays."""

    @abstractmethod
    def opening(self, setup: Setup) -> Position[S]:
        """The position before anything has happened; its steps run on to the first decision."""

    @abstractmethod
    def view(self, position: Position[S], observer: Observer) -> V:
        """The view of this observer (his information set), built from nothing."""

    def views(self, position: Position[S]) -> Views[V]:
        """The same for several observers of one position; a game may let them share what they all know."""
        return Views(partial(self.view, position), self.presentation.shown)

    @abstractmethod
    def sample(self, view: V, rng: random.Random) -> Position[S]:
        """A determinization: some position that fits the view (`view(sample(v), seat) == v`), other dice."""

    def is_heavy(self, position: Position[S]) -> bool:
        """Does it take more than a few milliseconds to list what may be done? Then a server, at which others
        play, has that done in another process. It is asked at every action, so a quick look."""
        return False

    def preview(self, position: Position[S], seat: Seat, action: Action) -> Preview | None:
        """Exact odds of a legal action with chance in it, where that is feasible."""
        return None

    def previews(
        self, position: Position[S], seat: Seat, actions: Sequence[Action]
    ) -> Sequence[Preview | None]:
        """The odds of each of these; a game may look up once what they have in common."""
        return [self.preview(position, seat, action) for action in actions]

    def tally(self, before: Position[S], played: Played[S]) -> int | None:
        """The count that `preview` predicted, in what came of the action: hits, cards, steps. For tests."""
        return None

    def flaws(self, position: Position[S]) -> list[str]:
        """Violated invariants: counters that do not add up and the like. For tests."""
        return []

    def open_view(self, position: Position[S]) -> V:
        """The view of somebody who may see everything, as in the replay of a game that is over."""
        return self.view(position, None)

    def figures(self) -> Any:
        """Reference data for screens: boards, pieces, prices and limits, which are the same in every game.

        Here the files in the folder `data`, by name. A game with a Struct for it is typed in the browser too.
        """
        folder = self.folder / "data"
        found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        data = [file for file in found if file.name.endswith(".json")]
        return {file.name: msgspec.json.decode(file.read_bytes()) for file in data}

    def ask(self, question: bytes) -> Mapping[str, Any]:
        """Answer one question about the rules, in JSON; `error` says what is wrong with it."""
        return {"error": f"{self.name} answers no questions."}

    # What follows from the above.

    @cached_property
    def stop(self) -> Stop | None:
        """The host's action that ends the game when everybody agrees, where the game has one."""
        return Stop() if Stop in self.actions else None

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar((*self.actions, Resign))

    @cached_property
    def folder(self) -> Traversable:
        return files(type(self).__module__.removesuffix(".game"))

    @cached_property
    def sources(self) -> tuple[tuple[str, str], ...]:
        """The name and the text of every module that enforces its rules."""
        shared = [(package.rpartition(".")[2], files(package)) for package in self.foundations]
        own = python_files(self.folder)
        return (*own, *(file for name, folder in shared for file in python_files(folder, f"{name}/")))

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.folder / "rulebook")

    @cached_property
    def languages(self) -> tuple[Language, ...]:
        """Those in which the game has messages, English first; in all others it speaks English."""
        files = (self.folder / "messages").iterdir()
        found = {file.name.removesuffix(".ftl").partition("-")[0] for file in files}
        return (ENGLISH, *sorted(found - {ENGLISH}))

    def messages(self, language: Language = ENGLISH) -> Messages:
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
        """The whole text for which a proposed choice stands, for who wants to edit it; None: nothing."""
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


class OpenGame(Game[S, Position[S]]):
    """A game in which nothing is hidden but the dice to come: a view is the position without its dice."""

    def __init_subclass__(cls) -> None:
        if "position_type" in vars(cls):
            cls.view_type = cls.position_type

    def view(self, position: Position[S], observer: Observer) -> Position[S]:
        return _with_dice(position, DiceParts(""))

    def sample(self, view: Position[S], rng: random.Random) -> Position[S]:
        return _with_dice(view, sampled_dice(rng))


def _with_dice(position: Position[S], dice: DiceParts) -> Position[S]:
    setup = msgspec.structs.replace(position.setup, dice=dice)
    return msgspec.structs.replace(position, setup=setup)
