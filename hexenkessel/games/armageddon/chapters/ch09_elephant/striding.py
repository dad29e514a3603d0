"""9.1: where elephants go, ridden or led, and how far; 9.4: and onto whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Only, Toll, Ways
from hexenkessel.games.armageddon.chapters.keeping import roaming
from hexenkessel.games.armageddon.chapters.keeping.owning import led_by
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import KINDS, Figure, carried, paced
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Kind, Rule, Terrain

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A9.1b: elephants.
WARM: Final[frozenset[Terrain]] = frozenset({"lowland", "highland", "forest", "desert", "highland-desert"})
# A9.1d: mammoths. A18.1d: neither of them stands in a swamp.
COLD: Final[frozenset[Terrain]] = frozenset({"lowland", "highland", "forest", "ice-lowland", "ice-highland"})

STEPS_RIDDEN: Final = 3  # A9.1l, A18.4c: with a rider
STEPS_LED: Final = 2  # A9.1j, A18.4b: with a leader
STEPS_IN_FOREST: Final = 2  # A9.1m, A9.1n
ROOM: Final = KINDS["elephant"].room  # A9.1a


def why_not_there(ground: Ground, kind: Kind, field: Field) -> Rule | None:
    if kind == "mammoth":
        return None if ground.terrain[field] in COLD else "A9.1d"
    return None if ground.terrain[field] in WARM else "A9.1b"


def toll(ground: Ground, one: Field, other: Field) -> Toll:
    # A9.1p, A18.4e: up and down only over ramps; rivers are no barrier.
    rise = ground.level[other] - ground.level[one]
    if rise and (one, other) not in ground.ramps:
        return Forbid("A9.1p")
    # A9.1p: up a ramp one step more, down none. A9.1q: one more for a river.
    return Only(1 + int(rise > 0) + int((one, other) in ground.rivers))


def led_elephant(index: Index, figure: Figure) -> Figure | None:
    """The elephant whose rein a warrior has."""
    if not figure.is_warrior:
        return None
    return next((animal for animal in led_by(index, figure) if animal.kind in ELEPHANTS), None)


def _allowance(edges: int, woods: int) -> int:
    """A9.1l to A9.1n: the steps of a ridden elephant, by the forest on its way."""
    return STEPS_RIDDEN if not woods and edges <= 1 else STEPS_IN_FOREST


def budget(elephant: Figure) -> dict[roaming.Woods, int]:
    """The steps it has left, by what forest there is on the rest of its way."""
    # A9.1o: if the conditions change the lower number applies.
    most = elephant.limit or STEPS_RIDDEN
    return {
        (edges, woods): paced(elephant, min(most, _allowance(elephant.edges + edges, elephant.woods + woods)))
        - elephant.steps
        for edges, woods in roaming.MANY
    }


def steps_led(leader: int, elephant: Figure) -> int:
    """A9.1j: of a warrior who has so many himself, and the elephant he leads."""
    return min(leader, paced(elephant, STEPS_LED) - elephant.steps)


def ways_now(index: Index, elephant: Figure) -> Ways:
    """The single steps that a ridden elephant can make now. A9.1s: it changes places with others by them."""
    left = budget(elephant)
    forest = roaming.forests(index.ground)
    ways = index.ways("elephant", elephant.kind)
    return roaming.within(ways, forest, left[0, 0], left[1, 0], left[0, 1])


def reach_of(index: Index, elephant: Figure) -> Reach:
    """Where a ridden elephant finds room, and beyond that whom it can trample."""
    left = budget(elephant)
    if left[0, 0] <= 0:
        return {}
    ways, forest = index.ways("elephant", elephant.kind), roaming.forests(index.ground)
    found = dict(roaming.roam(ways, forest, index.free, elephant.field, ROOM, left))
    trampling: dict[Field, Way] = {}
    for here, way in [(elephant.field, Way(0, ())), *found.items()]:
        for to, price in ways[here]:
            if index.free[to] >= ROOM or not can_trample(index, elephant, to):
                continue
            path = (*way.path, to)
            edges, woods = roaming.woods_on(forest, elephant.field, path)
            total = way.cost + price
            if total <= left[min(2, edges), min(1, woods)] and total < trampling.get(to, Way(99, ())).cost:
                trampling[to] = Way(total, path)
    return {**found, **trampling}


def can_trample(index: Index, elephant: Figure, field: Field) -> bool:
    """A9.4a, A9.4c: may it go there, from a standstill, although there is no room?"""
    there = index.at(field)
    room = index.rules.room(index.ground)[field]
    # A9.4e: among themselves elephants bring about no over-occupation.
    if ROOM * (len(crowding.elephants_at(index, field)) + 1) + crowding.stone(index, field) > room:
        return False
    is_enemy = index.field.is_enemy
    if not any(
        is_enemy(elephant.owner, figure.owner)
        for figure in there
        if crowding.can_be_trampled(index, figure)
        or figure.kind == "wagon"
        or index.rules.is_prey(index, elephant, figure)
    ):
        return False
    # A9.4k: a wagon needs no over-occupation.
    return any(figure.kind == "wagon" for figure in there) or crowding.units(index, field) + ROOM > room


def ridden(index: Index, elephant: Figure, way: Way) -> list[Figure]:
    """A ridden elephant and its riders after they have gone this way."""
    now, to = index.field.round, way.path[-1]
    edges, woods = roaming.woods_on(roaming.forests(index.ground), elephant.field, way.path)
    moved = stepped(elephant, to, way.cost, now)
    most = elephant.limit or STEPS_RIDDEN
    gone = moved.but(limit=most, edges=elephant.edges + edges, woods=elephant.woods + woods)
    return [gone, *(carried(rider, to, way.cost, now) for rider in index.riders.get(elephant.id, ()))]


def led(index: Index, leader: Figure, elephant: Figure, way: Way) -> list[Figure]:
    """A warrior and the elephant he leads after they have gone this way."""
    now, to = index.field.round, way.path[-1]
    gone = stepped(elephant, to, way.cost, now).but(limit=STEPS_LED)
    return [stepped(leader, to, way.cost, now), gone]
