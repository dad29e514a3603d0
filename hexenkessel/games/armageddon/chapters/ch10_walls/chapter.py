"""Chapter 10: walls, gates, moats and bridges (10.1 to 10.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch10_walls import climbing, gates, loopholes, moats
from hexenkessel.games.armageddon.chapters.ch10_walls.actions import Close, FillMoat, Open, ShootThrough
from hexenkessel.games.armageddon.chapters.chapter import Chapter, Verdict
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Rim
from hexenkessel.games.armageddon.terms import Item, Place, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


class Walls(Chapter):
    """10.1 to 10.5."""

    number = 10
    section = "10.1"
    needs: ClassVar[Sections] = ("5",)
    works: ClassVar[frozenset[str]] = frozenset({"walls", "moats", "passages"})
    blows: ClassVar[tuple[type[Action], ...]] = (FillMoat, ShootThrough)
    anytime: ClassVar[tuple[type[Action], ...]] = (Open, Close)

    # What a player may say

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        return gates.listed(index, seat)

    def blows_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        yield from moats.listed(index, seat)
        yield from loopholes.listed(index, seat)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Open() | Close():
                return gates.why_not_move(index, seat, action)
            case FillMoat():
                return moats.why_not_fill(index, seat, action)
            case ShootThrough():
                return loopholes.why_not_shoot_through(index, seat, action)
            case _:
                return NOT_POSSIBLE

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        return moats.odds(index) if isinstance(action, FillMoat) else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        match action:
            case Open() | Close():
                gates.move(change, seat, action)
            case FillMoat():
                moats.fill(change, seat, action)
            case ShootThrough():
                loopholes.shoot_through(change, action)

    # 10.1 and 10.2: movement

    def toll(self, ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
        return climbing.toll_of_wall(ground, gait, one, other)

    # 10.3: melee

    def blow_over(self, ground: Ground, one: Place, other: Place) -> Verdict:
        return climbing.blow_at_wall(ground, one, other)

    # 10.3: ranged combat

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return loopholes.why_not_aim(index, bow, target)

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        return loopholes.lets_through(index, bow, target, rim)

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        return loopholes.cover(index, bow, target)

    def shoots(self, change: ArmageddonChange, bow: Figure, target: Figure) -> None:
        loopholes.expose(change, bow, target)

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        # R-A10.3e: until the turn of the player who shot begins again.
        left = tuple(each for each in change.state.loopholes if each.seat != seat)
        if left != change.state.loopholes:
            change.state = change.state.but(loopholes=left)
