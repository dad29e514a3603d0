"""A7.1k, A7.1l: in one round a figure moves by itself and is carried, one wholly before the other."""

from __future__ import annotations

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Field, Round


def may_step(figure: Figure) -> bool:
    """May it still move by itself in this round, as far as the order goes?"""
    return figure.course != "ap"


def may_be_carried(figure: Figure) -> bool:
    return figure.course != "pa"


def carried(figure: Figure, to: Field, cost: int, now: Round) -> Figure:
    """The figure after it has been carried to a field."""
    course = figure.course if figure.course.endswith("p") else figure.course + "p"
    return figure.but(field=to, carried=figure.carried + cost, course=course, busy=now)
