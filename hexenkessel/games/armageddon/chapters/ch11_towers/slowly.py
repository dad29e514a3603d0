"""11.1, 11.2: elephants, chariots and riders in towers, who are slower there or do not fit in at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch07_horse import riding
from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, team
from hexenkessel.games.armageddon.chapters.ch09_elephant import striding
from hexenkessel.games.armageddon.chapters.ch11_towers.towers import has_elephant, tower_at, towers_of
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.chapters.keeping import roaming
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MOST_DRIVEN: Final = 2  # A11.2m
# A11.2o: inside; into a tower or out of it; both.
MOST_INSIDE: Final = 2
MOST_OVER_THE_RIM: Final = 3
MOST_OVER_BOTH: Final = 2

# What a step has to do with towers: "i" into one, "o" out of one, "n" from one to another.
_ALL: Final = "ion"


def _sort_of(ground: Ground, one: Place, other: Place) -> str:
    towers = towers_of(ground)
    mine, its = ground.field_of(one) in towers, ground.field_of(other) in towers
    if mine and its:
        return "n"
    return "i" if its else "o" if mine else ""


def _sorts(ground: Ground, start: Place, path: Iterable[Place]) -> set[str]:
    """All that there is of these on a way."""
    found, here = set[str](), start
    for to in path:
        found.add(_sort_of(ground, here, to))
        here = to
    return found - {""}


def _before(horses: Iterable[Figure]) -> set[str]:
    """What there has been of these in this round."""
    return {sort for horse in horses for sort in horse.rims}


def most_ridden(sorts: set[str]) -> int:
    """A11.2o: the steps of a rider in a round in which these have come.

    >>> most_ridden(set()), most_ridden({"i"}), most_ridden({"i", "o"}), most_ridden({"n"})
    (4, 3, 2, 2)
    """
    if not sorts:
        return riding.STEPS_RIDDEN
    if "n" in sorts:
        return MOST_INSIDE
    return MOST_OVER_BOTH if len(sorts) > 1 else MOST_OVER_THE_RIM


def _without(index: Index, ways: Ways, sorts: str) -> Ways:
    """These ways with only such steps from, into and between towers."""
    ground = index.ground
    key = ("slowly", id(ways), sorts)
    # The ways are kept too, so that no others can come to have their number.
    known: tuple[Ways, Ways] | None = ground.memo.get(key)
    if known is None:
        towers = towers_of(ground)
        near = towers.keys() | {other for field in towers for other in ground.neighbours[field]}
        rows = tuple(
            tuple((to, price) for to, price in row if _sort_of(ground, one, to) in ("", *sorts))
            if one in near
            else row
            for one, row in enumerate(ways)
        )
        known = ground.memo[key] = (ways, rows)
    return known[1]


def _cheapest(reaches: Iterable[Reach]) -> Reach:
    found: dict[Field, Way] = {}
    for reach in reaches:
        for to, way in reach.items():
            if to not in found or way.cost < found[to].cost:
                found[to] = way
    return found


# Riders


def _reach_of_rider(index: Index, figure: Figure) -> Reach:
    horses = riding.horses_of(index, figure)
    left, made, before = riding.budget(horses), max(horse.steps for horse in horses), _before(horses)
    ways, forest = index.ways("ride"), roaming.forests(index.ground)
    need = index.rules.room_needed(index, figure)
    reaches = []
    for sorts in ("", "i", "o", _ALL):
        cap = most_ridden(before | {*sorts}) - made
        mine = {woods: min(steps, cap) for woods, steps in left.items()}
        if mine[0, 0] > 0:
            some = _without(index, ways, sorts)
            reaches.append(roaming.roam(some, forest, index.free, figure.field, need, mine))
    return _cheapest(reaches)


def _ridden(index: Index, figure: Figure, way: Way) -> list[Figure]:
    sorts = _before(riding.horses_of(index, figure)) | _sorts(index.ground, figure.field, way.path)
    most, rims = most_ridden(sorts), "".join(sorted(sorts))
    rider, *horses = riding.gone(index, figure, way)
    return [rider, *(each.but(limit=min(each.limit, most), rims=rims) for each in horses)]


# Chariots


def touches(index: Index, wagon: Figure, path: Iterable[Place] = ()) -> bool:
    """A11.2m: is any part of a chariot in a tower, or would it be on this way?"""
    ahead = team.pole_field(index.ground, wagon)
    places = {wagon.field, ahead} if team.team_of(index, wagon) else {wagon.field}
    return not towers_of(index.ground).keys().isdisjoint(places.union(path))


def _reach_of_wagon(index: Index, wagon: Figure) -> Reach:
    left, towers = driving.steps_left(index, wagon), towers_of(index.ground).keys()
    slow = driving.reach_of(index, wagon, min(left, MOST_DRIVEN - wagon.steps), gentle=towers)
    if touches(index, wagon):
        return slow
    return _cheapest((driving.reach_of(index, wagon, left, without=towers), slow))


def _driven(index: Index, wagon: Figure, way: Way) -> list[Figure]:
    gone = driving.driven(index, wagon, way)
    if not touches(index, wagon, way.path):
        return gone
    return [each.but(limit=min(each.limit, MOST_DRIVEN)) if each.limit else each for each in gone]


# What the chapter says of all of them


def _rides_here(index: Index, figure: Figure) -> bool:
    """A rider who may come to a tower."""
    return bool(towers_of(index.ground)) and riding.horse_of(index, figure) is not None


def reach(index: Index, figure: Figure) -> Reach | None:
    if not towers_of(index.ground):
        return None
    if figure.kind == "wagon":
        return _reach_of_wagon(index, figure)
    return _reach_of_rider(index, figure) if _rides_here(index, figure) else None


def walk(index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
    if not towers_of(index.ground):
        return None
    if figure.kind == "wagon":
        return _driven(index, figure, way)
    return _ridden(index, figure, way) if _rides_here(index, figure) else None


def steps_left(index: Index, figure: Figure) -> int | None:
    if figure.kind == "wagon" and towers_of(index.ground) and touches(index, figure):
        return min(driving.steps_left(index, figure), MOST_DRIVEN - figure.steps)
    return None


def ways(index: Index, figure: Figure) -> Ways | None:
    """For those who change places with others by single steps, and for elephants by the rein."""
    if not towers_of(index.ground):
        return None
    elephant = striding.led_elephant(index, figure)
    if elephant is not None:
        table = index.ways("led-elephant", elephant.kind)
        full = {each for each in towers_of(index.ground) if has_elephant(index, each, elephant.id)}
        # A11.1h: one to a tower.
        return _but(index, table, lambda _, to, __: to not in full) if full else None
    if not _rides_here(index, figure):
        return None
    horses = riding.horses_of(index, figure)
    made, before = max(horse.steps for horse in horses), _before(horses)

    def is_near_enough(one: Place, to: Place, price: int) -> bool:
        return made + price <= most_ridden(before | _sorts(index.ground, one, (to,)))

    return _but(index, riding.ways_of_rider(index, figure), is_near_enough)


def _but(index: Index, table: Ways, fits: Callable[[Place, Place, int], bool]) -> Ways:
    near = {place for field in towers_of(index.ground) for place in (field, *index.ground.neighbours[field])}
    return tuple(
        tuple((to, price) for to, price in row if fits(one, to, price)) if one in near else row
        for one, row in enumerate(table)
    )


def why_not_enter(index: Index, figure: Figure, other: Place) -> Rule | None:
    elephant = striding.led_elephant(index, figure)
    if elephant is None or tower_at(index.ground, other) is None:
        return None
    return "A11.1h" if has_elephant(index, other, elephant.id) else None


def why_too_far(index: Index, figure: Figure, field: Field) -> Rule | None:
    """The rule by which it is towers, and nothing else, that make a way too long."""
    if not towers_of(index.ground):
        return None
    if figure.kind == "wagon":
        return "A11.2m" if field in driving.reach_of(index, figure) else None
    if _rides_here(index, figure) and field in riding.reach_of_rider(index, figure):
        return "A11.2o"
    return None
