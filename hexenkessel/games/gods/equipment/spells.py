"""The sixteen spells as data, and who may cast which (G15.1 to G15.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from hexenkessel.games.gods.equipment.figures import FIGURES, MAGIC_GIFTED, is_master
from hexenkessel.games.gods.terms import PACKAGE, Figure, Spell
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "spells.json"


# G2.3c: a spell counter shows the name of the spell and its grade.
class SpellType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One spell; ``rules`` say what it does."""

    name: Spell
    grade: int
    rules: tuple[str, ...]


def check_spells(spells: tuple[SpellType, ...]) -> None:
    """Raise DataError unless there are four spells of each grade, sorted."""
    order = [(spell.grade, spell.name) for spell in spells]
    if order != sorted(set(order)):
        raise DataError(FILE, "list", "sorted by grade, then by name, each once")
    # G15.3a: sixteen spells of the grades 2 to 5.
    if [grade for grade, _ in order] != [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4:
        raise DataError(FILE, "list", "four spells of each grade from 2 to 5")


def _read_spells() -> Mapping[Spell, SpellType]:
    spells = read_data(PACKAGE, FILE, tuple[SpellType, ...])
    check_spells(spells)
    return MappingProxyType({spell.name: spell for spell in spells})


SPELLS: Final[Mapping[Spell, SpellType]] = _read_spells()
"""By grade, then by name. A name is one word, so that an action can say it: ``Create-Hazard``."""


def printed(spell: Spell) -> str:
    """The name as it stands on the counter.

    >>> printed("Wimps-Vacation")
    'Wimps Vacation'
    """
    return spell.replace("-", " ")


def why_not_cast(caster: Figure, spell: Spell) -> str:
    """The id of the rule that keeps this figure from casting this spell; empty when it may."""
    # G15.1a: only the magic-gifted cast.
    if caster not in MAGIC_GIFTED:
        return "G15.1a"
    # G15.3b: no spell whose grade is above the caster's skill; the printed one counts.
    return "G15.3b" if SPELLS[spell].grade > FIGURES[caster].skill else ""


def castable(
    army: Iterable[Figure],
    enemy: Iterable[Figure],
    cast: Collection[Spell] = (),
    pool: Iterable[Spell] = SPELLS,
) -> tuple[Spell, ...]:
    """Spells that somebody in this army may cast now, by grade, then by name.

    ``army`` and ``enemy`` are the figures on the battlefield, ``cast`` what the army has cast in this
    battle, ``pool`` the spells its owner has.
    """
    army = tuple(army)
    # G15.5a: none while a Master of either side is there.
    if any(is_master(name) for name in (*army, *enemy)):
        return ()
    # G15.4a: an army casts once in a battle.
    if cast:
        return ()
    gift = max((FIGURES[name].skill for name in army if name in MAGIC_GIFTED), default=0)
    held = set(pool)
    return tuple(name for name, spell in SPELLS.items() if name in held and spell.grade <= gift)
