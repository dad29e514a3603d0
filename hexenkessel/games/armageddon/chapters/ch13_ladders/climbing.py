"""13.1: who climbs a ladder, where he gets to from it, and whom he can fight there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch13_ladders import leaning
from hexenkessel.games.armageddon.chapters.ch13_ladders.actions import Climb
from hexenkessel.games.armageddon.chapters.ch13_ladders.handling import why_not_own
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Place, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

OVER: Final = 2  # A13.1i: steps from the ladder to the platform
DOWN: Final = 1  # to its foot, as on stairs (A11.2b)


# Climbing


def why_not_climb(index: Index, seat: Seat, action: Climb) -> Refusal | None:
    figure, ladder = index.figures.get(action.figure), index.figures.get(action.ladder)
    if figure is None or ladder is None or ladder.kind != "ladder":
        return NOT_POSSIBLE
    # A2.3e: everybody moves his own.
    rule = "A2.3e" if figure.owner != seat else _why_not(index, seat, figure, ladder)
    return Refusal(rule, {"figure": figure.id}) if rule else None


def _why_not(index: Index, seat: Seat, figure: Figure, ladder: Figure) -> Rule | None:
    # A13.1h: a warrior, from the ladder's field, one that is set up; by himself, without animals.
    is_bound = figure.on or figure.phalanx or figure.ladder or owning.led_by(index, figure)
    if not figure.is_warrior or is_bound or figure.field != ladder.field:
        return "A13.1h"
    if ladder.id not in leaning.tops(index):
        return "A13.1h"
    # A13.1d: one at a time.
    if leaning.climber_of(index, ladder.id) is not None:
        return "A13.1d"
    return why_not_own(index, seat, ladder) or index.rules.may_stir(index, figure) or None


def listed(index: Index, figure: Figure) -> Iterator[Climb]:
    if figure.is_warrior and figure.owner is not None:
        for ladder in index.at(figure.field):
            if ladder.upright and not _why_not(index, figure.owner, figure, ladder):
                yield Climb(figure.id, ladder.id)


def climb(change: ArmageddonChange, seat: Seat, action: Climb) -> None:
    index = change.state.index
    figure, ladder = index.figures[action.figure], index.figures[action.ladder]
    now = change.state.round
    # R-A13.1h: it costs no step.
    up = figure.but(field=leaning.rungs(index, ladder), ladder=ladder.id, climbed=now, busy=now)
    change.state = change.state.changing(up)
    change.tell("climbed", seat=seat, figure=figure.id, kind=figure.kind, field=index.name(figure.field))


# From the ladder


def why_not_move(index: Index, figure: Figure) -> Rule | None:
    # A13.1i, R-A13.1h: who has climbed in this round makes no further step in it.
    return "A13.1i" if figure.ladder and figure.climbed == index.field.round else None


def prices(index: Index, climber: Figure) -> dict[Place, int]:
    """Where one gets to from a ladder, and for how many steps."""
    ladder = index.figures.get(climber.ladder)
    found = {} if ladder is None else {ladder.field: DOWN}
    top = leaning.target_of(index, climber)
    return found if top is None else {**found, top: OVER}


def reach(index: Index, figure: Figure) -> Reach | None:
    if not figure.ladder:
        return None
    left = index.rules.steps_left(index, figure)
    return {
        place: Way(price, (place,))
        for place, price in prices(index, figure).items()
        if price <= left and index.free[place] > 0 and not _why_not_on(index, figure, place)
    }


def _why_not_on(index: Index, figure: Figure, place: Place) -> Rule | None:
    return index.rules.may_stay(index, figure.but(field=place, ladder=0), place) or None


def barrier(index: Index, figure: Figure, other: Place) -> Rule | None:
    if figure.ladder:
        # A13.1i: there are only the platform and the foot.
        return None if other in prices(index, figure) else "A13.1i"
    is_ladder = any(leaning.rungs(index, index.figures[each]) == other for each in leaning.tops(index))
    # A13.1h: one climbs it from its field.
    return "A13.1h" if is_ladder and index.ground.floor_of(other) else None


def too_far(index: Index, figure: Figure, place: Place) -> Rule | None:
    # A13.1i: for the platform he needs both steps.
    return "A13.1i" if figure.ladder and place == leaning.target_of(index, figure) else None


# R-A13.1d: fighting


def lay_edges(index: Index, edges: Edges) -> None:
    for climber in leaning.climbers(index):
        top = leaning.target_of(index, climber)
        if top is not None:
            edges.blow(climber.field, top, ALLOWED)


def why_not_strike(index: Index, attacker: Figure, target: Figure) -> Verdict:
    for climber, other in ((attacker, target), (target, attacker)):
        # Only with the platform.
        if climber.ladder and leaning.target_of(index, climber) != other.field:
            return "A13.1d"
    return None
