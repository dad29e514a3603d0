"""14.3: what one hit does to whatever stands on a field.

The stone of an onager, a fire arrow (14.4), the Rider of Darkness, the divine messenger and giants (chapter
16) all come here. What is destroyed goes at once; then walls fall and those who are hit roll for their lives.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.chapters.ch14_onager.toppling import Toppling, walls_at
from hexenkessel.games.armageddon.chapters.ch14_onager.unsettling import unsettle
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS, HORSES
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field, Kind, Place
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

HIT: Final = "impact"  # why somebody rolls for life
# A14.3e, A14.3l: one hit is enough.
FRAGILE: Final[frozenset[Kind]] = frozenset({"wagon", "ram", "ladder", "onager"})


def hit_field(change: ArmageddonChange, field: Field, by: Seat | None = None) -> None:
    """A14.3a, A14.3b: one hit on the top level of a field, by this seat's onager, or by nobody's."""
    tower = change.state.works.tower(field)
    if tower is not None:
        _hit_tower(change, tower, by)
    else:
        _topple(change, field, by)
        _hit_floor(change, base_of(change.state.index, field), by)


def burn(change: ArmageddonChange, place: Place, by: Seat | None) -> None:
    """A14.4d: a fire arrow does the same where it strikes, but harms no stone."""
    _hit_floor(change, place, by)


def base_of(index: Index, field: Field) -> Place:
    """The place on which whoever is on a field stands, if nothing is built there: the deck of a ship, if one
    lies there with anybody on it."""
    deck = index.ground.place(field, 1)
    return deck if index.ground.terrain[field] == "water" and index.at(deck) else field


# Buildings


def _hit_tower(change: ArmageddonChange, tower: Tower, by: Seat | None) -> None:
    """R-A14.3h: a keep is a tower on a tower, and is taken down from the top."""
    field = tower.field
    works = change.state.works
    top = change.state.index.ground.place(field, tower.platform)
    if walls_at(works, top):
        # A14.3j: the third hit and those after it; on an incomplete tower also the first.
        _topple(change, top, by)
        _hit_floor(change, top, by)
    elif tower.platform and tower.battlements:
        # A14.3h: the first hit. R-A14.3h: those on the platform are not spared.
        change.state = change.state.but(works=works.without_battlements(field))
        _tell_part(change, top, "battlements")
        _hit_floor(change, top, by)
    elif tower.platform:
        _drop_platform(change, field, top, by)
    else:
        # A14.3k: the foundation outlasts the last wall by one hit. What had room on it may not have it now.
        change.state = change.state.but(works=works.without_tower(field))
        _tell_part(change, field, "foundation")
        unsettle(change, field)
        _hit_floor(change, field, by)


def _topple(change: ArmageddonChange, place: Place, by: Seat | None) -> None:
    """A14.3g: as soon as those who are hit have rolled for their lives, which is what comes next."""
    if walls_at(change.state.works, place):
        change.push(Toppling(by, place))


def _drop_platform(change: ArmageddonChange, field: Field, top: Place, by: Seat | None) -> None:
    """A14.3i: the second hit takes the platform with everything on it, and what led onto it."""
    works = change.state.works.without_platform(field)
    passages, transitions = (
        tuple(pair for pair in pairs if top not in pair) for pairs in (works.passages, works.transitions)
    )
    _destroy_all(change, change.state.index.at(top), by)
    change.state = change.state.but(works=works.but(passages=passages, transitions=transitions))
    _tell_part(change, top, "platform")


# Figures and devices


def _hit_floor(change: ArmageddonChange, place: Place, by: Seat | None) -> None:
    """All figures on a place, friend and foe (A14.3a); a roof or a platform over them spares them once."""
    index = change.state.index
    shelter = next((each for each in index.at(place) if siding.has_cover(each)), None)
    if shelter is not None:
        # A14.3m, A14.3o: the first hit takes the roof or platform with whoever is on it, not those inside.
        siding.uncover(change, shelter, HIT, by)
        return
    for device in index.at(place):
        # A14.3e, A14.3l: all together. A14.3n, A14.3p: this is the second hit on a tortoise or siege tower.
        if device.kind in FRAGILE or device.kind in siding.COVERS:
            _destroy(change, device, by)
    _roll_for_life(change, place)
    # A14.3v to A14.3x: a ship under them is the business of its chapter.
    change.state.index.rules.ship_hit(change, index.ground.field_of(place), by)


def _destroy_all(change: ArmageddonChange, figures: Iterable[Figure], by: Seat | None) -> None:
    for figure in figures:
        if figure.id in change.state.figures:
            _destroy(change, figure, by)


def _destroy(change: ArmageddonChange, figure: Figure, by: Seat | None) -> None:
    # A17.2x: stone is not broken by stone.
    if not change.state.index.rules.is_deathless(change.state.index, figure):
        _tell(change, "destroyed", figure)
        kill(change, figure.id, HIT, by)


def _roll_for_life(change: ArmageddonChange, place: Place) -> None:
    """A14.3c to A14.3f: in turn order, those of one player together; first the elephants, each by itself.
    A11.3l: only those on the same floor help each other."""
    index = change.state.index
    order = change.state.order
    together: dict[tuple[Seat, bool], list[int]] = {}
    alone: dict[Seat, list[int]] = {}
    for figure in index.at(place):
        if not is_exposed(index, figure):
            continue
        party = party_of(index, figure)
        # What is nobody's supports nobody.
        seat = at_hand(change) if party is None else party
        if index.rules.rolls_alone(index, figure):
            alone.setdefault(seat, []).append(figure.id)
        else:
            together.setdefault((seat, party is None), []).append(figure.id)
    # A14.3c: ten. A14.3d: eleven in a phalanx; what is needed is told by the chapters of those who roll.
    for seat in reversed(order):
        for is_nobodys in (True, False):
            if mine := together.get((seat, is_nobodys)):
                change.push(LifeRolls(seat, tuple(mine), HIT))
    for seat in reversed(order):
        change.push(*(LifeRolls(seat, (each,), HIT) for each in reversed(alone.get(seat, []))))


def is_exposed(index: Index, figure: Figure) -> bool:
    """A14.3y: not beasts, and magicians only as mortals. A14.3f: riders of an elephant as it fares itself."""
    if figure.is_warrior:
        return not crowding.is_on_elephant(index, figure)
    return figure.kind in HORSES or figure.kind in ELEPHANTS


def party_of(index: Index, figure: Figure) -> Seat | None:
    """Who rolls for it. A7.1v: for an animal the party it stands by."""
    return figure.owner if figure.is_warrior or figure.harness else owning.party(index, figure)


def at_hand(change: ArmageddonChange) -> Seat:
    """Who rolls for what is nobody's."""
    return change.state.first if change.state.active is None else change.state.active


# Telling


def _tell(change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
    where = change.state.index.name(figure.field)
    seat = -1 if figure.owner is None else figure.owner
    change.tell(key, seat=seat, figure=figure.id, kind=figure.kind, field=where, **more)


def _tell_part(change: ArmageddonChange, place: Place, part: str) -> None:
    change.tell("battered", field=change.state.index.name(place), part=part)
