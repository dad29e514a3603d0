"""A14.3k: a foundation is gone, and with it the level ground that it made of forest or mountain country."""

from __future__ import annotations

from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import disband
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field

LOST = "foundation"


def unsettle(change: ArmageddonChange, field: Field) -> None:
    """Riders get off where none can ride, phalanxes break up, and what cannot be there at all is lost. If
    there are too many now, those who have lived through the hit fight for the room."""
    for figure in _out_of_place(change, field):
        _loosen(change, figure)
    for figure in _out_of_place(change, field):
        if figure.id in change.state.figures:
            kill(change, figure.id, LOST)
    index = change.state.index
    if not any(figure.is_warrior for figure in index.at(field)):
        for figure in index.at(field)[: max(0, crowding.surplus(index, field))]:
            kill(change, figure.id, LOST)
    change.push(Scramble(field))


def _out_of_place(change: ArmageddonChange, field: Field) -> list[Figure]:
    index = change.state.index
    return [figure for figure in index.at(field) if index.rules.may_stay(index, figure, field)]


def _loosen(change: ArmageddonChange, figure: Figure) -> None:
    now = change.state.figures[figure.id]
    riders = [each.but(on=0) for each in change.state.figures.values() if each.on == now.id]
    if now.phalanx:
        disband(change, now.phalanx)
    now = change.state.figures[figure.id]
    change.state = change.state.changing(now.but(on=0, harness=0), *riders)
