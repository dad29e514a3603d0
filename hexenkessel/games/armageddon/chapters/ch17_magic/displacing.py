"""17.2: displace, which takes the magician along with all that is below him."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import cast_off
from hexenkessel.games.armageddon.chapters.ch17_magic import aiming, goading, hovering
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SPELLS, works_on
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.terms import Field, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

FARTHEST = 12  # A17.2ab


def fields_of(index: Index, magician: Figure) -> tuple[Field, ...]:
    """A17.2ai, A17.3f: the field below him, and the other one of a thing that goes only as a whole."""
    here = index.ground.field_of(magician.field)
    return next((fields for fields in aiming.wholes(index) if here in fields), (here,))


def who_goes(index: Index, magician: Figure) -> list[Figure]:
    """A17.3d: all on which it can work, whosever they are."""
    fields = fields_of(index, magician)
    places = [place for field in fields for place in index.ground.floors_of(field)]
    below = [figure for place in places for figure in index.at(place)]
    return [figure for figure in below if works_on(SPELLS["displace"], figure)]


def why_not(index: Index, magician: Figure, fields: Sequence[Field]) -> Rule | None:
    if len(fields) != 1:
        return "A17.3f"
    going = who_goes(index, magician)
    # A17.2aa: of what is below him.
    if not going:
        below = index.ground.floors_of(index.ground.field_of(magician.field))
        return "A17.2aa" if any(index.at(place) for place in below) else "A17.2ab"
    # A17.3g
    if any(figure.spell for figure in going):
        return "A17.3g"
    if index.ground.distance(magician.field, fields[0]) > FARTHEST or fields[0] == magician.field:
        return "A17.2ab"
    if rule := hovering.why_not_there(index, magician, fields[0]):
        return rule
    return _why_not_onto(index, magician, going, fields[0])


def _why_not_onto(index: Index, magician: Figure, going: list[Figure], goal: Field) -> Rule | None:
    moved = _moved(index, magician, going, goal)
    own = {figure.id for figure in going}
    for figure in moved:
        if figure.field == NOWHERE:
            return "A2.3i"
        # A17.2ag
        if index.ground.field_of(figure.field) in goading.near_beasts(index):
            return "A17.2ag"
        if not _has_ship(going) and (rule := _why_no_goal(index, figure.field, own)):
            return rule
    # A17.2af: each only where it may stay, as if it stood there already, and no more than there is room for.
    index = index.field.changing(*moved).index
    for figure in moved:
        if index.rules.may_stay(index, figure, figure.field):
            return "A17.2af"
    need = {figure.field for figure in moved}
    return "A17.2af" if any(index.free[place] < 0 for place in need) else None


def _why_no_goal(index: Index, goal: Field, own: set[int]) -> Rule | None:
    ground = index.ground
    # A17.2ah: nothing but ships goes onto water.
    if ground.terrain[goal] == "water":
        return "A17.2ah"
    if (ship := aboard.ship_at(index, goal)) is not None:
        return _why_not_aboard(index, ship, goal)
    # A17.2ac: an empty field of land; A17.2ad: or a platform, which is a place of its own.
    is_land = ground.terrain[goal] in SOLID and goal not in ground.towers
    if any(figure.id not in own for figure in index.at(goal)) or not (is_land or goal >= ground.size):
        return "A17.2ac"
    return None if goal < ground.size else _why_no_platform(index, goal)


def _why_not_aboard(index: Index, ship: Figure, goal: Field) -> Rule | None:
    """A17.2ae: an empty field of a ship that is one's own or deserted."""
    is_mine = ship.owner is not None and ship.owner == index.field.active
    return None if not index.at(goal) and (is_mine or not aboard.crew(index, ship)) else "A17.2ae"


def _has_ship(going: list[Figure]) -> bool:
    return any(figure.kind in SHIPS for figure in going)


def _why_no_platform(index: Index, goal: Field) -> Rule | None:
    """A17.2ad: of a building that is one's own or deserted."""
    tower = index.ground.towers.get(index.ground.field_of(goal))
    if tower is None or index.ground.floor_of(goal) != tower.platform:
        return "A17.2ad"
    there = [each for place in index.ground.floors_of(tower.field) for each in index.at(place)]
    active = index.field.active
    is_mine = tower.owner is not None and tower.owner == active
    return None if is_mine or not there else "A17.2ad"


def _moved(index: Index, magician: Figure, going: list[Figure], goal: Field) -> list[Figure]:
    """They keep their places to each other."""
    ground = index.ground
    (q, r), (to_q, to_r) = ground.cells[magician.field], ground.cells[goal]
    vector = (to_q - q, to_r - r)
    # A17.2ai: with a ship everybody stays on the deck.
    floor = None if _has_ship(going) else ground.floor_of(goal)
    moved: list[Figure] = []
    for figure in going:
        to = ground.shifted(ground.field_of(figure.field), vector)
        storey = ground.floor_of(figure.field) if floor is None else floor
        # A17.2aj: anchors are undone; and who swam swims no more.
        moved.append(
            figure.but(
                field=NOWHERE if to == NOWHERE else ground.place(to, storey),
                moored=(),
                tied=(),
                swims=0,
                clings=False,
            )
        )
    return moved


def targets(index: Index, magician: Figure) -> Iterator[tuple[Field, ...]]:
    going = who_goes(index, magician)
    if not going or any(figure.spell for figure in going):
        return
    ground = index.ground
    q, r = ground.cells[magician.field]
    reach = range(-FARTHEST, FARTHEST + 1)
    for dq in reach:
        for dr in reach:
            field = ground.at.get((q + dq, r + dr))
            for goal in ground.floors_of(field) if field is not None else ():
                is_empty = goal not in index.on_field or _has_ship(going)
                if is_empty and why_not(index, magician, (goal,)) is None:
                    yield (goal,)


def displace(change: ArmageddonChange, magician: Figure, goal: Field) -> None:
    """A17.2ab: the magician goes with them. A17.3c: they stay there."""
    index = change.state.index
    moved = _moved(index, magician, who_goes(index, magician), goal)
    above = magician.but(field=index.ground.field_of(goal))
    for figure in moved:
        if figure.kind in SHIPS:
            cast_off(change, figure.id)
    change.state = change.state.changing(*moved, above)
    change.tell(
        "displaced",
        seat=-1 if magician.owner is None else magician.owner,
        field=index.name(magician.field),
        place=index.name(goal),
        kinds=tuple(figure.kind for figure in moved),
    )
