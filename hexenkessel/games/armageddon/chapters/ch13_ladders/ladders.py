"""Chapter 13.1: scaling ladders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch11_towers import towers
from hexenkessel.games.armageddon.chapters.ch12_devices import gateways, siding
from hexenkessel.games.armageddon.chapters.ch13_ladders import climbing, handling, leaning, throwing
from hexenkessel.games.armageddon.chapters.ch13_ladders.actions import (
    Climb,
    LayDown,
    LetDown,
    PullUp,
    SetUp,
    ThrowOver,
)
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.odds import chance_of
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, Kind, Place, Rule, Sections, Soil
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A13.1b
LADDER_LIES: Final[frozenset[Soil]] = frozenset(
    {
        *("lowland", "highland", "mountain", "forest", "desert", "highland-desert"),
        *("ice-lowland", "ice-highland", "ice-mountain"),
    }
)


class Ladders(Chapter):
    """13.1."""

    number = 13
    section = "13.1"
    needs: ClassVar[Sections] = ("11.1", "12.1")
    kinds: ClassVar[tuple[Kind, ...]] = ("ladder",)
    moves: ClassVar[tuple[type[Action], ...]] = (SetUp, LayDown, PullUp, LetDown, Climb)
    blows: ClassVar[tuple[type[Action], ...]] = (ThrowOver,)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (throwing.Falling, Scramble)

    # What a player may say

    def moves_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        return climbing.listed(index, figure)

    def moves_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        return handling.listed(index, seat)

    def blows_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        return throwing.listed(index, figure)

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        # Nobody needs to be asked about the ladders of his own side.
        owner = index.figures[action.ladder].owner if isinstance(action, ThrowOver) else None
        return owner is None or index.field.is_enemy(owner, seat)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case SetUp() | LayDown() | PullUp() | LetDown():
                return handling.why_not(index, seat, action)
            case Climb():
                return climbing.why_not_climb(index, seat, action)
            case ThrowOver():
                return throwing.why_not_throw_over(index, seat, action)
            case _:
                return NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        match action:
            case SetUp() | LayDown() | PullUp() | LetDown():
                handling.handle(change, seat, action)
            case Climb():
                climbing.climb(change, seat, action)
            case ThrowOver():
                throwing.throw_over(change, seat, action)

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        if not isinstance(action, ThrowOver):
            return None
        chance = chance_of(index, throwing.NUMBER)
        return Preview(chance, {"topples": chance}, (1 - chance, chance))

    # Stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        if figure.ladder:
            # R-A13.1d: on the ladder, wherever that leads.
            return ALLOWED if figure.field == field else None
        if figure.kind != "ladder":
            return None
        # A13.1c: neither in a siege tower nor on one.
        size = index.ground.size
        is_on_device = any(siding.walled_at(index, place) for place in (field, field - size) if place >= 0)
        return "A13.1c" if is_on_device else index.rules.may_stand(index.ground, "ladder", field) or None

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        if kind != "ladder":
            return None
        if towers.tower_at(ground, field) is not None:
            # A13.1c: on towers, but not inside. A18.1f, R-A18.1f: it may lie on platforms.
            return ALLOWED if towers.is_platform(ground, field) else "A13.1c"
        # A13.1b: on these grounds. What is above the ground and no tower is the business of others.
        is_there = ground.floor_of(field) or ground.terrain[field] in LADDER_LIES
        return None if is_there else "A13.1b"

    def crowd(self, index: Index) -> None:
        # R-A13.1d: who is on a ladder needs no room.
        for climber in leaning.climbers(index):
            index.free[climber.field] += 1

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # Who is on a ladder is on the ground from which it rises.
        here = [each for each in leaning.climbers(index) if each.field == field + index.ground.size]
        who += [each for each in here if index.ground.danger[field] and each.owner == seat]

    # Movement

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        if device.kind != "ladder":
            return None
        # A13.1e: it is carried lying; through the gates of walls, not of towers.
        is_tower_gate = gateways.is_tower_gate(index.ground, device.field, to)
        return "A13.1e" if device.upright or is_tower_gate else None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        # A13.1e: only lying; and who is on one stays there.
        return "A13.1e" if figure.upright or figure.ladder else None

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        return climbing.why_not_move(index, figure)

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return climbing.reach(index, figure)

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        if not figure.ladder:
            return None
        return [stepped(figure, way.path[-1], way.cost, index.field.round).but(ladder=0, climbed=0)]

    def barrier(self, index: Index, figure: Figure, one: Place, other: Place) -> Rule | None:
        return climbing.barrier(index, figure, other)

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return climbing.too_far(index, figure, field)

    def edges(self, index: Index, edges: Edges) -> None:
        climbing.lay_edges(index, edges)

    # Fighting

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        return climbing.why_not_strike(index, attacker, target)

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # R-A13.1d: who is on a ladder fights only with the platform, and there with the knife.
        return "A13.1d" if bow.ladder else None

    # What befalls them

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        if figure.kind == "ladder":
            throwing.lost(change, figure)

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        throwing.drop_loose(change)

    def flaws(self, index: Index) -> Iterator[str]:
        for climber in leaning.climbers(index):
            ladder = index.figures.get(climber.ladder)
            if ladder is not None and (not ladder.upright or leaning.rungs(index, ladder) != climber.field):
                yield f"{climber.id} is on a ladder that is not there"
        for ladder in index.figures.values():
            if ladder.upright and sum(each.ladder == ladder.id for each in leaning.climbers(index)) > 1:
                yield f"several are on the ladder {ladder.id}"
