"""15.3: anchors at coasts and between rafts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.ch15_ships.actions import Agree, Anchor, Decline, Tie, Untie, Weigh
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import tell
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, FigureId, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

CAST, RAISED = "c", "r"


def coast_of(index: Index, ship: Figure, field: Field) -> tuple[Field, ...]:
    """A15.3t: the coast at a side line of the ship to which a field belongs; empty if there is none."""
    coasts = hull.coasts(index.ground, hull.side_lines(index.ground, ship))
    return next((coast for coast in coasts if field in coast), ())


def _why_not_handle(index: Index, seat: Seat, figure: Figure, ship: Figure | None, what: str) -> Rule | None:
    """What keeps a warrior from casting ("c") or raising ("r") an anchor of this ship."""
    if figure.owner != seat:
        return "A2.3e"
    # A15.3u: a warrior who is aboard.
    if ship is None or not figure.is_warrior:
        return "A15.3u"
    # A15.3l: the majority rule holds for this too.
    side = aboard.leading_side(index, aboard.crew(index, *aboard.fleet(index, ship)))
    if side != index.field.sides[seat]:
        return "A15.3l"
    # A15.3v: each warrior once in a round, and each ship. A15.3w: but two warriors at two coasts.
    if figure.anchors:
        return "A15.3v"
    is_second = ship.anchors == what and bool(ship.moored)
    return None if not ship.anchors or is_second else "A15.3v"


def why_not_cast(index: Index, seat: Seat, action: Anchor) -> Rule | None:
    figure = index.figures[action.figure]
    ship = aboard.ship_under(index, figure)
    if rule := _why_not_handle(index, seat, figure, ship, CAST):
        return rule
    assert ship is not None
    field = index.ground.number.get(action.field, NOWHERE)
    if field == NOWHERE or field in ship.moored:
        return "A15.3t"
    if coast_of(index, ship, field):
        return None
    # A15.3s: only where the land has level 1. A15.3t: only with a side line.
    is_land = index.ground.terrain[field] != "water"
    return "A15.3s" if is_land and not hull.is_landable(index.ground, field) else "A15.3t"


def why_not_raise(index: Index, seat: Seat, action: Weigh) -> Rule | None:
    figure = index.figures[action.figure]
    ship = aboard.ship_under(index, figure)
    if rule := _why_not_handle(index, seat, figure, ship, RAISED):
        return rule
    field = index.ground.number.get(action.field, NOWHERE)
    return None if ship is not None and field in ship.moored else "A15.3u"


def _other_raft(index: Index, ship: Figure | None, who: FigureId) -> Figure | None:
    """A15.3x: the raft beside this one, if both are rafts."""
    other = index.figures.get(who)
    is_beside = (
        ship is not None
        and other is not None
        and ship.kind == other.kind == "raft"
        and other.field in index.ground.neighbours[ship.field]
    )
    return other if is_beside else None


def why_not_tie(index: Index, seat: Seat, action: Tie | Untie) -> Rule | None:
    figure = index.figures[action.figure]
    ship = aboard.ship_under(index, figure)
    what = CAST if isinstance(action, Tie) else RAISED
    other = _other_raft(index, ship, action.raft)
    if ship is None or other is None or (other.id in ship.tied) == (what == CAST):
        return "A15.3x" if figure.owner == seat else "A2.3e"
    # A15.3v: between rafts no second anchor in the same round.
    if ship.anchors:
        return "A15.3v"
    return _why_not_handle(index, seat, figure, ship, what)


def handle(change: ArmageddonChange, action: Anchor | Weigh | Tie | Untie) -> None:
    """Cast or raise; both who does it and the ship have done it for this round."""
    index = change.state.index
    figure = index.figures[action.figure]
    ship = aboard.ship_under(index, figure)
    assert ship is not None, "who handles an anchor is aboard"
    is_cast = isinstance(action, Anchor | Tie)
    word = CAST if is_cast else RAISED
    changed = [figure.but(anchors=word)]
    place = action.field if isinstance(action, Anchor | Weigh) else ""
    if isinstance(action, Anchor | Weigh):
        field = index.ground.number[action.field]
        coast = coast_of(index, ship, field) or (field,)
        # A15.3u: along all edges of that side that touch land.
        after = {*ship.moored, *coast} if is_cast else {*ship.moored} - {*coast}
        changed.append(ship.but(moored=tuple(sorted(after)), anchors=ship.anchors + word))
    else:
        other = index.figures[action.raft]
        place = index.name(other.field)
        for one, two in ((ship, other), (other, ship)):
            tied = {*one.tied, two.id} if is_cast else {*one.tied} - {two.id}
            changed.append(one.but(tied=tuple(sorted(tied)), anchors=one.anchors + word))
    change.state = change.state.changing(*changed)
    tell(change, "anchored" if is_cast else "weighed", ship, target=figure.id, other=figure.kind, place=place)


def offers(index: Index, seat: Seat, ship: Figure) -> Iterator[Action]:
    """What the warriors aboard may do with anchors: one of each look is enough, so the first who can."""
    mine = [each for each in aboard.crew(index, ship) if each.owner == seat and not each.anchors]
    if not mine:
        return
    who = mine[0].id
    for coast in hull.coasts(index.ground, hull.side_lines(index.ground, ship)):
        yield Anchor(who, index.name(coast[0]))
    for field in _holds(index, ship):
        yield Weigh(who, index.name(field))
    if ship.kind == "raft":
        for around in index.ground.neighbours[ship.field]:
            other = aboard.ship_at(index, around)
            if other is not None and other.kind == "raft":
                yield Untie(who, other.id) if other.id in ship.tied else Tie(who, other.id)


def _holds(index: Index, ship: Figure) -> list[Field]:
    """One field of each coast that holds the ship; where it has stranded, whatever land that is."""
    found: list[Field] = []
    seen: set[Field] = set()
    for field in ship.moored:
        if field not in seen:
            found.append(field)
            seen |= {field, *coast_of(index, ship, field)}
    return found


# A15.3y: rafts of different players


def asks(index: Index, seat: Seat, action: Tie) -> Seat | None:
    """Who must agree, if anybody."""
    owner = index.figures[action.raft].owner
    return None if owner is None or owner == seat or owner not in index.field.living else owner


class AskingToTie(ArmageddonStep, frozen=True, tag="asking-to-tie"):
    """A15.3y: only if both agree."""

    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Decline)

    seat: Seat  # who is asked
    figure: FigureId
    raft: FigureId

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        return Prompt("prompt-asking-to-tie", {"field": index.name(index.figures[self.raft].field)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Agree(), Decline()]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        return NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.pop()
        if isinstance(action, Agree):
            handle(change, Tie(self.figure, self.raft))
        else:
            raft = change.state.figures[self.raft]
            tell(change, "declined", raft)
