"""12.1: devices are served by warriors on foot on their field, once in a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.figures import KINDS, Figure, look_of
from hexenkessel.games.armageddon.phase import ArmageddonChange, spend_action
from hexenkessel.games.armageddon.terms import FigureId, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def why_not_serve(
    index: Index, seat: Seat, device: Figure, crew: Sequence[FigureId], number: Rule
) -> Rule | None:
    """`number` is the rule that says how many of them serve it."""
    # A12.1l: each device once in a round.
    if device.acted:
        return "A12.1l"
    if rule := why_no_majority(index, seat, device):
        return rule
    for each in crew:
        if rule := why_not_server(index, seat, device, index.figures[each]):
            return rule
    return None if len(set(crew)) == len(crew) == KINDS[device.kind].crew else number


def why_no_majority(index: Index, seat: Seat, device: Figure) -> Rule | None:
    # A12.1m: who has most warriors on its field, allies counted together, whosever it is.
    return None if index.majority((device.field,)) == index.field.sides[seat] else "A12.1m"


def why_not_server(index: Index, seat: Seat, device: Figure, figure: Figure) -> Rule | None:
    # A2.4e: with one's own.
    if figure.owner != seat:
        return "A2.4e"
    # A12.1l: a warrior on foot on its field; and not in a phalanx, which has its front elsewhere.
    if not figure.is_warrior or figure.on or figure.phalanx or figure.field != device.field:
        return "A12.1l"
    # A12.1l: it is an action. A2.4i, A2.4l: one in a round.
    if figure.acted:
        return "A2.4i"
    return index.rules.may_stir(index, figure) or None


def crews(index: Index, seat: Seat, device: Figure) -> Iterator[tuple[FigureId, ...]]:
    """All who could serve it together; of those who are alike the first."""
    if device.acted or why_no_majority(index, seat, device):
        return
    able = [figure for figure in index.at(device.field) if not why_not_server(index, seat, device, figure)]
    seen: set[tuple[str, ...]] = set()
    for crew in combinations(able, KINDS[device.kind].crew):
        look = tuple(sorted(str(look_of(index, figure)) for figure in crew))
        if look not in seen:
            seen.add(look)
            yield tuple(figure.id for figure in crew)


def serve(change: ArmageddonChange, device: Figure, crew: Sequence[FigureId]) -> None:
    """They have done it, whatever comes of it."""
    figures = change.state.figures
    spend_action(change, *(figures[each] for each in crew))
    change.state = change.state.changing(figures[device.id].but(acted=True))
