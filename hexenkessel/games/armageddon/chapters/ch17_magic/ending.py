"""17.3: what ends when somebody has his turn again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from hexenkessel.games.armageddon.chapters.ch17_magic import mortality
from hexenkessel.games.armageddon.chapters.ch17_magic.lasting import MORTAL_FOR, WATERS
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.phase import kill
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def turn_of(change: ArmageddonChange, seats: Iterable[Seat]) -> None:
    """A17.3b: these seats have their turn now, and before anything else what was to last until then ends.

    A seat that is out has no turns; its own count at the beginning of each round.
    """
    counting = set(seats)
    magic = change.state.magic
    aged = [
        msgspec.structs.replace(each, turns=each.turns - 1) if each.seat in counting else each
        for each in magic.lasting
    ]
    if any(each.seat in counting for each in magic.lasting):
        left = tuple(each for each in aged if each.turns > 0)
        change.state = change.state.but(magic=magic.but(lasting=left))
        for each in aged:
            if each.turns <= 0:
                _end(change, each)


def _end(change: ArmageddonChange, what: Lasting) -> None:
    if what.word in WATERS:
        works = change.state.works.calmed(what.edges)
        change.state = change.state.but(works=works)
    elif what.word == MORTAL_FOR:
        for who in what.figures:
            mortality.rise(change, who)
    figures = change.state.figures
    freed = [figures[who] for who in what.figures if who in figures and figures[who].spell == what.word]
    if freed:
        change.state = change.state.changing(*(figure.but(spell="") for figure in freed))
        # A17.2y: stone that has fallen into water has sunk, and is dead now.
        for figure in freed:
            if what.word == "petrified" and figure.swims:
                kill(change, figure.id, "drowning")
    if freed or what.word in WATERS:
        change.tell("spell-ends", seat=what.seat, spell=what.word, kinds=tuple(each.kind for each in freed))
