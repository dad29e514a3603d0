"""The spell book: who can cast what, when and on whom (B5, BS).

What a spell does stands in the data, like what a card does; how one is cancelled, where cards are answered.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from hexenkessel.games.battlemist.actions import Cast, CastAt
from hexenkessel.games.battlemist.cards.targets import NOBODY, targets
from hexenkessel.games.battlemist.components import SPELLS, Spell
from hexenkessel.games.battlemist.terms import SpellName
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

# Where the spell book speaks of each spell.
SPELL_RULES: Final = {
    "song-of-fear": "BS.1a",
    "song-of-fire": "BS.1b",
    "song-of-life": "BS.1c",
    "song-of-the-earth": "BS.1d",
    "word-of-the-wind": "BS.2a",
    "word-of-the-soul": "BS.2b",
    "word-of-the-fiery-heart": "BS.2c",
    "word-of-dominance": "BS.2d",
    "eyes-of-the-hawk": "BS.3a",
    "eyes-of-winters-cold": "BS.3b",
    "eyes-of-sorrow": "BS.3c",
    "hand-of-the-sacred-flame": "BS.4a",
    "hand-of-the-void": "BS.4b",
    "hand-of-the-raging-spirit": "BS.4c",
}


@cache
def spells_of(window: str) -> tuple[Spell, ...]:
    return tuple(spell for spell in SPELLS.values() if spell.window == window)


def casts(world: World, seat: Seat, window: str, cost: int) -> list[Action]:
    """B5.0a: all spells are open to all; B5.0b: who has the power; B5.0e: each at its time.

    B5.0f: again and again, as long as the power lasts.
    """
    power = world.players[seat].star_power
    found: list[Action] = []
    for spell in spells_of(window):
        if spell.cost <= power:
            aims = targets(world, seat, spell.effects, cost)
            found += [Cast(spell.id)] if aims == NOBODY else [CastAt(spell.id, aim) for aim in aims]
    return found


def might_cast(world: World, seat: Seat, window: str, cost: int) -> bool:
    power = world.players[seat].star_power
    return any(
        spell.cost <= power and targets(world, seat, spell.effects, cost) for spell in spells_of(window)
    )


def why_not_cast(world: World, seat: Seat, name: SpellName, windows: Collection[str]) -> str:
    """The id of the rule that forbids to cast this now; it is known to be forbidden."""
    if name not in SPELLS:
        return "B5.0a"
    if SPELLS[name].window not in windows:
        return "B5.0e"
    return "B5.0b" if SPELLS[name].cost > world.players[seat].star_power else SPELL_RULES[name]
