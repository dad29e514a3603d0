"""The trophies of an Executer: Lords and Masters whom he has slain himself (G16.5)."""

from __future__ import annotations

from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Figures
from hexenkessel.kernel.seats import Seat

EXECUTER = "Executer"


def take_trophies(change: GodsChange, seat: Seat, victim: Seat, figures: Figures) -> None:
    """The Executer of this seat keeps these figures of the victim."""
    if not figures:
        return
    # G16.5an: each makes him stronger; G16.5ao: nobody can use it any more.
    trophies = (*change.state.players[seat].trophies, *[(victim, name) for name in figures])
    change.state = change.state.with_player(seat, trophies=tuple(sorted(trophies)))
    change.tell("trophies", seat=seat, victim=victim, figures=figures)


def give_back_trophies(change: GodsChange, seat: Seat) -> None:
    """G16.5as: with the Executer slain they go back to their owners for use."""
    trophies = change.state.players[seat].trophies
    if not trophies:
        return
    # G16.5ar: so he begins again with his first power, if he comes back.
    change.state = change.state.with_player(seat, trophies=())
    for owner, figure in trophies:
        if change.state.is_alive(owner):
            change.state = change.state.with_pool(owner, added=(figure,))
    change.tell("trophies-back", seat=seat, figures=tuple(sorted(figure for _, figure in trophies)))
