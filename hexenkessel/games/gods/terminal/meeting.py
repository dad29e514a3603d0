"""Two armies face to face, as those see them who decide for them (G10.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import colour, counted, field_name, figures, folded, in_order

_COLUMN: Final = 44


def meeting_in(view: GodsView) -> Negotiation | None:
    """The negotiation under way, if the observer sees both armies."""
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Negotiation) and all(view.armies[marker].is_open for marker in step.combat.markers):
        return step
    return None


def draw_meeting(view: GodsView, step: Negotiation, width: int) -> str:
    lines = [f"{field_name(step.field)}: whoever is destroyed there brings the other side these points."]
    columns = (
        list(_column(view, step.attacker, "attacks")),
        list(_column(view, step.defender, "defends")),
    )
    lines += [f"{left:{_COLUMN}}{right}".rstrip() for left, right in zip_longest(*columns, fillvalue="")]
    return "\n".join([*lines, *folded(_offer(view, step), width, 3)])


def _column(view: GodsView, marker: Marker, role: str) -> Iterator[str]:
    army = view.armies[marker]
    points = view.players[army.owner].battle_points if army.owner >= 0 else 0
    yield f"{marker} {role}: {army.size}, worth {army.worth} points"
    for name, count in in_order(Counter(army.visible)):
        worth = army_value((name,) * count, points)
        yield f"  {count} {name:12} {figures(name, points):16} {worth:3}p"


def _offer(view: GodsView, step: Negotiation) -> str:
    offer = step.offer
    if offer is None:
        return ""
    goods = f" {offer.gems} gems and {', '.join(offer.goods) or 'nothing else'}"
    wants = f" {offer.for_gems} gems and {', '.join(offer.for_goods) or 'nothing else'}"
    besides = f" Besides he gives{goods} for{wants}."
    if offer.winner == "nobody":
        return f"Offered: both armies are lost.{besides}"
    winner = step.attacker if offer.winner == "attacker" else step.defender
    owner = colour(view.armies[winner].owner)
    kept = counted(offer.kept)
    return f"Offered: {owner} keeps {kept}; everybody else in both armies is lost.{besides}"
