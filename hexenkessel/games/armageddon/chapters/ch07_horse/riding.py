"""7.1: where horses go, ridden or led, and how far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Only, Toll, Ways
from hexenkessel.games.armageddon.chapters.keeping import roaming
from hexenkessel.games.armageddon.chapters.keeping.owning import led_by
from hexenkessel.games.armageddon.figures import Figure, carried, paced
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import OPEN, SOLID
from hexenkessel.games.armageddon.terms import Field, Kind, Rule, Soil

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A8.1h: chariot horses cannot be ridden, but are horses otherwise.
RIDDEN: Final[frozenset[Kind]] = frozenset({"light-horse", "heavy-horse"})
HORSES: Final[frozenset[Kind]] = RIDDEN | {"light-chariot-horse", "heavy-chariot-horse"}
HEAVY: Final[frozenset[Kind]] = frozenset({"heavy-horse", "heavy-chariot-horse"})

# A7.1m, A7.1n, A7.1q
RIDEABLE: Final[frozenset[Soil]] = OPEN | {"forest"}

# A7.2a: light and heavy horses alike.
STEPS_RIDDEN: Final = 4  # A7.1g, A18.4d: with a rider
STEPS_LEADING: Final = 3  # A7.1h
STEPS_LED: Final = 2  # A7.1f
MOST_LED_ON_FOOT: Final = 3  # A7.1f
MOST_LED_RIDING: Final = 2  # A7.1h


def horse_of(index: Index, figure: Figure) -> Figure | None:
    """The horse that a figure rides."""
    if not figure.on:
        return None
    mount = index.figures[figure.on]
    return mount if mount.kind in RIDDEN else None


def horses_of(index: Index, figure: Figure) -> list[Figure]:
    """The horses that go along with a warrior: the one he rides first, then those he leads."""
    led = [animal for animal in led_by(index, figure) if animal.kind in HORSES]
    horse = horse_of(index, figure)
    return led if horse is None else [horse, *led]


def toll_of_riders(ground: Ground, one: Field, other: Field) -> Toll:
    if ground.terrain[other] not in SOLID:
        return Forbid("A5.1c" if ground.terrain[other] == "peaks" else "A5.2e")
    # A7.1q: no riding on mountain country and swamp.
    if ground.footing[other] not in RIDEABLE:
        return Forbid("A7.1q")
    # A7.1r: nor across rivers, nor up or down without a ramp.
    if (one, other) in ground.rivers:
        return Forbid("A7.1r")
    if ground.level[one] != ground.level[other] and (one, other) not in ground.ramps:
        return Forbid("A7.1r")
    # A7.1s: a ramp costs one step more on the way up.
    return Only(2 if ground.level[other] > ground.level[one] else 1)


def allowance(edges: int, woods: int) -> int:
    """A7.1m to A7.1o: of a rider's turn, by forest edges crossed and steps made inside forest."""
    if not woods and edges <= 1:
        return STEPS_RIDDEN - edges
    return 2


def base_steps(is_riding: bool, led: int) -> int:
    """A7.1f to A7.1h: of a warrior's horses, without what forest does."""
    if not is_riding:
        return STEPS_LED
    return STEPS_LEADING if led else STEPS_RIDDEN


def budget(horses: Sequence[Figure]) -> dict[roaming.Woods, int]:
    """The steps that a rider's horses have left, by what forest there is on the rest of the way."""
    base = base_steps(True, len(horses) - 1)
    return {
        (edges, woods): min(
            # A7.1j: if the conditions change the lower number applies, for each of them.
            paced(
                horse,
                min(base, horse.limit or base, allowance(horse.edges + edges, horse.woods + woods)),
            )
            - horse.steps
            for horse in horses
        )
        for edges, woods in roaming.MANY
    }


def reach_of_rider(index: Index, figure: Figure) -> Reach:
    left = budget(horses_of(index, figure))
    if left[0, 0] <= 0:
        return {}
    # A7.1c, A7.1p: two room units for each rider with his horse.
    need = index.rules.room_needed(index, figure)
    key = ("ride", figure.field, need, *left.values())
    known: Reach | None = index.memo.get(key)
    if known is None:
        ways, forest = index.ways("ride"), roaming.forests(index.ground)
        known = index.memo[key] = roaming.roam(ways, forest, index.free, figure.field, need, left)
    return known


