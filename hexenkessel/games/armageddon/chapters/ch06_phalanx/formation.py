"""A phalanx as it stands: its men, its front, and where it can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.crossing import Forbid, Toll
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import OPEN
from hexenkessel.games.armageddon.terms import Field, Kind
from hexenkessel.hexes.axial import STEPS, Direction
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

MEN: Final = 4  # A6.1a
WEAPONS: Final[frozenset[Kind]] = frozenset({"axe", "lance", "sword"})  # A6.1a, A6.1b


def men_of(index: Index) -> dict[int, list[Figure]]:
    """The men of every phalanx, by its number."""
    known: dict[int, list[Figure]] | None = index.memo.get(("phalanx men",))
    if known is None:
        known = index.memo["phalanx men",] = {}
        if index.field.phalanxes:
            for figure in index.figures.values():
                if figure.phalanx:
                    known.setdefault(figure.phalanx, []).append(figure)
    return known


def is_breaking(index: Index, number: int) -> bool:
    """A6.2m: men have fallen and its player is about to move: it is no phalanx unless he fills it up."""
    field = index.field
    men = men_of(index).get(number, [])
    return len(men) < MEN and not field.set_out and all(man.owner == field.active for man in men)


def standing(index: Index, figure: Figure) -> Phalanx | None:
    """The phalanx that a figure stands in."""
    if not figure.phalanx or is_breaking(index, figure.phalanx):
        return None
    return index.field.phalanxes.get(figure.phalanx)


def on_field(index: Index, field: Field, seat: Seat | None = None) -> int:
    """The number of the phalanx on a field, of this seat if one is named; 0: there is none."""
    for figure in index.at(field):
        if figure.phalanx and seat in (None, figure.owner):
            return figure.phalanx
    return 0


# 6.2: front and rear


def is_front(phalanx: Phalanx, side: Direction | None) -> bool:
    """A6.2a: three neighbouring sides, with the named one in the middle."""
    return side is not None and (side - phalanx.front) % 6 in (5, 0, 1)


def strikes_to_the_front(index: Index, man: Figure, opponent: Figure) -> bool:
    """A6.2b, A6.2c: does a blow between a man and somebody on another field go over a front side?"""
    phalanx = standing(index, man)
    return phalanx is not None and is_front(phalanx, index.ground.direction(man.field, opponent.field))


def sees(ground: Ground, phalanx: Phalanx, field: Field, other: Field) -> bool:
    """A6.2r: is another field within 90 degrees of the middle of the front?"""
    (q, r), (aq, ar) = ground.cells[field], ground.cells[other]
    dq, dr = STEPS[phalanx.front]
    q, r = aq - q, ar - r
    # Twice the scalar product, in coordinates in which a step to the east is (2, 0).
    return (2 * q + r) * (2 * dq + dr) + 3 * r * dr >= 0


# 6.1: where it goes


def toll(ground: Ground, one: Field, other: Field) -> Toll | None:
    # A6.1h, A6.1m: where it may not stay it may not go.
    if ground.footing[other] not in OPEN:
        return Forbid("A6.1h")
    # A6.1k: no wading.
    if (one, other) in ground.rivers:
        return Forbid("A6.1k")
    # A6.1l: levels only over ramps. A6.1j, A6.1l: one step each, up a ramp too.
    is_level = ground.level[one] == ground.level[other]
    return None if is_level or (one, other) in ground.ramps else Forbid("A6.1l")


# What becomes of it


def altered(change: ArmageddonChange, number: int, phalanx: Phalanx) -> None:
    change.state = change.state.but(phalanxes={**change.state.phalanxes, number: phalanx})


def disband(change: ArmageddonChange, number: int) -> None:
    """A6.1g, A6.2m: from now on they are single men, who would have to stand idle again to form up."""
    field = change.state
    men = [figure for figure in field.figures.values() if figure.phalanx == number]
    change.state = field.changing(*(man.but(phalanx=0, busy=field.round) for man in men)).but(
        phalanxes={each: phalanx for each, phalanx in field.phalanxes.items() if each != number}
    )
    if men:
        change.tell(
            "dissolved",
            seat=-1 if men[0].owner is None else men[0].owner,
            kind=men[0].kind,
            field=field.index.name(men[0].field),
        )


def leave(change: ArmageddonChange, man: Figure) -> None:
    """A8.4g: this man is no part of his phalanx any more."""
    change.state = change.state.changing(change.state.figures[man.id].but(phalanx=0))
    forget_empty(change, man.phalanx)


def forget_empty(change: ArmageddonChange, number: int) -> None:
    """A phalanx without men is none."""
    field = change.state
    if number in field.phalanxes and not any(each.phalanx == number for each in field.figures.values()):
        change.state = field.but(
            phalanxes={each: phalanx for each, phalanx in field.phalanxes.items() if each != number}
        )
