"""Questions about magic (chapter 17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Count,
    Device,
    Die,
    Elephant,
    Family,
    Horse,
    Phalanx,
    Positive,
    Question,
    Roll,
    Ship,
    Warrior,
    word,
)
from hexenkessel.games.armageddon.chapters.ch17_magic import casting, duelling, prices, stock
from hexenkessel.games.armageddon.figures import Figure

Subject: TypeAlias = Warrior | Horse | Phalanx | Elephant | Device | Ship | Literal["wagon", "magician"]
Beast: TypeAlias = Literal[
    "rider_of_darkness", "griffin", "troll", "desert_dwarf", "giant", "siren", "dragon", "sea_serpent"
]
Spell: TypeAlias = Literal[
    "weaken",
    "strengthen",
    "make_invisible",
    "paralyse",
    "petrify",
    "protect",
    "protection",
    "double_speed",
    "displace",
    "move_animals",
    "move_beasts",
    "local_wind",
    "dry_river",
    "dry_up_a_river",
    "flood_river",
    "flood_a_river",
    "move_gate",
    "move_a_gate",
]
# What has a second name, by that.
_NAMES: Final[Mapping[str, prices.SpellName]] = {
    "protection": "protect",
    "dry_up_a_river": "dry-river",
    "flood_a_river": "flood-river",
}
_GATES: Final = ("move_gate", "move_a_gate")
_PHALANX: Final = "_phalanx"


class MagicAsked(Question, frozen=True, kw_only=True):
    """What does a spell cost that is cast on all of these, and what does it cost to counter it?"""

    spell: Spell
    on: Mapping[Subject | Literal["phalanx_man", "river"], Positive] = {}
    beast: Beast | None = None
    fields: Positive = 1
    gate: Literal["wall", "tower", "keep"] | None = None
    outer: bool = False
    castle: Count = 0

    def check(self) -> None:
        if self.spell == "move_beasts" and self.beast is None:
            raise BadQuestion("Which beast?")
        if self.spell in _GATES and self.gate is None:
            raise BadQuestion("Which gate?")


def _magic(asked: MagicAsked) -> Answer:
    units = _units(asked)
    # A17.3d: a spell over nobody is none.
    return {"units": units or None, "counter": prices.counter_units(units) if units else None}


def _units(asked: MagicAsked) -> int:
    if asked.beast is not None and asked.spell == "move_beasts":
        return prices.beast_units(word(asked.beast), asked.fields)
    if asked.gate is not None and asked.spell in _GATES:
        return prices.gate_units(asked.gate, asked.outer, asked.castle)
    spell = prices.SPELLS[_spell_of(asked.spell)]
    if not spell.on:
        return spell.units * asked.on.get("river", 0)
    meant = [each for name, many in asked.on.items() for each in _figures(name) * many]
    return prices.units_for(spell, [each for each in meant if prices.works_on(spell, each)])


def _spell_of(name: str) -> prices.SpellName:
    return _NAMES[name] if name in _NAMES else next(each for each in prices.SPELLS if each == word(name))


def _figures(name: str) -> list[Figure]:
    """One of these, on no field; a river is none."""
    if name == "river":
        return []
    if name.endswith(_PHALANX) or name == "phalanx_man":
        return [Figure(0, name.removesuffix(_PHALANX) if name.endswith(_PHALANX) else "axe", 0, 0, phalanx=1)]
    return [Figure(0, word(name), 0, 0)]


class CounterAsked(Question, frozen=True, kw_only=True):
    """Does a spell fail if these formulas are rolled?"""

    formula: Roll
    counter: Roll


def _counter(asked: CounterAsked) -> Answer:
    return {"fails": casting.is_countered(asked.formula, asked.counter)}


class DuelOfMagiciansAsked(Question, frozen=True, kw_only=True):
    """Who has lost after these rolls, the challenged first?"""

    rolls: Annotated[tuple[Roll, ...], msgspec.Meta(max_length=999)]


def _magic_duel(asked: DuelOfMagiciansAsked) -> Answer:
    lost = duelling.loser_of(list(asked.rolls))
    return {"loser": None if lost is None else ("challenged", "challenger")[lost % 2]}


class TripleAsked(Question, frozen=True, kw_only=True):
    """Is a roll of these dice repeated, and how many units has the magician then?"""

    dice: tuple[Die, Die, Die]
    stock: Annotated[int, msgspec.Meta(ge=0, le=stock.MOST)] | None = 0
    on_turn: bool = True
    cast: bool = False
    roll_for: Literal["duel", "serving"] = "duel"


# What is rolled, in the words of the game.
_PURPOSES: Final = {"duel": "attack", "serving": "throw"}


def _triple(asked: TripleAsked) -> Answer:
    counts = stock.is_triple(asked.dice) and _PURPOSES[asked.roll_for] in stock.COUNTING
    if asked.stock is None:
        return {"again": False}
    can_spend = asked.on_turn and not asked.cast
    credit = stock.credit(asked.stock, can_spend) if counts else None
    # What is spent at once is for the player to say.
    after = {} if can_spend else {"stock": asked.stock + (credit.units if credit else 0)}
    return {"again": credit is not None, **after}


ASKED: Final[Family] = {
    "magic": (MagicAsked, _magic),
    "counter": (CounterAsked, _counter),
    "magic_duel": (DuelOfMagiciansAsked, _magic_duel),
    "triple": (TripleAsked, _triple),
}
