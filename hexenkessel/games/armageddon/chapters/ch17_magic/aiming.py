"""17.3: on which fields a spell may be cast, and on whom it works there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch08_chariot import team
from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.ch17_magic.hovering import magicians_above
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import (
    ANIMALS,
    BEASTS,
    SPELLS,
    SpellName,
    works_on,
)
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.terms import Field, Place, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

REACH: Final = 12  # A17.3f
# A17.2k, A17.3f: on the magician's field and the six around it.
NEAR: Final[frozenset[SpellName]] = frozenset(("make-invisible",))


def subjects(index: Index, magician: Figure, spell: SpellName, fields: Sequence[Place]) -> list[Figure]:
    """A17.3d: all figures of these fields on which the spell can work, by id."""
    found = [
        figure
        for place in dict.fromkeys(place for field in fields for place in places_of(index, field))
        for figure in index.at(place)
        if works_on(SPELLS[spell], figure) and _may_be_meant(magician, spell, figure)
    ]
    return sorted(found, key=lambda figure: figure.id)


def places_of(index: Index, place: Place) -> tuple[Place, ...]:
    """A17.3d: on a field of a ship whoever is on its deck is meant as well."""
    if aboard.ship_at(index, place) is None:
        return (place,)
    field = index.ground.field_of(place)
    return field, aboard.deck_at(index, field)


def _may_be_meant(magician: Figure, spell: SpellName, figure: Figure) -> bool:
    # A17.2ak: animals of other players.
    if spell != "move-animals":
        return True
    return figure.kind in ANIMALS and figure.owner not in (None, magician.owner)


def why_not_over(index: Index, magician: Figure, spell: SpellName, fields: Sequence[Place]) -> Rule | None:
    """The rule by which a spell over these fields cannot be cast, whatever it costs."""
    if rule := why_too_far(index, magician, spell, fields):
        return rule
    if is_torn(index, fields):
        return "A17.3e"
    meant = subjects(index, magician, spell, fields)
    # A17.3d: a spell over nobody is none.
    if not meant:
        return _why_nobody(index, fields)
    # A17.3g: one spell at a time.
    return "A17.3g" if any(figure.spell for figure in meant) else None


def _why_nobody(index: Index, fields: Sequence[Place]) -> Rule:
    # A17.3h: not on a magician who hovers there. A17.2as: nor on beasts.
    if any(magicians_above(index, field) for field in fields):
        return "A17.3h"
    is_beast = any(each.kind in BEASTS for field in fields for each in index.above.get(field, ()))
    return "A17.2as" if is_beast else "A17.3d"


def why_too_far(index: Index, magician: Figure, spell: SpellName, fields: Sequence[Place]) -> Rule | None:
    distances = [index.ground.distance(magician.field, place) for place in fields]
    if spell in NEAR and max(distances) > 1:
        return "A17.2k"
    return "A17.3f" if max(distances) > REACH else None


def is_torn(index: Index, fields: Sequence[Place]) -> bool:
    """A17.3e: of a harnessed chariot or a ship one field is meant and the other is not."""
    meant = {places_of(index, place)[0] for place in fields}
    return any(len({each in meant for each in whole}) > 1 for whole in wholes(index))


def wholes(index: Index) -> Iterator[tuple[Place, ...]]:
    """The fields of each thing that is enchanted only as a whole."""
    for wagon in team.wagons(index):
        ahead = team.pole_field(index.ground, wagon)
        if ahead != NOWHERE and team.team_of(index, wagon):
            yield (wagon.field, ahead)
    for ship in aboard.ships(index):
        if ship.kind in hull.LONG:
            yield hull.fields_of(index.ground, ship)


def targets(index: Index, magician: Figure, spell: SpellName) -> Iterator[tuple[Place, ...]]:
    """What can be listed: each field with somebody on it by itself, and what is only there as a whole."""
    whole = {each: fields for fields in wholes(index) for each in fields}
    for place in sorted(index.on_field):
        fields = whole.get(place, (place,))
        is_deck = place != places_of(index, place)[0]
        if fields[0] == place and not is_deck and why_not_over(index, magician, spell, fields) is None:
            yield fields


def field_pairs(fields: Sequence[Field]) -> list[tuple[Field, Field]]:
    """Two by two, as edges are named."""
    return list(zip(fields[::2], fields[1::2], strict=True))
