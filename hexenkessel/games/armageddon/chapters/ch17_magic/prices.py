"""17.2, 17.4: what spells cost, on whom they work, and what it costs to counter them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS, HORSES
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Kind

# Those that lie on figures, by the word that is noted with a figure, and all others.
Enchantment: TypeAlias = Literal[
    "weakened", "strengthened", "invisible", "paralysed", "petrified", "doubled", "protected", "windborne"
]
SpellName: TypeAlias = Literal[
    "weaken",
    "strengthen",
    "make-invisible",
    "paralyse",
    "petrify",
    "protect",
    "double-speed",
    "displace",
    "move-animals",
    "dry-river",
    "flood-river",
    "move-gate",
    "local-wind",
    "move-beasts",  # A17.2ao: priced by `BEASTS`
]


class Spell(NamedTuple):
    """A17.2: its units, and on which sorts of figures it works, if on any."""

    units: int
    on: tuple[str, ...] = ()  # "warrior", "animal", "device"
    leaves: Enchantment | Literal[""] = ""  # what it makes of a figure until it ends


_LIVING: Final = ("warrior", "animal")

# A17.2a, A17.2f, A17.2k, A17.2o, A17.2v, A17.2bc, A17.2at, A17.2aa: units, and on whom they work.
SPELLS: Final[Mapping[SpellName, Spell]] = {
    "weaken": Spell(1, _LIVING, "weakened"),
    "strengthen": Spell(1, _LIVING, "strengthened"),
    "make-invisible": Spell(3, _LIVING, "invisible"),
    "paralyse": Spell(4, _LIVING, "paralysed"),
    "petrify": Spell(4, _LIVING, "petrified"),
    "protect": Spell(2, _LIVING, "protected"),
    "double-speed": Spell(1, (*_LIVING, "device"), "doubled"),
    "displace": Spell(4, (*_LIVING, "device")),
    # A17.2ak: those of other players.
    "move-animals": Spell(8, ("foreign animal",)),
    "dry-river": Spell(5),  # A17.2ay: for each river
    "flood-river": Spell(5),  # A17.2az
    "local-wind": Spell(5, ("ship",), "windborne"),  # A17.2aw
    "move-gate": Spell(5),  # A17.2ba: in a wall; see `gate_units`
}

# A17.2ao: for each field.
BEASTS: Final[Mapping[Kind, int]] = {
    "rider-of-darkness": 15,
    "griffin": 15,
    "troll": 15,
    "desert-dwarf": 15,
    "giant": 20,
    "siren": 20,
    "volcano": 20,  # A16.5b
    "dragon": 25,
    "sea-serpent": 25,
}
_ONE: Final = ("axe", "lance", "sword", "bow", "light-horse", "light-chariot-horse", "ladder")
_TWO: Final = ("champion", "heavy-horse", "heavy-chariot-horse", "wagon", "ram", "onager", "raft")
_THREE: Final = ("hero", "elephant", "mammoth", "tortoise", "siege-tower", "mortal-magician")
_FOUR: Final = ("longship", "sailing-ship")

# A17.2bg, A17.2bh, A17.2bi, A17.2bj: R-A17.2bj: chariot horses and mammoths like others of their sort.
FACTORS: Final[Mapping[Kind, int]] = {
    **dict.fromkeys(_ONE, 1),
    **dict.fromkeys(_TWO, 2),
    **dict.fromkeys(_THREE, 3),
    **dict.fromkeys(_FOUR, 4),
}
DEVICES: Final[frozenset[Kind]] = frozenset(
    ("wagon", "ram", "tortoise", "ladder", "siege-tower", "onager", "raft", "longship", "sailing-ship")
)
ANIMALS: Final[frozenset[Kind]] = HORSES | ELEPHANTS


def factor_of(figure: Figure) -> int:
    # A17.2bh: a man of a phalanx counts twice.
    return 2 if figure.phalanx else FACTORS[figure.kind]


def works_on(spell: Spell, figure: Figure) -> bool:
    """Does it work on figures of this sort, whosever they are?"""
    # A17.3h: no spell on a magician, unless he is mortal and so a warrior. A17.2as: nor on beasts.
    if figure.kind == MAGICIAN:
        return False
    if figure.is_warrior:
        return "warrior" in spell.on
    if figure.kind in ANIMALS:
        return "animal" in spell.on or "foreign animal" in spell.on
    # A17.2aw: on ships, and not on who is aboard.
    is_ship = figure.kind in SHIPS and "ship" in spell.on
    return is_ship or (figure.kind in DEVICES and "device" in spell.on)


def units_for(spell: Spell, figures: Iterable[Figure]) -> int:
    """A17.2bf, A17.3k: for each of them the units of the spell times its factor, all added up."""
    return sum(spell.units * factor_of(figure) for figure in figures)


def gate_units(gate: Literal["wall", "tower", "keep"], is_outer: bool = False, castle: int = 0) -> int:
    """A17.2ba: more for the outer gate of a castle of three fields or more."""
    outer = 5 if is_outer and castle >= LARGE_CASTLE else 0
    return {"wall": 5, "tower": 10, "keep": 15}[gate] + outer


LARGE_CASTLE: Final = 3


def beast_units(beast: Kind, fields: int) -> int:
    return BEASTS[beast] * fields


def counter_units(units: int) -> int:
    """A17.4c: one for up to 9, two for up to 19, and so on."""
    return units // 10 + 1
