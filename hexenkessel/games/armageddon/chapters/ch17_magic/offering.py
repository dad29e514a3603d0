"""17.3: which spells may be cast, and for how many units."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias, get_args

from hexenkessel.games.armageddon.chapters.ch15_ships.numbers import Strength
from hexenkessel.games.armageddon.chapters.ch17_magic import (
    aiming,
    displacing,
    gates,
    goading,
    lasting,
    stock,
    waters,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import CallWind, Cast, MoveBeast
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SPELLS, SpellName, units_for
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.terms import SIDES, Place, Rule
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

AnyCast: TypeAlias = Cast | CallWind | MoveBeast


def why_not_cast(index: Index, seat: Seat, cast: AnyCast) -> Refusal | None:
    magician = index.figures.get(cast.figure)
    if magician is None:
        return NOT_POSSIBLE
    if isinstance(cast, MoveBeast):
        return _why_not_move(index, seat, magician, cast)
    # A17.2aw: which wind must be said. A17.2ap: or where the beast goes.
    if not cast.fields or (isinstance(cast, Cast) and cast.spell in _OTHERWISE):
        return NOT_POSSIBLE
    spell: SpellName = "local-wind" if isinstance(cast, CallWind) else cast.spell
    named = [index.ground.number.get(name, NOWHERE) for name in cast.fields]
    if NOWHERE in named or (len(set(cast.fields)) < len(cast.fields) and spell not in _EDGES):
        return NOT_POSSIBLE
    fields = tuple(named)
    rule = why_cannot(index, seat, magician) or _why_not(index, magician, spell, fields)
    # A17.3k: what he does not have he cannot spend.
    if not rule and units(index, magician, spell, fields) > stock.units_of(index.field, magician.id):
        rule = "A17.3k"
    return Refusal(rule, {"figure": cast.figure}) if rule else None


def _why_not_move(index: Index, seat: Seat, magician: Figure, cast: MoveBeast) -> Refusal | None:
    beast = index.figures.get(cast.beast)
    if beast is None:
        return NOT_POSSIBLE
    rule = why_cannot(index, seat, magician)
    rule = rule or goading.why_not(index, magician, beast, SIDES.index(cast.side), cast.steps)
    return Refusal(rule, {"figure": cast.figure}) if rule else None


def why_cannot(index: Index, seat: Seat, magician: Figure) -> Rule | None:
    """What keeps him from casting at all."""
    # A17.6g: a mortal one neither casts nor counters.
    if magician.kind == MORTAL:
        return "A17.6g"
    # A17.3a: a magician, in his player's turn, once a round.
    if magician.kind != MAGICIAN or magician.owner != seat or magician.id in index.field.magic.cast:
        return "A17.3a"
    return None


def _why_not(index: Index, magician: Figure, spell: SpellName, fields: tuple[Place, ...]) -> Rule | None:
    if spell == "displace":
        return displacing.why_not(index, magician, fields)
    if spell in lasting.WATERS:
        return waters.why_not(index, magician, fields)
    if spell == "move-gate":
        return gates.why_not(index, magician, fields)
    return aiming.why_not_over(index, magician, spell, fields)


def units(index: Index, magician: Figure, spell: SpellName, fields: tuple[Place, ...]) -> int:
    """A17.3k: what it costs."""
    if spell == "displace":
        return units_for(SPELLS[spell], displacing.who_goes(index, magician))
    if spell in lasting.WATERS:
        return SPELLS[spell].units * len(waters.rivers_at(index.ground, fields))
    if spell == "move-gate":
        return gates.units(index, fields)
    return units_for(SPELLS[spell], aiming.subjects(index, magician, spell, fields))


# What `Cast` does not say enough for.
_OTHERWISE: Final[tuple[SpellName, ...]] = ("local-wind", "move-beasts")
_EDGES: Final = (*lasting.WATERS, "move-gate")


def casts(index: Index, magician: Figure) -> Iterator[AnyCast]:
    """All that can be cast over one field, river or gate; over several it may be said, but is not listed."""
    if magician.owner is None or why_cannot(index, magician.owner, magician):
        return
    left = stock.units_of(index.field, magician.id)
    for spell in SPELLS:
        for fields in _targets(index, magician, spell):
            if units(index, magician, spell, fields) > left:
                continue
            names = tuple(map(index.name, fields))
            if spell != "local-wind":
                yield Cast(magician.id, spell, names)
                continue
            for strength, side in product(get_args(Strength), SIDES):
                yield CallWind(magician.id, strength, side, names)
    yield from goading.choices(index, magician)


def _targets(index: Index, magician: Figure, spell: SpellName) -> Iterator[tuple[Place, ...]]:
    if spell == "displace":
        return displacing.targets(index, magician)
    if spell in lasting.WATERS:
        return waters.targets(index, magician)
    if spell == "move-gate":
        return gates.targets(index, magician)
    return aiming.targets(index, magician, spell)