def ways_of_rider(index: Index, figure: Figure) -> Ways:
    """The single steps that this rider can make now."""
    left = budget(horses_of(index, figure))
    ways, forest = index.ways("ride"), roaming.forests(index.ground)
    return roaming.within(ways, forest, left[0, 0], left[1, 0], left[0, 1])


def steps_left_leading(figure: Figure, horses: Sequence[Figure]) -> int:
    """A7.1f, A7.1j: of a warrior on foot with horses by the rein."""
    own = paced(figure, STEPS_LED) - figure.steps
    theirs = (paced(each, min(STEPS_LED, each.limit or STEPS_LED)) - each.steps for each in horses)
    return min(own, *theirs)


def why_too_far(index: Index, figure: Figure, field: Field) -> Rule | None:
    """The rule by which the steps of a warrior with horses do not suffice."""
    horses = horses_of(index, figure)
    if not horses:
        return None
    if horse_of(index, figure) is None:
        # A7.1j: a horse that has made more steps than a led one may goes no farther.
        is_slower = STEPS_LED - figure.steps > steps_left_leading(figure, horses)
        return "A7.1j" if is_slower else "A7.1f"
    base = base_steps(True, len(horses) - 1)
    if any((horse.limit and horse.limit < base) or horse.steps > horses[0].steps for horse in horses):
        return "A7.1j"
    if rule := _why_forest(index, figure, horses, field):
        return rule
    return "A7.1h" if len(horses) > 1 else "A7.1g"


def _why_forest(index: Index, figure: Figure, horses: Sequence[Figure], field: Field) -> Rule | None:
    """The rule by which forest, and nothing but forest, keeps a rider from getting to a field."""
    steps = base_steps(True, len(horses) - 1) - max(horse.steps for horse in horses)
    ways, forest = index.ways("ride"), roaming.forests(index.ground)
    need = index.rules.room_needed(index, figure)
    unhindered = dict.fromkeys(roaming.MANY, max(0, steps))
    way = roaming.roam(ways, forest, index.free, figure.field, need, unhindered).get(field)
    if way is None:
        return None
    # A7.1n: inside forest. A7.1o: into it and out of it.
    _, inside = roaming.woods_on(forest, figure.field, way.path)
    return "A7.1n" if inside or any(horse.woods for horse in horses) else "A7.1o"


def why_not_lead(index: Index, figure: Figure, horse: Figure) -> Rule | None:
    """What keeps a warrior on its field from leading this horse, besides whose it is."""
    led = led_by(index, figure)
    # A7.1h: only horses that nobody rides, two at most from horseback.
    if index.riders.get(horse.id) or (horse_of(index, figure) and len(led) >= MOST_LED_RIDING):
        return "A7.1h"
    # A7.1f: three at most on foot; nothing from elsewhere, and nothing besides other animals.
    is_elsewhere = figure.on and not horse_of(index, figure)
    if is_elsewhere or len(led) >= MOST_LED_ON_FOOT or any(animal.kind not in HORSES for animal in led):
        return "A7.1f"
    return None


def gone(index: Index, figure: Figure, way: Way) -> list[Figure]:
    """A warrior and his horses after they have gone this way."""
    now = index.field.round
    to = way.path[-1]
    horses = horses_of(index, figure)
    is_riding = horse_of(index, figure) is not None
    base = base_steps(is_riding, len(horses) - 1)
    edges, woods = roaming.woods_on(roaming.forests(index.ground), figure.field, way.path)
    moved = [carried(figure, to, way.cost, now) if is_riding else stepped(figure, to, way.cost, now)]
    for horse in horses:
        moved.append(
            stepped(horse, to, way.cost, now).but(
                limit=min(base, horse.limit or base), edges=horse.edges + edges, woods=horse.woods + woods
            )
        )
    return moved
