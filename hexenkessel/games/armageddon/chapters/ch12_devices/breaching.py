"""A12.3j to A12.3m: walls that are broken, and towers that fall in because of it."""

from __future__ import annotations

from typing import Any, Final

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import LEAST_WALLS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.works import Tower, Wall
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Place
from hexenkessel.kernel.seats import Seat

SIDES_OF_A_TOWER: Final = 6  # A11.1a
FALLS_WITH: Final = 3  # A12.3k: so many broken walls


def break_wall(change: ArmageddonChange, wall: Wall, by: Seat | None) -> None:
    """It is gone, and with the third of a tower all that is above the ground."""
    works = change.state.works.without_walls([(wall.place, wall.side)])
    change.state = change.state.but(works=works)
    tower = works.tower(wall.place)
    if tower is None:
        return
    left = sum(each.place == wall.place for each in works.walls)
    if tower.platform and left <= SIDES_OF_A_TOWER - FALLS_WITH:
        _collapse(change, tower, by)
    # A11.1j, A11.1k: with fewer than four walls it is no tower any more. A11.1m: a foundation stays.
    if left < LEAST_WALLS and not tower.foundation:
        change.state = change.state.but(works=change.state.works.without_tower(tower.field))


def _collapse(change: ArmageddonChange, tower: Tower, by: Seat | None) -> None:
    """A12.3l, R-A12.3l: of a keep too all that is above the ground floor. A12.3m: nobody there is hurt."""
    index = change.state.index
    # A12.3l: the first platform of a keep as well.
    above = index.ground.floors_of(tower.field)[1:]
    for place in above:
        for figure in tuple(index.at(place)):
            if figure.id in change.state.figures:
                _tell(change, "destroyed", figure)
                kill(change, figure.id, "rammed", by)
    works = change.state.works
    gone = [(each.place, each.side) for each in works.walls if each.place in above]
    passages, transitions = (
        tuple(pair for pair in pairs if not set(pair) & set(above))
        for pairs in (works.passages, works.transitions)
    )
    works = works.without_walls(gone).but(passages=passages, transitions=transitions)
    fallen = tower.but(platform=0, floors=1, battlements=False, stairs=False)
    change.state = change.state.but(works=works.with_tower(fallen))
    change.tell("battered", field=_name(change, tower.field), part="platform")


def _name(change: ArmageddonChange, place: Place) -> str:
    return change.state.index.name(place)


def _tell(change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
    seat = -1 if figure.owner is None else figure.owner
    change.tell(key, seat=seat, figure=figure.id, kind=figure.kind, field=_name(change, figure.field), **more)
