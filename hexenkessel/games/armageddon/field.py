"""The battlefield: everything that stands on it and everything that counts."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import msgspec

from hexenkessel.games.armageddon.chapters.binding import rules_of
from hexenkessel.games.armageddon.chapters.ch17_magic.state import NO_MAGIC, Magic
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.land import Land
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Works
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.scenarios.format import AnyGoal, Hint, Language
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Place, Round, Sections
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

# The battlefields that were asked last for what can be worked out of them. A game keeps every battlefield it
# has seen, and what is worked out takes five times as much memory: so all before have forgotten it, and do it
# again for whoever goes back to them.
_INDEXED: Final[deque[Battlefield]] = deque()
_MOST_INDEXED: Final = 32


class Phalanx(msgspec.Struct, frozen=True):
    """A6.1: a formation that stands. Its men name it by its number."""

    front: Direction  # A6.2a: the middle of its front
    course: Direction | None = None  # A6.2f: where it has gone in this round
    charged: bool = False  # A6.2f: it has given its charge blow in this round
    turned: bool = False  # A6.1o: it has turned in this round


class Wind(msgspec.Struct, frozen=True):
    """A15.1: the wind that blows; chapter 15 says what the die means."""

    die: int  # A15.1e: its strength, as rolled
    toward: Direction  # A15.1b
    left: int  # A15.1f: for so many turns after this one
    since: Round = 0


class Streak(msgspec.Struct, frozen=True):
    """How long a side has held what a goal speaks of."""

    side: int | None = None
    rounds: int = 0


class Loophole(msgspec.Struct, frozen=True):
    """A10.3e: a bow of this seat has shot through the loophole on this side of his place."""

    place: Place
    side: Direction
    seat: Seat


class Siege(msgspec.Struct, frozen=True):
    """A10.6h: announced by this seat in this round, and the places that are shut in."""

    seat: Seat
    places: tuple[Place, ...]
    since: Round


class Battlefield(msgspec.Struct, frozen=True, dict=True):
    """The state, which other games call `World`: here all of it is the book's battlefield, and views name it
    `field`. Nothing in it can be worked out from the rest; `index` is what can."""

    scenario: str  # its id
    land: Land
    chapters: Sections
    sides: tuple[int, ...]  # for each seat the side it fights on: allies share one
    zones: tuple[tuple[Field, ...], ...]
    goals: tuple[AnyGoal, ...]
    rounds: int  # after so many the battle is over
    figures: Mapping[FigureId, Figure]
    origins: tuple[Seat | None, ...]  # whose each figure was at the beginning, from figure 1 on
    leaders: tuple[FigureId, ...] = ()  # those on whose life a goal depends
    phalanxes: Mapping[int, Phalanx] = {}
    works: Works = NO_WORKS  # what is built and dug, as it is now
    loopholes: tuple[Loophole, ...] = ()  # A10.3e: through which one can be answered
    sieges: tuple[Siege, ...] = ()  # 10.6: in the order in which they were announced
    poured: tuple[Place, ...] = ()  # A11.4e: the platforms from which there was pitch in this round
    wind: Wind | None = None  # A15.1c: none before it is rolled
    flagships: tuple[FigureId, ...] = ()  # on whose capture a goal depends
    hulls: tuple[tuple[FigureId, Kind], ...] = ()  # the ships that a goal counts, as there were at first
    unplaced: tuple[Kind, ...] = ()  # A16.1b: beasts that the players place before they set up
    heard: tuple[tuple[FigureId, Place], ...] = ()  # R-A16.5e: who has been tested where by a siren
    magic: Magic = NO_MAGIC  # chapter 17
    first: Seat = 0  # who begins every round
    round: Round = 0
    active: Seat | None = None  # whose turn it is
    set_out: bool = False  # A6.1g, A6.2m: the seat on turn has begun to move; kept only where it matters
    losses: tuple[int, ...] = ()  # for each seat the price of what it has lost
    fallen: tuple[FigureId, ...] = ()  # in this turn, sorted
    streaks: tuple[Streak, ...] = ()  # for each goal
    # What the scenario says of itself
    title: Mapping[Language, str] = {}
    intro: Mapping[Language, str] = {}
    lesson: int = 0
    hints: tuple[Hint, ...] = ()

    @cached_property
    def index(self) -> Index:
        """What can be worked out of the state, remembered for a while as everybody asks; no part of it."""
        if len(_INDEXED) >= _MOST_INDEXED:
            _INDEXED.popleft().__dict__.pop("index", None)
        _INDEXED.append(self)
        return Index(self, rules_of(self.chapters))

    # Who is who

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def order(self) -> tuple[Seat, ...]:
        """A2.4e: all seats in turn order."""
        return tuple((self.first + step) % self.seats for step in range(self.seats))

    def own_zone(self, seat: Seat) -> tuple[Field, ...]:
        """Where a seat sets up. A2.3a: what is in several zones is for the first, so that all find room."""
        taken = {where for zone in self.zones[:seat] for where in zone}
        return tuple(where for where in self.zones[seat] if where not in taken)

    def is_enemy(self, one: Seat | None, other: Seat | None) -> bool:
        """Of another side; what is nobody's has no enemies."""
        return one is not None and other is not None and self.sides[one] != self.sides[other]

    def warriors_of(self, seat: Seat) -> list[Figure]:
        return [figure for figure in self.figures.values() if figure.owner == seat and figure.is_warrior]

    @cached_property
    def living(self) -> frozenset[Seat]:
        """A2.4ab: the seats that have warriors left."""
        return frozenset(
            figure.owner for figure in self.figures.values() if figure.owner is not None and figure.is_warrior
        )

    # Changed copies

    def but(self, **changes: Any) -> Battlefield:
        return msgspec.structs.replace(self, **changes)

    def changing(self, *figures: Figure) -> Battlefield:
        """With these figures in place of what they were."""
        return self.but(figures={**self.figures, **{figure.id: figure for figure in figures}})

    def without(self, *ids: FigureId) -> Battlefield:
        """These figures are dead: they are removed at once (A2.4w), and their price is noted."""
        figures = dict(self.figures)
        losses = list(self.losses)
        for each in ids:
            figure = figures.pop(each)
            if figure.owner is not None:
                losses[figure.owner] += KINDS[figure.kind].price
        fallen = tuple(sorted((*self.fallen, *ids)))
        return self.but(figures=figures, losses=tuple(losses), fallen=fallen)
