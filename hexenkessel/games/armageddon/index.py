"""What can be worked out of a battlefield: who stands where, how much room is left, who can get where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hexenkessel.games.armageddon.chapters.crossing import (
    Gait,
    Ways,
    adjacency,
    barred_blows,
    barrier,
    crossings,
    price_of,
    where_it_may_stand,
)
from hexenkessel.games.armageddon.chapters.edges import NO_EDGES, Edges, Step, laid_over, neighbours_with
from hexenkessel.games.armageddon.figures import HOVERING, KINDS, Figure
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.obstacles import NOTHING, Obstacles, gathered
from hexenkessel.games.armageddon.ground.works import Pair
from hexenkessel.games.armageddon.majority import most_of
from hexenkessel.games.armageddon.terms import Field, FieldName, FigureId, Kind, Place, Rule
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.chapter import Reach
    from hexenkessel.games.armageddon.chapters.rules import Rules
    from hexenkessel.games.armageddon.field import Battlefield


_MOST_TABLES = 64  # of ways over what moves, for each ground


class Index:
    """Made once for a battlefield, in one pass over its figures; the rest is added when it is asked for."""

    __slots__ = (
        "_adjacency",
        "_barred",
        "_edges",
        "_further",
        "_obstacles",
        "_reach",
        "_ways",
        "above",
        "field",
        "figures",
        "free",
        "ground",
        "memo",
        "on_field",
        "riders",
        "rules",
    )

    def __init__(self, field: Battlefield, rules: Rules) -> None:
        self.field = field
        self.figures = field.figures
        self.rules = rules
        self.ground = ground = ground_of(field.land, field.works, rules.floors)
        # The figures on each field, by id; riders, crews and led animals too.
        self.on_field: dict[Field, list[Figure]] = {}
        self.riders: dict[FigureId, list[Figure]] = {}  # by what they ride
        self.above: dict[Field, list[Figure]] = {}  # who hovers there, whom nobody else takes notice of
        # A5.2: the room units that are left on each field.
        self.free: list[int] = list(rules.room(ground))
        self._reach: dict[FigureId, Reach] = {}
        self._barred = barred_blows(rules, ground)
        self._adjacency = adjacency(rules, ground)
        self._ways: dict[tuple[Gait, Kind | None], Ways] = {}
        self._obstacles: Obstacles | None = None
        # What chapters have worked out for all who are alike; the key begins with a word of their own.
        self.memo: dict[tuple[Any, ...], Any] = {}
        on_field, free = self.on_field, self.free
        for figure in field.figures.values():
            where = figure.field
            if figure.kind in HOVERING:
                self.above.setdefault(where, []).append(figure)
                continue
            # A17.2y: stone in the water lies on the ground, where nobody meets it.
            if figure.spell == "petrified" and figure.swims:
                continue
            if where in on_field:
                on_field[where].append(figure)
            else:
                on_field[where] = [figure]
            if figure.on:
                carrier = field.figures[figure.on]
                free[where] -= KINDS[carrier.kind].rider_room
                self.riders.setdefault(figure.on, []).append(figure)
            else:
                free[where] -= KINDS[figure.kind].room
        for chapter in rules.overriding("crowd"):
            chapter.crowd(self)
        # What is laid over the edges of the ground by things that are elsewhere next time.
        self._edges = NO_EDGES
        self._further: dict[Place, tuple[Place, ...]] = {}
        if asked := rules.overriding("edges"):
            edges = Edges()
            for chapter in asked:
                chapter.edges(self, edges)
            self._edges = edges
            self._further = neighbours_with(self._adjacency, edges)

    def at(self, field: Field) -> Sequence[Figure]:
        """The figures on a field."""
        return self.on_field.get(field, ())

    def name(self, field: Field) -> FieldName:
        return self.ground.names[field]

    # Edges

    def ways(self, gait: Gait, kind: Kind | None = None) -> Ways:
        """Every step that is possible by this gait, for this kind if several have it."""
        steps = self._edges.steps.get(gait)
        if not steps:
            return crossings(self.rules, self.ground, gait, kind)
        known = self._ways.get((gait, kind))
        if known is None:
            known = self._ways[gait, kind] = self._laid_over(gait, kind, steps)
        return known

    def _laid_over(self, gait: Gait, kind: Kind | None, steps: Mapping[Pair, Step]) -> Ways:
        """Kept with the ground as well: after a step elsewhere it is the same table."""
        tables: BoundedCache[Any, Ways] = self.ground.memo.setdefault(
            ("laid over", self.rules), BoundedCache(_MOST_TABLES)
        )
        key = (gait, kind, frozenset(steps.items()))
        known = tables.get(key)
        if known is None:
            known = laid_over(crossings(self.rules, self.ground, gait), steps)
            if kind:
                known = where_it_may_stand(self.rules, self.ground, kind, known)
            tables.keep(key, known)
        return known

    def price(self, gait: Gait, one: Field, other: Field) -> int:
        """What a step by this gait costs; 0: it is not possible."""
        return price_of(self.ways(gait), one, other)

    def barrier(self, gait: Gait, one: Field, other: Field, kind: Kind | None = None) -> Rule | None:
        """The rule that keeps whoever moves so from stepping from a field to another at all."""
        if other not in self.adjacent(one):
            return None
        if kind and (rule := self.rules.may_stand(self.ground, kind, other)):
            return rule
        step = self._edges.steps.get(gait, {}).get((one, other))
        if step is not None:
            return None if isinstance(step, int) else step
        return barrier(self.rules, self.ground, gait, one, other, kind)

    def barred_blow(self, one: Field, other: Field) -> Rule | None:
        """The rule by which nobody strikes from a field at another beside it."""
        blows = self._edges.blows
        if (one, other) in blows:
            return blows[one, other] or None
        return self._barred.get((one, other))

    def closed(self, place: Place) -> Rule | None:
        """The rule by which nobody comes to this place at all just now."""
        return self._edges.closed.get(place)

    @property
    def obstacles(self) -> Obstacles:
        """What arrows do not fly through and is no part of the ground."""
        if self._obstacles is None:
            asked = self.rules.overriding("obstacles")
            self._obstacles = gathered(self.rules.obstacles(self)) if asked else NOTHING
        return self._obstacles

    # Neighbours

    def adjacent(self, place: Place) -> Sequence[Place]:
        """The places beside one, to which one might step or strike."""
        return self._further.get(place) or self._adjacency[place]

    def near(self, field: Field) -> Iterator[Figure]:
        """The figures on a field and on its neighbours."""
        on_field = self.on_field
        if field in on_field:
            yield from on_field[field]
        for neighbour in self.adjacent(field):
            if neighbour in on_field:
                yield from on_field[neighbour]

    def foes_near(self, field: Field, seat: Seat | None) -> list[Figure]:
        """A2.4d, A2.4ac: whom somebody of this seat might strike from this field: all of other owners."""
        key = ("foes near", field, seat)
        known: list[Figure] | None = self.memo.get(key)
        if known is None:
            known = self.memo[key] = [figure for figure in self.near(field) if figure.owner != seat]
        return known

    def warriors(self, seat: Seat) -> list[Figure]:
        """A seat's warriors, by id."""
        return [figure for figure in self.figures.values() if figure.owner == seat and figure.is_warrior]

    def majority(self, fields: Sequence[Field]) -> int | None:
        """A8.4j: the side with more warriors on these fields than any other; allies count together."""
        counts: dict[int, int] = {}
        for field in fields:
            for figure in self.at(field):
                if figure.is_warrior and figure.owner is not None:
                    side = self.field.sides[figure.owner]
                    counts[side] = counts.get(side, 0) + 1
        return most_of(counts)

    def reach(self, figure: Figure) -> Reach:
        """A2.3: where a figure can get with the steps it has left, and how."""
        known = self._reach.get(figure.id)
        if known is None:
            known = self._reach[figure.id] = self.rules.reach(self, figure)
        return known
