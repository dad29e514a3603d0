"""9.3: an elephant that panics."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import FigureId

PANIC_ROLL: Final = 17  # A9.3j, A9.4h: exactly that
PANIC_FROM: Final = 6  # A9.3l
LIVES_FROM: Final = 10


def panic(change: ArmageddonChange, who: FigureId) -> None:
    """A9.3k: it kills all warriors and horses on its field, its riders too; other elephants are spared."""
    index = change.state.index
    elephant = index.figures[who]
    victims = [
        figure
        for figure in index.at(elephant.field)
        if figure.on == who or crowding.can_be_trampled(index, figure)
    ]
    change.tell(
        "panic",
        seat=-1 if elephant.owner is None else elephant.owner,
        figure=who,
        kind=elephant.kind,
        field=index.name(elephant.field),
        figures=tuple(figure.id for figure in victims),
        kinds=tuple(figure.kind for figure in victims),
    )
    for victim in victims:
        kill(change, victim.id, "panic", elephant.owner)
