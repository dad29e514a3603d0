"""10.6: whether besiegers stand so that no sortie escapes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from hexenkessel.games.armageddon.chapters.ch10_walls import position
from hexenkessel.games.armageddon.chapters.ch10_walls.position import Places
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure, rested
from hexenkessel.games.armageddon.ground.works import Works
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.terms import FigureId, Kind, Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield, Siege

# A10.6c: what may close a gap in a position.
_CLOSING: Final[frozenset[Kind]] = frozenset({"siege-tower", "tortoise"})

State: TypeAlias = Literal["holds", "open", "lifted"]


def why_not_besieged(index: Index, side: int, places: Places) -> Rule | None:
    """A10.6f: the rule by which this is no state of siege; None if it is one. Remembered."""
    key = ("besieged", side, places)
    if key not in index.memo:
        index.memo[key] = _why_not(index, side, places)
    rule: Rule | None = index.memo[key]
    return rule


def _why_not(index: Index, side: int, places: Places) -> Rule | None:
    works = position.with_accesses(index, places, "open")
    sortie = _sortie(index, side, places, works)
    mine = list(_movers(index, position.besiegers(index, side), works, ()))
    if sortie:
        # A10.6f: whatever they can reach in one move can be fought in the next.
        return None if sortie <= _struck(index, mine, sortie) else "A10.6f"
    # A10.6g: who cannot get out at all needs only one who can come to the rim.
    rim = _rim(index, side, places)
    return None if any(not rim.isdisjoint(reach) for _, _, reach in mine) else "A10.6g"


def _sortie(index: Index, side: int, places: Places, works: Works) -> set[Place]:
    """A10.6f: where the besieged can get in one move if they open their accesses: gates, and A10.6c, gaps in
    which they have devices. They make room for each other; the besiegers do not make room for them."""
    inside = [figure for place in places for figure in index.at(place)]
    others = [figure for figure in index.figures.values() if figure.field not in places]
    found: set[Place] = set()
    for _, _, reach in _movers(index, inside, works, others):
        found |= reach
    return found - places


def _movers(
    index: Index, figures: Iterable[Figure], works: Works, others: Iterable[Figure]
) -> Iterator[tuple[Index, Figure, set[Place]]]:
    """Each of them with where it could be after its next move, as if nobody but these others were there."""
    seen: set[FigureId] = set()
    for figure in figures:
        if figure.id in seen:
            continue
        group = _belonging(index, figure)
        seen |= {each.id for each in group}
        alone = _with_only(index.field, [*group, *others], works)
        # Not `alone.index`: no other is to be forgotten for its sake.
        there = Index(alone, index.rules)
        for each in group:
            member = there.figures[each.id]
            yield there, member, {member.field, *there.reach(member)}


def _belonging(index: Index, figure: Figure) -> list[Figure]:
    """The figure with all that ride, lead or draw each other, or form a phalanx."""
    key = ("belonging",)
    groups: dict[FigureId, list[Figure]] | None = index.memo.get(key)
    if groups is None:
        groups = index.memo[key] = {each: [one] for each, one in index.figures.items()}
        for each in index.figures.values():
            ties = [tie for tie in (each.on, each.led_by, each.harness) if tie]
            if each.phalanx:
                ties += [man.id for man in index.at(each.field) if man.phalanx == each.phalanx]
            # Who is aboard stands and falls with the ship.
            ties += [one.id for place in index.rules.provided(index, each) for one in index.at(place)]
            for tie in ties:
                mine, its = groups[each.id], groups[tie]
                if mine is not its:
                    whole = mine + its
                    groups.update({one.id: whole for one in whole})
    return groups[figure.id]


def _with_only(field: Battlefield, figures: list[Figure], works: Works) -> Battlefield:
    """A battlefield of another round, on which only these are."""
    fresh = {each.id: rested(each) for each in sorted(figures, key=lambda each: each.id)}
    # A6.1j: so that a phalanx has its step.
    phalanxes = {number: Phalanx(each.front) for number, each in field.phalanxes.items()}
    return field.but(figures=fresh, works=works, phalanxes=phalanxes, round=field.round + 1)


def _struck(index: Index, movers: list[tuple[Index, Figure, set[Place]]], places: set[Place]) -> set[Place]:
    """Those of these places at which somebody of them could then strike."""
    found: set[Place] = set()
    for place in places:
        near = (place, *index.adjacent(place))
        found |= {place} if any(_can_strike(mover, near, place) for mover in movers) else set()
    return found


def _can_strike(mover: tuple[Index, Figure, set[Place]], near: tuple[Place, ...], place: Place) -> bool:
    there, figure, reach = mover
    target = Figure(0, "axe", None, place)
    return figure.is_warrior and any(
        one in reach and there.rules.may_strike(there, figure.but(field=one), target) == ALLOWED
        for one in near
    )


def _rim(index: Index, side: int, places: Places) -> set[Place]:
    """A10.6g: outside, beside the place or beside the peaks or waters around it."""
    ground, out = index.ground, position.outside(index, side)
    around = {other for place in places for other in ground.neighbours[place]} - places
    barred = {other for other in around if other not in out}
    return (around | {other for place in barred for other in ground.neighbours[place]}) & out


def _closes_gaps(figure: Figure, sides: tuple[int, ...], side: int) -> bool:
    return figure.kind in _CLOSING and figure.owner is not None and sides[figure.owner] != side


def state_of(index: Index, siege: Siege) -> State:
    """R-A10.6f: what has become of a siege. A10.6l: while an access is open nobody starves."""
    places, side = frozenset(siege.places), index.field.sides[siege.seat]
    if not position.besieged(index, places, side):
        return "lifted"
    gates = position.accesses(index.ground, places)
    is_open = any(wall.gate == "open" for wall in gates)
    shut = index
    if is_open:
        closed = index.field.but(works=position.with_accesses(index, places, "closed"))
        shut = Index(closed, index.rules)
    if position.is_touched(shut, places, position.outside(shut, side)):
        # A10.6n: there is another way in by now. A10.6c: a gap that the besieged close with a device is an
        # access like a gate, and it is open when the device has turned or gone from it.
        inside = (figure for place in places for figure in index.at(place))
        if not any(_closes_gaps(each, index.field.sides, side) for each in inside):
            return "lifted"
        is_open = True
    # A10.6n: the besiegers have gone away.
    if why_not_besieged(index, side, places):
        return "lifted"
    return "open" if is_open else "holds"
