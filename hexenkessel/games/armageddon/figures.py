"""Figures: one on the board, and what is the same for all of its kind."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexenkessel.games.armageddon.chapters.kinds import COLLECTED
from hexenkessel.games.armageddon.kinds import KindFacts
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Round
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


KINDS: Final[Mapping[Kind, KindFacts]] = COLLECTED
PHALANX_PRICE: Final = 10  # a formed one, besides its four men

WARRIORS: Final[frozenset[Kind]] = frozenset(kind for kind, facts in KINDS.items() if facts.rank)
HOVERING: Final[frozenset[Kind]] = frozenset(kind for kind, facts in KINDS.items() if facts.hovers)
RANKS: Final[Mapping[Kind, int]] = {kind: facts.rank for kind, facts in KINDS.items()}


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure on the board. A2.2b, A2.2c: its kind is its weapon, and nothing but promotion changes it.

    What only some chapters use keeps its default where they are not in use."""

    id: FigureId
    kind: Kind
    owner: Seat | None  # None: nobody's until it is captured
    field: Field
    # In this round
    steps: int = 0  # A7.1k: those it made itself
    carried: int = 0  # those it was carried
    course: str = ""  # A7.1l: "a" for steps of its own, "p" for being carried, in the order they came
    acted: bool = False  # A2.4l
    # Since when
    busy: Round = 0  # A6.1c: the last round in which it moved or acted
    barred: Round = 0  # A7.3f: the round in which it moved and then passed to another player
    slayers: tuple[Seat, ...] = ()  # A7.3d: who has killed in this round the warrior who rode or led it
    # Belonging together
    on: FigureId = 0  # the horse, wagon or elephant it rides
    led_by: FigureId = 0  # the warrior who has its rein
    harness: FigureId = 0  # A8.1b: the wagon a chariot horse is harnessed to
    phalanx: int = 0  # A6.1: the phalanx it stands in
    hitched: int = 0  # A8.1d, A8.1f: harnessed or unharnessed in this round: so many by him, or it itself
    # A wagon's
    pole: Direction = 0  # A8.1b: where it points; A15.2c: of a ship, where it faces
    speed: int = 0  # A8.1y: steps of the round before
    # A rider's or an elephant's
    limit: int = (
        0  # A7.1j: the lowest number of steps that held for it when it moved in this round; 0: not moved
    )
    edges: int = 0  # A7.1o: forest edges crossed in this round
    woods: int = 0  # A7.1o: steps from forest to forest in this round
    # Chapter 10
    gate: bool = False  # A10.2e: it has moved a gate in this round
    hunger: int = 0  # R-A10.6m: so many hunger rounds lie behind it
    # Chapter 11
    rims: str = ""  # A11.2o: a horse has been ridden into a tower, out of one or inside: "i", "o", "n"
    # A device's, and of those who carry it
    hauled: int = 0  # A12.1e, A12.1f: it has helped to carry in this round: 1 by hand, 2 with animals
    battered: tuple[int, ...] = ()  # A12.2j: its sides that were rammed in this round, as seen from its front
    # A14.3m, A14.3o, A14.3w: "roof", "platform", or "front" and "rear" of a ship: what hits have broken
    damage: tuple[str, ...] = ()
    # Chapter 13
    upright: bool = False  # A13.1g: a ladder that is set up; its pole is the side of its field it leans over
    ladder: FigureId = 0  # A13.1d: the one he stands on
    climbed: Round = 0  # A13.1i: the round in which he climbed it
    raised: bool = False  # A13.1p: a ladder that was handled in this round, and who has handled one
    # A ship's
    moored: tuple[Field, ...] = ()  # A15.3u: the fields of the coasts at which it is anchored
    tied: tuple[FigureId, ...] = ()  # A15.3x: the rafts that are anchored to this one
    sailing: str = ""  # A15.3g: in this round "ahead" or "astern"; or "driven", "rammed"
    anchors: str = ""  # A15.3v: cast "c" or raised "r" in this round, by him or of this ship
    # A swimmer's
    swims: Round = 0  # A15.6i: the round in which he fell into the water
    clings: bool = False  # A15.6s: to the beams of a raft
    # A beast's
    trail: tuple[Field, ...] = ()  # A16.4p: where its last two movements ended
    bank: int = -1  # A16.4j: the side on which a river has stopped it
    thrown: tuple[Field, ...] = ()  # A16.6e: the fields onto which a tame giant has thrown in this round
    # Chapter 17
    spell: str = ""  # A17.2: what lies on it: "weakened", "doubled" …

    @property
    def is_warrior(self) -> bool:
        return self.kind in WARRIORS

    def but(self, **changes: Any) -> Figure:
        """This figure with these changes."""
        return msgspec.structs.replace(self, **changes)


def rested(figure: Figure) -> Figure:
    """A2.3c, A2.4l: steps and actions are counted anew in every round."""
    has_moved = figure.acted or figure.course or figure.gate or figure.sailing or figure.anchors
    if not (
        has_moved or figure.hitched or figure.slayers or figure.battered or figure.raised or figure.thrown
    ):
        return figure
    fresh = figure.but(steps=0, carried=0, course="", acted=False, slayers=(), hitched=0, limit=0)
    fresh = fresh.but(edges=0, woods=0, gate=False, hauled=0, battered=(), rims="", raised=False)
    return fresh.but(sailing="", anchors="", thrown=())


def room_of(figure: Figure, figures: Mapping[FigureId, Figure]) -> int:
    """A5.2a: the room units that a figure needs on its field, where it may ride another."""
    if not figure.on:
        return KINDS[figure.kind].room
    return KINDS[figures[figure.on].kind].rider_room


def paced(figure: Figure, steps: int) -> int:
    """A17.2au: twice its steps, or twice the number to which something has reduced them."""
    return 2 * steps if figure.spell == "doubled" else steps


# A7.1k, A7.1l: in one round a figure moves by itself and is carried, one wholly before the other.


def may_step(figure: Figure) -> bool:
    """May it still move by itself in this round, as far as the order goes?"""
    return figure.course != "ap"


def may_be_carried(figure: Figure) -> bool:
    return figure.course != "pa"


def carried(figure: Figure, to: Field, cost: int, now: Round) -> Figure:
    """The figure after it has been carried to a field."""
    course = figure.course if figure.course.endswith("p") else figure.course + "p"
    return figure.but(field=to, carried=figure.carried + cost, course=course, busy=now)


# Whether there is anything to choose between figures: a player is asked only where it makes a difference.


def differ(index: Index, figures: Iterable[Figure]) -> bool:
    """In anything but their numbers?"""
    return len({look_of(index, figure) for figure in figures}) > 1


def look_of(index: Index, figure: Figure) -> Hashable:
    """All that there is to know of a figure, except its number."""
    # Horses of one team are as good as each other, whenever they were harnessed.
    if figure.harness:
        return figure.kind, figure.harness
    with_him = (each for each in index.at(figure.field) if figure.id in (each.led_by, each.on))
    return _by_itself(index, figure), *sorted((_by_itself(index, each) for each in with_him), key=str)


def _by_itself(index: Index, figure: Figure) -> Hashable:
    """A leader is like nobody else, and what was captured is not like one's own."""
    field = index.field
    return figure.but(id=0), figure.id in field.leaders, field.origins[figure.id - 1]
