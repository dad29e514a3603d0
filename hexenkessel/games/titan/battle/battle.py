"""A battle as a position stores it: flat, frozen, every character by its number (T10)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, OFF

from ..characters import KINDS
from ..terms import Character, EntrySide, Terrain
from .terrain import ENTRIES, TERRAINS


class Battle(msgspec.Struct, frozen=True):
    """Where a battle stands. A character keeps its number to the end; newcomers get the next one.

    ``moved`` and ``struck`` are sets of characters, one bit each: who has moved in this maneuver phase,
    who has struck in this strike phase. ``titan_powers`` are the attacker's and the defender's.
    """

    terrain: Terrain
    entry: EntrySide
    round: int
    half: int
    kinds: tuple[int, ...]
    # T10.1f: whose each character is, for whoever draws the map has to show it.
    sides: tuple[int, ...]
    hexes: tuple[int, ...]
    hits: tuple[int, ...]
    titan_powers: tuple[int, int]
    moved: int = 0
    struck: int = 0


def start_battle(
    terrain: Terrain,
    entry: EntrySide,
    attackers: Sequence[Character],
    defenders: Sequence[Character],
    titan_powers: tuple[int, int],
) -> Battle:
    """A battle before its first maneuver phase: attackers first, then defenders, nobody on the map."""
    if terrain not in TERRAINS:
        raise ValueError(f"no Battleland is called {terrain!r}")
    if entry not in ENTRIES or (terrain == "Tower" and entry != 3):
        raise ValueError(f"nobody enters a {terrain} over side {entry}")
    names = [*attackers, *defenders]
    return Battle(
        terrain=terrain,
        entry=entry,
        round=1,
        # T10.3a: the defender has the first half of every round, at a Tower too.
        half=DEFENDER,
        kinds=tuple(KINDS.index(name) for name in names),
        sides=(ATTACKER,) * len(attackers) + (DEFENDER,) * len(defenders),
        hexes=(OFF,) * len(names),
        hits=(0,) * len(names),
        titan_powers=titan_powers,
    )
