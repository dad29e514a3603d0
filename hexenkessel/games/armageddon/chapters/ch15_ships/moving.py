"""What chapter 15 says of stay and movement: hooks; how ships sail and who boards them is told elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import (
    aboard,
    boarding,
    hull,
    overrun,
    sailing,
    swimming,
)
from hexenkessel.games.armageddon.chapters.ch15_ships.combat import ShipsInCombat
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.tolls import Ways
from hexenkessel.games.armageddon.figures import Figure, may_step
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange
from hexenkessel.games.armageddon.terms import Field, Place, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class ShipsOnTheMove(ShipsInCombat):
    """15.2, 15.3, and how swimmers save themselves."""

    # Stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        ground = index.ground
        if figure.kind in SHIPS:
            return self._may_float(index, figure, field)
        if ground.floor_of(field) == aboard.DECK and aboard.ship_at(index, field) is not None:
            return boarding.why_not_on_deck(index, figure)
        # A15.6g, A15.6q: in the water only who has fallen into it.
        return ALLOWED if figure.swims and swimming.is_water(index, field) else None

    def _may_float(self, index: Index, ship: Figure, field: Field) -> Verdict:
        # A15.2e: all of it on water. A15.2b: and nobody else's.
        ground = index.ground
        if ground.floor_of(field):
            return "A15.2e"
        for each in hull.fields_of(ground, ship.but(field=field)):
            if each == NOWHERE or ground.terrain[each] != "water":
                return "A15.2e"
            other = aboard.ship_at(index, each)
            if other is not None and other.id != ship.id:
                return "A15.2b"
        return ALLOWED

    def crowd(self, index: Index) -> None:
        # A15.2g: four room units on each field of a deck; in the water under it there is room for nobody.
        for ship in aboard.ships(index):
            fields = hull.fields_of(index.ground, ship)
            for field in fields:
                if field != NOWHERE:
                    index.free[aboard.deck_at(index, field)] += aboard.ROOM_ON_DECK
            if fields[-1] not in (ship.field, NOWHERE):
                index.free[fields[-1]] -= aboard.ROOM_ON_DECK

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        if aboard.ship_at(index, field) is None:
            return None
        return "A15.2g" if index.ground.floor_of(field) else "A15.2b"

    # Movement

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        if figure.kind in SHIPS:
            return sailing.why_not_sail(index, figure)
        # A15.3ab: not aboard, along and ashore all in one round. (Who rides is no warrior on foot.)
        return "A15.3ab" if figure.is_warrior and not figure.on and not may_step(figure) else None

    def moved_by(self, index: Index, figure: Figure) -> Seat | None:
        # A15.3l: who steers it, whosever it is.
        return aboard.steersman(index, figure) if figure.kind in SHIPS else None

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind in SHIPS:
            body = aboard.fleet(index, figure)
            along += [each for each in body if each.id != figure.id]

    def provides(self, index: Index, figure: Figure) -> Iterable[Place]:
        # A15.2f: all who are on deck go along.
        if figure.kind not in SHIPS:
            return ()
        return [aboard.deck_at(index, field) for field in hull.fields_of(index.ground, figure)]

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind in SHIPS:
            along += aboard.aboard(index, figure)

    def edges(self, index: Index, edges: Edges) -> None:
        boarding.lay_edges(index, edges)

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        return [()] * len(index.free) if figure.kind in SHIPS else None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        if figure.kind not in SHIPS:
            return None
        lie = hull.lie_of(index.ground, figure)
        most = max(sailing.steps_ahead(index, figure, lie, course) for course in range(6))
        return max(0, min(figure.limit or sailing.MANY, most) - figure.steps)

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        if figure.kind in SHIPS:
            return sailing.reach_of(index, figure)
        return swimming.reach_of(index, figure) if figure.swims else None

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        if figure.kind in SHIPS:
            return sailing.sailed(index, figure, way)
        return [swimming.saved(index, figure, way)] if figure.swims else None

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        if figure.kind in SHIPS:
            return sailing.why_not_there(index, figure, field)
        return "A15.6j" if figure.swims else None

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        if figure.kind in SHIPS:
            return sailing.why_not_there(index, figure, other)
        if figure.swims:
            return swimming.why_not_there(index, figure, other)
        ground = index.ground
        if ground.distance(one, other) > 1 or not (
            aboard.ship_at(index, one) or aboard.ship_at(index, other)
        ):
            return None
        return boarding.why_not_cross(index, figure, one, other)

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        # A15.3d: ships do not. A15.6j: swimmers stay where they are.
        if figure.kind in SHIPS:
            return "A15.3d"
        return "A15.6j" if figure.swims else None

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        if figure.kind in SHIPS:
            # A15.6o, A15.6p: a way ends where somebody swims.
            index = change.state.index
            body = aboard.fleet(index, index.figures[figure.id])
            fields = [field for each in body for field in hull.fields_of(index.ground, each)]
            overrun.run_over(change, body, fields)

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        # A15.3al: what another has sailed in this round rests, whoever has the majority on it now.
        now = change.state.round
        sailed = [each for each in aboard.ships(change.state.index) if each.steps and each.barred != now]
        if sailed:
            change.state = change.state.changing(*(each.but(barred=now) for each in sailed))
