"""16.4 to 16.6: what beasts do when a new wind has been rolled, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch15_ships.wind import over
from hexenkessel.games.armageddon.chapters.ch16_beasts import giants, song, territory, threats
from hexenkessel.games.armageddon.chapters.ch16_beasts.kinds import BEASTS, RIDER
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.hexes.axial import Direction

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

ORDER: Final = tuple(kind for kind in BEASTS if kind != RIDER)
PITS: Final = 2  # A16.4p: so many movements before the last one count


def beasts(index: Index) -> list[Figure]:
    """All but the Rider, in the order in which they move."""
    known: list[Figure] | None = index.memo.get(("beasts",))
    if known is None:
        found = (each for each in index.figures.values() if each.kind in ORDER)
        known = sorted(found, key=lambda each: (ORDER.index(each.kind), each.id))
        index.memo["beasts",] = known
    return known


class Roaming(ArmageddonStep, frozen=True, tag="roaming"):
    """R-A17.5e: dragon, griffin, troll, sea serpent, wild giants; each is settled before the next. Then the
    sirens sing."""

    is_calm: ClassVar[bool] = True

    left: tuple[FigureId, ...] | None = None

    def run(self, change: ArmageddonChange) -> None:
        if self.left is None:
            change.replace(Roaming(tuple(each.id for each in beasts(change.state.index))))
        elif not self.left:
            change.pop()
        else:
            change.replace(Roaming(self.left[1:]))
            beast, wind = change.state.figures.get(self.left[0]), change.state.wind
            if beast is None or wind is None:
                return
            if beast.kind in territory.SINGING:
                sing(change, beast)
            elif beast.owner is None:
                drive(change, beast, wind.toward, territory.steps_in(beast.kind, wind.die))


def drive(change: ArmageddonChange, beast: Figure, toward: Direction, steps: int) -> None:
    """It moves, and threatens (A16.4l); a giant throws."""
    index = change.state.index
    bank = None if beast.bank < 0 else beast.bank
    course = territory.course_of(index.ground, beast.kind, beast.field, toward, steps, bank)
    here = course.path[-1] if course.path else beast.field
    is_troll = beast.kind in (territory.TROLL, territory.DWARF)
    trail = (*beast.trail, here)[-PITS:] if is_troll else ()
    moved = beast.but(field=here, bank=-1 if course.bank is None else course.bank, trail=trail)
    change.state = change.state.changing(moved)
    if course.path:
        threats.tell_way(change, beast, course.path)
    if beast.kind == territory.GIANT:
        # A16.6d: after each movement, onto all six fields. Who is tamed before he throws obeys his master.
        if course.path:
            change.push(giants.Stones(beast.id, None, territory.stones(index.ground, here)))
            threats.trample(change, beast)
        return
    fields = territory.threatened(index.ground, beast.kind, beast.field, course.path, beast.trail)
    who = tuple(each.id for each in threats.on_fields(change.state.index, fields))
    if who:
        change.push(threats.Threat(beast.id, beast, who))


# 16.5


def sirens(index: Index) -> list[Figure]:
    return [each for each in beasts(index) if each.kind in territory.SINGING]


def heard_by(index: Index, siren: Figure) -> dict[Field, int]:
    """The fields on which she is heard now, with their distances."""
    air = over(index)
    return song.heard_on(index.ground, siren.field, air.strength, air.toward)


def listeners(index: Index, siren: Figure) -> Iterator[Figure]:
    return outside(index, heard_by(index, siren))


def outside(index: Index, fields: Iterable[Field]) -> Iterator[Figure]:
    """A16.5f: all warriors, animals and devices but those inside buildings."""
    for each in threats.on_fields(index, fields):
        if not threats.is_inside(index, each):
            yield each


def sing(change: ArmageddonChange, siren: Figure) -> None:
    """R-A16.5e: after each new wind all are tested."""
    who = tuple(each.id for each in listeners(change.state.index, siren))
    note(change)
    if who:
        change.push(threats.Threat(siren.id, siren, who))


def sing_once(change: ArmageddonChange, siren: Figure, toward: Direction, reach: int) -> None:
    """By a spell (A17.2aq), so far whatever wind there is; who hears her later does so by the wind."""
    index = change.state.index
    fields = song.heard_within(index.ground, siren.field, reach, toward)
    if who := tuple(each.id for each in outside(index, fields)):
        change.push(threats.Threat(siren.id, siren, who))


def note(change: ArmageddonChange) -> None:
    """Who is where she is heard has been tested there, until he goes elsewhere or the wind is new."""
    index = change.state.index
    heard = {(each.id, each.field) for siren in sirens(index) for each in listeners(index, siren)}
    change.state = change.state.but(heard=tuple(sorted(heard)))


# A16.5e: her threat is permanent, so who comes later is tested too.


def enter(change: ArmageddonChange, path: tuple[Field, ...], company: tuple[FigureId, ...]) -> None:
    """R-A16.5e: each threatened field that is entered is a test for those who enter it."""
    index = change.state.index
    found = [
        threats.Threat(siren.id, siren, company, distance)
        for siren in sirens(index)
        for field in path
        if (distance := heard_by(index, siren).get(index.ground.field_of(field)))
        and field not in index.ground.towers
    ]
    if found:
        mine = tuple((who, index.figures[who].field) for who in company if who in index.figures)
        change.state = change.state.but(heard=tuple(sorted({*change.state.heard, *mine})))
        change.push(*reversed(found))


def listen(change: ArmageddonChange) -> None:
    """Who has come where she is heard in any other way: carried, driven, in exchange."""
    if not sirens(change.state.index):
        return
    known = set(change.state.heard)
    found: list[ArmageddonStep] = []
    for siren in sirens(change.state.index):
        fresh = [
            each.id for each in listeners(change.state.index, siren) if (each.id, each.field) not in known
        ]
        if fresh:
            found.append(threats.Threat(siren.id, siren, tuple(fresh)))
    note(change)
    if found:
        change.push(*found)
