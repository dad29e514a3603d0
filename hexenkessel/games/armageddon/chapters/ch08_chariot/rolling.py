"""8.4: who comes under the wagon."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import leave
from hexenkessel.games.armageddon.chapters.ch08_chariot import team
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import FigureId

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

ROLLED_OVER: Final = "rolled-over"
CLIMBING: Final = 12  # A8.4e


def under(index: Index, wagon: Figure) -> list[Figure]:
    """Those on the wagon's field who are not on the wagon."""
    return [
        figure for figure in index.at(wagon.field) if wagon.id not in (figure.id, figure.on, figure.harness)
    ]


class RollingOver(ArmageddonStep, frozen=True, tag="rolling-over"):
    """A8.4a to A8.4h: horses die at once, warriors roll for it; then the wagon may be too full."""

    is_tumult: ClassVar[bool] = True

    wagon: FigureId
    begun: bool = False

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        wagon = index.figures.get(self.wagon)
        if wagon is None:
            change.pop()
        elif self.begun:
            change.pop()
            crew = team.crew_of(index, wagon)
            if len(crew) > KINDS["wagon"].seats:
                # A8.4h: the owner's warriors begin; where he has none on the wagon, those of who drives it.
                owners = {each.owner for each in crew}
                at_home = wagon.owner if wagon.owner in owners else change.state.active
                intruders = tuple(each.id for each in crew if change.state.is_enemy(each.owner, at_home))
                change.push(Scramble(wagon.field, wagon.id, intruders))
        else:
            change.replace(RollingOver(self.wagon, begun=True))
            self._begin(change, wagon)

    def _begin(self, change: ArmageddonChange, wagon: Figure) -> None:
        index = change.state.index
        victims = under(index, wagon)
        change.tell(
            "rolled-over",
            seat=-1 if wagon.owner is None else wagon.owner,
            figure=wagon.id,
            kind=wagon.kind,
            field=index.name(wagon.field),
            figures=tuple(figure.id for figure in victims),
            kinds=tuple(figure.kind for figure in victims),
        )
        # A8.4b: horses are dead at once.
        for figure in victims:
            if not figure.is_warrior:
                kill(change, figure.id, ROLLED_OVER)
        # A8.4f: those of one player support each other; the players in turn order.
        for seat in reversed(change.state.order):
            mine = tuple(figure.id for figure in victims if figure.is_warrior and figure.owner == seat)
            if mine:
                change.push(LifeRolls(seat, mine, ROLLED_OVER))


def climb(change: ArmageddonChange, who: FigureId) -> None:
    """A8.4e: he stands on the wagon. A8.4g: and in no phalanx any more."""
    figure = change.state.figures[who]
    wagon = next(each for each in change.state.index.at(figure.field) if each.kind == "wagon")
    change.state = change.state.changing(figure.but(on=wagon.id))
    if figure.phalanx:
        leave(change, figure)
