"""What can never be true on the battlefield. For tests: legal play must never bring it about."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.armageddon.field import Battlefield


def flaws_of(field: Battlefield, *, is_tumult: bool = False) -> list[str]:
    """In a tumult, that is while somebody is trampled or rolled over, fields may be too full (8.3, 9.4)."""
    found = [*_place_flaws(field, is_tumult), *_tie_flaws(field), *_count_flaws(field)]
    # What the chapters know of can only be looked at where all ties hold.
    return found or field.index.rules.flaws(field.index)


def _place_flaws(field: Battlefield, is_tumult: bool) -> Iterator[str]:
    index = field.index
    for where, free in enumerate(index.free):
        # A2.3g: at no moment more than fit.
        if free < 0 and not is_tumult:
            yield f"there are too many on {index.name(where)}"
    for figure in field.figures.values():
        if rule := index.rules.may_stay(index, figure, figure.field):
            yield f"figure {figure.id} ({figure.kind}) may not be on {index.name(figure.field)}: {rule}"


def _tie_flaws(field: Battlefield) -> Iterator[str]:
    figures = field.figures
    for figure in figures.values():
        for other in (figure.on, figure.led_by, figure.harness):
            if other and other not in figures:
                yield f"figure {figure.id} belongs to {other}, which is dead"
        if figure.on in figures and figures[figure.on].field != figure.field:
            yield f"figure {figure.id} rides what is elsewhere"
        if figure.phalanx and figure.phalanx not in field.phalanxes:
            yield f"figure {figure.id} stands in a phalanx that is dissolved"


def _count_flaws(field: Battlefield) -> Iterator[str]:
    kinds = field.index.rules.kinds
    for number, figure in field.figures.items():
        if number != figure.id or figure.kind not in kinds:
            yield f"figure {number} is impossible: {figure}"
        if figure.steps < 0 or figure.carried < 0:
            yield f"figure {number} has made {figure.steps} steps"
    if field.origins and len(field.origins) < max(field.figures, default=0):
        yield "a figure has come from nowhere"
