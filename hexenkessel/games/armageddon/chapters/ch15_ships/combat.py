"""What chapter 15 says of melee, arrows, and rolling for life: hooks; the rest is told where it happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, boarding, hull, overrun
from hexenkessel.games.armageddon.chapters.chapter import Bout, Verdict
from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.obstacles import Obstacle
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import Item

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

BOARDS = "boards"  # what comes of a roll at the side of a raft


class ShipsInCombat(Keeper):
    """15.6."""

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        here, there = attacker.field, target.field
        if here == there:
            return None
        # A15.6k: no melee between swimmers and others, nor from field to field.
        if attacker.swims or target.swims:
            return "A15.6k"
        # A15.6a: from and to a deck only over a side line, anchored or in boarding position.
        floor_of = index.ground.floor_of
        is_deck = (floor_of(here) or floor_of(there)) and (
            aboard.ship_under(index, attacker) or aboard.ship_under(index, target)
        )
        return "A15.6a" if is_deck and (here, there) not in boarding.links_of(index).blows else None

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int | None:
        # A15.6k: none in the water. R-A8.4h: none in a scramble.
        return 0 if fighter.swims or bout.manner == "scramble" else None

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A15.6l: not from the water. A15.6c: otherwise as everywhere, so nothing more is said of arrows.
        return "A15.6l" if bow.swims else None

    def obstacles(self, index: Index) -> Iterable[Obstacle]:
        # A15.2b, A15.2d: one level step high, so that swimmers may be hidden behind them.
        ground = index.ground
        for ship in aboard.ships(index):
            for field in hull.fields_of(ground, ship):
                yield Obstacle(field, ground.level[field] + 1)

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A15.6m, A18.5e: one more against who is in the water.
        return (("swimmer", 1),) if target.swims else ()

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A15.6d, A15.6e: warriors on long ships, by one; of several covers only the best counts. A14.3w: not
        # on a half that has been hit.
        ship = aboard.ship_under(index, target)
        if ship is None or ship.kind not in hull.LONG or not target.is_warrior:
            return ()
        half = hull.half_at(index.ground, ship, index.ground.field_of(target.field))
        return () if half in ship.damage else (("ship", 1),)

    # Life and death

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        # A15.6p: under a raft.
        return overrun.CLIMBING if cause == overrun.RUN_OVER else None

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        if cause != overrun.RUN_OVER:
            return None
        return BOARDS if is_enough(index, roll, overrun.CLIMBING) else "dies"

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        if result == BOARDS:
            overrun.board(change, figure)
