"""15.6: swimmers in the way of a ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.seats import Seat

RUN_OVER: Final = "run-over"
CLIMBING: Final = 12  # A15.6p


def run_over(change: ArmageddonChange, body: Sequence[Figure], fields: Sequence[Field]) -> None:
    """A15.6o, A15.6p: what becomes of those who swim where these ships have come, over these fields."""
    index = change.state.index
    swimmers = [each for field in dict.fromkeys(fields) for each in index.at(field) if each.swims]
    if not swimmers:
        return
    ship = change.state.figures[body[0].id]
    change.tell(
        "overran",
        seat=-1 if ship.owner is None else ship.owner,
        figure=ship.id,
        kind=ship.kind,
        field=index.name(ship.field),
        figures=tuple(each.id for each in swimmers),
        kinds=tuple(each.kind for each in swimmers),
    )
    # A15.6o: a longship or a sailing ship leaves nobody alive.
    if ship.kind in hull.LONG:
        for each in swimmers:
            kill(change, each.id, RUN_OVER, change.state.active)
        return
    # A15.6p: at a raft's side one may get hold of it.
    for raft in body:
        here = change.state.figures[raft.id].field
        under = [each for each in swimmers if _raft_over(change, body, each) == raft.id]
        if under:
            change.state = change.state.changing(*(each.but(field=here) for each in under))
            change.push(RunningOver(raft.id, tuple(each.id for each in under)))


def _raft_over(change: ArmageddonChange, body: Sequence[Figure], swimmer: Figure) -> FigureId:
    """The raft of the body under which he comes: the nearest one."""
    index = change.state.index
    return min(
        (each.id for each in body),
        key=lambda who: (index.ground.distance(index.figures[who].field, swimmer.field), who),
    )


class RunningOver(ArmageddonStep, frozen=True, tag="running-over"):
    """A15.6p: those under a raft roll for it; then it may be too full."""

    is_tumult: ClassVar[bool] = True

    raft: FigureId
    swimmers: tuple[FigureId, ...]
    begun: bool = False

    def run(self, change: ArmageddonChange) -> None:
        if self.begun:
            change.pop()
            raft = change.state.figures.get(self.raft)
            if raft is not None:
                clear_deck(change, aboard.deck_at(change.state.index, raft.field), self.swimmers, raft.owner)
            return
        change.replace(RunningOver(self.raft, self.swimmers, begun=True))
        # Those of one player support each other (A15.6n); the players in turn order.
        figures = change.state.figures
        for seat in reversed(change.state.order):
            mine = tuple(each for each in self.swimmers if each in figures and figures[each].owner == seat)
            if mine:
                change.push(LifeRolls(seat, mine, RUN_OVER))


def clear_deck(change: ArmageddonChange, place: Field, came: Sequence[FigureId], home: Seat | None) -> None:
    """A15.6p, A15.7k: where too many are now, those who were there begin a scramble with those who came."""
    index = change.state.index
    if crowding.surplus(index, place) <= 0:
        return
    there = [each for each in index.at(place) if each.is_warrior]
    at_home = home if any(each.owner == home for each in there) else change.state.active
    intruders = tuple(
        each.id for each in there if each.id in came or change.state.is_enemy(each.owner, at_home)
    )
    change.push(Scramble(place, intruders=intruders))


def board(change: ArmageddonChange, figure: Figure) -> None:
    """A15.6p: he is on the raft, even if it is full."""
    place = aboard.deck_at(change.state.index, figure.field)
    change.state = change.state.changing(
        change.state.figures[figure.id].but(field=place, swims=0, clings=False)
    )
