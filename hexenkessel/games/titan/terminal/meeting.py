"""Two legions face to face, as both their owners see them before they decide (T9.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from hexenkessel.games.titan.characters import legion_value
from hexenkessel.games.titan.engagement import Negotiation
from hexenkessel.games.titan.terms import Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.words import colour, counted, figures, folded, in_order, land_name

_COLUMN: Final = 40


def meeting_in(view: TitanView) -> Negotiation | None:
    """The negotiation under way, if the observer sees both legions."""
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Negotiation) and all(view.legions[marker].is_open for marker in step.meeting.markers):
        return step
    return None


def draw_meeting(view: TitanView, step: Negotiation, width: int) -> str:
    lines = [f"{land_name(step.land)}: whoever is destroyed there brings the other side these points."]
    columns = (
        list(_column(view, step.attacker, "attacks")),
        list(_column(view, step.defender, "defends")),
    )
    lines += [f"{left:{_COLUMN}}{right}".rstrip() for left, right in zip_longest(*columns, fillvalue="")]
    return "\n".join([*lines, *folded(_offer(view, step), width, 3)])


def _column(view: TitanView, marker: Marker, role: str) -> Iterator[str]:
    legion = view.legions[marker]
    score = view.players[legion.owner].score
    yield f"{marker} {role}: {legion.size}, worth {legion.worth} points"
    for name, count in in_order(Counter(legion.visible)):
        points = legion_value((name,) * count, score)
        yield f"  {count} {name:9} {figures(name, score):16} {points:3}p"


def _offer(view: TitanView, step: Negotiation) -> str:
    offer = step.offer
    if offer is None:
        return ""
    if offer.winner == "nobody":
        return "Offered: both legions are lost."
    winner = step.attacker if offer.winner == "attacker" else step.defender
    owner = colour(view.legions[winner].owner)
    return f"Offered: {owner} keeps {counted(offer.kept)}; everybody else in both legions is lost."
