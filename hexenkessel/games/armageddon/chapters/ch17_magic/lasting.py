"""17.3: what lies on figures and fields for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.terms import FigureId

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

MORTAL_FOR = "mortal"  # A17.6g
REST = "rest"  # A17.6e
HERDED = "herded"  # A17.2am
WATERS = ("dry-river", "flood-river")


def add(change: ArmageddonChange, what: Lasting) -> None:
    magic = change.state.magic
    change.state = change.state.but(magic=magic.but(lasting=(*magic.lasting, what)))


def lies_on(index: Index, word: str) -> frozenset[FigureId]:
    """The figures of which this holds now."""
    key = ("lasting", word)
    known: frozenset[FigureId] | None = index.memo.get(key)
    if known is None:
        lasting = index.field.magic.lasting
        known = frozenset(who for each in lasting if each.word == word for who in each.figures)
        index.memo[key] = known
    return known


def forget(field: Battlefield, who: FigureId) -> Battlefield:
    """Nothing lasts on who is dead."""
    magic = field.magic
    if who not in magic.units and all(who not in each.figures for each in magic.lasting):
        return field
    lasting = tuple(
        msgspec.structs.replace(each, figures=tuple(one for one in each.figures if one != who))
        if who in each.figures
        else each
        for each in magic.lasting
    )
    left = tuple(each for each in lasting if each.figures or each.edges)
    units = {one: units for one, units in magic.units.items() if one != who}
    cast = tuple(one for one in magic.cast if one != who)
    return field.but(magic=magic.but(units=units, cast=cast, lasting=left))
